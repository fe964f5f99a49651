"""Commands: each decides what happens to a table, and how its sender is answered."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import msgspec

from elgrande.server import decisions, requests, room
from elgrande.server.clocks.time_up import vote
from elgrande.server.decisions import Decision
from elgrande.server.errors import Refusal
from elgrande.server.storage import Answer
from elgrande.server.storage.store import Account
from elgrande.server.table import Table


class Command(Protocol):
    """Something to do at a table."""

    @property
    def table_id(self) -> str: ...

    @property
    def at_least(self) -> int:
        """The version that the sender has seen."""
        ...

    def decide(self, table: Table, /) -> Decision: ...

    def answer(self, version: int) -> Answer | None:
        """The answer to store under the command's key, once it has led to this version."""
        ...


@dataclass(frozen=True)
class PlayerCommand:
    """A command sent by a person.

    `too_many_alone` is raised if the command would leave one more of their games to bots alone.
    """

    who: Account
    table_id: str
    request: requests.CommandRequest
    is_away: Callable[[str], bool]
    too_many_alone: Refusal | None = None

    @property
    def at_least(self) -> int:
        return self.request.version or 0

    @property
    def digest(self) -> str:
        return digest_of((self.table_id, self.request.content))

    def done(self, version: int) -> requests.Done:
        return requests.Done(key=self.request.key, table=self.table_id, version=version)

    def answer(self, version: int) -> Answer:
        return answer_of(self.who, self.digest, self.done(version))

    def decide(self, table: Table) -> Decision:
        decision = self._decide(table)
        if self.too_many_alone is not None and decision.table.is_for_bots_alone:
            raise self.too_many_alone
        return decision

    def _decide(self, table: Table) -> Decision:
        who = self.who
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
                return decisions.resign(table, who.id, seat)
            case requests.ComeBack(seat):
                return decisions.come_back(table, who.id, seat)
            case requests.StandIn(seat):
                return decisions.stand_in(table, who.id, seat, self.is_away)
            case requests.Vote(about, choice):
                return vote(table, who.id, about, choice)
            case requests.Join(wanted):
                return room.join(table, who, wanted)
            case requests.Leave(seat):
                return decisions.leave(table, who.id, seat)
            case requests.Move(seat, to):
                return room.move(table, who.id, seat, to)
            case requests.Rename(seat):
                return room.rename(table, who, seat)
            case requests.Ready(seat, on):
                return room.ready(table, who.id, seat, on)
            case requests.Seat(seat, bot):
                return decisions.set_seat(table, who.id, seat, bot)
            case requests.StartGame():
                return decisions.start(table, who.id)
            case requests.Close():
                return decisions.close(table, who.id)
            case requests.Chat(on):
                return decisions.switch_chat(table, who.id, on)
            case requests.VetoOrder() | requests.Rematch():
                raise AssertionError("the service handles these")

    def _check(self, table: Table, seat: int, since: int) -> None:
        """The seat is the sender's, and the question is still the one the sender saw."""
        decisions.must_decide(table, self.who.id, seat)
        if self.request.version is None:
            raise Refusal("bad-request", "This command needs the version it is meant for.")
        must_be_current(table, since, self.request.version)


@dataclass(frozen=True)
class BotAnswer:
    """A bot's answer to the question of one version."""

    table_id: str
    at_least: int
    seat: int
    text: str

    def decide(self, table: Table) -> Decision:
        if table.version != self.at_least:
            raise Refusal("stale", "The table went on.")
        return decisions.play(table, self.seat, self.text)

    def answer(self, version: int) -> None:
        return None


@dataclass(frozen=True)
class ServerCommand:
    """Something the server itself does at a table."""

    table_id: str
    decide: Callable[[Table], Decision]
    at_least: int = 0

    def answer(self, version: int) -> None:
        return None


@dataclass(frozen=True)
class RematchLink:
    """Links a finished game to the table of its rematch."""

    table_id: str
    rematch: str
    at_least: int = 0

    def decide(self, table: Table) -> Decision:
        return decisions.rematch(table, self.rematch)

    def answer(self, version: int) -> None:
        return None


def must_be_current(table: Table, since: int, version: int) -> None:
    if not since <= version <= table.version:
        raise Refusal("stale", "The table went on: look again.", more={"version": table.version})


def answer_of(who: Account, digest: str, done: requests.Done) -> Answer:
    return Answer(who.id, done.key, digest, msgspec.json.encode(done))


def digest_of(request: object) -> str:
    return hashlib.sha256(msgspec.json.encode(request)).hexdigest()
