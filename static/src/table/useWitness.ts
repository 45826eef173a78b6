import { useEffect } from "preact/hooks";
import type { noteView } from "../fair/kept";
import type { Game } from "./game";
import { PRACTICE } from "./practice";

type Note = typeof noteView;

let note: Note | null = null;
/** What was seen before the part came that keeps it. */
const early: Parameters<Note>[] = [];

/** Keep what is seen, to be checked when the seeds open: every view, in its order. */
export function useWitness({ view, room, table }: Game): void {
  const { match } = table;
  useEffect(() => {
    if (match === PRACTICE) return;
    if (note !== null) return note(match, room, view);
    early.push([match, room, view]);
    import("../fair/kept").then(
      ({ noteView }) => {
        note = noteView;
        for (const seen of early.splice(0)) noteView(...seen);
      },
      // The next view asks again.
      () => undefined,
    );
  }, [view, room, match]);
}
