import { t } from "../lang";
import { Card } from "./Card";
import { cardNames, withLaidOff } from "./cards";
import type { Game } from "./game";
import { shownKnock } from "./shownKnock";
import type { LayOffState } from "./useLayOff";

export interface ShowProps {
  game: Game;
  layOff: LayOffState;
  selected: string | null;
  onPlaced: () => void;
  over: string | null;
}

/** The knocker's cards on the table, and what is laid off on them. */
export function Show({ game, layOff, selected, onPlaced, over }: ShowProps) {
  const found = shownKnock(game);
  if (found === null) return null;
  const { seat, kind, hand, placed } = found;
  const onMeld = (index: number) =>
    [...placed, ...layOff.placed].filter(([, meld]) => meld === index).map(([card]) => card);
  const fits = layOff.fits(selected);
  const whose = seat === game.me ? "you" : "other";
  return (
    <div class="show">
      <p class="show-title">
        {t(
          `show-${kind === "gin" || kind === "big_gin" ? kind : "knock"}`.replace(
            "show-knock",
            "show-knocked",
          ),
          {
            whose,
            who: game.names[seat] ?? "",
            points: hand.deadwood,
          },
        )}
      </p>
      <div class="show-melds">
        {hand.melds.map((meld, index) => (
          <Meld
            key={meld.join()}
            index={index}
            cards={meld}
            laidOff={onMeld(index)}
            mine={layOff.placed}
            fit={fits.includes(index) ? selected : null}
            over={over === `meld-${index}`}
            onPlace={(card) => {
              layOff.place(card, index);
              onPlaced();
            }}
            onTakeBack={layOff.takeBack}
          />
        ))}
        {hand.loose.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a group of cards, not of fields
          <div class="show-loose" role="group" aria-label={`${t("show-loose")}: ${cardNames(hand.loose)}`}>
            <span class="small-cards">
              {hand.loose.map((card) => (
                <Card key={card} card={card} big />
              ))}
            </span>
            <span class="caption" aria-hidden="true">
              {t("show-loose")} {hand.deadwood}
            </span>
          </div>
        )}
      </div>
    </div>
  );
}

interface MeldProps {
  index: number;
  cards: readonly string[];
  laidOff: readonly string[];
  /** Placed by the reader and not sent yet. */
  mine: ReadonlyMap<string, number>;
  /** The chosen card, where it fits here. */
  fit: string | null;
  over: boolean;
  onPlace: (card: string) => void;
  onTakeBack: (card: string) => void;
}

function Meld({ index, cards, laidOff, mine, fit, over, onPlace, onTakeBack }: MeldProps) {
  const all = [...cards, ...laidOff].join(" ");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cards, not of fields
    <div
      class={`show-meld ${fit === null ? "" : "fits"} ${over ? "over" : ""}`}
      data-zone={`meld-${index}`}
      role="group"
      aria-label={t("show-meld", { number: index + 1, cards: all })}
    >
      <span class="small-cards">
        {withLaidOff(cards, laidOff).map((card) =>
          !laidOff.includes(card) ? (
            <Card key={card} card={card} big />
          ) : mine.has(card) ? (
            <button
              key={card}
              type="button"
              class="laid-off-card"
              data-card={card}
              aria-label={t("lay-off-back", { card })}
              onClick={() => onTakeBack(card)}
            >
              <Card card={card} big class="laid-off" />
            </button>
          ) : (
            <Card key={card} card={card} big class="laid-off" />
          ),
        )}
      </span>
      {fit !== null && (
        <button
          type="button"
          class="place-here"
          aria-label={t("show-meld-place", { card: fit, cards: all })}
          onClick={() => onPlace(fit)}
        />
      )}
    </div>
  );
}
