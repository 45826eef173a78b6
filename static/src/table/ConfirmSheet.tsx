import { t } from "../lang";
import { Button } from "../ui/Button";
import { Sheet } from "../ui/Sheet";
import { Card } from "./Card";
import type { Game } from "./game";

interface Props {
  game: Game;
  card: string;
  onGo: () => void;
  onClose: () => void;
}

/** For those who want to be asked: is it this card? */
export function ConfirmSheet({ game, card, onGo, onClose }: Props) {
  return (
    <Sheet
      title={t("confirm-title", { card })}
      onClose={onClose}
      class="confirm-sheet"
      foot={
        <div class="buttons spread">
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button look="primary" class="large" busy={game.busy} onClick={onGo}>
            {t("discard")}
          </Button>
        </div>
      }
    >
      <Card card={card} />
    </Sheet>
  );
}
