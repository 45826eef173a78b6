"""`/api/me` and the links to other devices."""

import secrets
from datetime import datetime

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict
from sqlalchemy import Connection

from app.clock import Clock
from app.database import moment
from app.errors import problems
from app.ids import new_id
from app.look import language_of
from app.players.auth import (
    COOKIE,
    KnownPlayer,
    MaybePlayer,
    Player,
    new_token,
    note_visit,
    set_cookie,
    store_token,
)
from app.players.limits import Deed, Limiter, address_of
from app.players.links import LASTS, make_link, qr_svg, redeem
from app.players.models import PLAYERS
from app.players.names import clean_name
from app.players.suggestions import suggested_name
from app.settings import Settings
from app.writer import WriterThread

router = APIRouter(prefix="/api", tags=["players"])


class PlayerOut(BaseModel):
    id: str
    name: str


class Me(BaseModel):
    """Who is asking; `suggested_name` is for a stranger to accept or change."""

    player: PlayerOut | None
    suggested_name: str


class MyPlayer(BaseModel):
    player: PlayerOut


class NewName(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    name: str


class LinkOut(BaseModel):
    """`url` holds the token behind its `#`, which no server and no log along the way sees."""

    url: str
    qr: str
    expires_at: datetime


class Redeem(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    token: str


@router.get("/me")
def get_me(request: Request, response: Response, player: MaybePlayer) -> Me:
    """Who is asking. Makes nobody: link previews and robots ask too."""
    state = request.app.state
    clock: Clock = state.clock
    if player is not None and note_visit(state.database, state.writer, player, clock.now()):
        set_cookie(response, request.cookies[COOKIE], state.settings)
    return Me(player=_out(player), suggested_name=suggested_name(language_of(request), secrets.choice))


@router.put("/me", responses=problems(400, 422, 429))
def put_me(request: Request, response: Response, player: MaybePlayer, body: NewName) -> MyPlayer:
    """Take a name: a stranger becomes a guest, a known player is renamed."""
    state = request.app.state
    limiter: Limiter = state.limiter
    name = clean_name(body.name)
    if player is not None:
        if name != player.name:
            limiter.check(Deed.RENAME, player.id)
            _rename(state.writer, player.id, name)
            state.renamed(player.id)
        return MyPlayer(player=PlayerOut(id=player.id, name=name))
    limiter.check(Deed.NEW_PLAYER, address_of(request))
    made, token = _make_guest(state.writer, name, state.clock.now())
    set_cookie(response, token, state.settings)
    return MyPlayer(player=made)


@router.post("/me/links", status_code=201, responses=problems(401, 429))
def post_link(request: Request, player: KnownPlayer) -> LinkOut:
    """A one-time link with which another device goes on as this player."""
    state = request.app.state
    limiter: Limiter = state.limiter
    writer: WriterThread = state.writer
    limiter.check(Deed.NEW_LINK, player.id)
    token = new_token()
    now: int = state.clock.now()
    writer.run(lambda connection: make_link(connection, player, token, now))
    url = f"{public_url(request)}/link#{token}"
    return LinkOut(url=url, qr=qr_svg(url), expires_at=moment(now) + LASTS)


@router.post("/links/redeem", responses=problems(400, 404, 410, 422, 429))
def post_redeem(request: Request, response: Response, body: Redeem) -> MyPlayer:
    """Go on as the link's player on this device; whoever played here before is left behind."""
    state = request.app.state
    limiter: Limiter = state.limiter
    writer: WriterThread = state.writer
    limiter.check(Deed.REDEEM, address_of(request))
    now: int = state.clock.now()
    player, cookie = writer.run(lambda connection: redeem(connection, body.token, now))
    set_cookie(response, cookie, state.settings)
    return MyPlayer(player=PlayerOut(id=player.id, name=player.name))


def public_url(request: Request) -> str:
    """Where players find this server: as set, else as it was asked for. No slash at the end."""
    settings: Settings = request.app.state.settings
    return settings.public_url or str(request.base_url).rstrip("/")


def _out(player: Player | None) -> PlayerOut | None:
    return None if player is None else PlayerOut(id=player.id, name=player.name)


def _make_guest(writer: WriterThread, name: str, now: int) -> tuple[PlayerOut, str]:
    player_id, token, at = new_id(now), new_token(), moment(now)

    def work(connection: Connection) -> None:
        connection.execute(PLAYERS.insert().values(id=player_id, name=name, created_at=at, seen_at=at))
        store_token(connection, player_id, token, now)

    writer.run(work)
    return PlayerOut(id=player_id, name=name), token


def _rename(writer: WriterThread, player_id: str, name: str) -> None:
    def work(connection: Connection) -> None:
        connection.execute(PLAYERS.update().where(PLAYERS.c.id == player_id).values(name=name))

    writer.run(work)
