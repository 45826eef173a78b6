/**
 * The decks of a match from its seeds, bit for bit what the server dealt from. Everything is lower-case hex, as on the
 * wire; cards are text ("KC"). The hashes come from a library, since `crypto.subtle` is missing on plain http.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";

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

/** What a page tells of its seed before it opens it. Throws for anything but 32 bytes in hex. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(bytes(seed, 32)));
}

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

function bytes(hex: string, length: number): Uint8Array {
  const value = hexToBytes(hex);
  if (value.length !== length) throw new RangeError(`${length} bytes wanted, not ${value.length}`);
  return value;
}
