/** What happens at the table that is looked at, and what at another one of the same round. */
import type { DealView, Seen, View } from "../wire";
import type { Game } from "./game";

export const MOVES: ReadonlySet<string> = new Set([
  "passed",
  "drew",
  "discarded",
  "knocked",
  "laid_off",
  "dealt",
]);

/** The deal at the table that is looked at, as it is after a change. */
export function dealSeen({ deal, beside }: View, now: Game): DealView | null {
  return beside?.deal.number === now.deal.number ? beside.deal : deal;
}

/** Of another table only what ends its deal is near. */
export function isNear({ type, seat }: Seen, deal: DealView | null): boolean {
  if (!MOVES.has(type) || type === "knocked" || seat === null) return true;
  return seat === deal?.starter || seat === deal?.other;
}
