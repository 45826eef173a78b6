/** Technique: the language files against each other, against the sources, and against the plural rules of each. */
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../src/lang/languages";
import { idsIn, messagesIn, textsOf } from "./files";
import { asked, isUsed } from "./sources";

const languages = Object.keys(LANGUAGES) as Language[];
const texts = textsOf();
const all = new Map(languages.map((language) => [language, messagesIn(texts.get(language) ?? "")]));
const english = all.get("en") ?? new Map();
const others = languages.filter((language) => language !== "en");

test("there are words for every language, and for no other", () => {
  expect([...texts.keys()].toSorted()).toEqual(languages.toSorted());
  expect(english.size).toBeGreaterThan(300);
});

test.each(languages)("%s has every message once, and is read without an error", (language) => {
  const text = texts.get(language) ?? "";
  const ids = idsIn(text);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(new FluentResource(text).body.map(({ id }) => id)).toEqual(ids);
});

test.each(others)("%s has the messages of English, no fewer and no more", (language) => {
  const here = [...(all.get(language)?.keys() ?? [])];
  expect({
    missing: [...english.keys()].filter((id) => !here.includes(id)),
    left: here.filter((id) => !english.has(id)),
  }).toEqual({ missing: [], left: [] });
});

test.each(others)("in %s every message fills in what the English one does", (language) => {
  for (const [id, { variables, attributes, marks }] of all.get(language) ?? []) {
    const wanted = english.get(id);
    // The form that a card's name has in a sentence is each language's own matter.
    const given = id === "card" ? variables.filter((name) => name !== "$case") : variables;
    expect({ id, variables: given, attributes, marks }).toEqual({
      id,
      variables: wanted?.variables,
      attributes: wanted?.attributes,
      marks: wanted?.marks,
    });
  }
});

test("every message that the page asks for by name is there", () => {
  expect(asked().length).toBeGreaterThan(200);
  expect(asked().filter((id) => !english.has(id))).toEqual([]);
});

test("every message is used", () => {
  expect([...english.keys()].filter((id) => !isUsed(id))).toEqual([]);
});

const CATEGORIES = new Set(["zero", "one", "two", "few", "many", "other"]);

test.each(languages)("in %s a plural has exactly the categories of the language", (language) => {
  const rules = new Intl.PluralRules(LANGUAGES[language].tag);
  const wanted = rules.resolvedOptions().pluralCategories.toSorted();
  const severalAreOne = rules.select(21) === "one";
  let plurals = 0;
  for (const [id, { selects }] of all.get(language) ?? []) {
    for (const { by, variants } of selects) {
      const keys = variants.map(({ key }) => key);
      if (!keys.some((key) => CATEGORIES.has(key) && key !== "other")) continue;
      plurals++;
      // Numbers of their own, such as 0, may stand beside them.
      expect({ id, keys: keys.filter((key) => CATEGORIES.has(key)).toSorted() }).toEqual({
        id,
        keys: wanted,
      });
      // 21 may be "one" too, and must not be called so.
      const one = variants.find(({ key }) => key === "one");
      if (severalAreOne)
        expect({ id, one: one?.variables }).toEqual({ id, one: expect.arrayContaining([by]) });
    }
  }
  expect(plurals).toBeGreaterThan(10);
});
