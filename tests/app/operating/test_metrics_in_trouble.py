"""What is counted when something goes wrong: a store that fails, a server that was quicker, a silence that ends."""

from app.rooms.pulse import SILENCE
from tests.app.rooms.fakes import Game, in_loop, playing
from tests.app.rooms.test_store_trouble import TroubledLog
from tests.app.rooms.test_two_servers import BrokenBus, apart
from tests.app.store import Store


def count(game: Game, name: str, **labels: str) -> float | None:
    return game.house.metrics.registry.get_sample_value(f"knockwood_{name}_total", labels)


@in_loop
async def test_a_store_that_fails_is_counted_with_the_refusal_that_it_makes(store: Store) -> None:
    log = TroubledLog(store)
    async with playing(store, log=log) as game:
        ann, _ = await game.start()
        appends = count(game, "appends")
        log.failing = True
        await ann.refused("pass")
        assert count(game, "store_failures") == 1
        assert count(game, "appends") == appends
        log.failing = False


@in_loop
async def test_losing_a_race_against_another_server_is_counted_there(store: Store) -> None:
    bus = BrokenBus()
    async with playing(store, bus=bus) as here, playing(store, bus=bus, after=here) as there:
        ann, bob = await apart(here, there)
        bus.dead = True
        before = count(there, "conflicts")
        await ann.do("pass")
        await bob.do("offer_end")
        assert (before, count(there, "conflicts")) == (0, 1)


@in_loop
async def test_an_outage_is_counted_when_it_ends(store: Store) -> None:
    async with playing(store) as game:
        await game.start()
        await game.watch.look()
        assert count(game, "outages") == 0
        game.pulse.last = game.clock.now()
        game.clock.move(SILENCE + 1)
        await game.watch.look()
        assert count(game, "outages") == 1
