import { useEffect, useState } from "preact/hooks";
import { t } from "../lang";
import { announce } from "../ui/announcer";
import type { Game } from "./game";

/** Ms for which a phrase stays beside its speaker. */
const STAYS = 5000;

/** What this seat has just said, beside its name. */
export function Speech({ game, seat }: { game: Game; seat: number }) {
  const speech = game.session.speech.value;
  const [heard, setHeard] = useState(speech?.n ?? 0);
  const fresh = speech !== null && speech.seat === seat && speech.n > heard;
  const name = game.names[seat] ?? "";
  const words = fresh ? t(`phrase-${speech.phrase}`) : "";
  const n = speech?.n ?? 0;
  useEffect(() => {
    if (words === "") return;
    announce(t("phrase-said", { name, words }));
    const timer = setTimeout(() => setHeard(n), STAYS);
    return () => clearTimeout(timer);
  }, [n, words, name]);
  return fresh ? <span class="speech">{words}</span> : null;
}
