"""A finished game as the steps a review looks at: bids, turns, discs, other answers, and draws.

A step is all that one player answers before anything else happens, such as the answers of a whole
turn. Draws that follow each other are one step of chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby, takewhile
from typing import Final

from elgrande.bots.search.plan import moment
from elgrande.core import vocabulary as do
from elgrande.core.engine import legal_actions
from elgrande.core.state import (
    ACTIVE,
    CHANCE_SEAT,
    WAITING,
    State,
    clone,
    current_round,
    question,
)
from elgrande.game import Game, Options, Record
from elgrande.game.actions import parse
from elgrande.game.codec import encode
from elgrande.game.game import state_of
from elgrande.game.names import COLOURS
from elgrande.game.record import CHANCE_NAME, Entry

BY_CHANCE: Final = -1  # as the seat of a step

# Kinds of steps, by the question; other questions are a turn or an answer to another's turn.
SET_UP, CARDS, BID, DISC, VETO, TURN, ANSWER = (
    "set-up", "cards", "bid", "disc", "veto", "turn", "answer",
)  # fmt: skip
REVEALED: Final = "discs"  # the last of several discs set at the same time
_BY_QUESTION: Final = {
    int(do.SETUP): SET_UP,
    int(do.ROUND): CARDS,
    int(do.BID): BID,
    int(do.MODIFY): BID,
    int(do.HAND_OVER): BID,
    int(do.SECRET): DISC,
    int(do.STEP): VETO,
}


class UnfinishedError(ValueError):
    """Only a finished game can be reviewed."""


@dataclass(frozen=True)
class ReviewStep:
    """What one player, or chance, does before anything else happens."""

    first: int  # entries of the record before it
    entries: int
    events: int  # events before it
    round: int
    seat: int  # or BY_CHANCE
    kind: str  # SET_UP, CARDS, BID ...
    state: State  # before it
    path: tuple[int, ...]  # the answers as ids of the core
    rest: tuple[int, ...]  # the player's later answers in the same turn, if others came between
    answers: tuple[str, ...]  # the same in short text
    free: bool  # the player had a choice

    @property
    def is_secret(self) -> bool:
        """A disc that stays hidden, because others have still to set theirs."""
        return self.kind == DISC and self.state.v[WAITING] != 1 << self.seat


@dataclass(frozen=True)
class Course:
    """A finished game, step by step."""

    options: Options
    names: tuple[str, ...]  # of the players, by seat; "" where the record has none
    steps: tuple[ReviewStep, ...]
    events: int
    scores: tuple[int, ...]


@dataclass(frozen=True)
class EntryInGame:
    """One entry of the record, and where the game stood before it."""

    number: int
    seat: int
    kind: str
    moment: int  # changes with every bid and turn
    state: State
    events: int
    ids: tuple[int, ...]
    text: str

    @property
    def step(self) -> tuple[object, ...]:
        """Consecutive entries with the same value make one step."""
        alone = self.number if self.kind in (BID, DISC, VETO) else -1
        return self.seat, self.kind if self.seat == BY_CHANCE else self.moment, alone


def course_of(record: Record) -> Course:
    """Replay a record; `RecordError` if it breaks a rule, `UnfinishedError` if it ends early."""
    entries = []
    for number, game in enumerate(Game.follow(record)):
        if number < len(record.entries):
            entries.append(entry_at(number, record.entries[number], game))
    if not game.is_over:
        raise UnfinishedError("This game is not over. Only a finished game can be reviewed.")
    runs = [list(run) for _, run in groupby(entries, lambda each: each.step)]
    steps = [step_of(run, runs[at + 1 :]) for at, run in enumerate(runs)]
    names = tuple(record.tags.get(f"seat-{seat}", "") for seat in range(record.options.players))
    return Course(record.options, names, tuple(steps), game.event_count, game.scores)


def entry_at(number: int, entry: Entry, game: Game) -> EntryInGame:
    """The next entry of a game."""
    s = clone(state_of(game))
    chance = entry.by == CHANCE_NAME
    seat = int(CHANCE_SEAT) if chance else COLOURS.index(entry.by)
    ids = encode(s, seat, parse(entry.do))
    kind = _BY_QUESTION.get(int(question(s)), TURN if seat == s.v[ACTIVE] else ANSWER)
    return EntryInGame(
        number=number,
        seat=BY_CHANCE if chance else seat,
        kind=kind,
        moment=int(moment(s)),
        state=s,
        events=game.event_count,
        ids=ids or (),  # an illegal one: the replay refuses it next
        text=entry.do,
    )


def step_of(entries: list[EntryInGame], later: list[list[EntryInGame]]) -> ReviewStep:
    first = entries[0]
    chance = first.seat == BY_CHANCE
    return ReviewStep(
        first=first.number,
        entries=len(entries),
        events=first.events,
        round=int(current_round(first.state)),
        seat=first.seat,
        kind=first.kind,
        state=first.state,
        path=ids_of(entries),
        rest=tuple(each for run in rest_of_turn(first, later) for each in ids_of(run)),
        answers=tuple(entry.text for entry in entries),
        free=not chance and any(len(legal_actions(e.state, e.seat)) > 1 for e in entries),
    )


def ids_of(entries: list[EntryInGame]) -> tuple[int, ...]:
    return tuple(each for entry in entries for each in entry.ids)


def rest_of_turn(first: EntryInGame, later: list[list[EntryInGame]]) -> Iterator[list[EntryInGame]]:
    if first.kind == TURN:
        for run in takewhile(lambda run: run[0].moment == first.moment, later):
            if run[0].seat == first.seat and run[0].kind == TURN:
                yield run
