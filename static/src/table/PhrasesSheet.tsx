import { t } from "../lang";
import { Button } from "../ui/Button";
import { Sheet } from "../ui/Sheet";
import type { Phrase } from "../wire";
import type { Game } from "./game";

const PHRASES: readonly Phrase["phrase"][] = [
  "hello",
  "good_luck",
  "well_played",
  "what_cards",
  "thanks",
  "sorry",
  "one_moment",
  "good_game",
  "once_more",
  "bye",
];

/** A few things to say; the others read them in their own language. */
export function PhrasesSheet({ game, onClose }: { game: Game; onClose: () => void }) {
  return (
    <Sheet title={t("menu-say")} onClose={onClose}>
      <div class="phrases">
        {PHRASES.map((phrase) => (
          <Button
            key={phrase}
            onClick={() => {
              game.session.say(phrase);
              onClose();
            }}
          >
            {t(`phrase-${phrase}`)}
          </Button>
        ))}
      </div>
      <p class="hint">{t("phrases-about")}</p>
    </Sheet>
  );
}
