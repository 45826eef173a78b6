import { t } from "../../lang";
import { seatName } from "../../sheet/names";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import type { Room, RoomSeat } from "../../wire";

interface Props {
  room: Room;
  number: number;
  here: boolean;
  shuffling: boolean;
  busy: boolean;
  onSit: () => void;
  onComputer: () => void;
  onMenu: () => void;
}

/** One seat: who has it and whether it may begin, or the ways to take it. */
export function Seat({ room, number, here, shuffling, busy, onSit, onComputer, onMenu }: Props) {
  const seat = room.seats[number] as RoomSeat;
  const own = number === room.you;
  const state = stateOf(seat, here);
  // Once the seats are sealed only who keeps the others waiting can be removed.
  const menu = room.host && seat.taken && !own && room.you !== null && (!shuffling || state === "away");
  return (
    <li class={`seat ${state} ${own ? "own" : ""}`} data-seat={number} tabIndex={-1}>
      {seat.bot ? <Icon name="computer" /> : <span class="dot" />}
      <span class="seat-who">
        {seat.taken ? <bdi>{seatName(seat)}</bdi> : <span>{t("seats-number", { number: number + 1 })}</span>}
        {own && <span class="hint">{t("seat-you")}</span>}
        {seat.host && <span class="hint">{t("seats-host")}</span>}
      </span>
      <span class="seat-state">{t(`seats-state-${state}`)}</span>
      {!seat.taken && !shuffling && (
        <span class="buttons">
          <Button
            look={room.you === null ? "primary" : "plain"}
            aria-label={t("seats-sit-at", { number: number + 1 })}
            busy={busy}
            onClick={onSit}
          >
            {t("seats-sit")}
          </Button>
          {room.host && room.you !== null && (
            <Button
              icon="computer"
              aria-label={t("seats-computer-at", { number: number + 1 })}
              busy={busy}
              onClick={onComputer}
            >
              {t("computer")}
            </Button>
          )}
        </span>
      )}
      {menu && (
        <button
          type="button"
          class="button quiet round"
          aria-label={t("seats-menu", { name: seatName(seat) })}
          aria-haspopup="dialog"
          onClick={onMenu}
        >
          <Icon name="menu" />
        </button>
      )}
    </li>
  );
}

function stateOf(seat: RoomSeat, here: boolean): "free" | "away" | "ready" | "waiting" {
  if (!seat.taken) return "free";
  if (!seat.bot && !here) return "away";
  return seat.ready ? "ready" : "waiting";
}
