"""One deal, phase by phase: UPCARD, DRAW, DISCARD, LAY_OFF, OVER. Only seats and cards; clocks come as a `Timer`."""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import assert_never

from engine.actions import BigGin, DealAction, Discard, Draw, Knock, LayOff, Pass, Pile
from engine.arrangement import Arrangement, best_arrangements, check_arrangement
from engine.cards import Card, hand_of
from engine.copying import replace
from engine.defence import Defence, best_defence, can_lay_off, check_defence, knocker_default
from engine.errors import IllegalAction
from engine.events import (
    DealEnded,
    DealStarted,
    Discarded,
    Drawn,
    Event,
    Knocked,
    LaidOff,
    Meld,
    Passed,
    Turn,
)
from engine.melds import best_discards, deadwood
from engine.rules import FirstTurn, Rules
from engine.scoring import DealKind
from engine.timer import Timer, Timing

HAND_SIZE = 10
STOCK_AT_START = 31


class Phase(StrEnum):
    UPCARD = "upcard"
    DRAW = "draw"
    DISCARD = "discard"
    LAY_OFF = "lay_off"
    OVER = "over"


@dataclass(frozen=True)
class DealState:
    """`hands` by seat, 0 for a seat that sits out. `decision` counts the accepted actions of the deal.

    `drawn`: the card drawn in this turn, from `drawn_from`. `known`: cards that a seat took from the pile and holds.
    """

    number: int
    dealer: int
    starter: int
    other: int
    limit: int
    deck: tuple[Card, ...]
    phase: Phase
    to_move: int
    decision: int
    hands: tuple[int, ...]
    known: tuple[int, ...]
    stock_draws: int
    pile: tuple[Card, ...]
    pile_draws: int
    passes: int
    moves: int
    drawn: Card | None
    drawn_from: Pile | None
    knock: Knocked | None
    defence: LaidOff | None
    result: DealEnded | None

    @property
    def upcard(self) -> Card:
        return self.deck[20]

    @property
    def players(self) -> tuple[int, int]:
        return self.starter, self.other

    @property
    def stock(self) -> int:
        """Cards left in the stock."""
        return STOCK_AT_START - self.stock_draws

    @property
    def taken(self) -> Card | None:
        """The card taken from the pile in this turn, which may not be discarded in it."""
        return self.drawn if self.drawn_from is Pile.DISCARD else None

    def opponent(self, seat: int) -> int:
        return self.other if seat == self.starter else self.starter


@dataclass(frozen=True, slots=True)
class DealOptions:
    """What the seat to move may do: the one source of legality. `leaves`: each legal discard and what it leaves."""

    draw: tuple[Pile, ...] = ()
    passing: bool = False
    leaves: tuple[tuple[Card, int], ...] = ()
    knocks: tuple[Card, ...] = ()
    big_gin: bool = False
    lay_off: bool = False


NOTHING = DealOptions()
TAKE_OR_PASS = DealOptions(draw=(Pile.DISCARD,), passing=True)
DRAW = DealOptions(draw=(Pile.STOCK, Pile.DISCARD))
DRAW_FROM_STOCK = DealOptions(draw=(Pile.STOCK,))
LAY_OFF = DealOptions(lay_off=True)


def options(deal: DealState, rules: Rules, seat: int) -> DealOptions:
    """Everything that `seat` may do at the table now, made with one pass over its hand."""
    if seat != deal.to_move:
        return NOTHING
    match deal.phase:
        case Phase.UPCARD:
            return TAKE_OR_PASS
        case Phase.DRAW:
            both_passed = deal.passes == 2 and deal.moves == 0
            return DRAW_FROM_STOCK if both_passed or not deal.pile else DRAW
        case Phase.DISCARD:
            return _throwing(deal.hands[seat], deal.taken, deal.limit, rules.big_gin_bonus)
        case Phase.LAY_OFF:
            return LAY_OFF
        case Phase.OVER:
            return NOTHING
        case never:
            assert_never(never)


@lru_cache(maxsize=4_096)
def _throwing(hand: int, taken: Card | None, limit: int, big_gin_bonus: int | None) -> DealOptions:
    """What eleven cards allow; kept, since it is asked for when they are shown and again when the choice comes."""
    leaves = best_discards(hand, taken)
    return DealOptions(
        leaves=tuple(leaves.items()),
        knocks=tuple([card for card, left in leaves.items() if left <= limit]),
        big_gin=big_gin_bonus is not None and deadwood(hand) == 0,
    )


