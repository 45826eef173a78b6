"""Look for seeds that lead soon to each way a deal can end, and write them with the moves to `deals.json`.

    python -m tests.e2e.make_deals

Nothing is stacked: server, match id and both players' seeds make the decks as in any match, so that the pages can
check them. Both sides play the same simple way; of many seeds those with few moves are kept.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias
from uuid import UUID

from engine import RULE_SETS, Card, DealKind, Rules, best_discards, deadwood, rules_hash
from engine.actions import BigGin, Deal, Discard, Draw, Knock, LayOff, Pass, Pile, Reveal, SeatAction, Sit
from engine.deal import options
from engine.events import DealEnded, Event, LaidOff
from engine.match import MatchPhase, MatchState, Moment, apply, decide, open_match
from engine.shuffle import CUT_DECK, cut, deck, seed_commitment

Policy: TypeAlias = Callable[[MatchState], SeatAction]

HERE = Path(__file__).parent
TRIES = 6_000
FEWEST = 6
FEW_ENOUGH = 9
MOST = 200


@dataclass(frozen=True, slots=True)
class Wish:
    """`wanted`: what the deal's end must be like, besides its kind."""

    kind: DealKind
    rules_id: str
    rules: dict[str, Any]
    policy: Policy
    wanted: Callable[[DealEnded, LaidOff | None], bool]

    @property
    def whole_rules(self) -> Rules:
        return replace(RULE_SETS[self.rules_id], **self.rules)


def main() -> None:
    found = {str(number): search(number, wish) for number, wish in enumerate(WISHES, 1)}
    text = json.dumps(list(found.values()), indent=1)
    (HERE / "deals.json").write_text(text + "\n")


def search(number: int, wish: Wish) -> dict[str, Any]:
    best: dict[str, Any] | None = None
    for attempt in range(TRIES * (20 if wish.kind is DealKind.BIG_GIN else 1)):
        most = MOST if best is None else len(best["moves"]) - 1
        played = play(number, wish, f"{wish.kind} {attempt}", most)
        if played is not None:
            best = played
        if best is not None and len(best["moves"]) <= (MOST if wish.kind is DealKind.DEAD else FEW_ENOUGH):
            break
    assert best is not None, wish.kind
    return best


def play(number: int, wish: Wish, name: str, most: int) -> dict[str, Any] | None:
    """The deal of these seeds; None where it does not end as wished within `most` moves."""
    rules = wish.whole_rules
    server, one, two = (sha256(f"{name} {owner}".encode()).digest() for owner in ("server", "one", "two"))
    match_id = UUID(int=0x0190F5A0_7C00_7000_8000_000000000000 + number)

    def shuffled(n: int) -> tuple[Card, ...]:
        return deck(server, (one, two), match_id.bytes, bytes.fromhex(rules_hash(rules)), n)

    made = open_match(
        match_id=str(match_id),
        server_commit=seed_commitment(server),
        rules_id=wish.rules_id,
        rules=rules,
        clock_id="three_minutes",
        private=True,
    )
    state = apply(None, made)
    for seat, seed in enumerate((one, two)):
        state, _ = _done(state, seat, Sit(seed_commitment(seed)))
    for seat, seed in enumerate((one, two)):
        state, _ = _done(state, seat, Reveal(seed.hex()))
    state, _ = _done(state, None, Deal((shuffled(1),), cut(shuffled(CUT_DECK), 2)))
    moves: list[str] = []
    told: list[Event] = []
    while state.phase is MatchPhase.PLAYING:
        if len(moves) == most:
            return None
        seat = state.tables[0].deal.to_move
        action = wish.policy(state)
        moves.append(" ".join((str(seat), *written(action))))
        state, events = _done(state, seat, action)
        told += events
    ended = next(event for event in told if isinstance(event, DealEnded))
    defence = next((event for event in told if isinstance(event, LaidOff)), None)
    if ended.kind is not wish.kind or len(moves) < FEWEST or not wish.wanted(ended, defence):
        return None
    return {
        "kind": ended.kind.value,
        "rules_id": wish.rules_id,
        "rules": wish.rules,
        "match_id": str(match_id),
        "server_seed": server.hex(),
        "seeds": [one.hex(), two.hex()],
        "moves": moves,
        "points": ended.points,
        "winner": ended.winner,
        "deadwoods": ended.deadwoods,
        "over": state.outcome is not None,
    }


def _done(state: MatchState, seat: int | None, action: Any) -> tuple[MatchState, tuple[Event, ...]]:
    events = decide(state, seat, action, Moment(1_000_000))
    for event in events:
        state = apply(state, event)
    return state, events


def written(action: SeatAction) -> Iterator[str]:
    match action:
        case Pass():
            yield "pass"
        case Draw(pile):
            yield from ("draw", pile.value)
        case Discard(card):
            yield from ("discard", str(card))
        case Knock(card):
            yield from ("knock", str(card))
        case BigGin():
            yield "big_gin"
        case LayOff():
            yield "lay_off"
        case _:
            raise ValueError(action)


def thrifty(*, knocks: bool, gins: bool = True) -> Policy:
    """Takes what lessens the deadwood, throws what leaves least. `gins` False: waits for all eleven cards."""

    def choose(state: MatchState) -> SeatAction:
        deal, rules = state.tables[0].deal, state.rules
        assert deal is not None
        hand = deal.hands[deal.to_move]
        if deal.phase == "lay_off":
            return LayOff()
        if deal.phase in ("upcard", "draw"):
            may = options(deal, rules, deal.to_move)
            top = deal.pile[-1]
            if Pile.DISCARD in may.draw and deadwood(hand) > min(best_discards(hand | top.bit, top).values()):
                return Draw(Pile.DISCARD)
            return Pass() if may.passing else Draw(Pile.STOCK)
        if rules.big_gin_bonus is not None and deadwood(hand) == 0:
            return BigGin()
        leaves = best_discards(hand, deal.taken)
        least = min(leaves.values())
        card = max((card for card in leaves if leaves[card] == least), key=lambda card: card.value)
        if gins if least == 0 else knocks and least <= deal.limit:
            return Knock(card)
        return Discard(card)

    return choose


def idle(state: MatchState) -> SeatAction:
    """Throws what was drawn, and never knocks."""
    deal = state.tables[0].deal
    assert deal is not None
    match deal.phase:
        case "upcard":
            return Pass()
        case "draw":
            return Draw(Pile.STOCK)
        case _:
            assert deal.drawn is not None
            return Discard(deal.drawn)


def _loses_cards(ended: DealEnded, defence: LaidOff | None) -> bool:
    return ended.points >= 10 and defence is not None and len(defence.lay_offs) > 0


WISHES = (
    Wish(DealKind.KNOCK, "standard", {"target": 10}, thrifty(knocks=True), _loses_cards),
    Wish(DealKind.UNDERCUT, "house", {"target": 25}, thrifty(knocks=True), _loses_cards),
    Wish(DealKind.GIN, "express", {"target": 50}, thrifty(knocks=False), lambda ended, _: ended.points >= 50),
    Wish(DealKind.BIG_GIN, "classic", {"target": 50}, thrifty(knocks=False, gins=False), lambda e, _: e.points >= 50),
    Wish(DealKind.DEAD, "reference", {"dead_deal_stock": 20}, idle, lambda _, __: True),
)


if __name__ == "__main__":
    main()
