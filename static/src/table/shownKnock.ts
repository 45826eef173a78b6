/** Which hand lies open in the middle of the table, and what was laid off on it. */
import type { ShownHand } from "../wire";
import type { Game } from "./game";

export interface ShownKnock {
  seat: number;
  kind: string;
  hand: ShownHand;
  placed: readonly (readonly [string, number])[];
}

/** Every card that lies in the middle by now, and so in nobody's hand. */
export function cardsShown(game: Game): ReadonlySet<string> {
  const found = shownKnock(game);
  if (found === null) return new Set();
  const { hand, placed } = found;
  return new Set([...hand.melds.flat(), ...hand.loose, ...placed.map(([card]) => card)]);
}

/** While the defender decides the knock stands alone; the result says it all. */
export function shownKnock(game: Game): ShownKnock | null {
  const { deal } = game;
  const { result } = deal;
  if (result?.hands != null && result.knocker !== null) {
    const hand = result.hands[result.knocker];
    const placed = result.hands[deal.starter + deal.other - result.knocker]?.lay_offs ?? [];
    if (hand !== undefined) return { seat: result.knocker, kind: result.kind, hand, placed };
  }
  if (deal.knock === null) return null;
  return { seat: deal.knock.seat, kind: deal.knock.kind, hand: deal.knock.shown, placed: [] };
}
