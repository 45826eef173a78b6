/** What is kept of a reader's choices. */
import { expect, test } from "vitest";
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
