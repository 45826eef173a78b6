"""What a format says for itself, and where it takes the place of what two players do."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.formats import Format
from engine.rulebook.page import Section, Sentence


@dataclass(frozen=True, slots=True)
class Chapter:
    """Codes of sentences. `players`: who plays whom, and who deals. `dead`: what follows a deal that nobody won.

    `shutout`, `settlement`, `forfeit`: what these come to between more than two.
    """

    players: tuple[str, ...]
    dead: str
    shutout: tuple[str, ...] = ()
    settlement: str = "settlement"
    forfeit: str = "forfeit"

    @property
    def codes(self) -> tuple[str, ...]:
        return (*self.players, self.dead, *self.shutout, self.settlement, self.forfeit)

    def section(self) -> Section:
        return Section("players", tuple(Sentence(code) for code in self.players))


CHAPTERS: Mapping[str, Chapter] = MappingProxyType(
    {
        "duel": Chapter(("duel_players", "duel_cut"), "dead_again"),
        "captain": Chapter(
            ("captain_players", "captain_cut", "captain_deal", "captain_advice", "captain_won", "captain_lost"),
            "dead_as_before",
            settlement="settlement_pairs",
            forfeit="forfeit_many",
        ),
        "cutthroat": Chapter(
            ("cutthroat_players", "cutthroat_cut", "cutthroat_out", "cutthroat_next"),
            "dead_as_before",
            shutout=("shutout_many",),
            settlement="settlement_pairs",
            forfeit="forfeit_many",
        ),
        "partners": Chapter(
            (
                *("partners_players", "partners_team", "partners_cut", "partners_opponents"),
                *("partners_add", "partners_set_off", "partners_box", "partners_alone"),
            ),
            "dead_table",
            forfeit="forfeit_team",
        ),
    }
)


def chapter_of(plan: Format) -> Chapter:
    return CHAPTERS[plan.id]
