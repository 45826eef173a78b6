/** What this browser was told of a match before its first card, and every card it saw, until the seeds open. */
import type { Room, View } from "../wire";
import type { SeenCards, ToldBefore } from "./check";
import { witness } from "./witness";

interface Kept {
  seen: readonly SeenCards[];
  told?: ToldBefore | undefined;
}

const PREFIX = "kw.seen.";
const KEPT = 20;

/** Keep what this view adds. */
export function noteView(match: string, room: Room, view: View): void {
  const before = seenIn(match);
  const seen = witness(before.seen, view);
  // A page that came late knows what the server says now, not what it said then.
  const first = view.deal !== null && room.sheet.length === 0;
  const fresh = first && before.told === undefined && before.seen.length === 0;
  const told = fresh
    ? { server_commit: room.fairness.server_commit, commits: room.seats.map((seat) => seat.commit) }
    : before.told;
  if (seen !== before.seen || told !== before.told) keep(match, { seen, told });
}

export function seenIn(match: string): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + match) ?? "null");
    if (typeof found === "object" && found !== null && "seen" in found) return found as Kept;
  } catch {
    // Nothing was kept.
  }
  return { seen: [] };
}

function keep(match: string, kept: Kept): void {
  try {
    localStorage.setItem(PREFIX + match, JSON.stringify(kept));
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const old of keys.sort().slice(0, -KEPT)) localStorage.removeItem(old);
  } catch {
    // Then the page of the match compares with the record alone.
  }
}
