/** What every part of the table is handed: who sits where, what is drawn, and what may be done now. */
import type { ComponentChildren } from "preact";
import type { Table, TableSession } from "../room/session";
import type { Action, Wish } from "../room/world";
import { seatName, sideNames } from "../sheet/names";
import type { DealView, OwnView, Room, View } from "../wire";
import { type Shown, shown } from "./shown";

export interface Game {
  session: TableSession;
  room: Room;
  table: Table;
  view: View;
  deal: DealView;
  own: OwnView | null;
  /** Seats: the reader's; whose hand lies at the lower edge; and who plays against that hand. */
  me: number;
  near: number;
  them: number;
  /** The seats that play at another table or not at all in this deal. */
  rest: readonly number[];
  names: readonly string[];
  shown: Shown;
  asked: Action | null;
  /** Nothing can be asked for now: an answer is awaited, or the line is down. */
  busy: boolean;
  myTurn: boolean;
  act(wish: Wish): boolean;
  may(around: string): boolean;
  /** Of a table where somebody learns to play. */
  guide: Guide | null;
}

export interface Guide {
  /** What is said, in the place of the other's cards. */
  says: ComponentChildren;
  /** The same about a deal that has ended, on its sheet. */
  note: ComponentChildren;
}

export function gameOf(
  session: TableSession,
  room: Room,
  table: Table,
  guide: Guide | null = null,
): Game | null {
  const { view } = table;
  const me = room.you;
  if (view.deal === null || me === null) return null;
  const asked = session.pending.value;
  return {
    session,
    room,
    table,
    view,
    deal: view.deal,
    own: view.you,
    me,
    ...places(room, view.deal, [me, view.you?.seat]),
    names: room.seats.map((seat) => seatName(seat)),
    shown: shown(view, asked),
    asked,
    busy: asked !== null || session.link.value.state !== "open",
    myTurn: view.deal.to_move === me,
    act: (wish) => session.act(wish),
    may: (around) => view.options.around.includes(around),
    guide,
  };
}

/** The first of these seats that plays sits near the reader; else a partner, else who moves first. */
function places({ sides, seats }: Room, { starter, other }: DealView, wanted: (number | undefined)[]) {
  const partners = sides.find((side) => side.includes(wanted[0] ?? -1)) ?? [];
  const near = [...wanted, ...partners].find((seat) => seat === starter || seat === other) ?? starter;
  const rest = seats.map((_, seat) => seat).filter((seat) => seat !== starter && seat !== other);
  return { near, them: starter + other - near, rest };
}

/** The other table of the round, for a reader whose own is done; null while there is none to look at. */
export function elsewhere(game: Game): Game | null {
  const { view, room, me } = game;
  if (view.beside === null || view.phase !== "playing" || game.deal.result === null) return null;
  const { deal } = view.beside;
  const there = { ...view, ...view.beside, beside: null, you: null };
  return {
    ...game,
    view: there,
    deal,
    own: null,
    ...places(room, deal, [me]),
    shown: shown(there, null),
  };
}

/** The side that a seat scores for. */
export function sideOf({ room }: Game, seat: number): number {
  return room.sides.findIndex((side) => side.includes(seat));
}

/** Whoever scores together, by their names, side by side. */
export function sidesOf({ room, names }: Game): string[] {
  return sideNames(room.sides, names);
}

/** The name of the first among the others of whom this is so; undefined: of nobody. */
export function another({ names, me }: Game, is: (seat: number) => boolean | undefined): string | undefined {
  return names.find((_, seat) => seat !== me && is(seat));
}

/** The seat whose cards lie open on the table. */
export function knocked({ deal }: Game): number | null {
  return deal.knock?.seat ?? (deal.result?.hands == null ? null : deal.result.knocker);
}

/** The deadwood that a discard leaves; null where it is no legal one. */
export function leaves(game: Game, card: string | null): number | null {
  if (card === null) return null;
  return game.view.options.leaves.find(([other]) => other === card)?.[1] ?? null;
}

export function canKnock(game: Game, card: string | null): boolean {
  return card !== null && game.view.options.knocks.includes(card);
}

/** Whose advice may be to point at something. */
export function mayPoint({ view }: Game): boolean {
  return view.role === "advises" && view.confers !== null;
}

export function canDraw(game: Game, pile: "stock" | "discard"): boolean {
  return game.view.options.draw.includes(pile);
}
