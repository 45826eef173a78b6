/** Rules in one line, as the server reads them: a named set and what differs from it. */

import type { Rules } from "../api/rooms";
import type { Difference } from "../api/rules";

export function writtenRules(set: string, changes: readonly Difference[]): string {
  return [set, ...changes.map(({ field, chosen }) => `${field}=${chosen}`)].join();
}

/** Field by field; what the fields mean is the engine's business. */
export function differences(usual: Rules, chosen: Rules): Difference[] {
  return Object.keys(usual)
    .filter((field) => field in chosen && usual[field] !== chosen[field])
    .map((field) => ({ field, usual: usual[field] ?? null, chosen: chosen[field] ?? null }));
}

/** The address of a page about these rules, `/new` or `/rules`. */
export function rulesPath(page: string, text: string, format: string, clock?: string): string {
  const more = [format !== DUEL && `&format=${format}`, clock !== undefined && `&clock=${clock}`];
  return `${page}?rules=${text}${more.filter(Boolean).join("")}`;
}

/** What an address without a format is about. */
export const DUEL = "duel";
