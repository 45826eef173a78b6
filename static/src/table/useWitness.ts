import { useEffect } from "preact/hooks";
import type { Game } from "./game";
import { PRACTICE } from "./practice";

/** Keep what is seen, to be checked when the seeds open. What keeps it comes after the table; no view is left out. */
export function useWitness({ view, room, table }: Game): void {
  const { match } = table;
  useEffect(() => {
    if (match === PRACTICE) return;
    import("../fair/kept").then(
      ({ noteView }) => noteView(match, room, view),
      () => undefined,
    );
  }, [view, room, match]);
}
