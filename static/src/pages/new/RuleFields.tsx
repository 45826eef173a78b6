import { t } from "../../lang";
import { RuleField } from "./RuleField";
import type { RoomForm } from "./useRoomForm";

/** "Your own rules": every field, in groups. */
export function RuleFields({ form }: { form: RoomForm }) {
  // A link may have brought what cannot be played.
  const open = (form.checked.peek()?.refusals ?? []).length > 0;
  return (
    <details class="own-rules" open={open}>
      <summary>
        <strong>{t("ruleset-custom")}</strong>
        <span class="hint">{t("ruleset-custom-about")}</span>
      </summary>
      {form.groups.value.map((group) => (
        <fieldset key={group.name} class="rule-group">
          <legend>{t(`rules-group-${group.name}`)}</legend>
          {group.fields.map((field) => (
            <RuleField key={`${form.setId.value} ${field.name}`} field={field} form={form} />
          ))}
        </fieldset>
      ))}
    </details>
  );
}
