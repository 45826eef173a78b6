/** A defence in the making: which of the own melds still stand while cards of them lie on the other's. */

export type Placed = readonly (readonly [card: string, meld: number])[];

const LEAST = 3;

/**
 * The own melds without the placed cards. A meld that lost some may still be one: `remains` says whether to keep what
 * is left of it. Whether the whole is legal only the server knows.
 */
export function standing(
  melds: readonly (readonly string[])[],
  placed: Placed,
  remains: "kept" | "dropped",
): string[][] {
  const gone = new Set(placed.map(([card]) => card));
  const left = melds.map((meld) => meld.filter((card) => !gone.has(card)));
  return left.filter((cards, index) => {
    const whole = cards.length === melds[index]?.length;
    return whole || (remains === "kept" && cards.length >= LEAST);
  });
}
