import { t } from "../../lang";
import { Choices } from "../../ui/Field";
import type { RoomForm } from "./useRoomForm";

/** How many play, and who against whom; everything else in the form follows from it. */
export function FormatChoice({ form }: { form: RoomForm }) {
  if (form.formats.length < 2) return null;
  return (
    <div class="pairs formats">
      <Choices
        legend={t("new-format")}
        name="format"
        value={form.format.value.id}
        onValue={form.play}
        choices={form.formats.map(({ id }) => ({
          value: id,
          label: t(`new-format-${id}`),
          hint: t(`new-format-${id}-about`),
        }))}
      />
    </div>
  );
}
