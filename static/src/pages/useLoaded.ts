import { useCallback, useEffect, useState } from "preact/hooks";
import { codeOf } from "../api/client";
import { codeText } from "../lang";

export type Loaded<T> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly value: T }
  | { readonly state: "failed"; readonly code: string; readonly text: string; readonly again: () => void };

/** What `load` brings; it is asked again when `key` changes, and an answer for an older key is dropped. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [found, setFound] = useState<{ key: string; loaded: Loaded<T> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is made anew at every drawing; `key` says when it differs
  useEffect(() => {
    let current = true;
    const settle = (loaded: Loaded<T>) => {
      if (current) setFound({ key, loaded });
    };
    load().then(
      (value) => settle({ state: "ready", value }),
      (error: unknown) => {
        const { code, args } = codeOf(error);
        settle({ state: "failed", code, text: codeText(code, args), again });
      },
    );
    return () => {
      current = false;
    };
  }, [key, attempt, again]);
  return found?.key === key ? found.loaded : { state: "loading" };
}
