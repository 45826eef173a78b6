/** How far rules are from the named sets. Plain comparison of fields: what they mean is the engine's business. */
import type { RuleSet, Rules, RuleValue } from "../api/rooms";

export interface Difference {
  readonly field: string;
  readonly usual: RuleValue;
  readonly chosen: RuleValue;
}

export interface Nearest {
  readonly id: string;
  readonly differences: readonly Difference[];
}

/** The set with the fewest fields that differ, the first of equals; null where there are no sets. */
export function nearestSet(rules: Rules, sets: readonly RuleSet[]): Nearest | null {
  let nearest: Nearest | null = null;
  for (const set of sets) {
    const found = differences(set.rules, rules);
    if (nearest === null || found.length < nearest.differences.length)
      nearest = { id: set.id, differences: found };
  }
  return nearest;
}

export function differences(usual: Rules, chosen: Rules): Difference[] {
  return Object.keys(usual)
    .filter((field) => field in chosen && usual[field] !== chosen[field])
    .map((field) => ({ field, usual: usual[field] ?? null, chosen: chosen[field] ?? null }));
}
