// @vitest-environment jsdom
/** Technique: tables of three and four as the server tells of them, drawn into a document and read. */
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { CompanyRow } from "../../src/company/CompanyRow.tsx";
import { pointingIn, whispersIn } from "../../src/company/whispers.ts";
import { setLanguage } from "../../src/lang";
import english from "../../src/lang/en";
import sheets from "../../src/lang/en/sheets";
import type { Aside, Table, TableSession } from "../../src/room/session.ts";
import { another, elsewhere, type Game, gameOf, sideOf, sidesOf } from "../../src/table/game.ts";
import { Announcer } from "../../src/ui/announcer.tsx";
import type { DealView, Room, View } from "../../src/wire.ts";
import { deal, room, seat, update, view } from "../room/messages.ts";

beforeAll(() => setLanguage("en", `${english}\n${sheets}`));

const NAMES = ["Ola", "Mirko", "Ada", "Ben"];
const asides = signal<readonly Aside[]>([]);
const acted: unknown[] = [];

const session = {
  link: signal({ state: "open" }),
  presence: signal({ here: [true, true, true, false], claim_in: null, received: 0, type: "presence" }),
  pending: signal(null),
  asides,
  act: (wish: unknown) => acted.push(wish) > 0,
} as unknown as TableSession;

function hosted(part: Partial<Room>): Room {
  return room({ rules: { target: 100 }, ...part });
}

function game(room: Room, shown: Partial<View>): Game {
  const table: Table = { ...update(9, { view: view(shown) }), received: 0 };
  const found = gameOf(session, room, table);
  if (found === null) throw new Error("no game");
  return found;
}

const THREE = NAMES.slice(0, 3).map((name) => seat({ name }));
const SOLOIST = 0;
const CAPTAIN = 1;
const ADVISER = 2;
const CAPTAINS_DEAL = deal({
  dealer: SOLOIST,
  starter: CAPTAIN,
  other: SOLOIST,
  counts: [10, 10, 0],
  to_move: 1,
});

function captain(you: number, part: Partial<View> = {}): Game {
  const three = hosted({ format: "captain", you, seats: THREE, sides: [[0], [1], [2]] });
  const hand = { hand: ["AS"], drawn: null, melds: [], deadwood: 1, seat: you === ADVISER ? CAPTAIN : you };
  const role = you === ADVISER ? "advises" : "plays";
  return game(three, { seat: you, deal: CAPTAINS_DEAL, you: hand, role, totals: [12, 34, 56], ...part });
}

function partners(you: number, own: Partial<DealView> = {}, there: Partial<DealView> = {}): Game {
  const four = hosted({
    format: "partners",
    you,
    seats: NAMES.map((name) => seat({ name })),
    sides: [
      [0, 2],
      [1, 3],
    ],
  });
  const beside = deal({
    number: 2,
    dealer: 2,
    starter: 3,
    other: 2,
    counts: [0, 0, 10, 11],
    to_move: 3,
    ...there,
  });
  return game(four, {
    seat: you,
    totals: [40, 50],
    deal: deal({ dealer: 0, starter: 1, other: 0, counts: [10, 10, 0, 0], to_move: 1, ...own }),
    you: { hand: ["AS"], drawn: null, melds: [], deadwood: 1, seat: you },
    beside: { deal: beside, clock: null, claim: null },
  });
}

let page: HTMLElement;

beforeEach(() => {
  page = document.createElement("div");
  document.body.append(page);
  asides.value = [];
  acted.length = 0;
});

afterEach(() => {
  render(null, page);
  page.remove();
});

function draw(shown: Game): string {
  act(() =>
    render(
      <div data-testid="table">
        <CompanyRow game={shown} />
        <Announcer />
      </div>,
      page,
    ),
  );
  return text(".company-line, .beside");
}

function text(which: string): string {
  return [...page.querySelectorAll(which)]
    .map((one) => (one.textContent ?? "").replace(/\s+/g, " ").trim())
    .join(" | ");
}

const announced = () => text("[role=log] p");

describe("places at a table of three", () => {
  test("who plays sits near, the other across, and the third beside", () => {
    expect(captain(CAPTAIN)).toMatchObject({ near: CAPTAIN, them: SOLOIST, rest: [ADVISER] });
    expect(captain(SOLOIST)).toMatchObject({ near: SOLOIST, them: CAPTAIN, rest: [ADVISER] });
  });

  test("who advises sits behind the captain", () => {
    const shown = captain(ADVISER);
    expect(shown).toMatchObject({ me: ADVISER, near: CAPTAIN, them: SOLOIST, myTurn: false });
  });

  test("who sits out looks on from behind whoever moves first", () => {
    const three = hosted({ format: "cutthroat", you: 2, seats: THREE, sides: [[0], [1], [2]] });
    const dealt = deal({ dealer: 2, starter: 0, other: 1, counts: [10, 10, 0] });
    const shown = game(three, { seat: 2, deal: dealt, you: null, role: "sits_out", totals: [0, 0, 0] });
    expect(shown).toMatchObject({ near: 0, them: 1, rest: [2], own: null });
    expect(draw(shown)).toContain("You deal and sit out this deal");
  });

  test("the others are named one by one, never the reader", () => {
    const ready = [false, true, false];
    expect(another(captain(0), (seat) => !ready[seat])).toBe("Ada");
    expect(another(captain(2), (seat) => ready[seat])).toBe("Mirko");
    expect(another(captain(1), (seat) => ready[seat])).toBeUndefined();
  });
});

