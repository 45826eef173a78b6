"""The deals of "How to play" against the engine that dealt them."""

from tests.e2e.make_lesson import LESSON, lesson, text


def test_the_lesson_in_the_page_is_what_the_engine_says() -> None:
    assert LESSON.read_text() == text(), "make it anew: python -m tests.e2e.make_lesson"


def test_the_learner_scores_by_a_knock_an_undercut_and_gin_and_the_match_goes_on() -> None:
    (sheet,) = (step["sheet"] for step in lesson()["steps"] if step["name"] == "result-3")
    assert [(deal["kind"], deal["winner"]) for deal in sheet] == [("knock", 0), ("undercut", 0), ("gin", 0)]
    assert sheet[-1]["totals"][0] < 100
