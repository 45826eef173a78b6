/** Technique: the form without a screen, with two sets of four rules, and a server that says what the test has it say. */
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../../src/api/client.ts";
import type { CheckedRules } from "../../src/api/rules.ts";
import { setLanguage } from "../../src/lang";
import { type Offered, roomForm } from "../../src/pages/new/useRoomForm.ts";
import { textsOf } from "../lang/files";

beforeAll(() => setLanguage("en", textsOf().get("en") ?? ""));

const STANDARD = { gin_bonus: 25, target: 100, box_scope: "winner", hollywood: false, memory: "open" };
const SETS = [
  { id: "standard", hash: "", targets: [100], rules: STANDARD },
  { id: "express", hash: "", targets: [50, 100], rules: { ...STANDARD, box_scope: "none" } },
];
const CLOCKS = [
  { id: "three_minutes", cap: 180_000, bonus: 10_000, within: 10_000 },
  { id: "untimed", cap: null, bonus: null, within: null },
];
const GIN = {
  name: "gin_bonus",
  kind: "number" as const,
  values: [],
  least: 0,
  most: 1000,
  nullable: false,
  brings: {},
};
const HOLLYWOOD = {
  name: "hollywood",
  kind: "choice" as const,
  values: [true, false],
  least: null,
  most: null,
  nullable: false,
  brings: { memory: "club" },
};
const FORMATS = [
  { id: "duel", seats: 2, rule_sets: ["standard", "express"], fields: Object.keys(STANDARD), options: null },
  {
    id: "partners",
    seats: 4,
    rule_sets: ["express", "standard"],
    fields: ["gin_bonus"],
    options: { gin_bonus: [20] },
  },
];
const OFFERED: Offered = {
  formats: FORMATS,
  format: "duel",
  sets: SETS,
  clocks: CLOCKS,
  groups: [
    { name: "deal", fields: [GIN] },
    { name: "hollywood", fields: [HOLLYWOOD] },
  ],
  before: new Map(),
};
const form = (more: Partial<Offered> = {}) => roomForm({ ...OFFERED, ...more });

const CHECKED: CheckedRules = {
  text: "express,target=20",
  format: "duel",
  rules_id: "express",
  differences: [{ field: "target", usual: 100, chosen: 20 }],
  hash: "ab12",
  rules: { ...STANDARD, box_scope: "none", target: 20 },
  idle: ["memory"],
  refusals: [],
};

const asked: string[] = [];
const server = { says: CHECKED };

beforeEach(() => {
  asked.length = 0;
  server.says = CHECKED;
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(new URL(url, "http://cards.example").searchParams.get("rules") ?? "");
    return Promise.resolve(Response.json(server.says));
  });
  return () => vi.unstubAllGlobals();
});

