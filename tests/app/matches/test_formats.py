"""Matches of three and four over the real routes: sheets, records, and replays of every table through every eye."""

import random
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient

from engine.cards import Card, cards_in, hand_of
from engine.deal import DealState
from engine.events import DealStarted, Drawn, Event, Knocked
from engine.match import MatchState, apply
from engine.notation import parse_match
from tests.app.api import guest, make_api, player_id
from tests.app.played import put, renamed, table_of
from tests.app.store import Store
from tests.engine.driver import Table, knocking, play_match
from tests.engine.test_hidden_cards import eyes_of, hidden_from

PLANS = {"captain": "captain", "cutthroat": "house", "partners": "house"}
NAMES = ("Ann", "Bob", "Cleo", "Dan")


@pytest.fixture
def players(store: Store) -> list[TestClient]:
    app = make_api(store)
    return [guest(app, name) for name in NAMES]


def stored(store: Store, players: list[TestClient], events: list[Event], *, code: str = "ABCD2345") -> str:
    return put(store, events, [player_id(player) for player in players], code=code, step=40)


def whole(plan: str) -> Table:
    return play_match(table_of(3, PLANS[plan], plan=plan), knocking, random.Random(3))


@pytest.mark.parametrize("plan", PLANS)
def test_the_page_of_a_match_has_every_deal_with_who_dealt_and_played(
    store: Store, players: list[TestClient], plan: str
) -> None:
    table = whole(plan)
    match_id = stored(store, players, table.log)
    starts = [event for event in table.log if isinstance(event, DealStarted)]
    for seat in range(table.state.plan.seats):
        page = players[seat].get(f"/api/matches/{match_id}").json()
        assert page["format"] == plan
        assert page["your_seat"] == seat
        assert [(deal["number"], deal["dealer"], deal["starter"], deal["other"]) for deal in page["sheet"]] == [
            (start.number, start.dealer, start.starter, start.other) for start in starts
        ]
        assert table.state.outcome is not None
        assert page["winner"] == page["outcome"]["winner"] == table.state.outcome.winner
        assert page["totals"] == list(table.state.outcome.totals)
        assert [round_["totals"] for round_ in page["rounds"]] == [list(ended.totals) for ended in table.state.rounds]
        assert page["sides"] == [list(side) for side in table.state.plan.sides]
        assert [held["you"] for held in page["seats"]] == [number == seat for number in range(table.state.plan.seats)]


@pytest.mark.parametrize("plan", PLANS)
def test_its_record_reads_as_it_was_played(store: Store, players: list[TestClient], plan: str) -> None:
    table = whole(plan)
    match_id = stored(store, players, table.log)
    text = players[0].get(f"/api/matches/{match_id}/record.txt").text
    assert parse_match(text) == renamed(tuple(table.log), match_id)


@pytest.mark.parametrize("plan", PLANS)
def test_each_deal_is_replayed_at_its_own_table_as_each_seat_saw_it(
    store: Store, players: list[TestClient], plan: str
) -> None:
    """The frames are what the seat's own view had of that table at that moment."""
    table = whole(plan)
    match_id = stored(store, players, table.log)
    states: list[MatchState] = []
    for event in table.log:
        states.append(apply(states[-1] if states else None, event))
    for start in [event for event in table.log if isinstance(event, DealStarted)][:4]:
        opened = players[0].get(f"/api/matches/{match_id}/deals/{start.number}").json()["frames"]
        for seat in range(table.state.plan.seats):
            frames = players[0].get(f"/api/matches/{match_id}/deals/{start.number}?seat={seat}").json()["frames"]
            assert [frame["seq"] for frame in frames] == [frame["seq"] for frame in opened]
            assert frames[0]["events"][0]["type"] == "dealt"
            for frame, wide in zip(frames, opened, strict=True):
                state = states[frame["seq"] - 1]
                at = next(at.deal for at in state.tables if at.deal.number == start.number)
                assert frame["view"]["deal"]["number"] == start.number
                assert wide["view"]["opened"]["hands"] == [[str(card) for card in cards_in(hand)] for hand in at.hands]
                eyes = eyes_of(state, at, seat)
                told = frame["view"]["you"]
                assert (told is None) == (eyes is None or not at.hands[eyes])
                if told is not None and eyes is not None:
                    assert told["hand"] == [str(card) for card in cards_in(at.hands[eyes])]


@pytest.mark.parametrize("plan", PLANS)
def test_a_running_replay_holds_no_card_that_its_player_cannot_know(
    store: Store, players: list[TestClient], plan: str
) -> None:
    """Of every table of the round: unknown cards go to other places, and the answer stays the same byte for byte."""
    table, chance = table_of(7, PLANS[plan], plan=plan), random.Random(7)
    for _ in range(14):
        for seat in table.movers:
            table.do(seat, knocking(table.state, seat, chance))
    assert table.state.outcome is None
    one = stored(store, players, table.log, code="AAAA0001")
    for number in [at.deal.number for at in table.state.tables]:
        for seat in range(table.state.plan.seats):
            cards = turned(table.state, number, seat)
            other = [redealt(event, table.state, number, cards) for event in table.log]
            assert other != table.log
            two = stored(store, players, other, code=f"BB{number}{seat}2345")
            answers = [players[seat].get(f"/api/matches/{match}/deals/{number}").content for match in (one, two)]
            assert answers[0] == answers[1]
            assert b'"frames":[{' in answers[0]


def turned(state: MatchState, number: int, viewer: int) -> dict[Card, Card]:
    """Cards that the viewer could not know at any time of the deal so far, each in the place of another."""
    deal = next(at.deal for at in state.tables if at.deal.number == number)
    hidden = list(cards_in(hidden_from(state, deal, viewer) & ~was_seen(state, deal, viewer)))
    return dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))


def was_seen(state: MatchState, deal: DealState, viewer: int) -> int:
    """The hand that the viewer was dealt, or saw dealt."""
    eyes = eyes_of(state, deal, viewer)
    dealt = {deal.starter: hand_of(deal.deck[0:20:2]), deal.other: hand_of(deal.deck[1:20:2])}
    return 0 if eyes is None else dealt.get(eyes, 0)


def redealt(event: Event, state: MatchState, number: int, cards: dict[Card, Card]) -> Event:
    players = next(at.deal.players for at in state.tables if at.deal.number == number)
    match event:
        case DealStarted() if event.number == number:
            return replace(event, deck=tuple(cards.get(card, card) for card in event.deck))
        case Drawn(seat=seat, card=card) if seat in players:
            return replace(event, card=cards.get(card, card))
        case Knocked(seat=seat, card=Card() as card) if seat in players:
            return replace(event, card=cards.get(card, card))
        case _:
            return event
