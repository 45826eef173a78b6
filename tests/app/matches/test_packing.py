"""Packed matches on both databases: whoever reads finds what was there before, and whoever writes is never wrong."""

import asyncio
import multiprocessing
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from multiprocessing.connection import Connection as Pipe
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from app.database import Database, moment, open_database
from app.ids import new_id
from app.matches.entries import SERVER, Append, Conflict, Entry, NewRoom
from app.matches.lines import lines_from
from app.matches.models import EVENTS, MATCHES, OPEN_LOGS, PACKED
from app.matches.packed import Line
from app.matches.packer import Packer
from app.matches.packing import matches_to_pack, pack_match, put_away, wrap
from app.metrics import Metrics
from app.operating.check import AGREES, check_text
from app.operating.export import export
from app.operating.pack import pack_all
from app.players.forgetting import forget
from engine.events import RematchAgreed, RematchMade, RematchWithdrawn, SeatTaken
from tests.app.api import guest, make_api, player_id
from tests.app.operating.fair import fair_match, server_seed
from tests.app.played import entries_of, put, random_match, renamed
from tests.app.rooms.fake_clock import FakeClock
from tests.app.store import NOW, Store, on_both_databases
from tests.engine.driver import MATCH_ID

pytestmark = on_both_databases

LATER = NOW + 10 * 24 * 3_600_000
EVER = moment(2**42)
FORKS = multiprocessing.get_context("forkserver")


@pytest.fixture
def match(store: Store) -> str:
    return put_fair(store, store.person("Ann"), store.person("Bob"))


def put_fair(store: Store, *players: str, seed: int = 24) -> str:
    """A match in which everything happens, whose decks come from its seeds, with named and signed actions."""
    state, events = fair_match(seed)
    entries = tuple(map(_signed, enumerate(entries_of(events, players))))
    room = NewRoom("FAIR2345", players[0], private=True)
    seeds = ((SERVER, server_seed(seed, state).hex()),)
    store.log.append_now(Append(MATCH_ID, 1, entries[:1], room, seeds))
    for start in range(1, len(entries), 40):
        store.log.append_now(Append(MATCH_ID, start + 1, entries[start : start + 40]))
    return MATCH_ID


def _signed(numbered: tuple[int, Entry]) -> Entry:
    number, entry = numbered
    if entry.seat is None:
        return entry
    name = sha256(str(number).encode()).hexdigest()
    return replace(entry, action_id=name[:24] if number % 3 else f"act-{number}", content=name)


def packs(store: Store, match: str) -> bool:
    return pack_match(store.database, store.writer.run, match, EVER) is not None


def count(database: Database, table: Any, match: str) -> int:
    with database.reading() as connection:
        found: int = connection.execute(
            select(func.count()).select_from(table).where(table.c.match_id == match)
        ).scalar_one()
        return found


def stored(store: Store, match: str) -> tuple[Line, ...]:
    """Every byte of the log."""
    with store.database.reading() as connection:
        return lines_from(connection, match)


def everything(store: Store, match: str) -> list[object]:
    """What every reader of the log says."""
    log, lines = store.log, stored(store, match)
    named = [(line.seat, line.action_id) for line in lines if line.seat is not None and line.action_id is not None]
    return [
        lines,
        log.load(match),
        log.load(match, from_checkpoint=False),
        *(log.load_deal(match, number) for number in (0, 1, 2, 5, 99)),
        log.end_of(match),
        *(log.newer(match, after) for after in (0, 77, len(lines) - 1, len(lines))),
        *(log.find_action(match, *name) for name in named[::40]),
        log.find_action(match, 0, "never"),
        log.seeds(match),
        export(store.database, match, "json"),
        export(store.database, match, "text"),
    ]


