"""A room over a real store, with a clock that the test moves: from the first seat to the rematch."""

from tests.app.rooms.fakes import CODE, Guest, in_loop, playing
from tests.app.store import Store

SEED = "ab" * 32


@in_loop
async def test_two_sit_down_open_their_seeds_and_are_dealt_to(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        assert ann.seat == 0
        assert bob.seat == 1
        assert ann.view["deal"]["phase"] == "upcard"
        assert len(ann.view["you"]["hand"]) == 10
        assert [seat["name"] for seat in bob.told["room"]["seats"]] == ["Ann", "Bob"]
        assert ann.told["room"]["host"] is True
        assert bob.told["room"]["host"] is False


@in_loop
async def test_a_visitor_sees_the_room_and_no_table_until_it_is_full(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        ann, bob, eve = await game.come("Ann"), await game.come("Bob"), await game.come("Eve")
        assert eve.told["room"]["you"] is None
        assert eve.view["phase"] == "seating"
        await ann.sit()
        await eve.hear_view(lambda view: view["phase"] == "seating")
        await bob.sit()
        refused = await eve.hear_type("refused")
        assert refused["code"] == "room_full"
        assert (await eve.hear_type("closed"))["code"] == 4403


@in_loop
async def test_who_comes_to_a_full_room_is_told_so_and_nothing_else(store: Store) -> None:
    async with playing(store) as game:
        await game.start()
        eve = await game.knock("Eve")
        assert (await eve.hear(lambda _: True)) == {"type": "refused", "id": None, "code": "room_full", "args": {}}
        assert (await eve.hear(lambda _: True))["code"] == 4403


@in_loop
async def test_of_twenty_who_take_the_last_seat_at_once_one_gets_it(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        ann = await game.come("Ann")
        await ann.sit()
        crowd = [await game.come(f"Guest {number}") for number in range(20)]
        asked = [guest.act("sit", commit=f"{number:064x}") for number, guest in enumerate(crowd)]
        answers = [
            await guest.answer(action_id) for guest, action_id in zip(crowd, asked, strict=True) if guest is crowd[0]
        ]
        assert answers[0]["type"] == "update"
        for guest in crowd[1:]:
            assert (await guest.hear_type("refused"))["code"] == "room_full"
        room = await ann.hear(lambda heard: heard["type"] == "room" and all(seat["taken"] for seat in heard["seats"]))
        assert [seat["name"] for seat in room["seats"]] == ["Ann", "Guest 0"]


@in_loop
async def test_one_person_takes_one_seat_however_many_tabs_ask(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        ann = await game.come("Ann")
        again = await game.come("Ann")
        await ann.sit()
        room = await again.hear(lambda heard: heard["type"] == "room" and heard["you"] == 0)
        assert [seat["taken"] for seat in room["seats"]] == [True, False]
        assert (await again.refused("sit", commit="1" * 64))["code"] == "already_seated"


@in_loop
async def test_leaving_before_the_start_frees_the_seat(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        ann, bob = await game.come("Ann"), await game.come("Bob")
        await ann.sit()
        await ann.do("leave")
        assert ann.told["room"]["you"] is None
        await bob.sit()
        assert bob.seat == 0


@in_loop
async def test_a_wrong_seed_is_refused_and_the_right_one_still_counts(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        ann, bob = await game.come("Ann"), await game.come("Bob")
        await ann.sit()
        await bob.sit()
        await ann.hear_view(lambda view: view["phase"] == "revealing")
        assert (await ann.refused("reveal", seed=SEED))["code"] == "bad_seed"
        await ann.reveal()
        assert all(seat["seed"] is None for seat in ann.told["room"]["seats"])
        await bob.reveal()
        await ann.hear_view(lambda view: view["phase"] == "playing")
        assert all(seat["seed"] is not None for seat in ann.told["room"]["seats"])


@in_loop
async def test_a_seat_that_is_here_and_does_not_open_its_seed_voids_the_attempt(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        ann, bob = await game.come("Ann"), await game.come("Bob")
        await ann.sit()
        await bob.sit()
        await ann.reveal()
        before = ann.told["room"]["fairness"]["server_commit"]
        game.clock.move(19_999)
        await ann.quiet()
        assert ann.view["phase"] == "revealing"
        game.clock.move(1)
        await ann.hear_view(lambda view: view["phase"] == "seating")
        fairness = ann.told["room"]["fairness"]
        assert [(attempt["seat"], attempt["server_commit"]) for attempt in fairness["attempts"]] == [(1, before)]
        assert fairness["server_commit"] != before
        assert [seat["taken"] for seat in ann.told["room"]["seats"]] == [True, False]
        assert ann.told["room"]["seats"][0]["commit"] is None
        await bob.hear(lambda heard: heard["type"] == "room" and heard["you"] is None)
        await ann.sit()
        await bob.sit()
        await ann.reveal()
        await bob.reveal()
        await ann.hear_view(lambda view: view["phase"] == "playing")


@in_loop
async def test_a_seat_without_a_socket_is_waited_for_and_has_its_time_again_when_it_is_back(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        ann, bob = await game.come("Ann"), await game.come("Bob")
        await ann.sit()
        await bob.sit()
        await ann.reveal()
        game.clock.move(15_000)
        bob.leave()
        await ann.hear(lambda heard: heard["type"] == "presence" and not heard["here"][1])
        game.clock.move(60_000)
        await ann.quiet()
        assert ann.view["phase"] == "revealing"
        back = await game.come("Bob")
        back.seeds = bob.seeds
        game.clock.move(19_999)
        await back.reveal()
        await ann.hear_view(lambda view: view["phase"] == "playing")


@in_loop
async def test_who_leaves_while_seeds_are_opened_is_named_in_the_voided_attempt(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        ann, bob = await game.come("Ann"), await game.come("Bob")
        await ann.sit()
        await bob.sit()
        await bob.hear_view(lambda view: view["phase"] == "revealing")
        await bob.do("leave", id="gone")
        assert bob.told["room"]["you"] is None
        await ann.hear(lambda heard: heard["type"] == "room" and heard["fairness"]["attempts"])
        assert ann.told["room"]["fairness"]["attempts"][0]["seat"] == 1
        again = await bob.do("leave", id="gone")  # as a page does that has not heard the answer
        assert again["seq"] == bob.told["update"]["seq"]
        assert len(ann.told["room"]["fairness"]["attempts"]) == 1
        assert (await bob.refused("leave", id="another"))["code"] == "not_seated"


@in_loop
async def test_leaving_in_a_match_is_absence_and_nothing_more(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        before = ann.told["update"]["seq"]
        await ann.do("leave")
        assert ann.told["update"]["seq"] == before
        assert ann.view["phase"] == "playing"
        await bob.quiet()
        assert bob.told["room"]["seats"][0]["taken"] is True


@in_loop
async def test_a_rematch_has_new_seeds_and_pages_commit_by_themselves(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        old = ann.told["room"]["match"]
        await ann.do("abort")
        await bob.hear_view(lambda view: view["phase"] == "over")
        assert ann.told["room"]["fairness"]["server_seed"] is not None
        await bob.do("rematch")
        await ann.hear_view(lambda view: view["rematch"] == [False, True])
        await ann.do("rematch")
        for guest in (ann, bob):
            await guest.hear(lambda heard: heard["type"] == "update" and heard["match"] != old)
            room = guest.told["room"]
            assert room["rematch_of"] == old
            assert [seat["taken"] for seat in room["seats"]] == [True, True]
            assert [seat["commit"] for seat in room["seats"]] == [None, None]
            assert [seat["name"] for seat in room["seats"]] == ["Ann", "Bob"]
        await ann.sit()
        await bob.sit()
        await ann.reveal()
        await bob.reveal()
        await ann.hear_view(lambda view: view["phase"] == "playing")
        await bob.hear_view(lambda view: view["phase"] == "playing")
        assert store.book.room(CODE).match_id == ann.told["update"]["match"]  # type: ignore[union-attr]  # it is there


@in_loop
async def test_two_rematches_asked_for_at_once_make_one_match(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        other = await game.come("Ann")
        await ann.do("abort")
        for guest in (ann, bob, other):
            await guest.hear_view(lambda view: view["phase"] == "over")
        asked: list[tuple[Guest, str]] = [(guest, guest.act("rematch")) for guest in (ann, other, bob)]
        answers = [await guest.answer(action_id) for guest, action_id in asked]
        assert [answer["type"] for answer in answers] == ["update", "refused", "update"]
        matches = set()
        for guest in (ann, bob, other):
            await guest.hear(lambda heard: heard["type"] == "room" and heard["rematch_of"] is not None)
            matches.add(guest.told["room"]["match"])
        assert len(matches) == 1


@in_loop
async def test_an_agreed_rematch_is_withdrawn_by_leaving(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        await ann.do("abort")
        await bob.hear_view(lambda view: view["phase"] == "over")
        await bob.do("rematch")
        await bob.do("leave")
        await ann.hear_view(lambda view: view["rematch"] == [False, False])
        await ann.do("rematch")
        assert ann.view["phase"] == "over"


@in_loop
async def test_a_rematch_is_withdrawn_too_when_the_other_leaves(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        await ann.do("abort")
        await bob.hear_view(lambda view: view["phase"] == "over")
        await bob.do("rematch")
        await ann.hear_view(lambda view: view["rematch"] == [False, True])
        await ann.do("leave")
        await bob.hear_view(lambda view: view["rematch"] == [False, False])
        assert bob.view["options"]["around"] == ["rematch", "leave"]


@in_loop
async def test_a_second_tab_is_told_everything_but_acknowledgements_of_the_other_seat(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        second = await game.come("Ann")
        action_id = ann.act("pass")
        ack = await ann.answer(action_id)
        assert (await second.answer(action_id))["seq"] == ack["seq"]
        told = await bob.hear(lambda heard: heard["type"] == "update" and heard["seq"] == ack["seq"])
        assert told["ack"] is None


@in_loop
async def test_what_a_seat_without_sockets_misses_it_is_told_when_it_says_hello(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        bob.leave()
        await ann.do("pass")
        back = await game.come("Bob")
        assert back.told["update"]["seq"] == ann.told["update"]["seq"]
        assert back.view["deal"]["to_move"] == 1
        assert back.view["options"]["passing"] is True


@in_loop
async def test_a_new_name_is_told_to_everybody(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        game.rename("Ann", "Anna")
        game.registry.renamed(game.player("Ann").id)
        await bob.hear(lambda heard: heard["type"] == "room" and heard["seats"][0]["name"] == "Anna")
        await ann.hear_type("update")


@in_loop
async def test_a_room_that_is_opened_again_after_a_new_name_is_told_no_older_than_before(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        game.rename("Ann", "Anna")
        game.registry.renamed(game.player("Ann").id)
        await bob.hear(lambda heard: heard["type"] == "room" and heard["seats"][0]["name"] == "Anna")
        before = (bob.told["room"]["match"], bob.told["room"]["seq"])
        for guest in (ann, bob):
            guest.leave()
        await game.put_away()
        back = await game.come("Bob")
        assert (back.told["room"]["match"], back.told["room"]["seq"]) >= before
        assert back.told["room"]["seats"][0]["name"] == "Anna"
