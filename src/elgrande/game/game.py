"""The public class `Game`.

>>> from elgrande import Game, Options
>>> game = Game.new(Options(edition="big-box", players=4), seed=7)
>>> seat = game.question.seats[0]
>>> game.question.kind
'power'
>>> game.apply(seat, game.legal(seat)[0])
>>> game.view(seat).players[seat].power
1
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import ClassVar, overload

from elgrande.core import actions as ids_of
from elgrande.core.draws import chance_weight
from elgrande.core.engine import advance, apply, legal_actions
from elgrande.core.knowledge import determinize
from elgrande.core.setup import new_state
from elgrande.core.state import (
    CHANCE,
    CHANCE_SEAT,
    FINISHED,
    POINTS,
    WAITING,
    State,
    clone,
    current_round,
)
from elgrande.game import codec
from elgrande.game.actions import AnyAction, Draw, NotationError, parse
from elgrande.game.arguments import check_count, check_seat
from elgrande.game.event_log import as_seen_by, read_event
from elgrande.game.events import AnyEvent
from elgrande.game.hint import Adviser, Hint
from elgrande.game.illegal import IllegalAction, refuse
from elgrande.game.names import CHANCE_NAME, COLOURS
from elgrande.game.options import Options
from elgrande.game.oracle import Oracle, RecordedOracle, SeededOracle, dice_for, oracle_for
from elgrande.game.position.at_question import OF_EVERY_TURN, cards_of, play_to, prepare
from elgrande.game.position.laid_out import lay_out
from elgrande.game.position.line import complete, read_position, write_position
from elgrande.game.position.syntax import PositionError
from elgrande.game.question import Question, question_of
from elgrande.game.record import Entry, Record
from elgrande.game.record_check import check_events, check_scores
from elgrande.game.record_error import RecordError, error_at
from elgrande.game.text_board import describe, text_board
from elgrande.game.view import View, public_view, unshared, view_for


class PositionOf:
    """`game.position(seat)` returns the text of a game; `Game.position(...)` sets a game up."""

    @overload
    def __get__(self, game: None, owner: type[Game]) -> Callable[..., Game]: ...

    @overload
    def __get__(self, game: Game, owner: type[Game]) -> Callable[..., str]: ...

    def __get__(self, game: Game | None, owner: type[Game]) -> Callable[..., Game | str]:
        return partial(lay_out, owner) if game is None else game._position


class Game:
    """One game. It makes chance draws as soon as they are due, and it keeps its whole history.

    Methods that take a seat, except `is_legal`, raise `ValueError` if there is no such seat.
    """

    # Hints need bots and words, which import the game, so `elgrande` sets this from outside.
    adviser: ClassVar[Adviser | None] = None

    position: ClassVar[PositionOf] = PositionOf()
    """`game.position(seat=None)` is the game as one line of text, secrets included; with a seat,
    what that seat knows. `Game.position(options, seed, king="aragon", ...)` is a new game on a
    board laid out in keywords; it raises `PositionError` if the position is impossible."""

    def __init__(
        self,
        options: Options,
        oracle: Oracle | None,
        *,
        first: Oracle | None = None,
        events: bool = True,
        state: State | None = None,
    ) -> None:
        """`first` makes the draws that are due at once, in place of `oracle`."""
        self.options = options
        self._oracle = first or oracle
        self._start = None if state is None else clone(state)  # of a game from a position
        self._state = new_state(options.rules) if state is None else state
        self._state.log = [] if events else None
        self._entries: list[tuple[int, AnyAction, int]] = []  # seat, action, events before it
        self._question: Question | None = None  # what all viewers see now
        self._public: View | None = None
        advance(self._state)
        self._settle()
        self._oracle = oracle

    @staticmethod
    def new(
        options: Options | None = None, seed: int | None = None, *, events: bool = True
    ) -> Game:
        """A new game. Without a seed, chance uses the operating system's randomness.

        Without `events` it is faster, and `events()` is empty. Raises `ValueError` for a seed that
        is not a whole number from 0 on.
        """
        chosen = Options() if options is None else options
        if not isinstance(chosen, Options):
            raise TypeError(f"a game is made from Options, not from {chosen!r}")
        return Game(chosen, oracle_for(seed), events=events)

    @staticmethod
    def from_position(text: str, seed: int | None = None, *, events: bool = True) -> Game:
        """A game that continues from a position. Raises `PositionError` if it is impossible.

        In the position of one seat, what the seat cannot know is drawn, as in `sample`.
        """
        position = read_position(text)
        state = complete(position, random.getrandbits(31) if seed is None else seed)
        return Game(position.options, oracle_for(seed), events=events, state=state)

    @property
    def questions(self) -> tuple[str, ...]:
        """What `at_question` takes here: questions of every turn, then the action cards."""
        return (*OF_EVERY_TURN, *cards_of(self._state))

    def at_question(self, colour: str, question: str, seed: int | None = None) -> Game:
        """A game on this board in which a player has the first turn and is asked a question.

        `question` is `power`, `take`, `card`, `part`, `place` or the name of an action card: the
        first question of its special action, or whether to do it if it asks nothing. The bids of
        this round are made again. Raises `PositionError` if there is no way to the question.
        """
        if colour not in COLOURS[: self.options.players]:
            raise PositionError("asked", f"no player here is {colour!r}")
        state = clone(self._state)
        prepare(state, question)
        game = Game(self.options, oracle_for(seed), events=False, state=state)
        found = play_to(game, COLOURS.index(colour), question)
        if found is None:
            raise PositionError("question", f"{colour} cannot be asked {question!r} here")
        return Game(self.options, oracle_for(seed), state=found._state)

    # --- asking ---

    @property
    def question(self) -> Question:
        """Who must answer what, as a spectator sees it."""
        if self._question is None:
            self._question = question_of(self._state, None)
        return self._question

    def legal(self, seat: int) -> tuple[AnyAction, ...]:
        """All legal answers of the seat; empty when it has no question to answer."""
        return tuple(codec.legal(self._state, check_seat(seat, self.options.players)))

    def is_legal(self, seat: int, action: AnyAction | str) -> bool:
        """Whether `apply` would accept the action."""
        try:
            typed = parse(action) if isinstance(action, str) else action
            seat = check_seat(seat, self.options.players)
        except ValueError:  # no such seat, or not readable
            return False
        return codec.encode(self._state, seat, typed) is not None

    def apply(self, seat: int, action: AnyAction | str) -> None:
        """Give an answer. Raises `IllegalAction` with the reason, and leaves the game unchanged."""
        try:
            typed = parse(action) if isinstance(action, str) else action
        except NotationError as error:
            raise IllegalAction("not-readable", str(error)) from None
        try:
            seat = check_seat(seat, self.options.players)
        except ValueError as error:
            raise IllegalAction("no-such-seat", str(error)) from None
        ids = codec.encode(self._state, seat, typed)
        if ids is None:
            examples = [str(each) for each in codec.legal(self._state, seat)]
            raise refuse(self._state, seat, typed, examples)
        self._do(seat, typed, ids)
        if self._state.v[WAITING] == CHANCE:
            self._settle()

    def _do(self, seat: int, action: AnyAction, ids: tuple[int, ...]) -> None:
        self._question = self._public = None
        log = self._state.log
        self._entries.append((seat, action, 0 if log is None else len(log)))
        for each in ids:
            apply(self._state, seat, each)

    def _settle(self) -> None:
        """Make the chance draws that are due, if this game has an oracle."""
        while self._state.v[WAITING] == CHANCE and self._oracle is not None:
            ids = legal_actions(self._state, CHANCE_SEAT)
            outcomes = [codec.decode(self._state, int(CHANCE_SEAT), (each,)) for each in ids]
            weights = [int(chance_weight(self._state, each - ids_of.DRAW)) for each in ids]
            draws = [each for each in outcomes if isinstance(each, Draw)]
            self._draw(draws[self._oracle(draws, weights)])

    def _draw(self, outcome: AnyAction) -> None:
        """Apply this outcome of a chance draw."""
        if not isinstance(outcome, Draw):
            raise IllegalAction("not-drawn", f"Chance cannot bring {outcome}: it only draws.")
        if self._state.v[WAITING] != CHANCE:
            raise IllegalAction("not-drawn", f"Chance cannot bring {outcome}: no draw is due.")
        ids = codec.encode(self._state, int(CHANCE_SEAT), outcome)
        if ids is None:
            raise IllegalAction("not-drawn", f"Chance cannot bring {outcome} now.")
        self._do(int(CHANCE_SEAT), outcome, ids)

    # --- seeing ---

    def view(self, seat: int | None) -> View:
        """What the seat may know; None for a spectator."""
        return unshared(shared_view(self, seat))

    def _repr_svg_(self) -> str:
        """The board as a spectator sees it, for notebooks."""
        return self.view(None)._repr_svg_()

    def events(self, seat: int | None, since: int = 0) -> list[AnyEvent]:
        """The events the seat (None: a spectator) saw, from event number `since` on."""
        since = check_count(since, "since counts events")
        colour = None if seat is None else COLOURS[check_seat(seat, self.options.players)]
        return [as_seen_by(event, colour) for event in self._all_events(since)]

    def _all_events(self, since: int = 0) -> list[AnyEvent]:
        log = self._state.log
        if log is None:
            raise ValueError("this game keeps no events: make it with events=True")
        players = self.options.players
        return [read_event(players, raw) for raw in log[since:]]

    @property
    def event_count(self) -> int:
        """How many events have happened; `events(seat, since)` counts from here."""
        return 0 if self._state.log is None else len(self._state.log)

    @property
    def is_over(self) -> bool:
        """Whether the last scoring is done."""
        return bool(self._state.v[WAITING] == FINISHED)

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's points so far."""
        return tuple(int(self._state.v[POINTS + seat]) for seat in range(self.options.players))

    @property
    def ranking(self) -> tuple[int, ...]:
        """Each seat's place, 1 for the most points; ties share the better place."""
        scores = self.scores
        return tuple(1 + sum(other > mine for other in scores) for mine in scores)

    def sample(self, seat: int, seed: int) -> State:
        """A core state consistent with all the seat knows; what it cannot know is drawn."""
        return determinize(self._state, check_seat(seat, self.options.players), dice_for(seed))

    def hint(self, seat: int, milliseconds: int = 1000, language: str = "en") -> list[Hint]:
        """The best answers of a seat that must answer, best first, with reasons in words.

        The search uses only what the seat may know. Raises `ValueError` if the seat is not asked.
        """
        seat = check_seat(seat, self.options.players)
        if seat not in self.question.seats:
            raise ValueError(f"{COLOURS[seat]} is not asked anything now.")
        if self.adviser is None:
            raise LookupError("no adviser is set: `import elgrande` sets one")
        return self.adviser(self._state, self.options, seat, milliseconds, language)

    def __repr__(self) -> str:
        """A spectator's summary: `<Game big-box, 4 players: round 1; azul: power>`."""
        if self.is_over:
            scores = ", ".join(map(str, self.scores))
            return f"<Game {self.options}: over, {scores}>"
        return (
            f"<Game {self.options}: round {current_round(self._state)}; {describe(self.question)}>"
        )

    def __str__(self) -> str:
        """The board as a spectator sees it."""
        return text_board(self.view(None))

    def __reduce__(self) -> str:
        raise TypeError("a Game holds secrets: save its record")

    # --- remembering ---

    def _position(self, seat: int | None = None) -> str:
        """The game as one line of text, secrets included; with a seat, what that seat knows."""
        if seat is not None:
            seat = check_seat(seat, self.options.players)
        return write_position(self._state, self.options, seat)

    def clone(self) -> Game:
        """An independent copy at the same point. With a seed, both make the same draws."""
        copy = Game.__new__(Game)
        copy.options = self.options
        oracle = self._oracle
        copy._oracle = (
            oracle.copy() if isinstance(oracle, (SeededOracle, RecordedOracle)) else oracle
        )
        copy._state = clone(self._state)
        copy._state.log = None if self._state.log is None else list(self._state.log)
        copy._entries = list(self._entries)
        copy._start = self._start
        copy._question = copy._public = None
        return copy

    def record(self, tags: dict[str, str] | None = None) -> Record:
        """The record of the game, secrets included, so that it can be adjudicated again.

        It has no events if the game keeps none.
        """
        start = self._start
        events = None if self._state.log is None else self._all_events()
        ends = [start for _, _, start in self._entries[1:]] + [self.event_count]
        return Record(
            options=self.options,
            position=None if start is None else write_position(start, self.options, None),
            tags=tags or {},
            entries=tuple(
                Entry(
                    by=CHANCE_NAME if seat == CHANCE_SEAT else COLOURS[seat],
                    do=str(action),
                    events=None if events is None else tuple(events[start:end]),
                )
                for (seat, action, start), end in zip(self._entries, ends, strict=False)
            ),
            scores=self.scores if self.is_over else None,
        )

    @staticmethod
    def replay(record: Record, upto: int | None = None) -> Game:
        """Replay a record and check every answer, every event and the scores.

        With `upto`, replay only this many entries; the next draws follow the record as long as they
        are possible. After that, chance uses the operating system's randomness. Raises
        `RecordError`, which says what is wrong and where.
        """
        check_record(record)
        whole = len(record.entries)
        last = whole if upto is None else min(check_count(upto, "upto counts entries"), whole)
        game = next(islice(Game.follow(record), last, None))
        later = record.entries[last:]
        game._oracle = RecordedOracle([entry.do for entry in later if entry.by == CHANCE_NAME])
        game._settle()
        return game

    @staticmethod
    def follow(record: Record) -> Iterator[Game]:
        """Yield the game before each entry of a record and at its end: always the same object.

        Checks everything as `replay` does. Makes no draws beyond those in the record. A game that
        the present rulings refuse and those of release 0.1 allow continues under the latter.
        """
        check_record(record)
        start = None if record.position is None else read_position(record.position).state
        game = Game(record.options, None, state=start)
        for end in range(len(record.entries) + 1):
            try:
                game._replay_entries(record, end)
            except RecordError as error:
                game._change_rulings(record, end, error)
            yield game

    def _change_rulings(self, record: Record, end: int, error: RecordError) -> None:
        """Become the game that release 0.1 would make of the record, or raise the error."""
        options = record.options.under_rulings_0_1()
        if options is None or record.position is not None:
            raise record.located(error) from None
        earlier = Game(options, None)
        try:
            earlier._replay_entries(record, end)
        except RecordError:
            raise record.located(error) from None
        self.__dict__.update(earlier.__dict__)

    def _replay_entries(self, record: Record, end: int) -> None:
        """Replay the entries before this one that are still to come."""
        for number in range(len(self._entries), end):
            self._replay_entry(number, record.entries[number])
        if end == len(record.entries):
            check_scores(self, record)

    def _replay_entry(self, number: int, entry: Entry) -> None:
        before = self.event_count
        try:
            action = parse(entry.do)
            if entry.by == CHANCE_NAME:
                self._draw(action)
            else:
                self.apply(COLOURS.index(entry.by), action)
        except (IllegalAction, NotationError) as error:
            raise error_at(("entries", number, "do"), str(error)) from None
        if entry.events is None:
            return
        check_events(number, tuple(self._all_events(before)), entry.events)


def check_record(record: object) -> None:
    if not isinstance(record, Record):
        raise TypeError("a Record is replayed: Record.from_text and Record.from_json read one")


def shared_view(game: Game, seat: int | None) -> View:
    """`Game.view` for readers who change nothing: viewers share what all of them see."""
    if seat is not None:
        seat = check_seat(seat, game.options.players)
    if game._public is None:
        game._public = public_view(game._state, game.options, game.question)
    return view_for(game._state, game._public, seat)


def state_of(game: Game) -> State:
    """The true state, secrets included: for code that shows a bot only what its seat may know."""
    return game._state
