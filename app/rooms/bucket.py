"""A token bucket: how often a socket may speak."""

from dataclasses import dataclass


@dataclass(slots=True)
class Bucket:
    """Holds at most `burst` tokens and gains `rate` a second; every time is in ms."""

    rate: float
    burst: float
    tokens: float
    at: int

    @classmethod
    def full(cls, *, rate: float, burst: float, now: int) -> "Bucket":
        return cls(rate, burst, burst, now)

    def take(self, now: int) -> bool:
        """Take one token; False where there is none."""
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate / 1000)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True
