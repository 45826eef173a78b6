/** Was that what the step is about? If not, a kind word about why something else is better. */
import type { Wish } from "../../room/world";
import { momentOf, type Step } from "./lesson";

export function isExpected(step: Step, wish: Wish): boolean {
  const { expects } = step;
  if (wish.type !== expects.type) return false;
  switch (wish.type) {
    case "draw":
      return wish.pile === expects.pile;
    case "discard":
    case "knock":
      return wish.card === expects.card;
    case "lay_off":
      return leavesLeast(step, wish.lay_offs ?? null);
    default:
      return true;
  }
}

function leavesLeast({ drafts }: Step, placed: readonly (readonly [string, number])[] | null): boolean {
  if (placed === null) return true;
  const draft = drafts?.[placed.map(([card]) => card).join()];
  return draft !== undefined && draft.deadwood === draft.best_deadwood;
}

/** The message that says why not. */
export function remarkOn(step: Step, wish: Wish): string {
  switch (wish.type) {
    case "pass":
      return "learn-not-pass";
    case "draw":
      return wish.pile === "stock" ? "learn-not-stock" : "learn-not-pile";
    case "lay_off":
      return "learn-not-yet";
    case "discard":
    case "knock":
      return remarkOnDiscard(step, wish.card);
    default:
      return "learn-not-now";
  }
}

function remarkOnDiscard(step: Step, card: string): string {
  if (card === step.expects.card) return step.name === "gin" ? "learn-not-silent" : "learn-not-on";
  const melded = momentOf(step).view.you?.melds.some((meld) => meld.includes(card)) ?? false;
  return melded ? "learn-not-melded" : "learn-not-cheap";
}