def answers(store: Store, match: str) -> Callable[[], dict[str, tuple[int, bytes]]]:
    """Everything that the API says to one of the players."""
    ann = guest(make_api(store), "Ann")

    def sit(connection: Connection) -> None:
        connection.exec_driver_sql(
            f"UPDATE match_players SET player_id = '{player_id(ann)}' WHERE match_id = '{match}' AND seat = 0"
        )

    store.writer.run(sit)
    one = f"/api/matches/{match}"
    deals = [f"{one}/deals/{number}" for number in (1, 3, 99)]
    asked = ["/api/matches", one, f"{one}/record.json", f"{one}/record.txt"]
    asked += [f"{deal}{eyes}" for deal in deals for eyes in ("", "?seat=0", "?seat=1", "?seat=open")]

    def ask() -> dict[str, tuple[int, bytes]]:
        return {path: ((answer := ann.get(path)).status_code, answer.content) for path in asked}

    return ask


# --- reading ----------------------------------------------------------------


def test_every_reader_of_the_log_finds_what_was_there_before(store: Store, match: str) -> None:
    before = everything(store, match)
    assert packs(store, match)
    assert count(store.database, EVENTS, match) == 0
    assert count(store.database, PACKED, match) == 1
    assert everything(store, match) == before


def test_the_api_answers_as_before(store: Store, match: str) -> None:
    ask = answers(store, match)
    before = ask()
    assert {status for status, _ in before.values()} == {200, 404}  # the last deals were never dealt
    assert packs(store, match)
    assert ask() == before


def test_a_packed_match_is_exported_and_agrees(store: Store, match: str) -> None:
    assert packs(store, match)
    verdict = check_text(export(store.database, match, "json").decode())
    assert verdict.code == AGREES, verdict.text


def test_forgetting_somebody_touches_no_packed_match(store: Store) -> None:
    ann, bob = store.person("Ann"), store.person("Bob")
    match = put_fair(store, ann, bob)
    assert packs(store, match)
    before = store.log.load(match, from_checkpoint=False)
    store.writer.run(lambda connection: forget(connection, [ann]))
    after = store.log.load(match, from_checkpoint=False)
    assert before is not None
    assert after is not None
    assert after.rows == before.rows
    assert [holder.name for holder in after.holders.values()] == [None, "Bob"]


# --- when -------------------------------------------------------------------


