import type { ClockPreset, Rules } from "../api/rooms";
import { t } from "../lang";
import { RuleDifferences } from "../rules/RulesSummary";
import { clockName, clockSentence, figures, ruleSetName, ruleSetSentence } from "../rules/text";
import type { RoomClock } from "../wire";

interface Props {
  rulesId: string;
  rules: Rules;
  clock: RoomClock | ClockPreset | null;
}

/** The rules and the clock of a room, before anybody sits down and while it is played. */
export function RulesSummary({ rulesId, rules, clock }: Props) {
  return (
    <div class="rules-summary">
      <h2>{t("room-rules", { set: ruleSetName(rulesId) })}</h2>
      <p>{ruleSetSentence(rulesId, rules)}</p>
      <dl class="figures">
        {figures(rules).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <RuleDifferences rules={rules} />
      <p class="hint">
        {clockName(clock?.id ?? "untimed")}. {clockSentence(clock)}
      </p>
    </div>
  );
}
