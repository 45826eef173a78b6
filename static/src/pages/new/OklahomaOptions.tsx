import { t } from "../../lang";
import { ruleValueText } from "../../rules/text";
import { Button } from "../../ui/Button";
import { Choices } from "../../ui/Field";
import type { RoomForm } from "./useRoomForm";

const CHOICES: Record<string, readonly (string | number)[]> = {
  oklahoma_ace: ["gin_only", "one"],
  spade_double: ["deadwood", "deal", "off"],
  spade_boxes: [1, 2],
};

/** What differs from table to table in Oklahoma. */
export function OklahomaOptions({ form }: { form: RoomForm }) {
  if (form.setId.value !== "oklahoma") return null;
  const club = () => {
    form.change("spade_double", "deal");
    form.change("spade_boxes", 2);
  };
  return (
    <section class="oklahoma" aria-labelledby="oklahoma">
      <h2 id="oklahoma">{t("new-oklahoma")}</h2>
      {Object.entries(CHOICES).map(([field, values]) => (
        <Choices
          key={field}
          legend={t(`rules-${field}`)}
          name={field}
          shape="row"
          value={String(form.rules.value[field])}
          onValue={(value) => form.change(field, typeof values[0] === "number" ? Number(value) : value)}
          choices={values.map((value) => ({ value: String(value), label: ruleValueText(field, value) }))}
        />
      ))}
      <p class="hint">{t("new-oklahoma-boxes-note")}</p>
      <p>
        <Button onClick={club}>{t("new-oklahoma-club")}</Button>{" "}
        <span class="hint">{t("new-oklahoma-club-about")}</span>
      </p>
    </section>
  );
}
