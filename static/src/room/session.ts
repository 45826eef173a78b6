/**
 * One page's place in a room: the socket, what it was last told, and what it asked for and waits to hear about.
 *
 * Whatever the server says last is the truth; nothing here knows a rule. The page reads the signals and calls `act`.
 */
import { signal } from "@preact/signals";
import type {
  Arrangements,
  Inbound,
  LayOffDraft,
  Outbound,
  Phrase,
  Presence,
  Refused,
  Room,
  Said,
  Seen,
  Update,
} from "../wire";
import { pauseBefore } from "./backoff";
import { randomHex } from "./hex";
import { replaces } from "./newest";
import type { Seeds } from "./seeds";
import type { Action, SocketLike, Wish, World } from "./world";

export type Link =
  | { state: "connecting" }
  | { state: "open" }
  /** `since`, `next`: monotonic ms of the loss and of the next try. */
  | { state: "lost"; since: number; next: number }
  /** The server wants no other try. */
  | { state: "closed"; code: string };

/** An update with the moment it came, by the monotonic clock: the clocks are counted on from there. */
export interface Table extends Update {
  received: number;
}

/** Who is here, with the moment it came. */
export interface Here extends Presence {
  received: number;
}

/** What a seat said last; `n` tells it from the same words said again. */
export interface Speech extends Said {
  n: number;
}

/** What happened, told once, between two states of the table. */
export interface Happening {
  before: Table | null;
  after: Table;
  events: readonly Seen[];
}

const FINAL: Record<number, string> = {
  4401: "unknown_player",
  4403: "room_full",
  4404: "unknown_room",
  4426: "unknown_version",
};
const FLOOD = 4429;
/** A socket that has not opened, or not answered a probe, after this long is given up. */
const OPENS_WITHIN = 5_000;
const ANSWERS_WITHIN = 2_000;
/** Quiet for so long, the page asks whether anybody is there: it never sees the pings of the socket itself. */
const QUIET = 25_000;
/** An action without any answer for so long makes the page ask too. */
const ACTION_WITHIN = 3_000;

export class Session {
  readonly link = signal<Link>({ state: "connecting" });
  readonly room = signal<Room | null>(null);
  readonly table = signal<Table | null>(null);
  readonly presence = signal<Here | null>(null);
  /** What was said last at the table. */
  readonly speech = signal<Speech | null>(null);
  /** What a person asked for and the server has not answered yet: until then nothing else can be asked for. */
  readonly pending = signal<Action | null>(null);
  readonly arrangements = signal<Arrangements | null>(null);
  readonly layOffs = signal<LayOffDraft | null>(null);

  readonly #world: World;
  readonly #seeds: Seeds;
  readonly #build: string;
  readonly #heard = new Set<(happening: Happening) => void>();
  readonly #turnedDown = new Set<(refused: Refused) => void>();
  /** What the page asked for by itself: seats and seeds. */
  readonly #own = new Map<string, Action>();
  /** Commitments whose seeds were sent. */
  readonly #opened = new Set<string>();

  #socket: SocketLike | null = null;
  #attempt = 0;
  #lostSince: number | null = null;
  #connectingSince = 0;
  #restartWait: number | null = null;
  #asked = 0;
  #probes = 0;
  #stopped = false;
  #waiting: () => void = () => undefined;
  #quiet: () => void = () => undefined;

  constructor(world: World, seeds: Seeds, build: string) {
    this.#world = world;
    this.#seeds = seeds;
    this.#build = build;
  }

  start(): void {
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    this.#drop();
  }

  /** Call `listener` after each change of the table, with what happened. Returns the way to stop it. */
  onHappening(listener: (happening: Happening) => void): () => void {
    this.#heard.add(listener);
    return () => this.#heard.delete(listener);
  }

  onRefused(listener: (refused: Refused) => void): () => void {
    this.#turnedDown.add(listener);
    return () => this.#turnedDown.delete(listener);
  }

