import { cardName, cardSign, isRed } from "../table/cards";

/** A card in so little room that its sign has to do. It is no card of this table, so nothing flies to it. */
export function CardSign({ card }: { card: string }) {
  return (
    <span class={`card-sign ${isRed(card) ? "red" : ""}`} role="img" aria-label={cardName(card)}>
      {cardSign(card)}
    </span>
  );
}
