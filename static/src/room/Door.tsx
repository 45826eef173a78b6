import { fetchClocks, fetchRoom } from "../api/rooms";
import { useTitle } from "../app/title";
import { t } from "../lang";
import { useName } from "../pages/name/useName";
import { Trouble } from "../pages/Trouble";
import { useLoaded } from "../pages/useLoaded";
import { Invitation } from "./Invitation";
import { NoRoom } from "./NoRoom";
import { Opening } from "./Opening";

/** An invited visitor whom the server does not know yet. */
export function Door({ code, onSit }: { code: string; onSit: () => void }) {
  useTitle(t("room-title"));
  const found = useLoaded(code, () => Promise.all([fetchRoom(code), fetchClocks()]));
  const name = useName();
  if (found.state === "loading") return <Opening />;
  if (found.state === "failed") {
    return found.code === "unknown_room" ? <NoRoom code={code} why="unknown_room" /> : <Trouble {...found} />;
  }
  const [room, clocks] = found.value;
  const free = room.seats.filter((seat) => !seat.taken);
  if (room.full) return <NoRoom code={code} why="room_full" />;
  return (
    <Invitation
      host={room.host}
      format={room.format}
      rulesId={room.rules_id}
      rules={room.rules}
      clock={clocks.find((clock) => clock.id === room.clock) ?? null}
      note={room.seats.length > 2 ? t("invite-free", { free: free.length, seats: room.seats.length }) : ""}
      name={name}
      onSit={async () => {
        // The wish first: the name makes the server know us, and this page gives way to the room itself.
        onSit();
        await name.take();
      }}
    />
  );
}
