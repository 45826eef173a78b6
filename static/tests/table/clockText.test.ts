/** What a clock says, and for how long that is true. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clockText, staysTrue } from "../../src/table/clockText";

test.each([
  [180_000, "3:00"],
  [179_999, "2:59"],
  [60_000, "1:00"],
  [10_000, "0:10"],
  [9_999, "0:09.9"],
  [100, "0:00.1"],
  [99, "0:00.0"],
  [0, "0:00.0"],
  [-5, "0:00.0"],
  [600_000, "10:00"],
])("%i ms are %s", (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

describe("a drawing at every change is enough", () => {
  test("what is said stays true until just before the next change, and is another then", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 180_000 }), (ms) => {
        const wait = staysTrue(ms);
        expect(clockText(ms - wait + 1)).toBe(clockText(ms));
        if (ms - wait >= 0) expect(clockText(ms - wait)).not.toBe(clockText(ms));
      }),
    );
  });

  test("a clock that has run out needs none", () => {
    expect(staysTrue(0)).toBe(Number.POSITIVE_INFINITY);
  });
});