  /** Ask for something. False: not now, since an answer is awaited or nobody is there. */
  act(wish: Wish): boolean {
    if (this.link.peek().state !== "open" || this.pending.peek() !== null) return false;
    const action = this.#named(wish);
    this.pending.value = action;
    this.#send(action);
    this.#world.later(ACTION_WITHIN, () => {
      if (this.pending.peek()?.id === action.id) this.look();
    });
    return true;
  }

  askArrangements(card: string | null): void {
    this.arrangements.value = null;
    this.#send({ type: "ask_arrangements", card });
  }

  say(phrase: Phrase["phrase"]): void {
    this.#send({ type: "phrase", phrase });
  }

  /** Only the answer to the last question counts; they come in order. */
  askLayOffs(melds: string[][], layOffs: [string, number][]): void {
    this.#asked += 1;
    this.#send({ type: "ask_lay_offs", melds, lay_offs: layOffs });
  }

  /**
   * Is anybody there? Called when the page comes back to the front, or to life. A dead socket is found within two
   * seconds, and a new one is tried at once, however long the next pause would have been.
   */
  look(): void {
    if (this.#stopped) return;
    const { state } = this.link.peek();
    if (state === "closed") return;
    const slow = this.#world.now() - this.#connectingSince > ANSWERS_WITHIN;
    if (state === "open") this.#probe();
    else if (state === "lost" || slow) this.#connect();
  }

  // --- the socket ---

  #connect(): void {
    this.#drop();
    if (this.#stopped) return;
    if (this.#lostSince === null) this.link.value = { state: "connecting" };
    const socket = this.#world.connect();
    this.#socket = socket;
    this.#asked = 0;
    this.#connectingSince = this.#world.now();
    this.#waiting = this.#world.later(OPENS_WITHIN, () => this.#lost());
    socket.onopen = () => {
      this.#send({ type: "hello", build: this.#build });
      for (const action of this.#own.values()) this.#send(action);
      // It may have been stored just before the line went: the server answers a repeat from its log.
      const pending = this.pending.peek();
      if (pending !== null) this.#send(pending);
    };
    socket.onmessage = (event: { data: unknown }) => {
      if (socket === this.#socket && typeof event.data === "string") this.#hear(JSON.parse(event.data));
    };
    socket.onclose = (event: { code: number }) => {
      if (socket === this.#socket) this.#closed(event.code);
    };
  }

  /** Forget the socket; whatever it still says is not heard. */
  #drop(): void {
    this.#waiting();
    this.#quiet();
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #closed(code: number): void {
    const final = FINAL[code];
    if (final !== undefined) {
      this.#drop();
      this.link.value = { state: "closed", code: final };
      return;
    }
    if (code === FLOOD) this.#attempt = Math.max(this.#attempt, 4);
    this.#lost();
  }

  #lost(): void {
    this.#drop();
    if (this.#stopped) return;
    const now = this.#world.now();
    this.#lostSince ??= now;
    const pause = this.#restartWait ?? pauseBefore(this.#attempt, this.#world.random());
    this.#restartWait = null;
    this.#attempt += 1;
    this.link.value = { state: "lost", since: this.#lostSince, next: now + pause };
    this.#waiting = this.#world.later(pause, () => this.#connect());
  }

  #probe(): void {
    this.#probes += 1;
    const socket = this.#socket;
    this.#send({ type: "probe", n: this.#probes });
    this.#waiting();
    this.#waiting = this.#world.later(ANSWERS_WITHIN, () => {
      if (socket !== this.#socket) return;
      this.#lostSince ??= this.#world.now();
      this.link.value = { state: "lost", since: this.#lostSince, next: this.#world.now() };
      this.#connect();
    });
  }

  #send(message: Inbound): void {
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch {
      // Not open any more: its close says the rest.
    }
  }

  // --- what is heard ---

  #hear(message: Outbound): void {
    this.#waiting();
    this.#quiet();
    this.#quiet = this.#world.later(QUIET, () => this.look());
    switch (message.type) {
      case "ping":
        this.#send({ type: "pong", n: message.n });
        break;
      case "probe":
        break;
      case "room":
        if (replaces(message, this.room.peek())) this.room.value = message;
        this.#sitAndReveal();
        break;
      case "update":
        this.#update(message);
        break;
      case "presence":
        this.presence.value = { ...message, received: this.#world.now() };
        break;
      case "refused":
        this.#refused(message);
        break;
      case "arrangements":
        this.arrangements.value = message;
        break;
      case "lay_offs":
        this.#asked -= 1;
        if (this.#asked <= 0) this.layOffs.value = message;
        break;
      case "said":
        this.speech.value = { ...message, n: (this.speech.peek()?.n ?? 0) + 1 };
        break;
      case "restart":
        this.#restartWait = message.wait;
        break;
      default:
        // A newer server may say more than this page knows.
        message satisfies never;
    }
  }

  #update(message: Update): void {
    this.#attempt = 0;
    this.#lostSince = null;
    if (this.link.peek().state !== "open") this.link.value = { state: "open" };
    if (message.ack !== null) {
      this.#own.delete(message.ack);
      if (this.pending.peek()?.id === message.ack) this.pending.value = null;
    }
    const before = this.table.peek();
    if (!replaces(message, before)) return;
    const again = before !== null && before.match === message.match && before.seq === message.seq;
    const after = { ...message, received: this.#world.now() };
    if (before !== null && before.match !== after.match) this.#forget();
    const happening = { before, after, events: again ? [] : message.events };
    for (const listener of this.#heard) listener(happening);
    this.table.value = after;
    this.#sitAndReveal();
  }

  /** Another match: what was asked of the last one has no meaning in it. */
  #forget(): void {
    this.#own.clear();
    this.pending.value = null;
    this.arrangements.value = null;
    this.layOffs.value = null;
  }

  #refused(message: Refused): void {
    const mine = message.id === null ? undefined : this.#own.get(message.id);
    if (mine !== undefined) {
      this.#own.delete(mine.id);
      if (message.code === "try_again" || message.code === "too_fast") {
        this.#opened.clear();
        this.#world.later(1_000, () => this.#sitAndReveal());
        return;
      }
      // Another tab of this seat was first: nothing is wrong.
      if (OTHER_TAB.has(message.code)) return;
    }
    if (this.pending.peek()?.id === message.id) this.pending.value = null;
    for (const listener of this.#turnedDown) listener(message);
  }

  // --- what the page does by itself ---

  /** Commit to a seed for the own seat, and open it once the seats are sealed. */
  #sitAndReveal(): void {
    const room = this.room.peek();
    const table = this.table.peek();
    if (room === null || table === null || room.match !== table.match || room.you === null) return;
    const seat = room.seats[room.you];
    if (seat === undefined) return;
    const { phase } = table.view;
    if (phase === "seating" && seat.commit === null) this.#ask({ type: "sit" });
    if (phase === "revealing" && seat.commit !== null) this.#ask({ type: "reveal", commit: seat.commit });
  }

  #ask(wanted: { type: "sit" } | { type: "reveal"; commit: string }): void {
    const match = this.room.peek()?.match;
    if (match === undefined || [...this.#own.values()].some((action) => action.type === wanted.type)) return;
    let wish: Wish;
    if (wanted.type === "sit") wish = { type: "sit", commit: this.#seeds.make(match) };
    else {
      const seed = this.#seeds.find(match, wanted.commit);
      if (seed === null || this.#opened.has(wanted.commit)) return;
      this.#opened.add(wanted.commit);
      wish = { type: "reveal", seed };
    }
    const action = this.#named(wish);
    this.#own.set(action.id, action);
    this.#send(action);
  }

  /** Take the free seat: a person's press, or the host's page as soon as it comes. */
  sit(): boolean {
    const match = this.room.peek()?.match;
    if (match === undefined) return false;
    return this.act({ type: "sit", commit: this.#seeds.make(match) });
  }

  #named(wish: Wish): Action {
    const id = randomHex(12);
    if (!("turn" in wish) && NEEDS_TURN.has(wish.type)) {
      return { ...wish, id, turn: this.table.peek()?.view.deal?.turn ?? "0.0" } as Action;
    }
    return { ...wish, id } as Action;
  }
}

/** What a table needs of a session. */
export type TableSession = Pick<
  Session,
  | "link"
  | "presence"
  | "pending"
  | "arrangements"
  | "layOffs"
  | "speech"
  | "act"
  | "say"
  | "askArrangements"
  | "askLayOffs"
  | "onHappening"
>;

const NEEDS_TURN: ReadonlySet<string> = new Set(["pass", "draw", "discard", "knock", "big_gin", "lay_off"]);
const OTHER_TAB: ReadonlySet<string> = new Set(["already_seated", "already_revealed", "wrong_phase"]);
