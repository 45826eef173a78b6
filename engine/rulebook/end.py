"""How a match ends, what that adds, and who has won."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from engine.formats import Format
from engine.match_score import SHUTOUT_FLAT, Scored, reached_target, score_match_of
from engine.rulebook.chapters import Chapter
from engine.rulebook.page import Example, Section, Sentence
from engine.rules import BoxScope, Rules, Shutout, ShutoutNeeds, WinnerBy, idle_fields
from engine.scoring import score_deal


def end_section(rules: Rules, plan: Format, chapter: Chapter) -> Section:
    # In Hollywood every column ends like this, and its sheet shows it best.
    examples = () if rules.hollywood else tuple(_examples(rules, len(plan.sides)))
    return Section("end", tuple(_sentences(rules, chapter)), examples)


def _sentences(rules: Rules, chapter: Chapter) -> Iterator[Sentence]:
    yield Sentence("target_of_game" if rules.hollywood else "target", {"target": rules.target})
    yield Sentence("game_bonus", {"bonus": rules.game_bonus}) if rules.game_bonus else Sentence("no_game_bonus")
    yield _boxes(rules)
    yield from _shutout(rules, chapter)
    yield from _winner(rules)
    yield Sentence(chapter.settlement)
    yield Sentence(chapter.forfeit, {"bonus": rules.game_bonus})
    yield Sentence("no_result")


def _boxes(rules: Rules) -> Sentence:
    if rules.box_bonus == 0:
        return Sentence("no_boxes")
    match rules.box_scope:
        case BoxScope.WINNER:
            return Sentence("boxes_winner", {"bonus": rules.box_bonus})
        case BoxScope.BOTH:
            return Sentence("boxes_both", {"bonus": rules.box_bonus})
        case BoxScope.NONE:
            return Sentence("no_boxes")
        case never:
            assert_never(never)


def _shutout(rules: Rules, chapter: Chapter) -> Iterator[Sentence]:
    match rules.shutout_needs:
        case _ if rules.shutout is Shutout.NONE:
            pass
        case ShutoutNeeds.ALL_DEALS_NO_DEAD:
            yield Sentence("shutout_all_deals_no_dead")
        case ShutoutNeeds.ALL_DEALS:
            yield Sentence("shutout_all_deals")
        case ShutoutNeeds.LOSER_ZERO:
            yield Sentence("shutout_loser_zero")
            yield from (Sentence(code) for code in chapter.shutout)
        case None:
            pass
        case never:
            assert_never(never)
    match rules.shutout:
        case Shutout.NONE:
            yield Sentence("no_shutout")
        case Shutout.DOUBLE_POINTS:
            yield Sentence("shutout_double_points")
        case Shutout.FLAT100:
            yield Sentence("shutout_flat", {"bonus": SHUTOUT_FLAT})
        case unknown:
            assert_never(unknown)


def _winner(rules: Rules) -> Iterator[Sentence]:
    match rules.winner_by:
        case _ if "winner_by" in idle_fields(rules):
            yield Sentence("winner")
        case WinnerBy.TARGET:
            yield Sentence("winner_target")
        case WinnerBy.FINAL_TOTAL:
            yield Sentence("winner_final_total")
        case never:
            assert_never(never)


def _examples(rules: Rules, sides: int) -> Iterator[Example]:
    yield _scored_match(rules, sides, _won_after_all(rules, sides))
    if rules.shutout is not Shutout.NONE:
        yield _scored_match(rules, sides, _won_alone(rules, sides))
    overtaken = _scored_match(rules, sides, _overtaken(rules))
    if overtaken.outcome is not None and overtaken.outcome.args["winner"] == 1:
        yield overtaken


def _won_alone(rules: Rules, sides: int) -> list[Scored]:
    """The first side wins by gin, again and again, until it has reached the target."""
    gin = score_deal(rules, kind="gin", knocker=0, defender=21)
    deals: list[Scored] = []
    while reached_target(rules, sides, deals) is None:
        deals.append(Scored(0, gin.points, 1))
    return deals


def _won_after_all(rules: Rules, sides: int) -> list[Scored]:
    """The same, but that the second side has won the first deal."""
    points = min(score_deal(rules, kind="gin", knocker=0, defender=3).points, rules.target - 1)
    return [Scored(1, points, 1), *_won_alone(rules, sides)]


def _overtaken(rules: Rules) -> list[Scored]:
    """The first side reaches the target in two deals, after the second has won many small ones and nearly been there.

    With boxes for both the second may have more in the end.
    """
    small = max(1, (rules.target - 5) // 9)
    count = min(9, (rules.target - 1) // small)
    half = -(-rules.target // 2)
    return [*[Scored(1, small, 1)] * count, Scored(0, half, 1), Scored(0, half, 1)]


def _scored_match(rules: Rules, sides: int, deals: Sequence[Scored]) -> Example:
    score = score_match_of(rules, sides, deals)
    args: dict[str, int | str] = {"sides": sides}
    for name, side in (("first", 0), ("second", 1)):
        args[f"{name}_deals"] = sum(deal.winner == side for deal in deals)
        args[f"{name}_points"] = score.seats[side].points
    winner = score.winner if score.winner is not None else 0
    return Example(
        Sentence("case_match", args),
        tuple(side.lines for side in score.seats),
        score.totals,
        Sentence("outcome_match", {"winner": winner, "settlement": score.settlement}),
    )
