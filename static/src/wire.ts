/** Written by `make types` from app/wire and engine/seen.py. Change those, not this. */

export type Inbound =
  | Hello
  | Probe
  | Pong
  | AskArrangements
  | AskLayOffs
  | Phrase
  | Point
  | Whisper
  | Sit
  | Swap
  | Remove
  | AddBot
  | Reveal
  | Around
  | Pass
  | Draw
  | Discard
  | Knock
  | BigGin
  | LayOff;
export type Outbound =
  | Update
  | Room
  | Presence
  | Refused
  | Ping
  | ProbeAnswer
  | Arrangements
  | LayOffDraft
  | Said
  | Pointed
  | Whispered
  | Whispers
  | Restart;
export type DealKind = "knock" | "undercut" | "tie" | "gin" | "big_gin" | "dead";
/**
 * Why a match ended.
 */
export type Reason = "target" | "flag" | "resigned" | "absent" | "agreed" | "aborted";
/**
 * What a viewer has to do with a deal.
 */
export type Role = "plays" | "advises" | "sits_out" | "watches";

/**
 * The first message of a socket. `build`: the page's build id.
 */
export interface Hello {
  type: "hello";
  build?: string;
}
/**
 * Is anybody there? Answered at once with the same `n`.
 */
export interface Probe {
  type: "probe";
  n: number;
}
/**
 * The answer to the server's `ping`, with its `n`.
 */
export interface Pong {
  type: "pong";
  n: number;
}
/**
 * The ways to show the own hand after discarding `card` (None: big gin); answered with `arrangements`.
 */
export interface AskArrangements {
  type: "ask_arrangements";
  card: string | null;
}
/**
 * What could be placed next, given a draft of own melds and lay-offs; answered with `lay_offs`.
 */
export interface AskLayOffs {
  type: "ask_lay_offs";
  melds: string[][];
  lay_offs: [string, number][];
}
/**
 * Say one of a few things to the others at the table: each reads it in their own language. It is not kept.
 */
export interface Phrase {
  type: "phrase";
  phrase:
    | "hello"
    | "good_luck"
    | "well_played"
    | "what_cards"
    | "thanks"
    | "sorry"
    | "one_moment"
    | "good_game"
    | "once_more"
    | "bye";
}
/**
 * An adviser points at a card or a pile for the captain; None: at nothing any more. It is not kept.
 */
export interface Point {
  type: "point";
  at: string | ("stock" | "discard") | null;
}
/**
 * Captain and adviser write to each other; nobody else reads it.
 */
export interface Whisper {
  id: string;
  type: "whisper";
  text: string;
}
/**
 * Take a free seat (None: the first), or commit for the own; `commit` is the SHA-256 of the seat's seed.
 *
 * Who has a seat and names a free one moves there, with the commitment made before if there is one.
 */
export interface Sit {
  id: string;
  type: "sit";
  commit: string;
  seat?: number | null;
}
/**
 * The host's, before the start: who sits on two seats changes places. One of them may be free.
 */
export interface Swap {
  id: string;
  type: "swap";
  a: number;
  b: number;
}
/**
 * The host's, before the start: free a seat that somebody else has.
 */
export interface Remove {
  id: string;
  type: "remove";
  seat: number;
}
/**
 * The host's, before the start: let the computer play on a free seat.
 */
export interface AddBot {
  id: string;
  type: "add_bot";
  seat: number;
}
export interface Reveal {
  id: string;
  type: "reveal";
  seed: string;
}
/**
 * The actions around the table, all without content.
 */
export interface Around {
  id: string;
  type:
    | "leave"
    | "ready"
    | "not_ready"
    | "next_deal"
    | "resign"
    | "abort"
    | "offer_end"
    | "decline_end"
    | "offer_adjourn"
    | "decline_adjourn"
    | "resume"
    | "give_minute"
    | "claim"
    | "rematch";
}
export interface Pass {
  id: string;
  turn: string;
  type: "pass";
}
export interface Draw {
  id: string;
  turn: string;
  type: "draw";
  pile: "stock" | "discard";
}
export interface Discard {
  id: string;
  turn: string;
  type: "discard";
  card: string;
}
/**
 * `melds` None: the server shows the knocker's default.
 */
