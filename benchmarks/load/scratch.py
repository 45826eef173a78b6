"""Where a run keeps its databases: on the disk of the checkout, since a folder for temporary files may be memory."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BENCHMARKS = Path(__file__).parents[1]


@contextmanager
def scratch() -> Iterator[Path]:
    """A new folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="scratch-", dir=BENCHMARKS) as folder:
        yield Path(folder)
