import { expect, test } from "vitest";
import { differences, rulesPath, writtenRules } from "../../src/rules/written.ts";

test("rules are written as the set and each field that differs from it", () => {
  const house = { gin_bonus: 25, target: 100, big_gin_bonus: 31, undercut_on_tie: true };
  const chosen = { gin_bonus: 25, target: 250, big_gin_bonus: null, undercut_on_tie: false };
  expect(writtenRules("house", differences(house, house))).toBe("house");
  expect(writtenRules("house", differences(house, chosen))).toBe(
    "house,target=250,big_gin_bonus=null,undercut_on_tie=false",
  );
});

test("a field that only one of them knows is no difference", () => {
  expect(differences({ target: 100, old: 1 }, { target: 100, young: 1 })).toEqual([]);
});

test("an address names the format where it is not the usual one", () => {
  expect(rulesPath("/new", "house,target=250", "duel")).toBe("/new?rules=house,target=250");
  expect(rulesPath("/rules", "captain", "captain", "brisk")).toBe(
    "/rules?rules=captain&format=captain&clock=brisk",
  );
});
