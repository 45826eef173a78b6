/** Technique: the form without a screen, with two sets of three rules. */
import { beforeAll, describe, expect, test } from "vitest";
import { ApiError } from "../../src/api/client.ts";
import { setLanguage } from "../../src/lang";
import english from "../../src/lang/en";
import pages from "../../src/lang/en/pages";
import { roomForm } from "../../src/pages/new/useRoomForm.ts";

beforeAll(() => setLanguage("en", `${english}\n${pages}`));

const SETS = [
  { id: "standard", hash: "", targets: [100], rules: { gin_bonus: 25, target: 100, box_scope: "winner" } },
  { id: "express", hash: "", targets: [50, 100], rules: { gin_bonus: 25, target: 100, box_scope: "none" } },
];
const CLOCKS = [
  { id: "three_minutes", cap: 180_000, bonus: 10_000, within: 10_000 },
  { id: "untimed", cap: null, bonus: null, within: null },
];
const form = () => roomForm(SETS, CLOCKS);

describe("what is asked of the server", () => {
  test("the first set and clock against a friend, with no rule of its own", () => {
    expect(form().request()).toEqual({
      rules_id: "standard",
      clock: "three_minutes",
      opponent: "friend",
      private: true,
    });
  });

  test("only the rules that were changed", () => {
    const filled = form();
    filled.choose("express");
    filled.change("target", 50);
    filled.change("gin_bonus", 30);
    filled.change("gin_bonus", 25);
    expect(filled.request()).toMatchObject({ rules_id: "express", rules: { target: 50 } });
  });

  test("another set takes all changes back", () => {
    const filled = form();
    filled.change("gin_bonus", 30);
    filled.spoil("target");
    filled.choose("express");
    expect(filled.request()).not.toHaveProperty("rules");
    expect(filled.errors.value).toEqual({});
  });
});

test("the nearest set follows what is changed", () => {
  const filled = form();
  filled.change("box_scope", "none");
  expect(filled.nearest.value).toEqual({ id: "express", differences: [] });
  filled.change("target", 20);
  expect(filled.nearest.value?.differences).toEqual([{ field: "target", usual: 100, chosen: 20 }]);
});

describe("a refusal", () => {
  const refusal = (args: Record<string, string | number>) => new ApiError("bad_rules", 422, args);

  test("stands at the rule that it is about, in words, until that is changed", () => {
    const filled = form();
    expect(filled.refuse(refusal({ field: "target", reason: "out_of_range", least: 10, most: 1000 }))).toBe(
      true,
    );
    expect(filled.errors.value["target"]).toContain("10");
    expect(filled.errors.value["target"]).toContain("1,000");
    filled.change("target", 20);
    expect(filled.errors.value).toEqual({});
  });

  test("says what does not go together", () => {
    const filled = form();
    filled.refuse(refusal({ field: "box_bonus", reason: "box_scope_none" }));
    filled.refuse(refusal({ field: "shutout_needs", reason: "shutout_needs" }));
    expect(new Set(Object.values(filled.errors.value)).size).toBe(2);
  });

  test("that is about no rule is not the form's", () => {
    expect(form().refuse(new ApiError("too_fast", 429))).toBe(false);
    expect(form().refuse(new Error("?"))).toBe(false);
  });
});
