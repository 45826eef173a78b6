/** The same vectors as the server's (tests/vectors), then what holds for any seeds. */
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import vectors from "../../../tests/vectors/shuffle.json";
import { cut } from "../../src/fair/cut.ts";
import { CARDS, commitment, type DeckSource, deck, shuffled } from "../../src/fair/deck.ts";

interface VectorSource {
  readonly server_seed: string;
  readonly client_seeds: readonly string[];
  readonly match_id: string;
  readonly rules_hash: string;
  readonly n: number;
}

function source(vector: VectorSource): DeckSource {
  return {
    serverSeed: vector.server_seed,
    clientSeeds: vector.client_seeds,
    matchId: vector.match_id,
    rulesHash: vector.rules_hash,
    n: vector.n,
  };
}

function* numbers(first: readonly number[]): Generator<number, never> {
  yield* first;
  for (;;) yield 0;
}

const ZERO = "00".repeat(32);
const PLAIN: DeckSource = {
  serverSeed: ZERO,
  clientSeeds: [ZERO, ZERO],
  matchId: "00".repeat(16),
  rulesHash: ZERO,
  n: 1,
};

test.each(vectors.commitments)("the commitment to $seed", (vector) => {
  expect(commitment(vector.seed)).toBe(vector.commitment);
});

test.each(vectors.decks)("the deck where $name", (vector) => {
  expect(deck(source(vector)).join(" ")).toBe(vector.deck);
});

test.each(vectors.cuts)("the cut where $name", (vector) => {
  const made = cut(deck(source(vector)), vector.client_seeds.length);
  expect(made.rounds).toEqual(vector.rounds);
  expect(made.order).toEqual(vector.order);
});

describe("a deck", () => {
  it("holds every card once, whatever the seeds", () => {
    const seed = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes).toString("hex"));
    fc.assert(
      fc.property(seed, fc.array(seed, { minLength: 2, maxLength: 4 }), fc.nat(99), (server, clients, n) => {
        const made = deck({ ...PLAIN, serverSeed: server, clientSeeds: clients, n });
        expect(made.toSorted()).toEqual(CARDS.toSorted());
      }),
    );
  });

  it("is the same with and without the dashes of the match id", () => {
    const dashed = "01910000-0000-7000-8000-00000000002a";
    expect(deck({ ...PLAIN, matchId: dashed })).toEqual(
      deck({ ...PLAIN, matchId: dashed.replaceAll("-", "") }),
    );
  });

  it("is not made from seeds or ids of another length, nor from text", () => {
    expect(() => deck({ ...PLAIN, serverSeed: "00".repeat(31) })).toThrow(RangeError);
    expect(() => deck({ ...PLAIN, clientSeeds: [ZERO, ""] })).toThrow(RangeError);
    expect(() => deck({ ...PLAIN, matchId: "00".repeat(17) })).toThrow(RangeError);
    expect(() => deck({ ...PLAIN, rulesHash: "zz".repeat(32) })).toThrow();
    expect(() => commitment("00")).toThrow(RangeError);
  });

  it("comes from fair draws alone", () => {
    const fair52 = 2 ** 32 - (2 ** 32 % 52);
    const fair51 = 2 ** 32 - (2 ** 32 % 51);
    const unfair = shuffled(numbers([fair52, 2 ** 32 - 1, fair52 - 1, fair51, fair51 - 1]));
    expect(unfair).toEqual(shuffled(numbers([51, 50])));
  });
});

describe("a cut", () => {
  const order = (cards: string, seats: number) => cut(cards.split(" "), seats).order;

  it("goes to the highest card, the ace is low and suits break no tie", () => {
    expect(order("AS 2D", 2)).toEqual([1, 0]);
    expect(order("JS TD", 2)).toEqual([0, 1]);
    expect(order("9S 9H 4D 5C", 2)).toEqual([1, 0]);
  });

  it("is cut on by the tied alone, for the places that they share", () => {
    const made = cut("8S 8C 8D KH 3S 9C 3D 7H 4H".split(" "), 4);
    expect(made.rounds.map((round) => round.map(([seat]) => seat))).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2],
      [0, 2],
    ]);
    expect(made.order).toEqual([3, 1, 0, 2]);
  });

  it("leaves the seats in order when the deck runs out, and when there is none", () => {
    const pairs = [..."A23456789TJQK"].flatMap((rank) => [..."SCDH"].map((suit) => rank + suit));
    expect(cut(pairs, 2).rounds).toHaveLength(26);
    expect(cut(pairs, 2).order).toEqual([0, 1]);
    expect(cut([], 2)).toEqual({ rounds: [], order: [0, 1] });
  });
});
