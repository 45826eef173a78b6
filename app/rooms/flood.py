"""How often a socket may speak, and how much nonsense; above that it is refused, and at last closed."""

from dataclasses import dataclass
from enum import Enum, auto

from app.rooms.bucket import Bucket

RATE = 50
"""Frames a second in the long run."""
BURST = 200

FORGIVEN = 60
"""Frames above the rate that are refused (`too_fast`) before the socket is closed. One a second is forgiven."""
BAD_FRAMES = 10
"""Frames that are no messages (`bad_message`) before the socket is closed. One in ten seconds is forgiven."""

FIDGETS = 300
"""What is stored beside the game, as seats taken and left or offers made and taken back; two a second in the long run.
Each goes into the log and to everybody: nothing but patience would bound them otherwise."""

PHRASES = 5
"""Quick phrases at once; one in three seconds in the long run."""

WHISPERS = 10
"""Of adviser and captain at once; one in two seconds in the long run. Each is stored."""

POINTS = 10
"""At cards and piles at once; three a second in the long run."""


class Verdict(Enum):
    FINE = auto()
    REFUSE = auto()
    CLOSE = auto()


@dataclass(slots=True)
class Flood:
    """What one socket has left of the server's patience."""

    frames: Bucket
    above: Bucket
    bad: Bucket
    fidgets: Bucket
    phrases: Bucket
    whispers: Bucket
    points: Bucket

    @classmethod
    def begin(cls, now: int) -> "Flood":
        return cls(
            Bucket.full(rate=RATE, burst=BURST, now=now),
            Bucket.full(rate=1, burst=FORGIVEN, now=now),
            Bucket.full(rate=0.1, burst=BAD_FRAMES, now=now),
            Bucket.full(rate=2, burst=FIDGETS, now=now),
            Bucket.full(rate=1 / 3, burst=PHRASES, now=now),
            Bucket.full(rate=1 / 2, burst=WHISPERS, now=now),
            Bucket.full(rate=3, burst=POINTS, now=now),
        )

    def frame(self, now: int) -> Verdict:
        """Count a frame."""
        if self.frames.take(now):
            return Verdict.FINE
        return Verdict.REFUSE if self.above.take(now) else Verdict.CLOSE

    def bad_frame(self, now: int) -> Verdict:
        """Count a frame that is no message."""
        return Verdict.REFUSE if self.bad.take(now) else Verdict.CLOSE

    def fidget(self, now: int) -> bool:
        """Count an action beside the game; False where it is one too many."""
        return self.fidgets.take(now)

    def phrase(self, now: int) -> bool:
        """Count a quick phrase; False where it is one too many."""
        return self.phrases.take(now)

    def whisper(self, now: int) -> bool:
        """Count a whisper; False where it is one too many."""
        return self.whispers.take(now)

    def point(self, now: int) -> bool:
        """Count a pointing; False where it is one too many."""
        return self.points.take(now)
