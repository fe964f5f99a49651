"""Commands: each decides what happens to a table, and how its sender is answered.

A command is stored together with its answer, under the sender's key: a retry gets that answer.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Protocol

import msgspec

from elgrande.game import AnyAction
from elgrande.server import decisions, requests, waiting_room
from elgrande.server.accounts.rows import Account
from elgrande.server.clocks.time_up import vote
from elgrande.server.errors import Refusal
from elgrande.server.storage import Answer, ConflictError, Store
from elgrande.server.table import Table

# Versions of a table; its log is kept for ever. Afterwards a player can still do what leads a game
# to its end, but not what can be repeated without end: a whole game has some hundred steps.
MOST_VERSIONS: Final = 5000
LEADS_ON: Final = (
    requests.Play,
    requests.Confirm,
    requests.ComeBack,
    requests.StartGame,
    requests.Leave,
    requests.Close,
)


class Command(Protocol):
    """Something to do at a table."""

    @property
    def table_id(self) -> str: ...

    @property
    def at_least(self) -> int:
        """The version that the sender has seen."""
        ...

    @property
    def answer(self) -> Callable[[int], Answer] | None:
        """Makes the answer to store, from the version the command led to; None: for no sender."""
        ...

    def decide(self, table: Table, /) -> Table: ...


@dataclass(frozen=True)
class PlayerCommand:
    """A command sent by a person.

    `too_many_alone` is raised if the command would leave one more of their games to bots alone.
    """

    who: Account
    table_id: str
    at_least: int
    request: requests.CommandRequest
    answer: Callable[[int], Answer]
    is_away: Callable[[str], bool]
    too_many_alone: Refusal | None = None

    def decide(self, table: Table) -> Table:
        who = self.who
        if table.version >= MOST_VERSIONS and not isinstance(self.request.do, LEADS_ON):
            raise Refusal("too-many", "Too much was changed at this table: only play on.")
        match self.request.do:
            case requests.Play(seat, action):
                self._check(table, seat, table.asked_at.get(seat, table.step_version))
                return decisions.play(table, seat, action)
            case requests.Confirm(seat):
                self._check(table, seat, table.step_version)
                return decisions.confirm(table, seat)
            case requests.Undo(seat):
                self._check(table, seat, table.step_version)
                return decisions.undo(table, seat)
            case requests.Resign(seat):
                return self._not_too_many(decisions.resign(table, who.id, seat))
            case requests.ComeBack(seat):
                return decisions.come_back(table, who.id, seat)
            case requests.StandIn(seat):
                away = self.is_away
                return self._not_too_many(decisions.stand_in(table, who.id, seat, away))
            case requests.Vote(about, choice):
                return vote(table, who.id, about, choice)
            case requests.Join(wanted, knowing, zone):
                return waiting_room.join(table, who, wanted, knowing=knowing, zone=zone)
            case requests.Leave(seat):
                return decisions.leave(table, who.id, seat)
            case requests.Move(seat, to):
                return waiting_room.move(table, who.id, seat, to)
            case requests.Rename(seat):
                return waiting_room.rename(table, who, seat)
            case requests.Ready(seat, on):
                return waiting_room.ready(table, who.id, seat, on)
            case requests.Seat(seat, bot):
                return decisions.set_seat(table, who.id, seat, bot)
            case requests.StartGame():
                return self._not_too_many(decisions.start(table, who.id))
            case requests.Close():
                return decisions.close(table, who.id)
            case requests.Chat(on):
                return decisions.switch_chat(table, who.id, on)
            case requests.VetoOrder() | requests.Rematch():
                raise AssertionError("the service handles these")

    def _not_too_many(self, after: Table) -> Table:
        if self.too_many_alone is not None and after.is_for_bots_alone:
            raise self.too_many_alone
        return after

    def _check(self, table: Table, seat: int, since: int) -> None:
        """The seat is the sender's, and the question is still the one the sender saw."""
        decisions.chair_at(table, seat, of=self.who.id, in_person=True)
        if self.request.version is None:
            raise Refusal("bad-request", "This command needs the version it is meant for.")
        if not since <= self.request.version <= table.version:
            raise stale(table)


@dataclass(frozen=True)
class BotAnswer:
    """A bot's answer to the question of one version."""

    table_id: str
    at_least: int
    seat: int
    action: AnyAction
    answer: None = None

    def decide(self, table: Table) -> Table:
        if table.version != self.at_least:
            raise stale(table)
        return decisions.play(table, self.seat, self.action)


@dataclass(frozen=True)
class ServerCommand:
    """Something the server itself does at a table."""

    table_id: str
    decide: Callable[[Table], Table]
    at_least: int = 0
    answer: None = None


def stale(table: Table) -> Refusal:
    return Refusal("stale", "The table went on: look again.", more={"version": table.version})


class StoredAnswers:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def earlier(self, answer: Answer) -> requests.Done | None:
        """The answer already given under this key, if any."""
        stored = await self._store.answer(answer.account, answer.key)
        if stored is None:
            return None
        if stored.digest != answer.digest:
            raise Refusal("key-reused", "This key was used for another command.")
        return msgspec.json.decode(stored.body, type=requests.Done)

    async def once(
        self, answer: Answer, write: Callable[[Answer], Awaitable[None]]
    ) -> requests.Done:
        """Write something together with its answer; if a retry was first, return its answer."""
        try:
            await write(answer)
        except ConflictError:
            if earlier := await self.earlier(answer):
                return earlier
            raise
        return msgspec.json.decode(answer.body, type=requests.Done)


def answer_to(who: Account, request: object, key: str, table_id: str, version: int) -> Answer:
    """The answer to a request, with a digest of it: a retry has the same one."""
    done = requests.Done(key=key, table=table_id, version=version)
    digest = sha256(msgspec.json.encode(request)).hexdigest()
    return Answer(who.id, key, digest, msgspec.json.encode(done))
