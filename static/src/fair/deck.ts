/**
 * The decks of a match from its seeds, bit for bit what the server dealt from. Everything is lower-case hex, as on the
 * wire; cards are text ("KC"). The hashes come from a library, since `crypto.subtle` is missing on plain http.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes } from "@noble/hashes/utils.js";
import { bytes } from "./commitment";

export { commitment } from "./commitment";

export interface DeckSource {
  readonly serverSeed: string;
  /** In seat order. */
  readonly clientSeeds: readonly string[];
  /** 32 hex digits; the dashes of a UUID may stand. */
  readonly matchId: string;
  readonly rulesHash: string;
  /** 0 is the deck of the cut, n that of the n-th deal. */
  readonly n: number;
}

export const RANKS = "A23456789TJQK";
const SUITS = "SCDH";
const TWO_TO_32 = 2 ** 32;

/** All cards in the order of their numbers. */
export const CARDS: readonly string[] = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));

/** The deck, top first. Throws when a seed, an id or a hash has a wrong length. */
export function deck(source: DeckSource): string[] {
  return shuffled(draws(source));
}

/** The deck that these 32-bit numbers make. A draw that would favour some cards over others is thrown away. */
export function shuffled(numbers: Iterator<number, never>): string[] {
  const cards = [...CARDS];
  for (let last = cards.length - 1; last > 0; last--) {
    const place = below(last + 1, numbers);
    const moved = cards[last] as string;
    cards[last] = cards[place] as string;
    cards[place] = moved;
  }
  return cards;
}

function below(places: number, numbers: Iterator<number, never>): number {
  const fair = Math.floor(TWO_TO_32 / places) * places;
  for (;;) {
    const draw = numbers.next().value;
    if (draw < fair) return draw % places;
  }
}

function* draws(source: DeckSource): Generator<number, never> {
  const key = bytes(source.serverSeed, 32);
  const prefix = concatBytes(
    ...source.clientSeeds.map((seed) => bytes(seed, 32)),
    bytes(source.matchId.replaceAll("-", ""), 16),
    bytes(source.rulesHash, 32),
    integer(source.n),
  );
  for (let counter = 0; ; counter++) {
    const block = hmac(sha256, key, concatBytes(prefix, integer(counter)));
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let offset = 0; offset < view.byteLength; offset += 4) yield view.getUint32(offset);
  }
}

function integer(value: number): Uint8Array {
  const four = new Uint8Array(4);
  new DataView(four.buffer).setUint32(0, value);
  return four;
}
