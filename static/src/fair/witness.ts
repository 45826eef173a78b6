/**
 * What a page saw of the deals, kept to be compared with the decks once the seeds are open. It is fed every view, live
 * or replayed; a page that came late or missed some knows less, and what it does know still holds.
 */
import type { SeenCards } from "./check";

/** The part of a `View` that this rests on. `you.seat`: whose hand it is, which an adviser sees too. */
export interface WitnessedView {
  readonly deal: {
    readonly number: number;
    readonly starter: number;
    readonly other: number;
    readonly to_move: number | null;
    readonly upcard: string;
    readonly stock: number;
    readonly pile: readonly string[];
    readonly counts: readonly number[];
    readonly known: readonly (readonly string[])[];
    readonly taken: string | null;
    readonly result: { readonly hands: readonly ShownHand[] | null } | null;
  } | null;
  readonly you: {
    readonly seat: number;
    readonly hand: readonly string[];
    readonly drawn: string | null;
  } | null;
}

interface ShownHand {
  readonly melds: readonly (readonly string[])[];
  readonly loose: readonly string[];
  readonly lay_offs: readonly (readonly [string, number])[];
}

const UPCARD_PLACE = 20;
const FULL_STOCK = 31;
const LAST_PLACE = 51;
const DEALT = 10;

/** The facts with what this view adds; the same array when it adds nothing. */
export function witness(facts: readonly SeenCards[], view: WitnessedView): readonly SeenCards[] {
  const { deal, you } = view;
  if (deal === null) return facts;

  const known = facts.filter((fact) => fact.deal === deal.number);
  const placed = new Set(known.flatMap((fact) => fact.cards));
  const news: SeenCards[] = [];
  const add = (places: readonly number[], cards: readonly string[]) => {
    const unplaced = cards.filter((card) => !placed.has(card));
    for (const card of unplaced) placed.add(card);
    if (unplaced.length > 0) news.push({ deal: deal.number, places, cards: unplaced });
  };

  add([UPCARD_PLACE], [deal.upcard]);
  if (you !== null) {
    const { seat } = you;
    if (known.length === 0 && untouched(deal)) add(dealtPlaces(seat === deal.starter), you.hand);
    const fromStock = deal.to_move === seat && you.drawn !== null && deal.taken === null;
    if (fromStock) add([LAST_PLACE - deal.stock], [you.drawn as string]);
    const others = othersPlaces(seat, deal, [...known, ...news]);
    const shown = deal.result?.hands?.flatMap((hand, at) => (at === seat ? [] : cardsOf(hand))) ?? [];
    const mine = new Set(you.hand);
    if (holdsAllOwn(known, news)) {
      add(
        others,
        [...deal.pile, ...shown].filter((card) => !mine.has(card)),
      );
    }
  }
  return news.length === 0 ? facts : [...facts, ...news];
}

/** No turn was made yet: whoever made the last one from the pile still holds the card that it brought. */
function untouched(deal: NonNullable<WitnessedView["deal"]>): boolean {
  return (
    deal.stock === FULL_STOCK &&
    [deal.starter, deal.other].every((seat) => deal.counts[seat] === DEALT) &&
    deal.known.every((cards) => cards.length === 0) &&
    deal.pile.length === 1 &&
    deal.pile[0] === deal.upcard
  );
}

/** The places of the ten cards that were dealt to the one who starts, or to the other. */
function dealtPlaces(starts: boolean): number[] {
  return Array.from({ length: DEALT }, (_, card) => 2 * card + (starts ? 0 : 1));
}

/** Where a card can come from that is not the witness's own: the other's ten, or a stock card drawn by now. */
function othersPlaces(
  seat: number,
  deal: { readonly starter: number; readonly stock: number },
  facts: readonly SeenCards[],
): number[] {
  const own = new Set(facts.flatMap((fact) => (fact.places.length === 1 ? fact.places : [])));
  const drawn = Array.from({ length: FULL_STOCK - deal.stock }, (_, card) => UPCARD_PLACE + 1 + card);
  return [...dealtPlaces(seat !== deal.starter), ...drawn.filter((place) => !own.has(place))];
}

/** Only who saw the own ten cards can tell the own discards from those of the other. */
function holdsAllOwn(known: readonly SeenCards[], news: readonly SeenCards[]): boolean {
  return [...known, ...news].some((fact) => fact.places.length === DEALT);
}

function cardsOf(hand: ShownHand): string[] {
  return [...hand.melds.flat(), ...hand.loose, ...hand.lay_offs.map(([card]) => card)];
}
