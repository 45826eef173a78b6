/** Cards and events in words. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CARDS } from "../../src/fair/deck";
import { setLanguage, t } from "../../src/lang";
import en from "../../src/lang/en";
import pl from "../../src/lang/pl";
import sr from "../../src/lang/sr";
import { cardName, cardSign, withLaidOff } from "../../src/table/cards";
import { isForced, SPOKEN, tell } from "../../src/table/tell";
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

  test("that nothing was laid off is news where it could have been", () => {
    const nothing = seen({ type: "laid_off", seat: 0, points: 40 });
    const some = { ...nothing, lay_offs: [["3D", 0]] as [string, number][] };
    const knocked = (kind: string) => seen({ type: "knocked", kind });
    expect(isForced(nothing, [nothing])).toBe(false);
    expect(isForced(nothing, [knocked("knock"), nothing])).toBe(false);
    expect(isForced(some, [knocked("knock"), some])).toBe(false);
    for (const kind of ["gin", "big_gin"]) {
      expect(isForced(nothing, [knocked(kind), nothing])).toBe(true);
      expect(isForced(knocked(kind), [knocked(kind), nothing])).toBe(false);
    }
  });
});

/** Every event that has words, in every form. */
const TOLD: readonly [string, Partial<Seen>][] = [
  ...[...SPOKEN].map((type): [string, Partial<Seen>] => [type, { card: "7C" }]),
  ["drew", { pile: "stock" }],
  ["drew", { pile: "stock", card: "7C" }],
  ["drew", { pile: "discard", card: "7C" }],
  ["knocked", { kind: "knock" }],
  ["knocked", { kind: "gin" }],
  ["knocked", { kind: "big_gin" }],
  ["laid_off", {}],
  ["laid_off", { lay_offs: [["7C", 0]] }],
  ["deal_ended", {}],
  ["deal_ended", { seat: null }],
  ["match_ended", {}],
  ["match_ended", { seat: null }],
];

describe.each([
  [
    "pl",
    pl,
    "siódemka trefl",
    [
      "Bierzesz siódemkę trefl.",
      "Ola odrzuca króla kier.",
      "Ola dokłada asa pik, damę karo. Punkty wolnych kart: 4.",
      "Rozdanie wygrywa komputer. Punkty: 12.",
      "Komputer stuka. Punkty wolnych kart: 7.",
      "Nowe rozdanie. Zaczyna komputer.",
    ],
  ],
  [
    "sr",
    sr,
    "sedmica tref",
    [
      "Uzimaš sedmicu tref.",
      "Ola odbacuje kralja herc.",
      "Ola prilaže asa pik, damu karo. Neuparene karte: 4.",
      "Deljenje dobija računar. Poeni: 12.",
      "Računar kuca. Neuparene karte: 7.",
      "Novo deljenje. Počinje računar.",
    ],
  ],
] as const)("in %s", (language, words, seven, sentences) => {
  beforeAll(() => setLanguage(language, words));
  afterAll(() => setLanguage("en", en));

  test("a card by itself is in the nominative, and each has a name of its own in either form", () => {
    expect(cardName("7C")).toBe(seven);
    expect(new Set(CARDS.map(cardName)).size).toBe(52);
    expect(new Set(CARDS.map((card) => t("take-said", { card }))).size).toBe(52);
  });

  test("whatever is told has words", () => {
    const nothing = { seat: 1, pile: null, card: null, kind: null, points: 3, lay_offs: [] };
    const seen = TOLD.map(([type, part]): Seen => ({ ...nothing, ...part, type }));
    for (const event of seen) expect(tell(event, ["Marek", "Ola"], 0)).toMatch(/^[^-]+ [^-]+\.$/);
  });

  test("cards take the form of the sentence, names never do, and the computer is no name", () => {
    const names = ["Marek", "Ola", t("computer")];
    const nothing = { pile: null, card: null, kind: null, points: null, lay_offs: [] };
    const events: Seen[] = [
      { ...nothing, type: "drew", seat: 0, pile: "discard", card: "7C" },
      { ...nothing, type: "discarded", seat: 1, card: "KH" },
      {
        ...nothing,
        type: "laid_off",
        seat: 1,
        points: 4,
        lay_offs: [
          ["AS", 0],
          ["QD", 1],
        ],
      },
      { ...nothing, type: "deal_ended", seat: 2, points: 12 },
      { ...nothing, type: "knocked", kind: "knock", seat: 2, points: 7 },
      { ...nothing, type: "dealt", seat: 2 },
    ];
    expect(events.map((event) => tell(event, names, 0))).toEqual(sentences);
  });
});

test("the computer begins a sentence with a capital letter and none within it", () => {
  const who = t("computer");
  expect(t("told-passed", { who, whose: "other" })).toBe("The computer passed.");
  expect(t("told-deal-ended", { who, whose: "other", points: 9 })).toBe(
    "The deal goes to the computer: 9 points.",
  );
  expect(t("told-dealt", { who, whose: "other" })).toBe("A new deal. The computer moves first.");
  expect(t("say-theirs-lay-off", { name: "The Computer" })).toBe("The Computer may lay off cards");
});
