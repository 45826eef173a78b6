import { useTitle } from "../app/title";
import { t } from "../lang";
import { Button } from "../ui/Button";

/** The server speaks another version than this page: one of them is from another time, and a reload brings them together. */
export function OldPage() {
  useTitle(t("page-old-title"));
  return (
    <div class="room">
      <div class="slip" role="alert">
        <p class="wordmark">{t("name")}</p>
        <h1>{t("page-old-title")}</h1>
        <p>{t("code-unknown_version")}</p>
        <div class="buttons">
          <Button look="primary" onClick={() => location.reload()}>
            {t("page-reload")}
          </Button>
        </div>
      </div>
    </div>
  );
}
