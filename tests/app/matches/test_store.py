"""The store contract: what a database under a log has to keep, as one class to which SQLite and PostgreSQL are put."""

import asyncio
from collections.abc import Sequence

import pytest

from app.ids import new_id
from app.matches.entries import SERVER, Append, Conflict, Entry, NewRoom, Row, SeatHolder
from app.matches.heartbeats import Life
from app.matches.log import MatchLog
from app.write import StoreUnavailable
from engine.events import (
    AttemptVoided,
    DealStarted,
    Event,
    RematchAgreed,
    RematchMade,
    SeatLeft,
    SeatTaken,
)
from engine.match import apply, fold
from tests.app.played import entries_of, put, random_match, renamed
from tests.app.store import NOW, Store, agreed, on_both_databases, opening
from tests.engine.unruly import unruly_match

AT = NOW + 5_000


@on_both_databases
@pytest.mark.anyio
class TestStore:
    @pytest.fixture
    def host(self, store: Store) -> str:
        return store.person("Ann")

    @pytest.fixture
    def match(self, store: Store, host: str) -> str:
        return store.new_match(host)

    # --- what was stored is there -------------------------------------------

    async def test_rows_come_back_as_they_were_given(self, store: Store, host: str) -> None:
        append = opening(host, code="ABCD2345")
        await store.log.append(append)
        loaded = store.log.load(append.match_id)
        assert loaded is not None
        assert [seq for seq, _ in loaded.rows] == [1, 2]
        assert [entry.event for _, entry in loaded.rows] == [entry.event for entry in append.entries]
        assert loaded.rows[1][1].action_id == "sit0"
        assert loaded.room_code == "ABCD2345"
        assert loaded.holders == {0: SeatHolder(host, "Ann", bot=False)}
        assert loaded.last_seq == 2

    def test_an_unknown_match_is_none(self, store: Store) -> None:
        assert store.log.load(new_id(NOW)) is None
        assert store.log.load_deal(new_id(NOW), 1) is None

    def test_a_room_is_found_by_its_code(self, store: Store, host: str, match: str) -> None:
        room = store.book.room("ABCD2345")
        assert room is not None
        assert (room.match_id, room.host, room.host_name, room.private, room.created_at) == (
            match, host, "Ann", True, NOW,
        )  # fmt: skip
        assert store.book.room("WXYZ2345") is None

    async def test_newer_rows_are_those_after_a_seq(self, store: Store, match: str) -> None:
        await store.log.append(Append(match, 3, (agreed(0), agreed(1))))
        assert [seq for seq, _ in store.log.newer(match, 2)] == [3, 4]
        assert store.log.newer(match, 4) == ()

    # --- exactly one outcome ------------------------------------------------

    async def test_of_two_at_one_seq_one_wins_and_the_other_gets_its_rows(self, store: Store, match: str) -> None:
        first, second = Append(match, 3, (agreed(0), agreed(1))), Append(match, 3, (agreed(1),))
        lost = await _outcomes(store.log, first, second)
        assert lost[0] is None
        assert isinstance(lost[1], Conflict)
        assert _plain(lost[1].rows) == [(3, RematchAgreed(0)), (4, RematchAgreed(1))]
        assert lost[1].match_id == match

    async def test_the_winning_rows_begin_where_the_loser_would_have(self, store: Store, match: str) -> None:
        await store.log.append(Append(match, 3, (agreed(0),)))
        await store.log.append(Append(match, 4, (agreed(1),)))
        with pytest.raises(Conflict) as lost:
            await store.log.append(Append(match, 4, (agreed(0), agreed(1))))
        assert _plain(lost.value.rows) == [(4, RematchAgreed(1))]

    async def test_one_failing_append_fails_alone(self, store: Store, host: str) -> None:
        matches = [store.new_match(host, code=f"AAAA{number:04}") for number in range(20)]
        good = [Append(match, 3, (agreed(0),)) for match in matches]
        bad = [Append(match, 2, (agreed(1),)) for match in matches[::4]]
        lost = await _outcomes(store.log, *[append for pair in zip(good, bad * 4, strict=True) for append in pair])
        assert [outcome for outcome in lost[::2] if outcome is not None] == []
        assert all(isinstance(outcome, Conflict) for outcome in lost[1::2])
        for match in matches:
            assert _plain(store.log.newer(match, 2)) == [(3, RematchAgreed(0))]

    async def test_what_fails_leaves_no_projection_behind(self, store: Store, match: str) -> None:
        friend = store.person("Bob")
        taken = Entry(SeatTaken(1, "2" * 64, bot=False), AT, 1, player=friend)
        lost = await _outcomes(
            store.log, Append(match, 3, (agreed(0),)), Append(match, 3, (taken,), seeds=((SERVER, "6" * 64),))
        )
        assert isinstance(lost[1], Conflict)
        assert set(store.book.holders(match)) == {0}
        assert store.log.seeds(match) == {SERVER: "5" * 64}

    async def test_a_stored_action_is_found_again(self, store: Store, match: str) -> None:
        await store.log.append(Append(match, 3, (agreed(1, "a-1", "digest"), agreed(0))))
        row = store.log.find_action(match, 1, "a-1")
        assert row is not None
        assert (row[0], row[1].content, row[1].event) == (3, "digest", RematchAgreed(1))
        assert store.log.find_action(match, 0, "a-1") is None
        assert store.log.find_action(match, 1, "a-2") is None

    async def test_an_action_is_stored_once_by_each_seat(self, store: Store, match: str) -> None:
        await store.log.append(Append(match, 3, (agreed(1, "a-1"),)))
        await store.log.append(Append(match, 4, (agreed(0, "a-1"),)))
        with pytest.raises(Conflict) as lost:
            await store.log.append(Append(match, 5, (agreed(1, "a-1"),)))
        assert lost.value.rows == ()
        assert lost.value.repeat is not None
        assert lost.value.repeat[0] == 3

    async def test_a_code_belongs_to_one_room(self, store: Store, host: str, match: str) -> None:
        with pytest.raises(Conflict) as lost:
            await store.log.append(opening(host, code="ABCD2345"))
        assert lost.value.rows == ()
        room = store.book.room("ABCD2345")
        assert room is not None
        assert room.match_id == match

    # --- rematch ------------------------------------------------------------

    async def test_a_rematch_is_made_in_one_transaction_with_its_agreement(
        self, store: Store, host: str, match: str
    ) -> None:
        following = _rematch(store, match, host)
        await store.log.append(Append(match, 3, (agreed(0), Entry(RematchMade(following.match_id), AT))), following)
        room = store.book.room("ABCD2345")
        assert room is not None
        assert room.match_id == following.match_id
        loaded = store.log.load(following.match_id)
        assert loaded is not None
        assert loaded.room_code == "ABCD2345"
        assert loaded.holders == {0: SeatHolder(host, "Ann", bot=False), 1: SeatHolder(None, None, bot=True)}
        assert store.log.seeds(following.match_id) == {SERVER: "8" * 64, 1: "9" * 64}

    async def test_of_two_rematches_one_is_made_and_nothing_of_the_other(
        self, store: Store, host: str, match: str
    ) -> None:
        one, other = _rematch(store, match, host), _rematch(store, match, host)
        appends = [(Append(match, 3, (Entry(RematchMade(new.match_id), AT),)), new) for new in (one, other)]
        lost = await asyncio.gather(*(store.log.append(*pair) for pair in appends), return_exceptions=True)
        assert lost[0] is None
        assert isinstance(lost[1], Conflict)
        assert _plain(lost[1].rows) == [(3, RematchMade(one.match_id))]
        assert store.log.load(other.match_id) is None

    async def test_a_match_has_one_rematch_even_if_its_log_does_not_say_so(
        self, store: Store, host: str, match: str
    ) -> None:
        await store.log.append(_rematch(store, match, host))
        with pytest.raises(Conflict):
            await store.log.append(_rematch(store, match, host))

    # --- seats and seeds ----------------------------------------------------

    async def test_a_seat_that_is_left_is_nobodys(self, store: Store, match: str) -> None:
        friend = store.person("Bob")
        await store.log.append(Append(match, 3, (Entry(SeatTaken(1, "2" * 64, bot=False), AT, 1, player=friend),)))
        assert store.book.holders(match)[1] == SeatHolder(friend, "Bob", bot=False)
        await store.log.append(Append(match, 4, (Entry(SeatLeft(1), AT, 1),)))
        assert set(store.book.holders(match)) == {0}

    async def test_a_voided_attempt_frees_the_seat_and_brings_a_new_server_seed(self, store: Store, match: str) -> None:
        voided = Entry(AttemptVoided(0, "5" * 64, "d" * 64), AT)
        await store.log.append(Append(match, 3, (voided,), seeds=((SERVER, "7" * 64),)))
        assert store.book.holders(match) == {}
        assert store.log.seeds(match) == {SERVER: "7" * 64}

    async def test_a_seed_that_was_not_opened_is_in_no_row(self, store: Store, match: str) -> None:
        rows = store.log.newer(match, 0)
        assert "5" * 64 not in repr(rows)

    # --- folding ------------------------------------------------------------

    @pytest.mark.parametrize(
        ("plan", "seed"),
        [("duel", 10), ("duel", 47), ("duel", 67), ("captain", 54), ("cutthroat", 38), ("partners", 67)],
    )
    def test_the_fold_from_the_last_deal_equals_the_full_fold(
        self, store: Store, host: str, plan: str, seed: int
    ) -> None:
        """Along matches with offers, claims, gifts and outages that stand across deals."""
        match_id = new_id(NOW)
        entries = entries_of(renamed(unruly_match(seed, plan=plan).log, match_id), (host,) * 4)
        state = None
        for index, entry in enumerate(entries):
            room = NewRoom("WXYZ2345", host, private=True) if index == 0 else None
            store.log.append_now(Append(match_id, index + 1, (entry,), room))
            state = apply(state, entry.event)
            if index % 5 and index < len(entries) - 9:
                continue
            part, whole = store.log.load(match_id), store.log.load(match_id, from_checkpoint=False)
            assert part is not None
            assert whole is not None
            assert len(whole.rows) == index + 1
            assert fold(whole.events) == state
            assert fold(part.events) == state
        part = store.log.load(match_id)
        assert part is not None
        assert len(part.rows) < len(entries)

    def test_a_deal_is_loaded_up_to_where_the_next_one_begins(self, store: Store, host: str) -> None:
        events = random_match(seed=7)
        match_id = put(store, events, (host, host), code="WXYZ2345", step=50)
        starts = [index for index, event in enumerate(events) if isinstance(event, DealStarted)]
        for number, start in enumerate(starts, 1):
            end = starts[number] if number < len(starts) else len(events)
            loaded = store.log.load_deal(match_id, number)
            assert loaded is not None
            assert loaded.last_seq == end
            assert loaded.events[-(end - start) :] == events[start:end]
            assert fold(loaded.events) == fold(renamed(events[:end], match_id))
        assert store.log.load_deal(match_id, len(starts) + 1) is None

    # --- looking after rooms ------------------------------------------------

    async def test_what_is_overdue_is_taken_once_the_longest_overdue_first(self, store: Store, host: str) -> None:
        one, two, three = (store.new_match(host, code=f"AAAA{number:04}") for number in range(3))
        assert await store.book.take_overdue(2**52, lease_until=2**52 + 1) == ()
        await store.book.set_due({one: 500, two: 400, three: 501})
        assert await store.book.take_overdue(500, lease_until=900, most=1) == ("AAAA0001",)
        assert await store.book.take_overdue(500, lease_until=900) == ("AAAA0000",)
        assert await store.book.take_overdue(500, lease_until=900) == ()
        assert store.overdue(899) == ["AAAA0002"]
        await store.book.set_due({three: None})
        assert set(await store.book.take_overdue(900, lease_until=2_000)) == {"AAAA0000", "AAAA0001"}

    async def test_what_is_held_is_leased_at_once_and_what_is_over_is_not(self, store: Store, host: str) -> None:
        events = random_match(seed=7)
        dealt = next(index for index, event in enumerate(events) if isinstance(event, DealStarted)) + 1
        running, ended = (
            put(store, events[:end], (host, host), code=code) for end, code in ((dealt, "WXYZ2345"), (None, "WXYZ2346"))
        )
        other = put(store, events[:dealt], (host, host), code="WXYZ2347")
        await store.book.set_due({running: 100, other: 100, ended: 100})
        await store.book.lease([running, ended], until=500)
        assert store.overdue(499) == ["WXYZ2347"]
        assert sorted(store.overdue(500)) == ["WXYZ2345", "WXYZ2347"]
        await store.book.lease([], until=900)

    async def test_matches_that_have_grown_are_found_in_one_look(self, store: Store, host: str) -> None:
        one, two = (store.new_match(host, code=f"AAAA{number:04}") for number in range(2))
        assert store.book.grown({one: 2, two: 2}) == ()
        assert store.book.grown({one: 1, two: 2}) == (one,)
        assert set(store.book.grown({one: 1, two: 1, "none": 0})) == {one, two}
        assert store.book.grown({}) == ()

    def test_a_match_is_running_from_its_first_deal_to_its_end(self, store: Store, host: str, match: str) -> None:
        events = random_match(seed=7)
        assert store.book.running() == ()
        end = next(index for index, event in enumerate(events) if isinstance(event, DealStarted)) + 1
        put(store, events[:end], (host, host), code="WXYZ2345")
        assert store.book.running() == ("WXYZ2345",)
        put(store, events, (host, host), code="WXYZ2346", step=100)
        assert store.book.running() == ("WXYZ2345",)

    async def test_the_last_heartbeat_is_that_of_any_server(self, store: Store) -> None:
        assert store.heartbeats.last() is None
        one, two = Life("one", 1_000, 1_000), Life("two", 3_000, 3_000)
        assert (await store.heartbeats.beat("one", 1_000, 5_000)).lives == (one,)
        assert (await store.heartbeats.beat("two", 3_000, 5_000)).lives == (two, one)
        lives = (await store.heartbeats.beat("one", 6_000, 5_000)).lives
        assert lives == store.heartbeats.lives() == (Life("one", 1_000, 6_000), Life("two", 3_000, 3_000))
        assert store.heartbeats.last() == 6_000

    async def test_after_a_silence_a_server_begins_another_life(self, store: Store) -> None:
        await store.heartbeats.beat("one", 1_000, 5_000)
        newer, older = (await store.heartbeats.beat("one", 6_001, 5_000)).lives
        assert newer == Life("one", 6_001, 6_001)
        assert (older.began, older.last) == (1_000, 1_000)
        assert older.server != "one"

    # --- trouble ------------------------------------------------------------

    async def test_a_waiter_that_gives_up_takes_nothing_with_it(self, store: Store, match: str) -> None:
        gone = asyncio.ensure_future(store.log.append(Append(match, 3, (agreed(0),))))
        await asyncio.sleep(0)
        gone.cancel()
        await store.log.append(Append(match, 4, (agreed(1),)))
        assert _plain(store.log.newer(match, 2)) == [(3, RematchAgreed(0)), (4, RematchAgreed(1))]

    async def test_after_the_writer_has_stopped_nothing_is_taken(self, store: Store, match: str) -> None:
        store.writer.stop()
        with pytest.raises(StoreUnavailable):
            await store.log.append(Append(match, 3, (agreed(0),)))
        assert store.log.newer(match, 2) == ()


def _rematch(store: Store, match: str, host: str) -> Append:
    loaded = store.log.load(match)
    assert loaded is not None
    match_id = new_id(AT)
    made = renamed(loaded.events[:1], match_id, rematch_of=match)[0]
    entries = (
        Entry(made, AT),
        Entry(SeatTaken(0, None, bot=False), AT, 0, player=host),
        Entry(SeatTaken(1, "2" * 64, bot=True), AT, 1),
    )
    return Append(match_id, 1, entries, seeds=((SERVER, "8" * 64), (1, "9" * 64)))


async def _outcomes(log: MatchLog, *appends: Append) -> list[BaseException | None]:
    return await asyncio.gather(*(log.append(append) for append in appends), return_exceptions=True)


def _plain(rows: Sequence[Row]) -> list[tuple[int, Event]]:
    return [(seq, entry.event) for seq, entry in rows]
