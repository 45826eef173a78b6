import { t } from "../lang";
import { seatName } from "../sheet/names";
import { Button } from "../ui/Button";
import type { Room } from "../wire";
import { Invite } from "./Invite";
import { RulesSummary } from "./RulesSummary";
import type { Session } from "./session";

interface Props {
  session: Session;
  room: Room;
  onLeave: () => void;
}

/** Before the first deal: the way in for the other, and who is here. */
export function WaitingRoom({ session, room, onLeave }: Props) {
  const free = room.seats.some((seat) => !seat.taken);
  return (
    <div class="room">
      {/* Another slip, not the same one grown short. */}
      <div class="slip wide" key={String(free)}>
        <p class="wordmark">{t("name")}</p>
        <h1>{free ? t("waiting-title") : t("waiting-shuffling")}</h1>
        {free ? <Invite code={room.code} lead={t("waiting-lead")} /> : <p>{t("waiting-shuffling-text")}</p>}
        <WhoIsHere session={session} room={room} />
        <RulesSummary format={room.format} rulesId={room.rules_id} rules={room.rules} clock={room.clock} />
        <div class="buttons foot">
          <Button onClick={onLeave}>{t("leave")}</Button>
        </div>
      </div>
    </div>
  );
}

function WhoIsHere({ session, room }: Pick<Props, "session" | "room">) {
  const here = session.presence.value?.here ?? [];
  return (
    <ul class="who-is-here" aria-label={t("waiting-seats")}>
      {room.seats.map((seat, number) => {
        const state = seatState(seat.taken, seat.bot || (here[number] ?? true));
        return (
          <li key={number} class={state}>
            <span class="dot" />
            {seat.taken ? <bdi>{seatName(seat)}</bdi> : <span>{t("seat-free")}</span>}
            {number === room.you && <span class="hint">{t("seat-you")}</span>}
            {state === "away" && <span class="hint">{t("seat-away")}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function seatState(taken: boolean, here: boolean): "free" | "here" | "away" {
  if (!taken) return "free";
  return here ? "here" : "away";
}
