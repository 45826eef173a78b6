/** A replay as steps that are worth a look, and those in turns. */
import type { Frame } from "../../api/matches";
import { t } from "../../lang";
import { cardSign } from "../../table/cards";
import type { Seen, View } from "../../wire";

export interface Step {
  readonly seq: number;
  readonly view: View;
  readonly event: Seen;
}

/** Steps that belong together in the list: one seat's draw and discard. */
export interface Turn {
  readonly seat: number | null;
  readonly steps: readonly { readonly index: number; readonly step: Step }[];
}

const SHOWN = new Set([
  "dealt",
  "passed",
  "drew",
  "discarded",
  "knocked",
  "laid_off",
  "deal_ended",
  "match_ended",
]);

/** What happened on the table. Offers, clocks and readiness are left out. */
export function stepsOf(frames: readonly Frame[]): Step[] {
  return frames.flatMap(({ seq, view, events }) => {
    const event = events.find(({ type }) => SHOWN.has(type));
    return event === undefined || view.deal === null ? [] : [{ seq, view, event }];
  });
}

export function turnsOf(steps: readonly Step[]): Turn[] {
  const turns: { seat: number | null; steps: { index: number; step: Step }[] }[] = [];
  for (const [index, step] of steps.entries()) {
    const last = turns.at(-1);
    const ends = last?.steps.at(-1)?.step.event.type;
    const goesOn = ends === "drew" && last?.seat === step.event.seat;
    if (last !== undefined && goesOn) last.steps.push({ index, step });
    else turns.push({ seat: doer(step), steps: [{ index, step }] });
  }
  return turns;
}

/** Nobody does what the table does by itself. */
function doer({ event }: Step): number | null {
  return event.type === "dealt" || event.type === "deal_ended" || event.type === "match_ended"
    ? null
    : event.seat;
}

/** The step that shows the same moment in another pair of eyes. */
export function stepAt(steps: readonly Step[], seq: number): number {
  const later = steps.findIndex((step) => step.seq > seq);
  return later < 0 ? Math.max(0, steps.length - 1) : Math.max(0, later - 1);
}

/** What happened, in a sentence. */
export function stepText({ event, view }: Step, names: readonly string[]): string {
  const name = event.seat === null ? "" : (names[event.seat] ?? "");
  const card = event.card === null ? "" : cardSign(event.card);
  switch (event.type) {
    case "dealt":
      return t("step-dealt", { card: cardSign(view.deal?.upcard ?? "") });
    case "drew":
      if (event.pile === "discard") return t("step-drew-discard", { name, card });
      return event.card === null
        ? t("step-drew-stock-hidden", { name })
        : t("step-drew-stock", { name, card });
    case "knocked":
      return t(`step-knocked-${event.kind}`, { name });
    case "laid_off":
      return t("step-laid_off", { name, count: event.lay_offs.length });
    case "deal_ended": {
      const winner = view.deal?.result?.winner ?? null;
      if (winner === null) return t("step-deal_ended-nobody");
      return t("step-deal_ended", { name: names[winner] ?? "", points: view.deal?.result?.points ?? 0 });
    }
    default:
      return t(`step-${event.type}`, { name, card });
  }
}

/** The same in a word or two, for the list of turns, where the name stands beside it. */
export function stepShort({ event, view }: Step): string {
  const card = event.card === null ? "" : cardSign(event.card);
  switch (event.type) {
    case "dealt":
      return t("short-dealt", { card: cardSign(view.deal?.upcard ?? "") });
    case "drew":
      if (event.pile === "discard") return t("short-drew-discard", { card });
      return event.card === null ? t("short-drew-stock-hidden") : t("short-drew-stock", { card });
    case "knocked":
      return t(`short-knocked-${event.kind}`);
    case "laid_off":
      return t("short-laid_off", { count: event.lay_offs.length });
    case "deal_ended": {
      const points = view.deal?.result?.points ?? 0;
      return points === 0 ? t("step-deal_ended-nobody") : t("short-deal_ended", { points });
    }
    default:
      return t(`short-${event.type}`, { card });
  }
}
