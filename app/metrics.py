"""What a server counts of itself, in Prometheus's words. Labels are codes and routes: never names, cards or tokens."""

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.tally import Tally

_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
_SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000)
_NO_ROUTE: Final = "none"


class Metrics:
    """One server's, in a registry of its own. What rooms do is counted in the event loop, all else anywhere."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._rooms = Gauge("knockwood_rooms", "Rooms that this server holds", registry=registry)
        self._sockets = Gauge("knockwood_sockets", "Open sockets", registry=registry)
        self._players = Gauge("knockwood_players", "Players with a socket", registry=registry)
        self._appends = Counter("knockwood_appends", "Events that rooms have stored", registry=registry)
        self._append_seconds = Tally(
            "knockwood_append_seconds",
            "From a decision to its being stored",
            registry=registry,
            buckets=_SECONDS,
        )
        self._commit_writes = Histogram(
            "knockwood_commit_writes", "Writes that were stored together", registry=registry, buckets=_SIZES
        )
        self._commit_seconds = Histogram(
            "knockwood_commit_seconds", "What such a transaction took", registry=registry, buckets=_SECONDS
        )
        self._action_seconds = Tally(
            "knockwood_action_seconds",
            "From an action's arrival to everybody's being told",
            registry=registry,
            buckets=_SECONDS,
        )
        self._refusals = Counter(
            "knockwood_refusals", "What was refused over sockets, by code", ["code"], registry=registry
        )
        self._conflicts = Counter(
            "knockwood_conflicts", "Appends that another server was quicker than", registry=registry
        )
        self._bus = Gauge("knockwood_bus", "Whether this server has its line to Redis: 1 or 0", registry=registry)
        self._bus_outages = Counter("knockwood_bus_outages", "Times that the line to Redis was lost", registry=registry)
        self._bus_seconds = Histogram(
            "knockwood_bus_seconds",
            "From another server's saying something of a room to its being heard",
            registry=registry,
            buckets=_SECONDS,
        )
        self._outages = Counter("knockwood_outages", "Silences of all servers that have ended", registry=registry)
        self._store_failures = Counter(
            "knockwood_store_failures", "Times that the store failed a room or kept it waiting", registry=registry
        )
        self._packed = Counter("knockwood_packed_matches", "Matches that were packed", registry=registry)
        self._packed_bytes = Counter(
            "knockwood_packed_bytes", "What they hold, as rows and packed", ["form"], registry=registry
        )
        self._http = Histogram(
            "knockwood_http_seconds", "Requests by route", ["route", "status"], registry=registry, buckets=_SECONDS
        )

    def watch(self, *, rooms: Callable[[], int], sockets: Callable[[], int], players: Callable[[], int]) -> None:
        """Ask these whenever somebody looks, from another thread."""
        self._rooms.set_function(rooms)
        self._sockets.set_function(sockets)
        self._players.set_function(players)

    def stored(self, events: int, ms: int) -> None:
        self._appends.inc(events)
        self._append_seconds.observe(ms / 1000)

    def committed(self, writes: int, seconds: float) -> None:
        self._commit_writes.observe(writes)
        self._commit_seconds.observe(seconds)

    def acted(self, ms: int) -> None:
        self._action_seconds.observe(ms / 1000)

    def refused(self, code: str) -> None:
        self._refusals.labels(code).inc()

    def gave_way(self) -> None:
        self._conflicts.inc()

    def bus_found(self) -> None:
        self._bus.set(1)

    def bus_lost(self) -> None:
        self._bus.set(0)
        self._bus_outages.inc()

    def heard(self, ms: int) -> None:
        self._bus_seconds.observe(max(0, ms) / 1000)

    def outage_ended(self) -> None:
        self._outages.inc()

    def store_failed(self) -> None:
        self._store_failures.inc()

    def packed(self, before: int, after: int) -> None:
        self._packed.inc()
        self._packed_bytes.labels("rows").inc(before)
        self._packed_bytes.labels("packed").inc(after)

    def requested(self, route: str, status: int, seconds: float) -> None:
        self._http.labels(route, str(status)).observe(seconds)


class CountRequests:
    """Times every request over HTTP under its route as it was declared: what stands in a path is told to nobody."""

    def __init__(self, app: ASGIApp, metrics: Metrics, clock: Callable[[], float]) -> None:
        self._app = app
        self._metrics = metrics
        self._clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = self._clock(), 500

        async def send_and_look(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_and_look)
        finally:
            self._metrics.requested(route_of(scope), status, self._clock() - began)


class MetricsPage:
    """The figures at an address of their own, for a Prometheus: not on the players' port, so no proxy lets them out.

    Raises OSError where it cannot listen. It has threads of its own, and answers when the event loop does not.
    """

    def __init__(self, metrics: Metrics, host: str, port: int) -> None:
        self._server, self._thread = start_http_server(port, host, metrics.registry)
        self.address: tuple[str, int] = (host, self._server.server_port)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def route_of(scope: Scope) -> str:
    """The route that served a request, as it was declared."""
    route: BaseRoute | None = scope.get("route")
    return getattr(route, "path", _NO_ROUTE)
