/** The session's sides to the world: a socket, time and chance. The tests bring their own. */
import type { Inbound } from "../wire";

export interface SocketLike {
  onopen: ((event: never) => unknown) | null;
  onmessage: ((event: never) => unknown) | null;
  onclose: ((event: never) => unknown) | null;
  send(text: string): void;
  close(): void;
}

export interface World {
  connect(): SocketLike;
  /** Monotonic ms. */
  now(): number;
  later(ms: number, act: () => void): () => void;
  random(): number;
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What a person asks for; the session adds the id and the turn that was seen. */
export type Wish = Without<
  Exclude<Inbound, { type: "hello" | "probe" | "pong" | "ask_arrangements" | "ask_lay_offs" | "point" }>,
  "id" | "turn"
>;
export type Action = Extract<Inbound, { id: string }>;

export function browserWorld(code: string): World {
  return {
    connect: () => {
      const url = new URL(`/ws/rooms/${encodeURIComponent(code)}`, location.href);
      url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
      return new WebSocket(url, "knockwood.1");
    },
    now: () => performance.now(),
    later: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
  };
}
