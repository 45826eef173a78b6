/** What every part of the table is handed: who sits where, what is drawn, and what may be done now. */
import type { ComponentChildren } from "preact";
import type { Table, TableSession } from "../room/session";
import type { Action, Wish } from "../room/world";
import { seatName } from "../sheet/names";
import type { DealView, OwnView, Room, View } from "../wire";
import { type Shown, shown } from "./shown";

export interface Game {
  session: TableSession;
  room: Room;
  table: Table;
  view: View;
  deal: DealView;
  own: OwnView | null;
  /** Seats. */
  me: number;
  them: number;
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
    them: 1 - me,
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

export function canDraw(game: Game, pile: "stock" | "discard"): boolean {
  return game.view.options.draw.includes(pile);
}