describe("roles", () => {
  test.each([
    [SOLOIST, "Ada advises Mirko"],
    [CAPTAIN, "Ada advises Mirko"],
    [ADVISER, "You advise Mirko"],
  ])("seat %i reads who advises", (you, words) => {
    expect(draw(captain(you))).toContain(words);
  });

  test("are told once in each deal", () => {
    draw(captain(SOLOIST));
    expect(announced()).toContain("In the box: Ola. Captain: Mirko. Adviser: Ada.");
    const told = announced();
    draw(captain(SOLOIST, { deal: { ...CAPTAINS_DEAL, stock: 30 } }));
    expect(announced()).toBe(told);
    draw(captain(SOLOIST, { deal: { ...CAPTAINS_DEAL, number: 2, dealer: 1, starter: 2, other: 1 } }));
    expect(announced()).toContain("In the box: Mirko. Captain: Ada. Adviser: Ola.");
  });
});

describe("between captain and adviser", () => {
  const whispered = (seat: number, words: string, at = 1): Aside => ({
    type: "whispered",
    seat,
    text: words,
    at,
  });

  test("there is a way to whisper, and for the soloist none", () => {
    draw(captain(CAPTAIN, { confers: ADVISER }));
    expect(page.querySelector(".whisper-open")?.getAttribute("aria-label")).toBe("Whisper to Ada");
    draw(captain(SOLOIST));
    expect(page.querySelector(".whisper-open")).toBeNull();
  });

  test("a new whisper is shown, counted and read out; one from before the reload is not", () => {
    const shown = captain(CAPTAIN, { confers: ADVISER });
    asides.value = [{ type: "whispers", all: [{ type: "whispered", seat: ADVISER, text: "old", at: 0 }] }];
    draw(shown);
    expect(text(".whispered")).toBe("");
    act(() => {
      asides.value = [...asides.value, whispered(ADVISER, "<b>keep it</b>")];
    });
    expect(text(".whispered")).toBe("<b>keep it</b>");
    expect(page.querySelector(".whispered b")).toBeNull();
    expect(announced()).toContain("Ada whispers: <b>keep it</b>");
    expect(page.querySelector(".whisper-open")?.getAttribute("aria-label")).toBe("Whisper to Ada, 1 new");
  });

  test("what is heard with a hello stands for all that was heard before", () => {
    const all = [{ type: "whispered" as const, seat: 1, text: "one", at: 1 }];
    expect(whispersIn([{ type: "whispers", all }, whispered(2, "two")]).map((one) => one.text)).toEqual([
      "one",
      "two",
    ]);
  });

  test("pointing rings the card for a while, and is told", () => {
    vi.useFakeTimers();
    draw(captain(CAPTAIN, { confers: ADVISER }));
    const hand = document.createElement("div");
    hand.dataset["zone"] = "hand";
    hand.innerHTML = '<button data-card="7C"></button>';
    page.querySelector("[data-testid=table]")?.append(hand);
    act(() => {
      asides.value = [...asides.value, { type: "pointed", seat: ADVISER, at: "7C" }];
    });
    expect(hand.querySelector("[data-pointed]")).not.toBeNull();
    expect(announced()).toContain("Ada points at the seven of clubs.");
    act(() => {
      vi.advanceTimersByTime(6000);
    });
    expect(hand.querySelector("[data-pointed]")).toBeNull();
    vi.useRealTimers();
  });

  test("a later hello takes a pointing back", () => {
    const pointed: Aside = { type: "pointed", seat: 2, at: "stock" };
    expect(pointingIn([pointed, whispered(1, "hm")])).toBe(pointed);
    expect(pointingIn([pointed, { type: "whispers", all: [] }])).toBeNull();
  });
});

describe("two tables", () => {
  test("teams score together and are called by both names", () => {
    const shown = partners(2, { starter: 3, other: 2, counts: [0, 0, 10, 10] });
    expect(sidesOf(shown)).toEqual(["Ola & Ada", "Mirko & Ben"]);
    expect([0, 1, 2, 3].map((one) => sideOf(shown, one))).toEqual([0, 1, 0, 1]);
  });

  test("the partner's table is shown small: names, counts, the pile's top, the stock and whose move it is", () => {
    draw(partners(0));
    expect(text(".beside-seat bdi")).toBe("Ada | Ben");
    expect(text(".beside-count [aria-hidden]")).toBe("10 | 11");
    expect(text(".beside-seat.moves bdi")).toBe("Ben");
    expect(text(".beside-middle")).toContain("7♣");
    expect(text(".beside-middle")).toContain("Stock: 31");
    expect(text(".note")).toBe("away");
    expect(announced()).toContain("Mirko plays Ola, Ben plays Ada.");
  });

  test("what the partner's deal brought is said when it is over", () => {
    const result = {
      kind: "gin" as const,
      knocker: 2,
      winner: 2,
      points: 31,
      boxes: 1,
      lines: [],
      hands: null,
      next_dealer: 0,
    };
    draw(partners(0, {}, { result, to_move: null }));
    expect(text(".beside-middle")).toBe("Ada: +31");
  });

  test("who is done looks on at the other table, from behind the partner, and sees no hand", () => {
    const result = { kind: "dead" as const, knocker: null, winner: null, points: 0, boxes: 0, lines: [] };
    const done = partners(0, { result: { ...result, hands: null, next_dealer: 1 }, to_move: null });
    expect(elsewhere(done)).toMatchObject({ near: 2, them: 3, own: null, rest: [0, 1] });
    expect(elsewhere(partners(0))).toBeNull();
  });
});
