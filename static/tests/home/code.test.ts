import { expect, test } from "vitest";
import { findCode } from "../../src/pages/home/code.ts";

test.each([
  ["K7WD4QXN", "K7WD4QXN"],
  ["k7wd-4qxn", "K7WD4QXN"],
  ["  k7wd 4qxn ", "K7WD4QXN"],
  ["http://192.168.1.20:8000/r/K7WD4QXN", "K7WD4QXN"],
  ["Sit down: https://cards.example/r/k7wd4qxn?from=mail now", "K7WD4QXN"],
  ["", ""],
])("%j is the code %s", (typed, code) => {
  expect(findCode(typed)).toBe(code);
});
