import { t } from "../lang";
import { Button } from "../ui/Button";

interface Props {
  text: string;
  again: () => void;
}

/** A part of a page that could not be fetched. */
export function Trouble({ text, again }: Props) {
  return (
    <div class="part-trouble" role="alert">
      <p>
        {t("load-failed")} {text}
      </p>
      <Button onClick={again}>{t("try-again")}</Button>
    </div>
  );
}
