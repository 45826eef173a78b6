/** Cards and events in words. */
import { beforeAll, describe, expect, test } from "vitest";
import { CARDS } from "../../src/fair/deck";
import { setLanguage } from "../../src/lang";
import en from "../../src/lang/en";
import { cardName, cardSign, withLaidOff } from "../../src/table/cards";
import { tell } from "../../src/table/tell";
import type { Seen } from "../../src/wire";

beforeAll(() => setLanguage("en", en));

describe("a card's name", () => {
  test("is its own for each of the fifty-two", () => {
    expect(new Set(CARDS.map(cardName)).size).toBe(52);
  });

  test.each([
    ["3D", "three of diamonds", "3♦"],
    ["TC", "ten of clubs", "10♣"],
    ["KH", "king of hearts", "K♥"],
    ["AS", "ace of spades", "A♠"],
  ])("%s is %s", (card, name, sign) => {
    expect(cardName(card)).toBe(name);
    expect(cardSign(card)).toBe(sign);
  });
});

test("a card laid off on a run lies where it belongs, on a set at the end", () => {
  expect(withLaidOff(["4S", "5S", "6S"], ["3S", "7S"])).toEqual(["3S", "4S", "5S", "6S", "7S"]);
  expect(withLaidOff(["4S", "4H", "4D"], ["4C"])).toEqual(["4S", "4H", "4D", "4C"]);
});

describe("what happened", () => {
  const seen = (part: Partial<Seen>): Seen => ({
    type: "drew",
    seat: 1,
    pile: null,
    card: null,
    kind: null,
    points: null,
    lay_offs: [],
    ...part,
  });
  const say = (part: Partial<Seen>) => tell(seen(part), ["Ola", "Mirko"], 0);

  test.each([
    [{ pile: "stock" }, "Mirko drew from the stock."],
    [{ pile: "stock", seat: 0, card: "3D" }, "You drew the three of diamonds."],
    [{ pile: "discard", card: "3D" }, "Mirko took the three of diamonds."],
    [{ type: "discarded", seat: 0, card: "KC" }, "You discarded the king of clubs."],
    [{ type: "knocked", kind: "knock", points: 7 }, "Mirko knocked with 7."],
    [{ type: "knocked", kind: "gin", seat: 0, points: 0 }, "Gin! You have no deadwood."],
    [
      { type: "laid_off", seat: 0, points: 4, lay_offs: [["3D", 0]] as [string, number][] },
      "You laid off three of diamonds and are left with 4.",
    ],
    [{ type: "deal_ended", seat: null }, "The deal is over. Nobody scores."],
    [{ type: "sealed", seat: null }, ""],
  ])("%o is told as “%s”", (part, text) => {
    expect(say(part)).toBe(text);
  });
});
