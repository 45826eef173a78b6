/** A replay as steps that are worth a look, and those in turns. */
import type { Frame } from "../../api/matches";
import { t } from "../../lang";
import { cardSign } from "../../table/cards";
import type { Seen, View } from "../../wire";

export interface Step {
  readonly seq: number;
  /** Of a defence: how many of its cards lie on the knocker's melds by now. */
  readonly laid: number;
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

/**
 * What happened at the table of the deal, lay-offs card by card. Offers, clocks and readiness are left out, and so is
 * what happened at another table meanwhile.
 */
export function stepsOf(frames: readonly Frame[]): Step[] {
  let ended = false;
  return frames.flatMap(({ seq, view, events }) => {
    const event = events.find(({ type, seat }) => SHOWN.has(type) && isThere(view, type, seat));
    if (event === undefined || view.deal === null) return [];
    // That of another table, which was dead: it names no seat.
    if (event.type === "deal_ended" && (view.deal.result === null || ended)) return [];
    ended ||= event.type === "deal_ended";
    // Against gin nobody may lay off.
    if (event.type === "laid_off" && view.deal.knock?.kind !== "knock") return [];
    if (event.lay_offs.length === 0) return [{ seq, laid: 0, view, event }];
    return event.lay_offs.map((_, index) => ({ seq, laid: index + 1, view, event }));
  });
}

function isThere({ deal }: View, type: string, seat: number | null): boolean {
  return seat === null || type === "match_ended" || seat === deal?.starter || seat === deal?.other;
}

export function turnsOf(steps: readonly Step[]): Turn[] {
  const turns: { seat: number | null; steps: { index: number; step: Step }[] }[] = [];
  for (const [index, step] of steps.entries()) {
    const last = turns.at(-1);
    const ends = last?.steps.at(-1)?.step.event.type;
    const goesOn = (ends === "drew" || step.laid > 1) && last?.seat === step.event.seat;
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

/** The moment of a step, the same in every pair of eyes, as it stands in an address: "57", or "57.2" in a defence. */
export function momentOf({ seq, laid }: Step): string {
  return laid === 0 ? String(seq) : `${seq}.${laid}`;
}

/** The step that shows this moment, or what was seen then. */
export function stepAt(steps: readonly Step[], moment: string): number {
  const [seq = 0, laid = 0] = moment.split(".").map(Number);
  const later = steps.findIndex(
    (step) => step.seq > seq || (step.seq === seq && step.laid > Math.max(laid, 1)),
  );
  return later < 0 ? Math.max(0, steps.length - 1) : Math.max(0, later - 1);
}

function laidText(how: "step" | "short", { lay_offs }: Seen, laid: number, name: string): string {
  const card = lay_offs[laid - 1]?.[0];
  if (card === undefined) return t(`${how}-laid_off-none`, { name });
  return t(`${how}-laid_off`, { name, card: cardSign(card) });
}

/** What happened, in a sentence. */
export function stepText({ event, view, laid }: Step, names: readonly string[]): string {
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
      return laidText("step", event, laid, name);
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
export function stepShort({ event, view, laid }: Step): string {
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
      return laidText("short", event, laid, "");
    case "deal_ended": {
      const points = view.deal?.result?.points ?? 0;
      return points === 0 ? t("step-deal_ended-nobody") : t("short-deal_ended", { points });
    }
    default:
      return t(`short-${event.type}`, { card });
  }
}
