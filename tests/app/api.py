"""The API over a test's store, without rooms: people, matches and what can be played."""

from fastapi import FastAPI
from fastapi.testclient import TestClient

from app.errors import install_errors
from app.matches import catalogue, own_rules, rule_page
from app.matches import routes as matches
from app.players import routes as players
from app.players.limits import Limiter
from app.settings import Settings
from tests.app.store import NOW, Store


class StillClock:
    """The time that a test sets."""

    def __init__(self, at: int = NOW) -> None:
        self.at = at

    def now(self) -> int:
        return self.at


def make_api(store: Store, settings: Settings | None = None, limiter: Limiter | None = None) -> FastAPI:
    app = FastAPI()
    install_errors(app)
    for part in (players, matches, catalogue, own_rules, rule_page):
        app.include_router(part.router)
    app.state.settings = settings or Settings(public_url=None)
    app.state.database = store.database
    app.state.writer = store.writer
    app.state.log = store.log
    app.state.book = store.book
    app.state.clock = StillClock()
    app.state.renamed = lambda _player: None
    app.state.limiter = limiter or Limiter({})
    return app


def guest(app: FastAPI, name: str = "Ann") -> TestClient:
    """A browser of somebody who has taken a name."""
    client = stranger(app)
    answer = client.put("/api/me", json={"name": name})
    assert answer.status_code == 200
    return client


def stranger(app: FastAPI) -> TestClient:
    return TestClient(app, base_url="http://cards.example")


def player_id(client: TestClient) -> str:
    found: str = client.get("/api/me").json()["player"]["id"]
    return found
