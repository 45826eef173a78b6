/** The order of a hand: chosen examples, and random hands for what must always hold. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CARDS } from "../../src/fair/deck";
import { follow, groups, moved, sorted } from "../../src/table/arrange";

const hands = fc.uniqueArray(fc.constantFrom(...CARDS), { minLength: 0, maxLength: 11 });
const cards = (text: string) => text.split(" ");

describe("the order that a player has chosen", () => {
  test("is kept when a card goes, and a new one comes at the right end", () => {
    expect(follow(cards("KC 2H 7D AS"), cards("2H AS KC 9S"))).toEqual(cards("KC 2H AS 9S"));
  });

  test("holds exactly the cards of the hand, each once, whatever it was before", () => {
    fc.assert(
      fc.property(hands, hands, (order, hand) => {
        const next = follow(order, hand);
        expect(next.toSorted()).toEqual(hand.toSorted());
        const kept = order.filter((card) => hand.includes(card));
        expect(next.slice(0, kept.length)).toEqual(kept);
      }),
    );
  });

  test("a card can be put anywhere, and beyond the ends means at them", () => {
    expect(moved(cards("AS 2S 3S"), "AS", 2)).toEqual(cards("2S 3S AS"));
    expect(moved(cards("AS 2S 3S"), "3S", -1)).toEqual(cards("3S AS 2S"));
    expect(moved(cards("AS 2S 3S"), "2S", 9)).toEqual(cards("AS 3S 2S"));
  });
});

describe("sorting", () => {
  const hand = cards("KC 2H 7D AS TC 2S 7C KD");

  test("by suit puts black and red by turns", () => {
    expect(sorted(hand, "suit", [])).toEqual(cards("AS 2S 2H 7C TC KC 7D KD"));
  });

  test("by rank begins with the aces", () => {
    expect(sorted(hand, "rank", [])).toEqual(cards("AS 2S 2H 7C 7D TC KC KD"));
  });

  test("melds first puts the longest to the left and the rest by suit", () => {
    const melds = [cards("2S 2H 2C"), cards("4D 5D 6D 7D")];
    const held = cards("KC 2H 7D 4D 2S 5D 2C 6D AS");
    expect(sorted(held, "melds", melds)).toEqual(cards("4D 5D 6D 7D 2S 2H 2C AS KC"));
  });

  test("never loses a card", () => {
    fc.assert(
      fc.property(hands, fc.constantFrom("suit", "rank", "melds"), (held, by) => {
        expect(sorted(held, by as "suit", [held.slice(0, 3)]).toSorted()).toEqual(held.toSorted());
      }),
    );
  });
});

describe("groups", () => {
  const meld = cards("7S 7H 7D");

  test("a meld whose cards lie side by side is one, in any order", () => {
    expect(groups(cards("KC 7D 7S 7H 2C"), [meld])).toEqual([
      { cards: ["KC"], meld: null },
      { cards: cards("7D 7S 7H"), meld: 0 },
      { cards: ["2C"], meld: null },
    ]);
  });

  test("a meld whose cards lie apart is none", () => {
    expect(groups(cards("7D KC 7S 7H"), [meld])).toEqual([{ cards: cards("7D KC 7S 7H"), meld: null }]);
  });

  test("hold every card in its place", () => {
    fc.assert(
      fc.property(hands, (held) => {
        const melds = [held.slice(0, 3), held.slice(3, 6)].filter((found) => found.length === 3);
        expect(groups(held, melds).flatMap((group) => group.cards)).toEqual(held);
      }),
    );
  });
});
