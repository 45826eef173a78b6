"""Who is asking: the cookie, names and the links to other devices, over the real routes and a real store."""

from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from limits import RateLimitItemPerHour
from sqlalchemy import func, select

from app.database import moment
from app.players.auth import player_of
from app.players.limits import Deed, Limiter
from app.players.models import PLAYERS, TOKENS
from app.settings import Settings
from tests.app.api import guest, make_api, player_id, stranger
from tests.app.store import NOW, Store

MINUTE = 60_000


@pytest.fixture
def app(store: Store) -> FastAPI:
    return make_api(store)


def test_asking_who_i_am_makes_nobody(app: FastAPI, store: Store) -> None:
    answer = stranger(app).get("/api/me")
    assert answer.json()["player"] is None
    assert len(answer.json()["suggested_name"].split()) == 2
    assert "set-cookie" not in answer.headers
    with store.database.reading() as connection:
        assert connection.execute(select(func.count()).select_from(PLAYERS)).scalar_one() == 0


@pytest.mark.parametrize(("accepted", "ends"), [("pl-PL", "yi"), ("hr, en;q=0.5", "i")])
def test_a_newcomer_is_offered_a_name_in_their_language(app: FastAPI, accepted: str, ends: str) -> None:
    answer = stranger(app).get("/api/me", headers={"Accept-Language": accepted})
    adjective, _bird = answer.json()["suggested_name"].split()
    assert adjective[-1] in ends


def test_taking_a_name_makes_a_guest_whom_the_cookie_knows(app: FastAPI) -> None:
    client = stranger(app)
    made = client.put("/api/me", json={"name": "  Ann  "}).json()["player"]
    assert made["name"] == "Ann"
    assert client.get("/api/me").json()["player"] == made
    renamed = client.put("/api/me", json={"name": "Anna"}).json()["player"]
    assert renamed == {"id": made["id"], "name": "Anna"}
    assert client.get("/api/me").json()["player"] == renamed


def test_the_cookie_is_kept_from_scripts_and_foreign_pages(app: FastAPI) -> None:
    cookie = stranger(app).put("/api/me", json={"name": "Ann"}).headers["set-cookie"].lower()
    for part in ("httponly", "samesite=lax", "path=/", f"max-age={400 * 86_400}"):
        assert part in cookie
    assert "secure" not in cookie
    assert "domain" not in cookie


def test_a_public_server_sends_the_cookie_over_https_only(store: Store) -> None:
    app = make_api(store, Settings(public_url="https://cards.example"))
    assert "secure" in stranger(app).put("/api/me", json={"name": "Ann"}).headers["set-cookie"].lower()


def test_only_the_hash_of_a_token_is_stored(app: FastAPI, store: Store) -> None:
    client = guest(app)
    token = client.cookies["kw"]
    with store.database.reading() as connection:
        stored = connection.execute(select(TOKENS.c.hash)).scalar_one()
    assert stored == sha256(token.encode()).digest()
    store.writer.stop()
    assert token.encode() not in store.path.read_bytes()


@pytest.mark.parametrize("token", ["", "x", "x" * 43, "é" * 20, "0" * 5000, "\x00"])
def test_a_token_that_is_none_of_ours_is_a_stranger(store: Store, token: str) -> None:
    assert player_of(store.database, token) is None


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name_empty"),
        (" \u3000", "name_empty"),
        ("x" * 500, "name_too_long"),
        ("a\u202eb", "name_bad_characters"),
        ("\u200b", "name_bad_characters"),
    ],
)
def test_a_bad_name_is_refused_with_its_code_and_makes_nobody(app: FastAPI, name: str, code: str) -> None:
    client = stranger(app)
    answer = client.put("/api/me", json={"name": name})
    assert answer.status_code == 422
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["code"] == code
    assert set(answer.json()) == {"type", "title", "status", "code", "args"}
    assert client.get("/api/me").json()["player"] is None


