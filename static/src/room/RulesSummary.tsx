import type { ComponentProps } from "preact";
import type { ClockPreset, Rules } from "../api/rooms";
import { lazyPart } from "../app/lazyPart";
import { t, withWords } from "../lang";
import type { OwnRules } from "../rules/OwnRules";
import { clockName, clockSentence, figures, ruleSetName } from "../rules/text";
import type { RoomClock } from "../wire";

interface Props {
  format: string;
  rulesId: string;
  rules: Rules;
  clock: RoomClock | ClockPreset | null;
}

/** A table under way does not wait for it. */
const { Part } = lazyPart<ComponentProps<typeof OwnRules>>(async () => {
  const { OwnRules } = await withWords("rules", () => import("../rules/OwnRules"));
  return OwnRules;
});

/** The rules and the clock of a room, before anybody sits down and while it is played. */
export function RulesSummary({ format, rulesId, rules, clock }: Props) {
  const id = clock?.id ?? "untimed";
  return (
    <div class="rules-summary">
      <h2>{t("room-rules", { set: ruleSetName(rulesId) })}</h2>
      <dl class="figures">
        {figures(rules).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="hint">
        {clockName(id)}. {clockSentence(clock)}
      </p>
      <div class="own-rules-told">
        <Part format={format} rulesId={rulesId} rules={rules} clock={id} beside />
      </div>
    </div>
  );
}
