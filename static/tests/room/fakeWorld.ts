/** A world in which time stands still until a test moves it, and sockets say what the test makes them say. */
import type { SocketLike, World } from "../../src/room/world";
import type { Inbound, Outbound } from "../../src/wire";

export class FakeSocket implements SocketLike {
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  readonly sent: Inbound[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.(undefined as never);
  }

  say(message: Outbound): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }

  drop(code = 1006): void {
    this.onclose?.({ code } as never);
  }

  ofType<T extends Inbound["type"]>(type: T): Extract<Inbound, { type: T }>[] {
    return this.sent.filter((message) => message.type === type) as Extract<Inbound, { type: T }>[];
  }
}

interface Timer {
  at: number;
  act: () => void;
}

export class FakeWorld implements World {
  readonly sockets: FakeSocket[] = [];
  #time = 0;
  #timers: Timer[] = [];

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (last === undefined) throw new Error("nobody has connected");
    return last;
  }

  connect(): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  now(): number {
    return this.#time;
  }

  later(ms: number, act: () => void): () => void {
    const timer = { at: this.#time + ms, act };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  random(): number {
    return 0.5;
  }

  pass(ms: number): void {
    const end = this.#time + ms;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.#time = next.at;
      next.act();
    }
    this.#time = end;
  }
}

/** A store as a browser has it. */
export class FakeStore {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  key(n: number): string | null {
    return [...this.#items.keys()][n] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }
}
