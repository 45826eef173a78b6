"""What a room takes by chance: seeds and match ids for deals, and how long a bot seems to think."""

import random
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from app.ids import new_id
from engine import shuffle
from engine.cards import Card
from engine.shuffle import SEED_BYTES

Deck: TypeAlias = Callable[[bytes, Sequence[bytes], bytes, bytes, int], tuple[Card, ...]]
"""The deck of server seed, client seeds, match id, rules hash and number: the signature of `engine.shuffle.deck`."""


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


@dataclass(frozen=True, slots=True)
class Chance:
    """Tests give one that they know. `pace`: a bot's thinking time as a multiple of the usual, 0 for none.

    `match_id` makes one for a time in ms. `deck` is the shuffle that every page can check; another one makes the pages
    say that the deals do not match.
    """

    seed: Callable[[], str] = new_seed
    match_id: Callable[[int], str] = new_id
    deck: Deck = shuffle.deck
    bots: random.Random = field(default_factory=random.SystemRandom)
    pace: float = 1.0
