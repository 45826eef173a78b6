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

/** For a page that is drawn and a reader who is looking at it, in ms. */
const QUIET = 600;

/** Fetch what will be wanted, when what is wanted now is there. */
export function useFetchedSoon(fetch: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const timer = setTimeout(fetch, QUIET);
    return () => clearTimeout(timer);
  }, []);
}
