/** A page's line to its room: one socket at a time, and another one whenever that is lost. */
import { signal } from "@preact/signals";
import type { Inbound, Outbound } from "../wire";
import { pauseBefore } from "./backoff";
import type { SocketLike, World } from "./world";

export type Link =
  | { state: "connecting" }
  | { state: "open" }
  /** `since`, `next`: monotonic ms of the loss and of the next try. */
  | { state: "lost"; since: number; next: number }
  /** The server wants no other try. */
  | { state: "closed"; code: string };

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

interface Ends {
  /** A socket is there, and wants to be greeted. */
  opened(): void;
  heard(message: Outbound): void;
}

export class Line {
  readonly link = signal<Link>({ state: "connecting" });

  readonly #world: World;
  readonly #ends: Ends;
  #socket: SocketLike | null = null;
  #attempt = 0;
  #lostSince: number | null = null;
  #connectingSince = 0;
  #restartWait: number | null = null;
  #probes = 0;
  #stopped = false;
  #waiting: () => void = () => undefined;
  #quiet: () => void = () => undefined;

  constructor(world: World, ends: Ends) {
    this.#world = world;
    this.#ends = ends;
  }

  connect(): void {
    this.#drop();
    if (this.#stopped) return;
    if (this.#lostSince === null) this.link.value = { state: "connecting" };
    const socket = this.#world.connect();
    this.#socket = socket;
    this.#connectingSince = this.#world.now();
    this.#waiting = this.#world.later(OPENS_WITHIN, () => this.#lost());
    socket.onopen = () => this.#ends.opened();
    socket.onmessage = (event: { data: unknown }) => {
      if (socket === this.#socket && typeof event.data === "string") this.#hear(JSON.parse(event.data));
    };
    socket.onclose = (event: { code: number }) => {
      if (socket === this.#socket) this.#closed(event.code);
    };
  }

  stop(): void {
    this.#stopped = true;
    this.#drop();
  }

  send(message: Inbound): void {
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch {
      // Not open any more: its close says the rest.
    }
  }

  /** The room has told how things stand: the line is as good as new. */
  holds(): void {
    this.#attempt = 0;
    this.#lostSince = null;
    if (this.link.peek().state !== "open") this.link.value = { state: "open" };
  }

  /** The server says when to come back, should it go now. */
  comeBackAfter(wait: number): void {
    this.#restartWait = wait;
  }

  /** Is anybody there? A dead socket is found within two seconds, and a new one is tried at once. */
  look(): void {
    if (this.#stopped) return;
    const { state } = this.link.peek();
    if (state === "closed") return;
    const slow = this.#world.now() - this.#connectingSince > ANSWERS_WITHIN;
    if (state === "open") this.#probe();
    else if (state === "lost" || slow) this.connect();
  }

  #hear(message: Outbound): void {
    this.#waiting();
    this.#quiet();
    this.#quiet = this.#world.later(QUIET, () => this.look());
    this.#ends.heard(message);
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
    this.#waiting = this.#world.later(pause, () => this.connect());
  }

  #probe(): void {
    this.#probes += 1;
    const socket = this.#socket;
    this.send({ type: "probe", n: this.#probes });
    this.#waiting();
    this.#waiting = this.#world.later(ANSWERS_WITHIN, () => {
      if (socket !== this.#socket) return;
      this.#lostSince ??= this.#world.now();
      this.link.value = { state: "lost", since: this.#lostSince, next: this.#world.now() };
      this.connect();
    });
  }
}
