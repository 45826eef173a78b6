"""Many rooms of regulars, who play short matches one after the other, until they are asked to go."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TypeAlias

from tests.cluster.regular import Regular, Told

Sides: TypeAlias = tuple[Sequence[Sequence[str]], Sequence[Sequence[str]]]
"""Of a room: for each player the tabs, each with the servers that it goes to."""

LEAVES_WITHIN = 60.0
WISH = {"clock": "three_minutes", "rules": {"target": 30}}


class Crowd:
    """`told`: everything that anybody heard, in the order of hearing."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.rooms: dict[str, list[Regular]] = {}
        self._moved = asyncio.Event()

    @property
    def people(self) -> list[Regular]:
        return [person for pair in self.rooms.values() for person in pair]

    async def meet(self, sides: Sides) -> None:
        """One more room."""
        people = []
        for tabs in sides:
            person = await asyncio.to_thread(Regular, tabs[0], f"P{len(self.rooms)}", self._heard)
            people += [person, *(person.in_another_tab(servers, f"{n}-") for n, servers in enumerate(tabs[1:]))]
        code = await asyncio.to_thread(people[0].make_room, **WISH)
        self.rooms[code] = people

    def _heard(self, told: Told) -> None:
        self.told.append(told)
        self._moved.set()

    async def move_on(self, moves: int = 20, within: float = 30.0) -> None:
        """Until so many more moves were acknowledged in every room."""
        wanted = {code: self._moves_in(pair) + moves for code, pair in self.rooms.items()}
        try:
            async with asyncio.timeout(within):
                while any(self._moves_in(pair) < wanted[code] for code, pair in self.rooms.items()):
                    self._moved.clear()
                    await self._moved.wait()
        except TimeoutError:
            stuck = {code: wanted[code] - self._moves_in(pair) for code, pair in self.rooms.items()}
            raise AssertionError(f"moves that are missing after {within} s: {stuck}") from None

    def leave(self) -> None:
        """Everybody plays the match on the table to its end and goes."""
        for person in self.people:
            person.leaves = True

    def _moves_in(self, people: Sequence[Regular]) -> int:
        return sum(person.acknowledged for person in people)


@asynccontextmanager
async def playing(*rooms: Sides) -> AsyncIterator[Crowd]:
    """A crowd in so many rooms; at the end of the block they play their matches out. `rooms`: who comes."""
    crowd = Crowd()
    for sides in rooms:
        await crowd.meet(sides)
    async with asyncio.timeout(None) as limit, asyncio.TaskGroup() as group:
        for code, pair in crowd.rooms.items():
            for person in pair:
                group.create_task(person.stay(code))
        await crowd.move_on(5)
        yield crowd
        crowd.leave()
        limit.reschedule(asyncio.get_running_loop().time() + LEAVES_WITHIN)
