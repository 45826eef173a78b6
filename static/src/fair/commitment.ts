/** A seed is told of before it is opened. Apart from the decks, so that a table does not fetch what makes those. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** What a page tells of its seed before it opens it. Throws for anything but 32 bytes in hex. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(bytes(seed, 32)));
}

/** The bytes of lower-case hex; throws where they are not so many. */
export function bytes(hex: string, length: number): Uint8Array {
  const value = hexToBytes(hex);
  if (value.length !== length) throw new RangeError(`${length} bytes wanted, not ${value.length}`);
  return value;
}
