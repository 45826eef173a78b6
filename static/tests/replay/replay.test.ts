/** Technique: frames made by hand, one event each. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Frame } from "../../src/api/matches.ts";
import { setLanguage } from "../../src/lang";
import english from "../../src/lang/en";
import pages from "../../src/lang/en/pages";
import { seatCards } from "../../src/pages/replay/hands.ts";
import { momentOf, stepAt, stepShort, stepsOf, stepText, turnsOf } from "../../src/pages/replay/steps.ts";
import { readWay, wayText } from "../../src/pages/replay/way.ts";
import type { DealView, Seen, ShownHand, View } from "../../src/wire.ts";

beforeAll(() => setLanguage("en", `${english}\n${pages}`));

const DEAL: DealView = {
  number: 1,
  phase: "draw",
  turn: "1.0",
  dealer: 1,
  starter: 0,
  other: 1,
  to_move: 0,
  limit: 10,
  upcard: "7C",
  stock: 31,
  dead_in: 29,
  pile_draws_left: null,
  pile: ["7C"],
  pile_count: 1,
  counts: [10, 10],
  known: [[], []],
  taken: null,
  knock: null,
  result: null,
};
const VIEW: View = {
  phase: "playing",
  seat: 0,
  totals: [0, 0],
  deal: DEAL,
  you: { hand: ["AS", "KH"], drawn: null, melds: [], deadwood: 11, seat: 0 },
  options: { draw: [], passing: false, leaves: [], knocks: [], big_gin: false, lay_off: false, around: [] },
  clock: null,
  sheet_left: null,
  ready: [false, false],
  end_offers: [false, false],
  adjourn: null,
  claim: null,
  ending: null,
  rematch: [false, false],
  role: "plays",
  beside: null,
  confers: null,
  opened: null,
};

const seen = (type: string, more: Partial<Seen> = {}): Seen => ({
  type,
  seat: null,
  pile: null,
  card: null,
  kind: null,
  points: null,
  lay_offs: [],
  ...more,
});

let seq = 0;
const frame = (event: Seen, view: View = VIEW): Frame => ({ seq: ++seq, at: "", view, events: [event] });

const FRAMES = [
  frame(seen("dealt", { seat: 1 })),
  frame(seen("passed", { seat: 0 })),
  frame(seen("drew", { seat: 1, pile: "discard", card: "7C" })),
  frame(seen("minute_given", { seat: 0 })),
  frame(seen("discarded", { seat: 1, card: "TD" })),
  frame(seen("drew", { seat: 0, pile: "stock" })),
  frame(seen("knocked", { seat: 0, kind: "gin" })),
];
const NAMES = ["Ada", "Ben"];

describe("the steps of a deal", () => {
  const steps = stepsOf(FRAMES);

  test("leave out what is not about cards", () => {
    expect(steps.map(({ event }) => event.type)).toEqual([
      "dealt",
      "passed",
      "drew",
      "discarded",
      "drew",
      "knocked",
    ]);
  });

  test("are said in sentences, and shortly beside the name", () => {
    expect(steps.map((step) => stepText(step, NAMES))).toEqual([
      "Ten cards each; the upcard is 7♣",
      "Ada passes",
      "Ben takes 7♣",
      "Ben discards 10♦",
      "Ada draws from the stock",
      "Ada goes gin",
    ]);
    expect(steps.map(stepShort)).toEqual(["upcard 7♣", "passes", "takes 7♣", "discards 10♦", "draws", "gin"]);
  });

  test("go together in turns of one seat", () => {
    expect(turnsOf(steps).map(({ seat, steps: own }) => [seat, own.map(({ index }) => index)])).toEqual([
      [null, [0]],
      [0, [1]],
      [1, [2, 3]],
      [0, [4, 5]],
    ]);
  });

  test("are found again by their moment when the eyes change", () => {
    expect(steps.map((step) => stepAt(steps, momentOf(step)))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(stepAt(steps, "0")).toBe(0);
    expect(stepAt(steps, String((steps[2] as (typeof steps)[0]).seq + 1))).toBe(2);
    expect(stepAt(steps, "999")).toBe(5);
  });
});

describe("a defence", () => {
  const shown: ShownHand = { melds: [["4H", "5H", "6H"]], loose: [], deadwood: 0, lay_offs: [] };
  const view: View = {
    ...VIEW,
    seat: 1,
    you: { hand: ["7H", "8H", "KD"], drawn: null, melds: [], deadwood: 10, seat: 1 },
    deal: { ...DEAL, counts: [9, 3], knock: { seat: 0, kind: "knock", shown } },
  };
  const laidOff = seen("laid_off", {
    seat: 1,
    lay_offs: [
      ["7H", 0],
      ["8H", 0],
    ],
  });
  const steps = stepsOf([frame(laidOff, view), frame(seen("laid_off", { seat: 1 }), view)]);

  test("is a step for each card, and one where nothing is laid off", () => {
    expect(steps.map((step) => stepText(step, NAMES))).toEqual([
      "Ben lays off 7♥",
      "Ben lays off 8♥",
      "Ben lays off nothing",
    ]);
    expect(turnsOf(steps.slice(0, 2)).map(({ steps: own }) => own.length)).toEqual([2]);
    expect(steps.map((step) => stepAt(steps, momentOf(step)))).toEqual([0, 1, 2]);
  });

  test("moves its cards one by one to the knocker's melds", () => {
    const at = (index: number, seat: number, seen = view) =>
      seatCards({ ...(steps[index] as (typeof steps)[0]), view: seen }, seat);
    expect(at(0, 0).groups[0]?.cards).toEqual(["4H", "5H", "6H", "7H"]);
    expect(at(0, 1).groups[0]?.cards).toEqual(["8H", "KD"]);
    expect(at(1, 0).groups[0]?.cards).toEqual(["4H", "5H", "6H", "7H", "8H"]);
    expect(at(1, 1).groups[0]?.cards).toEqual(["KD"]);
    // To other eyes the rest stays hidden.
    const hidden: View = { ...view, seat: 0, you: null };
    expect(at(0, 1, hidden)).toMatchObject({ backs: 2, groups: [{ cards: [] }] });
  });
});

describe("the address of a moment", () => {
  test("leads back to it, and what makes no sense in it to the beginning", () => {
    expect(readWay(wayText("57.2", "open"))).toEqual({ moment: "57.2", eyes: "open" });
    expect(readWay(wayText("57", 1))).toEqual({ moment: "57", eyes: 1 });
    expect(readWay(wayText("57", null))).toEqual({ moment: "57", eyes: null });
    expect(readWay("?at=<b>&by=7")).toEqual({ moment: "0", eyes: null });
    expect(readWay("")).toEqual({ moment: "0", eyes: null });
  });
});

describe("the cards before a seat", () => {
  const dealt = seen("dealt");

  test("are open to their holder and backs to the other, but for what everybody saw taken", () => {
    const view = { ...VIEW, deal: { ...DEAL, known: [[], ["7C"]] } };
    expect(seatCards({ view, event: dealt, laid: 0 }, 0)).toMatchObject({
      groups: [{ cards: ["AS", "KH"] }],
      backs: 0,
    });
    expect(seatCards({ view, event: dealt, laid: 0 }, 1)).toMatchObject({
      groups: [{ cards: ["7C"] }],
      backs: 9,
    });
  });

  test("are all open where the hands were opened", () => {
    const view = { ...VIEW, opened: { hands: [["AS"], ["2S", "3S"]], face_down: null } };
    expect(seatCards({ view, event: dealt, laid: 0 }, 1)).toMatchObject({
      groups: [{ cards: ["2S", "3S"] }],
      backs: 0,
    });
  });

  test("hold the card just drawn apart", () => {
    const drew = seen("drew", { seat: 0, card: "KH", pile: "stock" });
    expect(seatCards({ view: VIEW, event: drew, laid: 0 }, 0)).toMatchObject({
      groups: [{ cards: ["AS"] }],
      drawn: "KH",
    });
    const known = { ...VIEW, deal: { ...DEAL, counts: [10, 11], known: [[], ["7C"]] } };
    const took = seen("drew", { seat: 1, card: "7C", pile: "discard" });
    expect(seatCards({ view: known, event: took, laid: 0 }, 1)).toMatchObject({
      groups: [{ cards: [] }],
      backs: 10,
      drawn: "7C",
    });
  });

  test("lie in melds after a knock, with what was laid off on them", () => {
    const knocker: ShownHand = { melds: [["4H", "5H", "6H"]], loose: ["AS"], deadwood: 1, lay_offs: [] };
    const defender: ShownHand = { melds: [], loose: ["KD"], deadwood: 10, lay_offs: [["7H", 0]] };
    const result = {
      kind: "knock" as const,
      knocker: 0,
      winner: 0,
      points: 9,
      boxes: 1,
      lines: [],
      hands: [knocker, defender],
      next_dealer: 0,
    };
    const cards = seatCards(
      { view: { ...VIEW, deal: { ...DEAL, result } }, event: seen("deal_ended"), laid: 0 },
      0,
    );
    expect(cards.groups.map((group) => group.cards)).toEqual([["4H", "5H", "6H", "7H"], ["AS"]]);
    expect([...cards.laidOff]).toEqual(["7H"]);
  });
});
