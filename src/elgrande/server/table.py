"""Table state, rebuilt by replaying its stored events.

A whole game replays in a few milliseconds, so no snapshot is stored: the tables kept in memory are
the only cache.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from itertools import pairwise
from typing import Final

from msgspec import Struct, structs
from msgspec.structs import replace

from elgrande.core.events import ROUND_BEGAN, TURN_ENDED
from elgrande.game import Game, IllegalAction, Options
from elgrande.game.game import state_of
from elgrande.game.oracle import SYSTEM, Oracle
from elgrande.game.position.line import read_position
from elgrande.game.question import Question
from elgrande.server.clocks.clock import Clock
from elgrande.server.recorded_chance import RecordedChance
from elgrande.server.table_events import (
    BY_CHANCE,
    AnyTableEvent,
    Chair,
    Chatting,
    Closed,
    Departed,
    Held,
    Moved,
    Opened,
    Played,
    Readied,
    Rematched,
    Renamed,
    Seated,
    Started,
    StoredEntry,
    TableSettings,
    TimeUp,
    Undone,
    Voted,
)
from elgrande.server.undo import CoreEvents, UndoHistory

NOT_ASKED: Final = Question("waiting", ())


class TableStep(Struct, frozen=True, gc=False):
    """One answer and all that followed: by whom, and how far entries and events then reach."""

    seat: int
    entries: int
    events: int
    round: int
    scores: tuple[int, ...]


class Table:
    """The current state of one table."""

    event: AnyTableEvent  # the latest
    settings: TableSettings
    options: Options
    host: str

    def __init__(self, table_id: str, source: Oracle = SYSTEM) -> None:
        self.id = table_id
        self.version = 0
        self.status = "new"  # then open, playing, over; or closed
        self.chairs: list[Chair] = []
        self.ready: frozenset[int] = frozenset()  # seats, before the start
        self.chat_on = True
        self.rematch: str | None = None
        self.imported = False
        self.position = ""  # where the game begins; empty: with the set-up
        self.game: Game | None = None
        self.chance = RecordedChance(source)
        self.held: Held | None = None
        self.steps: list[TableStep] = []
        self.turn_ends: list[tuple[int, int]] = []  # seat, and events so far, at each turn's end
        self.round = 0
        self.round_version = 0  # the version in which this round began
        self.entries = 0  # answers and draws so far
        self.setup_entries = 0  # those before the first step
        self.asked = NOT_ASKED
        self.waiting_for: tuple[int, ...] = ()  # seats that must answer, or confirm, now
        self.bots_asked: list[int] = []  # those of them that bots play
        self.asked_at: dict[int, int] = {}  # the version in which each seat was asked
        self.step_version = 0  # the version of the last start, step, held step or undo
        self.event_count = 0  # events of the game so far
        self.marks: list[int] = [0]  # the same at each version
        self.undo = UndoHistory()
        self.at = 0.0  # when the latest event happened
        self.clock: Clock | None = None
        self.time_up: tuple[int, ...] = ()  # seats whose time is up: the others vote
        self.votes: tuple[Voted, ...] = ()  # on those

    # --- reading ---

    def seats_of(self, account: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.account == account]

    def has_place_for(self, account: str) -> bool:
        """The host, or an account with a seat: not a spectator."""
        return account == self.host or any(chair.account == account for chair in self.chairs)

    @property
    def payer(self) -> str:
        """The account that the bots' time is charged to: the host's, or else the first player's."""
        return self.host or next((each.account for each in self.chairs if each.account), "")

    @property
    def shown_game(self) -> Game | None:
        """The game, once viewers may see it: one from a record waits for its start."""
        return self.game if self.status in ("playing", "over") else None

    @property
    def is_without_people(self) -> bool:
        return not any(chair.is_person for chair in self.chairs)

    @property
    def is_for_bots_alone(self) -> bool:
        """The game is in progress, and bots play all seats."""
        return self.status == "playing" and self.is_without_people

    def undoable(self, seat: int) -> int:
        """How many steps the seat may take back."""
        if self.status != "playing" or self.undo.is_used_up(seat):
            return 0
        if self.held is not None and self.held.seat != seat:
            return 0
        played = self.undo.steps(seat) if self.settings.undo else 0
        return played + (self.held is not None)

    def events_from(self, since: int) -> int:
        """The number of the first event that is new to a viewer who knows version `since`.

        After an undo it may be lower than the number of events at that version.
        """
        if not 0 <= since <= self.version:
            return 0
        return min(self.marks[since:])

    # --- changing ---

    def after(
        self, event: AnyTableEvent, game: Game | None = None, *, in_place: bool = False
    ) -> Table:
        """A copy of the table after this event; the table itself does not change.

        `game` is the game after the event, if the decision has played it already. `in_place`: the
        table itself, which no one else knows yet. To replay a long log with copies takes seconds.
        """
        table = self
        asked, asked_at = self.asked, self.asked_at
        if not in_place:
            table = copy(self)  # shares the game: a change is made on a clone of the game
            table.chairs = list(self.chairs)
            table.steps = list(self.steps)
            table.turn_ends = list(self.turn_ends)
            table.marks = list(self.marks)
        table.version += 1
        table.event = event
        table._apply(event, game)
        if isinstance(event, Started | Played | Undone) and table.game is not None:
            table.asked = table.game.question
            table.step_version = table.version
            # A seat that has not made its secret choice keeps its version when another answers.
            actor = None if isinstance(event, Started) else event.seat
            final = isinstance(event, Played) and not table.undo.games
            kept = () if final or asked.kind != table.asked.kind else asked.seats
            table.asked_at = {
                seat: asked_at[seat] if seat in kept and seat != actor else table.version
                for seat in table.asked.seats
            }
        waiting = (table.held.seat,) if table.held else table.asked.seats
        table.waiting_for = waiting if table.status == "playing" else ()
        table.bots_asked = [
            seat for seat in table.waiting_for if table.chairs[seat].bot is not None
        ]
        table.marks.append(table.event_count)
        return table

    def _apply(self, event: AnyTableEvent, game: Game | None) -> None:
        match event:
            case Opened():
                self._open(event)
            case Seated(seat, chair):
                self._seat(seat, chair)
            case Moved(seat, to):
                mine, theirs = self.chairs[seat], self.chairs[to]
                self._seat(to, mine)
                self._seat(seat, theirs)
            case Readied(seat, on):
                self.ready = self.ready | {seat} if on else self.ready - {seat}
            case Started(entries):
                if game is not None:
                    self._adopt(game, len(entries))
                elif self.game is None:
                    self._replay(entries)
                self.status = "playing"
            case Played():
                self._play(event, game)
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
            case Renamed(title):
                self.settings = structs.replace(self.settings, title=title)
            case TimeUp(seat, bot):
                self._time_is_up(seat, bot)
            case Voted():
                self._vote(event)
            case Departed(account, bot):
                self._depart(account, bot)

    def _open(self, event: Opened) -> None:
        self.settings = event.settings
        self.options = Options.from_dict(event.settings.options)
        self.host = event.host
        self.chairs = list(event.chairs)
        self.position = event.position
        self.status = "open"
        self.imported = bool(event.entries or event.position)
        if event.entries:
            game = self._replay(event.entries)
            if game.is_over:
                self.status = "over"

    def _seat(self, seat: int, chair: Chair) -> None:
        before, self.chairs[seat] = self.chairs[seat], chair
        if (before.account, before.bot) == (chair.account, chair.bot):
            return  # under another name
        self.ready -= {seat}
        self._clear_time_up(seat)
        self.undo = self.undo.after_seating(seat)
        if seat in self.asked_at:  # who takes the seat is asked now
            self.asked_at = {**self.asked_at, seat: self.version}
        if self.held is not None and self.held.seat == seat:
            self.held = None

    def _depart(self, account: str, bot: str) -> None:
        """Nothing here names the account afterwards; the first other person becomes the host."""
        left = {
            "open": Chair(),
            "playing": Chair(bot=bot),
        }.get(self.status, Chair(former=True))
        for seat in self.seats_of(account):
            self._seat(seat, left)
        self.votes = tuple(vote for vote in self.votes if vote.account != account)
        if self.host == account:
            self.host = next((each.account for each in self.chairs if each.account), "")

    def _time_is_up(self, seat: int, bot: str | None) -> None:
        if bot is None:
            self.time_up = (*self.time_up, seat)
        else:
            self._seat(seat, replace(self.chairs[seat], bot=bot))

    def _vote(self, vote: Voted) -> None:
        if vote.bot is not None:
            self._seat(vote.about, replace(self.chairs[vote.about], bot=vote.bot))
        elif vote.decided:
            self._clear_time_up(vote.about)
        else:
            same = (vote.account, vote.about)
            others = (each for each in self.votes if (each.account, each.about) != same)
            self.votes = (*others, vote)

    def _clear_time_up(self, seat: int) -> None:
        """Let the seat play on after its time was up, and drop the votes about it."""
        if seat in self.time_up:
            self.time_up = tuple(each for each in self.time_up if each != seat)
            self.votes = tuple(each for each in self.votes if each.about != seat)

    def new_game(self) -> Game:
        """The game at its beginning; `chance` decides the draws."""
        state = read_position(self.position).state if self.position else None
        return Game(self.options, self.chance, state=state)

    def _replay(self, entries: Sequence[StoredEntry]) -> Game:
        """Replay the set-up and, for an imported record, its steps."""
        first = next((i for i, (seat, _) in enumerate(entries) if seat != BY_CHANCE), len(entries))
        self.chance.expect(draw for _, draw in entries[:first])
        game = self.new_game()
        self._check_chance()
        self._adopt(game, first)
        for step in _steps(entries[first:]):
            self._answer(game, step)
            self._adopt(game, len(step), step[0][0])
        return game

    def _play(self, event: Played, game: Game | None) -> None:
        before = self.game
        assert before is not None
        if game is None:
            game = before.clone()
            for step in _steps(event.entries):
                self._answer(game, step)
        news = self._adopt(game, len(event.entries), event.seat)
        self.undo = self.undo.after_step(event, before, news)
        self.held = None
        asked = game.question
        for seat in self.time_up:
            if seat == event.seat or seat not in asked.seats:
                self._clear_time_up(seat)
        if asked.kind == "over":
            self.status = "over"

    def _answer(self, game: Game, step: Sequence[StoredEntry]) -> None:
        """Apply one answer with the draws that follow it."""
        seat, answer = step[0]
        self.chance.expect(draw for _, draw in step[1:])
        game.apply(seat, answer)
        self._check_chance()

    def _check_chance(self) -> None:
        if self.chance.written or self.chance.drawn:
            raise ValueError(f"table {self.id}: the draws written do not fit the game")

    def _adopt(self, game: Game, entries: int, seat: int | None = None) -> CoreEvents:
        """Take over the game after so many more entries: a step of this seat, or the set-up.

        Notes rounds and ends of turns; returns the new events.
        """
        self.game = game
        news = (state_of(game).log or [])[self.event_count :]
        for code, value, *_ in news:
            self.event_count += 1
            if code == ROUND_BEGAN:
                self.round = value
                self.round_version = self.version
            elif code == TURN_ENDED:
                self.turn_ends.append((value, self.event_count))
        self.entries += entries
        if seat is None:
            self.setup_entries = entries
        else:
            step = TableStep(seat, self.entries, self.event_count, self.round, game.scores)
            self.steps.append(step)
        return news

    def _take_back(self, seat: int) -> None:
        played = self.held is None
        if played:
            self.game = self.undo.games[-1]
            self.steps.pop()
            self.entries = self.steps[-1].entries if self.steps else self.setup_entries
            self.event_count = self.game.event_count
            while self.turn_ends and self.turn_ends[-1][1] > self.event_count:
                self.turn_ends.pop()
        self.undo = self.undo.after_undo(seat, played=played)
        self.held = None


