/** Cards as text ("KC"): their names, and an order to lay them side by side in. What they are worth is the server's. */
import { t } from "../lang";
import { cardParts } from "../lang/card";

const RANKS = "A23456789TJQK";
/** Black and red by turns, so that neighbours differ. */
const SUITS = "SHCD";

/** All of them, in no order that matters. */
export const CARDS: readonly string[] = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));

export function rankOf(card: string): number {
  return RANKS.indexOf(card.charAt(0));
}

export function suitOf(card: string): number {
  return SUITS.indexOf(card.charAt(1));
}

/** "seven of clubs", in the reader's language. In a sentence it may need another form: there `CARD` names it. */
export function cardName(card: string): string {
  return t("card", cardParts(card));
}

/** "four, five and six of hearts" would need grammar; a list of names does not. */
export function cardNames(cards: readonly string[]): string {
  return cards.map(cardName).join(", ");
}

const SIGNS: Record<string, string> = { S: "♠", H: "♥", C: "♣", D: "♦" };

/** "7♣", short and for the eye. */
export function cardSign(card: string): string {
  const rank = card.charAt(0);
  return `${rank === "T" ? "10" : rank}${SIGNS[card.charAt(1)] ?? ""}`;
}

export function isRed(card: string): boolean {
  return "HD".includes(card.charAt(1));
}

/** A meld with what was laid off on it: a run in its order, a set with the new card last. */
export function withLaidOff(meld: readonly string[], laidOff: readonly string[]): readonly string[] {
  const all = [...meld, ...laidOff];
  const run = all.every((card) => suitOf(card) === suitOf(all[0] ?? ""));
  return run ? all.toSorted((a, b) => rankOf(a) - rankOf(b)) : all;
}
