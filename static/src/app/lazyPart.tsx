import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { forgetFailedStyles } from "./failedStyles";

/** Ms after which what could not be fetched is asked for again. */
const AGAIN = 2000;

interface LazyPart<P> {
  /** Draws nothing until the part is there. */
  Part: (props: P & JSX.IntrinsicAttributes) => ComponentChildren;
  /** Fetch it now; drawing it does so too. */
  fetch: () => void;
}

/** A part of a page that the page does without at first, and that must not be lost on the way. */
export function lazyPart<P extends object>(
  load: () => Promise<(props: P) => ComponentChildren>,
): LazyPart<P> {
  const loaded = signal<((props: P) => ComponentChildren) | null>(null);
  let asked = false;
  const fetch = () => {
    if (asked) return;
    asked = true;
    load().then(
      (found) => {
        loaded.value = found;
      },
      () => {
        forgetFailedStyles();
        asked = false;
        setTimeout(fetch, AGAIN);
      },
    );
  };
  return {
    fetch,
    Part: function Part(props) {
      useEffect(fetch, []);
      const Loaded = loaded.value;
      return Loaded === null ? null : <Loaded {...props} />;
    },
  };
}
