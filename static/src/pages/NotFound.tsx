import { useTitle } from "../app/title";
import { t } from "../lang";
import { ButtonLink } from "../ui/Button";

export function NotFound() {
  useTitle(t("not-found-title"));
  return (
    <div class="trouble">
      <h1>{t("not-found-title")}</h1>
      <p>{t("not-found-text")}</p>
      <ButtonLink href="/" look="primary">
        {t("to-home")}
      </ButtonLink>
    </div>
  );
}
