"""One way to log, for ours and for libraries: a line with its data behind it. Cards, seeds and names are never data."""

import logging
import sys
import traceback
from collections.abc import Iterator
from typing import Literal, TypeAlias

import orjson
import structlog
from sqlalchemy.exc import DBAPIError

Level: TypeAlias = Literal["info", "warning", "error"]
Form: TypeAlias = Literal["text", "json"]

OURS = "app"


def set_up_logs(level: Level = "warning", form: Form = "text") -> None:
    """Logs go to standard error. `level` is for our own: libraries only warn, since below that they tell of frames."""
    before: list[structlog.types.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *before,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*before, _first_line],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                _error_as_text,
                _renderer(form),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(level.upper())


def words_of(error: BaseException) -> str:
    """What may be told of an error: its kind, and the words of those that come from the system or the database.

    All others may quote what they stumbled over, a card or a name; and a database does, from its second line on.
    """
    kind = type(error).__name__
    if isinstance(error, DBAPIError):
        return f"{kind}: {str(error.orig).partition(chr(10))[0]}"
    if isinstance(error, OSError):
        return f"{kind}: {error}"
    return kind


def _renderer(form: Form) -> structlog.types.Processor:
    if form == "json":
        return structlog.processors.JSONRenderer(serializer=lambda data, **_: orjson.dumps(data, default=str).decode())
    return structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())


def _first_line(_logger: object, _method: str, data: structlog.types.EventDict) -> structlog.types.EventDict:
    """Of a library's message: what follows, in asyncio's, are the values that a task had in hand."""
    data["event"] = str(data["event"]).partition("\n")[0]
    return data


def _error_as_text(_logger: object, _method: str, data: structlog.types.EventDict) -> structlog.types.EventDict:
    """Where it happened, line by line, without the values of variables and with `words_of` it only."""
    given = data.pop("exc_info", None)
    error = given[1] if isinstance(given, tuple) else sys.exc_info()[1] if given is True else given
    if isinstance(error, BaseException):
        data["exception"] = "\n\n".join(_told(error))
    return data


def _told(error: BaseException) -> Iterator[str]:
    """What led to it first."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _told(before)
    if isinstance(error, BaseExceptionGroup):
        for one in error.exceptions:
            yield from _told(one)
    yield "".join(("Traceback:\n", *traceback.format_tb(error.__traceback__), words_of(error)))
