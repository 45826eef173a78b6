"""One socket's outbox and its measurements, on a line that the test reads or lets get stuck."""

from typing_extensions import override

from app.rooms.connection import OUTBOX, Connection
from app.wire.outbound import ProbeAnswer
from tests.app.rooms.fake_line import FakeLine
from tests.app.rooms.fakes import in_loop
from tests.app.store import NOW


def _told(*numbers: int) -> list[str]:
    return [f'{{"n":{number},"type":"probe"}}' for number in numbers]


@in_loop
async def test_frames_are_written_in_order_and_a_close_comes_after_them() -> None:
    line = FakeLine()
    connection = Connection(line, None)
    for number in range(3):
        connection.send(ProbeAnswer(number))
    connection.close(4403, "room_full")
    connection.send(ProbeAnswer(3))
    connection.close(1012, "restart")
    assert line.frames == _told(0, 1, 2)
    assert line.closed == (4403, "room_full")


@in_loop
async def test_frames_wait_for_a_line_that_is_full_and_keep_their_order() -> None:
    line = FakeLine()
    connection = Connection(line, None)
    connection.send(ProbeAnswer(0))
    line.clear = False
    for number in (1, 2, 3):
        connection.send(ProbeAnswer(number))
    assert line.frames == _told(0)
    line.clear = True
    connection.send(ProbeAnswer(4))  # not before those that wait
    assert line.frames == _told(0)
    connection.flow()
    connection.send(ProbeAnswer(5))
    assert line.frames == _told(0, 1, 2, 3, 4, 5)


@in_loop
async def test_a_line_gets_no_more_of_what_waits_than_it_takes() -> None:
    class Narrow(FakeLine):
        @override
        def write(self, text: bytes) -> None:
            super().write(text)
            self.clear = False

    line = Narrow()
    connection = Connection(line, None)
    for number in range(4):
        connection.send(ProbeAnswer(number))
    assert line.frames == _told(0)
    for number in (1, 2, 3):
        line.clear = True
        connection.flow()
        assert line.frames == _told(*range(number + 1))


@in_loop
async def test_a_close_lets_nothing_wait() -> None:
    line = FakeLine()
    line.clear = False
    connection = Connection(line, None)
    for number in range(3):
        connection.send(ProbeAnswer(number))
    connection.close(1012, "restart")
    assert line.frames == _told(0, 1, 2)
    assert line.closed == (1012, "restart")


@in_loop
async def test_a_reader_that_does_not_read_is_cut_when_its_outbox_is_full() -> None:
    line = FakeLine()
    line.clear = False
    connection = Connection(line, None)
    for number in range(OUTBOX):
        connection.send(ProbeAnswer(number))
    before = (line.aborted, connection.gone)
    connection.send(ProbeAnswer(99))
    assert (before, (line.aborted, connection.gone)) == ((False, False), (True, True))
    connection.send(ProbeAnswer(100))
    connection.flow()
    assert line.frames == []


@in_loop
async def test_round_trips_are_measured_with_our_own_pings() -> None:
    connection = Connection(FakeLine(), None)
    connection.ping(NOW, every=5_000)
    assert connection.pong(1, NOW + 80) == 80
    connection.ping(NOW + 4_999, every=5_000)
    assert connection.pong(2, NOW + 5_000) is None
    connection.ping(NOW + 5_000, every=5_000)
    assert connection.pong(2, NOW + 5_060) == 60
    assert list(connection.trips) == [80, 60]


@in_loop
async def test_an_answer_to_no_ping_counts_for_nothing() -> None:
    connection = Connection(FakeLine(), None)
    assert connection.pong(0, NOW) is None
    connection.ping(NOW, every=0)
    assert connection.pong(7, NOW + 1) is None
    assert connection.pong(1, NOW + 90) == 90
    assert connection.pong(1, NOW + 91) is None
    assert list(connection.trips) == [90]


@in_loop
async def test_a_ping_that_is_never_answered_does_not_end_the_measuring() -> None:
    connection = Connection(FakeLine(), None)
    connection.ping(NOW, every=0)
    connection.ping(NOW + 59_999, every=0)
    assert connection.pong(2, NOW + 60_000) is None
    connection.ping(NOW + 60_000, every=0)
    assert connection.pong(2, NOW + 60_070) == 70


@in_loop
async def test_the_last_eight_round_trips_count() -> None:
    connection = Connection(FakeLine(), None)
    for number in range(10):
        connection.ping(NOW + number, every=0)
        connection.pong(number + 1, NOW + number + 10 + number)
    assert list(connection.trips) == list(range(12, 20))
