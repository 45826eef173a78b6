import type { VNode } from "preact";
import type { Sentence } from "../../api/rulebook";
import { T } from "../../lang/T";
import { cardName, cardSign, isRed } from "../../table/cards";

/** One sentence of the rules: terms stand out where they are explained, and a card is a sign with a name. */
export function Said({ code, args }: Sentence) {
  return <T id={`book-${code}`} args={args} parts={PARTS} />;
}

const PARTS = {
  b: (text: string): VNode => <strong>{text}</strong>,
  c: (card: string): VNode => (
    <span class={`rule-card ${isRed(card) ? "red" : ""}`}>
      <span aria-hidden="true">{cardSign(card)}</span>
      <span class="unseen">{cardName(card)}</span>
    </span>
  ),
};
