/** Messages as the server sends them, with only what a test is about. */
import type { DealView, Room, RoomSeat, Update, View } from "../../src/wire";

export const MATCH = "0190a000-0000-7000-8000-000000000001";
export const NEXT_MATCH = "0190a000-0000-7000-8000-000000000002";

const OPTIONS: View["options"] = {
  draw: [],
  passing: false,
  leaves: [],
  knocks: [],
  big_gin: false,
  lay_off: false,
  around: [],
};

const DEAL: DealView = {
  number: 1,
  phase: "draw",
  turn: "1.4",
  dealer: 1,
  starter: 0,
  other: 1,
  to_move: 0,
  limit: 10,
  upcard: "7C",
  stock: 31,
  dead_in: 29,
  pile_draws_left: null,
  pile: ["7C"],
  pile_count: 1,
  counts: [10, 10],
  known: [[], []],
  taken: null,
  knock: null,
  result: null,
};

export function deal(part: Partial<DealView> = {}): DealView {
  return { ...DEAL, ...part };
}

export function view(part: Partial<View> = {}): View {
  return {
    phase: "playing",
    seat: 0,
    totals: [0, 0],
    deal: DEAL,
    you: { hand: ["AS", "2H", "7D"], drawn: null, melds: [], deadwood: 10, seat: 0 },
    options: OPTIONS,
    clock: null,
    sheet_left: null,
    ready: [false, false],
    end_offers: [false, false],
    adjourn: null,
    claim: null,
    ending: null,
    rematch: [false, false],
    role: "plays",
    beside: null,
    confers: null,
    opened: null,
    ...part,
  };
}

export function update(seq: number, part: Partial<Update> = {}): Update {
  return { type: "update", match: MATCH, seq, view: view(), events: [], ack: null, ...part };
}

const SEAT: RoomSeat = {
  taken: true,
  name: "Ola",
  bot: false,
  commit: "c".repeat(64),
  seed: null,
  ready: true,
  host: false,
};

export function seat(part: Partial<RoomSeat> = {}): RoomSeat {
  return { ...SEAT, ...part };
}

export function room(part: Partial<Room> = {}): Room {
  return {
    type: "room",
    code: "ABCD2345",
    match: MATCH,
    seq: 5,
    private: true,
    format: "duel",
    rules_id: "standard",
    rules: { target: 100 },
    clock: null,
    host: true,
    you: 0,
    seats: [seat(), seat({ name: "Mirko" })],
    sides: [[0], [1]],
    fairness: {
      server_commit: "0".repeat(64),
      rules_hash: "0".repeat(64),
      server_seed: null,
      attempts: [],
      cut: null,
    },
    sheet: [],
    rounds: [],
    columns: [],
    outcome: null,
    rematch_of: null,
    build: "",
    ...part,
  };
}
