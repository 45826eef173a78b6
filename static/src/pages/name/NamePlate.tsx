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
  const player = me.value?.player ?? null;
  if (player !== null && !changing.value) {
    return (
      <div class="name-plate">
        <p>
          <span class="hint">{t("home-name")}</span>
          <bdi class="name">{player.name}</bdi>
        </p>
        <Button look="quiet" icon="edit" onClick={() => (changing.value = true)}>
          {t("home-name-change")}
        </Button>
      </div>
    );
  }
  return <NameForm name={name} onDone={player === null ? undefined : () => (changing.value = false)} />;
}

function NameForm({ name, onDone }: { name: NameDraft; onDone: (() => void) | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const asked = onDone !== undefined;
  useEffect(() => {
    if (asked) form.current?.querySelector("input")?.focus();
  }, [asked]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await name.take()) || !asked) return;
    toast(t("name-saved", { name: name.text.value }));
    onDone?.();
  };
  const cancel = () => {
    name.text.value = me.value?.player?.name ?? "";
    name.error.value = undefined;
    onDone?.();
  };
  return (
    <form ref={form} class="name-form" onSubmit={submit}>
      <Field
        label={t("home-name")}
        name="name"
        autocomplete="nickname"
        maxLength={60}
        value={name.text.value}
        onValue={(text) => (name.text.value = text)}
        hint={t("name-hint")}
        error={name.error.value}
      />
      {asked && (
        <div class="buttons">
          <Button type="submit" look="primary">
            {t("name-save")}
          </Button>
          <Button onClick={cancel}>{t("cancel")}</Button>
        </div>
      )}
    </form>
  );
}
