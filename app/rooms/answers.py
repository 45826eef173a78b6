"""Answers to a seat's questions about its own cards: what it may show, and what it may lay off."""

from app.wire.inbound import AskArrangements, AskLayOffs
from app.wire.intents import hands, placed
from app.wire.outbound import Arrangements, ArrangementView, LayOffDraft
from engine.arrangement import Arrangement, best_arrangements, knock_arrangements
from engine.cards import Card, Hand, cards_in
from engine.deal import DealState, Phase, seen_by
from engine.defence import best_defence, check_defence, knocker_default
from engine.errors import IllegalAction
from engine.events import Knocked
from engine.match import MatchPhase, MatchState
from engine.melds import deadwood, is_meld

MOST_CHOICES = 12


def answer(state: MatchState, seat: int | None, message: AskArrangements | AskLayOffs) -> Arrangements | LayOffDraft:
    """Raises IllegalAction: not_seated, wrong_phase, not_your_turn, not_your_card, over_limit, not_big_gin."""
    if seat is None:
        raise IllegalAction("not_seated")
    match message:
        case AskArrangements(card=card):
            return arrangements(state, seat, card)
        case AskLayOffs(melds=melds, lay_offs=drafted):
            return lay_offs(state, seat, melds, drafted)


def arrangements(state: MatchState, seat: int, card: str | None) -> Arrangements:
    """What `seat` may show after discarding `card` (None: as big gin), the default first.

    Raises IllegalAction: wrong_phase, not_your_turn, not_your_card, over_limit, not_big_gin.
    """
    deal = _running(state, seat, Phase.DISCARD)
    hand = deal.hands[seat]
    if card is None:
        choices = best_arrangements(hand)
        if choices[0].deadwood:
            raise IllegalAction("not_big_gin")
        return _told(None, choices)
    knocking = Card.parse(card)
    if not hand >> knocking & 1:
        raise IllegalAction("not_your_card", card=card)
    hand &= ~knocking.bit
    if (least := deadwood(hand)) > deal.limit:
        raise IllegalAction("over_limit", deadwood=least, limit=deal.limit)
    first = knocker_default(hand, seen_by(deal, seat))
    others = (other for other in knock_arrangements(hand, deal.limit) if other != first)
    return _told(str(knocking), (first, *sorted(others, key=lambda other: other.deadwood)))


def lay_offs(
    state: MatchState,
    seat: int,
    melds: tuple[tuple[str, ...], ...],
    drafted: tuple[tuple[str, int], ...],
) -> LayOffDraft:
    """Whether a draft of the defence may be played as it is, and which cards could be laid off next.

    Raises IllegalAction: wrong_phase, not_your_turn.
    """
    deal = _running(state, seat, Phase.LAY_OFF)
    knock, hand = deal.knock, deal.hands[seat]
    if knock is None:
        raise IllegalAction("wrong_phase")
    best = best_defence(knock.melds, hand)
    ok, left = True, deadwood(hand)
    fits: tuple[tuple[str, int], ...] = ()
    try:
        own, laid = hands(melds) or (), placed(drafted) or ()
        left = check_defence(knock.melds, hand, own, laid).deadwood
        fits = _fits(knock, hand, laid)
    except IllegalAction:
        ok = False
    return LayOffDraft(
        ok=ok,
        deadwood=left,
        fits=fits,
        best_melds=tuple(_texts(meld) for meld in best.melds),
        best_lay_offs=tuple((str(card), meld) for card, meld in best.lay_offs),
        best_deadwood=best.deadwood,
    )


def _running(state: MatchState, seat: int, phase: Phase) -> DealState:
    table = state.table_of(seat)
    if state.phase is not MatchPhase.PLAYING or table is None:
        raise IllegalAction("wrong_phase")
    if table.deal.to_move != seat:
        raise IllegalAction("not_your_turn")
    if table.deal.phase is not phase:
        raise IllegalAction("wrong_phase")
    return table.deal


def _fits(knock: Knocked, hand: Hand, laid: tuple[tuple[Card, int], ...]) -> tuple[tuple[str, int], ...]:
    """Cards of own melds too: breaking one up may leave less."""
    on_table = list[int](knock.melds)
    held = hand
    for card, index in laid:
        on_table[index] |= card.bit
        held &= ~card.bit
    return tuple(
        (str(card), index) for card in cards_in(held) for index, meld in enumerate(on_table) if is_meld(meld | card.bit)
    )


def _told(card: str | None, choices: tuple[Arrangement, ...]) -> Arrangements:
    return Arrangements(
        card,
        tuple(
            ArrangementView(tuple(_texts(meld) for meld in choice.melds), _texts(choice.loose), choice.deadwood)
            for choice in choices[:MOST_CHOICES]
        ),
    )


def _texts(hand: Hand) -> tuple[str, ...]:
    return tuple(str(card) for card in cards_in(hand))
