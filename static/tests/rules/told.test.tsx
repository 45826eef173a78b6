// @vitest-environment jsdom
/**
 * The page of rules in every language. Technique: what each change of a rule changes, as the engine says
 * (`told.json`, made by `python -m tests.engine.make_told`), put into words.
 */
import { render } from "preact";
import { beforeEach, describe, expect, test } from "vitest";
import type { RuleSection, Sentence } from "../../src/api/rulebook";
import { setLanguage } from "../../src/lang";
import { LANGUAGES, type Language } from "../../src/lang/languages";
import { RuleBook } from "../../src/pages/rules/RuleBook.tsx";
import { Said } from "../../src/pages/rules/Said.tsx";
import { cardName } from "../../src/table/cards.ts";
import { textsOf } from "../lang/files";
import told from "./told.json";

interface Change {
  readonly field: string;
  readonly value: number | string | boolean | null;
  readonly gone: readonly Sentence[];
  readonly come: readonly Sentence[];
}

const CHANGES: readonly Change[] = told.changes;
const EVERY: readonly Sentence[] = told.every;

function words(sentence: Sentence): string {
  const page = document.createElement("div");
  render(<Said {...sentence} />, page);
  return page.textContent ?? "";
}

const languages = Object.keys(LANGUAGES) as Language[];

describe.each(languages)("in %s", (language) => {
  beforeEach(() => setLanguage(language, textsOf().get(language) ?? ""));

  const number = new Intl.NumberFormat(LANGUAGES[language].tag);

  /** As the reader sees it. A nought is said in words. */
  const filledIn = ({ code, args }: Sentence) =>
    Object.entries(args)
      .filter(([name, value]) => value !== 0 && !UNSAID.has(name) && !UNSAID.has(`${code} ${name}`))
      .map(([name, value]) => {
        if (name === "card") return cardName(String(value));
        return typeof value === "number" ? number.format(value) : String(value);
      });

  test.each(EVERY)("$code has words, with every number that it was given", (sentence) => {
    const text = words(sentence);
    expect(text).not.toMatch(/book-|[{}<>]/);
    for (const wanted of filledIn(sentence)) expect(text).toContain(wanted);
  });

  test.each(CHANGES)("$field = $value is said otherwise", ({ field, value, gone, come }) => {
    const before = gone.map(words);
    const after = come.map(words);
    expect(after).not.toEqual(before);
    if (typeof value === "number" && value > 0 && field !== "spade_boxes") {
      const whole = new RegExp(`(?<![\\d.,\u00a0])${number.format(value)}(?![\\d\u00a0])`);
      expect(after.join(" | ")).toMatch(whole);
      expect(before.filter((text) => !after.includes(text)).join(" | ")).not.toBe(after.join(" | "));
    }
  });
});

/** What chooses a sentence and is not filled in. */
const UNSAID = new Set(["winner", "sides", "forfeit bonus", "case_gin knocker", "case_big_gin knocker"]);

describe("the page itself", () => {
  const line = (code: string, points: number) => ({ code, points, args: [] });
  const SECTIONS: RuleSection[] = [
    {
      id: "score",
      sentences: [
        { code: "score_knock", args: {} },
        { code: "score_gin", args: { bonus: 30 } },
      ],
      examples: [
        {
          situation: { code: "case_gin_upcard", args: { card: "7S", knocker: 0, defender: 21 } },
          lines: [[line("gin_bonus", 30), line("spade_doubled", 21)]],
          totals: [51],
          outcome: { code: "outcome_gin", args: { points: 51 } },
        },
      ],
    },
    {
      id: "end",
      sentences: [{ code: "target", args: { target: 250 } }],
      examples: [
        {
          situation: {
            code: "case_match",
            args: { first_deals: 2, first_points: 260, second_deals: 1, second_points: 20 },
          },
          lines: [[line("deal_points", 260), line("game_bonus", 100)], [line("deal_points", 20)]],
          totals: [360, 20],
          outcome: { code: "outcome_match", args: { winner: 0, settlement: 340 } },
        },
      ],
    },
  ];

  beforeEach(() => setLanguage("en", textsOf().get("en") ?? ""));

  function drawn(): HTMLElement {
    const page = document.createElement("div");
    render(<RuleBook sections={SECTIONS} />, page);
    return page;
  }

  test("has a heading for each section, and a way to each", () => {
    const page = drawn();
    expect([...page.querySelectorAll("h2")].map((one) => one.textContent)).toEqual([
      "1What a deal is worth",
      "2The end of the match",
    ]);
    expect([...page.querySelectorAll("nav a")].map((one) => one.getAttribute("href"))).toEqual([
      "#score",
      "#end",
    ]);
    for (const link of page.querySelectorAll("nav a"))
      expect(page.querySelector(link.getAttribute("href") ?? "")).not.toBeNull();
  });

  test("lists sentences in their order, and explains the numbers of an example", () => {
    const page = drawn();
    const [score, end] = [...page.querySelectorAll("section")];
    expect([...(score?.querySelectorAll(".rule-sentences li") ?? [])].map((one) => one.textContent)).toEqual([
      "A knocker with less deadwood than the defender gets the difference.",
      "Gin brings the other’s deadwood and 30 more.",
    ]);
    expect(score?.querySelector(".rule-examples")?.textContent).toBe(
      "For exampleUpcard 7♠seven of spades: gin against 21Gin bonus30Spade upcard: counted again2151 for gin",
    );
    expect([...(end?.querySelectorAll("tbody tr, tfoot tr") ?? [])].map((row) => row.textContent)).toEqual([
      "Points from the deals26020",
      "Game bonus100",
      "Total36020",
    ]);
  });
});
