// @vitest-environment jsdom
/** Technique: a sheet of three games drawn into a document, read as a table. */
import { render } from "preact";
import { beforeAll, describe, expect, test } from "vitest";
import { setLanguage } from "../../src/lang";
import english from "../../src/lang/en";
import { ScoreSheet, type SheetMatch } from "../../src/sheet/ScoreSheet.tsx";
import type { Line, OutcomeView, SheetColumn, SheetDeal } from "../../src/wire.ts";

beforeAll(() => setLanguage("en", english));

const line = (code: string, points: number, args: Record<string, number> = {}): Line => ({
  code,
  points,
  args: Object.entries(args),
});

function deal(number: number, winner: number | null, points: number, ...entries: number[]): SheetDeal {
  return {
    number,
    dealer: 0,
    starter: 1,
    other: 0,
    kind: winner === null ? "dead" : "knock",
    knocker: winner,
    winner,
    points,
    boxes: winner === null ? 0 : 1,
    deadwoods: null,
    lines: winner === null ? [] : [line("deadwood_difference", points, { knocker: 5, defender: 5 + points })],
    totals: [0, 0],
    entries,
  };
}

const open = (first: number, second: number): SheetColumn => ({
  closed: false,
  winner: null,
  totals: [first, second],
  lines: [[line("deal_points", first)], [line("deal_points", second)]],
});

/** Ada wins 60, Ben 30, nobody, and Ada 50, which closes the first game of 100. */
const SHEET = [deal(1, 0, 60, 0), deal(2, 1, 30, 0), deal(3, null, 0, 0, 1, 2), deal(4, 0, 50, 0, 1)];
const FIRST: SheetColumn = {
  closed: true,
  winner: 0,
  totals: [260, 30],
  lines: [
    [line("deal_points", 110), line("game_bonus", 100), line("box_bonus", 50, { boxes: 2, each: 25 })],
    [line("deal_points", 30)],
  ],
};
const RUNNING: SheetMatch = {
  format: "duel",
  sheet: SHEET,
  rounds: [],
  sides: [[0], [1]],
  columns: [FIRST, open(50, 0), open(0, 0)],
  outcome: null,
};

function drawn(match: SheetMatch, begun = 0): HTMLElement {
  const page = document.createElement("div");
  render(<ScoreSheet match={match} names={["Ada", "Ben"]} begun={begun} />, page);
  return page;
}

const rows = (page: HTMLElement) =>
  [...page.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent));

/** The six figures under the row that says this. */
function figuresUnder(page: HTMLElement, text: string): (string | null)[] {
  const all = rows(page);
  return all[all.findIndex((cells) => cells.length === 1 && cells[0]?.includes(text)) + 1] ?? [];
}

describe("while it is played", () => {
  test("there are three games, each with both players", () => {
    const [games, names] = rows(drawn(RUNNING));
    expect(games).toEqual(["Game 1closed", "Game 2", "Game 3"]);
    expect(names).toEqual(["Ada", "Ben", "Ada", "Ben", "Ada", "Ben"]);
  });

  test("a win stands in the games in which it counts, carried on in each", () => {
    const page = drawn(RUNNING);
    expect(figuresUnder(page, "1Knock by Ada+60")).toEqual(["60", "", "", "", "", ""]);
    expect(figuresUnder(page, "2Knock by Ben+30")).toEqual(["", "30", "", "", "", ""]);
    expect(figuresUnder(page, "4Knock by Ada+50")).toEqual(["110", "", "50", "", "", ""]);
  });

  test("a dead deal has no figures", () => {
    const all = rows(drawn(RUNNING)).map(([first]) => first ?? "");
    const dead = all.findIndex((text) => text.includes("Dead deal"));
    expect(all[dead + 1]).toContain("4Knock by Ada");
  });

  test("the deal that closes a game is underlined there and nowhere else", () => {
    const closing = [...drawn(RUNNING).querySelectorAll(".closes")];
    expect(closing.map((cell) => cell.textContent)).toEqual(["110"]);
  });

  test("a game that is closed has its bonuses, its total and its settlement; the others wait", () => {
    const page = drawn(RUNNING);
    expect(figuresUnder(page, "Game bonus")).toEqual(["100", "", "", "", "", ""]);
    expect(figuresUnder(page, "Boxes")).toEqual(["502 × 25", "", "", "", "", ""]);
    expect(figuresUnder(page, "Total")).toEqual(["260", "30", "", "", "", ""]);
    expect(figuresUnder(page, "Settlement")).toEqual(["230", "", "", "", "", ""]);
    expect(page.textContent).not.toContain("All three games together");
  });

  test("before a game is closed nothing is added up", () => {
    const early = { ...RUNNING, sheet: SHEET.slice(0, 1), columns: [open(60, 0), open(0, 0), open(0, 0)] };
    expect(drawn(early).textContent).not.toContain("Total");
  });

  test("a deal that is being played is there", () => {
    expect(drawn(RUNNING, 5).textContent).toContain("5Being played");
  });
});

describe("at its end", () => {
  const inGame = (column: number, lines: readonly Line[]) =>
    lines.map(({ code, points, args }): Line => ({ code, points, args: [["column", column], ...args] }));
  const OUTCOME: OutcomeView = {
    reason: "resigned",
    winner: 0,
    loser: 1,
    totals: [510, 30],
    lines: [
      [
        ...inGame(1, FIRST.lines[0] ?? []),
        ...inGame(2, [line("deal_points", 50), line("game_bonus", 100)]),
        ...inGame(3, [line("deal_points", 0), line("game_bonus", 100)]),
      ],
      [...inGame(1, FIRST.lines[1] ?? []), ...inGame(2, [line("deal_points", 0)]), ...inGame(3, [])],
    ],
    settlement: 480,
    places: [],
    settlements: [],
  };
  const page = () => drawn({ ...RUNNING, outcome: OUTCOME });

  test("games that were given up are settled for the other, each by itself", () => {
    expect(figuresUnder(page(), "Game bonus")).toEqual(["100", "", "100", "", "100", ""]);
    expect(figuresUnder(page(), "Total")).toEqual(["260", "30", "150", "0", "100", ""]);
    expect(figuresUnder(page(), "Settlement")).toEqual(["230", "", "150", "", "100", ""]);
  });

  test("the settlements together are the match's", () => {
    expect(page().querySelector(".together")?.textContent).toBe(
      "All three games together: 480Ada is ahead of Ben by this much.",
    );
  });

  test("a match without a result has no settlement", () => {
    const agreed = { ...OUTCOME, winner: null, loser: null, settlement: 0 };
    const page = drawn({ ...RUNNING, columns: [open(60, 0), open(0, 0), open(0, 0)], outcome: agreed });
    expect(figuresUnder(page, "Settlement").every((text) => text === "")).toBe(true);
    expect(page.querySelector(".together")).toBeNull();
  });
});
