"""Outages as every server finds them in the heartbeats of all."""

from app.matches.heartbeats import Life
from app.rooms.pulse import SILENCE, Pulse

DAY = 86_400_000


def test_one_of_several_that_dies_makes_no_outage() -> None:
    pulse = Pulse([Life("a", 0, 60_000), Life("b", 10_000, 100_000)], 102_000)
    assert pulse.outage(0, 102_000) is None


def test_the_death_of_the_last_one_does_whoever_comes_after_it() -> None:
    lives = [Life("a", 0, 60_000), Life("b", 10_000, 100_000), Life("c", 300_000, 300_000)]
    pulse = Pulse(lives, 301_000)
    assert pulse.outage(90_000, 301_000) == 100_000
    assert pulse.outage(300_000, 301_000) is None
    assert not pulse.take_news()  # it was over before this one began


def test_the_first_heartbeat_after_an_outage_is_no_news_to_who_began_with_it() -> None:
    pulse = Pulse([Life("a", 0, 100_000)], 300_000)
    assert pulse.outage_ended_since(299_000)
    pulse.hear([Life("a", 0, 100_000), Life("b", 300_050, 300_050)])
    assert not pulse.take_news()
    assert pulse.outage(299_000, 301_000) == 100_000


def test_an_outage_that_others_have_ended_is_news() -> None:
    pulse = Pulse([Life("a", 0, 100_000)], 101_000)
    pulse.hear([Life("a", 0, 100_000), Life("c", 300_000, 301_000)])
    assert pulse.take_news()
    assert not pulse.take_news()
    assert pulse.outage(90_000, 301_000) == 100_000


def test_a_silence_that_was_this_servers_alone_is_none() -> None:
    """Suspended, say: before it judges anything it has to hear what the others did."""
    pulse = Pulse([Life("a", 0, 100_000)], 100_000)
    assert not pulse.is_silent(100_000 + SILENCE)
    assert pulse.is_silent(130_000)
    pulse.hear([Life("b", 50_000, 129_500)])
    assert not pulse.is_silent(130_000)
    assert pulse.outage(90_000, 130_000) is None
    assert not pulse.take_news()


def test_a_silence_that_goes_on_makes_one_outage_and_one_piece_of_news() -> None:
    pulse = Pulse([Life("a", 0, 100_000)], 100_000)
    for now in (110_000, 120_000):
        assert pulse.outage(90_000, now) == 100_000
    pulse.hear([Life("x", 0, 100_000), Life("a", 121_000, 121_000)])
    assert pulse.take_news()
    assert pulse.outage(90_000, 122_000) == 100_000
    assert pulse.outage(121_000, 122_000) is None
    pulse.hear([Life("x", 0, 100_000), Life("a", 121_000, 123_000)])
    assert not pulse.take_news()


def test_a_new_database_has_had_no_outage() -> None:
    assert Pulse([], DAY).outage(0, DAY) is None


def test_lives_of_a_version_that_did_not_say_when_they_began_hide_nothing_after_them() -> None:
    pulse = Pulse([Life("old", 0, 100_000), Life("older", 0, 50_000), Life("new", 200_000, 200_000)], 200_500)
    assert pulse.outage(99_000, 200_500) == 100_000
