/**
 * What this browser was told and saw of its matches, kept here so that the check after a match does not rest on what
 * the server says then. Fed by the table with every `Room` and `Update`.
 */
import type { SeenCards, ToldBefore } from "./check";
import { type WitnessedView, witness } from "./witness";

export interface Memory {
  readonly told: ToldBefore | null;
  readonly seen: readonly SeenCards[];
}

interface RoomTold {
  readonly match: string;
  readonly fairness: { readonly server_commit: string };
  readonly seats: readonly { readonly commit: string | null }[];
}

const PREFIX = "kw.saw.";
const LIST = "kw.saw";
/** Older matches are forgotten: a browser's storage is small. */
const MATCHES = 40;
const NOTHING: Memory = { told: null, seen: [] };

/** The match that is being played, so that not every update reads the storage. */
let current: { match: string; memory: Memory } | null = null;

/** The promises as they stand; from the first deal on they are never overwritten. */
export function rememberRoom(room: RoomTold): void {
  const memory = memoryOf(room.match);
  if (memory.seen.length > 0 || room.seats.some((seat) => seat.commit === null)) return;
  const told = {
    server_commit: room.fairness.server_commit,
    commits: room.seats.map((seat) => seat.commit),
  };
  if (JSON.stringify(told) !== JSON.stringify(memory.told)) keep(room.match, { ...memory, told });
}

export function rememberView(match: string, view: WitnessedView): void {
  const memory = memoryOf(match);
  const seen = witness(memory.seen, view);
  if (seen !== memory.seen) keep(match, { ...memory, seen });
}

/** null: this browser was not at that table. */
export function recall(match: string): Memory | null {
  const memory = memoryOf(match);
  return memory === NOTHING ? null : memory;
}

function memoryOf(match: string): Memory {
  if (current?.match !== match) current = { match, memory: read(match) };
  return current.memory;
}

function read(match: string): Memory {
  try {
    const stored = JSON.parse(localStorage.getItem(PREFIX + match) ?? "null") as Memory | null;
    return stored !== null && Array.isArray(stored.seen) ? stored : NOTHING;
  } catch {
    return NOTHING;
  }
}

function keep(match: string, memory: Memory): void {
  current = { match, memory };
  try {
    const known = JSON.parse(localStorage.getItem(LIST) ?? "[]") as string[];
    if (!known.includes(match)) {
      const all = [...known, match];
      for (const old of all.splice(0, Math.max(0, all.length - MATCHES)))
        localStorage.removeItem(PREFIX + old);
      localStorage.setItem(LIST, JSON.stringify(all));
    }
    localStorage.setItem(PREFIX + match, JSON.stringify(memory));
  } catch {
    // Storage may be off or full; the check then rests on the record alone.
  }
}
