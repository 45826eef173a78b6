/** The three games of Hollywood, as their sheet tells of them. Added up is only what the server has entered. */
import type { Line, OutcomeView, SheetColumn, SheetDeal } from "../wire";

/** Of one game and one seat: what stands there after each deal that is entered for it. */
export function runningIn(deals: readonly SheetDeal[], column: number, seat: number): Map<number, number> {
  const after = new Map<number, number>();
  let points = 0;
  for (const deal of deals) {
    if (deal.winner !== seat || !deal.entries.includes(column)) continue;
    points += deal.points;
    after.set(deal.number, points);
  }
  return after;
}

/** The deal that closed a game; null while it is open, and where it was given up. */
export function closingDeal(deals: readonly SheetDeal[], column: number, closed: boolean): number | null {
  if (!closed) return null;
  return deals.findLast(({ entries }) => entries.includes(column))?.number ?? null;
}

/** By seat, the lines of one game's end: none before it. A match that has ended says of each line which game it is of. */
export function endOf({ closed, lines }: SheetColumn, column: number, outcome: OutcomeView | null): Line[][] {
  if (outcome === null) return closed ? lines : lines.map(() => []);
  return outcome.lines.map((own) =>
    own.flatMap(({ code, points, args }) => {
      const [[name, number] = ["", 0], ...rest] = args;
      return name === "column" && number === column + 1 ? [{ code, points, args: rest }] : [];
    }),
  );
}

export function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0);
}
