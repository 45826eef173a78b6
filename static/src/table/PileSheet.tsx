import { t } from "../lang";
import { Sheet } from "../ui/Sheet";
import { Card } from "./Card";

/** The discard pile fanned out, the last discard first. */
export function PileSheet({ pile, onClose }: { pile: readonly string[]; onClose: () => void }) {
  return (
    <Sheet title={t("pile-title")} onClose={onClose}>
      <p class="hint">{t("pile-order")}</p>
      <ol class="pile-fan">
        {pile.toReversed().map((card) => (
          <li key={card}>
            <Card card={card} big />
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
