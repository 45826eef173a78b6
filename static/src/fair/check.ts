/**
 * Were the deals of a match fixed before it began? Everything is computed anew on this device: the commitments from the
 * opened seeds, the cut, and each deck, which is then compared with the cards that were seen. It says nothing about
 * whether somebody looked at a card.
 */
import { cut } from "./cut";
import { commitment, type DeckSource, deck } from "./deck";

/** What the server tells of a match, in the shape of the wire. Seeds are null until the match has ended. */
export interface FairnessData {
  readonly match_id: string;
  readonly rules_hash: string;
  readonly server_commit: string;
  readonly server_seed: string | null;
  readonly seats: readonly { readonly commit: string | null; readonly seed: string | null }[];
  readonly attempts: readonly VoidedAttempt[];
  readonly cut: CutShown | null;
}

export interface VoidedAttempt {
  readonly seat: number;
  readonly server_commit: string;
  readonly server_seed: string;
}

/**
 * Round by round the card that each seat cut, null where it was not cutting; `dealer` dealt first. `order`: the seats
 * from the highest card to the lowest.
 */
export interface CutShown {
  readonly rounds: readonly (readonly (string | null)[])[];
  readonly dealer: number;
  readonly order: readonly number[];
}

/** Each of these cards must lie at one of these places (0 is the top) of the deck of this deal. */
export interface SeenCards {
  readonly deal: number;
  readonly places: readonly number[];
  readonly cards: readonly string[];
}

/** What this device was told before the first card was dealt. */
export interface ToldBefore {
  readonly server_commit: string;
  readonly commits: readonly (string | null)[];
}

export interface Evidence {
  /** How many decks the match used; each is computed. */
  readonly deals: number;
  readonly seen: readonly SeenCards[];
  readonly told?: ToldBefore | undefined;
}

export type Check =
  | { readonly what: "server_seed"; readonly ok: boolean }
  | { readonly what: "seat_seed"; readonly seat: number; readonly ok: boolean }
  | { readonly what: "told_before"; readonly ok: boolean }
  | { readonly what: "attempt"; readonly number: number; readonly ok: boolean }
  | { readonly what: "cut"; readonly ok: boolean }
  /** `cards` were compared; `wrong` are those that lay elsewhere. */
  | {
      readonly what: "deal";
      readonly number: number;
      readonly cards: number;
      readonly wrong: readonly string[];
      readonly ok: boolean;
    };

/** `sealed`: a seed is not open yet, so nothing can be said. */
export type FairResult =
  | { readonly verdict: "sealed" }
  | { readonly verdict: "fair" | "unfair"; readonly checks: readonly Check[] };

/** The deck of the cut. */
const CUT_DECK = 0;

export function checkMatch(data: FairnessData, evidence: Evidence): FairResult {
  const seeds = data.seats.map((seat) => seat.seed);
  if (data.server_seed === null || !seeds.every((seed) => seed !== null)) return { verdict: "sealed" };

  const source = {
    serverSeed: data.server_seed,
    clientSeeds: seeds,
    matchId: data.match_id,
    rulesHash: data.rules_hash,
  };
  const checks: Check[] = [
    { what: "server_seed", ok: opens(data.server_seed, data.server_commit) },
    ...data.seats.map(
      (seat, number): Check => ({ what: "seat_seed", seat: number, ok: opens(seat.seed, seat.commit) }),
    ),
  ];
  if (evidence.told !== undefined) checks.push({ what: "told_before", ok: asTold(data, evidence.told) });
  for (const [index, attempt] of data.attempts.entries()) {
    checks.push({
      what: "attempt",
      number: index + 1,
      ok: opens(attempt.server_seed, attempt.server_commit),
    });
  }
  if (data.cut !== null) checks.push({ what: "cut", ok: sameCut(data.cut, source, seeds.length) });
  for (let number = 1; number <= evidence.deals; number++) {
    const seen = evidence.seen.filter((fact) => fact.deal === number);
    checks.push(checkDeal(number, seen, deckOrNone({ ...source, n: number })));
  }
  return { verdict: checks.every((check) => check.ok) ? "fair" : "unfair", checks };
}

/** The facts of a deck that is known whole. */
export function wholeDeck(deal: number, cards: readonly string[]): SeenCards[] {
  return cards.map((card, place) => ({ deal, places: [place], cards: [card] }));
}

function checkDeal(number: number, seen: readonly SeenCards[], cards: readonly string[]): Check {
  const places = new Map(cards.map((card, place) => [card, place]));
  const compared = new Set<string>();
  const wrong = new Set<string>();
  for (const fact of seen) {
    for (const card of fact.cards) {
      compared.add(card);
      if (!fact.places.includes(places.get(card) ?? -1)) wrong.add(card);
    }
  }
  const ok = wrong.size === 0 && cards.length > 0;
  return { what: "deal", number, cards: compared.size, wrong: [...wrong], ok };
}

function sameCut(shown: CutShown, source: Omit<DeckSource, "n">, seats: number): boolean {
  const computed = cut(deckOrNone({ ...source, n: CUT_DECK }), seats);
  const bySeat = computed.rounds.map((round) => {
    const cards = new Map(round);
    return Array.from({ length: seats }, (_, seat) => cards.get(seat) ?? null);
  });
  const { order } = computed;
  return (
    JSON.stringify([order[0], order, bySeat]) === JSON.stringify([shown.dealer, shown.order, shown.rounds])
  );
}

function asTold(data: FairnessData, told: ToldBefore): boolean {
  return (
    told.server_commit === data.server_commit &&
    told.commits.every((commit, seat) => commit === null || commit === data.seats[seat]?.commit)
  );
}

/** Data that are no seeds at all prove nothing, and must not stop the other checks. */
function opens(seed: string | null, commit: string | null): boolean {
  if (seed === null) return false;
  try {
    return commitment(seed) === commit;
  } catch {
    return false;
  }
}

function deckOrNone(source: DeckSource): string[] {
  try {
    return deck(source);
  } catch {
    return [];
  }
}
