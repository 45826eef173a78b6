// @vitest-environment jsdom
/** Technique: the storage of a browser, filled and read again as after a reload. */
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const room = (match: string, server_commit: string, commits: (string | null)[]) => ({
  match,
  fairness: { server_commit },
  seats: commits.map((commit) => ({ commit })),
});

const view = {
  seat: 0,
  deal: {
    number: 1,
    starter: 0,
    to_move: 0,
    upcard: "KC",
    stock: 31,
    pile: ["KC"],
    counts: [10, 10],
    known: [[], []],
    taken: null,
    result: null,
  },
  you: { hand: ["AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS"], drawn: null },
};

const fresh = () => import("../../src/fair/memory.ts");

test("a match that this browser did not play is not remembered", async () => {
  expect((await fresh()).recall("m1")).toBeNull();
});

test("what was told and seen is there after a reload", async () => {
  const before = await fresh();
  before.rememberRoom(room("m1", "c0", ["a", "b"]));
  before.rememberView("m1", view);
  vi.resetModules();
  const memory = (await fresh()).recall("m1");
  expect(memory?.told).toEqual({ server_commit: "c0", commits: ["a", "b"] });
  expect(memory?.seen.map((fact) => fact.cards.length)).toEqual([1, 10]);
});

test("a new attempt replaces the promises, and the first deal closes them", async () => {
  const { rememberRoom, rememberView, recall } = await fresh();
  rememberRoom(room("m1", "c0", ["a", null]));
  expect(recall("m1")).toBeNull();
  rememberRoom(room("m1", "c0", ["a", "b"]));
  rememberRoom(room("m1", "c1", ["a", "b2"]));
  expect(recall("m1")?.told?.server_commit).toBe("c1");
  rememberView("m1", view);
  rememberRoom(room("m1", "c2", ["a", "b2"]));
  expect(recall("m1")?.told?.server_commit).toBe("c1");
});

test("only the last matches are kept", async () => {
  const { rememberRoom } = await fresh();
  for (let n = 0; n < 50; n++) rememberRoom(room(`m${n}`, "c", ["a", "b"]));
  vi.resetModules();
  const { recall } = await fresh();
  expect(recall("m9")).toBeNull();
  expect(recall("m10")).not.toBeNull();
  expect(recall("m49")).not.toBeNull();
});

test("broken storage counts as nothing", async () => {
  localStorage.setItem("kw.saw.m1", "{oops");
  expect((await fresh()).recall("m1")).toBeNull();
});
