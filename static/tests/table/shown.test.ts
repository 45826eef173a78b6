/** What is drawn while an answer is awaited. */
import { describe, expect, test } from "vitest";
import { shown } from "../../src/table/shown";
import { deal, view } from "../room/messages";

const now = view({
  deal: deal({ turn: "1.4", pile: ["7C", "9D"], pile_count: 2 }),
  you: { hand: ["AS", "2H"], drawn: null, melds: [], deadwood: 3, seat: 0 },
});

describe("a card that was just sent", () => {
  test("lies on the pile before the answer comes, and a refusal takes it back", () => {
    const asked = { type: "discard", id: "x", turn: "1.4", card: "AS" } as const;
    expect(shown(now, asked)).toMatchObject({
      hand: ["2H"],
      pile: ["7C", "9D", "AS"],
      pileCount: 3,
      pending: "AS",
      faceDown: false,
    });
    expect(shown(now, null)).toMatchObject({ hand: ["AS", "2H"], pile: ["7C", "9D"], pending: null });
  });

  test("is face down when it was knocked with", () => {
    expect(shown(now, { type: "knock", id: "x", turn: "1.4", card: "AS" }).faceDown).toBe(true);
  });

  test("comes to the hand from the pile at once, and from the stock as a back", () => {
    const fromPile = shown(now, { type: "draw", id: "x", turn: "1.4", pile: "discard" });
    expect(fromPile).toMatchObject({ hand: ["AS", "2H", "9D"], pile: ["7C"], pileCount: 1 });
    const fromStock = shown(now, { type: "draw", id: "x", turn: "1.4", pile: "stock" });
    expect(fromStock).toMatchObject({ hand: ["AS", "2H"], coming: true, stock: 30 });
  });

  test("of a turn that is over changes nothing", () => {
    expect(shown(now, { type: "discard", id: "x", turn: "1.3", card: "AS" }).hand).toEqual(["AS", "2H"]);
  });
});
