"""Table state, rebuilt by replaying its stored events.

A whole game replays in a few milliseconds, so no snapshot is stored: the tables kept in memory are
the only cache.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from itertools import pairwise
from typing import Final

from msgspec import Struct

from elgrande.game import Draw, Game, Options
from elgrande.game.events import (
    AnyEvent,
    DiscShown,
    GeneralScoring,
    LeftCastillo,
    ModifierPassed,
    Ranked,
    Revealed,
    RoundBegan,
    TurnEnded,
)
from elgrande.game.names import COLOURS
from elgrande.game.question import Question
from elgrande.server.recorded_chance import RecordedChance, system_chance
from elgrande.server.table_events import (
    CHANCE,
    AnyTableEvent,
    Chair,
    Chatting,
    Closed,
    Entry,
    Held,
    Opened,
    Played,
    Rematched,
    Seated,
    Started,
    TableSettings,
    Undone,
)

UNDOS: Final = 200  # in a row, between two steps that cannot be taken back
NOT_ASKED: Final = Question("waiting", ())


class TableStep(Struct, frozen=True):
    """One answer and all that followed: by whom, and how far entries and events then reach."""

    seat: int
    entries: int
    events: int
    round: int
    scores: tuple[int, ...]


class Table:
    """The present state of one table."""

    settings: TableSettings
    options: Options
    host: str

    def __init__(
        self, table_id: str, source: Callable[[Sequence[Draw], Sequence[int]], int] = system_chance
    ) -> None:
        self.id = table_id
        self.version = 0
        self.status = "new"  # then open, playing, over; or closed
        self.chairs: list[Chair] = []
        self.chat_on = True
        self.rematch: str | None = None
        self.imported = False
        self.game: Game | None = None
        self.chance = RecordedChance(source)
        self.held: Held | None = None
        self.steps: list[TableStep] = []
        self.turn_ends: list[tuple[int, int]] = []  # whose turn ended, and the events by then
        self.round = 0
        self.round_version = 0  # of the event with which this round began
        self.entries = 0  # answers and draws so far
        self.setup_entries = 0  # those before the first step
        self.asked = NOT_ASKED
        self.asked_at: dict[int, int] = {}  # since which version each seat has its question
        self.step_version = 0  # of the last event that concerned the game
        self.marks: list[int] = [0]  # how many events there were at each version
        self._undo: list[Game] = []  # the game before each step that can be taken back
        self._undo_seat = -1
        self._undone = (-1, 0)  # who took back how many steps since the last one that cannot be

    # --- asking ---

    def seats_of(self, account: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.account == account]

    def has_place_for(self, account: str) -> bool:
        """Not a spectator: the host, or somebody with a seat."""
        return account == self.host or any(chair.account == account for chair in self.chairs)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats whose answer, or confirmation, is needed now."""
        if self.status != "playing":
            return ()
        return (self.held.seat,) if self.held else self.asked.seats

    @property
    def bots_asked(self) -> list[int]:
        return [seat for seat in self.waiting_for if self.chairs[seat].bot is not None]

    def has_used_up_undos(self, seat: int) -> bool:
        return self._undone == (seat, UNDOS)

    @property
    def is_for_bots_alone(self) -> bool:
        """They play, and nobody decides anything."""
        return self.status == "playing" and not any(chair.is_person for chair in self.chairs)

    def undoable(self, seat: int) -> int:
        """How many steps the seat may take back."""
        if self.status != "playing" or self.has_used_up_undos(seat):
            return 0
        held = self.held is not None and self.held.seat == seat  # it has not happened yet
        played = self._undo_seat == seat and self.settings.undo
        return held + (len(self._undo) if played else 0)

    def events_from(self, since: int) -> int:
        """Where the events begin that somebody who knows version `since` has not seen as they are.

        After an undo that is earlier than where that version ended.
        """
        if not 0 <= since <= self.version:
            return 0
        return min(self.marks[since:])

    # --- following ---

    def after(self, event: AnyTableEvent) -> Table:
        """The table as this event will make it; this one stays as it is."""
        table = copy(self)
        table.chairs = list(self.chairs)
        table.steps = list(self.steps)
        table.turn_ends = list(self.turn_ends)
        table.marks = list(self.marks)
        table._undo = list(self._undo)
        if self.game is not None:
            table.game = self.game.clone()
        table.apply(event)
        return table

    def apply(self, event: AnyTableEvent) -> None:
        """Take in the next event."""
        self.version += 1
        match event:
            case Opened():
                self._open(event)
            case Seated(seat, chair):
                self.chairs[seat] = chair
                if self._undo_seat == seat:  # what a bot did for somebody is not his to take back
                    self._undo = []
                if self.held is not None and self.held.seat == seat:
                    self.held = None
            case Started(entries):
                self._start(entries)
            case Played():
                self._play(event)
            case Held():
                self.held = event
                self.step_version = self.version
            case Undone(seat):
                self._take_back(seat)
            case Chatting(on):
                self.chat_on = on
            case Rematched(table):
                self.rematch = table
            case Closed():
                self.status = "closed"
        self.marks.append(0 if self.game is None else self.game.event_count)

    def _open(self, event: Opened) -> None:
        self.settings = event.settings
        self.options = Options.from_dict(event.settings.options)
        self.host = event.host
        self.chairs = list(event.chairs)
        self.status = "open"
        if event.entries:
            self.imported = True
            self._begin(event.entries)
            if self.game is not None and self.game.is_over:
                self.status = "over"

    def _start(self, entries: Sequence[Entry]) -> None:
        if self.game is None:
            self._begin(entries)
        self.status = "playing"
        self._ask_anew()

    def _begin(self, entries: Sequence[Entry]) -> None:
        """The set-up and, for a record to be played on, the steps it has."""
        first = next((i for i, (seat, _) in enumerate(entries) if seat != CHANCE), len(entries))
        self.chance.expect(draw for _, draw in entries[:first])
        self.game = Game(self.options, self.chance)
        self._check_chance()
        self.entries = self.setup_entries = first
        self._note_events(0)
        for step in _steps(entries[first:]):
            before = self.game.event_count
            self._answer(self.game, step)
            self._note_events(before)
            self._note_step(step[0][0])

    def _play(self, event: Played) -> None:
        game = self.game
        assert game is not None
        before = game.clone()
        for step in _steps(event.entries):
            self._answer(game, step)
        events = self._note_events(before.event_count)
        # Chance, or another seat by standing order.
        others = any(seat != event.seat for seat, _ in event.entries)
        final = others or any(map(reveals, events))
        if self._undo_seat != event.seat or final:
            self._undo_seat, self._undo, self._undone = event.seat, [], (-1, 0)
        if not final:
            self._undo.append(before)
        self._note_step(event.seat)
        self.held = None
        if game.is_over:
            self.status = "over"
        self._ask_anew(event.seat if not final else None)

    def _answer(self, game: Game, step: Sequence[Entry]) -> None:
        """One answer with the draws that follow it."""
        self.chance.expect(draw for _, draw in step[1:])
        game.apply(*step[0])
        self._check_chance()
        self.entries += len(step)

    def _check_chance(self) -> None:
        if self.chance.written or self.chance.drawn:
            raise ValueError(f"table {self.id}: the draws written do not fit the game")

    def _note_step(self, seat: int) -> None:
        assert self.game is not None
        self.steps.append(
            TableStep(seat, self.entries, self.game.event_count, self.round, self.game.scores)
        )

    def _note_events(self, since: int) -> list[AnyEvent]:
        """Look through the new events for the beginning of a round and the end of a turn."""
        assert self.game is not None
        events = self.game.events(None, since)
        for number, event in enumerate(events, since + 1):
            if isinstance(event, RoundBegan):
                self.round = event.round
                self.round_version = self.version
            elif isinstance(event, TurnEnded) and event.player in COLOURS:
                self.turn_ends.append((COLOURS.index(event.player), number))
        return events

    def _take_back(self, seat: int) -> None:
        who, times = self._undone
        self._undone = seat, min(times + 1, UNDOS) if who == seat else 1
        if self.held is not None:
            self.held = None
        else:
            self.game = self._undo.pop()
            self.steps.pop()
            self.entries = self.steps[-1].entries if self.steps else self.setup_entries
            while self.turn_ends and self.turn_ends[-1][1] > self.game.event_count:
                self.turn_ends.pop()
        self._ask_anew(seat)

    def _ask_anew(self, actor: int | None = None) -> None:
        """Note what is asked, and since when.

        Whoever ponders a secret choice is not asked anew when an actor makes his own.
        """
        assert self.game is not None
        before, now = self.asked, self.game.question
        pondering = before.seats if actor is not None and before.kind == now.kind else ()
        self.asked_at = {
            seat: self.asked_at[seat] if seat in pondering and seat != actor else self.version
            for seat in now.seats
        }
        self.asked = now
        self.step_version = self.version


def _steps(entries: Sequence[Entry]) -> Iterable[Sequence[Entry]]:
    """Answers, each with the draws that follow it."""
    starts = [i for i, (seat, _) in enumerate(entries) if seat != CHANCE]
    for start, end in pairwise([*starts, len(entries)]):
        yield entries[start:end]


def reveals(event: AnyEvent) -> bool:
    """After this nobody can take a step back: something hidden has been seen."""
    if isinstance(event, Ranked):
        return event.place == "castillo"
    return isinstance(event, Revealed | DiscShown | LeftCastillo | ModifierPassed | GeneralScoring)
