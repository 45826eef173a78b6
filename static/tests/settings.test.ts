// @vitest-environment jsdom
/** What is kept of a reader's choices. */
import { expect, test } from "vitest";
import { colourBar, tellLook } from "../src/settings/look";
import { parseSettings } from "../src/settings/settings";

test("what was chosen is read back", () => {
  const chosen = { ...parseSettings(null), colours: "four", oneTap: true, keepSorted: "rank" };
  expect(parseSettings(JSON.stringify(chosen))).toEqual(chosen);
});

test.each(["", "null", "[]", "{", '{"colours":"six"}', '{"colours":7,"unknown":1}'])(
  "what cannot be understood falls back to the usual: %s",
  (text) => {
    expect(parseSettings(text)).toEqual(parseSettings(null));
  },
);

test("one broken value does not spoil the others", () => {
  expect(parseSettings('{"colours":"four","motion":9}')).toEqual({ ...parseSettings(null), colours: "four" });
});

test("the server is told of a chosen language and theme, and of nothing that was not chosen", () => {
  tellLook({ language: "", theme: "auto" });
  expect(document.cookie).toBe("");
  tellLook({ language: "", theme: "dark" });
  expect(document.cookie).toBe("look=auto.dark");
  tellLook({ language: "pl", theme: "auto" });
  expect(document.cookie).toBe("look=pl.auto");
  tellLook({ language: "", theme: "auto" });
  expect(document.cookie).toBe("");
});

test("the browser's bar goes with the system, or with the theme that was chosen", () => {
  document.head.innerHTML = '<meta data-bar="light"><meta data-bar="dark">';
  const [light, dark] = document.querySelectorAll("meta");
  colourBar("auto");
  expect([light?.media, dark?.media]).toEqual([
    "(prefers-color-scheme: light)",
    "(prefers-color-scheme: dark)",
  ]);
  colourBar("dark");
  expect([light?.media, dark?.media]).toEqual(["not all", "all"]);
});
