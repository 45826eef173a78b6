import { fetchRuleSets, type RuleSet } from "../api/rooms";

let asked: Promise<RuleSet[]> | null = null;

/** The named sets, asked for once. */
export function ruleSets(): Promise<RuleSet[]> {
  asked ??= fetchRuleSets().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
