// @vitest-environment jsdom
/** Technique: a sheet drawn into a document, read as a table. */
import { render } from "preact";
import { beforeAll, expect, test } from "vitest";
import { setLanguage } from "../../src/lang";
import english from "../../src/lang/en";
import { ScoreSheet, type SheetMatch } from "../../src/sheet/ScoreSheet.tsx";
import type { Line, OutcomeView, SheetDeal } from "../../src/wire.ts";

beforeAll(() => setLanguage("en", english));

const line = (code: string, points: number, args: Record<string, number> = {}): Line => ({
  code,
  points,
  args: Object.entries(args),
});

const UNDERCUT: SheetDeal = {
  number: 1,
  dealer: 0,
  starter: 1,
  other: 0,
  kind: "undercut",
  knocker: 1,
  winner: 0,
  points: 29,
  boxes: 1,
  deadwoods: [6, 10],
  lines: [line("deadwood_difference", 4, { knocker: 10, defender: 6 }), line("undercut_bonus", 25)],
  totals: [29, 0],
  entries: [],
};
const DEAD: SheetDeal = {
  ...UNDERCUT,
  number: 2,
  kind: "dead",
  knocker: null,
  winner: null,
  points: 0,
  boxes: 0,
  deadwoods: null,
  lines: [],
};
const OUTCOME: OutcomeView = {
  reason: "target",
  winner: 0,
  loser: 1,
  totals: [254, 25],
  lines: [
    [line("deal_points", 129), line("game_bonus", 100), line("box_bonus", 25, { boxes: 1, each: 25 })],
    [line("deal_points", 0), line("box_bonus", 25, { boxes: 1, each: 25 })],
  ],
  settlement: 229,
  places: [],
  settlements: [],
};

function duel(sheet: readonly SheetDeal[], outcome: OutcomeView | null): SheetMatch {
  return { format: "duel", sheet, rounds: [], columns: [], sides: [[0], [1]], outcome };
}

function drawn(match: SheetMatch, names: readonly string[] = ["Ada", "Ben"], begun = 0): HTMLElement {
  const page = document.createElement("div");
  render(<ScoreSheet match={match} names={names} begun={begun} watch={(deal) => `/deals/${deal}`} />, page);
  for (const link of page.querySelectorAll("a")) link.textContent = "";
  return page;
}

function rows(deals: readonly SheetDeal[], outcome: OutcomeView | null): string[][] {
  return rowsOf(drawn(duel(deals, outcome)));
}

function rowsOf(page: HTMLElement): string[][] {
  return [...page.querySelectorAll("tr")].map((row) =>
    [...row.children].map((cell) => (cell.textContent ?? "").replace(/\s+/g, " ").trim()),
  );
}

test("a deal names its kind, explains every number, and carries the totals on", () => {
  const [head, undercut] = rows([UNDERCUT], null);
  expect(head).toEqual(["Deal", "Ada", "Ben"]);
  expect(undercut?.[0]).toContain("Undercut by Ada");
  expect(undercut?.[0]).toContain("Deadwood 6 against 10 4");
  expect(undercut?.[0]).toContain("Undercut bonus 25");
  expect(undercut?.slice(1)).toEqual(["+2929", "0"]);
});

test("a dead deal says that it brought nothing", () => {
  expect(rows([UNDERCUT, DEAD], null).at(-1)).toEqual([expect.stringContaining("Dead deal"), "29", "0"]);
});

test("the end lists each bonus on its line for both, the totals and the settlement", () => {
  const end = rows([UNDERCUT], OUTCOME).slice(3);
  expect(end).toEqual([
    ["Points from the deals", "129", "0"],
    ["Game bonus", "100", ""],
    ["Boxes", "251 × 25", "251 × 25"],
    ["Total", "254", "25"],
    [expect.stringContaining("Ada is ahead of Ben"), "229", ""],
  ]);
});

test("a settlement that a forfeit lifted says so", () => {
  const lifted = { ...OUTCOME, settlement: 300 };
  expect(rows([UNDERCUT], lifted).at(-1)?.[0]).toContain("at least the game bonus");
});

test("a match without a result has no settlement", () => {
  const agreed: OutcomeView = { ...OUTCOME, reason: "agreed", winner: null, loser: null, settlement: 0 };
  expect(rows([UNDERCUT], agreed).at(-1)?.[0]).toBe("Total");
});

