import { t } from "../lang";
import { Clock } from "../table/Clock";
import type { Game } from "../table/game";
import type { Beside } from "../wire";
import { CardSign } from "./CardSign";

/** The other table of the round, small: what everybody may see of it. */
export function BesideRow({ game, beside }: { game: Game; beside: Beside }) {
  const { deal } = beside;
  const pair = game.rest.toSorted(
    (one, other) => Number(isPartner(game, other)) - Number(isPartner(game, one)),
  );
  const [first = deal.starter, second = deal.other] = pair;
  return (
    <section class="beside" aria-label={t("beside-title")}>
      <BesideSeat game={game} beside={beside} seat={first} />
      <Middle game={game} beside={beside} />
      <BesideSeat game={game} beside={beside} seat={second} />
    </section>
  );
}

function isPartner({ room, me }: Game, seat: number): boolean {
  return room.sides.some((side) => side.includes(me) && side.includes(seat));
}

interface SeatProps {
  game: Game;
  beside: Beside;
  seat: number;
}

function BesideSeat({ game, beside, seat }: SeatProps) {
  const { deal, clock } = beside;
  const { room, table, names } = game;
  const moves = deal.to_move === seat;
  const away = !(game.session.presence.value?.here[seat] ?? true) && !(room.seats[seat]?.bot ?? false);
  return (
    <p class={`beside-seat ${moves ? "moves" : ""}`}>
      <bdi>{names[seat]}</bdi>
      {moves && <span class="unseen">{t("beside-moves")}</span>}
      <span class="beside-count">
        <span class="unseen">{t("beside-holds", { count: deal.counts[seat] ?? 0 })}</span>
        <span aria-hidden="true">{deal.counts[seat]}</span>
        {away && <span class="note">{t("seat-away")}</span>}
        {clock !== null && room.clock !== null && (
          <Clock
            key={`${table.received}`}
            remaining={clock.remaining[seat] ?? 0}
            running={clock.running === seat}
            stopped={clock.stopped}
            elapsed={clock.elapsed}
            received={table.received}
            rules={room.clock}
          />
        )}
      </span>
    </p>
  );
}

/** The pile's top and the stock; once it is over, what it brought. */
function Middle({ game, beside }: { game: Game; beside: Beside }) {
  const { deal } = beside;
  const { result } = deal;
  if (result !== null) {
    const who = result.winner === null ? "" : (game.names[result.winner] ?? "");
    return (
      <p class="beside-middle">
        {result.winner === null ? t("beside-nobody") : t("beside-won", { who, points: result.points })}
      </p>
    );
  }
  const top = deal.pile.at(-1);
  return (
    <p class="beside-middle">
      {top === undefined ? <span class="unseen">{t("pile-empty")}</span> : <CardSign card={top} />}
      <span>
        <span class="unseen">{t("beside-stock", { count: deal.stock })}</span>
        <span class="beside-stock" aria-hidden="true">
          {deal.stock}
        </span>
      </span>
    </p>
  );
}
