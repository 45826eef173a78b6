import { useState } from "preact/hooks";
import { loadMe } from "../app/me";
import { useTitle } from "../app/title";
import { t } from "../lang";
import { Button, ButtonLink } from "../ui/Button";
import { useRetry } from "./useRetry";

/** The server does not answer. The page that was wanted comes by itself as soon as it does. */
export function ServerAway() {
  useTitle(t("away-title"));
  const [asking, setAsking] = useState(false);
  const again = () => {
    setAsking(true);
    // Who we are is the first thing that every page asks; when it is known, this one gives way.
    loadMe()
      .catch(() => undefined)
      .finally(() => setAsking(false));
  };
  const seconds = useRetry(again);
  return (
    <div class="trouble away">
      <h1>{t("away-title")}</h1>
      <p>{t("away-text")}</p>
      <p>{t("away-matches")}</p>
      <p class="hint" data-testid="away-next">
        {asking || seconds === 0 ? t("away-asking") : t("away-next", { seconds: seconds ?? 0 })}
      </p>
      <div class="buttons">
        <Button look="primary" busy={asking} onClick={again}>
          {t("away-now")}
        </Button>
        {hasWorker() && <ButtonLink href="/learn">{t("learn-title")}</ButtonLink>}
      </div>
    </div>
  );
}

/** With it the other pages are here, even without the server. */
function hasWorker(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}
