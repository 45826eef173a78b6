import { useState } from "preact/hooks";
import type { ClockPreset, Rules } from "../api/rooms";
import { t } from "../lang";
import { T } from "../lang/T";
import type { NameDraft } from "../pages/name/useName";
import { LanguageChoice } from "../settings/LanguageChoice";
import { Button } from "../ui/Button";
import { Field } from "../ui/Field";
import type { RoomClock } from "../wire";
import { learnPath } from "./code";
import { RulesSummary } from "./RulesSummary";

interface Props {
  host: string;
  format: string;
  rulesId: string;
  rules: Rules;
  clock: RoomClock | ClockPreset | null;
  /** What else there is to know. */
  note?: string;
  /** For those who have no name yet. */
  name?: NameDraft;
  /** An answer is awaited, or nobody is there to ask. */
  busy?: boolean;
  onSit: () => Promise<void> | void;
}

/** What an invited visitor sees before sitting down. */
export function Invitation({
  host,
  format,
  rulesId,
  rules,
  clock,
  note = "",
  name,
  busy: waiting = false,
  onSit,
}: Props) {
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || waiting) return;
    setBusy(true);
    await onSit();
    setBusy(false);
  };
  return (
    <div class="room">
      <form class="slip" onSubmit={submit}>
        <div class="slip-head">
          <p class="wordmark">{t("name")}</p>
          <LanguageChoice />
        </div>
        <h1>
          <T id="invite-title" args={{ host }} parts={{ name: (text) => <bdi>{text}</bdi> }} />
        </h1>
        <p>
          {t("invite-lead", { format })} {note}
        </p>
        <RulesSummary format={format} rulesId={rulesId} rules={rules} clock={clock} />
        <p>
          <a href={learnPath(location.pathname)}>{t("learn-how")}</a>
        </p>
        {name !== undefined && (
          <Field
            label={t("name-title")}
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
        )}
        <div class="foot">
          <Button type="submit" look="primary" class="large wide" busy={busy || waiting}>
            {t("sit-down")}
          </Button>
        </div>
      </form>
    </div>
  );
}
