/** Technique: the lesson walked through by its own expected moves, and by every other one, in every language. */
import { FluentResource } from "@fluent/bundle";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LESSON, momentOf } from "../../src/pages/learn/lesson.ts";
import { isExpected, remarkOn } from "../../src/pages/learn/remarks.ts";
import { Teacher } from "../../src/pages/learn/teacher.ts";
import type { Wish } from "../../src/room/world.ts";
import { CARDS } from "../../src/table/cards.ts";

const texts = import.meta.glob<string>("../../src/lang/*/learn/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Everything that a table can ask for in a step. */
function wishes(): Wish[] {
  return [
    { type: "pass" },
    { type: "draw", pile: "stock" },
    { type: "draw", pile: "discard" },
    ...CARDS.map((card): Wish => ({ type: "discard", card })),
    ...CARDS.map((card): Wish => ({ type: "knock", card, melds: null })),
    { type: "lay_off", melds: null, lay_offs: null },
    { type: "lay_off", melds: [], lay_offs: [] },
    { type: "next_deal" },
  ];
}

function begun(at = 0): Teacher {
  const teacher = new Teacher();
  teacher.start(at);
  return teacher;
}

describe("a teacher", () => {
  test("goes on with the expected move alone, and through all of it to the end", () => {
    const teacher = begun();
    for (const [index, step] of LESSON.steps.entries()) {
      expect(teacher.index.value).toBe(index);
      const others = wishes().filter((wish) => !isExpected(step, wish));
      for (const wish of others) {
        expect(teacher.act(wish)).toBe(false);
        expect(teacher.remark.value).toBe(remarkOn(step, wish));
      }
      const wish = wishes().find((one) => isExpected(step, one));
      expect(wish && teacher.act(wish)).toBe(true);
      expect(teacher.remark.value).toBe("");
      vi.runAllTimers();
    }
    expect(teacher.index.value).toBe(LESSON.steps.length);
  });

  test("takes no move while the other plays", () => {
    const teacher = begun(LESSON.steps.findIndex(({ name }) => name === "discard"));
    expect(teacher.act({ type: "discard", card: "KD" })).toBe(true);
    expect(teacher.watching.value).toBe(true);
    expect(teacher.act({ type: "draw", pile: "stock" })).toBe(false);
    expect(teacher.remark.value).toBe("");
    vi.runAllTimers();
    expect(teacher.watching.value).toBe(false);
    expect(teacher.table.value?.view.deal?.pile.at(-1)).toBe("QH");
    expect(teacher.act({ type: "draw", pile: "stock" })).toBe(true);
  });

  test("tells every happening once, and lets the clock run in the step about it alone", () => {
    const teacher = begun();
    const heard: string[] = [];
    teacher.onHappening(({ events }) => heard.push(...events.map(({ type }) => type)));
    const running: string[] = [];
    for (const step of LESSON.steps) {
      if (teacher.table.value?.view.clock?.running === 0) running.push(step.name);
      const wish = wishes().find((one) => isExpected(step, one));
      if (wish !== undefined) teacher.act(wish);
      vi.runAllTimers();
    }
    expect(running).toEqual(["stock"]);
    expect(heard).toEqual(
      LESSON.steps
        .flatMap(({ frames }) => frames.flatMap(({ events }) => events.map(({ type }) => type)))
        .slice(1),
    );
  });

  test("answers what the server would be asked: what is shown in a knock, and every way to lay off", () => {
    const knock = LESSON.steps.findIndex(({ name }) => name === "knock");
    const teacher = begun(knock);
    teacher.askArrangements("JC");
    expect(teacher.arrangements.value?.choices[0]?.deadwood).toBe(7);
    teacher.start(LESSON.steps.findIndex(({ name }) => name === "lay_off"));
    for (const placed of [[], ["7S"], ["JS"], ["7S", "JS"], ["JS", "7S"]]) {
      teacher.askLayOffs(
        [],
        placed.map((card): [string, number] => [card, 0]),
      );
      expect(teacher.layOffs.value?.ok).toBe(true);
    }
    expect(teacher.layOffs.value?.deadwood).toBe(4);
  });
});

const languages = new Set(Object.keys(texts).map((path) => /\/lang\/(\w+)\//.exec(path)?.[1] ?? ""));

test.each([...languages])(
  "in %s there are words for every step and every remark, with the same cards",
  (tag) => {
    const of = (language: string) => {
      const own = Object.entries(texts).filter(([path]) => path.includes(`/lang/${language}/`));
      const { body } = new FluentResource(own.map(([, text]) => text).join("\n"));
      return new Map(body.map(({ id, value }) => [id, JSON.stringify(value)]));
    };
    const [known, english] = [of(tag), of("en")];
    const remarks = LESSON.steps.flatMap((step) =>
      wishes()
        .filter((wish) => !isExpected(step, wish))
        .map((wish) => remarkOn(step, wish)),
    );
    for (const id of new Set([...LESSON.steps.map(({ name }) => `learn-${name}`), ...remarks])) {
      const cards = (text = "") => [...text.matchAll(/<c>(\w+)<\/c>/g)].map(([, card]) => card).toSorted();
      expect(known.has(id), id).toBe(true);
      expect(cards(known.get(id)), id).toEqual(cards(english.get(id)));
    }
  },
);

test("a card that the words name is in the step that they are said in", () => {
  const file = Object.entries(texts).find(([path]) => path.endsWith("/en/learn/lesson.ftl"))?.[1] ?? "";
  for (const step of LESSON.steps) {
    const line = new RegExp(`^learn-${step.name} = (.*)$`, "m").exec(file)?.[1] ?? "";
    const named = [...line.matchAll(/<c>(\w+)<\/c>/g)].map(([, card]) => card as string);
    const there = JSON.stringify(momentOf(step).view);
    expect(named.filter((card) => !there.includes(`"${card}"`))).toEqual([]);
  }
});
