import { Card } from "../../table/Card";

/** A few cards side by side, to look at. */
export function Cards({ cards }: { cards: readonly string[] }) {
  return (
    <span class="few-cards">
      {cards.map((card) => (
        <Card key={card} card={card} big />
      ))}
    </span>
  );
}
