// @vitest-environment jsdom
/** Which language a reader gets, and how it becomes another one. */
import { beforeEach, expect, test, vi } from "vitest";
import { has, language, loadLanguage, t, wantWords } from "../../src/lang";
import { pickLanguage } from "../../src/lang/languages";
import { chooseLanguage, startLanguage } from "../../src/settings/language";
import { change, settings } from "../../src/settings/settings";
import { dayText } from "../../src/sheet/times";

function browser(...languages: string[]): void {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
}

beforeEach(() => {
  change({ language: "" });
  browser("en-GB");
});

test.each([
  [["pl-PL", "en"], "pl"],
  [["PL"], "pl"],
  [["hr-HR", "en"], "sr"],
  [["sr-Cyrl-RS"], "sr"],
  [["sh"], "sr"],
  [["bs"], "sr"],
  [["cnr-ME"], "sr"],
  [["de", "fr-CH", "pl"], "pl"],
  [["de", "en-US", "pl"], "en"],
  [["toString", "constructor"], "en"],
  [[], "en"],
])("a browser that wants %j gets %s", (wanted, expected) => {
  expect(pickLanguage(wanted)).toBe(expected);
});

test("the first words are the browser's, until the reader chooses others on this device", async () => {
  browser("pl", "en");
  await startLanguage();
  expect([language.value, document.documentElement.lang, t("pass")]).toEqual(["pl", "pl", "Pas"]);
  await chooseLanguage("sr");
  expect([language.value, document.documentElement.lang, t("pass")]).toEqual(["sr", "sr-Latn", "Dalje"]);
  expect(JSON.parse(localStorage.getItem("kw.settings") ?? "{}")).toMatchObject({ language: "sr" });
  // As another tab would.
  change({ language: "en" });
  await vi.waitFor(() => expect(t("pass")).toBe("Pass"));
});

test("of two choices in a hurry the later one holds", async () => {
  await Promise.all([loadLanguage("pl"), loadLanguage("sr"), loadLanguage("en")]);
  expect([language.value, t("pass")]).toEqual(["en", "Pass"]);
});

test("words that are wanted while the language changes are there in the one that is chosen", async () => {
  await loadLanguage("en");
  const first = loadLanguage("pl");
  const sheets = wantWords("sheets");
  const second = loadLanguage("sr");
  const learn = wantWords("learn");
  for (const coming of [sheets, learn, first, second]) {
    await coming;
    expect([language.value, has("menu-title"), has("learn-coach")]).toEqual(["sr", true, true]);
  }
});

test.each([
  ["en", ["en-GB"], "3 May 2026"],
  ["en", ["en-US"], "May 3, 2026"],
  ["pl", ["pl-PL"], "3 maj 2026"],
  ["sr", ["sr-RS"], "3. 5. 2026."],
  ["sr", ["hr-HR"], "3. 5. 2026."],
] as const)("a day in %s, for a browser of %j, is %s", async (chosen, wanted, day) => {
  browser(...wanted);
  await loadLanguage(chosen);
  expect(dayText("2026-05-03T12:00:00Z")).toBe(day);
  expect(settings.value.language).toBe("");
});
