"""Every byte that a seat is sent over whole matches, searched for cards that it cannot know at that moment."""

import json
import re

import pytest

from app.matches.codec import decode
from engine.cards import Card, cards_in
from engine.deal import DealState
from engine.events import DealEnded, DealStarted, Discarded, Drawn, Event, Knocked, LaidOff
from engine.match import MatchState, apply
from tests.app.rooms.fakes import in_loop
from tests.sockets.person import Person, Tab, start_match
from tests.sockets.play import play_match
from tests.sockets.server import RunningServer

CARD = re.compile(r'"(A|[2-9TJQK])([SCDH])"')


def log_of(server: RunningServer, match_id: str) -> list[tuple[int, Event]]:
    rows = server.query(f"SELECT seq, kind, data FROM events WHERE match_id = '{match_id}' ORDER BY seq")
    return [(seq, decode(kind, data)) for seq, kind, data in rows]


def known_by_seq(log: list[tuple[int, Event]], seat: int) -> dict[int, set[Card]]:
    """After each row of the log, the cards of the deals on the tables that `seat` has a right to know."""
    known: dict[int, set[Card]] = {}  # by deal
    eyes: dict[int, int] = {}  # whose hand is seen in it
    state: MatchState | None = None
    after: dict[int, set[Card]] = {}
    for seq, event in log:
        state = apply(state, event)
        if isinstance(event, DealStarted):
            if not any(at.deal.number in known for at in state.tables):
                known.clear()
            advises = state.made.format == "captain" and seat not in (event.starter, event.other)
            eyes[event.number] = event.starter if advises else seat
            known[event.number] = {event.deck[20]}
            if eyes[event.number] in (event.starter, event.other):
                own = event.deck[0:20:2] if event.starter == eyes[event.number] else event.deck[1:20:2]
                known[event.number].update(own)
        for at in state.tables:
            _learn(known[at.deal.number], at.deal, event, eyes[at.deal.number])
        after[seq] = set().union(*known.values())
    return after


def _learn(known: set[Card], deal: DealState, event: Event, eyes: int) -> None:
    """What an event at a deal's table shows to who sees the hand of `eyes`."""
    match event:
        case DealEnded(number=number, knocker=knocker) if number == deal.number and knocker is not None:
            known.update(*map(cards_in, deal.hands))
        case Drawn(seat=who, pile=pile, card=card) if who in deal.players and (who == eyes or pile == "discard"):
            known.add(card)
        case Discarded(seat=who, card=card) if who in deal.players:
            known.add(card)
        case Knocked(seat=who) if who in deal.players:
            known.update(cards_in(deal.hands[who]))
        case LaidOff(seat=who, lay_offs=placed) if who in deal.players:
            known.update(card for card, _ in placed)
        case _:
            pass


def check(server: RunningServer, tab: Tab) -> int:
    """Hold each frame against what the seat could know; the number of cards that were looked at."""
    seat = tab.room["you"]
    known = known_by_seq(log_of(server, tab.room["match"]), seat)
    looked_at = 0
    for frame in tab.heard:
        message = json.loads(frame)
        if message["type"] == "room":
            message["fairness"]["cut"] = None  # cut cards are open
        searched = json.dumps(message) if message["type"] == "room" else frame
        told = {Card.parse(rank + suit) for rank, suit in CARD.findall(searched)}
        looked_at += len(told)
        allowed = known[message["seq"]] if message["type"] == "update" else set()
        assert told <= allowed, (message["type"], told - allowed, frame)
    return looked_at


@pytest.mark.parametrize("rules_id", ["standard", "classic", "reference", "house"])
def test_no_frame_holds_a_card_that_its_reader_cannot_know(server: RunningServer, rules_id: str) -> None:
    @in_loop
    async def play() -> None:
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        one, two = await start_match(ann, bob, ann.make_room(rules_id=rules_id))
        async with one, two:
            await play_match(one, two)
            for tab in (one, two):
                assert check(server, tab) > 500

    play()


@in_loop
async def test_no_seed_is_told_before_its_time(server: RunningServer) -> None:
    ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
    one, two = await start_match(ann, bob, ann.make_room())
    async with one, two:
        await play_match(one, two)
        secret = one.room["fairness"]["server_seed"]
        assert secret is not None
        for tab in (one, two):
            over = next(at for at, frame in enumerate(tab.heard) if '"reason":"target"' in frame)
            assert not any(secret in frame for frame in tab.heard[:over])
            dealt = next(at for at, frame in enumerate(tab.heard) if '"cut":{' in frame)
            assert not any(seed in frame for seed in ann.seeds.values() for frame in two.heard[:dealt])
        assert secret not in server.errors()
