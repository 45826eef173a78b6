import type { Rules } from "../api/rooms";
import { Figures } from "./Figures";
import { RuleDifferences } from "./RuleDifferences";
import { ruleSetName, ruleSetSentence } from "./text";
import "./rules.css";

interface Props {
  rulesId: string;
  rules: Rules;
}

/** The rules of a match: their name, a sentence, the numbers, and where they depart from the named set. */
export function RulesSummary({ rulesId, rules }: Props) {
  return (
    <div class="rules-told">
      <p class="rules-name">{ruleSetName(rulesId)}</p>
      <p>{ruleSetSentence(rulesId, rules)}</p>
      <Figures rules={rules} />
      <RuleDifferences rulesId={rulesId} rules={rules} />
    </div>
  );
}
