import type { ComponentProps } from "preact";
import type { ClockPreset, Rules } from "../api/rooms";
import { lazyPart } from "../app/lazyPart";
import { t, withWords } from "../lang";
import type { RuleDifferences } from "../rules/RuleDifferences";
import { clockName, clockSentence, figures, ruleSetName, ruleSetSentence } from "../rules/text";
import type { RoomClock } from "../wire";

interface Props {
  rulesId: string;
  rules: Rules;
  clock: RoomClock | ClockPreset | null;
}

/** Only own rules have any; a table under way does not wait for it. */
const { Part } = lazyPart<ComponentProps<typeof RuleDifferences>>(async () => {
  const { RuleDifferences } = await withWords("rules", () => import("../rules/RuleDifferences"));
  return RuleDifferences;
});

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
      <Part rulesId={rulesId} rules={rules} />
      <p class="hint">
        {clockName(clock?.id ?? "untimed")}. {clockSentence(clock)}
      </p>
    </div>
  );
}
