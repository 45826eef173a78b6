"""Decks and the cut from the seeds of server and seats: the browser computes the same, bit for bit.

Seeds and the rules hash are 32 bytes, a match id 16; whoever speaks to a browser writes them in lower-case hex.
"""

import hmac
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeAlias

from engine.cards import CARDS, Card, Rank

SEED_BYTES = 32
MATCH_ID_BYTES = 16
CUT_DECK = 0
"""The number of the deck that the seats cut; the n-th deal is dealt from deck n."""

_DRAWS = struct.Struct(">8I")
_INTEGERS = struct.Struct(">2I")

CutRound: TypeAlias = tuple[tuple[int, Card], ...]
"""Who cut which card, in seat order."""


@dataclass(frozen=True, slots=True)
class Cut:
    """Every round of the cut, and the seats from the highest card to the lowest; the first of them deals."""

    rounds: tuple[CutRound, ...]
    order: tuple[int, ...]

    @property
    def dealer(self) -> int:
        return self.order[0]


def seed_commitment(seed: bytes) -> str:
    """What is told of a seed before it is opened: its SHA-256 in lower-case hex.

    >>> seed_commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return sha256(seed).hexdigest()


def deck(
    server_seed: bytes, client_seeds: Sequence[bytes], match_id: bytes, rules_hash: bytes, n: int
) -> tuple[Card, ...]:
    """Deck `n` of a match, top first; `client_seeds` in seat order. Raises `ValueError` for a wrong length.

    >>> " ".join(map(str, deck(bytes(32), (bytes(32), bytes(32)), bytes(16), bytes(32), 1)[:5]))
    'TD 3S AD QS 4C'
    """
    if any(len(value) != SEED_BYTES for value in (server_seed, rules_hash, *client_seeds)):
        raise ValueError("seeds and the rules hash are 32 bytes each")
    if len(match_id) != MATCH_ID_BYTES:
        raise ValueError("a match id is 16 bytes")
    return shuffled(_draws(server_seed, b"".join((*client_seeds, match_id, rules_hash)), n))


def shuffled(draws: Iterator[int]) -> tuple[Card, ...]:
    """The deck that these 32-bit numbers make. What would favour some cards over others is thrown away."""
    cards = list(CARDS)
    for last in range(len(cards) - 1, 0, -1):
        places = last + 1
        fair = 2**32 // places * places
        place = next(draw for draw in draws if draw < fair) % places
        cards[last], cards[place] = cards[place], cards[last]
    return tuple(cards)


def cut(cards: Sequence[Card], seats: int) -> Cut:
    """Cut deck 0 among `seats`: one card each from the top, by rank, ace low.

    Round by round, those who are tied draw on in seat order, each for the places shared with the equals. Should the
    deck run out, which takes a chain of ties that nobody will live to see, the lower seat is the higher.
    """
    deal = iter(cards)
    rounds: list[CutRound] = []
    ranks: dict[int, list[Rank]] = {seat: [] for seat in range(seats)}
    drawing = list(ranks)
    while drawing and sum(map(len, rounds)) + len(drawing) <= len(cards):
        drawn = tuple((seat, next(deal)) for seat in drawing)
        rounds.append(drawn)
        for seat, card in drawn:
            ranks[seat].append(card.rank)
        drawing = [seat for seat in drawing if list(ranks.values()).count(ranks[seat]) > 1]
    return Cut(tuple(rounds), tuple(sorted(ranks, key=lambda seat: ranks[seat], reverse=True)))


def _draws(key: bytes, prefix: bytes, n: int) -> Iterator[int]:
    counter = 0
    while True:
        yield from _DRAWS.unpack(hmac.digest(key, prefix + _INTEGERS.pack(n, counter), "sha256"))
        counter += 1
