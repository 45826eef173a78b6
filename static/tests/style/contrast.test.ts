/** Technique: the tokens of the style are read as they stand, and every pair that is written on the other is measured. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const tokens = readFileSync(new URL("../../src/style/tokens.css", import.meta.url), "utf8");

const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

/** The custom properties of the blocks whose selector has this in it. */
function block(selector: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, head = "", body = ""] of tokens.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!head.includes(selector)) continue;
    for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found.set(name, value);
  }
  return found;
}

const root = block(":root");
const FELTS = ["green", "blue", "burgundy", "charcoal"];

function colour(name: string, scheme: Scheme, felt = "green"): [number, number, number] {
  const value = block(`[data-felt="${felt}"]`).get(name) ?? root.get(name) ?? "";
  const [, light, dark] = /light-dark\((#\w+), (#\w+)\)/.exec(value) ?? [null, value, value];
  const hex = (scheme === "light" ? light : dark) ?? "";
  const found = /^#(\w\w)(\w\w)(\w\w)$/.exec(hex);
  if (found === null) throw new Error(`${name} is no plain colour: ${value}`);
  return [1, 2, 3].map((part) => Number.parseInt(found[part] ?? "", 16)) as [number, number, number];
}

function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const SHAPE = 3;

test.each(SCHEMES.flatMap((scheme) => FELTS.map((felt) => [scheme, felt] as const)))(
  "in %s everything on %s felt can be read and seen",
  (scheme, felt) => {
    for (const ground of ["--felt", "--felt-deep", "--felt-edge"]) {
      const under = colour(ground, scheme, felt);
      for (const [name, least] of [
        ["--on-felt", TEXT],
        ["--on-felt-quiet", TEXT],
        ["--accent-felt", TEXT],
        ["--felt-warn", TEXT],
        ["--felt-good", SHAPE],
        ["--accent", SHAPE],
        ["--card", SHAPE],
      ] as const) {
        const seen = contrast(colour(name, scheme, felt), under);
        expect(seen, `${name} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    }
    // The cream frame of a back, and the signs of a card whose picture has not come.
    expect(contrast(colour("--back", scheme, felt), colour("--card", scheme))).toBeGreaterThanOrEqual(SHAPE);
  },
);

test.each(SCHEMES)("in %s everything on paper can be read", (scheme) => {
  for (const ground of ["--paper", "--paper-raised"]) {
    for (const name of ["--ink", "--ink-quiet", "--trouble", "--good", "--accent-ink"]) {
      const seen = contrast(colour(name, scheme), colour(ground, scheme));
      expect(seen, `${name} on ${ground}`).toBeGreaterThanOrEqual(TEXT);
    }
  }
  for (const button of ["--accent", "--accent-lit"])
    expect(contrast(colour("--on-accent", scheme), colour(button, scheme))).toBeGreaterThanOrEqual(TEXT);
  for (const sign of ["--card-ink", "--card-red"])
    expect(contrast(colour(sign, scheme), colour("--card", scheme))).toBeGreaterThanOrEqual(TEXT);
});
