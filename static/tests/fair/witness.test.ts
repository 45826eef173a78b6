/** Technique: random deals played out with real decks; what the witness noted must hold for that deck and no other. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { SeenCards } from "../../src/fair/check.ts";
import { CARDS } from "../../src/fair/deck.ts";
import { type WitnessedView, witness } from "../../src/fair/witness.ts";

const NO_HANDS = null;

interface Table {
  readonly hands: string[][];
  readonly pile: string[];
  readonly known: string[][];
  stock: number;
}

function view(
  table: Table,
  seat: number,
  toMove: number,
  drawn: string | null,
  taken: string | null,
): WitnessedView {
  return {
    deal: {
      number: 1,
      starter: 0,
      other: 1,
      to_move: toMove,
      upcard: table.pile[0] ?? "",
      stock: table.stock,
      pile: [...table.pile],
      counts: table.hands.map((hand) => hand.length),
      known: table.known.map((cards) => [...cards]),
      taken,
      result: NO_HANDS,
    },
    you: { seat, hand: [...(table.hands[seat] as string[])], drawn: toMove === seat ? drawn : null },
  };
}

/** Every view that `seat` gets of a deal; `choices` decide piles and discards. */
function views(deck: readonly string[], seat: number, choices: readonly number[]): WitnessedView[] {
  const upcard = deck[20] as string;
  const table: Table = {
    hands: [0, 1].map((who) => deck.slice(0, 20).filter((_, place) => place % 2 === who)),
    pile: [upcard],
    known: [[], []],
    stock: 31,
  };
  const told: WitnessedView[] = [];
  const tell = (...rest: [number, string | null, string | null]) => {
    const shown = view(table, seat, ...rest);
    const deal = { ...(shown.deal as NonNullable<WitnessedView["deal"]>), upcard };
    told.push({ ...shown, deal });
  };
  tell(0, null, null);
  for (const [move, choice] of choices.entries()) {
    const who = move % 2;
    const hand = table.hands[who] as string[];
    const fromPile = choice % 3 === 0 && table.pile.length > 0;
    const card = (fromPile ? table.pile.pop() : deck[52 - table.stock--]) as string;
    hand.push(card);
    const known = table.known[who] as string[];
    if (fromPile) known.push(card);
    tell(who, card, fromPile ? card : null);
    const discarded = hand.splice(choice % 10, 1)[0] as string;
    if (known.includes(discarded)) known.splice(known.indexOf(discarded), 1);
    table.pile.push(discarded);
    tell(1 - who, null, null);
  }
  const last = told.at(-1) as WitnessedView;
  const deal = last.deal as NonNullable<WitnessedView["deal"]>;
  const hands = table.hands.map((hand) => ({
    melds: [hand.slice(0, 3)],
    loose: hand.slice(3),
    lay_offs: [],
  }));
  told.push({ ...last, deal: { ...deal, to_move: null, result: { hands } } });
  return told;
}

function holds(facts: readonly SeenCards[], deck: readonly string[]): boolean {
  return facts.every((fact) => fact.cards.every((card) => fact.places.includes(deck.indexOf(card))));
}

const deals = fc.record({
  deck: fc.shuffledSubarray([...CARDS], { minLength: 52, maxLength: 52 }),
  seat: fc.constantFrom(0, 1),
  choices: fc.array(fc.nat(1000), { maxLength: 29 }),
});

test("what was noted holds for the deck that was dealt", () => {
  fc.assert(
    fc.property(deals, ({ deck, seat, choices }) => {
      const facts = views(deck, seat, choices).reduce(witness, [] as readonly SeenCards[]);
      expect(holds(facts, deck)).toBe(true);
      expect(new Set(facts.flatMap((fact) => fact.cards)).size).toBeGreaterThanOrEqual(21);
    }),
  );
});

test("a page that missed some of it notes less, and nothing false", () => {
  fc.assert(
    fc.property(deals, fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }), (made, kept) => {
      const seen = views(made.deck, made.seat, made.choices).filter((_, index) => kept[index]);
      const facts = seen.reduce(witness, [] as readonly SeenCards[]);
      expect(holds(facts, made.deck)).toBe(true);
    }),
  );
});

test("a deck in which an own card was changed for another does not pass", () => {
  fc.assert(
    fc.property(deals, fc.nat(9), fc.integer({ min: 21, max: 51 }), ({ deck, seat, choices }, own, other) => {
      const facts = views(deck, seat, choices).reduce(witness, [] as readonly SeenCards[]);
      const forged = [...deck];
      const place = 2 * own + seat;
      [forged[place], forged[other]] = [forged[other] as string, forged[place] as string];
      expect(holds(facts, forged)).toBe(false);
    }),
  );
});

/** The same at a table of three at which seat 0 has no cards. */
function shifted({ deal, you }: WitnessedView): WitnessedView {
  const nobody = { melds: [], loose: [], lay_offs: [] };
  return {
    deal: deal && {
      ...deal,
      starter: deal.starter + 1,
      other: deal.other + 1,
      to_move: deal.to_move === null ? null : deal.to_move + 1,
      counts: [0, ...deal.counts],
      known: [[], ...deal.known],
      result: deal.result && { hands: [nobody, ...(deal.result.hands ?? [])] },
    },
    you: you && { ...you, seat: you.seat + 1 },
  };
}

test("who plays at a table of three, or sees such a hand, notes the same as at a table of two", () => {
  fc.assert(
    fc.property(deals, ({ deck, seat, choices }) => {
      const seen = views(deck, seat, choices);
      const nothing: readonly SeenCards[] = [];
      expect(seen.map(shifted).reduce(witness, nothing)).toEqual(seen.reduce(witness, nothing));
    }),
  );
});

test("who sits out and sees no hand notes the upcard alone", () => {
  const told: WitnessedView[] = views([...CARDS], 0, [1, 2, 3]).map(({ deal }) => ({ deal, you: null }));
  const facts = told.reduce(witness, [] as readonly SeenCards[]);
  expect(facts).toEqual([{ deal: 1, places: [20], cards: [CARDS[20]] }]);
});

test("a view that says nothing new leaves the facts alone", () => {
  const facts: readonly SeenCards[] = [];
  expect(witness(facts, { deal: null, you: null })).toBe(facts);
});
