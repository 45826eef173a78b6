/** Tries double from half a second to six, and each is drawn from its upper half: a thousand pages never come at once. */
const FIRST = 500;
const LONGEST = 6_000;

/** The pause before try number `attempt` (0: the first after a loss), in ms. `random` is from [0, 1). */
export function pauseBefore(attempt: number, random: number): number {
  const most = Math.min(LONGEST, FIRST * 2 ** attempt);
  return Math.round(most / 2 + (most / 2) * random);
}
