/** What can be chosen for a room, and what stands there first: a link's rules, or those of the room before. */
import { codeOf } from "../../api/client";
import { fetchClocks, fetchFormats } from "../../api/rooms";
import { type CheckedRules, checkRules, fetchRuleFields } from "../../api/rules";
import { codeText } from "../../lang";
import { ruleSets } from "../../rules/sets";
import { DUEL } from "../../rules/written";
import { lastFormat, lastRoom } from "./lastRoom";
import type { Offered } from "./useRoomForm";

/** A link whose rules cannot be had: the rule that is wrong, if it is one, and why. */
export interface BadLink {
  readonly field: string;
  readonly reason: string;
}

export async function fetchOffered(): Promise<{ offered: Offered; bad: BadLink | null }> {
  const link = new URLSearchParams(location.search);
  const text = link.get("rules");
  const format = link.get("format") ?? (text === null ? lastFormat() : null) ?? DUEL;
  const last = lastRoom(format);
  const start = text === null ? remembered(last?.rules, format) : fromLink(text, format);
  const [formats, sets, clocks, groups, begin] = await Promise.all([
    fetchFormats(),
    ruleSets(),
    fetchClocks(),
    fetchRuleFields(),
    start,
  ]);
  return { offered: { formats, format, sets, clocks, groups, start: begin.rules, last }, bad: begin.bad };
}

interface Start {
  rules: CheckedRules | null;
  bad: BadLink | null;
}

const NOTHING: Start = { rules: null, bad: null };

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

/** Rules that are no longer understood are forgotten without a word. */
async function remembered(text: string | undefined, format: string): Promise<Start> {
  if (text === undefined) return NOTHING;
  return { rules: await checkRules(text, format).catch(() => null), bad: null };
}
