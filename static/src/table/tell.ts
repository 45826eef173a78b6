/** What happened, in words: for a screen reader, and for the line that says what the last move was. */
import { t } from "../lang";
import type { Seen } from "../wire";

/** Empty for what needs no word. `names` by seat, `me` the reader's seat. */
export function tell(event: Seen, names: readonly string[], me: number | null): string {
  const id = messageOf(event);
  if (id === null) return "";
  const who = event.seat === null ? "" : (names[event.seat] ?? "");
  return t(id, {
    who,
    whose: event.seat !== null && event.seat === me ? "you" : "other",
    card: event.card ?? "",
    points: event.points ?? 0,
    cards: event.lay_offs.map(([card]) => card).join(" "),
  });
}

/** Against gin nobody may lay off: that nothing was laid off is then no news. `events`: those of the same moment. */
export function isForced({ type, lay_offs }: Seen, events: readonly Seen[]): boolean {
  const gin = events.some((other) => other.type === "knocked" && other.kind !== "knock");
  return gin && type === "laid_off" && lay_offs.length === 0;
}

function messageOf(event: Seen): string | null {
  switch (event.type) {
    case "drew":
      if (event.pile === "discard") return "told-took";
      return event.card === null ? "told-drew" : "told-drew-card";
    case "knocked":
      return `told-${event.kind ?? "knock"}`;
    case "laid_off":
      return event.lay_offs.length === 0 ? "told-laid-off-none" : "told-laid-off";
    case "deal_ended":
      return event.seat === null ? "told-deal-dead" : "told-deal-ended";
    case "match_ended":
      return event.seat === null ? "told-match-none" : "told-match-ended";
    default:
      return SPOKEN.has(event.type) ? `told-${event.type.replaceAll("_", "-")}` : null;
  }
}

/** Events whose message is called as they are. */
export const SPOKEN: ReadonlySet<string> = new Set([
  "dealt",
  "passed",
  "discarded",
  "next_ready",
  "end_offered",
  "end_declined",
  "adjourn_offered",
  "adjourn_declined",
  "adjourned",
  "resume_agreed",
  "resumed",
  "minute_given",
  "claim_made",
  "claim_voided",
  "clock_stopped",
  "clock_resumed",
  "rematch_agreed",
  "rematch_withdrawn",
]);