export interface Knock {
  id: string;
  turn: string;
  type: "knock";
  card: string;
  melds?: string[][] | null;
}
export interface BigGin {
  id: string;
  turn: string;
  type: "big_gin";
  melds?: string[][] | null;
}
/**
 * Both None: the best defence.
 */
export interface LayOff {
  id: string;
  turn: string;
  type: "lay_off";
  melds?: string[][] | null;
  lay_offs?: [string, number][] | null;
}
/**
 * The truth about this deal. Newer (match, seq) replaces older; `ack` names the receiver's own accepted action.
 */
export interface Update {
  match: string;
  seq: number;
  view: View;
  events: Seen[];
  ack: string | null;
  type: "update";
}
/**
 * `phase`: seating, revealing, playing, sheet, adjourned or over. `seat`: the viewer's, None for a spectator.
 *
 * `totals`: points so far, by side. `ready`, `end_offers`, `rematch`: by seat. `sheet_left`: ms until the next deal,
 * at most. `deal`, `clock` and `claim` are those of the viewer's own table, `beside` holds the other table's.
 *
 * `role` in this deal: plays; advises (who sits out and sees the captain's hand); sits_out (and sees nothing hidden);
 * watches (a spectator). `confers`: with which seat the viewer may whisper, captain and adviser; None: with none.
 */
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
  adjourn: AdjournView | null;
  claim: ClaimView | null;
  ending: Ending | null;
  rematch: boolean[];
  /**
   * What a viewer has to do with a deal.
   */
  role: "plays" | "advises" | "sits_out" | "watches";
  beside: Beside | null;
  confers: number | null;
  opened: Opened | null;
}
/**
 * The deal on the table, as everybody sees it. `pile` bottom first; only its last card where memory is `club`.
 *
 * `turn` goes back with every deal action. `dead_in`: stock draws left before the deal is dead.
 * `pile_draws_left`: counts down from ten, None before. `known`: cards that a seat took from the pile and still holds.
 * `taken`: the card that the seat to move took from the pile in this turn. `other`: who plays with `starter`.
 */
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
  other: number;
}
/**
 * A knock, gin or big gin, until the deal's result says it all.
 */
export interface KnockView {
  seat: number;
  kind: DealKind;
  shown: ShownHand;
}
/**
 * A hand on the table: its melds, what is left, and where cards went on the other's melds.
 */
export interface ShownHand {
  melds: string[][];
  loose: string[];
  deadwood: number;
  lay_offs: [string, number][];
}
/**
 * A finished deal. `hands` by seat; None after a dead deal until the match has ended.
 */
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
/**
 * One number of a sheet: why (`code`), how much, and what the sentence for it needs.
 *
 * Codes of a deal: `deadwood_difference` (knocker, defender), `undercut_bonus`, `gin_bonus`, `big_gin_bonus`,
 * `spade_doubled`; of a match see `engine.match_score`.
 */
export interface Line {
  code: string;
  points: number;
  args: [string, number][];
}
/**
 * The viewer's own side. `drawn`: the card drawn in this turn; with eleven cards `deadwood` is what the best legal
 * discard leaves, and `melds` those of all eleven. `seat`: whose hand it is; an adviser sees the captain's.
 */
export interface OwnView {
  hand: string[];
  drawn: string | null;
  melds: string[][];
  deadwood: number;
  seat: number;
}
/**
 * Everything the seat may do now. Buttons, bots and time-outs use it; `decide` refuses the rest.
 *
 * `leaves`: each legal discard with the deadwood it leaves. `knocks`: the discards with which a knock is legal, gin
 * included (those leave 0). `around`: names of the actions around the table that are open to the seat.
 */
