"""Rooms of three and four that have not begun: who comes, and what must hold whatever happens to their seats."""

from app.matches.entries import SERVER
from app.rooms.table import Table
from engine.match import MatchPhase
from engine.shuffle import seed_commitment
from tests.app.rooms.fakes import CODE, Game, Guest
from tests.app.store import Store

NAMES = ("Ann", "Bob", "Cleo", "Dan")


async def company(*games: Game, format_id: str = "partners") -> list[Guest]:
    """Ann has made a room of four; all have come, by turns to each server, and nobody sits."""
    games[0].make_room("Ann", format_id=format_id)
    return [await games[number % len(games)].come(name) for number, name in enumerate(NAMES)]


async def seated(*games: Game) -> list[Guest]:
    """The same, each on the seat of their turn."""
    guests = await company(*games)
    for guest in guests:
        await guest.sit()
    return guests


def names_of(guest: Guest) -> list[str | None]:
    """By seat who sits there, as this guest was told last; a computer's name is "computer"."""
    seats = guest.told["room"]["seats"]
    return ["computer" if seat["bot"] else seat["name"] for seat in seats]


def table_at(game: Game) -> Table:
    room = game.registry.held(CODE)
    assert room is not None
    return room.table


def check_seats(store: Store, game: Game) -> None:
    """Who sits is one and the same for the log, the book of seats and this server, and bots have their seeds."""
    table = table_at(game)
    stored = store.book.holders(table.match_id)
    assert {seat: holder.player_id for seat, holder in stored.items()} == {
        seat: holder.player_id for seat, holder in table.holders.items()
    }
    seats = table.state.seats
    assert stored.keys() == {seat for seat, held in enumerate(seats) if held.taken}
    assert all(holder.bot == seats[seat].bot for seat, holder in stored.items())
    people = [holder.player_id for holder in stored.values() if not holder.bot]
    assert len(people) == len(set(people))
    seeds = store.log.seeds(table.match_id)
    assert {owner: seeds[owner] for owner in table.seeds} == table.seeds
    for seat, held in enumerate(seats):
        if held.bot and held.commit is not None:
            assert seed_commitment(bytes.fromhex(seeds[seat])) == held.commit
    assert SERVER in seeds
    if table.state.phase is MatchPhase.REVEALING:
        assert all(held.seed is not None for held in seats if held.bot)
