import { t } from "../lang";
import { Button } from "../ui/Button";
import { useRetry } from "./useRetry";

interface Props {
  text: string;
  /** Why it failed; of a server that does not answer it is asked again by itself. */
  code?: string;
  again: () => void;
}

/** A part of a page that could not be fetched. */
export function Trouble({ text, code = "", again }: Props) {
  const seconds = useRetry(code === "offline" ? again : null);
  return (
    <div class="part-trouble" role="alert">
      <p>
        {t("load-failed")} {text}
      </p>
      {seconds !== null && (
        <p class="hint" aria-hidden="true">
          {t("away-next", { seconds })}
        </p>
      )}
      <Button onClick={again}>{t("try-again")}</Button>
    </div>
  );
}