@pytest.mark.parametrize("body", [{}, {"name": 5}, {"name": "Ann", "admin": True}, [], None, "Ann"])
def test_a_body_of_another_shape_is_a_bad_request(app: FastAPI, body: object) -> None:
    answer = stranger(app).put("/api/me", json=body)
    assert answer.status_code == 422
    assert answer.json()["code"] == "bad_request"


def test_markup_in_a_name_is_text(app: FastAPI) -> None:
    client = guest(app, "<svg/onload=alert()>")
    answer = client.get("/api/me")
    assert answer.json()["player"]["name"] == "<svg/onload=alert()>"
    assert answer.headers["content-type"] == "application/json"


def test_a_link_goes_on_as_the_same_player_on_another_device(app: FastAPI) -> None:
    first = guest(app)
    link = first.post("/api/me/links")
    assert link.status_code == 201
    url, token = link.json()["url"].split("#")
    assert url == "http://cards.example/link"
    assert link.json()["qr"].startswith("<svg")
    assert link.json()["expires_at"] == "2030-01-02T03:14:05Z"

    second = stranger(app)
    redeemed = second.post("/api/links/redeem", json={"token": token})
    assert redeemed.status_code == 200
    assert player_id(second) == player_id(first)
    assert second.cookies["kw"] != first.cookies["kw"]


def test_a_link_works_once_even_for_two_at_the_same_time(app: FastAPI) -> None:
    token = _token(guest(app))
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: stranger(app).post("/api/links/redeem", json={"token": token}), range(8)))
    assert sorted(answer.status_code for answer in answers) == [200] + [410] * 7
    assert {answer.json().get("code") for answer in answers} == {None, "link_used"}


def test_a_link_lasts_ten_minutes(app: FastAPI) -> None:
    client = guest(app)
    early, late = _token(client), _token(client)
    app.state.clock.at = NOW + 10 * MINUTE - 1
    assert stranger(app).post("/api/links/redeem", json={"token": early}).status_code == 200
    app.state.clock.at = NOW + 10 * MINUTE
    answer = stranger(app).post("/api/links/redeem", json={"token": late})
    assert (answer.status_code, answer.json()["code"]) == (410, "link_expired")


def test_an_unknown_link_is_not_found(app: FastAPI) -> None:
    answer = stranger(app).post("/api/links/redeem", json={"token": "nobody-made-this"})
    assert (answer.status_code, answer.json()["code"]) == (404, "link_unknown")


def test_a_stranger_has_no_devices_to_link(app: FastAPI) -> None:
    answer = stranger(app).post("/api/me/links")
    assert (answer.status_code, answer.json()["code"]) == (401, "unknown_player")


def test_a_visit_is_noted_once_a_day(app: FastAPI, store: Store) -> None:
    client = guest(app)
    app.state.clock.at = NOW + 23 * 60 * MINUTE
    assert "set-cookie" not in client.get("/api/me").headers
    app.state.clock.at = NOW + 25 * 60 * MINUTE
    assert client.cookies["kw"] in client.get("/api/me").headers["set-cookie"]
    with store.database.reading() as connection:
        assert connection.execute(select(PLAYERS.c.seen_at)).scalar_one() == moment(app.state.clock.at)


def test_who_makes_players_too_fast_is_told_when_to_come_back(store: Store) -> None:
    app = make_api(store, limiter=Limiter({Deed.NEW_PLAYER: (RateLimitItemPerHour(2),)}))
    guest(app)
    known = guest(app)
    answer = stranger(app).put("/api/me", json={"name": "Ann"})
    assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
    wait = int(answer.headers["retry-after"])
    assert 3590 <= wait <= 3600
    assert answer.json()["args"] == {"wait": wait}
    assert known.put("/api/me", json={"name": "Anna"}).status_code == 200  # who is here already may rename


def _token(client: TestClient) -> str:
    url: str = client.post("/api/me/links").json()["url"]
    return url.split("#")[1]
