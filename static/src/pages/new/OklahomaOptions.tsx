import { t } from "../../lang";
import { ruleValueText } from "../../rules/name";
import { Button } from "../../ui/Button";
import { Choices } from "../../ui/Field";
import type { RoomForm } from "./useRoomForm";

const OPTIONS = ["oklahoma_ace", "spade_double", "spade_boxes"];

/** What differs from table to table in Oklahoma. */
export function OklahomaOptions({ form }: { form: RoomForm }) {
  if (form.setId.value !== "oklahoma") return null;
  const fields = form.groups.value
    .flatMap((group) => group.fields)
    .filter(({ name }) => OPTIONS.includes(name));
  const club = () => {
    form.change("spade_double", "deal");
    form.change("spade_boxes", 2);
  };
  return (
    <section class="oklahoma" aria-labelledby="oklahoma">
      <h2 id="oklahoma">{t("new-oklahoma")}</h2>
      {fields.map(({ name, values }) => (
        <Choices
          key={name}
          legend={t(`rules-${name}`)}
          name={name}
          shape="row"
          value={String(form.rules.value[name])}
          onValue={(text) => form.change(name, values.find((value) => String(value) === text) ?? null)}
          choices={values.map((value) => ({ value: String(value), label: ruleValueText(name, value) }))}
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
