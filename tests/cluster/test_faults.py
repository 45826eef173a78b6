"""Parts of the cluster die in mid-match, or the network between them does.

After each: everything that anybody was told is in the log and is what the log says, every match goes on to its one end.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace

import pytest

from app.database import open_database
from app.rooms.pulse import SILENCE
from tests.app.rooms.fakes import in_loop
from tests.cluster.audit import audit
from tests.cluster.crowd import Crowd, Sides, playing
from tests.cluster.line import Line
from tests.cluster.native import Cluster
from tests.sockets.person import Person

SERVERS = ("server-1", "server-2")
AWAY = 2.5
"""Seconds; longer than a store may take before it counts as an outage."""
MOVES_BY_LOOKING = 5
"""Without Redis a server finds what another has stored every 2 s."""
SERVICE_RESTART = 1012


def sides(cluster: Cluster) -> list[Sides]:
    """Players who come by the proxy, and players of the same room who meet on no server, as long as there are two."""
    one, two, door = cluster.at("server-1"), cluster.at("server-2"), cluster.url
    return [([[door]], [[door]]), ([[one, two]], [[two, one]]), ([[two, door]], [[one, door]])]


def check(cluster: Cluster, crowd: Crowd) -> None:
    database = open_database(cluster.postgres.postgres.url("knockwood"), exclusive=False)
    try:
        matches = audit(database, crowd.told)
    finally:
        database.close()
    for code, people in crowd.rooms.items():
        played = {match.match_id for match in matches.values() if match.room_code == code}
        seen: defaultdict[str, set[str]] = defaultdict(set)
        for person in people:  # of several tabs one may be too slow to see an end that is followed by a rematch
            seen[person.cookie] |= person.ended
        assert set(map(frozenset, seen.values())) == {frozenset(played)}


def outages(cluster: Cluster) -> int:
    """Silences of all servers that they have found so far."""
    return sum(cluster[name].said().count("outage_ended") for name in SERVERS)


@in_loop
async def test_nothing_happens_and_the_audit_would_find_what_is_missing(cluster: Cluster) -> None:
    async with playing(*sides(cluster)) as crowd:
        await crowd.move_on()
    check(cluster, crowd)
    last = next(told for told in reversed(crowd.told) if told.ack is not None)
    for lie in (replace(last, seq=last.seq + 1_000), replace(last, ack="never-sent"), replace(last, view=b"other")):
        crowd.told[-1:] = [lie]
        with pytest.raises(AssertionError):
            check(cluster, crowd)


@in_loop
async def test_a_server_is_killed_which_is_no_outage_while_another_lives(cluster: Cluster) -> None:
    before = outages(cluster)
    async with playing(*sides(cluster)) as crowd:
        for name in SERVERS:
            await asyncio.to_thread(cluster[name].kill)
            await crowd.move_on()
            if name == SERVERS[0]:
                await asyncio.sleep(SILENCE / 1000 + 1.5)
            await asyncio.to_thread(cluster.restart, name)
            await crowd.move_on()
    check(cluster, crowd)
    assert outages(cluster) == before


@in_loop
async def test_redis_is_killed(cluster: Cluster) -> None:
    async with playing(*sides(cluster)) as crowd:
        await asyncio.to_thread(cluster["redis"].kill)
        await crowd.move_on(MOVES_BY_LOOKING)
        await asyncio.to_thread(cluster.restart, "redis")
        await crowd.move_on()
    check(cluster, crowd)


@in_loop
async def test_the_database_is_killed(cluster: Cluster) -> None:
    async with playing(*sides(cluster)) as crowd:
        await asyncio.to_thread(cluster["database"].kill)
        await asyncio.to_thread(cluster.restart, "database")
        await crowd.move_on()
    check(cluster, crowd)


@in_loop
async def test_who_comes_while_the_database_is_away_is_asked_to_come_back(cluster: Cluster) -> None:
    ann = await asyncio.to_thread(Person, cluster.at("server-1"), "Ann")
    code = await asyncio.to_thread(ann.make_room)
    said = len(cluster["server-1"].said())
    await asyncio.to_thread(cluster["database"].kill)
    tab = await ann.come(code)
    assert await tab.hear_close() == (1011, [])
    await asyncio.to_thread(cluster.restart, "database")
    assert "Exception in ASGI" not in cluster["server-1"].said()[said:]
    async with await ann.come(code) as tab:
        await tab.hear_type("update")


@in_loop
async def test_the_database_is_restarted_in_good_order(cluster: Cluster) -> None:
    async with playing(*sides(cluster)) as crowd:
        await asyncio.to_thread(cluster.stop, "database")
        await asyncio.to_thread(cluster.restart, "database")
        await crowd.move_on()
    check(cluster, crowd)


@in_loop
async def test_everything_is_killed_at_once(cluster: Cluster) -> None:
    async with playing(*sides(cluster)) as crowd:
        for name in (*SERVERS, "database", "redis"):
            await asyncio.to_thread(cluster[name].kill)
        for name in ("database", "redis", *SERVERS):
            await asyncio.to_thread(cluster.restart, name)
        await crowd.move_on()
    check(cluster, crowd)


@pytest.mark.parametrize(
    ("part", "servers"),
    [("database", ("server-1",)), ("database", ("server-1", "server-2")), ("redis", ("server-1", "server-2"))],
    ids=["database, one server", "database, both", "redis, both"],
)
@pytest.mark.parametrize("how", [Line.freeze, Line.cut], ids=["frozen", "cut"])
def test_the_network_is_away(
    cluster: Cluster, how: Callable[[Line], None], part: str, servers: tuple[str, ...]
) -> None:
    @in_loop
    async def play() -> None:
        async with playing(*sides(cluster)) as crowd:
            lines = [cluster.line(server, part) for server in servers]
            try:
                for line in lines:
                    how(line)
                if part == "redis":
                    await crowd.move_on(MOVES_BY_LOOKING)
                elif len(servers) == 1:
                    await crowd.move_on()
                else:
                    await asyncio.sleep(AWAY)
            finally:
                for line in lines:
                    line.open()
            await crowd.move_on()
        check(cluster, crowd)

    play()


@in_loop
async def test_both_servers_are_restarted_one_after_the_other(cluster: Cluster) -> None:
    """As a new version is brought out."""
    before = outages(cluster)
    async with playing(*sides(cluster)) as crowd:
        for name in SERVERS:
            assert await asyncio.to_thread(cluster.stop, name) == 0
            await asyncio.to_thread(cluster.restart, name)
            await crowd.move_on()
    check(cluster, crowd)
    assert {code for person in crowd.people for code in person.closes} == {SERVICE_RESTART}
    assert outages(cluster) == before
