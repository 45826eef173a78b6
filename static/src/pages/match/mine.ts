import type { MatchSummary } from "../../api/matches";

/** The side that the reader played for; -1: none. */
export function sideOf({ sides, your_seat }: Pick<MatchSummary, "sides" | "your_seat">): number {
  return sides.findIndex((side) => your_seat !== null && side.includes(your_seat));
}
