"""Waits by a schedule: they count from the instant when an action was due, whoever was to blame for its being late."""

import asyncio
from collections.abc import Callable

from benchmarks.load.pace import Pace
from benchmarks.load.room import Room, nobody_cares
from benchmarks.load.tally import Tally

ANSWERS_AFTER = 0.05


class SlowRoom:
    """Answers each action after a while, and takes no other one before."""

    def __init__(self) -> None:
        self.ready: Callable[[Room], None] = nobody_cares
        self.tally = Tally()
        self.waiting = False

    def act(self, due: float) -> bool:
        self.waiting = True
        loop = asyncio.get_running_loop()
        loop.call_later(ANSWERS_AFTER, self._answer, loop.time() - due)
        return True

    def _answer(self, late: float) -> None:
        self.waiting = False
        self.tally.accept(late + ANSWERS_AFTER)
        self.ready(self)


def test_actions_that_queue_behind_a_slow_room_wait_longer_and_longer() -> None:
    room = SlowRoom()
    asyncio.run(played(room, rate=100))
    waits = room.tally.waits
    assert waits[-1] > waits[0] + 2 * ANSWERS_AFTER


def test_without_a_schedule_each_room_acts_as_soon_as_it_can() -> None:
    room = SlowRoom()
    asyncio.run(played(room, rate=None))
    assert len(room.tally.waits) > 1


async def played(room: SlowRoom, rate: float | None) -> None:
    await Pace([room], rate).run(0.5)
