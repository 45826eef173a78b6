/** The page about rules, sentence by sentence: what it says is chosen and worked out by the server. */
import type { Args } from "../lang";
import type { Line } from "../wire";
import { request } from "./client";
import type { CheckedRules } from "./rules";

export interface Sentence {
  code: string;
  args: Args;
}

export interface Example {
  situation: Sentence;
  /** By side; of a deal those of its winner alone. */
  lines: Line[][];
  totals: number[];
  outcome: Sentence | null;
}

export interface RuleSection {
  id: string;
  sentences: Sentence[];
  examples: Example[];
}

export interface RulePage {
  rules: CheckedRules;
  /** The id of its preset. */
  clock: string;
  sections: RuleSection[];
}

export const fetchRulePage = (search: URLSearchParams): Promise<RulePage> =>
  request("GET", `/rules/page?${search}`);
