/** What the player chose for the last room of each format, kept in this browser. */

export interface LastRoom {
  readonly opponent: "friend" | "computer";
  /** In one line; the server says what it means today. */
  readonly rules: string;
  readonly clock: string;
}

interface Stored {
  readonly format: string;
  readonly rooms: Readonly<Record<string, LastRoom>>;
}

const KEY = "kw.new";

/** The format that was played last, and what was chosen for it; null where nothing is kept. */
export function lastFormat(): string | null {
  return stored()?.format ?? null;
}

export function lastRoom(format: string): LastRoom | null {
  const room = stored()?.rooms[format];
  return isRoom(room) ? room : null;
}

/** Of every format that was played. */
export function lastRooms(): [string, LastRoom][] {
  return Object.entries(stored()?.rooms ?? {}).filter((entry): entry is [string, LastRoom] =>
    isRoom(entry[1]),
  );
}

export function keepRoom(format: string, room: LastRoom): void {
  try {
    const rooms = { ...stored()?.rooms, [format]: room };
    localStorage.setItem(KEY, JSON.stringify({ format, rooms } satisfies Stored));
  } catch {
    // Then the form begins anew the next time.
  }
}

function stored(): Stored | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isStored(found) ? found : null;
  } catch {
    return null;
  }
}

function isStored(found: unknown): found is Stored {
  if (typeof found !== "object" || found === null) return false;
  const { format, rooms } = found as Partial<Stored>;
  return typeof format === "string" && typeof rooms === "object" && rooms !== null;
}

function isRoom(found: unknown): found is LastRoom {
  if (typeof found !== "object" || found === null) return false;
  const { opponent, rules, clock } = found as Partial<LastRoom>;
  const strings = typeof rules === "string" && typeof clock === "string";
  return strings && (opponent === "friend" || opponent === "computer");
}
