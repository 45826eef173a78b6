/** What rules are called: by the set that they are nearest to, and what differs from it. */

import type { RuleValue } from "../api/rooms";
import type { Difference } from "../api/rules";
import { has, t } from "../lang";
import { ruleSetName } from "./text";

export interface Nearest {
  readonly id: string;
  readonly differences: readonly Difference[];
}

/** More than these make no name. */
const NAMED = 3;

/** What somebody wants to know before anything else. */
const FIRST = ["hollywood", "target"];

/** "House, target 250". */
export function rulesName({ id, differences }: Nearest): string {
  const byWeight = differences.toSorted((one, other) => weight(other) - weight(one));
  const named = byWeight.slice(0, differences.length > NAMED ? NAMED - 1 : NAMED);
  const parts = [ruleSetName(id), ...named.map(brief)];
  const count = differences.length - named.length;
  if (count > 0) parts.push(t("rules-brief-more", { count }));
  return parts.join(", ");
}

const weight = ({ field }: Difference) => (FIRST.includes(field) ? 1 : 0);

function brief({ field, chosen }: Difference): string {
  const own = `rules-brief-${field}-${chosen}`;
  if (has(own)) return t(own);
  const id = `rules-brief-${field}`;
  return has(id) && typeof chosen === "number" ? t(id, { value: chosen }) : `${field} ${chosen}`;
}

export function ruleValueText(field: string, value: RuleValue): string {
  if (typeof value === "number") return String(value);
  const id = `rules-${field}-${value}`;
  return has(id) ? t(id) : String(value);
}
