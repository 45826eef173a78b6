"""Seeded hands: any cards, or crowded ones whose sets and runs compete for the same cards."""

from random import Random

from engine.cards import CARDS, Card, Hand, hand_of


def random_hands(rng: Random, *sizes: int) -> list[Hand]:
    """Hands of these sizes from one deck."""
    return _dealt(rng, list(CARDS), sizes)


def crowded_hands(rng: Random, *sizes: int) -> list[Hand]:
    """Hands of these sizes from as few neighbouring ranks as hold them, or one or two more."""
    width = -(-sum(sizes) // 4) + rng.randrange(3)
    lowest = rng.randrange(13 - width + 1)
    return _dealt(rng, [card for card in CARDS if lowest <= card.rank < lowest + width], sizes)


def _dealt(rng: Random, pool: list[Card], sizes: tuple[int, ...]) -> list[Hand]:
    drawn = iter(rng.sample(pool, sum(sizes)))
    return [hand_of(next(drawn) for _ in range(size)) for size in sizes]
