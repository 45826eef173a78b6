import { useRef } from "preact/hooks";
import { t } from "../../lang";
import { Differences } from "../../rules/Differences";
import { rulesName } from "../../rules/name";
import { ruleSetName } from "../../rules/text";
import { rulesPath } from "../../rules/written";
import { Button } from "../../ui/Button";
import { copyText } from "../../ui/copy";
import { Field } from "../../ui/Field";
import { Icon } from "../../ui/Icon";
import { toast } from "../../ui/toast";
import type { RoomForm } from "./useRoomForm";

/** As many figures of the hash as somebody compares by eye. */
const SHORT = 12;

/** What the chosen rules are called, where they depart from that, and how they are handed on. */
export function ChosenRules({ form }: { form: RoomForm }) {
  const near = form.nearest.value;
  const changed = near.differences.length > 0;
  // A link may have changed what the format does not leave open.
  const fixed = Object.entries(form.errors.value).filter(
    ([field]) => !form.format.value.fields.includes(field),
  );
  return (
    <section class="chosen-rules" aria-labelledby="chosen-rules">
      <div aria-live="polite">
        <h2 id="chosen-rules">{rulesName(near)}</h2>
        {changed && <Differences near={near} />}
        {fixed.map(([field, error]) => (
          <p key={field} class="error" role="alert">
            {t(`rules-${field}`)}: {error}
          </p>
        ))}
      </div>
      {changed && (
        <Button icon="undo" onClick={() => form.choose(form.setId.value)}>
          {t("new-edit-reset", { set: ruleSetName(form.setId.value) })}
        </Button>
      )}
      <HandOn form={form} />
    </section>
  );
}

/** Their link, their number, and a page to read them on. */
function HandOn({ form }: { form: RoomForm }) {
  const box = useRef<HTMLDetailsElement>(null);
  const checked = form.checked.value;
  const text = checked?.text ?? form.text.value;
  const url = `${location.origin}${rulesPath("/new", text, form.format.value.id)}`;
  const copy = async (what: string, from: string) => {
    const field = box.current?.querySelector<HTMLInputElement>(`input[name=${from}]`);
    toast(t((await copyText(what, field)) ? "copied" : "copy-by-hand"));
  };
  return (
    <details class="hand-on" ref={box}>
      <summary>{t("new-hand-on")}</summary>
      <Field
        label={t("new-rules-link")}
        name="rules-link"
        value={url}
        hint={t("new-rules-link-about")}
        readOnly
      />
      <div class="buttons">
        <Button icon="copy" onClick={() => copy(url, "rules-link")}>
          {t("invite-copy")}
        </Button>
        {/* In a tab of its own: the form keeps what stands in it. */}
        <a
          class="button plain"
          href={rulesPath("/rules", text, form.format.value.id, form.clock.value)}
          target="_blank"
          rel="noopener"
        >
          <Icon name="sheet" />
          {t("rules-in-full")}
        </a>
      </div>
      <Field
        label={t("new-rules-hash")}
        name="rules-hash"
        class="rules-hash"
        value={checked === null ? "…" : `${checked.hash.slice(0, SHORT)}…`}
        hint={t("new-rules-hash-about")}
        readOnly
      />
      <Button icon="copy" disabled={checked === null} onClick={() => copy(checked?.hash ?? "", "rules-hash")}>
        {t("new-rules-hash-copy")}
      </Button>
    </details>
  );
}
