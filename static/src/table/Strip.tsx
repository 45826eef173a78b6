import { t } from "../lang";
import { Button } from "../ui/Button";
import { Clock } from "./Clock";
import { Count } from "./Count";
import type { Game } from "./game";
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
  const bot = room.seats[seat]?.bot ?? false;
  const here = mine || bot || (game.session.presence.value?.here[seat] ?? true);
  const turn = deal.to_move === seat;
  return (
    <section
      class={`strip ${mine ? "mine" : "theirs"} ${turn ? "turn" : ""}`}
      aria-label={t(mine ? "strip-yours" : "strip-theirs", { name: game.names[seat] ?? "" })}
    >
      {onMenu !== undefined && (
        <Button look="quiet" icon="menu" class="round" aria-label={t("menu")} onClick={onMenu} />
      )}
      {!mine && <Presence here={here} />}
      <bdi class="player">{game.names[seat]}</bdi>
      <Speech game={game} seat={seat} />
      {deal.dealer === seat && <Dealer />}
      <span class="points" data-testid={mine ? "my-points" : "their-points"}>
        <span class="unseen">
          {t("points-of", { points: view.totals[seat] ?? 0, target: Number(room.rules["target"]) })}
        </span>
        <span aria-hidden="true">
          <b>
            <Count to={view.totals[seat] ?? 0} />
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

function Dealer() {
  return (
    <span class="dealer" title={t("dealer")}>
      <span aria-hidden="true">{t("dealer-sign")}</span>
      <span class="unseen">{t("dealer")}</span>
    </span>
  );
}