test("the bonuses stand in the order of the match, whoever has them", () => {
  const turned = { ...OUTCOME, lines: OUTCOME.lines.toReversed(), totals: [25, 254], winner: 1, loser: 0 };
  const names = rows([UNDERCUT], turned).map(([name]) => name);
  expect(names.slice(3, 6)).toEqual(["Points from the deals", "Game bonus", "Boxes"]);
});

test("a deal in which the match ended can be watched and has no result", () => {
  const page = drawn(duel([UNDERCUT], OUTCOME), ["Ada", "Ben"], 2);
  expect([...page.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/deals/1",
    "/deals/2",
  ]);
  expect(page.textContent).toContain("2Not finished");
});

test("a code of a newer server stands for itself", () => {
  const newer = { ...UNDERCUT, lines: [line("moon_bonus", 7)] };
  expect(rows([newer], null).at(-1)?.[0]).toContain("moon_bonus 7");
});

test("before the first deal is over there is a sentence instead", () => {
  const page = drawn(duel([], null));
  expect(page.querySelector("table")).toBeNull();
  expect(page.textContent).not.toBe("");
});

const THREE = ["Ada", "Ben", "Cleo"];

test("of three each has a column, and a deal says who was what in it or who sat out", () => {
  const deal = { ...UNDERCUT, starter: 1, other: 2, dealer: 2, knocker: 1, winner: 2, totals: [5, 0, 29] };
  const three: SheetMatch = {
    format: "captain",
    sheet: [deal],
    rounds: [],
    columns: [],
    sides: [[0], [1], [2]],
    outcome: null,
  };
  const [head, captain] = rowsOf(drawn(three, THREE));
  expect(head).toEqual(["Deal", ...THREE]);
  expect(captain?.[0]).toContain("In the box: Cleo · captain: Ben");
  expect(captain?.slice(1)).toEqual(["5", "0", "+2929"]);
  const cutthroat = rowsOf(drawn({ ...three, format: "cutthroat" }, THREE));
  expect(cutthroat[1]?.[0]).toContain("Ada sat out");
});

test("of three the end tells what each gets and gives, and the places", () => {
  const outcome: OutcomeView = {
    ...OUTCOME,
    winner: 2,
    loser: 0,
    totals: [10, 40, 110],
    lines: [[line("deal_points", 10)], [line("deal_points", 40)], [line("deal_points", 110)]],
    settlement: 100,
    places: [3, 2, 1],
    settlements: [-130, -40, 170],
  };
  const sides = [[0], [1], [2]];
  const page = drawn({ format: "cutthroat", sheet: [], rounds: [], columns: [], sides, outcome }, THREE);
  const end = rowsOf(page);
  expect(end.at(-2)?.slice(1)).toEqual(["-130", "-40", "+170"]);
  expect(end.at(-1)?.slice(1)).toEqual(["3.", "2.", "1."]);
});

test("of two teams the sheet goes by rounds, with both tables in each", () => {
  const names = ["Ada", "Ben", "Cleo", "Dan"];
  const first = { ...UNDERCUT, number: 1, starter: 1, other: 0, winner: 0, totals: [0, 0] };
  const second: SheetDeal = {
    ...UNDERCUT,
    number: 2,
    starter: 3,
    other: 2,
    kind: "dead",
    winner: null,
    lines: [],
  };
  const third = { ...UNDERCUT, number: 4, starter: 2, other: 1, knocker: 2, winner: 1, totals: [0, 0] };
  const match: SheetMatch = {
    format: "partners",
    sheet: [second, first, third].map((deal) => ({ ...deal, totals: [0, 0] })),
    rounds: [{ number: 1, winner: 0, points: 29, boxes: 1, totals: [29, 0] }],
    columns: [],
    sides: [
      [0, 2],
      [1, 3],
    ],
    outcome: null,
  };
  const [head, one, two] = rowsOf(drawn(match, names, 4));
  expect(head).toEqual(["Deal", "Ada & Cleo", "Ben & Dan"]);
  expect(one?.[0]).toMatch(/^Round 1Ben – AdaUndercut by Ada.*Dan – CleoDead deal.*Counts for nothing/);
  expect(one?.slice(1)).toEqual(["+2929", "0"]);
  expect(two?.[0]).toMatch(/^Round 2Being playedCleo – BenUndercut by Ben/);
  expect(two?.slice(1)).toEqual(["", ""]);
});
