"""What all rooms of a server share."""

from dataclasses import dataclass, field

from app.clock import Clock
from app.matches.heartbeats import Heartbeats
from app.matches.log import MatchLog
from app.matches.room_book import RoomBook
from app.matches.whispers import Whispers
from app.metrics import Metrics
from app.rooms.bots import Computer
from app.rooms.bus import Bus
from app.rooms.chance import Chance
from app.rooms.neighbours import Neighbours, alone
from app.rooms.pulse import Pulse


@dataclass(frozen=True, slots=True)
class House:
    """`patience`: ms that an append may take before it is an outage. `build`: the page's that is served.

    `server`: this one's id, for as long as its process lives.
    """

    log: MatchLog
    book: RoomBook
    heartbeats: Heartbeats
    whispers: Whispers
    clock: Clock
    bus: Bus
    pulse: Pulse
    chance: Chance
    computer: Computer
    build: str
    server: str = "server"
    neighbours: Neighbours = field(default_factory=alone)
    patience: int = 1_000
    metrics: Metrics = field(default_factory=Metrics)
