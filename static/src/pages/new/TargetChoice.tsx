import { t } from "../../lang";
import { Choices } from "../../ui/Field";
import type { RoomForm } from "./useRoomForm";

/** How far to play, for the sets that leave it open. */
export function TargetChoice({ form }: { form: RoomForm }) {
  const targets = form.sets.value.find((set) => set.id === form.setId.value)?.targets ?? [];
  if (targets.length < 2) return null;
  return (
    <Choices
      legend={t("new-target")}
      name="target"
      shape="row"
      value={String(form.rules.value["target"])}
      onValue={(value) => form.change("target", Number(value))}
      choices={targets.map((points) => ({
        value: String(points),
        label: t("new-target-points", { points }),
      }))}
    />
  );
}
