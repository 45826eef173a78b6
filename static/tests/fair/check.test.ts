/** Technique: a match made from known seeds, told honestly and then with one thing changed at a time. */
import { describe, expect, test } from "vitest";
import { checkMatch, type FairnessData, wholeDeck } from "../../src/fair/check.ts";
import { cut } from "../../src/fair/cut.ts";
import { commitment, deck } from "../../src/fair/deck.ts";

const SERVER = "1f".repeat(32);
const SEATS = ["a0".repeat(32), "b1".repeat(32)];
const SOURCE = {
  serverSeed: SERVER,
  clientSeeds: SEATS,
  matchId: "0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b",
  rulesHash: "44".repeat(32),
};
const VOIDED = "0c".repeat(32);

function honest(): FairnessData {
  const cards = cut(deck({ ...SOURCE, n: 0 }), 2);
  return {
    match_id: SOURCE.matchId,
    rules_hash: SOURCE.rulesHash,
    server_commit: commitment(SERVER),
    server_seed: SERVER,
    seats: SEATS.map((seed) => ({ commit: commitment(seed), seed })),
    attempts: [{ seat: 1, server_commit: commitment(VOIDED), server_seed: VOIDED }],
    cut: {
      rounds: cards.rounds.map((round) => [0, 1].map((seat) => new Map(round).get(seat) ?? null)),
      dealer: cards.order[0] as number,
      order: cards.order,
    },
  };
}

const SEEN = [1, 2].flatMap((n) => wholeDeck(n, deck({ ...SOURCE, n })));

function failed(data: FairnessData, seen = SEEN): string[] {
  const result = checkMatch(data, { deals: 2, seen });
  if (result.verdict === "sealed") return ["sealed"];
  expect(result.verdict).toBe(result.checks.every((check) => check.ok) ? "fair" : "unfair");
  return result.checks.filter((check) => !check.ok).map((check) => check.what);
}

describe("a match that was dealt from its seeds", () => {
  test("passes every check, and every card was compared", () => {
    const result = checkMatch(honest(), { deals: 2, seen: SEEN });
    expect(result.verdict).toBe("fair");
    expect(result).toMatchObject({
      checks: [
        { what: "server_seed" },
        { what: "seat_seed", seat: 0 },
        { what: "seat_seed", seat: 1 },
        { what: "attempt", number: 1 },
        { what: "cut" },
        { what: "deal", number: 1, cards: 52, wrong: [] },
        { what: "deal", number: 2, cards: 52, wrong: [] },
      ],
    });
  });

  test("can be checked against what the page was told before", () => {
    const told = { server_commit: commitment(SERVER), commits: [commitment(SEATS[0] as string), null] };
    expect(checkMatch(honest(), { deals: 1, seen: [], told }).verdict).toBe("fair");
    const another = { ...told, server_commit: commitment(VOIDED) };
    expect(checkMatch(honest(), { deals: 1, seen: [], told: another }).verdict).toBe("unfair");
    const anotherSeat = { ...told, commits: [commitment(VOIDED), null] };
    expect(checkMatch(honest(), { deals: 1, seen: [], told: anotherSeat }).verdict).toBe("unfair");
  });

  test("says nothing while a seed is closed", () => {
    expect(failed({ ...honest(), server_seed: null })).toEqual(["sealed"]);
    const seats = [honest().seats[0] as { commit: string; seed: string }, { commit: "ab", seed: null }];
    expect(failed({ ...honest(), seats })).toEqual(["sealed"]);
  });
});

describe("a match that was tampered with is found out", () => {
  test("another server seed", () => {
    expect(failed({ ...honest(), server_seed: VOIDED })).toEqual(
      expect.arrayContaining(["server_seed", "deal"]),
    );
  });

  test("another seat seed", () => {
    const seats = honest().seats.map((seat) => ({ ...seat, seed: VOIDED }));
    expect(failed({ ...honest(), seats })).toEqual(expect.arrayContaining(["seat_seed", "deal"]));
  });

  test("other rules than those that were agreed on", () => {
    expect(failed({ ...honest(), rules_hash: "45".repeat(32) })).toContain("deal");
  });

  test("an attempt whose seed is not the one it was committed to", () => {
    const attempts = honest().attempts.map((attempt) => ({ ...attempt, server_seed: SERVER }));
    expect(failed({ ...honest(), attempts })).toEqual(["attempt"]);
  });

  test("the other dealer, or another card in the cut", () => {
    const { cut: shown } = honest();
    if (shown === null) throw new Error("no cut");
    expect(failed({ ...honest(), cut: { ...shown, dealer: 1 - shown.dealer } })).toEqual(["cut"]);
    expect(failed({ ...honest(), cut: { ...shown, order: shown.order.toReversed() } })).toEqual(["cut"]);
    const rounds = shown.rounds.map((round) => round.toReversed());
    expect(failed({ ...honest(), cut: { ...shown, rounds } })).toEqual(["cut"]);
  });

  test("one card that lay elsewhere is named", () => {
    const cards = deck({ ...SOURCE, n: 2 });
    const swapped = [cards[1] as string, cards[0] as string, ...cards.slice(2)];
    const result = checkMatch(honest(), { deals: 2, seen: wholeDeck(2, swapped) });
    expect(result).toMatchObject({ verdict: "unfair" });
    if (result.verdict === "sealed") throw new Error("sealed");
    expect(result.checks.at(-1)).toMatchObject({ number: 2, wrong: [cards[1], cards[0]] });
  });

  test("data that are no seeds at all fail instead of stopping the check", () => {
    const result = checkMatch({ ...honest(), server_seed: "not hex" }, { deals: 1, seen: [] });
    expect(result.verdict).toBe("unfair");
  });
});
