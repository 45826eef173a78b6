"""What whoever runs a server may set: environment variables `KNOCKWOOD_*`."""

from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from app.logs import Form, Level


class BadSettings(Exception):
    """A setting cannot be used; the text is a sentence for whoever made it."""


class Settings(BaseSettings):
    """`public_url` is the address that players use; unset, the request's own scheme and host serve.

    `metrics`: where figures are told, host and port; unset, nowhere. `pack_after`: hours after a match's end.
    `kept_assets`: a folder for the assets of the page's last builds, which servers may share.
    `redis_url`: for several servers on one database.
    """

    model_config = SettingsConfigDict(env_prefix="KNOCKWOOD_", frozen=True)

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    database_url: str = "sqlite:///data/knockwood.sqlite3"
    redis_url: str | None = None
    public_url: str | None = None
    metrics: str | None = None
    kept_assets: Path | None = None
    pack_after: Annotated[int, Field(ge=1, le=100_000)] = 24
    log_level: Level = "warning"
    log_format: Form = "text"

    @field_validator("public_url")
    @classmethod
    def _an_origin(cls, given: str | None) -> str | None:
        """Scheme and host only: links, cookies and the check of foreign pages all rest on it."""
        if not given:
            return None
        parts = urlsplit(given)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
            raise ValueError("must be like https://cards.example, without a path")
        if parts.query or parts.fragment or parts.username or parts.password:
            raise ValueError("must be like https://cards.example, without a query, fragment or user")
        return f"{parts.scheme}://{parts.netloc}".lower()

    @field_validator("redis_url")
    @classmethod
    def _a_redis(cls, given: str | None) -> str | None:
        if not given:
            return None
        if urlsplit(given).scheme not in ("redis", "rediss", "unix"):
            raise ValueError("must be like redis://:password@host:6379, rediss://host or unix:///path")
        return given

    @field_validator("kept_assets", mode="before")
    @classmethod
    def _a_folder(cls, given: object) -> object:
        return given or None

    @field_validator("metrics")
    @classmethod
    def _an_address(cls, given: str | None) -> str | None:
        if not given:
            return None
        host, _, port = given.rpartition(":")
        if not port.isdecimal() or int(port) > 65_535:
            raise ValueError("must be like 127.0.0.1:9464")
        return f"{host.strip('[]') or '127.0.0.1'}:{int(port)}"

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        if self.metrics is None:
            return None
        host, _, port = self.metrics.rpartition(":")
        return host, int(port)

    @property
    def secure(self) -> bool:
        """Whether cookies may only travel over https."""
        return self.public_url is not None and self.public_url.startswith("https://")


def read_settings() -> Settings:
    """The environment's; raises `BadSettings`."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors()[0]
        name = "KNOCKWOOD_" + "_".join(str(part) for part in first["loc"]).upper()
        raise BadSettings(f"{name} cannot be used: {first['msg']}.") from error
