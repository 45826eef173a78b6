/**
 * The seeds of this browser's seats, kept under match and commitment, so that any tab of the seat can open them after
 * a reload.
 */
import { commitment } from "../fair/commitment";
import { randomHex } from "./hex";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const PREFIX = "kw.seed.";
const KEPT = 60;

export class Seeds {
  readonly #store: Store | null;
  /** What the store would not take. It lasts as long as the page. */
  readonly #here = new Map<string, string>();

  constructor(store: Store | null) {
    this.#store = store;
  }

  /** A new seed for this match; returns its commitment. */
  make(match: string): string {
    const seed = randomHex(32);
    const commit = commitment(seed);
    const key = `${PREFIX}${match}.${commit}`;
    this.#here.set(key, seed);
    try {
      this.#store?.setItem(key, seed);
      this.#forgetOldest();
    } catch {
      // Full, or switched off.
    }
    return commit;
  }

  /** The seed behind a commitment; null where another browser made it. */
  find(match: string, commit: string): string | null {
    const key = `${PREFIX}${match}.${commit}`;
    try {
      return this.#store?.getItem(key) ?? this.#here.get(key) ?? null;
    } catch {
      return this.#here.get(key) ?? null;
    }
  }

  /** Match ids rise with time, so the least of the keys are the oldest. */
  #forgetOldest(): void {
    const store = this.#store;
    if (store === null) return;
    const keys: string[] = [];
    for (let n = 0; n < store.length; n += 1) {
      const key = store.key(n);
      if (key?.startsWith(PREFIX)) keys.push(key);
    }
    for (const key of keys.sort().slice(0, -KEPT)) store.removeItem(key);
  }
}
