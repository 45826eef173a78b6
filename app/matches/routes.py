"""`/api/matches`: for those who played them."""

from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from app.errors import AppError, problems
from app.matches.answers import MatchDetail, MatchPage, Record, Replay, detail, summary
from app.matches.entries import SERVER, LoadedMatch
from app.matches.history import Against, MatchRow, Result, Wanted, finished_page, played_match, running_matches
from app.matches.log import MatchLog
from app.matches.records import record_of
from app.matches.replay import Eyes, replay
from app.players.auth import KnownPlayer, MaybePlayer, Player
from engine.match import MatchState, fold
from engine.notation import format_match

router = APIRouter(prefix="/api/matches", tags=["matches"])

_WORD = r"^[a-z0-9_]{1,32}$"
_MatchId = Annotated[str, Path(max_length=64)]


@router.get("", response_model=MatchPage, responses=problems(401, 422))
def get_matches(
    request: Request,
    player: KnownPlayer,
    cursor: Annotated[str | None, Query(max_length=64)] = None,
    result: Annotated[Result | None, Query()] = None,
    against: Annotated[Against | None, Query()] = None,
    format_id: Annotated[str | None, Query(alias="format", pattern=_WORD)] = None,
    rules_id: Annotated[str | None, Query(pattern=_WORD)] = None,
) -> Response:
    """My matches: those that run, and a page of those that are over, the last one first.

    The latter narrowed by `result` (mine), by whether a computer sat there, by `format` and by rule set; give the same
    with the cursor of the next page.
    """
    database = request.app.state.database
    log: MatchLog = request.app.state.log
    finished, following = finished_page(database, player.id, cursor, Wanted(result, against, format_id, rules_id))
    running = running_matches(database, player.id)
    return _json(
        MatchPage(
            tuple(summary(row, player.id, _state(log, row)) for row in running),
            tuple(summary(row, player.id, None) for row in finished),
            following,
        )
    )


@router.get("/{match_id}", response_model=MatchDetail, responses=problems(404, 422))
def get_match(request: Request, player: MaybePlayer, match_id: _MatchId) -> Response:
    """One match: sheet, outcome, and what its deals can be checked with."""
    row, me = _played(request, player, match_id)
    log: MatchLog = request.app.state.log
    state = fold(_loaded(log.load(match_id)).events)
    server_seed = log.seeds(match_id).get(SERVER) if state.outcome is not None else None
    return _json(detail(row, me.id, state, server_seed))


@router.get("/{match_id}/record.json", response_model=Record, responses=problems(404, 409, 422))
def get_record_json(request: Request, player: MaybePlayer, match_id: _MatchId) -> Response:
    """The whole log of a match that is over, its seeds and hidden cards too."""
    row, loaded = _ended_match(request, player, match_id)
    log: MatchLog = request.app.state.log
    return _json(record_of(row, loaded, log.seeds(match_id)[SERVER]))


@router.get("/{match_id}/record.txt", response_class=PlainTextResponse, responses=problems(404, 409, 422))
def get_record_text(request: Request, player: MaybePlayer, match_id: _MatchId) -> PlainTextResponse:
    """The same in the notation of `docs/notation.md`, without the server's seed."""
    _, loaded = _ended_match(request, player, match_id)
    return PlainTextResponse(format_match(loaded.events))


@router.get("/{match_id}/deals/{number}", response_model=Replay, responses=problems(404, 409, 422))
def get_deal(
    request: Request,
    player: MaybePlayer,
    match_id: _MatchId,
    number: Annotated[int, Path(ge=1, le=10_000)],
    seat: Annotated[Literal["0", "1", "2", "3", "open"] | None, Query()] = None,
) -> Response:
    """A deal step by step. A match that is over opens to any seat's eyes or wholly; a running one to the own only."""
    row, me = _played(request, player, match_id)
    log: MatchLog = request.app.state.log
    loaded = log.load_deal(match_id, number)
    if loaded is None:
        raise AppError("unknown_deal", 404)
    own = row.seat_of(me.id) or 0
    ending = log.end_of(match_id)
    if seat is None:
        eyes: Eyes = "open" if ending is not None else own
    else:
        eyes = seat if seat == "open" else int(seat)
        if eyes != "open" and eyes >= row.plan.seats:
            raise AppError("bad_seat", 422)
    return _json(replay(loaded, number, own, eyes, ending))


def _played(request: Request, player: Player | None, match_id: str) -> tuple[MatchRow, Player]:
    row = played_match(request.app.state.database, None if player is None else player.id, match_id)
    if player is None:  # no stranger plays
        raise AppError("unknown_match", 404)
    return row, player


def _ended_match(request: Request, player: Player | None, match_id: str) -> tuple[MatchRow, LoadedMatch]:
    row, _ = _played(request, player, match_id)
    if not row.ended:
        raise AppError("match_running", 409)
    log: MatchLog = request.app.state.log
    return row, _loaded(log.load(match_id, from_checkpoint=False))


def _state(log: MatchLog, row: MatchRow) -> MatchState | None:
    return fold(_loaded(log.load(row.id)).events) if row.status == "running" else None


def _loaded(loaded: LoadedMatch | None) -> LoadedMatch:
    if loaded is None:
        raise LookupError("a match that has seats has a log")
    return loaded


def _json(content: Any) -> Response:
    """Dataclasses straight to bytes: the shapes are ours, so there is nothing to check on the way out."""
    return Response(orjson.dumps(content), media_type="application/json")
