/** The order in which a player holds the cards: theirs to choose, and nobody else's business. */
import { rankOf, suitOf } from "./cards";

export type SortBy = "suit" | "rank" | "melds";

/** The order kept for a hand that has changed: what is gone goes, what is new comes at the right end. */
export function follow(order: readonly string[], hand: readonly string[]): string[] {
  const held = new Set(hand);
  const kept = order.filter((card) => held.has(card));
  const known = new Set(kept);
  return [...kept, ...hand.filter((card) => !known.has(card))];
}

export function sorted(hand: readonly string[], by: SortBy, melds: readonly (readonly string[])[]): string[] {
  switch (by) {
    case "suit":
      return hand.toSorted(bySuit);
    case "rank":
      return hand.toSorted(byRank);
    case "melds": {
      const melded = melds.map((meld) => meld.filter((card) => hand.includes(card))).filter(isAny);
      const inMelds = new Set(melded.flat());
      const loose = hand.filter((card) => !inMelds.has(card));
      return [...melded.toSorted((a, b) => b.length - a.length).flat(), ...loose.toSorted(bySuit)];
    }
  }
}

/** The order with `card` put before the place `index` counted without it. */
export function moved(order: readonly string[], card: string, index: number): string[] {
  const rest = order.filter((other) => other !== card);
  const place = Math.max(0, Math.min(rest.length, index));
  return [...rest.slice(0, place), card, ...rest.slice(place)];
}

/** Neighbours in the hand that are drawn together. `meld`: its number where the group is one whole meld. */
export interface Group {
  cards: readonly string[];
  meld: number | null;
}

/**
 * The hand in groups: a meld whose cards lie side by side is one, and so is each stretch between them. A meld whose
 * cards lie apart makes no group; its cards are still marked one by one.
 */
export function groups(order: readonly string[], melds: readonly (readonly string[])[]): Group[] {
  const out: Group[] = [];
  let loose: string[] = [];
  const flush = () => {
    if (loose.length > 0) out.push({ cards: loose, meld: null });
    loose = [];
  };
  for (let at = 0; at < order.length; ) {
    const meld = melds.findIndex((cards) => startsWith(order, at, cards));
    const size = meld < 0 ? 0 : (melds[meld]?.length ?? 0);
    if (size > 0) {
      flush();
      out.push({ cards: order.slice(at, at + size), meld });
      at += size;
    } else {
      loose.push(order[at] as string);
      at += 1;
    }
  }
  flush();
  return out;
}

function startsWith(order: readonly string[], at: number, cards: readonly string[]): boolean {
  if (cards.length === 0) return false;
  const stretch = order.slice(at, at + cards.length);
  return stretch.length === cards.length && stretch.every((card) => cards.includes(card));
}

function isAny(cards: readonly string[]): boolean {
  return cards.length > 0;
}

function bySuit(a: string, b: string): number {
  return suitOf(a) - suitOf(b) || rankOf(a) - rankOf(b);
}

function byRank(a: string, b: string): number {
  return rankOf(a) - rankOf(b) || suitOf(a) - suitOf(b);
}
