"""Who plays whom and who deals. Technique: the cited rules, and long random matches beside a second implementation."""

import random
from collections.abc import Iterator, Sequence

import pytest

from engine.formats import FORMATS, Pairing, Role, Round
from engine.rules import RULE_SETS
from engine.shuffle import Cut
from tests.engine.driver import cut_for

RULES = RULE_SETS["house"]
CAPTAIN, CUTTHROAT, PARTNERS = FORMATS["captain"], FORMATS["cutthroat"], FORMATS["partners"]


def test_the_formats_are_what_the_rules_say() -> None:
    assert {name: (plan.seats, plan.sides, plan.tables) for name, plan in FORMATS.items()} == {
        "duel": (2, ((0,), (1,)), 1),
        "captain": (3, ((0,), (1,), (2,)), 1),
        "cutthroat": (3, ((0,), (1,), (2,)), 1),
        "partners": (4, ((0, 2), (1, 3)), 2),
    }


# --- captain ----------------------------------------------------------------


def test_the_highest_card_is_the_soloist_the_middle_one_captain_and_the_lowest_sits_out() -> None:
    (pairing,) = CAPTAIN.first(cut_for(2, 0, 1))
    assert pairing == Pairing(dealer=2, starter=0, other=2)
    assert [CAPTAIN.role(pairing, seat) for seat in range(3)] == [Role.PLAYS, Role.ADVISES, Role.PLAYS]


def test_the_soloist_always_deals_so_the_captain_always_moves_first() -> None:
    for round_ in rounds("captain", 1, 200):
        assert round_[0].dealer == round_[0].other


def test_a_soloist_who_wins_stays_and_the_other_two_swap() -> None:
    assert CAPTAIN.following(RULES, (Pairing(2, 0, 2),), 2) == (Pairing(2, 1, 2),)


def test_a_soloist_who_loses_sits_out_the_captain_is_soloist_and_who_sat_out_captain() -> None:
    (pairing,) = CAPTAIN.following(RULES, (Pairing(2, 0, 2),), 0)
    assert pairing == Pairing(dealer=0, starter=1, other=0)
    assert CAPTAIN.role(pairing, 2) is Role.ADVISES


# --- cutthroat --------------------------------------------------------------


def test_the_dealer_deals_to_the_other_two_and_the_left_of_the_dealer_starts() -> None:
    (pairing,) = CUTTHROAT.first(cut_for(2, 0, 1))
    assert pairing == Pairing(dealer=2, starter=0, other=1)
    assert CUTTHROAT.role(pairing, 2) is Role.SITS_OUT
    assert CUTTHROAT.hand_seen(pairing, 2) is None


@pytest.mark.parametrize("winner", [0, 1])
def test_the_loser_deals_next_and_the_winner_plays_the_previous_dealer_who_starts(winner: int) -> None:
    (pairing,) = CUTTHROAT.following(RULES, (Pairing(2, 0, 1),), winner)
    assert pairing == Pairing(dealer=1 - winner, starter=2, other=winner)


@pytest.mark.parametrize("name", ["captain", "cutthroat"])
def test_after_a_deal_in_which_nobody_scored_all_is_as_before(name: str) -> None:
    plan = FORMATS[name]
    first = plan.first(cut_for(1, 2, 0))
    assert plan.following(RULES, first, None) == first


# --- partners ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("highest", "dealers"), [(0, {0, 2}), (2, {0, 2}), (1, {1, 3}), (3, {1, 3})], ids=["0", "2", "1", "3"]
)
def test_the_team_with_the_highest_card_deals_both_tables_in_odd_rounds(highest: int, dealers: set[int]) -> None:
    order = (highest, *(seat for seat in range(4) if seat != highest))
    first = PARTNERS.first(cut_for(*order))
    second = PARTNERS.following(RULES, first, None)
    third = PARTNERS.following(RULES, second, None)
    assert {pairing.dealer for pairing in first} == dealers
    assert {pairing.dealer for pairing in second} == {0, 1, 2, 3} - dealers
    assert third == first
    for pairing in (*first, *second):
        assert pairing.dealer == pairing.other


def test_opponents_change_every_round_whoever_has_won() -> None:
    first = PARTNERS.first(cut_for(0, 1, 2, 3))
    assert pairs(first) == [{0, 1}, {2, 3}]
    for winner in (None, 0, 1, 2, 3):
        assert pairs(PARTNERS.following(RULES, first, winner)) == [{0, 3}, {2, 1}]


def pairs(round_: Round) -> list[set[int]]:
    return [set(pairing.players) for pairing in round_]


# --- long matches beside another implementation -----------------------------


def rounds(name: str, seed: int, count: int) -> Iterator[Round]:
    """As the format has them, with random winners."""
    plan, chance = FORMATS[name], random.Random(seed)
    order = tuple(chance.sample(range(plan.seats), plan.seats))
    round_ = plan.first(cut_for(*order))
    for _ in range(count):
        yield round_
        round_ = plan.following(RULES, round_, winner_of(round_, chance))


def winner_of(round_: Round, chance: random.Random) -> int | None:
    return chance.choice((*round_[-1].players, None))


def other_captain(order: Sequence[int], winners: Iterator[int | None]) -> Iterator[Round]:
    """Three chairs: in the box, at the box, beside it."""
    box, captain, beside = order
    for winner in winners:
        yield (Pairing(box, captain, box),)
        if winner == box:
            captain, beside = beside, captain
        elif winner is not None:
            box, captain, beside = captain, beside, box


def other_cutthroat(order: Sequence[int], winners: Iterator[int | None]) -> Iterator[Round]:
    """A queue: whoever loses goes behind, to deal; the dealer comes to play."""
    dealer = order[0]
    playing = [(dealer + 1) % 3, (dealer + 2) % 3]
    for winner in winners:
        yield (Pairing(dealer, *playing),)
        if winner is not None:
            playing.remove(winner)
            loser = playing.pop()
            playing = [dealer, winner]
            dealer = loser


def other_partners(order: Sequence[int], winners: Iterator[int | None]) -> Iterator[Round]:
    """Straight from the number of the round."""
    for number, _ in enumerate(winners, 1):
        dealing = (order[0] + number + 1) % 2
        opponents = {0: 1, 2: 3} if number % 2 else {0: 3, 2: 1}
        yield tuple(
            Pairing(dealer=(deals := seat if dealing == 0 else opposite), starter=seat + opposite - deals, other=deals)
            for seat, opposite in opponents.items()
        )


@pytest.mark.parametrize(
    ("name", "other"), [("captain", other_captain), ("cutthroat", other_cutthroat), ("partners", other_partners)]
)
def test_long_matches_rotate_as_another_implementation_has_it(name: str, other: object) -> None:
    plan = FORMATS[name]
    for seed in range(30):
        chance = random.Random(seed)
        order = tuple(chance.sample(range(plan.seats), plan.seats))
        first = plan.first(Cut((), order))
        ours, won = [first], []
        for _ in range(150):
            won.append(winner_of(ours[-1], chance))
            ours.append(plan.following(RULES, ours[-1], won[-1]))
        theirs = list(other(order, iter(won)))  # type: ignore[operator]  # one of the three above
        assert ours[:-1] == theirs
