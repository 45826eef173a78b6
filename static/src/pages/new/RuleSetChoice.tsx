import { t } from "../../lang";
import { Figures } from "../../rules/Figures";
import { ruleSetName, ruleSetSentence } from "../../rules/text";
import { Choices } from "../../ui/Field";
import type { RoomForm } from "./useRoomForm";

/** Every named set with its sentence and its numbers. */
export function RuleSetChoice({ form }: { form: RoomForm }) {
  return (
    <Choices
      legend={t("new-rules")}
      name="rules"
      value={form.setId.value}
      onValue={form.choose}
      choices={form.sets.value.map((set) => ({
        value: set.id,
        label: ruleSetName(set.id),
        hint: (
          <>
            {ruleSetSentence(set.id, set.rules)}
            <Figures rules={set.rules} />
          </>
        ),
      }))}
    />
  );
}
