"""One decision in the making: the events of its steps, which are stored together or not at all."""

from collections.abc import Mapping

from app.ids import id_bytes
from app.matches.entries import SERVER, Append, Entry, SeatHolder
from app.rooms.bots import automatic
from app.rooms.chance import Chance
from app.rooms.opening import Terms, opening
from engine.actions import Action, AddBot, Deal, OpenRematch, TimeOut, VoidAttempt
from engine.cards import Card
from engine.deadlines import recorded
from engine.events import SeatsSwapped, SeatTaken
from engine.match import MatchState, Moment, apply, decide, needs_decks
from engine.shape import shape
from engine.shuffle import CUT_DECK, cut, seed_commitment


@shape
class Signed:
    """Under which name an action was sent, a digest of what it asked, and the player who sent it."""

    action_id: str
    content: str
    player: str | None


class Draft:
    """Built on a state, and thrown away where any step is refused. `state` is where it would lead.

    `states`: where each entry leads. `kept_seeds`: new ones of the server and its bots, by owner; stored along.
    """

    def __init__(
        self,
        state: MatchState,
        seeds: Mapping[int, str],
        holders: Mapping[int, SeatHolder],
        moment: Moment,
        chance: Chance,
    ) -> None:
        self.state = state
        self.entries: list[Entry] = []
        self.states: list[MatchState] = []
        self.moment = moment
        self._seeds = dict(seeds)
        self.kept_seeds: dict[int, str] = {}
        self._holders = holders
        self._chance = chance
        self._rematch: Append | None = None

    def do(self, seat: int | None, action: Action, signed: Signed | None = None) -> None:
        """Add what `action` makes happen. Raises IllegalAction."""
        at = recorded(self.state, self.moment) if isinstance(action, TimeOut) else self.moment.now
        for number, event in enumerate(decide(self.state, seat, action, self.moment)):
            named = signed if number == 0 else None
            self._add(
                Entry(
                    event,
                    at,
                    seat,
                    None if named is None else named.action_id,
                    None if named is None else named.content,
                    signed.player if signed is not None and isinstance(event, SeatTaken) and not event.bot else None,
                )
            )

    def add_bot(self, host: int, seat: int, signed: Signed) -> None:
        """Let the server play on `seat`, as the `host`'s seat asks."""
        made = self._chance.seed()
        self.do(host, AddBot(seat, seed_commitment(bytes.fromhex(made))), signed)
        self._keep(seat, made)

    def void(self, seat: int, by: int | None = None, signed: Signed | None = None) -> None:
        """End the attempt to agree on seeds: `seat` is named and freed, the old server seed opened, a new one made.

        `by`: the seat that asked for it, where one did.
        """
        opened, made = self._seeds[SERVER], self._chance.seed()
        self.do(None, VoidAttempt(seat, opened, seed_commitment(bytes.fromhex(made))))
        if signed is not None:
            first = self.entries[-1]
            self.entries[-1] = Entry(first.event, first.at, by, signed.action_id, signed.content)
        self._keep(SERVER, made)

    def settle(self) -> None:
        """Add all that follows by itself: decks, what bots do at once, the next match."""
        while self._step():
            pass

    def appends(self, first_seq: int, v: int) -> tuple[Append, ...]:
        """What is to be stored. `v`: the version of this match's log; the next match begins with the newest."""
        seeds = tuple(self.kept_seeds.items())
        append = Append(self.state.match_id, first_seq, tuple(self.entries), seeds=seeds, v=v)
        return (append,) if self._rematch is None else (append, self._rematch)

    def _step(self) -> bool:
        if numbers := needs_decks(self.state):
            first = cut(self._deck(CUT_DECK), len(self.state.seats)) if self.state.cut is None else None
            self.do(None, Deal(tuple(map(self._deck, numbers)), first))
            return True
        for seat, held in enumerate(self.state.seats):
            if held.bot and (action := automatic(self.state, seat, self._bot_seed)) is not None:
                self.do(seat, action)
                return True
        if self.state.outcome is not None and self.state.rematch_id is None and all(self.state.rematch):
            self._open_rematch()
            return True
        return False

    def _deck(self, number: int) -> tuple[Card, ...]:
        seeds = [bytes.fromhex(held.seed) for held in self.state.seats if held.seed is not None]
        made = self.state.made
        return self._chance.deck(
            bytes.fromhex(self._seeds[SERVER]),
            seeds,
            id_bytes(made.match_id),
            bytes.fromhex(made.rules_hash),
            number,
        )

    def _bot_seed(self, seat: int) -> str:
        """The seed that a bot commits to or opens: kept by the server until then."""
        state = self.state.seats[seat]
        if state.commit is None:
            self._keep(seat, self._chance.seed())
        return self._seeds[seat]

    def _open_rematch(self) -> None:
        match_id = self._chance.match_id(self.moment.now)
        self.do(None, OpenRematch(match_id))
        self._rematch = opening(
            Terms.of(self.state.made),
            self._holders,
            match_id=match_id,
            at=self.moment.now,
            chance=self._chance,
            rematch_of=self.state.match_id,
        )

    def _change_owners(self, a: int, b: int) -> None:
        """A bot's seed goes along with it."""
        seeds = {a: self._seeds.get(b), b: self._seeds.get(a)}
        for seat, seed in seeds.items():
            if seed is not None:
                self._keep(seat, seed)

    def _keep(self, owner: int, seed: str) -> None:
        self._seeds[owner] = seed
        self.kept_seeds[owner] = seed

    def _add(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.state = apply(self.state, entry.event)
        self.states.append(self.state)
        if isinstance(entry.event, SeatsSwapped):
            self._change_owners(entry.event.a, entry.event.b)
