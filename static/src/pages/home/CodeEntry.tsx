import { useSignal } from "@preact/signals";
import { codeOf } from "../../api/client";
import { fetchRoom } from "../../api/rooms";
import { codeText, t } from "../../lang";
import { spokenCode } from "../../room/code";
import { navigate } from "../../router/router";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { CODE_LENGTH, findCode } from "./code";

const EXAMPLE = "K7WD-4QXN";

/** For a code that was read out. Asking for it takes no seat. */
export function CodeEntry() {
  const typed = useSignal("");
  const error = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const code = findCode(typed.value);
    if (code.length !== CODE_LENGTH) {
      error.value = t("home-code-short");
      return;
    }
    busy.value = true;
    error.value = undefined;
    try {
      const room = await fetchRoom(code);
      navigate(`/r/${room.code}`);
    } catch (failure) {
      const { code: why, args } = codeOf(failure);
      error.value = codeText(why, args);
    } finally {
      busy.value = false;
    }
  };
  return (
    <form class="code-entry" onSubmit={submit}>
      <Field
        label={t("home-code")}
        name="code"
        autocomplete="off"
        value={typed.value}
        placeholder={EXAMPLE}
        onValue={(text) => {
          const code = findCode(text);
          typed.value = code.length === CODE_LENGTH ? spokenCode(code) : text.toUpperCase();
        }}
        error={error.value}
      />
      <Button type="submit" busy={busy.value}>
        {t("home-code-go")}
      </Button>
    </form>
  );
}
