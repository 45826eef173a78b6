/** What is drawn: the view, with what the player has just asked for already done to it. A refusal undoes it. */
import type { Action } from "../room/world";
import type { View } from "../wire";

export interface Shown {
  hand: readonly string[];
  /** A card of which nothing is known yet is on its way from the stock. */
  coming: boolean;
  pile: readonly string[];
  pileCount: number;
  stock: number;
  /** The card that the answer is awaited for. */
  pending: string | null;
  /** The pile's top card is the one that was knocked with, and lies face down. */
  faceDown: boolean;
}

export function shown(view: View, asked: Action | null): Shown {
  const { deal, you } = view;
  const now: Shown = {
    hand: you?.hand ?? [],
    coming: false,
    pile: deal?.pile ?? [],
    pileCount: deal?.pile_count ?? 0,
    stock: deal?.stock ?? 0,
    pending: null,
    faceDown: false,
  };
  // An answer may come for a turn that is over.
  if (asked === null || deal === null || !("turn" in asked) || asked.turn !== deal.turn) return now;
  switch (asked.type) {
    case "discard":
      return { ...laidDown(now, asked.card), faceDown: false };
    case "knock":
      return { ...laidDown(now, asked.card), faceDown: true };
    case "draw":
      return asked.pile === "stock" ? { ...now, coming: true, stock: now.stock - 1 } : taken(now);
    default:
      return now;
  }
}

function laidDown(now: Shown, card: string): Shown {
  return {
    ...now,
    hand: now.hand.filter((held) => held !== card),
    pile: [...now.pile, card],
    pileCount: now.pileCount + 1,
    pending: card,
  };
}

function taken(now: Shown): Shown {
  const card = now.pile.at(-1);
  if (card === undefined) return now;
  return {
    ...now,
    hand: [...now.hand, card],
    pile: now.pile.slice(0, -1),
    pileCount: now.pileCount - 1,
    pending: card,
  };
}
