import { useSignal } from "@preact/signals";
import { codeOf } from "../../api/client";
import { makeRoom } from "../../api/rooms";
import { me } from "../../app/me";
import { useTitle } from "../../app/title";
import { codeText, has, t } from "../../lang";
import { navigate } from "../../router/router";
import { rulesName } from "../../rules/name";
import { clockName, clockSentence } from "../../rules/text";
import { DUEL } from "../../rules/written";
import { Button } from "../../ui/Button";
import { Choices } from "../../ui/Field";
import { toast } from "../../ui/toast";
import { Loading } from "../Loading";
import { NamePlate } from "../name/NamePlate";
import { type NameDraft, useName } from "../name/useName";
import { Trouble } from "../Trouble";
import { useLoaded } from "../useLoaded";
import { ChosenRules } from "./ChosenRules";
import { FormatChoice } from "./FormatChoice";
import { keepRoom } from "./lastRoom";
import { OklahomaOptions } from "./OklahomaOptions";
import { type BadLink, fetchOffered } from "./offered";
import { RuleFields } from "./RuleFields";
import { RuleSetChoice } from "./RuleSetChoice";
import { TargetChoice } from "./TargetChoice";
import { type Offered, type RoomForm, useRoomForm } from "./useRoomForm";
import "./new.css";

export default function NewRoomPage() {
  useTitle(t("new-title"));
  const offered = useLoaded("offered", fetchOffered);
  return (
    <>
      <h1>{t("new-title")}</h1>
      {offered.state === "loading" && <Loading />}
      {offered.state === "failed" && <Trouble {...offered} />}
      {offered.state === "ready" && <Form {...offered.value} />}
    </>
  );
}

function Form({ offered, bad }: { offered: Offered; bad: BadLink | null }) {
  const form = useRoomForm(offered);
  const name = useName();
  const busy = useSignal(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy.value) return;
    if (showFirstError(form)) return;
    busy.value = true;
    await make(form, name);
    busy.value = false;
  };
  return (
    <form class="new-room" onSubmit={submit} noValidate>
      {bad !== null && (
        <p class="bad-link" role="alert">
          {badLinkText(bad)}
        </p>
      )}
      {me.value?.player == null && <NamePlate name={name} />}
      <FormatChoice form={form} />
      <div class="pairs">
        <Choices
          legend={t("new-opponent", { seats: form.format.value.seats })}
          name="opponent"
          value={form.opponent.value}
          onValue={(value) => {
            form.opponent.value = value === "computer" ? "computer" : "friend";
          }}
          choices={(["friend", "computer"] as const).map((value) => ({
            value,
            label: t(`new-opponent-${value}`, { seats: form.format.value.seats }),
            hint: t(`new-opponent-${value}-about`, { seats: form.format.value.seats }),
          }))}
        />
      </div>
      <div class="sets">
        <RuleSetChoice form={form} />
      </div>
      <TargetChoice form={form} />
      <OklahomaOptions form={form} />
      <RuleFields form={form} />
      <ChosenRules form={form} />
      <div class="pairs">
        <Choices
          legend={t("new-clock")}
          name="clock"
          value={form.clock.value}
          onValue={(value) => {
            form.clock.value = value;
          }}
          choices={form.clocks.map((clock) => ({
            value: clock.id,
            label: clockName(clock.id),
            hint: clockSentence(clock),
          }))}
        />
      </div>
      <Foot form={form} busy={busy.value} />
    </form>
  );
}

function Foot({ form, busy }: { form: RoomForm; busy: boolean }) {
  const label = form.opponent.value === "computer" ? t("new-make-computer") : t("new-make");
  const format = form.format.value.id;
  return (
    <div class="new-foot">
      <p>
        {format !== DUEL && form.sets.value.length > 1 && `${t(`new-format-${format}`)}: `}
        {rulesName(form.nearest.value)}
        <span class="hint">{clockName(form.clock.value)}</span>
      </p>
      <Button type="submit" look="primary" class="large" busy={busy}>
        {busy ? t("new-making") : label}
      </Button>
    </div>
  );
}

async function make(form: RoomForm, name: NameDraft): Promise<void> {
  try {
    if (!(await name.take())) {
      document.querySelector<HTMLInputElement>("input[name=name]")?.focus();
      return;
    }
    const { code } = await makeRoom(form.request());
    const { opponent, text, clock } = form;
    keepRoom(form.format.value.id, { opponent: opponent.value, rules: text.value, clock: clock.value });
    navigate(`/r/${code}`);
  } catch (failure) {
    if (form.refuse(failure)) {
      toast(t("new-refused"), "trouble");
      // The field is drawn open first, then it can be gone to.
      requestAnimationFrame(() => showFirstError(form));
      return;
    }
    const { code, args } = codeOf(failure);
    toast(codeText(code, args), "trouble");
  }
}

function badLinkText({ field, reason }: BadLink): string {
  const rule = `rules-${field}`;
  return has(rule) ? t("new-bad-link-at", { rule: t(rule), reason }) : t("new-bad-link", { reason });
}

/** Go to the first rule that cannot be. False: there is none. */
function showFirstError(form: RoomForm): boolean {
  const [field] = Object.keys(form.errors.value);
  if (field === undefined) return false;
  const control = document.querySelector<HTMLElement>(`[data-rule="${field}"]`);
  control?.closest("details")?.setAttribute("open", "");
  control?.focus();
  return true;
}
