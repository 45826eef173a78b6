"""The server put together. Nothing happens at import: `create_app` wires, and the app's start opens."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import perf_counter
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.routing import WebSocketRoute
from starlette_compress import CompressMiddleware

from app.bodies import SmallBodies
from app.clock import Clock, ServerClock
from app.database import Database, open_database
from app.errors import install_errors, problem
from app.headers import SecurityHeaders
from app.ids import new_id
from app.matches import catalogue, own_rules, rule_page
from app.matches import routes as matches
from app.matches.heartbeats import Heartbeats
from app.matches.log import MatchLog
from app.matches.packer import Packer
from app.matches.room_book import RoomBook
from app.matches.whispers import Whispers
from app.metrics import CountRequests, Metrics
from app.players import routes as players
from app.players.limits import Limiter
from app.rooms import routes as rooms
from app.rooms.bots import Computer
from app.rooms.bus import Bus, LocalBus
from app.rooms.chance import Chance
from app.rooms.house import House
from app.rooms.neighbours import Neighbours
from app.rooms.pulse import Pulse
from app.rooms.redis_bus import RedisBus
from app.rooms.registry import Registry
from app.rooms.socket import serve_socket
from app.rooms.watch import Watch
from app.settings import Settings
from app.site import DIST, Site
from app.site import router as site
from app.wire.schema import protocol_schema
from app.writer import WriterThread

HOUR = 3_600_000
"""In ms."""

CLOSES_WITHIN = 2.5
"""Seconds that rooms, and then their sockets, get to end when the server goes down."""


def create_app(
    settings: Settings, *, database: Database | None = None, chance: Chance | None = None, clock: Clock | None = None
) -> FastAPI:
    """The server as an ASGI app. `database`: one that is open already, else it is opened when the app starts.

    `chance`: seeds, decks and the computer's pace; `clock`: the server's time. Tests give ones that they know.
    """
    metrics = Metrics()
    app = FastAPI(
        title="Knockwood",
        summary="Gin Rummy for people",
        version="1",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan(settings, database, chance or Chance(), clock, metrics),
    )
    install_errors(app)
    app.state.settings, app.state.metrics = settings, metrics
    app.add_middleware(CompressMiddleware)
    app.add_middleware(SmallBodies)
    app.add_middleware(SecurityHeaders, settings=settings)
    app.add_middleware(CountRequests, metrics=metrics, clock=perf_counter)
    for part in (players.router, matches.router, catalogue.router, own_rules.router, rule_page.router, rooms.router):
        app.include_router(part)
    app.router.routes.append(WebSocketRoute("/ws/rooms/{code}", serve_socket))
    app.add_api_route("/api/protocol.json", get_protocol, methods=["GET"], tags=["protocol"])
    for path, health in (("/healthz", get_health), ("/readyz", get_ready)):
        app.add_api_route(path, health, methods=["GET"], tags=["health"])
        app.add_api_route(path, health, methods=["HEAD"], include_in_schema=False)  # some monitors only knock
    app.include_router(site)
    return app


def get_protocol() -> JSONResponse:
    """The JSON schema of everything that is said over a room's socket."""
    return JSONResponse(protocol_schema())


def get_health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok"}


def get_ready(request: Request) -> Response:
    """The database answers and new visitors are let in."""
    state = request.app.state
    if state.registry.closing:
        return problem("server_restarting", 503)
    try:
        with state.database.reading() as connection:
            connection.execute(text("SELECT 1"))
    except SQLAlchemyError:
        return problem("try_again", 503)
    return JSONResponse({"status": "ok"})


def _lifespan(
    settings: Settings, given: Database | None, chance: Chance, given_clock: Clock | None, metrics: Metrics
) -> Any:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        database = given or open_database(settings.database_url)
        writer = WriterThread(database, committed=metrics.committed)
        log, book, heartbeats = MatchLog(database, writer), RoomBook(database, writer), Heartbeats(database, writer)
        site = Site.read(DIST, settings.kept_assets)
        lives = heartbeats.lives()
        clock = given_clock or ServerClock(max((life.last for life in lives), default=0), database.clock_samples())
        server, neighbours = new_id(clock.now()), Neighbours()
        house = House(
            log,
            book,
            heartbeats,
            Whispers(database, writer),
            clock,
            _bus(settings, server, neighbours, clock, metrics),
            Pulse(lives, clock.now()),
            chance,
            Computer(chance),
            site.build,
            server,
            neighbours,
            metrics=metrics,
        )
        registry = Registry(house)
        metrics.watch(rooms=lambda: len(registry), sockets=lambda: registry.sockets, players=lambda: registry.players)
        state = app.state
        state.database, state.writer, state.log, state.book = database, writer, log, book
        state.clock, state.limiter, state.chance = clock, Limiter(), chance
        state.registry, state.site = registry, site
        loop = asyncio.get_running_loop()
        state.renamed = lambda player: loop.call_soon_threadsafe(_renamed, house, registry, player)
        watch = asyncio.create_task(Watch(house, registry).run())
        packing = asyncio.create_task(Packer(database, writer, clock, settings.pack_after * HOUR, metrics).run())
        bus = asyncio.create_task(house.bus.run(registry))
        try:
            yield
        finally:
            await _end(watch)
            await _end(packing)
            await registry.close(CLOSES_WITHIN)
            await _end(bus)
            await asyncio.to_thread(writer.stop)
            database.close()

    return lifespan


def _bus(settings: Settings, server: str, neighbours: Neighbours, clock: Clock, metrics: Metrics) -> Bus:
    if settings.redis_url is None:
        return LocalBus()
    return RedisBus(settings.redis_url, server, neighbours, clock, metrics)


def _renamed(house: House, registry: Registry, player: str) -> None:
    registry.renamed(player)
    house.bus.rename(player)


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
