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
  const points = view.totals[sideOf(game, seat)] ?? 0;
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
      <bdi class="player">{game.names[seat]}</bdi>
      <Speech game={game} seat={seat} />
      <Part game={game} seat={seat} />
      <span class="points" data-testid={near ? "my-points" : "their-points"}>
        <span class="unseen">{t("points-of", { points, target: Number(room.rules["target"]) })}</span>
        <span aria-hidden="true">
          <b>
            <Count to={points} />
          </b>
          /{String(room.rules["target"])}
        </span>
      </span>
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

function Presence({ here }: { here: boolean }) {
  return (
    <span class={`presence ${here ? "here" : "away"}`}>
      <span class="dot" />
      <span class={here ? "unseen" : "note"}>{t(here ? "seat-here" : "seat-away")}</span>
    </span>
  );
}

/** What the seat is in this deal: a word where the format has one for it, else only who deals. */
function Part({ game, seat }: Pick<Props, "game" | "seat">) {
  const deals = game.deal.dealer === seat;
  const id = `part-${game.room.format}-${deals ? "dealer" : "starter"}`;
  if (has(id)) return <span class="part">{t(id)}</span>;
  if (!deals) return null;
  return (
    <span class="dealer" title={t("dealer")}>
      <span aria-hidden="true">{t("dealer-sign")}</span>
      <span class="unseen">{t("dealer")}</span>
    </span>
  );
}
