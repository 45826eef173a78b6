import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { codeOf } from "../../api/client";
import { loadMe, me, saveName } from "../../app/me";
import { codeText } from "../../lang";

export interface NameDraft {
  /** What stands in the field. Empty until the server has offered a name. */
  readonly text: Signal<string>;
  readonly error: Signal<string | undefined>;
  /** Take the name that stands there. False: it may not be taken, and `error` says why. */
  readonly take: () => Promise<boolean>;
}

/** The name that the reader plays under, or the one that is offered, until somebody presses something. */
export function useName(): NameDraft {
  const text = useSignal("");
  const error = useSignal<string | undefined>(undefined);
  useEffect(() => {
    loadMe().then(
      (found) => {
        if (text.peek() === "") text.value = found.player?.name ?? found.suggested_name;
      },
      (failure: unknown) => {
        const { code, args } = codeOf(failure);
        error.value = codeText(code, args);
      },
    );
  }, [text, error]);

  const take = async (): Promise<boolean> => {
    error.value = undefined;
    const name = text.peek().trim();
    if (name === me.peek()?.player?.name) return true;
    try {
      await saveName(name);
      return true;
    } catch (failure) {
      const { code, args } = codeOf(failure);
      error.value = codeText(code, args);
      return false;
    }
  };
  return { text, error, take };
}
