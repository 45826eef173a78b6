/** The fields of a rule set as the form shows them: in groups, each with the values that a control can offer. */
import type { RuleValue } from "../api/rooms";

export type FieldKind =
  /** A whole number; `orNull`: may also be "not played". */
  | { readonly kind: "number"; readonly orNull?: boolean }
  | { readonly kind: "choice"; readonly values: readonly RuleValue[] };

export interface Field {
  readonly name: string;
  readonly control: FieldKind;
  /** Whether the field means anything beside these other values. */
  readonly matters?: (rules: Readonly<Record<string, RuleValue>>) => boolean;
}

export interface FieldGroup {
  readonly name: string;
  readonly fields: readonly Field[];
}

const number: FieldKind = { kind: "number" };
const yesOrNo: FieldKind = { kind: "choice", values: [true, false] };
const choice = (...values: RuleValue[]): FieldKind => ({ kind: "choice", values });

export const FIELD_GROUPS: readonly FieldGroup[] = [
  {
    name: "deal",
    fields: [
      { name: "gin_bonus", control: number },
      { name: "big_gin_bonus", control: { kind: "number", orNull: true } },
      { name: "undercut_bonus", control: number },
      { name: "undercut_on_tie", control: yesOrNo },
    ],
  },
  {
    name: "knock",
    fields: [
      { name: "upcard_limit", control: yesOrNo },
      { name: "knock_limit", control: number, matters: (rules) => rules["upcard_limit"] === false },
      {
        name: "oklahoma_ace",
        control: choice("gin_only", "one"),
        matters: (rules) => rules["upcard_limit"] === true,
      },
      { name: "spade_double", control: choice("off", "deadwood", "deal") },
      { name: "spade_boxes", control: choice(1, 2) },
    ],
  },
  {
    name: "match",
    fields: [
      { name: "target", control: number },
      { name: "winner_by", control: choice("target", "final_total") },
      { name: "game_bonus", control: number },
      { name: "box_scope", control: choice("winner", "both", "none") },
      { name: "box_bonus", control: number },
      { name: "shutout", control: choice("none", "double_points", "flat100") },
      {
        name: "shutout_needs",
        control: choice(null, "all_deals_no_dead", "all_deals", "loser_zero"),
      },
    ],
  },
  {
    name: "course",
    fields: [
      { name: "first_turn", control: choice("offer", "free_draw") },
      { name: "next_dealer", control: choice("alternate", "winner", "loser") },
      { name: "dead_deal_stock", control: number },
      { name: "max_discard_draws", control: number },
    ],
  },
  { name: "table", fields: [{ name: "memory", control: choice("open", "club") }] },
];
