"""The locks bind every library by hash, agree with each other, and work behind any mirror."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted(ROOT.glob("requirements*.lock"))
HASHES = r"(?:\\\n    --hash=sha256:[0-9a-f]{64} ?)+"
PINS = re.compile(rf"^(?P<pin>[a-z0-9-]+==[^\s\\]+)(?P<marker>[^\\\n]*){HASHES}", re.MULTILINE)


def pins(lock: Path) -> set[str]:
    return {found["pin"] for found in PINS.finditer(lock.read_text())}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_line_of_a_lock_is_a_version_with_its_hashes(lock: Path) -> None:
    assert PINS.sub("", lock.read_text()).strip() == ""
    assert pins(lock)


def test_the_four_locks_can_share_one_environment() -> None:
    assert {lock.name for lock in LOCKS} == {
        "requirements.lock",
        "requirements-build.lock",
        "requirements-dev.lock",
        "requirements-bench.lock",
    }
    everything = pins(ROOT / "requirements-dev.lock")
    assert pins(ROOT / "requirements.lock") < everything
    assert pins(ROOT / "requirements-build.lock") < everything
    only_bench = pins(ROOT / "requirements-bench.lock") - everything
    assert {pin.partition("==")[0] for pin in only_bench} == {"rlcard", "termcolor"}


@pytest.mark.parametrize("place", ["static", "benchmarks/peers", "tests/e2e/lighthouse"])
def test_the_locks_of_node_have_hashes_and_no_addresses(place: str) -> None:
    lock = json.loads((ROOT / place / "package-lock.json").read_text())
    packages = {path: package for path, package in lock["packages"].items() if path}
    assert packages
    assert all("resolved" not in package for package in packages.values())
    assert all(package["integrity"].startswith("sha512-") for package in packages.values())


def test_a_page_is_built_by_what_is_locked_for_playing() -> None:
    """`make run` leaves the development tools away, so nothing that the build needs may be among them."""
    package = json.loads((ROOT / "static/package.json").read_text())
    lock = json.loads((ROOT / "static/package-lock.json").read_text())
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in package["dependencies"].values())
    assert {"vite", "svgo"} <= package["dependencies"].keys()
    assert not any(lock["packages"][f"node_modules/{name}"].get("dev") for name in package["dependencies"])
    assert "node_modules/react" not in lock["packages"]
