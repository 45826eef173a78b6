import type { VNode } from "preact";
import { t } from "../../lang";
import { T } from "../../lang/T";
import { cardName, cardSign, isRed } from "../../table/cards";

/** Words about cards: `<c>9D</c>` in a message is the card, a sign for the eye and a name for the ear. */
export function CardWords({ id }: { id: string }) {
  return <T id={id} parts={PARTS} />;
}

const PARTS = {
  c: (card: string): VNode => (
    <span class={`card-word ${isRed(card) ? "red" : ""}`}>
      <span aria-hidden="true">{cardSign(card)}</span>
      <span class="unseen">{cardName(card)}</span>
    </span>
  ),
  b: (text: string): VNode => <strong>{text}</strong>,
};

/** The same as plain text, to be said. */
export function spoken(id: string): string {
  return t(id)
    .replace(/<c>(\w+)<\/c>/g, (_, card: string) => cardName(card))
    .replace(/<\/?b>/g, "");
}
