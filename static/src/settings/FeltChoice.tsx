import { t } from "../lang";
import { change, FELTS, settings } from "./settings";

/** The felts, each a sample of itself with a card's back on it. */
export function FeltChoice() {
  return (
    <fieldset class="choices felts">
      <legend>{t("settings-felt")}</legend>
      {FELTS.map((felt) => (
        <label key={felt} class={felt === settings.value.felt ? "chosen" : ""} data-felt={felt}>
          <input
            type="radio"
            name="felt"
            value={felt}
            checked={felt === settings.value.felt}
            onChange={() => change({ felt })}
          />
          <span class="sample" aria-hidden="true">
            <span class="card back" />
          </span>
          <span class="choice-label">{t(`settings-felt-${felt}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
