"""Random play with invariants, for every format and every rule set."""

import random

import orjson
import pytest

from engine.cards import hand_of
from engine.deal import Phase
from engine.match import fold
from engine.match_state import MatchPhase, MatchState
from engine.rules import DUEL_RULE_SETS
from engine.table import TableState
from engine.view import view
from tests.engine.driver import Policy, Table, at_random, knocking, new_table, play_match

FULL = (1 << 52) - 1


def check(table: Table) -> None:
    """At every table 52 cards each once, and one clock at most; banks within bounds; small views."""
    state = table.state
    for at in state.tables:
        check_table(state, at)
    if not state.tables:
        return
    if state.clock is not None:
        assert all(0 <= bank <= state.clock.cap for bank in state.banks)
    assert (state.phase is MatchPhase.PLAYING) == any(at.turn is not None for at in state.tables)
    assert len(state.totals) == len(state.plan.sides)
    for viewer in (*range(len(state.seats)), None):
        size = len(orjson.dumps(view(state, viewer, table.now)))
        assert size <= 1_536 * len(state.tables) + (100 if state.plan.seats > 2 else 0)


def check_table(state: MatchState, at: TableState) -> None:
    deal = at.deal
    face_down = 0 if deal.knock is None or deal.knock.card is None else 1 << deal.knock.card
    stock = hand_of(deal.deck[21 + deal.stock_draws :])
    parts = [*deal.hands, hand_of(deal.pile), stock, face_down]
    assert sum(part.bit_count() for part in parts) == 52
    union = 0
    for part in parts:
        union |= part
    assert union == FULL
    assert deal.stock == stock.bit_count()
    for seat, hand in enumerate(deal.hands):
        drawing = at.plays and deal.phase is Phase.DISCARD and deal.to_move == seat
        eleven = drawing or (deal.knock is not None and deal.knock.card is None and deal.knock.seat == seat)
        assert hand.bit_count() == (0 if seat not in deal.players else 11 if eleven else 10)
        assert deal.known[seat] & ~hand == 0
    if state.phase is MatchPhase.PLAYING and at.plays:
        assert at.turn is not None
        assert at.turn.seat == deal.to_move
        assert deal.to_move in deal.players
    else:
        assert at.turn is None


def watch(table: Table) -> Table:
    table.watcher = lambda _events: check(table)
    return table


@pytest.mark.parametrize("rules", DUEL_RULE_SETS)
@pytest.mark.parametrize("policy", [at_random, knocking])
def test_every_state_of_random_play_is_sound(rules: str, policy: Policy) -> None:
    chance = random.Random(f"{rules}{policy.__name__}")
    table = watch(new_table(rules, seed=11))
    try:
        play_match(table, policy, chance, most=1_500)
    except AssertionError as unfinished:
        assert "does not end" in str(unfinished)  # noqa: PT017 - random play may go on for ever, which is no fault
    assert fold(table.log) == table.state


PLANS = [
    ("captain", "captain"),
    *(("cutthroat", rules) for rules in ("house", "house_old", "standard", "oklahoma")),
    *(("partners", rules) for rules in ("house", "house_old", "classic", "oklahoma")),
]


@pytest.mark.parametrize(("plan", "rules"), PLANS)
@pytest.mark.parametrize("policy", [at_random, knocking])
def test_every_state_of_random_play_of_three_and_four_is_sound(plan: str, rules: str, policy: Policy) -> None:
    chance = random.Random(f"{plan}{rules}{policy.__name__}")
    table = watch(new_table(rules, plan=plan, seed=11))
    try:
        play_match(table, policy, chance, most=600)
    except AssertionError as unfinished:
        assert "does not end" in str(unfinished)  # noqa: PT017 - as above
    assert fold(table.log) == table.state


@pytest.mark.parametrize(("plan", "rules"), [*PLANS, ("duel", "hollywood")])
def test_a_match_of_any_format_ends_with_the_totals_of_its_deals_and_rounds(plan: str, rules: str) -> None:
    """Points that the winners took add up, the target was not reached before, and each line is in the totals."""
    hollywood = rules == "hollywood"
    for seed in range(2):
        start = new_table("standard" if hollywood else rules, plan=plan, seed=seed, hollywood=hollywood)
        table = play_match(start, knocking, random.Random(seed))
        state, outcome = table.state, table.state.outcome
        assert outcome is not None
        assert outcome.reason == "target"
        for lines, total in zip(outcome.lines, outcome.totals, strict=True):
            assert sum(line.points for line in lines) == total
        assert fold(table.log) == state
        if hollywood:
            continue
        points = [0] * len(state.plan.sides)
        counted = state.rounds if state.plan.tables > 1 else state.ended
        for ended in counted:
            assert max(points) < state.rules.target
            if ended.winner is not None:
                points[ended.winner] += ended.points
            assert ended.totals == tuple(points)
        assert max(points) >= state.rules.target


@pytest.mark.parametrize("rules", DUEL_RULE_SETS)
def test_a_match_between_knockers_ends_with_the_totals_of_its_deals(rules: str) -> None:
    for seed in range(3):
        table = play_match(new_table(rules, seed=seed), knocking, random.Random(seed))
        outcome = table.state.outcome
        assert outcome is not None
        points = [0, 0]
        for ended in table.state.ended:
            if ended.winner is not None:
                points[ended.winner] += ended.points
            assert sum(line.points for line in ended.lines) == ended.points
        assert tuple(points) == table.state.totals
        assert max(points) >= table.state.rules.target
        for seat in (0, 1):
            assert sum(line.points for line in outcome.lines[seat]) == outcome.totals[seat]
        assert fold(table.log) == table.state


def test_every_kind_of_ending_comes_up_in_play() -> None:
    kinds = set()
    for seed in range(60):
        rules = ("classic", "house_old")[seed % 2]
        table = play_match(new_table(rules, seed=seed), knocking, random.Random(seed))
        kinds |= {ended.kind.value for ended in table.state.ended}
        if len(kinds) == 6:
            break
    assert kinds >= {"knock", "undercut", "gin", "dead"}


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(300))
def test_whole_matches_are_sound(seed: int) -> None:
    rules = DUEL_RULE_SETS[seed % len(DUEL_RULE_SETS)]
    table = play_match(watch(new_table(rules, seed=seed)), knocking, random.Random(seed))
    assert fold(table.log) == table.state


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("plan", ["captain", "cutthroat", "partners"])
def test_whole_matches_of_three_and_four_are_sound(plan: str, seed: int) -> None:
    rules = "captain" if plan == "captain" else DUEL_RULE_SETS[seed % len(DUEL_RULE_SETS)]
    table = play_match(watch(new_table(rules, plan=plan, seed=seed)), knocking, random.Random(seed))
    assert fold(table.log) == table.state
