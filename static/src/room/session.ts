/**
 * One page's place in a room: what it was last told, and what it asked for and waits to hear about.
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
  Pointed,
  Presence,
  Refused,
  Room,
  Said,
  Seen,
  Update,
  Whispered,
  Whispers,
} from "../wire";
import { randomHex } from "./hex";
import { Line } from "./line";
import { replaces } from "./newest";
import type { Seeds } from "./seeds";
import type { Action, Wish, World } from "./world";

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

export type Aside = Pointed | Whispered | Whispers;

/** What happened, told once, between two states of the table. */
export interface Happening {
  before: Table | null;
  after: Table;
  events: readonly Seen[];
}

/** An action without any answer for so long makes the page ask too. */
const ACTION_WITHIN = 3_000;

export class Session {
  readonly link: Line["link"];
  readonly room = signal<Room | null>(null);
  readonly table = signal<Table | null>(null);
  readonly presence = signal<Here | null>(null);
  /** What was said last at the table. */
  readonly speech = signal<Speech | null>(null);
  /** What a person asked for and the server has not answered yet: until then nothing else can be asked for. */
  readonly pending = signal<Action | null>(null);
  /** What captain and adviser tell each other, all of it since the last hello. */
  readonly asides = signal<readonly Aside[]>([]);
  readonly arrangements = signal<Arrangements | null>(null);
  readonly layOffs = signal<LayOffDraft | null>(null);

  readonly #world: World;
  readonly #line: Line;
  readonly #seeds: Seeds;
  readonly #build: string;
  readonly #heard = new Set<(happening: Happening) => void>();
  readonly #turnedDown = new Set<(refused: Refused) => void>();
  /** What the page asked for by itself: seats and seeds. */
  readonly #own = new Map<string, Action>();
  /** Commitments whose seeds were sent. */
  readonly #opened = new Set<string>();

  #asked = 0;

  constructor(world: World, seeds: Seeds, build: string) {
    this.#world = world;
    this.#seeds = seeds;
    this.#build = build;
    this.#line = new Line(world, { opened: () => this.#greet(), heard: (message) => this.#hear(message) });
    this.link = this.#line.link;
  }

  start(): void {
    this.#line.connect();
  }

  stop(): void {
    this.#line.stop();
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

  /** Of an adviser: at a card or a pile. */
  point(at: string): void {
    this.#send({ type: "point", at });
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
    this.#line.look();
  }

  #greet(): void {
    this.#asked = 0;
    this.#send({ type: "hello", build: this.#build });
    for (const action of this.#own.values()) this.#send(action);
    // It may have been stored just before the line went: the server answers a repeat from its log.
    const pending = this.pending.peek();
    if (pending !== null) this.#send(pending);
  }

  #send(message: Inbound): void {
    this.#line.send(message);
  }

  // --- what is heard ---

  #hear(message: Outbound): void {
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
      case "pointed":
      case "whispered":
      case "whispers":
        this.asides.value = [...(message.type === "whispers" ? [] : this.asides.peek()), message];
        break;
      case "restart":
        this.#line.comeBackAfter(message.wait);
        break;
      default:
        // A newer server may say more than this page knows.
        message satisfies never;
    }
  }

  #update(message: Update): void {
    this.#line.holds();
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
    this.asides.value = [];
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
  sit(seat: number | null = null): boolean {
    const room = this.room.peek();
    if (room === null) return false;
    // Who moves keeps what was committed to before.
    const own = room.you === null ? null : (room.seats[room.you]?.commit ?? null);
    return this.act({ type: "sit", commit: own ?? this.#seeds.make(room.match), seat });
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
  | "asides"
  | "act"
  | "say"
  | "point"
  | "askArrangements"
  | "askLayOffs"
  | "onHappening"
>;

const NEEDS_TURN: ReadonlySet<string> = new Set(["pass", "draw", "discard", "knock", "big_gin", "lay_off"]);
const OTHER_TAB: ReadonlySet<string> = new Set(["already_seated", "already_revealed", "wrong_phase"]);
