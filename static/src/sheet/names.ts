/** Whom a seat is called by, for one reader. */
import { t } from "../lang";

interface Seat {
  readonly name: string | null;
  readonly bot: boolean;
}

/** The name itself; a bot and a player who has gone have words of their own. */
export function seatName(seat: Seat | undefined): string {
  if (seat?.bot) return t("computer");
  return seat?.name ?? t("matches-nameless");
}

export function seatNames(seats: readonly Seat[]): string[] {
  return seats.map(seatName);
}

/** Whoever scores together, by their names: a column of the sheet each. */
export function sideNames(sides: readonly (readonly number[])[], names: readonly string[]): string[] {
  return sides.map((side) => side.map((seat) => names[seat] ?? "").join(" & "));
}
