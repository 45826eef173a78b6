import type { Room, Update } from "../wire";

/** Does `next` replace `now`? Match ids rise with time; the same place again replaces too, its clocks are fresher. */
export function replaces(next: Update, now: Update | null): boolean {
  if (now === null || next.match > now.match) return true;
  return next.match === now.match && next.seq >= now.seq;
}

export function roomReplaces(next: Room, now: Room | null): boolean {
  if (now === null || next.match > now.match) return true;
  return next.match === now.match && next.rev >= now.rev;
}