describe("what is asked of the server", () => {
  test("the first set and clock against a friend, with no rule of its own", () => {
    expect(form().request()).toEqual({
      format: "duel",
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
    expect(filled.text.value).toBe("express,target=50");
  });

  test("another set takes all changes back", () => {
    const filled = form();
    filled.change("gin_bonus", 30);
    filled.spoil("target");
    filled.choose("express");
    expect(filled.request()).not.toHaveProperty("rules");
    expect(filled.errors.value).toEqual({});
  });

  test("another format is played with its own default, and with the sets that it has in its order", () => {
    const filled = form();
    filled.change("gin_bonus", 30);
    filled.play("partners");
    expect(filled.sets.value.map(({ id }) => id)).toEqual(["express", "standard"]);
    expect(filled.request()).toMatchObject({ format: "partners", rules_id: "express" });
    expect(filled.request()).not.toHaveProperty("rules");
  });

  test("Hollywood squares the pile, and leaves it so until somebody opens it", () => {
    const filled = form();
    filled.change("hollywood", true);
    expect(filled.request().rules).toEqual({ hollywood: true, memory: "club" });
    filled.change("memory", "open");
    expect(filled.request().rules).toEqual({ hollywood: true });
  });
});

describe("what the server says about the rules", () => {
  test("is asked in one line, and names them by the set that is nearest", async () => {
    const filled = form();
    filled.change("box_scope", "none");
    filled.change("target", 20);
    expect(filled.nearest.value.id).toBe("standard");
    await filled.check();
    expect(asked).toEqual(["standard,target=20,box_scope=none"]);
    expect(filled.nearest.value).toEqual({ id: "express", differences: CHECKED.differences });
    expect(filled.checked.value).toEqual(CHECKED);
  });

  test("holds until the rules are changed", async () => {
    const filled = form();
    filled.change("target", 20);
    await filled.check();
    filled.change("target", 30);
    expect(filled.checked.value).toBeNull();
    expect(filled.nearest.value).toMatchObject({ id: "standard", differences: [{ chosen: 30 }] });
    filled.change("target", 20);
    expect(filled.checked.value).toEqual(CHECKED);
  });

  test("is asked anew for another format, where the same words may mean something else", async () => {
    const filled = form();
    filled.choose("express");
    await filled.check();
    expect(filled.checked.value).toEqual(CHECKED);
    filled.play("partners");
    expect(filled.text.value).toBe("express");
    expect(filled.checked.value).toBeNull();
  });

  test("stands at the rules that it is about, each in words", async () => {
    const filled = form();
    const args = { reason: "out_of_range", least: 10, most: 1000 };
    server.says = {
      ...CHECKED,
      refusals: [
        { code: "bad_rules", args: { ...args, field: "target" } },
        { code: "bad_rules", args: { field: "box_bonus", reason: "box_scope_none" } },
      ],
    };
    filled.change("target", 5);
    await filled.check();
    expect(filled.errors.value).toEqual({
      target: "This must be at least 10 and at most 1,000.",
      box_bonus: "Where boxes are paid to nobody, the box bonus must be 0.",
    });
    filled.change("target", 50);
    expect(filled.errors.value).toEqual({});
  });
});

describe("what the form begins with", () => {
  test("are the rules of a link or of the room before, which are known already", () => {
    const filled = form({
      before: new Map([["duel", { rules: CHECKED, opponent: "computer", clock: "untimed" }]]),
    });
    expect(filled.request()).toEqual({
      format: "duel",
      rules_id: "express",
      rules: { target: 20 },
      clock: "untimed",
      opponent: "computer",
      private: true,
    });
    expect(filled.checked.value).toEqual(CHECKED);
  });

  test("is the format that was played last, if there is such a one", () => {
    expect(form({ format: "partners" }).request()).toMatchObject({ format: "partners", rules_id: "express" });
    expect(form({ format: "bridge" }).request()).toMatchObject({ format: "duel", rules_id: "standard" });
  });

  test("are those of the format, whenever it is chosen", () => {
    const filled = form({ before: new Map([["partners", { rules: CHECKED, opponent: "computer" }]]) });
    expect(filled.text.value).toBe("standard");
    filled.play("partners");
    expect([filled.text.value, filled.opponent.value]).toEqual(["express,target=20", "computer"]);
    expect(filled.checked.value).toEqual(CHECKED);
    filled.play("duel");
    expect(filled.text.value).toBe("standard");
    expect(filled.checked.value).toBeNull();
  });

  test("is a clock that there is", () => {
    const filled = form({ before: new Map([["duel", { rules: CHECKED, clock: "sundial" }]]) });
    expect(filled.clock.value).toBe("three_minutes");
  });
});

test("only what a format leaves open can be changed in it", () => {
  const filled = form();
  const fields = () => filled.groups.value.flatMap((group) => group.fields);
  expect(fields()).toEqual([GIN, HOLLYWOOD]);
  filled.play("partners");
  expect(fields()).toEqual([{ ...GIN, kind: "choice", values: [25, 20] }]);
});

describe("a refusal of the room", () => {
  const refusal = (args: Record<string, string | number>) => new ApiError("bad_rules", 422, args);

  test("stands at the rule that it is about, in words, until that is changed", () => {
    const filled = form();
    const args = { field: "target", reason: "out_of_range", least: 10, most: 1000 };
    expect(filled.refuse(refusal(args))).toBe(true);
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
