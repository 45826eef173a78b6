"""How much of one socket is put up with."""

from app.rooms.bucket import Bucket
from app.rooms.flood import BAD_FRAMES, BURST, FIDGETS, FORGIVEN, RATE, Flood, Verdict
from tests.app.store import NOW


def test_a_bucket_fills_at_its_rate_and_never_over_its_brim() -> None:
    bucket = Bucket.full(rate=2, burst=3, now=NOW)
    assert [bucket.take(NOW) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(NOW + 499) is False
    assert bucket.take(NOW + 500) is True
    assert [bucket.take(NOW + 60_000) for _ in range(4)] == [True, True, True, False]


def test_a_flood_is_refused_and_then_closed() -> None:
    flood = Flood.begin(NOW)
    verdicts = [flood.frame(NOW) for _ in range(BURST + FORGIVEN + 1)]
    assert verdicts[:BURST] == [Verdict.FINE] * BURST
    assert verdicts[BURST:-1] == [Verdict.REFUSE] * FORGIVEN
    assert verdicts[-1] is Verdict.CLOSE


def test_who_keeps_to_the_rate_is_never_refused() -> None:
    flood = Flood.begin(NOW)
    assert all(flood.frame(NOW + number * 1000 // RATE) is Verdict.FINE for number in range(2_000))


def test_what_is_stored_beside_the_game_has_a_lower_rate() -> None:
    flood = Flood.begin(NOW)
    assert [flood.fidget(NOW) for _ in range(FIDGETS + 1)] == [True] * FIDGETS + [False]
    assert flood.fidget(NOW + 999) is False
    assert flood.fidget(NOW + 1_000) is True
    assert flood.frame(NOW) is Verdict.FINE


def test_nonsense_is_refused_and_then_closed() -> None:
    flood = Flood.begin(NOW)
    verdicts = [flood.bad_frame(NOW) for _ in range(BAD_FRAMES + 1)]
    assert verdicts == [Verdict.REFUSE] * BAD_FRAMES + [Verdict.CLOSE]
