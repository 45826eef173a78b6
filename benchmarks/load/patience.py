"""Waiting for what no single callback tells of."""

import asyncio
import time
from collections.abc import Callable

LOOKS_EVERY = 0.02


async def until(done: Callable[[], bool], within: float) -> bool:
    """Whether it was done in time."""
    end = time.monotonic() + within
    while not done():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(LOOKS_EVERY)
    return True
