"""The API of rooms, the invitation's page and the page's files, over a whole app with a database of its own."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from app.main import create_app
from app.rooms.codes import ALPHABET, normal_code
from app.settings import Settings

WISH: dict[str, Any] = {"rules_id": "standard", "clock": "three_minutes", "opponent": "friend"}
PAGE = "http://cards.example"


@pytest.fixture
def client(tmp_path: Path, empty_database: Path) -> Iterator[TestClient]:
    path = tmp_path / "knockwood.sqlite3"
    path.write_bytes(empty_database.read_bytes())
    settings = Settings(database_url=f"sqlite:///{path}", public_url=None)
    with TestClient(create_app(settings), base_url=PAGE) as opened:
        yield opened


@pytest.fixture
def host(client: TestClient) -> TestClient:
    assert client.put("/api/me", json={"name": "Ann"}).status_code == 200
    return client


def make_room(host: TestClient, **wish: Any) -> str:
    answer = host.post("/api/rooms", json=WISH | wish)
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


def test_a_room_gets_a_code_that_can_be_read_out_and_a_link(host: TestClient) -> None:
    answer = host.post("/api/rooms", json=WISH)
    assert answer.status_code == 201
    code = answer.json()["code"]
    assert len(code) == 8
    assert set(code) <= set(ALPHABET)
    assert not set("01ILOU") & set(ALPHABET)
    assert answer.json() == {"code": code, "url": f"{PAGE}/r/{code}"}


@pytest.mark.parametrize("written", ["{}", " {} ", "{0:.4}-{1}", "{0:.4} {1}", "{0:.4}\u2013{1}"])
def test_a_code_is_found_however_it_is_typed(host: TestClient, written: str) -> None:
    code = make_room(host)
    typed = written.format(code, code[4:]).lower() if "{1}" in written else written.format(code).lower()
    assert normal_code(typed) == code
    assert host.get(f"/api/rooms/{typed}").json()["code"] == code


def test_a_room_is_looked_at_without_taking_a_seat(host: TestClient) -> None:
    code = make_room(host)
    found = host.get(f"/api/rooms/{code}").json()
    assert found["host"] == "Ann"
    assert found["rules_id"] == "standard"
    assert found["rules"]["gin_bonus"] == 25
    assert found["clock"] == "three_minutes"
    assert found["private"] is True
    assert found["seats"] == [{"taken": False, "name": None, "bot": False}] * 2
    assert (found["yours"], found["full"]) == (False, False)
    assert re.fullmatch(r"[0-9a-f-]{36}", found["match"])


def test_the_computer_sits_down_at_once(host: TestClient) -> None:
    found = host.get(f"/api/rooms/{make_room(host, opponent='computer')}").json()
    assert found["seats"] == [
        {"taken": False, "name": None, "bot": False},
        {"taken": True, "name": None, "bot": True},
    ]


@pytest.mark.parametrize(
    ("format_id", "rules_id", "seats"), [("captain", "captain", 3), ("cutthroat", "house", 3), ("partners", "house", 4)]
)
def test_a_room_of_more_has_a_seat_for_each_and_the_computer_takes_all_but_one(
    host: TestClient, format_id: str, rules_id: str, seats: int
) -> None:
    wish = {"format": format_id, "rules_id": rules_id}
    found = host.get(f"/api/rooms/{make_room(host, **wish)}").json()
    assert found["format"] == format_id
    assert [seat["taken"] for seat in found["seats"]] == [False] * seats
    found = host.get(f"/api/rooms/{make_room(host, **wish, opponent='computer')}").json()
    assert [seat["bot"] for seat in found["seats"]] == [False, *[True] * (seats - 1)]
    assert found["full"] is False


def test_what_is_offered_can_be_made_and_the_default_of_each_comes_first(host: TestClient) -> None:
    formats = host.get("/api/formats").json()
    assert [(plan["id"], plan["rule_sets"][0]) for plan in formats] == [
        ("duel", "standard"),
        ("captain", "captain"),
        ("cutthroat", "house"),
        ("partners", "house"),
    ]
    known = {found["id"] for found in host.get("/api/rule-sets").json()}
    for plan in formats:
        assert set(plan["rule_sets"]) <= known
        make_room(host, format=plan["id"], rules_id=plan["rule_sets"][-1])


def test_rules_may_be_changed_and_are_named_by_the_set_that_they_are_nearest_to(host: TestClient) -> None:
    found = host.get(f"/api/rooms/{make_room(host, rules={'target': 50, 'knock_limit': 7})}").json()
    assert (found["rules"]["target"], found["rules"]["knock_limit"], found["rules_id"]) == (50, 7, "standard")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"rules_id": "captain"}, "bad_rules"),
        ({"rules_id": "nonsense"}, "bad_rules"),
        ({"rules": {"target": 5}}, "bad_rules"),
        ({"rules": {"target": "100"}}, "bad_rules"),
        ({"rules": {"colour": 5}}, "bad_rules"),
        ({"format": "partners", "rules_id": "house", "rules": {"hollywood": True}}, "bad_rules"),
        ({"format": "captain", "rules_id": "captain", "rules": {"target": 50}}, "bad_rules"),
        ({"format": "captain"}, "bad_rules"),
        ({"format": "bridge"}, "bad_format"),
        ({"clock": "days3"}, "bad_clock"),
        ({"clock": "nonsense"}, "bad_clock"),
        ({"private": False}, "bad_request"),
        ({"opponent": "enemy"}, "bad_request"),
        ({"more": 1}, "bad_request"),
        ({"rules": {"target": 1.5}}, "bad_request"),
    ],
)
def test_a_wish_that_cannot_be_granted_is_refused_with_its_code(
    host: TestClient, wish: dict[str, Any], code: str
) -> None:
    answer = host.post("/api/rooms", json=WISH | wish)
    assert answer.status_code == 422
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["code"] == code


def test_a_stranger_makes_no_room(client: TestClient) -> None:
    answer = client.post("/api/rooms", json=WISH)
    assert (answer.status_code, answer.json()["code"]) == (401, "unknown_player")


def test_rooms_without_end_are_refused(host: TestClient) -> None:
    answers = [host.post("/api/rooms", json=WISH) for _ in range(21)]
    assert [answer.status_code for answer in answers] == [201] * 20 + [429]
    assert answers[-1].json()["code"] == "too_fast"
    assert int(answers[-1].headers["Retry-After"]) > 0


@pytest.mark.parametrize("code", ["ABCD2345", "abc", "<script>", "0O1IL000", "ABCD23456"])
def test_a_code_that_leads_nowhere_is_told_so(client: TestClient, code: str) -> None:
    for path in (f"/api/rooms/{code}", f"/api/rooms/{code}/qr.svg"):
        answer = client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown_room")


def test_the_invitation_comes_as_a_qr_code(host: TestClient) -> None:
    answer = host.get(f"/api/rooms/{make_room(host)}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg ")


def test_an_invitation_carries_what_a_preview_of_it_shows(host: TestClient) -> None:
    code = make_room(host, rules_id="oklahoma")
    page = host.get(f"/r/{code.lower()}")
    assert page.status_code == 200
    assert '<meta property="og:title" content="Ann invites you to a game of gin rummy" />' in page.text
    assert "Oklahoma rules, to 100 points" in page.text
    assert f'<meta property="og:url" content="{PAGE}/r/{code}" />' in page.text
    seats = host.get(f"/api/rooms/{code}").json()["seats"]
    assert [seat["taken"] for seat in seats] == [False, False]


@pytest.mark.parametrize(
    ("accepted", "language", "title", "about"),
    [
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl", "Ann zaprasza cię do gry w gin rummy", "Oklahoma, gra do 100 punktów. Stół"),
        ("hr,en;q=0.5", "sr-Latn", "Ann te poziva na partiju gin rummyja", "Oklahoma, igra se do 100 poena. Sto"),
        ("de-AT, *;q=0.1", "en", "Ann invites you to a game of gin rummy", "Oklahoma rules, to 100 points. Room"),
        ("", "en", "Ann invites you to a game of gin rummy", "Oklahoma rules, to 100 points. Room"),
    ],
)
def test_an_invitation_is_previewed_in_the_language_that_is_asked_for(
    host: TestClient, accepted: str, language: str, title: str, about: str
) -> None:
    code = make_room(host, rules_id="oklahoma")
    page = host.get(f"/r/{code}", headers={"Accept-Language": accepted})
    assert f'<html lang="{language}">' in page.text
    assert f'<meta property="og:title" content="{title}" />' in page.text
    assert about in page.text
    assert "accept-language" in page.headers["vary"].lower()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Partners: 4 of 4 seats free. House rules, to 100 points."),
        ("pl", "Pary, wolne miejsca: 4 z 4. Zasady: Domowe, gra do 100 punktów."),
        ("sr", "Parovi, slobodna mesta: 4 od 4. Pravila: Kućna, igra se do 100 poena."),
    ],
)
def test_an_invitation_to_more_says_how_many_seats_are_free(host: TestClient, language: str, said: str) -> None:
    code = make_room(host, format="partners", rules_id="house")
    assert f'"{said}' in host.get(f"/r/{code}", headers={"Accept-Language": language}).text


def test_an_invitation_counts_no_seats_that_the_computer_has(host: TestClient) -> None:
    code = make_room(host, format="captain", rules_id="captain", opponent="computer")
    assert "Captain: 1 of 3 seats free." in host.get(f"/r/{code}").text


def test_a_name_in_an_invitation_is_text_and_nothing_else(client: TestClient) -> None:
    name = '"><svg/onload=a()>'
    assert client.put("/api/me", json={"name": name}).status_code == 200
    page = client.get(f"/r/{make_room(client)}").text
    assert "<svg" not in page
    assert "&quot;&gt;&lt;svg/onload=a()&gt;" in page


def test_an_invitation_to_nowhere_is_the_page_and_says_404(client: TestClient) -> None:
    page = client.get("/r/ABCD2345")
    assert page.status_code == 404
    assert "og:title" not in page.text


@pytest.mark.parametrize(
    "path",
    ["/", "/new", "/rules", "/matches", "/matches/x", "/matches/x/deals/1", "/about", "/privacy", "/settings", "/link"],
)
def test_every_address_of_the_page_is_the_page_asked_for_again_each_time(client: TestClient, path: str) -> None:
    page = client.get(path)
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert client.head(path).status_code == 200


def test_a_file_whose_name_changes_with_its_content_is_kept_for_ever(client: TestClient) -> None:
    assets = re.findall(r'"(/assets/[^"]+)"', client.get("/").text)
    assert assets  # `make page` has built it
    for path in assets:
        answer = client.get(path)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/../pyproject.toml", "/%2e%2e/%2e%2e/pyproject.toml", "/.vite/x", "/%00", "/" + 300 * "x"],
)
def test_other_addresses_are_the_page_too_and_say_404(client: TestClient, path: str) -> None:
    page = client.get(path)
    assert page.status_code == 404
    assert "[project]" not in page.text


@pytest.mark.parametrize("path", ["/api/nowhere", "/assets/nowhere.js", "/ws/nowhere"])
def test_what_is_no_page_is_a_problem(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_every_answer_carries_headers_that_keep_scripts_out(client: TestClient) -> None:
    for path in ("/", "/api/me", "/api/nowhere", "/healthz"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "ws://cards.example wss://cards.example" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert "strict-transport-security" not in headers


@pytest.mark.parametrize("size", [16 * 1024, 16 * 1024 + 1])
def test_a_request_larger_than_any_of_ours_is_refused_before_it_is_read(client: TestClient, size: int) -> None:
    """Announced with its length or not."""
    body = b'{"token":"' + b"x" * (size - 12) + b'"}'
    headers = {"Content-Type": "application/json"}
    pieces = (body[start : start + 1024] for start in range(0, size, 1024))
    for content in (body, pieces):
        answer = client.post("/api/links/redeem", content=content, headers=headers)
        expected = (404, "link_unknown") if size == 16 * 1024 else (413, "too_large")
        assert (answer.status_code, answer.json()["code"]) == expected
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_no_cache_keeps_an_answer_that_is_for_one_player(client: TestClient) -> None:
    for path in ("/api/me", "/api/matches", "/api/matches/x/record.json", "/api/rooms/ABCD2345"):
        assert client.get(path).headers["cache-control"] == "no-store"
    assert client.get("/").headers["cache-control"] == "no-cache"


def test_a_host_header_does_not_write_the_policy(client: TestClient) -> None:
    headers = client.get("/", headers={"Host": "evil.example; script-src *"}).headers
    assert "evil" not in headers["content-security-policy"]


def test_health_and_readiness_are_told(client: TestClient) -> None:
    assert client.get("/healthz").json() == {"status": "ok"}
    assert client.head("/healthz").status_code == 200
    assert client.get("/readyz").json() == {"status": "ok"}


def test_the_protocol_is_told_as_json_schema(client: TestClient) -> None:
    assert set(client.get("/api/protocol.json").json()["$defs"]) >= {"Inbound", "Outbound", "Update", "View"}


def test_an_answer_worth_it_is_compressed(client: TestClient) -> None:
    answer = client.get("/api/protocol.json", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
