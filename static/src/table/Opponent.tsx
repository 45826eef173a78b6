import { t } from "../lang";
import { Back, Card } from "./Card";
import { type Game, knocked } from "./game";
import { BACK, NEAR_BACK } from "./useFlights";

/** A hand that is not the reader's to see: backs, and the faces of the cards that everybody saw taken. */
export function Opponent({ game, seat }: { game: Game; seat: number }) {
  const { deal } = game;
  const near = seat === game.near;
  const place = { class: near ? "opponent near" : "opponent", "data-zone": near ? "hand" : "opponent" };
  // Who has knocked holds nothing any more: it all lies on the table.
  if (knocked(game) === seat) return <div {...place} />;
  const count = deal.counts[seat] ?? 0;
  const known = deal.known[seat] ?? [];
  const backs = Math.max(0, count - known.length);
  const label = t("their-hand", { name: game.names[seat] ?? "", count });
  const also = known.length > 0 ? ` ${t("their-known", { cards: known.join(" ") })}` : "";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cards, not of fields
    <div {...place} role="group" aria-label={`${label}${also}`}>
      {Array.from({ length: backs }, (_, index) => (
        <Back key={index} flight={`${near ? NEAR_BACK : BACK}${index}`} />
      ))}
      {known.map((card) => (
        <Card key={card} card={card} big class="known" />
      ))}
    </div>
  );
}
