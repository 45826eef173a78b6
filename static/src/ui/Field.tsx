import type { ComponentChildren, InputHTMLAttributes } from "preact";
import { useId } from "preact/hooks";

type Passed =
  | "name"
  | "maxLength"
  | "autocomplete"
  | "autofocus"
  | "readOnly"
  | "required"
  | "inputMode"
  | "placeholder";

interface Props extends Pick<InputHTMLAttributes, Passed> {
  label: string;
  value: string;
  onValue?: (value: string) => void;
  hint?: string | undefined;
  /** What is wrong with it, in words. */
  error?: string | undefined;
  class?: string;
}

/** One line of text with its label, a hint and what is wrong with it. */
export function Field({ label, value, onValue, hint, error, class: extra = "", ...rest }: Props) {
  const id = useId();
  const notes = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div class={`field ${extra}`}>
      <label for={id}>{label}</label>
      <input
        {...rest}
        id={id}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={notes.join(" ") || undefined}
        onInput={(event) => onValue?.(event.currentTarget.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} class="hint">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} class="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

interface Choice {
  value: string;
  label: ComponentChildren;
  hint?: ComponentChildren;
}

interface ChoiceProps {
  legend: string;
  name: string;
  choices: readonly Choice[];
  value: string;
  onValue: (value: string) => void;
  /** `row`: side by side like a switch; `list`: one under the other with room for a sentence. */
  shape?: "row" | "list";
}

/** One of several, as radio buttons. */
export function Choices({ legend, name, choices, value, onValue, shape = "list" }: ChoiceProps) {
  return (
    <fieldset class={`choices ${shape === "row" ? "beside" : shape}`}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} class={choice.value === value ? "chosen" : ""}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onValue(choice.value)}
          />
          <span class="choice-label">{choice.label}</span>
          {choice.hint !== undefined && <span class="hint">{choice.hint}</span>}
        </label>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  label: string;
  checked: boolean;
  onChecked: (checked: boolean) => void;
  hint?: string;
}

export function Switch({ label, checked, onChecked, hint }: SwitchProps) {
  const id = useId();
  return (
    <div class="switch">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChecked(event.currentTarget.checked)}
      />
      <label for={id}>{label}</label>
      {hint !== undefined && (
        <p id={`${id}-hint`} class="hint">
          {hint}
        </p>
      )}
    </div>
  );
}
