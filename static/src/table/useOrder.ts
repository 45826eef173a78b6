import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { settings } from "../settings/settings";
import { follow, moved, type SortBy, sorted } from "./arrange";
import { PRACTICE } from "./practice";

const PREFIX = "kw.order.";
const UNDOABLE = 20;

export interface Order {
  cards: readonly string[];
  sort(by: SortBy): void;
  /** `again`: another step of the same gesture, undone together with its first. */
  move(card: string, index: number, again?: "again"): void;
  undo(): void;
  canUndo: boolean;
}

interface Kept {
  key: string;
  cards: readonly string[];
  before: readonly (readonly string[])[];
}

/** What an order is made from. `settled`: the turn is over, so what was drawn may be sorted in where that is wanted. */
interface Held {
  hand: readonly string[];
  melds: readonly (readonly string[])[];
  settled: boolean;
}

/** How the hand of this deal is held: kept over updates and reloads, and changed by the player alone. */
export function useOrder(key: string, held: Held): Order {
  const [kept, keep] = useState<Kept>(() => fromStore(key));
  const now = kept.key === key ? kept : fromStore(key);
  const by = settings.value.keepSorted;
  const cards = inOrder(now.cards, held, by);
  // What is held now is what the next change starts from.
  useLayoutEffect(() => {
    if (cards.length === 0 || (kept.key === key && same(cards, kept.cards))) return;
    keep((last) => ({ key, cards, before: last.key === key ? last.before : [] }));
  });
  useEffect(() => {
    if (kept.key === key && kept.cards.length > 0) store(key, kept.cards);
  }, [key, kept]);
  // Several may come before the next drawing, so each goes out from what the last one left.
  const change = (make: (cards: readonly string[]) => readonly string[], again?: "again") =>
    keep((last) => {
      const from = last.key === key ? last : fromStore(key);
      const shown = inOrder(from.cards, held, by);
      const next = make(shown);
      if (same(next, shown)) return last;
      const before = again === "again" ? from.before : [...from.before.slice(1 - UNDOABLE), shown];
      return { key, cards: next, before };
    });
  return {
    cards,
    sort: (how) => change((shown) => sorted(shown, how, held.melds)),
    move: (card, index, again) => change((shown) => moved(shown, card, index), again),
    undo: () =>
      keep((last) => {
        const before = last.before.at(-1);
        return before === undefined
          ? last
          : { key, cards: follow(before, held.hand), before: last.before.slice(0, -1) };
      }),
    canUndo: now.before.length > 0,
  };
}

/** The hand in the order that was kept; the first time, and where the player wants that, sorted. */
function inOrder(
  kept: readonly string[],
  { hand, melds, settled }: Held,
  by: "" | SortBy,
): readonly string[] {
  if (kept.length === 0) return sorted(hand, by === "" ? "melds" : by, melds);
  return by !== "" && settled ? sorted(hand, by, melds) : follow(kept, hand);
}

function fromStore(key: string): Kept {
  return { key, cards: stored(key), before: [] };
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((card, at) => card === b[at]);
}

function stored(key: string): readonly string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? "[]");
    return Array.isArray(found) ? found.filter((card) => typeof card === "string") : [];
  } catch {
    return [];
  }
}

/** Only the deal that is played is kept. */
function store(key: string, cards: readonly string[]): void {
  if (key.startsWith(PRACTICE)) return;
  try {
    for (const other of Object.keys(sessionStorage)) {
      if (other.startsWith(PREFIX) && other !== PREFIX + key) sessionStorage.removeItem(other);
    }
    sessionStorage.setItem(PREFIX + key, JSON.stringify(cards));
  } catch {
    // Then a reload forgets the order.
  }
}
