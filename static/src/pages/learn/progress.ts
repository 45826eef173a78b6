/** How far the learner has come, kept in this browser. */
import { LESSON } from "./lesson";

const KEY = "kw.learn";

/** The step to go on with; as many as there are steps when all of it has been seen. */
export function storedStep(): number {
  try {
    const step = Number(localStorage.getItem(KEY) ?? 0);
    return Number.isInteger(step) && step >= 0 && step <= LESSON.steps.length ? step : 0;
  } catch {
    return 0;
  }
}

export function storeStep(step: number): void {
  try {
    localStorage.setItem(KEY, String(step));
  } catch {
    // Then it begins anew the next time.
  }
}
