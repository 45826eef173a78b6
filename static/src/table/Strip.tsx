import { has, t } from "../lang";
import { Button } from "../ui/Button";
import { Clock } from "./Clock";
import { Count } from "./Count";
import { type Game, sideOf } from "./game";
import { Speech } from "./Speech";

interface Props {
  game: Game;
  seat: number;
  onMenu?: () => void;
}

/** A player's strip: who it is, whether they are here, the points so far and the clock. */
export function Strip({ game, seat, onMenu }: Props) {
  const { view, deal, room, table } = game;
  const mine = seat === game.me;
  const near = seat === game.near;
  const bot = room.seats[seat]?.bot ?? false;
  const here = mine || bot || (game.session.presence.value?.here[seat] ?? true);
  const turn = deal.to_move === seat;
  return (
    <section
      class={`strip ${near ? "mine" : "theirs"} ${turn ? "turn" : ""}`}
      aria-label={t(mine ? "strip-yours" : "strip-theirs", { name: game.names[seat] ?? "" })}
    >
      {onMenu !== undefined && (
        <Button look="quiet" icon="menu" class="round" aria-label={t("menu")} onClick={onMenu} />
      )}
      {!mine && <Presence here={here} />}
      <Player game={game} seat={seat} />
      <Speech game={game} seat={seat} />
      <Points game={game} seat={seat} />
      {view.clock !== null && room.clock !== null && (
        <Clock
          key={`${table.received}`}
          remaining={view.clock.remaining[seat] ?? 0}
          running={view.clock.running === seat}
          stopped={view.clock.stopped}
          elapsed={view.clock.elapsed}
          received={table.received}
          rules={room.clock}
        />
      )}
    </section>
  );
}

/** What the seat's side has so far: of the target, or in each game of Hollywood. */
function Points({ game, seat }: Pick<Props, "game" | "seat">) {
  const { columns, rules } = game.room;
  const side = sideOf(game, seat);
  const target = Number(rules["target"]);
  const points = game.view.totals[side] ?? 0;
  const id = seat === game.near ? "my-points" : "their-points";
  if (columns.length > 0)
    return (
      <span class="points" data-testid={id}>
        {columns.map(({ closed, totals }, column) => (
          <span key={column} class={closed ? "game closed" : "game"}>
            <span class="unseen">{t("sheet-game", { number: column + 1 })}: </span>
            <b>{totals[side]}</b>
          </span>
        ))}
      </span>
    );
  return (
    <span class="points" data-testid={id}>
      <span class="unseen">{t("points-of", { points, target })}</span>
      <span aria-hidden="true">
        <b>
          <Count to={points} />
        </b>
        /{target}
      </span>
    </span>
  );
}

function Presence({ here }: { here: boolean }) {
  return (
    <span class={`presence ${here ? "here" : "away"}`}>
      <span class="dot" />
      <span class={here ? "unseen" : "note"}>{t(here ? "seat-here" : "seat-away")}</span>
    </span>
  );
}

/** The name, and what the seat is in this deal: a word where the format has one for it, else only who deals. */
function Player({ game, seat }: Pick<Props, "game" | "seat">) {
  const deals = game.deal.dealer === seat;
  const id = `part-${game.room.format}-${deals ? "dealer" : "starter"}`;
  const name = <bdi class="player">{game.names[seat]}</bdi>;
  if (has(id)) {
    return (
      <span class="who">
        {name}
        <span class="part">{t(id)}</span>
      </span>
    );
  }
  return (
    <>
      {name}
      {deals && (
        <span class="dealer" title={t("dealer")}>
          <span aria-hidden="true">{t("dealer-sign")}</span>
          <span class="unseen">{t("dealer")}</span>
        </span>
      )}
    </>
  );
}
