"""Decks and the cut. Technique: vectors computed by another program (make_shuffle.py), then what must always hold."""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import chain, repeat
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import CARDS, Card
from engine.shuffle import CUT_DECK, Cut, cut, deck, seed_commitment, shuffled

FOLDER = Path(__file__).parent.parent / "vectors"
VECTORS: dict[str, list[dict[str, Any]]] = json.loads((FOLDER / "shuffle.json").read_text())

SEED = st.binary(min_size=32, max_size=32)


def named(kind: str) -> list[Any]:
    return [pytest.param(vector, id=vector.get("name", vector.get("seed"))) for vector in VECTORS[kind]]


def deck_of(vector: dict[str, Any]) -> tuple[Card, ...]:
    return deck(
        bytes.fromhex(vector["server_seed"]),
        [bytes.fromhex(seed) for seed in vector["client_seeds"]],
        UUID(vector["match_id"]).bytes,
        bytes.fromhex(vector["rules_hash"]),
        vector["n"],
    )


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())


def test_the_vectors_are_those_that_the_other_program_prints() -> None:
    printed = subprocess.run([sys.executable, FOLDER / "make_shuffle.py"], capture_output=True, check=True, text=True)
    assert json.loads(printed.stdout) == VECTORS


# --- seeds ------------------------------------------------------------------


@pytest.mark.parametrize("vector", named("commitments"))
def test_a_commitment_is_the_hash_of_the_seed_s_bytes(vector: dict[str, str]) -> None:
    assert seed_commitment(bytes.fromhex(vector["seed"])) == vector["commitment"]


# --- decks ------------------------------------------------------------------


@pytest.mark.parametrize("vector", named("decks"))
def test_a_deck_follows_from_the_seeds(vector: dict[str, Any]) -> None:
    assert deck_of(vector) == cards(vector["deck"])


def test_one_of_the_vectors_throws_a_draw_away() -> None:
    assert [vector["thrown"] for vector in VECTORS["decks"]].count(1) == 1


@given(SEED, st.lists(SEED, min_size=2, max_size=4), st.binary(min_size=16, max_size=16), SEED, st.integers(0, 99))
def test_a_deck_holds_every_card_once_and_comes_out_the_same_again(
    server: bytes, clients: list[bytes], match_id: bytes, rules: bytes, n: int
) -> None:
    one = deck(server, clients, match_id, rules, n)
    assert sorted(one) == list(CARDS)
    assert deck(server, clients, match_id, rules, n) == one


def test_every_part_of_the_source_changes_the_deck() -> None:
    parts = [bytes([fill]) * 32 for fill in range(6)]
    a, b, c, d, rules, other = parts
    made = [
        deck(a, (b, c), d[:16], rules, 1),
        deck(other, (b, c), d[:16], rules, 1),
        deck(a, (other, c), d[:16], rules, 1),
        deck(a, (b, other), d[:16], rules, 1),
        deck(a, (c, b), d[:16], rules, 1),
        deck(a, (b, c), other[:16], rules, 1),
        deck(a, (b, c), d[:16], other, 1),
        deck(a, (b, c), d[:16], rules, 2),
    ]
    assert len(set(made)) == len(made)


@pytest.mark.parametrize("short", range(4))
def test_a_seed_or_an_id_of_the_wrong_length_is_refused(short: int) -> None:
    sizes = [31 if short == 0 else 32, 31 if short == 1 else 32, 15 if short == 2 else 16, 33 if short == 3 else 32]
    server, client, match_id, rules = map(bytes, sizes)
    with pytest.raises(ValueError, match="bytes"):
        deck(server, (client, bytes(32)), match_id, rules, 1)


def test_a_draw_that_would_favour_some_cards_is_thrown_away() -> None:
    """51 · 84215045 is the first draw that is unfair among 51; among 52 it takes four short of the top."""
    fair_52, fair_51 = 2**32 - 2**32 % 52, 2**32 - 2**32 % 51
    draws = chain([fair_52, 2**32 - 1, fair_52 - 1, fair_51, fair_51 - 1], repeat(0))
    plain = chain([51, 50], repeat(0))
    assert shuffled(draws) == shuffled(plain)


