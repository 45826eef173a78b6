import { t } from "../../lang";
import { seatName } from "../../sheet/names";
import { Button } from "../../ui/Button";
import { Sheet } from "../../ui/Sheet";
import type { Room, RoomSeat } from "../../wire";
import type { Wish } from "../world";

interface Props {
  room: Room;
  number: number;
  shuffling: boolean;
  busy: boolean;
  act: (wish: Wish) => void;
  onClose: () => void;
}

/** What the host may do with somebody's seat. */
export function SeatMenu({ room, number, shuffling, busy, act, onClose }: Props) {
  const seat = room.seats[number] as RoomSeat;
  const others = room.seats.map((_, other) => other).filter((other) => other !== number);
  return (
    <Sheet title={t("seats-menu", { name: seatName(seat) })} onClose={onClose}>
      <div class="seat-menu">
        {!shuffling &&
          others.map((other) => (
            <Button key={other} busy={busy} onClick={() => act({ type: "swap", a: number, b: other })}>
              {swapText(room.seats[other] as RoomSeat, other)}
            </Button>
          ))}
        <Button look="danger" icon="close" busy={busy} onClick={() => act({ type: "remove", seat: number })}>
          {t("seats-remove")}
        </Button>
      </div>
    </Sheet>
  );
}

function swapText(seat: RoomSeat, number: number): string {
  if (!seat.taken) return t("seats-move", { number: number + 1 });
  return t("seats-swap", { name: seatName(seat) });
}
