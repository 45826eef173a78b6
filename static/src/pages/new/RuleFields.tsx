import { t } from "../../lang";
import { FIELD_GROUPS } from "../../rules/fields";
import { Differences, nearestText } from "../../rules/RulesSummary";
import { ruleSetName } from "../../rules/text";
import { Button } from "../../ui/Button";
import { RuleField } from "./RuleField";
import type { RoomForm } from "./useRoomForm";

/** "Your own rules": every field, in groups, and how far they are from a named set. */
export function RuleFields({ form }: { form: RoomForm }) {
  const near = form.nearest.value;
  const changed = near !== null && near.differences.length > 0;
  return (
    <>
      <details class="own-rules">
        <summary>
          <strong>{t("ruleset-custom")}</strong>
          <span class="hint">{t("ruleset-custom-about")}</span>
        </summary>
        {FIELD_GROUPS.map((group) => (
          <fieldset key={group.name} class="rule-group">
            <legend>{t(`rules-group-${group.name}`)}</legend>
            {group.fields.map((field) => (
              <RuleField key={`${form.setId.value} ${field.name}`} field={field} form={form} />
            ))}
          </fieldset>
        ))}
      </details>
      {changed && (
        <section class="changes" aria-live="polite">
          <h2>{nearestText(near)}</h2>
          <Differences near={near} />
          <Button icon="undo" onClick={() => form.choose(form.setId.value)}>
            {t("new-edit-reset", { set: ruleSetName(form.setId.value) })}
          </Button>
        </section>
      )}
    </>
  );
}
