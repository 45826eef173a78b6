import type { Rules } from "../api/rooms";
import { Figures } from "./Figures";
import { OwnRules } from "./OwnRules";
import { ruleSetName } from "./text";
import "./rules.css";

interface Props {
  format: string;
  rulesId: string;
  rules: Rules;
  clock: string;
}

/** The rules of a match: their name, the numbers, and where they depart from the named set. */
export function RulesSummary({ format, rulesId, rules, clock }: Props) {
  return (
    <div class="rules-told">
      <p class="rules-name">{ruleSetName(rulesId)}</p>
      <Figures rules={rules} />
      <OwnRules format={format} rulesId={rulesId} rules={rules} clock={clock} />
    </div>
  );
}
