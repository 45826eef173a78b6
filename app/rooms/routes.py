"""`/api/rooms`: rooms are made and looked up here; everything else happens over their sockets."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from app.errors import AppError, problems
from app.matches.catalogue import CLOCKS
from app.matches.entries import Conflict, LoadedMatch, NewRoom, StoredRoom
from app.matches.log import MatchLog
from app.matches.room_book import RoomBook
from app.players.auth import KnownPlayer, MaybePlayer
from app.players.limits import Deed, Limiter
from app.players.links import qr_svg
from app.players.routes import public_url
from app.rooms.codes import new_code, normal_code
from app.rooms.opening import BOT, Terms, opening
from engine.errors import IllegalAction
from engine.formats import FORMATS, check_format
from engine.match import fold
from engine.rules import (
    RULE_SETS,
    Json,
    Rules,
    nearest_rule_set,
    rules_from_dict,
    rules_to_dict,
)

router = APIRouter(prefix="/api/rooms", tags=["rooms"])

CODES_TO_TRY: Final = 5

Code = Annotated[str, Path(max_length=64)]


class RoomWish(BaseModel):
    """What a room is made for. `rules`: the fields that are to differ from the named set.

    `opponent`: who the other seats are kept for; the computer takes all of them.
    """

    model_config = ConfigDict(extra="forbid", strict=True)

    format: Annotated[str, Field(max_length=16)] = "duel"
    rules_id: Annotated[str, Field(max_length=32)]
    rules: Annotated[dict[str, int | bool | str | None], Field(max_length=32)] = {}
    clock: Annotated[str, Field(max_length=32)]
    opponent: Literal["friend", "computer"]
    private: Literal[True] = True


class RoomMade(BaseModel):
    """`url` is the invitation."""

    code: str
    url: str


class SeatInfo(BaseModel):
    taken: bool
    name: str | None
    bot: bool


class RoomInfo(BaseModel):
    """A room before anybody sits down. `yours`: the asking player has a seat; `full`: nobody else can take one."""

    code: str
    host: str | None
    format: str
    rules_id: str
    rules: dict[str, Json]
    clock: str
    private: bool
    seats: list[SeatInfo]
    match: str
    yours: bool
    full: bool


@router.post("", status_code=201, responses=problems(400, 401, 422, 429))
def post_room(request: Request, player: KnownPlayer, wish: RoomWish) -> RoomMade:
    """Make a room. The computer sits down at once, the host does so at the table."""
    state = request.app.state
    limiter: Limiter = state.limiter
    log: MatchLog = state.log
    terms = _terms(wish)
    limiter.check(Deed.NEW_ROOM, player.id)
    now: int = state.clock.now()
    for _ in range(CODES_TO_TRY):
        code = new_code()
        first = opening(
            terms,
            dict.fromkeys(range(1, FORMATS[terms.format_id].seats), BOT) if wish.opponent == "computer" else {},
            match_id=state.chance.match_id(now),
            at=now,
            chance=state.chance,
            room=NewRoom(code, player.id, terms.private),
        )
        try:
            log.append_now(first)
        except Conflict:  # the code is somebody's already
            continue
        return RoomMade(code=code, url=f"{public_url(request)}/r/{code}")
    raise AppError("try_again", 503)


@router.get("/{code}", responses=problems(404, 422))
def get_room(request: Request, player: MaybePlayer, code: Code) -> RoomInfo:
    """What is played in a room and who sits there, for whoever has its code. Takes no seat."""
    room, loaded = find_room(request, code)
    state = fold(loaded.events)
    made = state.made
    holders = loaded.holders
    return RoomInfo(
        code=room.code,
        host=room.host_name,
        format=made.format,
        rules_id=made.rules_id,
        rules=rules_to_dict(made.rules),
        clock=made.clock_id,
        private=made.private,
        seats=[
            SeatInfo(taken=held.taken, name=holders[seat].name if seat in holders else None, bot=held.bot)
            for seat, held in enumerate(state.seats)
        ],
        match=state.match_id,
        yours=player is not None and any(holder.player_id == player.id for holder in holders.values()),
        full=all(held.taken for held in state.seats),
    )


@router.get(
    "/{code}/qr.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}, **problems(404, 422)}
)
def get_qr(request: Request, code: Code) -> Response:
    """The invitation's link as a QR code."""
    room, _ = find_room(request, code)
    return Response(qr_svg(f"{public_url(request)}/r/{room.code}"), media_type="image/svg+xml")


def find_room(request: Request, typed: str) -> tuple[StoredRoom, LoadedMatch]:
    """The room with this code, however it was typed, and its present match. Raises AppError unknown_room (404)."""
    state = request.app.state
    book: RoomBook = state.book
    log: MatchLog = state.log
    code = normal_code(typed)
    room = None if code is None else book.room(code)
    loaded = None if room is None else log.load(room.match_id)
    if room is None or loaded is None:
        raise AppError("unknown_room", 404)
    return room, loaded


def _terms(wish: RoomWish) -> Terms:
    """Raises IllegalAction: bad_format, bad_rules, bad_clock."""
    if wish.format not in FORMATS:
        raise IllegalAction("bad_format")
    plan = FORMATS[wish.format]
    if wish.rules_id not in plan.rule_sets:
        raise IllegalAction("bad_rules", field="rules_id", reason="unknown_set")
    if wish.clock not in CLOCKS:
        raise IllegalAction("bad_clock")
    rules: Rules = rules_from_dict({**rules_to_dict(RULE_SETS[wish.rules_id]), **wish.rules})
    check_format(plan, rules)
    return Terms(nearest_rule_set(rules, plan.rule_sets)[0], rules, wish.clock, wish.private, plan.id)
