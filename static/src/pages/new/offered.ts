/** What can be chosen for a room, and what stands there first: a link's rules, or those of the room before. */
import { codeOf } from "../../api/client";
import { fetchClocks, fetchFormats } from "../../api/rooms";
import { type CheckedRules, checkRules, fetchRuleFields } from "../../api/rules";
import { codeText } from "../../lang";
import { ruleSets } from "../../rules/sets";
import { DUEL } from "../../rules/written";
import { lastFormat, lastRoom, lastRooms } from "./lastRoom";
import type { Before, Offered } from "./useRoomForm";

/** A link whose rules cannot be had: the rule that is wrong, if it is one, and why. */
export interface BadLink {
  readonly field: string;
  readonly reason: string;
}

export async function fetchOffered(): Promise<{ offered: Offered; bad: BadLink | null }> {
  const link = new URLSearchParams(location.search);
  const text = link.get("rules");
  const format = link.get("format") ?? (text === null ? lastFormat() : null) ?? DUEL;
  const [formats, sets, clocks, groups, linked, before] = await Promise.all([
    fetchFormats(),
    ruleSets(),
    fetchClocks(),
    fetchRuleFields(),
    text === null ? null : fromLink(text, format),
    remembered(),
  ]);
  if (linked?.rules) before.set(format, { ...lastRoom(format), rules: linked.rules });
  else if (linked !== null) before.delete(format);
  return { offered: { formats, format, sets, clocks, groups, before }, bad: linked?.bad ?? null };
}

interface Start {
  rules: CheckedRules | null;
  bad: BadLink | null;
}

async function fromLink(text: string, format: string): Promise<Start> {
  try {
    const rules = await checkRules(text, format);
    return { rules, bad: null };
  } catch (error) {
    const { code, args } = codeOf(error);
    if (code !== "bad_rules" && code !== "bad_format" && code !== "bad_request") throw error;
    return { rules: null, bad: { field: String(args["field"] ?? ""), reason: codeText(code, args) } };
  }
}

/** The last room of each format. Rules that are no longer understood are forgotten without a word. */
async function remembered(): Promise<Map<string, Before>> {
  const rooms = lastRooms();
  const checked = await Promise.all(
    rooms.map(([format, { rules }]) => checkRules(rules, format).catch(() => null)),
  );
  const before = new Map<string, Before>();
  for (const [index, [format, room]] of rooms.entries()) {
    const rules = checked[index];
    if (rules) before.set(format, { ...room, rules });
  }
  return before;
}
