import { useEffect, useState } from "preact/hooks";
import { t } from "../lang";
import { announce } from "../ui/announcer";
import { Button } from "../ui/Button";
import type { Session } from "./session";
import { useSecondsUntil } from "./useSeconds";

/** A hiccup that is over within this time is not worth a banner. */
const PATIENCE = 700;

/** While the line is down: since when, when the next try comes, and a way not to wait for it. */
export function LinkBanner({ session }: { session: Session }) {
  const link = session.link.value;
  const lost = link.state === "lost";
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!lost) {
      setShown((before) => {
        if (before) announce(t("link-back"));
        return false;
      });
      return;
    }
    const timer = setTimeout(() => {
      setShown(true);
      announce(t("link-lost-said"));
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [lost]);
  const seconds = useSecondsUntil(lost ? link.next : null);
  if (!shown || !lost) return null;
  return (
    <div class="link-banner" data-testid="link-banner">
      <span class="dot" />
      <span>{seconds > 0 ? t("link-lost", { seconds }) : t("link-trying")}</span>
      <Button look="quiet" onClick={() => session.look()}>
        {t("link-now")}
      </Button>
    </div>
  );
}
