/** The messages between server and page: app/wire and engine/seen.py in TypeScript. */

export type DealKind = "knock" | "undercut" | "tie" | "gin" | "big_gin" | "dead";
export type Reason = "target" | "flag" | "resigned" | "absent" | "agreed" | "aborted";

// --- out: what the page is told ---

export interface Line {
  code: string;
  points: number;
  args: [string, number][];
}

export interface Options {
  draw: string[];
  passing: boolean;
  leaves: [string, number][];
  knocks: string[];
  big_gin: boolean;
  lay_off: boolean;
  around: string[];
}

export interface ShownHand {
  melds: string[][];
  loose: string[];
  deadwood: number;
  lay_offs: [string, number][];
}

export interface KnockView {
  seat: number;
  kind: DealKind;
  shown: ShownHand;
}

export interface ResultView {
  kind: DealKind;
  knocker: number | null;
  winner: number | null;
  points: number;
  boxes: number;
  lines: Line[];
  hands: ShownHand[] | null;
  next_dealer: number;
}

export interface DealView {
  number: number;
  phase: string;
  turn: string;
  dealer: number;
  starter: number;
  to_move: number | null;
  limit: number;
  upcard: string;
  stock: number;
  dead_in: number;
  pile_draws_left: number | null;
  pile: string[];
  pile_count: number;
  counts: number[];
  known: string[][];
  taken: string | null;
  knock: KnockView | null;
  result: ResultView | null;
}

export interface OwnView {
  hand: string[];
  drawn: string | null;
  melds: string[][];
  deadwood: number;
  best: string | null;
}

export interface ClockView {
  remaining: number[];
  running: number | null;
  elapsed: number;
  stopped: boolean;
}

export interface ClaimView {
  seat: number;
  left: number;
}

export interface OutcomeView {
  reason: Reason;
  winner: number | null;
  loser: number | null;
  totals: number[];
  lines: Line[][];
  settlement: number;
}

export interface View {
  phase: string;
  seat: number | null;
  totals: number[];
  deal: DealView | null;
  you: OwnView | null;
  options: Options;
  clock: ClockView | null;
  sheet_left: number | null;
  ready: boolean[];
  end_offers: boolean[];
  claim: ClaimView | null;
  outcome: OutcomeView | null;
  rematch: boolean[];
}

export interface Seen {
  type: string;
  seat: number | null;
  pile: string | null;
  card: string | null;
  kind: string | null;
  points: number | null;
  lay_offs: [string, number][];
}

export interface Update {
  match: string;
  seq: number;
  view: View;
  events: Seen[];
  ack: string | null;
  type: "update";
}

export interface RoomSeat {
  taken: boolean;
  name: string | null;
  bot: boolean;
  commit: string | null;
  seed: string | null;
}

export interface SheetDeal {
  number: number;
  dealer: number;
  kind: DealKind;
  knocker: number | null;
  winner: number | null;
  points: number;
  boxes: number;
  deadwoods: number[] | null;
  lines: Line[];
  totals: number[];
}

export interface RoomClock {
  id: string;
  cap: number;
  bonus: number;
  within: number;
}

export interface VoidedAttempt {
  seat: number;
  server_commit: string;
  server_seed: string;
}

export interface CutView {
  rounds: (string | null)[][];
  dealer: number;
}

export interface Fairness {
  server_commit: string;
  rules_hash: string;
  server_seed: string | null;
  attempts: VoidedAttempt[];
  cut: CutView | null;
}

export type RuleValue = number | boolean | string | null;

export interface Room {
  rev: number;
  code: string;
  match: string;
  private: boolean;
  format: string;
  rules_id: string;
  rules: { [k: string]: RuleValue };
  clock: RoomClock | null;
  host: boolean;
  you: number | null;
  seats: RoomSeat[];
  fairness: Fairness;
  sheet: SheetDeal[];
  outcome: OutcomeView | null;
  rematch_of: string | null;
  build: string;
  type: "room";
}

export interface Presence {
  here: boolean[];
  claim_in: number | null;
  type: "presence";
}

export interface Refused {
  id: string | null;
  code: string;
  args: { [k: string]: string | number };
  type: "refused";
}

export interface Ping {
  n: number;
  type: "ping";
}

export interface ProbeAnswer {
  n: number;
  type: "probe";
}

export interface ArrangementView {
  melds: string[][];
  loose: string[];
  deadwood: number;
}

export interface Arrangements {
  card: string | null;
  choices: ArrangementView[];
  type: "arrangements";
}

export interface LayOffDraft {
  ok: boolean;
  deadwood: number;
  fits: [string, number][];
  best_melds: string[][];
  best_lay_offs: [string, number][];
  best_deadwood: number;
  type: "lay_offs";
}

export interface Restart {
  wait: number;
  type: "restart";
}

export type Outbound =
  | Update
  | Room
  | Presence
  | Refused
  | Ping
  | ProbeAnswer
  | Arrangements
  | LayOffDraft
  | Restart;

// --- in: what the page says ---

export interface Hello {
  type: "hello";
  build: string;
}

export interface Probe {
  type: "probe";
  n: number;
}

export interface Pong {
  type: "pong";
  n: number;
}

export interface AskArrangements {
  type: "ask_arrangements";
  card: string | null;
}

export interface AskLayOffs {
  type: "ask_lay_offs";
  melds: string[][];
  lay_offs: [string, number][];
}

export interface Sit {
  type: "sit";
  id: string;
  commit: string;
}

export interface Reveal {
  type: "reveal";
  id: string;
  seed: string;
}

export interface Around {
  type:
    | "leave"
    | "next_deal"
    | "resign"
    | "abort"
    | "offer_end"
    | "decline_end"
    | "give_minute"
    | "claim"
    | "rematch";
  id: string;
}

export interface Pass {
  type: "pass";
  id: string;
  turn: string;
}

export interface Draw {
  type: "draw";
  id: string;
  turn: string;
  pile: "stock" | "discard";
}

export interface Discard {
  type: "discard";
  id: string;
  turn: string;
  card: string;
}

export interface Knock {
  type: "knock";
  id: string;
  turn: string;
  card: string;
  melds: string[][] | null;
}

export interface BigGin {
  type: "big_gin";
  id: string;
  turn: string;
  melds: string[][] | null;
}

export interface LayOff {
  type: "lay_off";
  id: string;
  turn: string;
  melds: string[][] | null;
  lay_offs: [string, number][] | null;
}

export type Inbound =
  | Hello
  | Probe
  | Pong
  | AskArrangements
  | AskLayOffs
  | Sit
  | Reveal
  | Around
  | Pass
  | Draw
  | Discard
  | Knock
  | BigGin
  | LayOff;
