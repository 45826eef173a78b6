import { useEffect, useRef, useState } from "preact/hooks";
import { forgetMe } from "../app/me";
import { useTitle } from "../app/title";
import { codeText, t } from "../lang";
import { navigate } from "../router/router";
import { seatName } from "../sheet/names";
import { toast } from "../ui/toast";
import type { Room } from "../wire";
import { Invitation } from "./Invitation";
import { LazySeats } from "./LazySeats";
import { LinkBanner } from "./LinkBanner";
import { NoRoom } from "./NoRoom";
import { OldPage } from "./OldPage";
import { Opening } from "./Opening";
import type { Session } from "./session";
import { TablePage } from "./TablePage";
import { useNewBuild } from "./useNewBuild";
import { useSession } from "./useSession";
import { WaitingRoom } from "./WaitingRoom";

interface Props {
  code: string;
  /** The visitor pressed "Sit down" at the door. */
  wantsSeat: boolean;
}

/** Everything behind the door: which screen is shown is the server's to say. */
export function Inside({ code, wantsSeat }: Props) {
  const session = useSession(code);
  useTitle(t("room-title"));
  useNewBuild(session);
  const [removed, setRemoved] = useState(false);
  useEffect(
    () =>
      session.onRefused((refused) => {
        if (refused.code === "removed") setRemoved(true);
        else if (refused.id !== null) toast(codeText(refused.code, refused.args), "trouble");
      }),
    [session],
  );
  const leaving = useRef(false);
  const leave = () => {
    leaving.current = true;
    session.act({ type: "leave" });
    navigate("/");
  };
  useSeat(session, wantsSeat, leaving);
  useKnown(session);
  return (
    <>
      <LinkBanner session={session} />
      <Screen session={session} code={code} removed={removed} onLeave={leave} />
    </>
  );
}

interface ScreenProps {
  session: Session;
  code: string;
  /** The host has freed this reader's seat. */
  removed: boolean;
  onLeave: () => void;
}

function Screen({ session, code, removed, onLeave }: ScreenProps) {
  const link = session.link.value;
  const room = session.room.value;
  const table = session.table.value;
  if (link.state === "closed" && link.code !== "unknown_player") {
    if (link.code === "unknown_version") return <OldPage />;
    return <NoRoom code={code} why={link.code === "room_full" ? full(removed) : "unknown_room"} />;
  }
  if (room === null || table === null) return <Opening />;
  const { phase } = table.view;
  if (room.you !== null && phase !== "seating" && phase !== "revealing") {
    return <TablePage session={session} room={room} table={table} />;
  }
  return <BeforePlay {...{ session, code, room, removed, onLeave }} />;
}

function BeforePlay({ session, code, room, removed, onLeave }: ScreenProps & { room: Room }) {
  if (room.you === null && !hasFreeSeat(room)) return <NoRoom code={code} why={full(removed)} />;
  if (room.seats.length > 2) return <LazySeats {...{ session, room, removed, onLeave }} />;
  if (room.you !== null) return <WaitingRoom session={session} room={room} onLeave={onLeave} />;
  return room.host ? <Opening /> : <Visitor session={session} room={room} />;
}

function full(removed: boolean): "removed" | "room_full" {
  return removed ? "removed" : "room_full";
}

/** Somebody whom the server knows by name, invited to a room. */
function Visitor({ session, room }: { session: Session; room: Room }) {
  const host = room.seats.find((seat) => seat.taken);
  return (
    <Invitation
      host={seatName(host)}
      format={room.format}
      rulesId={room.rules_id}
      rules={room.rules}
      clock={room.clock}
      busy={session.pending.value !== null || session.link.value.state !== "open"}
      onSit={() => {
        session.sit();
      }}
    />
  );
}

/** Known when the page came and unknown to the socket: the way in begins anew, with a name. */
function useKnown(session: Session): void {
  const link = session.link.value;
  const unknown = link.state === "closed" && link.code === "unknown_player";
  useEffect(() => {
    if (unknown) forgetMe();
  }, [unknown]);
}

export function hasFreeSeat(room: Room): boolean {
  return room.seats.some((seat) => !seat.taken);
}

/** The host sits down by coming, and who pressed "Sit down" at the door has asked for it: once each. */
function useSeat(session: Session, wantsSeat: boolean, leaving: { current: boolean }): void {
  const asked = useRef("");
  const room = session.room.value;
  const open = session.link.value.state === "open";
  useEffect(() => {
    if (room === null || !open || room.you !== null || leaving.current) return;
    if (asked.current === room.match || !(room.host || wantsSeat) || !hasFreeSeat(room)) return;
    if (session.sit()) asked.current = room.match;
  }, [session, room, open, wantsSeat, leaving]);
}
