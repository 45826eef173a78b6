// @vitest-environment jsdom
/** The order of the hand over updates, reloads and deals, in a page of jsdom. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test } from "vitest";
import { change } from "../../src/settings/settings";
import { type Order, useOrder } from "../../src/table/useOrder";

interface Props {
  deal: string;
  hand: string;
  melds: string[][];
  settled: boolean;
  tell: (order: Order) => void;
}

function Held({ deal, hand, melds, settled, tell }: Props) {
  tell(useOrder(deal, { hand: hand.split(" "), melds, settled }));
  return null;
}

/** A page that draws a hand as often as wanted; a new one is a page that was loaded again. */
function page() {
  const root = document.createElement("div");
  let order: Order | undefined;
  const drawn = () => {
    if (order === undefined) throw new Error("nothing was drawn");
    return order;
  };
  return {
    draw(hand: string, { deal = "m.1", melds = [] as string[][], settled = true } = {}): string {
      const tell = (told: Order) => {
        order = told;
      };
      act(() => render(<Held deal={deal} hand={hand} melds={melds} settled={settled} tell={tell} />, root));
      return drawn().cards.join(" ");
    },
    act(what: (order: Order) => void): string {
      act(() => what(drawn()));
      return drawn().cards.join(" ");
    },
    canUndo: () => drawn().canUndo,
  };
}

beforeEach(() => {
  sessionStorage.clear();
  change({ keepSorted: "" });
});

test("a new hand shows its melds first", () => {
  expect(page().draw("2S 7S 7C 7D KH", { melds: [["7S", "7C", "7D"]] })).toBe("7S 7C 7D 2S KH");
});

test("an update never resets what the player arranged, and a drawn card comes to the right end", () => {
  const { draw, act } = page();
  draw("AS 2H 3C");
  expect(act((order) => order.move("3C", 0))).toBe("3C AS 2H");
  expect(draw("AS 2H 3C")).toBe("3C AS 2H");
  expect(draw("AS KD 2H 3C")).toBe("3C AS 2H KD");
  expect(draw("AS 9S KD 2H")).toBe("AS 2H KD 9S");
});

test("the order outlives a reload, and not the deal", () => {
  const first = page();
  first.draw("AS 2H 3C");
  first.act((order) => order.move("3C", 0));
  expect(page().draw("AS 2H 3C")).toBe("3C AS 2H");
  expect(page().draw("AS 2H 3C", { deal: "m.2" })).toBe("AS 2H 3C");
});

test("undo goes back step by step, and a drag over many places is one step", () => {
  const { draw, act, canUndo } = page();
  draw("AS 2H 3C 4D");
  act((order) => order.sort("rank"));
  expect(canUndo()).toBe(false);
  act((order) => order.move("AS", 1));
  act((order) => {
    order.move("AS", 2, "again");
    order.move("AS", 3, "again");
  });
  expect(act((order) => order.move("4D", 0))).toBe("4D 2H 3C AS");
  expect(act((order) => order.undo())).toBe("2H 3C 4D AS");
  expect(act((order) => order.undo())).toBe("AS 2H 3C 4D");
  expect(canUndo()).toBe(false);
});

test("what is undone in the moment it was done is undone right", () => {
  const { draw, act } = page();
  draw("AS 2H 3C");
  act((order) => order.move("2H", 0));
  const after = act((order) => {
    order.move("3C", 0);
    order.undo();
  });
  expect(after).toBe("2H AS 3C");
});

test("undo brings back no card that has gone", () => {
  const { draw, act } = page();
  draw("AS 2H 3C");
  act((order) => order.move("3C", 0));
  draw("AS 2H 9S");
  expect(act((order) => order.undo())).toBe("AS 2H 9S");
});

test("who wants the hand kept sorted has it so, but for the card of this turn", () => {
  change({ keepSorted: "rank" });
  const { draw } = page();
  draw("3C AS 2H");
  expect(draw("3C AS 2H 2D", { settled: false })).toBe("AS 2H 3C 2D");
  expect(draw("3C AS 2H 2D")).toBe("AS 2H 2D 3C");
});
