/** What lies before a seat at one moment of a replay. */
import { sorted } from "../../table/arrange";
import type { ShownHand, View } from "../../wire";
import type { Step } from "./steps";

export interface SeatCards {
  /** Groups of faces: the melds on the table one by one, or the whole hand as one. */
  readonly groups: readonly { readonly cards: readonly string[]; readonly meld: boolean }[];
  /** Cards that the eyes cannot see. */
  readonly backs: number;
  /** The card drawn in this turn, held apart. */
  readonly drawn: string | null;
  /** Cards of the other that were laid off here. */
  readonly laidOff: ReadonlySet<string>;
  readonly deadwood: number | null;
}

const NONE: ReadonlySet<string> = new Set();

export function seatCards(
  { view, event, laid }: Pick<Step, "view" | "event" | "laid">,
  seat: number,
): SeatCards {
  const shown = shownHand(view, seat);
  const placed = event.lay_offs.slice(0, laid);
  if (shown !== null) return onTable(shown, shownHand(view, across(view, seat))?.lay_offs ?? placed);
  const gone = new Set(event.seat === seat ? placed.map(([card]) => card) : []);
  const seen = view.you?.seat === seat ? view.you : null;
  const open = view.opened?.hands[seat] ?? seen?.hand;
  const drawn = event.type === "drew" && event.seat === seat ? event.card : null;
  if (open === undefined) {
    const taken = view.deal?.known[seat] ?? [];
    const known = taken.filter((card) => card !== drawn && !gone.has(card));
    const unseen = [...gone].filter((card) => !taken.includes(card)).length;
    const backs = (view.deal?.counts[seat] ?? 0) - taken.length - unseen;
    return { groups: [{ cards: known, meld: false }], backs, drawn, laidOff: NONE, deadwood: null };
  }
  const held = sorted(
    open.filter((card) => card !== drawn && !gone.has(card)),
    "suit",
    [],
  );
  const deadwood = seen?.deadwood ?? null;
  return { groups: [{ cards: held, meld: false }], backs: 0, drawn, laidOff: NONE, deadwood };
}

/** The seat on the other side of the table. */
export function across({ deal }: View, seat: number): number {
  return deal === null ? 1 - seat : deal.starter + deal.other - seat;
}

function shownHand(view: View, seat: number): ShownHand | null {
  const { deal } = view;
  if (deal?.knock?.seat === seat) return deal.knock.shown;
  return deal?.result?.hands?.[seat] ?? null;
}

function onTable(own: ShownHand, guests: ShownHand["lay_offs"]): SeatCards {
  const melds = own.melds.map((meld, index) => {
    const laid = guests.filter(([, at]) => at === index).map(([card]) => card);
    return { cards: sorted([...meld, ...laid], "rank", []), meld: true };
  });
  const loose = { cards: sorted(own.loose, "rank", []), meld: false };
  return {
    groups: [...melds, loose].filter(({ cards }) => cards.length > 0),
    backs: 0,
    drawn: null,
    laidOff: new Set(guests.map(([card]) => card)),
    deadwood: own.deadwood,
  };
}
