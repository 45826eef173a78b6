import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { RuleField as Field } from "../../api/rules";
import { t } from "../../lang";
import { ruleValueText } from "../../rules/name";
import type { RoomForm } from "./useRoomForm";

interface Props {
  field: Field;
  form: RoomForm;
}

interface ControlProps extends Props {
  id: string;
  notes: string;
  wrong: boolean;
}

/** One rule: what it is called, what it means, and the control to change it. */
export function RuleField({ field, form }: Props) {
  const id = useId();
  const error = form.errors.value[field.name];
  const idle = form.checked.value?.idle.includes(field.name) ?? false;
  const control = {
    field,
    form,
    id,
    notes: error === undefined ? `${id}-about` : `${id}-about ${id}-error`,
    wrong: error !== undefined,
  };
  return (
    <div class={`rule ${idle ? "idle" : ""}`}>
      <label for={id}>{t(`rules-${field.name}`)}</label>
      <div class={field.kind === "choice" ? "control wide" : "control"}>
        {field.kind === "number" ? <NumberControl {...control} /> : <ChoiceControl {...control} />}
      </div>
      <p id={`${id}-about`} class="hint">
        {t(`rules-${field.name}-about`)}
        {idle && <em> {t("rules-idle")}</em>}
      </p>
      {error !== undefined && (
        <p id={`${id}-error`} class="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function NumberControl({ field, form, id, notes, wrong }: ControlProps) {
  const value = form.rules.value[field.name] ?? null;
  const typed = useSignal<string | null>(null);
  const change = (text: string) => {
    typed.value = text;
    if (/^\s*\d{1,6}\s*$/.test(text)) form.change(field.name, Number(text));
    else form.spoil(field.name);
  };
  return (
    <>
      {field.nullable && (
        <label class="reach">
          <input
            type="checkbox"
            aria-label={t(`rules-${field.name}-switch`)}
            checked={value !== null}
            onChange={(event) => {
              typed.value = null;
              form.change(field.name, event.currentTarget.checked ? usualNumber(form, field.name) : null);
            }}
          />
        </label>
      )}
      {value === null ? (
        <span>{t(`rules-${field.name}-null`)}</span>
      ) : (
        <input
          id={id}
          data-rule={field.name}
          type="text"
          inputMode="numeric"
          autocomplete="off"
          value={typed.value ?? String(value)}
          aria-describedby={notes}
          aria-invalid={wrong}
          onInput={(event) => change(event.currentTarget.value)}
        />
      )}
    </>
  );
}

/** What other sets have there: something to begin with. */
function usualNumber(form: RoomForm, field: string): number {
  const found = form.sets.value.map((set) => set.rules[field]).find((value) => typeof value === "number");
  return typeof found === "number" ? found : 0;
}

function ChoiceControl({ field, form, id, notes, wrong }: ControlProps) {
  const chosen = field.values.indexOf(form.rules.value[field.name] ?? null);
  return (
    <select
      id={id}
      data-rule={field.name}
      aria-describedby={notes}
      aria-invalid={wrong}
      onChange={(event) => form.change(field.name, field.values[event.currentTarget.selectedIndex] ?? null)}
    >
      {field.values.map((value, index) => (
        <option key={String(value)} selected={index === chosen}>
          {ruleValueText(field.name, value)}
        </option>
      ))}
    </select>
  );
}
