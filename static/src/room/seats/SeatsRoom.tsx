import { codeText, has, t } from "../../lang";
import { T } from "../../lang/T";
import { seatName } from "../../sheet/names";
import { Button } from "../../ui/Button";
import type { Room } from "../../wire";
import { Invite } from "../Invite";
import { RulesSummary } from "../RulesSummary";
import type { Session } from "../session";
import { Seats } from "./Seats";
import "./seats.css";

interface Props {
  session: Session;
  room: Room;
  /** The host has freed this reader's seat. */
  removed: boolean;
  onLeave: () => void;
}

/** Before the first deal of three or four: who sits where, who is ready, and the way in for those who are not here. */
export function SeatsRoom({ session, room, removed, onLeave }: Props) {
  const shuffling = session.table.value?.view.phase === "revealing";
  const own = room.you === null ? undefined : room.seats[room.you];
  const free = room.seats.filter((seat) => !seat.taken).length;
  const seated = room.you !== null;
  return (
    <div class="room">
      <div class="slip wide">
        <div class="slip-head">
          <p class="wordmark">{t("name")}</p>
          {seated && (
            <Button look="quiet" class="leave" onClick={onLeave}>
              {t("leave")}
            </Button>
          )}
        </div>
        <h1>
          <Title room={room} shuffling={shuffling} free={free} />
        </h1>
        {removed && !seated && (
          <p class="removed" role="alert">
            {codeText("removed")}
          </p>
        )}
        <p role="status">{shuffling ? t("seats-shuffling") : statusText(room)}</p>
        <Seats session={session} room={room} shuffling={shuffling} />
        {has(`seats-about-${room.format}`) && (
          <p class="hint seats-about">{t(`seats-about-${room.format}`)}</p>
        )}
        {seated && free > 0 && <Invite code={room.code} lead={t("seats-lead")} />}
        <RulesSummary format={room.format} rulesId={room.rules_id} rules={room.rules} clock={room.clock} />
        {seated && !shuffling && (
          <div class="foot">
            <ReadyButton session={session} ready={own?.ready ?? false} />
          </div>
        )}
      </div>
    </div>
  );
}

function Title({ room, shuffling, free }: { room: Room; shuffling: boolean; free: number }) {
  if (room.you === null) {
    const host = room.seats.find((seat) => seat.host) ?? room.seats.find((seat) => seat.taken);
    return (
      <T id="invite-title" args={{ host: seatName(host) }} parts={{ name: (text) => <bdi>{text}</bdi> }} />
    );
  }
  if (shuffling) return <>{t("waiting-shuffling")}</>;
  return <>{t(free > 0 ? "seats-title" : "seats-title-full")}</>;
}

/** One button for both, so that the focus stays where it is. */
function ReadyButton({ session, ready }: { session: Session; ready: boolean }) {
  return (
    <Button
      look={ready ? "plain" : "primary"}
      icon={ready ? "undo" : "check"}
      class="wide"
      busy={session.pending.value !== null || session.link.value.state !== "open"}
      onClick={() => session.act({ type: ready ? "not_ready" : "ready" })}
    >
      {t(ready ? "seats-unready" : "seats-ready")}
    </Button>
  );
}

/** In words what is still missing. */
export function statusText(room: Pick<Room, "seats" | "you">): string {
  const free = room.seats.filter((seat) => !seat.taken).length;
  const waits = room.seats.filter((seat, number) => seat.taken && !seat.ready && number !== room.you);
  const me = room.you === null ? undefined : room.seats[room.you];
  if (free === 0 && waits.length === 0 && me?.ready === false) return t("seats-wait-for-you");
  return [
    free > 0 && t("seats-free", { count: free }),
    me?.ready && t("seats-you-ready"),
    waits.length > 0 && t("seats-waiting-for", { names: waits.map(seatName).join(", ") }),
  ]
    .filter(Boolean)
    .join(" ");
}
