/** The deals that are learnt by, and what is to be done in each step. Written by `tests/e2e/make_lesson.py`. */
import type { Rules } from "../../api/rooms";
import type { Wish } from "../../room/world";
import type { Arrangements, LayOffDraft, Seen, SheetDeal, View } from "../../wire";
import text from "./lesson.json?raw";

export interface Frame {
  readonly view: View;
  readonly events: Seen[];
}

/** What the learner is to do: an action without its details, where they are left open. */
export interface Expected {
  readonly type: Wish["type"];
  readonly pile?: string;
  readonly card?: string;
}

export interface Step {
  readonly name: string;
  /** What leads to it: the last of them is the moment of the decision. */
  readonly frames: readonly Frame[];
  readonly expects: Expected;
  readonly sheet: SheetDeal[];
  /** What the server would answer to the questions that the table asks. */
  readonly arrangements?: Arrangements;
  /** By the cards that were laid off, in their order. */
  readonly drafts?: Readonly<Record<string, LayOffDraft>>;
}

interface Lesson {
  readonly rules_id: string;
  readonly rules: Rules;
  readonly steps: readonly Step[];
}

// As text: its types are those of the wire, and no compiler can see that in a file of data.
export const LESSON = JSON.parse(text) as Lesson;

export function stepAt(index: number): Step {
  return LESSON.steps[Math.max(0, Math.min(LESSON.steps.length - 1, index))] as Step;
}

export function momentOf(step: Step): Frame {
  return step.frames.at(-1) as Frame;
}
