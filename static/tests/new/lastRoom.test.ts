// @vitest-environment jsdom
/** What was chosen last, over a browser's own storage. */
import { beforeEach, expect, test } from "vitest";
import { keepRoom, lastFormat, lastRoom } from "../../src/pages/new/lastRoom.ts";

const HOUSE = { opponent: "friend", rules: "house,target=250", clock: "brisk" } as const;
const CAPTAIN = { opponent: "computer", rules: "captain", clock: "untimed" } as const;

beforeEach(() => localStorage.clear());

test("nothing is remembered before the first room", () => {
  expect([lastFormat(), lastRoom("duel")]).toEqual([null, null]);
});

test("each format has its own, and the last of them is opened again", () => {
  keepRoom("duel", HOUSE);
  keepRoom("captain", CAPTAIN);
  expect(lastFormat()).toBe("captain");
  expect([lastRoom("duel"), lastRoom("captain"), lastRoom("partners")]).toEqual([HOUSE, CAPTAIN, null]);
  keepRoom("duel", { ...HOUSE, rules: "standard" });
  expect(lastFormat()).toBe("duel");
  expect(lastRoom("duel")?.rules).toBe("standard");
});

test.each([
  "not json",
  "null",
  "[]",
  '{"format":"duel"}',
  '{"format":1,"rooms":{}}',
  '{"format":"duel","rooms":{"duel":5}}',
  '{"format":"duel","rooms":{"duel":{"rules":1,"clock":"x","opponent":"friend"}}}',
  '{"format":"duel","rooms":{"duel":{"rules":"x","clock":"x","opponent":"enemy"}}}',
])("what is broken is forgotten: %s", (text) => {
  localStorage.setItem("kw.new", text);
  expect(lastRoom("duel")).toBeNull();
});
