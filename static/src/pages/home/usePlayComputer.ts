import { useState } from "preact/hooks";
import { codeOf } from "../../api/client";
import { makeRoom } from "../../api/rooms";
import { codeText } from "../../lang";
import { navigate } from "../../router/router";
import { toast } from "../../ui/toast";
import { type NameDraft, useName } from "../name/useName";

/** What a press on "the computer" plays. */
const AT_ONCE = {
  format: "duel",
  rules_id: "standard",
  clock: "three_minutes",
  opponent: "computer",
  private: true,
} as const;

/** Sit down against the computer at once, under the name that the reader has or is offered. */
export function usePlayComputer(given?: NameDraft): { busy: boolean; play: () => Promise<void> } {
  const own = useName();
  const name = given ?? own;
  const [busy, setBusy] = useState(false);
  const play = async () => {
    if (busy) return;
    setBusy(true);
    try {
      if (!(await name.take())) {
        if (given === undefined) toast(name.error.peek() ?? "", "trouble");
        return;
      }
      const { code } = await makeRoom(AT_ONCE);
      navigate(`/r/${code}`);
    } catch (failure) {
      const { code, args } = codeOf(failure);
      toast(codeText(code, args), "trouble");
    } finally {
      setBusy(false);
    }
  };
  return { busy, play };
}
