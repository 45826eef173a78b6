import { useEffect, useState } from "preact/hooks";
import { has, t } from "../lang";
import type { Game } from "../table/game";
import { Icon } from "../ui/Icon";
import type { CutView } from "../wire";
import { CardSign } from "./CardSign";

/** Ms after which it gives the felt free again by itself. */
const STAYS = 15_000;

/** How the seats cut for their places: in the first round, until it is put away. It can be checked like every deck. */
export function CutPanel({ game }: { game: Game }) {
  const { room, deal, table } = game;
  const { cut } = room.fairness;
  const [away, setAway] = useState("");
  const first = room.sheet.length === 0 && deal.result === null && game.view.phase === "playing";
  const shown = cut !== null && first && away !== table.match;
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setAway(table.match), STAYS);
    return () => clearTimeout(timer);
  }, [shown, table.match]);
  if (!shown) return null;
  return (
    <section class="cut-panel" aria-label={t("cut-title")}>
      <ol>
        {cut.order.map((seat, place) => (
          <li key={seat}>
            <CutCards cut={cut} seat={seat} />{" "}
            <b>
              <bdi>{game.names[seat]}</bdi>
            </b>{" "}
            <span class="cut-place">{placeText(game, place)}</span>
          </li>
        ))}
      </ol>
      <a href={`/matches/${table.match}`} target="_blank" rel="noopener">
        {t("cut-check")}
      </a>
      <button
        type="button"
        class="button quiet round"
        aria-label={t("close")}
        onClick={() => setAway(table.match)}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}

/** What the place means in this format. */
function placeText({ room }: Game, place: number): string {
  const id = `cut-place-${room.format}-${place}`;
  return has(id) ? t(id) : "";
}

/** Who was tied has cut again. */
function CutCards({ cut, seat }: { cut: CutView; seat: number }) {
  const cards = cut.rounds.flatMap((round) => round[seat] ?? []);
  return cards.map((card) => <CardSign key={card} card={card} />);
}
