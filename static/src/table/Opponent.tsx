import { t } from "../lang";
import { Back, Card } from "./Card";
import { type Game, knocked } from "./game";
import { BACK } from "./useFlights";

/** The other's hand: backs, and the faces of the cards that everybody saw them take. */
export function Opponent({ game }: { game: Game }) {
  const { deal, them } = game;
  // Who has knocked holds nothing any more: it all lies on the table.
  if (knocked(game) === them) return <div class="opponent" data-zone="opponent" />;
  const count = deal.counts[them] ?? 0;
  const known = deal.known[them] ?? [];
  const backs = Math.max(0, count - known.length);
  const label = t("their-hand", { name: game.names[them] ?? "", count });
  const also = known.length > 0 ? ` ${t("their-known", { cards: known.join(" ") })}` : "";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cards, not of fields
    <div class="opponent" data-zone="opponent" role="group" aria-label={`${label}${also}`}>
      {Array.from({ length: backs }, (_, index) => (
        <Back key={index} flight={`${BACK}${index}`} />
      ))}
      {known.map((card) => (
        <Card key={card} card={card} big class="known" />
      ))}
    </div>
  );
}