def test_only_what_has_been_over_for_long_enough_is_packed(store: Store) -> None:
    ann, bob = store.person("Ann"), store.person("Bob")
    events = random_match(seed=7)
    running = put(store, events[: len(events) // 2], (ann, bob), code="RUNNING2", step=50)
    seating = store.new_match(ann, code="SEATING2")
    over = put(store, events, (ann, bob), code="OVER2345", step=50)
    with store.database.reading() as connection:
        ended = connection.execute(select(MATCHES.c.ended_at).where(MATCHES.c.id == over)).scalar_one()
        assert matches_to_pack(connection, ended, 10) == []
        assert matches_to_pack(connection, EVER, 10) == [over]
    for match in (running, seating):
        assert not packs(store, match)
    assert not pack_match(store.database, store.writer.run, over, ended)
    assert packs(store, over)
    assert pack_all(store.database, EVER).matches == 0


def test_a_server_packs_by_itself_and_says_how_much(store: Store, match: str) -> None:
    clock, metrics = FakeClock(LATER), Metrics()
    packer = Packer(store.database, store.writer, clock, LATER, metrics)
    before = stored(store, match)
    assert asyncio.run(packer.look()) == 0  # over, but not for that long
    packer = Packer(store.database, store.writer, clock, 24 * 3_600_000, metrics)
    assert asyncio.run(packer.look()) == 1
    assert asyncio.run(packer.look()) == 0
    assert stored(store, match) == before
    told = {
        (sample.name, *sample.labels.values()): sample.value
        for family in metrics.registry.collect()
        for sample in family.samples
    }
    assert told["knockwood_packed_matches_total",] == 1
    assert 0 < told["knockwood_packed_bytes_total", "packed"] < told["knockwood_packed_bytes_total", "rows"] / 2


def test_the_command_packs_all_of_them(store: Store) -> None:
    ann, bob = store.person("Ann"), store.person("Bob")
    matches = [put(store, random_match(seed=7), (ann, bob), code=f"OVER{number:04}", step=500) for number in range(3)]
    before = [stored(store, match) for match in matches]
    packed = pack_all(store.database, EVER)
    assert packed.matches == 3
    assert 0 < packed.after < packed.before
    assert [stored(store, match) for match in matches] == before


# --- writing ----------------------------------------------------------------


def test_a_packed_match_takes_a_rematch_as_any_other(store: Store) -> None:
    ann, bob = store.person("Ann"), store.person("Bob")
    match = put(store, random_match(seed=7), (ann, bob), code="OVER2345", step=500)
    assert packs(store, match)
    loaded = store.log.load(match)
    assert loaded is not None
    last = loaded.last_seq
    store.log.append_now(Append(match, last + 1, (Entry(RematchAgreed(0), LATER, 0, "again", "digest"),)))
    assert [seq for seq, _ in store.log.newer(match, last - 1)] == [last, last + 1]
    assert count(store.database, PACKED, match) == 0
    # It waits for the other's answer, and is left alone meanwhile.
    assert not pack_match(store.database, store.writer.run, match, moment(LATER))
    assert packs(store, match)
    found = store.log.find_action(match, 0, "again")
    assert found is not None
    assert found[1].content == "digest"
    following = new_id(LATER)
    made = renamed(loaded.events[:1], following, rematch_of=match)[0]
    store.log.append_now(
        Append(match, last + 2, (Entry(RematchAgreed(1), LATER, 1), Entry(RematchMade(following), LATER))),
        Append(following, 1, (Entry(made, LATER), Entry(SeatTaken(0, None, bot=False), LATER, 0, player=ann))),
    )
    room = store.book.room("OVER2345")
    assert room is not None
    assert room.match_id == following
    assert [type(entry.event) for _, entry in store.log.newer(match, last)] == [
        RematchAgreed,
        RematchAgreed,
        RematchMade,
    ]
    assert packs(store, match)
    assert [type(entry.event) for _, entry in store.log.newer(match, last)] == [
        RematchAgreed,
        RematchAgreed,
        RematchMade,
    ]


@pytest.mark.parametrize("behind", [0, 1, 100])
def test_who_believes_that_it_still_lies_in_rows_gets_the_winning_ones(store: Store, match: str, behind: int) -> None:
    """A server that slept through the end of the match, and through its packing."""
    loaded = store.log.load(match, from_checkpoint=False)
    assert loaded is not None
    assert packs(store, match)
    before = stored(store, match)
    seq = loaded.last_seq - behind
    with pytest.raises(Conflict) as lost:
        store.log.append_now(Append(match, seq, (Entry(RematchWithdrawn(0), LATER, 0),)))
    assert lost.value.rows == loaded.rows[seq - 1 :]
    assert stored(store, match) == before


def test_an_action_that_was_stored_before_the_packing_is_stored_once(store: Store, match: str) -> None:
    loaded = store.log.load(match, from_checkpoint=False)
    assert loaded is not None
    seq, entry = next(row for row in loaded.rows if row[1].action_id is not None)
    assert packs(store, match)
    again = Entry(RematchAgreed(entry.seat or 0), LATER, entry.seat, entry.action_id, "digest")
    with pytest.raises(Conflict) as lost:
        store.log.append_now(Append(match, loaded.last_seq + 1, (again,)))
    assert lost.value.repeat == (seq, entry)


def test_appends_of_others_are_stored_beside_one_to_a_packed_match(store: Store, match: str) -> None:
    ann = store.person("Ann")
    others = [store.new_match(ann, code=f"AAAA{number:04}") for number in range(6)]
    loaded = store.log.load(match)
    assert loaded is not None
    assert packs(store, match)
    late = Append(match, loaded.last_seq + 1, (Entry(RematchWithdrawn(0), LATER, 0),))
    appends = [Append(other, 3, (Entry(RematchAgreed(0), LATER),)) for other in others]

    async def all_at_once() -> None:
        await asyncio.gather(*(store.log.append(append) for append in (*appends[:3], late, *appends[3:])))

    asyncio.run(all_at_once())
    for append in (*appends, late):
        assert store.log.newer(append.match_id, append.first_seq - 1) != ()


# --- exactly one outcome ----------------------------------------------------


def test_of_two_servers_that_pack_one_match_one_does_it(store: Store, match: str) -> None:
    before = stored(store, match)
    with store.database.reading() as connection:
        one, other = wrap(connection, match), wrap(connection, match)
    assert one is not None
    assert other is not None
    assert store.writer.run(lambda connection: put_away(connection, one, EVER))
    assert not store.writer.run(lambda connection: put_away(connection, other, EVER))
    assert stored(store, match) == before


def test_a_match_that_went_on_after_it_was_read_is_not_packed_as_it_was(store: Store, match: str) -> None:
    with store.database.reading() as connection:
        parcel = wrap(connection, match)
    assert parcel is not None
    store.log.append_now(Append(match, parcel.last_seq + 1, (Entry(RematchWithdrawn(0), LATER, 0),)))
    before = stored(store, match)
    assert not store.writer.run(lambda connection: put_away(connection, parcel, EVER))
    assert stored(store, match) == before


def test_a_packing_that_is_broken_off_has_changed_nothing(store: Store, match: str) -> None:
    before = stored(store, match)

    def write(work: Callable[[Connection], bool]) -> bool:
        def broken_off(connection: Connection) -> bool:
            assert work(connection)
            raise KeyError("the power goes")

        return store.writer.run(broken_off)

    with pytest.raises(KeyError):
        pack_match(store.database, write, match, EVER)
    assert count(store.database, PACKED, match) == 0
    assert count(store.database, OPEN_LOGS, match) == 1
    assert stored(store, match) == before


def test_a_process_that_is_killed_while_it_packs_loses_nothing(store: Store, match: str, database_url: str) -> None:
    before = stored(store, match)
    ours, theirs = FORKS.Pipe()
    packing = FORKS.Process(target=pack_and_wait, args=(database_url, match, theirs), daemon=True)
    packing.start()
    assert ours.poll(60)
    assert ours.recv() == "all but committed"
    packing.kill()
    packing.join()
    assert count(store.database, PACKED, match) == 0
    assert stored(store, match) == before
    assert packs(store, match)
    assert stored(store, match) == before


def pack_and_wait(database_url: str, match: str, parent: Pipe) -> None:
    """In a process of its own: everything but the commit."""
    database = open_database(database_url, exclusive=False)

    def write(work: Callable[[Connection], bool]) -> bool:
        with database.writing() as connection:
            assert work(connection)
            parent.send("all but committed")
            parent.recv()
        return True

    pack_match(database, write, match, EVER)


def test_while_somebody_appends_the_packer_does_not_wait(store: Store, match: str) -> None:
    """On SQLite nobody else writes; on PostgreSQL another server may be in mid-append."""
    if not store.is_postgresql:
        assert packs(store, match)
        return
    with store.database.reading() as connection:
        parcel = wrap(connection, match)
    assert parcel is not None
    with store.database.writing() as elsewhere:
        row = lines_from(elsewhere, match)[-1]._asdict() | {"match_id": match, "seq": parcel.last_seq + 1}
        elsewhere.execute(EVENTS.insert(), [row | {"action_id": None}])
        assert not store.writer.run(lambda connection: put_away(connection, parcel, EVER))
    assert len(store.log.newer(match, parcel.last_seq)) == 1
