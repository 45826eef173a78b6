import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { me } from "../../app/me";
import { t } from "../../lang";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { toast } from "../../ui/toast";
import type { NameDraft } from "./useName";
import "./name.css";

/** The name: an offered one in a field for a newcomer, else as it is with a way to change it. */
export function NamePlate({ name }: { name: NameDraft }) {
  const changing = useSignal(false);
  const plate = useRef<HTMLDivElement>(null);
  const player = me.value?.player ?? null;
  if (player === null) return <NameField name={name} />;
  if (changing.value) {
    const done = () => {
      changing.value = false;
      // The button that was pressed first is there again, and so is the focus.
      requestAnimationFrame(() => plate.current?.querySelector("button")?.focus());
    };
    return <NameForm name={name} onDone={done} />;
  }
  return (
    <div class="name-plate" ref={plate}>
      <p>
        <span class="hint">{t("home-name")}</span>
        <bdi class="name">{player.name}</bdi>
      </p>
      <Button
        look="quiet"
        icon="edit"
        onClick={() => {
          changing.value = true;
        }}
      >
        {t("home-name-change")}
      </Button>
    </div>
  );
}

export function NameField({ name }: { name: NameDraft }) {
  return (
    <Field
      label={t("home-name")}
      name="name"
      autocomplete="nickname"
      maxLength={60}
      value={name.text.value}
      onValue={(text) => {
        name.text.value = text;
      }}
      hint={t("name-hint")}
      error={name.error.value}
    />
  );
}

function NameForm({ name, onDone }: { name: NameDraft; onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await name.take())) return;
    toast(t("name-saved", { name: name.text.value }));
    onDone();
  };
  const cancel = () => {
    name.text.value = me.value?.player?.name ?? "";
    name.error.value = undefined;
    onDone();
  };
  return (
    <form ref={form} class="name-form" onSubmit={submit}>
      <NameField name={name} />
      <div class="buttons">
        <Button type="submit" look="primary">
          {t("name-save")}
        </Button>
        <Button onClick={cancel}>{t("cancel")}</Button>
      </div>
    </form>
  );
}
