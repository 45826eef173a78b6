import { expect, test } from "vitest";
import { nearestSet } from "../../src/rules/nearest.ts";

const set = (id: string, rules: Record<string, number | boolean>) => ({ id, hash: "", targets: [], rules });
const SETS = [
  set("standard", { gin_bonus: 25, undercut_bonus: 25, offer: true }),
  set("old", { gin_bonus: 20, undercut_bonus: 10, offer: true }),
];

test("a named set itself has no differences", () => {
  expect(nearestSet({ gin_bonus: 20, undercut_bonus: 10, offer: true }, SETS)).toEqual({
    id: "old",
    differences: [],
  });
});

test("the nearest set is the one with the fewest fields that differ, and they are named", () => {
  expect(nearestSet({ gin_bonus: 20, undercut_bonus: 15, offer: true }, SETS)).toEqual({
    id: "old",
    differences: [{ field: "undercut_bonus", usual: 10, chosen: 15 }],
  });
});

test("of equally near sets the one that is offered first", () => {
  expect(nearestSet({ gin_bonus: 1, undercut_bonus: 1, offer: true }, SETS)?.id).toBe("standard");
});

test("without sets there is nothing to be near to", () => {
  expect(nearestSet({}, [])).toBeNull();
});