export interface Options {
  draw: string[];
  passing: boolean;
  leaves: [string, number][];
  knocks: string[];
  big_gin: boolean;
  lay_off: boolean;
  around: string[];
}
/**
 * `remaining` by seat at the moment of sending; `elapsed` of the running move, allowance already taken off.
 *
 * `stopped`: an outage holds the running clock until its seat is back.
 */
export interface ClockView {
  remaining: number[];
  running: number | null;
  elapsed: number;
  stopped: boolean;
}
/**
 * `offers`: by seat, who would break the match off. `back`: once it rests, by seat, who is there to go on.
 */
export interface AdjournView {
  offers: boolean[];
  back: boolean[] | null;
}
export interface ClaimView {
  seat: number;
  left: number;
}
/**
 * That the match is over, and why; the numbers come with the room's sheet. `winner`: a side.
 */
export interface Ending {
  reason: Reason;
  winner: number | null;
}
/**
 * The other table of the round, where the viewer's partner plays: what everybody may see of it.
 */
export interface Beside {
  deal: DealView;
  clock: ClockView | null;
  claim: ClaimView | null;
}
/**
 * What replays of a finished match show besides: every hand, and the knock's face-down card.
 */
export interface Opened {
  hands: string[][];
  face_down: string | null;
}
/**
 * An event as a viewer sees it; drives animation, sound and announcements only.
 *
 * type: match_made, sat, committed, left, seat_ready, seat_not_ready, seats_swapped, sealed, revealed, voided, dealt,
 * passed, drew, discarded, knocked, laid_off, deal_ended, round_ended, next_ready, sheet_closed, end_offered,
 * end_declined, adjourn_offered, adjourn_declined, adjourned, resume_agreed, resumed, minute_given, claim_made,
 * claim_voided, clock_stopped, clock_resumed, match_ended, rematch_agreed, rematch_withdrawn, rematch_made. Of the
 * ends of a round and of a match `seat` is the side that has won.
 */
export interface Seen {
  type: string;
  seat: number | null;
  pile: string | null;
  card: string | null;
  kind: string | null;
  points: number | null;
  lay_offs: [string, number][];
}
/**
 * Names, rules, sheet and fairness; comes with hello and whenever it changes. `you`: the receiver's seat.
 *
 * `seq`: what had happened in the match by then. A lower one is older; of two equal ones the later told counts.
 * `rules`: every field of the rule set by name. `build`: the server's page build; another one reloads between deals.
 * `sides`: the seats of each side, which scores together. `rounds` are of partners, `columns` of Hollywood.
 */
export interface Room {
  code: string;
  match: string;
  seq: number;
  private: boolean;
  format: string;
  rules_id: string;
  rules: {
    [k: string]: number | boolean | string | null;
  };
  clock: RoomClock | null;
  host: boolean;
  you: number | null;
  seats: RoomSeat[];
  sides: number[][];
  fairness: Fairness;
  sheet: SheetDeal[];
  rounds: SheetRound[];
  columns: SheetColumn[];
  outcome: OutcomeView | null;
  rematch_of: string | null;
  build: string;
  type: "room";
}
/**
 * A preset's id and its numbers in ms; untimed rooms have none.
 */
export interface RoomClock {
  id: string;
  cap: number;
  bonus: number;
  within: number;
}
/**
 * `commit` and `seed`: fairness; seeds are told after the last one is stored.
 *
 * `ready`: it may begin as far as this seat is concerned. `host`: who made the room sits here.
 */
export interface RoomSeat {
  taken: boolean;
  name: string | null;
  bot: boolean;
  commit: string | null;
  seed: string | null;
  ready: boolean;
  host: boolean;
}
/**
 * What the deals can be checked with. `server_seed` opens when the match has ended.
 */
