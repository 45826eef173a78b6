/** Which own melds still stand while cards of them lie on the knocker's. */
import { expect, test } from "vitest";
import { standing } from "../../src/table/layoff";

const run = ["4H", "5H", "6H", "7H"];
const set = ["9S", "9D", "9C"];

test("a meld that lost nothing stands", () => {
  expect(standing([run, set], [["KD", 0]], "dropped")).toEqual([run, set]);
});

test("what is left of a long one may still be a meld", () => {
  expect(standing([run, set], [["7H", 0]], "kept")).toEqual([["4H", "5H", "6H"], set]);
  expect(standing([run, set], [["7H", 0]], "dropped")).toEqual([set]);
});

test("two cards are never one", () => {
  expect(standing([run, set], [["9S", 1]], "kept")).toEqual([run]);
});
