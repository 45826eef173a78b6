"""A process that plays matches into a database and says what was acknowledged, until somebody kills it.

python -m tests.app.matches.writing <database url> <seed>
"""

import asyncio
import sys

from app.database import open_database
from app.ids import new_id
from app.matches.entries import SERVER, Append, NewRoom
from tests.app.played import entries_of, random_match, renamed
from tests.app.store import Store
from tests.engine.driver import SERVER_SEED

ROOMS = 8


async def play(store: Store, seed: int) -> None:
    people = store.person("Ann"), store.person("Bob")
    await asyncio.gather(*(_room(store, people, f"{seed:04}{number:04}", seed + number) for number in range(ROOMS)))


async def _room(store: Store, people: tuple[str, str], code: str, seed: int) -> None:
    match_id = new_id(1_900_000_000_000 + seed)
    entries = entries_of(renamed(random_match(seed), match_id), people)
    room = NewRoom(code, people[0], private=True)
    await store.log.append(Append(match_id, 1, entries[:3], room, ((SERVER, SERVER_SEED.hex()),)))
    _tell(match_id, 3)
    for index in range(3, len(entries), 2):
        await store.log.append(Append(match_id, index + 1, entries[index : index + 2]))
        _tell(match_id, min(index + 2, len(entries)))


def _tell(match_id: str, seq: int) -> None:
    sys.stdout.write(f"{match_id} {seq}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    with Store(open_database(sys.argv[1])) as opened:
        asyncio.run(play(opened, int(sys.argv[2])))
