"""What the clock gives and takes."""

from engine.clock import DAY, MINUTE, Clock
from engine.rulebook.page import Section, Sentence


def clock_section(clock: Clock | None) -> Section:
    if clock is None:
        return Section("clock", (Sentence("clock_untimed"),))
    return Section(
        "clock",
        (
            _bank(clock),
            Sentence("clock_deal", {"least": _span(clock.at_deal(0))}),
            Sentence("clock_sheet"),
            Sentence("clock_flag"),
            Sentence("clock_lay_off"),
            Sentence("clock_minute"),
        ),
    )


def _bank(clock: Clock) -> Sentence:
    if clock.cap >= DAY:
        return Sentence("clock_days", {"days": clock.cap // DAY})
    return Sentence("clock_bank", {"cap": _span(clock.cap), "bonus": _span(clock.bonus), "within": _span(clock.within)})


def _span(ms: int) -> str:
    """As on the clock itself: "3:00"."""
    minutes, rest = divmod(ms, MINUTE)
    return f"{minutes}:{rest // 1_000:02}"
