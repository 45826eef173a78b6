"""What play leaves in memory: nothing that the collector has to find, and no more from deal to deal than the sheet."""

import gc
from collections import Counter
from collections.abc import Iterator

import pytest

from engine import arrangement, deal, deal_view
from tests.app.rooms.fakes import CODE, in_loop, playing
from tests.app.rooms.test_actions import play_to_next_deal
from tests.app.store import Store


@pytest.fixture
def saved_garbage() -> Iterator[list[object]]:
    """What only the collector finds, from the first collection of the test on."""
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    yield gc.garbage
    gc.set_debug(0)
    gc.garbage.clear()
    gc.enable()


def ours(objects: list[object]) -> Counter[str]:
    """How many there are of each class of the server's and the rules'."""
    kinds = (type(found) for found in objects)
    return Counter(kind.__qualname__ for kind in kinds if str(kind.__module__).split(".")[0] in ("app", "engine"))


def test_what_an_action_makes_goes_without_the_collector(store: Store, saved_garbage: list[object]) -> None:
    """Collections are rare: a cycle in each action would pile up between them."""

    @in_loop
    async def play() -> None:
        async with playing(store) as game:
            ann, bob = await game.start()
            gc.collect()
            saved_garbage.clear()
            for _ in range(2):
                await play_to_next_deal(ann, bob)
            gc.collect()
            assert ours(saved_garbage) == Counter()

    play()


@in_loop
async def test_a_table_holds_the_same_after_each_deal_but_for_the_lines_of_its_sheet(store: Store) -> None:
    """What it is asked again within a deal is remembered for two: as many names, and nothing else for each."""

    def held() -> Counter[str]:
        gc.collect()
        for kept in (deal_view._sorted, deal._throwing, arrangement._best_of):  # for all tables together, and bounded
            kept.cache_clear()
        found = ours(gc.get_objects())
        for kind in ("DealEnded", "Line"):
            del found[kind]
        return found

    async with playing(store) as game:
        ann, bob = await game.start()
        await play_to_next_deal(ann, bob)
        before = held()
        for _ in range(4):
            await play_to_next_deal(ann, bob)
        assert held() - before == Counter()
        room = game.registry.held(CODE)
        assert room is not None
        assert before["Table"] >= 1
        assert before["Answered"] == 0
