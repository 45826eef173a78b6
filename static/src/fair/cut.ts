/** Who cut what from deck 0, and who therefore deals first. */
import { RANKS } from "./deck";

export interface Cut {
  /** Round by round who drew which card, in seat order; from the second on only those who were tied. */
  readonly rounds: readonly (readonly (readonly [seat: number, card: string])[])[];
  /** Seats from the highest card to the lowest: the first one deals. */
  readonly order: readonly number[];
}

interface Place {
  readonly seat: number;
  readonly ranks: readonly number[];
}

/** Cut a deck: one card a seat, ace low; tied seats go on among themselves for the places they share. */
export function cut(cards: readonly string[], seats: number): Cut {
  const rounds: [number, string][][] = [];
  let places: Place[] = Array.from({ length: seats }, (_, seat) => ({ seat, ranks: [] }));
  let drawing = places;
  let top = 0;
  while (drawing.length > 0 && top + drawing.length <= cards.length) {
    const from = top;
    const round = drawing.map((place, index): [number, string] => [
      place.seat,
      cards[from + index] as string,
    ]);
    top += round.length;
    rounds.push(round);
    const drawn = new Map(round);
    places = places.map((place) => withCard(place, drawn.get(place.seat)));
    drawing = places.filter((place) => places.filter((other) => compare(place, other) === 0).length > 1);
  }
  return { rounds, order: places.toSorted((a, b) => compare(b, a)).map((place) => place.seat) };
}

function withCard(place: Place, card: string | undefined): Place {
  return card === undefined
    ? place
    : { seat: place.seat, ranks: [...place.ranks, RANKS.indexOf(card.charAt(0))] };
}

/** By the first round in which they drew differently; no two of different length share all that both have. */
function compare(a: Place, b: Place): number {
  for (const [round, rank] of a.ranks.entries()) {
    const difference = rank - (b.ranks[round] ?? rank);
    if (difference !== 0) return difference;
  }
  return 0;
}