def decide(deal: DealState, rules: Rules, seat: int, action: DealAction, timer: Timer) -> tuple[Event, ...]:
    """What `action` makes happen; the deal's end itself (`DealEnded`) is the match's to add.

    Raises IllegalAction: not_your_turn, wrong_phase, pile_closed, not_your_card, just_taken, over_limit, not_big_gin
    and the codes of declared melds and lay-offs.
    """
    may = options(deal, rules, seat)
    if may is NOTHING:
        raise IllegalAction("wrong_phase" if deal.phase is Phase.OVER else "not_your_turn")
    match action:
        case Pass():
            if not may.passing:
                raise IllegalAction("wrong_phase")
            trips = 1 if deal.passes == 0 else 2
            return (Passed(seat, *_timing(timer.hand_over(deal.opponent(seat), trips))),)
        case Draw(pile):
            return (_draw(deal, may, seat, pile, timer),)
        case Discard(card):
            _check_discard(deal, may, seat, card)
            if _is_dead(deal, rules):
                return (Discarded(seat, card, *_timing(timer.hand_over(None))),)
            return (Discarded(seat, card, *_timing(timer.hand_over(deal.opponent(seat), 2))),)
        case Knock(card, melds):
            return _knock(deal, may, seat, card, melds, timer)
        case BigGin(melds):
            return _big_gin(deal, may, seat, melds, timer)
        case LayOff(melds, lay_offs):
            if not may.lay_off or deal.knock is None:
                raise IllegalAction("wrong_phase")
            if melds is None and lay_offs is None:
                found = best_defence(deal.knock.melds, deal.hands[seat])
            else:
                found = check_defence(deal.knock.melds, deal.hands[seat], melds or (), lay_offs or ())
            return (_laid_off(seat, found, timer.hand_over(None), automatic=False),)
        case never:
            assert_never(never)


def play_best_defence(deal: DealState, timing: Timing) -> LaidOff:
    """What a flag in the lay-off phase does instead of a forfeit."""
    assert deal.knock is not None
    found = best_defence(deal.knock.melds, deal.hands[deal.to_move])
    return _laid_off(deal.to_move, found, timing, automatic=True)


def is_finished(deal: DealState, rules: Rules, last: Event) -> bool:
    """Whether `last`, decided on `deal`, ends it, so that it wants scoring."""
    return isinstance(last, LaidOff) or (isinstance(last, Discarded) and _is_dead(deal, rules))


def apply(deal: DealState, event: Event) -> DealState:
    """The deal after one of its own events; it copies and judges nothing."""
    match event:
        case Passed(seat=seat):
            passes = deal.passes + 1
            phase = Phase.DRAW if passes == 2 else Phase.UPCARD
            return replace(deal, phase=phase, passes=passes, to_move=deal.opponent(seat), decision=deal.decision + 1)
        case Drawn(seat=seat, pile=pile, card=card):
            from_pile = pile is Pile.DISCARD
            return replace(
                deal,
                phase=Phase.DISCARD,
                decision=deal.decision + 1,
                hands=_with(deal.hands, seat, deal.hands[seat] | 1 << card),
                known=_with(deal.known, seat, deal.known[seat] | 1 << card) if from_pile else deal.known,
                stock_draws=deal.stock_draws + (not from_pile),
                pile=deal.pile[:-1] if from_pile else deal.pile,
                pile_draws=deal.pile_draws + from_pile,
                drawn=card,
                drawn_from=pile,
            )
        case Discarded(seat=seat, card=card):
            return replace(
                deal,
                phase=Phase.DRAW,
                decision=deal.decision + 1,
                to_move=deal.opponent(seat),
                hands=_with(deal.hands, seat, deal.hands[seat] & ~(1 << card)),
                known=_with(deal.known, seat, deal.known[seat] & ~(1 << card)),
                pile=(*deal.pile, card),
                moves=deal.moves + 1,
                drawn=None,
                drawn_from=None,
            )
        case Knocked(seat=seat, card=card):
            gone = 0 if card is None else 1 << card
            return replace(
                deal,
                phase=Phase.LAY_OFF,
                decision=deal.decision + 1,
                to_move=deal.opponent(seat),
                hands=_with(deal.hands, seat, deal.hands[seat] & ~gone),
                known=_with(deal.known, seat, deal.known[seat] & ~gone),
                moves=deal.moves + 1,
                drawn=None,
                drawn_from=None,
                knock=event,
            )
        case LaidOff():
            return replace(deal, decision=deal.decision + 1, defence=event)
        case DealEnded():
            return replace(deal, phase=Phase.OVER, result=event)
        case _:
            return deal


def offers_upcard(rules: Rules) -> bool:
    """Whether a deal opens with the offer of the upcard."""
    return rules.first_turn is FirstTurn.OFFER


