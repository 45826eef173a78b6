import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../lang";
import type { Room } from "../../wire";
import type { Session } from "../session";
import { Seat } from "./Seat";
import { SeatMenu } from "./SeatMenu";

interface Props {
  session: Session;
  room: Room;
  shuffling: boolean;
}

/** All seats, those of a team together. */
export function Seats({ session, room, shuffling }: Props) {
  const [menu, setMenu] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const touched = useRef<number | null>(null);
  // What was pressed may be gone with the seat's new state: the seat itself is where the eyes are.
  useEffect(() => {
    const seat = touched.current;
    const lost = document.activeElement === document.body || document.activeElement?.id === "main";
    if (seat === null || menu !== null || !lost) return;
    box.current?.querySelector<HTMLElement>(`[data-seat="${seat}"]`)?.focus();
    touched.current = null;
  });
  const busy = session.pending.value !== null || session.link.value.state !== "open";
  const here = session.presence.value?.here ?? [];
  const seatAt = (number: number) => (
    <Seat
      key={number}
      room={room}
      number={number}
      here={here[number] ?? true}
      shuffling={shuffling}
      busy={busy}
      onSit={() => {
        touched.current = number;
        session.sit(number);
      }}
      onComputer={() => {
        touched.current = number;
        session.act({ type: "add_bot", seat: number });
      }}
      onMenu={() => {
        touched.current = number;
        setMenu(number);
      }}
    />
  );
  const teams = room.sides.some((side) => side.length > 1);
  return (
    <div class={teams ? "seats teams" : "seats"} ref={box}>
      {teams ? (
        room.sides.map((side, number) => (
          <section key={number} aria-label={t("seats-team", { number: number + 1 })}>
            <h2>{t("seats-team", { number: number + 1 })}</h2>
            <ul>{side.map(seatAt)}</ul>
          </section>
        ))
      ) : (
        <ul aria-label={t("waiting-seats")}>{room.seats.map((_, number) => seatAt(number))}</ul>
      )}
      {menu !== null && room.seats[menu]?.taken && (
        <SeatMenu
          room={room}
          number={menu}
          shuffling={shuffling}
          busy={busy}
          act={(wish) => session.act(wish) && setMenu(null)}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  );
}
