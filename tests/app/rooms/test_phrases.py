"""Quick phrases: told to the table at once, and kept nowhere."""

from tests.app.rooms.fakes import in_loop, playing
from tests.app.store import Store


@in_loop
async def test_what_a_seat_says_is_told_to_the_whole_table_and_stored_nowhere(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        seq = ann.told["update"]["seq"]
        ann.post({"type": "phrase", "phrase": "good_luck"})
        for guest in (ann, bob):
            assert await guest.hear_type("said") == {"type": "said", "seat": 0, "phrase": "good_luck"}
        bob.leave()
        ann.post({"type": "phrase", "phrase": "bye"})
        await ann.hear_type("said")
        back = await game.come("Bob")
        await back.quiet()
        assert "said" not in back.told
        assert back.told["update"]["seq"] == seq


@in_loop
async def test_a_visitor_without_a_seat_has_no_say(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        await game.come("Ann")
        eve = await game.come("Eve")
        eve.post({"type": "phrase", "phrase": "hello"})
        assert (await eve.hear_type("refused"))["code"] == "not_seated"
