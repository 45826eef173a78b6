/** Technique: the language files against the sources that use them, and against the plural rules of the language. */
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const texts = import.meta.glob<string>("../../src/lang/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>("../../src/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

const MESSAGE = /^([a-zA-Z][\w-]*) =/gm;
const USED = [/\bt\(\s*"([\w-]+)"/g, /<T\s+id="([\w-]+)"/g];

function languages(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, text] of Object.entries(texts)) {
    const tag = /\/lang\/([^/]+)\//.exec(path)?.[1] ?? "";
    found.set(tag, `${found.get(tag) ?? ""}\n${text}`);
  }
  return found;
}

function idsOf(text: string): string[] {
  return [...text.matchAll(MESSAGE)].map(([, id]) => id as string);
}

interface Select {
  readonly id: string;
  readonly keys: readonly string[];
}

/** Every choice within a message, with the names of its variants. */
function selects(text: string): Select[] {
  const found: Select[] = [];
  const walk = (id: string, part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    if ("variants" in part && Array.isArray(part.variants)) {
      const keys = part.variants.map(({ key }) => String(key.type === "num" ? key.value : key.value));
      found.push({ id, keys });
    }
    for (const inner of Object.values(part)) walk(id, inner);
  };
  for (const message of new FluentResource(text).body) walk(message.id, message.value);
  return found;
}

const CATEGORIES = new Set(["zero", "one", "two", "few", "many", "other"]);

test.each([...languages()])("%s has every message once", (_, text) => {
  const ids = idsOf(text);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each([...languages()])("%s has every message that the page asks for by name", (_, text) => {
  const known = new Set(idsOf(text));
  const asked = Object.values(sources).flatMap((source) =>
    USED.flatMap((pattern) => [...source.matchAll(pattern)].map(([, id]) => id as string)),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
});

test.each([...languages()])("%s is read without an error", (_, text) => {
  expect(new FluentResource(text).body.map(({ id }) => id)).toEqual(idsOf(text));
});

test.each([...languages()])("in %s a plural has exactly the categories of the language", (tag, text) => {
  const wanted = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted();
  const plurals = selects(text).filter(({ keys }) =>
    keys.some((key) => CATEGORIES.has(key) && key !== "other"),
  );
  expect(plurals.length).toBeGreaterThan(5);
  for (const { id, keys } of plurals) {
    // Numbers of their own, such as 0, may stand beside them.
    expect({ id, keys: keys.filter((key) => CATEGORIES.has(key)).toSorted() }).toEqual({ id, keys: wanted });
  }
});