def begin(event: DealStarted, rules: Rules, seats: int) -> DealState:
    """The deal as it lies on the table."""
    starter, other = hand_of(event.deck[0:20:2]), hand_of(event.deck[1:20:2])
    hands = tuple({event.starter: starter, event.other: other}.get(seat, 0) for seat in range(seats))
    return DealState(
        number=event.number,
        dealer=event.dealer,
        starter=event.starter,
        other=event.other,
        limit=event.limit,
        deck=event.deck,
        phase=Phase.UPCARD if offers_upcard(rules) else Phase.DRAW,
        to_move=event.starter,
        decision=1,
        hands=hands,
        known=(0,) * seats,
        stock_draws=0,
        pile=(event.deck[20],),
        pile_draws=0,
        passes=0,
        moves=0,
        drawn=None,
        drawn_from=None,
        knock=None,
        defence=None,
        result=None,
    )


def seen_by(deal: DealState, seat: int) -> int:
    """The cards that a seat has seen: its own hand and all that ever lay face up."""
    return deal.hands[seat] | hand_of(deal.pile) | deal.known[deal.starter] | deal.known[deal.other] | 1 << deal.upcard


def _draw(deal: DealState, may: DealOptions, seat: int, pile: Pile, timer: Timer) -> Drawn:
    if not may.draw:
        raise IllegalAction("wrong_phase")
    if pile not in may.draw:
        raise IllegalAction("pile_closed", pile=pile.value)
    if pile is Pile.STOCK:
        return Drawn(seat, pile, deal.deck[21 + deal.stock_draws])
    offered = deal.phase is Phase.UPCARD
    return Drawn(seat, pile, deal.pile[-1], timer.widened() if offered else None)


def _check_discard(deal: DealState, may: DealOptions, seat: int, card: Card) -> None:
    if not may.leaves:
        raise IllegalAction("wrong_phase")
    if not deal.hands[seat] >> card & 1:
        raise IllegalAction("not_your_card", card=str(card))
    if card == deal.taken:
        raise IllegalAction("just_taken", card=str(card))


def _knock(
    deal: DealState, may: DealOptions, seat: int, card: Card, melds: tuple[int, ...] | None, timer: Timer
) -> tuple[Event, ...]:
    _check_discard(deal, may, seat, card)
    hand = deal.hands[seat] & ~(1 << card)
    least = dict(may.leaves)[card]
    if least > deal.limit:
        raise IllegalAction("over_limit", deadwood=least, limit=deal.limit)
    shown = knocker_default(hand, seen_by(deal, seat)) if melds is None else check_arrangement(hand, melds)
    if shown.deadwood > deal.limit:
        raise IllegalAction("over_limit", deadwood=shown.deadwood, limit=deal.limit)
    return _show(deal, seat, card, shown, DealKind.KNOCK if shown.deadwood else DealKind.GIN, timer)


def _big_gin(
    deal: DealState, may: DealOptions, seat: int, melds: tuple[int, ...] | None, timer: Timer
) -> tuple[Event, ...]:
    if not may.leaves:
        raise IllegalAction("wrong_phase")
    if not may.big_gin:
        raise IllegalAction("not_big_gin")
    hand = deal.hands[seat]
    shown = best_arrangements(hand)[0] if melds is None else check_arrangement(hand, melds)
    if shown.deadwood:
        raise IllegalAction("not_big_gin")
    return _show(deal, seat, None, shown, DealKind.BIG_GIN, timer)


def _show(
    deal: DealState, seat: int, card: Card | None, shown: Arrangement, kind: DealKind, timer: Timer
) -> tuple[Event, ...]:
    """The knock, and the defence where nothing is the defender's to decide."""
    defender = deal.opponent(seat)
    melds = tuple(Meld(meld) for meld in shown.melds)
    hand = deal.hands[defender]
    if kind is DealKind.KNOCK and can_lay_off(melds, hand):
        timing = timer.hand_over(defender, 1)
        return (Knocked(seat, card, melds, shown.deadwood, kind, *_timing(timing)),)
    timing = timer.hand_over(None)
    own = best_arrangements(hand)[0]
    untouched = Timing(0, timer.banks[defender], None)
    return (
        Knocked(seat, card, melds, shown.deadwood, kind, *_timing(timing)),
        _laid_off(defender, Defence(own.deadwood, own.melds, ()), untouched, automatic=True),
    )


def _laid_off(seat: int, found: Defence, timing: Timing, *, automatic: bool) -> LaidOff:
    melds = tuple(Meld(meld) for meld in found.melds)
    return LaidOff(seat, melds, tuple(found.lay_offs), found.deadwood, automatic, timing.spent, timing.bank)


def _is_dead(deal: DealState, rules: Rules) -> bool:
    """Whether a discard that is no knock ends the deal; it changes nothing that this looks at."""
    return deal.stock <= rules.dead_deal_stock or deal.pile_draws >= rules.max_discard_draws


def _timing(timing: Timing) -> tuple[int, int, Turn | None]:
    return timing.spent, timing.bank, timing.turn


def _with(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