def test_draws_of_nothing_turn_the_deck_by_one() -> None:
    """Each card from the last to the second is swapped with the first."""
    assert shuffled(repeat(0)) == (*CARDS[1:], CARDS[0])


def test_the_shuffle_favours_no_place() -> None:
    """52 cards over 52 places in 5,200 decks: chi-squared with 51 · 51 degrees of freedom, seeds fixed."""
    places = [Counter[Card]() for _ in CARDS]
    for n in range(5200):
        for place, card in enumerate(deck(bytes(32), (bytes(32), bytes(32)), bytes(16), bytes(32), n)):
            places[place][card] += 1
    chi_squared = sum((count[card] - 100) ** 2 / 100 for count in places for card in CARDS)
    freedom = 51 * 51
    assert abs(chi_squared - freedom) < 4 * (2 * freedom) ** 0.5


# --- the cut ----------------------------------------------------------------


@pytest.mark.parametrize("vector", named("cuts"))
def test_a_cut_follows_from_deck_0(vector: dict[str, Any]) -> None:
    assert vector["n"] == CUT_DECK
    made = cut(deck_of(vector), len(vector["client_seeds"]))
    assert [[[seat, str(card)] for seat, card in drawn] for drawn in made.rounds] == vector["rounds"]
    assert list(made.order) == vector["order"]


def test_the_highest_card_deals_first_and_the_ace_is_low() -> None:
    assert cut(cards("AS 2D"), 2) == Cut((((0, Card.parse("AS")), (1, Card.parse("2D"))),), (1, 0))
    assert cut(cards("KS QD"), 2).dealer == 0
    assert cut(cards("JS TD"), 2).dealer == 0
    assert cut(cards("KC AH KD 9S 8S 9H"), 3).order == (0, 2, 1)


def test_suits_break_no_tie() -> None:
    made = cut(cards("9S 9H 4D 5C"), 2)
    assert [len(drawn) for drawn in made.rounds] == [2, 2]
    assert made.order == (1, 0)


def test_only_the_tied_cut_on_in_seat_order_for_the_places_that_they_share() -> None:
    """Seats 1 and 3 tie for the highest place, 0 and 2 for the third: what is drawn later moves nobody across."""
    made = cut(cards("5S QC 5D QH KS 2C AS 3H"), 4)
    assert [[seat for seat, _ in drawn] for drawn in made.rounds] == [[0, 1, 2, 3], [0, 1, 2, 3]]
    assert made.order == (3, 1, 0, 2)


def test_those_whose_place_is_settled_draw_no_more() -> None:
    made = cut(cards("8S 8C 8D KH 3S 9C 3D 7H 4H"), 4)
    assert [[seat for seat, _ in drawn] for drawn in made.rounds] == [[0, 1, 2, 3], [0, 1, 2], [0, 2]]
    assert made.order == (3, 1, 0, 2)


def test_a_deck_that_never_settles_it_leaves_the_seats_in_order() -> None:
    pairs = tuple(Card(suit * 13 + rank) for rank in range(13) for suit in range(4))
    made = cut(pairs, 2)
    assert len(made.rounds) == 26
    assert made.order == (0, 1)


@given(st.permutations(CARDS), st.integers(2, 4))
def test_a_cut_orders_every_seat_and_deals_off_the_top(cards_: list[Card], seats: int) -> None:
    made = cut(cards_, seats)
    assert sorted(made.order) == list(range(seats))
    drawn = [card for round_ in made.rounds for _, card in round_]
    assert drawn == cards_[: len(drawn)]
    first = {seat: card.rank for seat, card in made.rounds[0]}
    assert [first[seat] for seat in made.order] == sorted(first.values(), reverse=True)


def test_the_seeds_of_both_seats_and_the_server_decide_the_cut_together() -> None:
    def dealer(server: int, one: int, other: int) -> int:
        seeds = [sha256(bytes([number])).digest() for number in (server, one, other)]
        return cut(deck(seeds[0], seeds[1:], bytes(16), bytes(32), CUT_DECK), 2).dealer

    def dealers(changing: int) -> Iterator[int]:
        for number in range(20):
            numbers = [100, 101, 102]
            numbers[changing] = number
            yield dealer(numbers[0], numbers[1], numbers[2])

    for changing in range(3):
        assert set(dealers(changing)) == {0, 1}