export interface Fairness {
  server_commit: string;
  rules_hash: string;
  server_seed: string | null;
  attempts: VoidedAttempt[];
  cut: CutView | null;
}
export interface VoidedAttempt {
  seat: number;
  server_commit: string;
  server_seed: string;
}
/**
 * Deck 0: each round's cards by seat (None: not cutting in that round); `dealer` deals first.
 *
 * `order`: the seats from the highest card to the lowest.
 */
export interface CutView {
  rounds: (string | null)[][];
  dealer: number;
  order: number[];
}
/**
 * One finished deal on the sheet. `totals` by side. `entries`: the columns it counted in, from 0 (Hollywood).
 */
export interface SheetDeal {
  number: number;
  dealer: number;
  starter: number;
  other: number;
  kind: DealKind;
  knocker: number | null;
  winner: number | null;
  points: number;
  boxes: number;
  deadwoods: number[] | null;
  lines: Line[];
  totals: number[];
  entries: number[];
}
/**
 * What the tables of a round came to together. `winner`: a side, None: nobody. `totals` after it, by side.
 */
export interface SheetRound {
  number: number;
  winner: number | null;
  points: number;
  boxes: number;
  totals: number[];
}
/**
 * One of the three games of Hollywood: `totals` and `lines` by seat, with the bonuses once it is `closed`.
 */
export interface SheetColumn {
  closed: boolean;
  winner: number | null;
  totals: number[];
  lines: Line[][];
}
/**
 * How the match ended; totals after bonuses, every number on its line, by side, as are `winner` and `loser`.
 *
 * `places` from 1, and `settlements`, what each is owed less what it owes: both empty between two sides.
 */
export interface OutcomeView {
  reason: Reason;
  winner: number | null;
  loser: number | null;
  totals: number[];
  lines: Line[][];
  settlement: number;
  places: number[];
  settlements: number[];
}
/**
 * `here` by seat; `claim_in`: ms until the receiver may claim the win from the other, None: not in sight.
 */
export interface Presence {
  here: boolean[];
  claim_in: number | null;
  type: "presence";
}
/**
 * `id` of the refused action (None: the frame had none). A refused id is forgotten.
 */
export interface Refused {
  id: string | null;
  code: string;
  args: {
    [k: string]: string | number;
  };
  type: "refused";
}
/**
 * Answer with `pong` and the same `n`; the server measures round trips with it.
 */
export interface Ping {
  n: number;
  type: "ping";
}
export interface ProbeAnswer {
  n: number;
  type: "probe";
}
/**
 * The default first, then others within the knock limit (at most 12).
 */
export interface Arrangements {
  card: string | null;
  choices: ArrangementView[];
  type: "arrangements";
}
export interface ArrangementView {
  melds: string[][];
  loose: string[];
  deadwood: number;
}
/**
 * For a draft: is it legal, what it leaves, and each (card, knocker's meld) that could be placed next.
 *
 * `best`: the best defence as it would be played.
 */
export interface LayOffDraft {
  ok: boolean;
  deadwood: number;
  fits: [string, number][];
  best_melds: string[][];
  best_lay_offs: [string, number][];
  best_deadwood: number;
  type: "lay_offs";
}
/**
 * What somebody at the table says just now, the own seat too; `phrase` is a code, its words are the reader's.
 */
export interface Said {
  seat: number;
  phrase: string;
  type: "said";
}
/**
 * The adviser points at a card, at a pile (`stock`, `discard`) or at nothing any more; told to the captain too.
 */
export interface Pointed {
  seat: number;
  at: string | null;
  type: "pointed";
}
/**
 * What captain or adviser has just written to the other; `at`: server ms.
 */
export interface Whispered {
  seat: number;
  text: string;
  at: number;
  type: "whispered";
}
/**
 * With hello: the last ones of this match that the receiver wrote or was written, the oldest first.
 */
export interface Whispers {
  all: Whispered[];
  type: "whispers";
}
/**
 * The server is going down for a restart: reconnect in about `wait` ms (already jittered).
 */
export interface Restart {
  wait: number;
  type: "restart";
}
