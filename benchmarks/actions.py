"""What an action costs the engine: deciding it, applying what it makes happen, and the views of both seats.

Recorded play is gone through once more, state by state, as a room does it; kept hands are forgotten before each round.
Processor time is taken, since nothing here waits.
"""

import gc
from dataclasses import dataclass
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Any

from benchmarks.timing import Bar, Section
from engine import arrangement, deal, deal_view
from engine.actions import NextDeal, SeatAction
from engine.bots.patient import Patient
from engine.match import MatchPhase, MatchState, Moment, apply, decide
from engine.view import Views, view
from tests.engine.driver import Policy, at_random, knocking, new_table

ROUNDS = 9
ACTIONS = 2_000
MOST_US = 100.0
"""Of decide, apply and both views together, on average over random play."""

PLAY: dict[str, Policy] = {"random play": at_random, "play that knocks": knocking}


@dataclass(frozen=True, slots=True)
class Step:
    state: MatchState
    seat: int
    action: SeatAction
    moment: Moment


def measure() -> Section:
    figures: dict[str, Any] = {}
    for name, policy in PLAY.items():
        steps = _recorded(policy)
        gc.collect()
        gc.freeze()  # as the server does after its start
        figures[name] = {what: {"us": us} for what, us in _measure(steps).items()}
    together = figures["random play"]["together"]["us"]
    figures["Patient, a decision"] = {"knockwood": _bot(_recorded(knocking))}
    return Section(figures, (Bar("µs of decide, apply and both views, random play", together, MOST_US),))


def _recorded(policy: Policy) -> list[Step]:
    steps: list[Step] = []
    seed = 0
    while len(steps) < ACTIONS:
        table, chance = new_table(seed=seed), Random(seed)
        while table.state.phase is not MatchPhase.OVER and len(steps) < ACTIONS:
            if table.state.phase is MatchPhase.SHEET:
                table.play((0, NextDeal()), (1, NextDeal()), after=0)
                continue
            table.now += 700
            seat = table.mover
            step = Step(table.state, seat, policy(table.state, seat, chance), Moment(table.now))
            steps.append(step)
            table.do(seat, step.action)
        seed += 1
    return steps


def _measure(steps: list[Step]) -> dict[str, float]:
    """Median over the rounds of each part's mean."""
    rounds = [_round(steps) for _ in range(ROUNDS)]
    parts = {what: [figure[what] for figure in rounds] for what in rounds[0]}
    parts["together"] = [sum(figure.values()) for figure in rounds]
    return {what: round(median(taken), 1) for what, taken in parts.items()}


def _round(steps: list[Step]) -> dict[str, float]:
    for kept in (deal_view._sorted, deal._throwing, arrangement._best_of):
        kept.cache_clear()
    decided = [0.0, 0.0, 0.0]
    for step in steps:
        began = process_time()
        events = decide(step.state, step.seat, step.action, step.moment)
        after_decide = process_time()
        state = step.state
        for event in events:
            state = apply(state, event)
        after_apply = process_time()
        views = Views(state, step.moment.now)
        views.of(0)
        views.of(1)
        decided[0] += after_decide - began
        decided[1] += after_apply - after_decide
        decided[2] += process_time() - after_apply
    return {
        what: taken / len(steps) * 1e6 for what, taken in zip(("decide", "apply", "both views"), decided, strict=True)
    }


def _bot(steps: list[Step]) -> dict[str, float]:
    chance, patient = Random(1), Patient()
    shown = [view(step.state, step.seat, step.moment.now) for step in steps]
    times = []
    for told in shown:
        began = process_time()
        patient.choose(told, chance)
        times.append((process_time() - began) * 1e6)
    return {"us": round(median(times), 1), "p99_us": round(quantiles(times, n=100)[98], 1)}
