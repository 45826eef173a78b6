"""A room with one player at each of two servers whose clocks are ten seconds apart: real processes, real sockets."""

import asyncio

from tests.app.rooms.fakes import in_loop
from tests.servers.pair import Pair, metric, people_of
from tests.sockets.person import Person, Tab, start_match
from tests.sockets.play import play_match


@in_loop
async def test_two_play_a_match_from_two_servers(servers: Pair) -> None:
    ann, bob = people_of(servers)
    one, two = await start_match(ann, bob, ann.make_room(rules_id="house"))
    async with one, two:
        await play_match(one, two)
        assert one.room["outcome"]["reason"] == "target"
        assert one.room["outcome"] == two.room["outcome"]
        for tab in (one, two):
            assert [seat["name"] for seat in tab.room["seats"]] == ["Ann", "Bob"]
    for server in servers:
        assert metric(server, "knockwood_bus") == 1
        assert metric(server, "knockwood_bus_seconds_count") > 0


@in_loop
async def test_who_is_here_and_under_which_name_is_told_by_way_of_the_other_server(servers: Pair) -> None:
    ann, bob = people_of(servers)
    one, two = await start_match(ann, bob, ann.make_room())
    async with one:
        async with two:
            await hear_presence(one, True, True)
            await hear_presence(two, True, True)
            bob.call("PUT", "/api/me", {"name": "Robert"})
            await one.hear(lambda heard: heard["type"] == "room" and heard["seats"][1]["name"] == "Robert")
        await hear_presence(one, True, False)
        async with await bob.come(one.room["code"]):
            await hear_presence(one, True, True)


@in_loop
async def test_what_is_said_at_one_server_is_heard_at_the_other(servers: Pair) -> None:
    ann, bob = people_of(servers)
    one, two = await start_match(ann, bob, ann.make_room())
    async with one, two:
        await two.send({"type": "phrase", "phrase": "thanks"})
        for tab in (one, two):
            assert await tab.hear_type("said") == {"type": "said", "seat": 1, "phrase": "thanks"}


@in_loop
async def test_an_action_sent_again_by_way_of_the_other_server_is_answered_from_the_log(servers: Pair) -> None:
    ann, bob = people_of(servers)
    one, two = await start_match(ann, bob, ann.make_room())
    async with one, two:
        message = one.action("offer_end")
        await one.send(message)
        told = await one.hear(lambda heard: heard.get("ack") == message["id"])
        ann.url = bob.url
        async with await ann.come(one.room["code"]) as back:
            await back.send(message)
            again = await back.hear(lambda heard: heard.get("ack") == message["id"])
            assert again["seq"] == told["seq"]
            await back.send({**message, "type": "decline_end"})
            other = await back.hear(lambda heard: heard["type"] == "refused")
            assert (other["id"], other["code"]) == (message["id"], "id_reused")


@in_loop
async def test_of_ten_who_take_the_last_seat_at_two_servers_one_gets_it(servers: Pair) -> None:
    ann = Person(servers[0].url, "Ann")
    code = ann.make_room()
    others = [Person(servers[number % 2].url, f"P{number}") for number in range(10)]
    async with await ann.come(code) as host:
        await host.hear_type("update")
        await host.sit()
        tabs = [await person.come(code) for person in others]
        for tab in tabs:
            await tab.hear_type("update")
        answers = await asyncio.gather(*map(sits, tabs))
        assert sorted(answers) == [False] * 9 + [True]
        for tab in tabs:
            await tab.socket.close()


@in_loop
async def test_two_who_agree_at_once_at_two_servers_get_one_rematch(servers: Pair) -> None:
    ann, bob = people_of(servers)
    one, two = await start_match(ann, bob, ann.make_room())
    async with one, two:
        before = one.room["match"]
        await one.do("abort")
        await two.hear_view(lambda view: view["phase"] == "over")
        for tab in (one, two):
            await tab.send(tab.action("rematch"))
        for tab in (one, two):
            await tab.hear(lambda heard: heard["type"] == "room" and heard["rematch_of"] == before)
        assert one.room["match"] == two.room["match"]
        query = f"SELECT count(*) FROM matches WHERE rematch_of = '{before}'"
        assert servers[0].query(query) == [(1,)]


async def sits(tab: Tab) -> bool:
    """Whether this one gets a seat."""
    message = tab.action("sit", commit="1" * 64)
    await tab.send(message)
    answer = await tab.hear(
        lambda heard: (
            heard.get("ack") == message["id"]
            or (heard["type"] == "refused" and heard["code"] in ("room_full", "wrong_phase"))
        )
    )
    return bool(answer["type"] == "update")


async def hear_presence(tab: Tab, *here: bool) -> None:
    if tab.presence.get("here") != [*here]:
        await tab.hear(lambda heard: heard["type"] == "presence" and heard["here"] == [*here])
