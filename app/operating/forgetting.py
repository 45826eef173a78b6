"""Somebody is forgotten, with all that they have written."""

from sqlalchemy import Connection

from app.matches.whispers import forget_whispers
from app.players.forgetting import forget


def forget_people(connection: Connection, player_ids: list[str]) -> None:
    forget(connection, player_ids)
    forget_whispers(connection, player_ids)
