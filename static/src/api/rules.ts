/** Rules as they are written in a form or a link: what may be changed, and what the server says about them. */
import type { Args } from "../lang";
import { request } from "./client";
import type { Rules, RuleValue } from "./rooms";

/** Where rules depart from a named set. */
export interface Difference {
  field: string;
  usual: RuleValue;
  chosen: RuleValue;
}

export interface CheckedRules {
  /** As a link says it. */
  text: string;
  format: string;
  /** The nearest named set. */
  rules_id: string;
  differences: Difference[];
  hash: string;
  rules: Rules;
  /** Fields that mean nothing beside the others. */
  idle: string[];
  /** Why no room is made with them; none where one is. */
  refusals: { code: string; args: Args }[];
}

export interface RuleField {
  name: string;
  kind: "number" | "choice";
  values: RuleValue[];
  least: number | null;
  most: number | null;
  /** A number that may also be null: not played. */
  nullable: boolean;
  /** What else changes when the rule is switched on. */
  brings: Rules;
}

export interface RuleGroup {
  name: string;
  fields: RuleField[];
}

export const fetchRuleFields = (): Promise<RuleGroup[]> => request("GET", "/rules/fields");

export const checkRules = (rules: string, format: string, signal?: AbortSignal): Promise<CheckedRules> =>
  request("GET", `/rules/check?${new URLSearchParams({ rules, format })}`, undefined, signal);