def rebuild(
    make: Callable[[], Table],
    events: Sequence[AnyTableEvent],
    after_event: Callable[[Table, int], object] = lambda table, number: None,
) -> Table:
    """The table of these events, the first of which opened it.

    A game that the present rulings refuse was begun with release 0.1, and keeps its rulings.
    """
    try:
        return _replayed(make(), events, after_event)
    except (IllegalAction, LookupError, ValueError):
        opened, *rest = events
        assert isinstance(opened, Opened)
        options = Options.from_dict(opened.settings.options).under_rulings_0_1()
        if options is None:
            raise
        settings = replace(opened.settings, options=options.to_dict())
        return _replayed(make(), [replace(opened, settings=settings), *rest], after_event)


def _replayed(
    table: Table, events: Iterable[AnyTableEvent], after_event: Callable[[Table, int], object]
) -> Table:
    for number, event in enumerate(events):
        table.after(event, in_place=True)
        after_event(table, number)
    return table


def _steps(entries: Sequence[StoredEntry]) -> Iterable[Sequence[StoredEntry]]:
    """Answers, each with the draws that follow it."""
    starts = [i for i, (seat, _) in enumerate(entries) if seat != BY_CHANCE]
    for start, end in pairwise([*starts, len(entries)]):
        yield entries[start:end]
