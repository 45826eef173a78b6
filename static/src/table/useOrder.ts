import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { settings } from "../settings/settings";
import { follow, moved, type SortBy, sorted } from "./arrange";

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

/**
 * How the hand of this deal is held: kept over updates and reloads, and changed by the player alone. `settled`: the
 * turn is over, so what was drawn may be sorted in where the player wants that.
 */
export function useOrder(
  key: string,
  hand: readonly string[],
  melds: readonly (readonly string[])[],
  settled: boolean,
): Order {
  const [kept, keep] = useState<Kept>(() => ({ key, cards: stored(key), before: [] }));
  const now = kept.key === key ? kept : { key, cards: stored(key), before: [] };
  const by = settings.value.keepSorted;
  const cards = useMemo(() => {
    if (now.cards.length === 0) return sorted(hand, by === "" ? "melds" : by, melds);
    if (by !== "" && settled) return sorted(hand, by, melds);
    return follow(now.cards, hand);
  }, [now.cards, hand, by, melds, settled]);
  // What is held now is what the next change starts from.
  useLayoutEffect(() => {
    if (cards.length === 0 || (kept.key === key && same(cards, kept.cards))) return;
    store(key, cards);
    keep({ key, cards, before: kept.key === key ? kept.before : [] });
  }, [key, cards, kept]);
  const change = (next: readonly string[], again?: "again") => {
    if (same(next, cards)) return;
    store(key, next);
    const before = again === "again" ? now.before : [...now.before.slice(1 - UNDOABLE), cards];
    keep({ key, cards: next, before });
  };
  return {
    cards,
    sort: (how) => change(sorted(hand, how, melds)),
    move: (card, index, again) => change(moved(cards, card, index), again),
    undo: () => {
      const last = now.before.at(-1);
      if (last === undefined) return;
      const next = follow(last, hand);
      store(key, next);
      keep({ key, cards: next, before: now.before.slice(0, -1) });
    },
    canUndo: now.before.length > 0,
  };
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
  try {
    for (const other of Object.keys(sessionStorage)) {
      if (other.startsWith(PREFIX) && other !== PREFIX + key) sessionStorage.removeItem(other);
    }
    sessionStorage.setItem(PREFIX + key, JSON.stringify(cards));
  } catch {
    // Then a reload forgets the order.
  }
}
