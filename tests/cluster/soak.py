"""`make soak`: whole matches in many rooms while parts of the cluster die, freeze and come back at random.

Prints the seed, which fixes the order of the faults, and ends with 0 where everything that anybody was told is in the
log and is what the log says, and every match that ended passes `knockwood check`.
"""

import argparse
import asyncio
import random
import re
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from app.database import open_database
from tests.cluster.audit import audit
from tests.cluster.crowd import Crowd, Sides, playing
from tests.cluster.forked import FORKED
from tests.cluster.native import Cluster

SERVERS = ("server-1", "server-2")
OF_A_STORE_THAT_IS_AWAY = {"writing_fails", "reading_fails"}
LONGEST_FAULT = 6.0
LONGEST_PEACE = 6.0
MOVES_AFTER = 10
MOVES_WITHIN = 90.0


@dataclass(frozen=True, slots=True)
class Fault:
    name: str
    begin: Callable[[], object]
    end: Callable[[], object]


def faults(cluster: Cluster) -> list[Fault]:
    """Everything that can go wrong, each with its mending."""
    found = []
    for name in (*SERVERS, "redis", "database"):
        found.append(Fault(f"{name} is killed", cluster[name].kill, partial(cluster.restart, name)))
        found.append(Fault(f"{name} is stopped", partial(cluster.stop, name), partial(cluster.restart, name)))
    for server in SERVERS:
        for part in ("database", "redis"):
            line = cluster.line(server, part)
            found.append(Fault(f"{server} and {part} are cut apart", line.cut, line.open))
            found.append(Fault(f"nothing comes through between {server} and {part}", line.freeze, line.open))
    return found


def sides(cluster: Cluster, chance: random.Random) -> Sides:
    """One by the proxy, or each at a server of their own, or each at both."""
    one, two, door = cluster.at("server-1"), cluster.at("server-2"), cluster.url
    return chance.choice(
        [([[door]], [[door]]), ([[one, two]], [[two, one]]), ([[one, two], [two, one]], [[two, one], [one, two]])]
    )


async def soak(cluster: Cluster, chance: random.Random, minutes: float, rooms: int) -> tuple[Crowd, Counter[str]]:
    """Play and disturb; the crowd, and what was done how often."""
    done: Counter[str] = Counter()
    all_faults = faults(cluster)
    until = time.monotonic() + minutes * 60
    async with playing(*(sides(cluster, chance) for _ in range(rooms))) as crowd:
        while time.monotonic() < until:
            fault = chance.choice(all_faults)
            lasts, peace = chance.uniform(0, LONGEST_FAULT), chance.uniform(0, LONGEST_PEACE)
            say(f"{fault.name} for {lasts:.1f} s")
            await asyncio.to_thread(fault.begin)
            await asyncio.sleep(lasts)
            await asyncio.to_thread(fault.end)
            await crowd.move_on(MOVES_AFTER, MOVES_WITHIN)
            await asyncio.sleep(peace)
            done[fault.name] += 1
    return crowd, done


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.cluster.soak")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--rooms", type=int, default=12)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000))
    asked = parser.parse_args()
    say(f"seed {asked.seed}: {asked.rooms} rooms for {asked.minutes:g} minutes")
    with Cluster(images=FORKED, lines=True) as cluster:
        crowd, done = asyncio.run(soak(cluster, random.Random(asked.seed), asked.minutes, asked.rooms))
        database = open_database(cluster.postgres.postgres.url("knockwood"), exclusive=False)
        try:
            matches = audit(database, crowd.told)
        finally:
            database.close()
        said = "".join(cluster[name].said() for name in SERVERS)
    errors = Counter(re.findall(r"\[error +\] (\S.*?)  ", said))
    ended = {match for person in crowd.people for match in person.ended}
    for name, count in sorted(done.items()):
        say(f"{count:4} × {name}")
    events = sum(match.last_seq for match in matches.values())
    say(f"{len(crowd.told)} updates told of {len(matches)} matches, {len(ended)} of them over, with {events} events.")
    for kind, count in errors.items():
        say(f"{count:4} × logged as an error: {kind}")
    ours = errors.keys() - OF_A_STORE_THAT_IS_AWAY
    for kind in ours:  # the first of each, with the places in the source
        say(said[said.index(kind) :].partition("\n20")[0])
    say(f"Faults of ours: {sorted(ours)}" if ours else "Everything that anybody was told agrees with the log.")
    return 1 if ours else 0


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
