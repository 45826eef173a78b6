/** What rules are called. That there are words for every value is for the server's tests to see: it knows them. */
import { beforeAll, describe, expect, test } from "vitest";
import { setLanguage } from "../../src/lang";
import { rulesName } from "../../src/rules/name.ts";
import { textsOf } from "../lang/files";

const change = (field: string, chosen: number | string | boolean | null) => ({ field, usual: null, chosen });

describe("in English", () => {
  beforeAll(() => setLanguage("en", textsOf().get("en") ?? ""));

  test("a named set is called by its name", () => {
    expect(rulesName({ id: "house", differences: [] })).toBe("House");
  });

  test("what differs is named, the weightiest first, as far as a name goes", () => {
    const many = [change("gin_bonus", 30), change("target", 250), change("hollywood", true)];
    expect(rulesName({ id: "house", differences: many.slice(1, 2) })).toBe("House, target 250");
    expect(rulesName({ id: "house", differences: many })).toBe("House, target 250, Hollywood, gin 30");
    expect(rulesName({ id: "house", differences: [...many, change("memory", "club")] })).toBe(
      "House, target 250, Hollywood, and 2 more",
    );
  });

  test("a value with words of its own needs no number", () => {
    const none = [change("big_gin_bonus", null), change("knock_limit", 0), change("undercut_on_tie", false)];
    expect(rulesName({ id: "classic", differences: none })).toBe(
      "Classic, no big gin, gin only, a tie scores nothing",
    );
  });

  test("a rule of a newer server stands for itself", () => {
    expect(rulesName({ id: "moon", differences: [change("jokers", 2)] })).toBe("moon, jokers 2");
  });
});
