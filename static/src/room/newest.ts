/** Where an update or a room belongs. */
interface Place {
  match: string;
  seq: number;
}

/**
 * Does `next` replace `now`? Match ids rise with time; the same place again replaces too: clocks and names are fresher.
 * A server that has just opened the room, and one that lags behind another, are both judged rightly by this.
 */
export function replaces(next: Place, now: Place | null): boolean {
  if (now === null || next.match > now.match) return true;
  return next.match === now.match && next.seq >= now.seq;
}
