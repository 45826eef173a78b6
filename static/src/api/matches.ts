import type {
  CutView,
  OutcomeView,
  Reason,
  RoomClock,
  Seen,
  SheetColumn,
  SheetDeal,
  SheetRound,
  View,
  VoidedAttempt,
} from "../wire";
import { request } from "./client";
import type { Rules } from "./rooms";

export interface MatchSeat {
  name: string | null;
  bot: boolean;
  you: boolean;
}

export interface MatchSummary {
  id: string;
  code: string;
  started_at: string | null;
  ended_at: string | null;
  format: string;
  rules_id: string;
  seats: MatchSeat[];
  /** The seats of each side; `totals` and `winner` are by side. */
  sides: number[][];
  totals: number[];
  your_seat: number | null;
  status: "seating" | "running" | "finished" | "aborted";
  reason: Reason | null;
  winner: number | null;
  your_turn: boolean | null;
  deals: number;
}

/** What finished matches are to be like; what is left out is all the same. */
export interface Wanted {
  readonly result?: "won" | "lost" | "none" | undefined;
  readonly against?: "people" | "computer" | undefined;
  readonly format?: string | undefined;
  readonly rules_id?: string | undefined;
}

export interface MatchPage {
  running: MatchSummary[];
  finished: MatchSummary[];
  next: string | null;
}

export interface MatchFairness {
  match_id: string;
  server_commit: string;
  /** Open once the match has ended. */
  server_seed: string | null;
  seats: { commit: string | null; seed: string | null }[];
  attempts: VoidedAttempt[];
  cut: CutView | null;
}

export interface MatchDetail extends MatchSummary {
  rules: Rules;
  rules_hash: string;
  clock: RoomClock | null;
  sheet: SheetDeal[];
  rounds: SheetRound[];
  columns: SheetColumn[];
  outcome: OutcomeView | null;
  fairness: MatchFairness;
}

export interface Frame {
  seq: number;
  at: string;
  view: View;
  events: Seen[];
}

export interface Replay {
  number: number;
  seat: number | null;
  frames: Frame[];
}

/** The running matches, and a page of the finished ones that are `wanted`. */
export function fetchMatches(wanted: Wanted = {}, cursor?: string): Promise<MatchPage> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...wanted, cursor }))
    if (value !== undefined) query.set(name, value);
  return request("GET", query.size === 0 ? "/matches" : `/matches?${query}`);
}

export const fetchMatch = (id: string): Promise<MatchDetail> =>
  request("GET", `/matches/${encodeURIComponent(id)}`);

/** `as`: through whose eyes; "open" shows both hands and is for finished matches only. */
export const fetchReplay = (id: string, deal: number, as: number | "open"): Promise<Replay> =>
  request("GET", `/matches/${encodeURIComponent(id)}/deals/${deal}?seat=${as}`);
