"""A real PostgreSQL for tests, on a socket in a folder of its own. It ends with the process that started it.

PostgreSQL does not run as root, so where root is who tests, its programs run as `nobody`.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path
from threading import Event
from time import monotonic
from types import TracebackType
from typing import Any, Self

import psycopg

from app.database import migrate

ROOT = Path(__file__).resolve().parents[1]
STARTS_WITHIN = 60.0
SUPERUSER = "knockwood"
INITDB = ("--encoding=UTF8", "--locale=C")

# When this end of the pipe closes, in whatever way the tests ended, so does the server; and its folder goes too where
# they ended without a chance to remove it.
_UNTIL_CLOSED = """tests=$1 folder=$2; shift 2
"$@" & cat > /dev/null; kill -INT $! 2> /dev/null; wait $!
ps -p "$tests" > /dev/null || rm -rf "$folder"
"""


class Postgres:
    """Use it with `with`. `kill` is `kill -9`; `start` again goes on with the same databases.

    `safe`: wait for the disk as in earnest. Without it a commit survives the server's death, not the machine's.
    `port`: of loopback, to listen at with passwords beside the folder's socket, which is trusted.
    """

    def __init__(
        self,
        *,
        safe: bool = False,
        port: int | None = None,
        user: str = SUPERUSER,
        initdb: Sequence[str] = INITDB,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="knockwood-pg-", dir="/tmp"))  # a socket's path has to be short
        self._as_user = _somebody_else() if os.geteuid() == 0 else {}
        self._data = self.folder / "data"
        self._log = self.folder / "log"
        self._settings = {
            "listen_addresses": "" if port is None else "127.0.0.1",
            "port": str(port or 5432),
            "unix_socket_directories": str(self.folder),
            "fsync": "on" if safe else "off",
            **(settings or {}),
        }
        self._user, self._initdb = user, initdb
        self._running: subprocess.Popen[bytes] | None = None
        self._names = (f"db{number}" for number in count())
        self._empty: str | None = None

    def __enter__(self) -> Self:
        try:
            self.make()
            self.start()
        except BaseException:
            self.remove()
            raise
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.remove()

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://{self._user}@/{database}?host={self.folder}&port={self._settings['port']}"

    def new_database(self) -> str:
        """The address of a database with all tables and nothing in them."""
        if self._empty is None:
            self._empty = next(self._names)
            self.query(f"CREATE DATABASE {self._empty}")
            migrate(self.url(self._empty))
        name = next(self._names)
        self.query(f"CREATE DATABASE {name} TEMPLATE {self._empty} STRATEGY FILE_COPY")
        return self.url(name)

    def bare_database(self) -> str:
        """The address of a database without tables."""
        name = next(self._names)
        self.query(f"CREATE DATABASE {name}")
        return self.url(name)

    def query(self, sql: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        with psycopg.connect(self._address(database), autocommit=True) as connection:
            cursor = connection.execute(sql.encode())
            return cursor.fetchall() if cursor.description is not None else []

    @property
    def programs(self) -> Path:
        return self._programs

    @property
    def runs(self) -> bool:
        return self._running is not None and self._running.poll() is None

    def errors(self) -> str:
        """What was logged so far."""
        return self._log.read_text() if self._log.exists() else ""

    def start(self) -> None:
        """Returns when it answers. After a kill the old one's children may have to go first."""
        deadline = monotonic() + STARTS_WITHIN
        while True:
            if self._running is None or self._running.poll() is not None:
                self._run()
            try:
                self.query("SELECT 1")
            except psycopg.OperationalError:
                if monotonic() > deadline:
                    raise AssertionError(f"PostgreSQL did not start:\n{self.errors()}") from None
                Event().wait(0.02)
            else:
                return

    def kill(self) -> None:
        os.kill(int((self._data / "postmaster.pid").read_text().split()[0]), signal.SIGKILL)
        self.stop()

    def stop(self) -> None:
        """As it is stopped in earnest: whoever is connected is cut off, what was committed is on the disk."""
        if self._running is None:
            return
        assert self._running.stdin is not None
        self._running.stdin.close()
        self._running.wait(STARTS_WITHIN)
        self._running = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def _address(self, database: str) -> str:
        return f"host={self.folder} port={self._settings['port']} user={self._user} dbname={database}"

    def make(self) -> None:
        """The folder of the databases; once, before the first start."""
        if self._as_user:
            shutil.chown(self.folder, "nobody")
        self._programs = _programs(self.folder, self._as_user)
        made = subprocess.run(
            [
                self._programs / "initdb", f"--pgdata={self._data}", f"--username={self._user}", "--auth-local=trust",
                "--auth-host=scram-sha-256", "--no-sync", "--wal-segsize=4", *self._initdb,
            ],
            capture_output=True, text=True, cwd=self.folder, **self._as_user,
        )  # fmt: skip
        assert made.returncode == 0, made.stderr

    def _run(self) -> None:
        shell = ["/bin/sh", "-c", _UNTIL_CLOSED, "sh", str(os.getpid()), str(self.folder)]
        settings = [part for name, value in self._settings.items() for part in ("-c", f"{name}={value}")]
        with self._log.open("ab") as log:
            self._running = subprocess.Popen(
                [*shell, str(self._programs / "postgres"), "-D", str(self._data), *settings],
                stdin=subprocess.PIPE, stdout=log, stderr=log, cwd=self.folder, **self._as_user,
            )  # fmt: skip


def _somebody_else() -> dict[str, Any]:
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": ()}


def _programs(folder: Path, as_user: dict[str, Any]) -> Path:
    """The folder of PostgreSQL's programs; a copy where they lie in a home that `nobody` may not enter."""
    found = subprocess.run([ROOT / "scripts/test-postgres"], stdout=subprocess.PIPE, text=True)
    assert found.returncode == 0, "there is no PostgreSQL to test with"
    programs = Path(found.stdout.strip())
    try:
        subprocess.run([programs / "postgres", "--version"], capture_output=True, check=True, **as_user)
    except PermissionError:
        package = programs.parents[1]
        for part in (package, package.with_name(f"{package.name}.libs")):  # a wheel keeps its libraries beside it
            shutil.copytree(part, folder / "programs" / part.name)
        return folder / "programs" / programs.relative_to(package.parent)
    return programs
