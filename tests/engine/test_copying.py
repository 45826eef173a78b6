"""Copies of states are what `dataclasses.replace` makes of them. Technique: random play, copied both ways."""

import dataclasses
import random

import pytest

from engine.copying import replace
from engine.match_state import MatchPhase
from tests.engine.driver import at_random, new_table


def test_a_copy_is_the_same_as_that_of_the_standard_library() -> None:
    table, chance = new_table(seed=8), random.Random(8)
    for _ in range(50):
        if table.state.phase is not MatchPhase.PLAYING:
            break
        deal = table.deal
        assert replace(deal, decision=99, drawn=None) == dataclasses.replace(deal, decision=99, drawn=None)
        assert replace(table.state, closes=1) == dataclasses.replace(table.state, closes=1)
        assert replace(deal) == deal
        assert replace(deal) is not deal
        table.do(table.mover, at_random(table.state, table.mover, chance))


def test_a_copy_leaves_the_original_alone_and_is_frozen_too() -> None:
    deal = new_table(seed=8).deal
    copy = replace(deal, decision=99)
    assert (deal.decision, copy.decision) == (1, 99)
    with pytest.raises(dataclasses.FrozenInstanceError):
        copy.decision = 3  # type: ignore[misc]  # that is the point


def test_a_copy_has_no_other_fields() -> None:
    with pytest.raises(KeyError):
        replace(new_table(seed=8).deal, colour="red")  # type: ignore[call-arg]  # that is the point
