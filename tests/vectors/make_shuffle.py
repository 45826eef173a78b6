"""Prints shuffle.json: decks, cuts and commitments that the server's and the browser's code must both arrive at.

    python tests/vectors/make_shuffle.py > tests/vectors/shuffle.json

Written for its own sake and slowly, with HMAC by its definition and the cut by recursion: it shares no line with the
engine, so that an error there cannot hide in the vectors.
"""

import json
import sys
from hashlib import sha256
from typing import TypedDict
from uuid import UUID


class Source(TypedDict):
    server_seed: str
    client_seeds: list[str]
    match_id: str
    rules_hash: str
    n: int


CARDS = [rank + suit for suit in "SCDH" for rank in "A23456789TJQK"]
STANDARD = sha256(b"{}").hexdigest()
HOUSE_RULES = sha256(b'{"target":200}').hexdigest()


def match_id(number: int) -> str:
    return f"01910000-0000-7000-8000-{number:012x}"


def seed(label: str) -> str:
    return sha256(label.encode()).hexdigest()


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    block = key.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def deck(source: Source) -> tuple[list[str], int]:
    """The deck, and how many draws were thrown away."""
    message = "".join(
        [*source["client_seeds"], UUID(source["match_id"]).hex, source["rules_hash"], f"{source['n']:08x}"]
    )
    cards, taken, thrown = list(CARDS), 0, 0
    for i in range(51, 0, -1):
        while True:
            block = hmac_sha256(bytes.fromhex(source["server_seed"]), bytes.fromhex(message + f"{taken // 8:08x}"))
            draw = int.from_bytes(block[taken % 8 * 4 :][:4], "big")
            taken += 1
            if draw < (1 << 32) - (1 << 32) % (i + 1):
                break
            thrown += 1
        j = draw % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards, thrown


def cut(cards: list[str], seats: int) -> tuple[list[list[list[object]]], list[int]]:
    """The rounds, and the seats from the highest card to the lowest."""
    groups, rounds, top = [list(range(seats))], [], 0
    while any(len(group) > 1 for group in groups):
        tied = sorted(seat for group in groups if len(group) > 1 for seat in group)
        drawn = dict(zip(tied, cards[top:], strict=False))
        top += len(tied)
        rounds.append([[seat, card] for seat, card in drawn.items()])
        groups = [
            smaller
            for group in groups
            for smaller in (
                [group]
                if len(group) == 1
                else [[s for s in group if drawn[s][0] == rank] for rank in reversed("A23456789TJQK")]
            )
            if smaller
        ]
    return rounds, [seat for [seat] in groups]


def source(number: int, seats: int, n: int, rules_hash: str = STANDARD) -> Source:
    return {
        "server_seed": seed("server"),
        "client_seeds": [seed(f"seat {seat}") for seat in range(seats)],
        "match_id": match_id(number),
        "rules_hash": rules_hash,
        "n": n,
    }


DECKS = {
    "the first deal of a duel": source(1, 2, 1),
    "the second deal of the same match": source(1, 2, 2),
    "other rules, another deck": source(1, 2, 1, HOUSE_RULES),
    "three seats": source(1, 3, 1),
    "four seats": source(1, 4, 1),
    # Found by trying every n: its third draw is 4294967251, one too high to be fair among 50.
    "a draw is thrown away": source(1, 2, 5767707),
    "the last number that fits four bytes": source(1, 2, 2**32 - 1),
}
CUTS = {
    "no tie": source(1, 2, 0),
    "two tie once": source(7, 2, 0),
    "two tie twice": source(450, 2, 0),
    "of three, two tie for the middle": source(8, 3, 0),
    "three tie, then two of them": source(216, 3, 0),
    "of four, three tie for the first place": source(53, 4, 0),
    "two pairs tie and cut on at once": source(2, 4, 0),
    "two pairs tie, then one of them again": source(148, 4, 0),
}


def vectors() -> dict[str, object]:
    decks, cuts = [], []
    for name, given in DECKS.items():
        cards, thrown = deck(given)
        decks.append({"name": name, **given, "thrown": thrown, "deck": " ".join(cards)})
    for name, given in CUTS.items():
        cards, _ = deck(given)
        rounds, order = cut(cards, len(given["client_seeds"]))
        cuts.append({"name": name, **given, "rounds": rounds, "order": order})
    commitments = [
        {"seed": text, "commitment": sha256(bytes.fromhex(text)).hexdigest()}
        for text in ("00" * 32, "ff" * 32, seed("server"), seed("seat 0"))
    ]
    return {"commitments": commitments, "decks": decks, "cuts": cuts}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(vectors(), indent=1) + "\n")
