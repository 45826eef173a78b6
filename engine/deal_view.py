"""What lies on one table: the deal as everybody sees it, and a seat's own hand. Built up field by field."""

from collections.abc import Iterable
from functools import lru_cache

from engine.arrangement import best_arrangements
from engine.cards import CARDS, Card, cards_in
from engine.deal import DealOptions, DealState, Phase
from engine.events import Meld
from engine.match_state import MatchState
from engine.rules import Memory
from engine.seen import CardText, DealView, KnockView, OwnView, ResultView, ShownHand
from engine.table import TableState

PILE_DRAWS_TOLD = 10


def deal_view(state: MatchState, table: TableState) -> DealView:
    deal, rules = table.deal, state.made.rules
    open_memory = rules.memory is Memory.OPEN
    pile = deal.pile if open_memory else deal.pile[-1:]
    running = deal.result is None and state.outcome is None
    stock, taken, pile_draws_left = deal.stock, deal.taken, rules.max_discard_draws - deal.pile_draws
    return DealView(
        number=deal.number,
        phase=deal.phase if running else Phase.OVER,
        turn=f"{deal.number}.{deal.decision}",
        dealer=deal.dealer,
        starter=deal.starter,
        to_move=deal.to_move if running and state.adjourned is None else None,
        limit=deal.limit,
        upcard=str(deal.upcard),
        stock=stock,
        dead_in=max(0, stock - rules.dead_deal_stock),
        pile_draws_left=pile_draws_left if pile_draws_left <= PILE_DRAWS_TOLD else None,
        pile=cards_text(pile),
        pile_count=len(deal.pile),
        counts=tuple(map(int.bit_count, deal.hands)),
        known=tuple(map(hand_text, deal.known)) if open_memory else ((),) * len(deal.known),
        taken=None if taken is None else str(taken),
        knock=_knock(deal),
        result=_result(state, table),
        other=deal.other,
    )


def own_view(deal: DealState, seat: int, may: DealOptions) -> OwnView:
    """The hand of `seat`, which may do this now."""
    hand = deal.hands[seat]
    if deal.defence is not None and deal.defence.seat == seat:
        melds, left = deal.defence.melds, deal.defence.deadwood
    elif deal.knock is not None and deal.knock.seat == seat:
        melds, left = deal.knock.melds, deal.knock.deadwood
    else:
        texts, melds_of_all, left = _sorted(hand)
        if may.leaves:
            left = min([left for _, left in may.leaves])
        return OwnView(texts, _drawn(deal, seat), melds_of_all, left, seat)
    return OwnView(hand_text(hand), _drawn(deal, seat), tuple(hand_text(meld) for meld in melds), left, seat)


def _drawn(deal: DealState, seat: int) -> CardText | None:
    return None if deal.drawn is None or deal.to_move != seat else str(deal.drawn)


@lru_cache(maxsize=16_384)
def _sorted(hand: int) -> tuple[tuple[CardText, ...], tuple[tuple[CardText, ...], ...], int]:
    """A hand's cards, melds and deadwood; kept, since a hand stays as it is while the other seat moves."""
    best = best_arrangements(hand)[0]
    return hand_text(hand), tuple([hand_text(meld) for meld in best.melds]), best.deadwood


def _knock(deal: DealState) -> KnockView | None:
    """The knocker's hand lies open from the knock on; the face-down card does not."""
    knock = deal.knock
    if knock is None or deal.result is not None:
        return None
    shown = _shown(deal.hands[knock.seat], knock.melds, knock.deadwood)
    return KnockView(knock.seat, knock.kind, shown)


def _result(state: MatchState, table: TableState) -> ResultView | None:
    """The defender's cards lie open only when the deal is over; nobody's do after a dead one."""
    deal, ended = table.deal, table.deal.result
    if ended is None:
        return None
    hands = None
    if deal.knock is not None and deal.defence is not None:
        placed = tuple((str(card), meld) for card, meld in deal.defence.lay_offs)
        off = sum(1 << card for card, _ in deal.defence.lay_offs)
        by_seat = {
            deal.knock.seat: _shown(deal.hands[deal.knock.seat], deal.knock.melds, deal.knock.deadwood),
            deal.defence.seat: _shown(
                deal.hands[deal.defence.seat] & ~off, deal.defence.melds, deal.defence.deadwood, placed
            ),
        }
        nobody = ShownHand((), (), 0)
        hands = tuple(by_seat.get(number, nobody) for number in range(len(state.seats)))
    return ResultView(
        kind=ended.kind,
        knocker=ended.knocker,
        winner=ended.winner,
        points=ended.points,
        boxes=ended.boxes,
        lines=ended.lines,
        hands=hands,
        next_dealer=_next_dealer(state, deal, ended.winner),
    )


def _next_dealer(state: MatchState, deal: DealState, winner: int | None) -> int:
    """Where there are several tables, at the one at which the starter plays then."""
    last = tuple(table.pairing for table in state.tables)
    pairings = state.plan.following(state.rules, last, winner)
    return next((pairing for pairing in pairings if deal.starter in pairing.players), pairings[0]).dealer


def _shown(hand: int, melds: tuple[Meld, ...], left: int, placed: tuple[tuple[str, int], ...] = ()) -> ShownHand:
    melded = 0
    for meld in melds:
        melded |= meld
    return ShownHand(tuple(hand_text(meld) for meld in melds), hand_text(hand & ~melded), left, placed)


def hand_text(hand: int) -> tuple[str, ...]:
    return cards_text(cards_in(hand)) if hand else ()


def cards_text(cards: Iterable[Card]) -> tuple[str, ...]:
    """Each card's text; a look-up by number costs a third of `str`, and views are made all the time."""
    return tuple(map(card_text, cards))


card_text = tuple(map(str, CARDS)).__getitem__
