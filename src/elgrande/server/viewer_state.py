"""What one viewer sees of a table, as a message.

Of the game, the server sends only the view, the legal answers and the events of the viewer's seat.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from elgrande.game import AnyAction, Game, Options, View, parse
from elgrande.game.events import AnyEvent, SpecialBegan, Vetoed
from elgrande.game.game import shared_view
from elgrande.game.names import COLOURS
from elgrande.game.question import Question
from elgrande.server.bot_names import names_of
from elgrande.server.clocks.clock import Outages
from elgrande.server.clocks.view import ClockState, clock_state
from elgrande.server.table import Table
from elgrande.server.table_events import TableSettings
from elgrande.server.table_summary import SeatCard, seat_cards
from elgrande.words import QuestionWords, Words, languages, words

LANGUAGES: Final = languages()
NARRATORS: Final = 1000
PUBLIC_STATES: Final = 128  # one is needed for as long as a version is sent
SENTENCES: Final = 1000  # cached by each narrator, of each kind


class TableState(Struct, frozen=True, kw_only=True, tag="state", gc=False):
    """A table as one viewer may see it now.

    `events` replace all from number `events_from` on: an undo takes events away. `lines` are these
    events in words. `since_my_turn` is the number of the first event after the viewer's last turn.
    """

    table: str
    version: int
    status: str  # open, playing, over, closed
    settings: TableSettings
    seats: tuple[SeatCard, ...]
    host: bool  # the viewer is the host
    your_seats: tuple[int, ...]
    seat: int | None  # the seat whose view this is; None for a spectator
    chat: bool
    imported: bool
    rematch: str | None
    view: View | None
    legal: tuple[AnyAction, ...]
    asked: QuestionWords | None
    undoable: int  # how many steps can be taken back
    held: str | None  # the viewer's own last step, until it is confirmed
    held_action: AnyAction | None  # the same as an action, to be drawn on the board
    confirming: int | None  # the seat that may confirm or undo
    veto_order: str  # ask, round
    events_from: int
    events: tuple[AnyEvent, ...]
    lines: tuple[str, ...]
    since_my_turn: int
    steps: int
    ranking: tuple[int, ...] | None
    clock: ClockState | None
    patience: float | None = None  # seconds until a bot may replace a connected player who is idle


def state_of(
    table: Table,
    account: str,
    seat: int | None,
    view: View | None,
    since: int,
    language: str,
    veto_order: str,
    outages: Outages = (),
    patience: float | None = None,
) -> TableState:
    """The table as seen from a seat of this account; as a spectator sees it if `seat` is None.

    What a spectator sees is built once for all viewers; the rest is added to it, never removed.
    """
    public = public_state(table, since, language)
    own = tuple(table.seats_of(account))
    state = replace(
        public,
        seats=tuple(replace(card, you=True) if card.seat in own else card for card in public.seats),
        host=table.host == account,
        your_seats=own,
        rematch=table.rematch if own or table.host == account else None,  # it may be private
        view=view,
        clock=clock_state(table, account, time.time(), outages),
        patience=patience,
    )
    return state if seat is None else seated_state(table, state, seat, language, veto_order)


def seated_state(
    table: Table, state: TableState, seat: int, language: str, veto_order: str
) -> TableState:
    """What a spectator sees, and what only this seat knows."""
    view, game, held = state.view, table.game, table.held
    asked, events, lines = state.asked, state.events, state.lines
    if view is not None and game is not None:
        events = tuple(game.events(seat, state.events_from))
        if events != state.events:
            narrator = narrator_for(table, language)
            lines = tuple(narrator.narrate(events, game, state.events_from))
        own_question = view.question is not table.asked or view.question.kind == "pass-modifier"
        if asked is not None and own_question:
            asked = narrator_for(table, language).ask(view)
    mine = held is not None and held.seat == seat
    return replace(
        state,
        seat=seat,
        legal=legal_of(table, seat),
        asked=asked,
        undoable=0 if table.chairs[seat].bot else table.undoable(seat),
        held=held.do if held is not None and mine else None,
        held_action=parse(held.do) if held is not None and mine else None,
        veto_order=veto_order,
        events=events,
        lines=lines,
        since_my_turn=since_my_turn(table, seat),
    )


@lru_cache(PUBLIC_STATES)
def public_state(table: Table, since: int, language: str) -> TableState:
    """The table as a spectator sees it who knows version `since`: without times, which pass.

    A table in memory does not change: each version is another object.
    """
    game = table.shown_game
    start = table.events_from(since) if game else 0
    events = tuple(game.events(None, start)) if game else ()
    narrator = narrator_for(table, language)
    return TableState(
        table=table.id,
        version=table.version,
        status=table.status,
        settings=table.settings,
        seats=seat_cards(tuple(table.chairs), table.waiting_for, None, table.ready),
        host=False,
        your_seats=(),
        seat=None,
        chat=table.chat_on,
        imported=table.imported,
        rematch=None,
        view=None,
        legal=(),
        asked=narrator.ask(shared_view(game, None)) if game and table.status == "playing" else None,
        undoable=0,
        held=None,
        held_action=None,
        confirming=None if table.held is None else table.held.seat,
        veto_order="ask",
        events_from=start,
        events=events,
        lines=tuple(narrator.narrate(events, game, start)),
        since_my_turn=0,
        steps=len(table.steps),
        ranking=game.ranking if game is not None and game.is_over else None,
        clock=None,
    )


def legal_of(table: Table, seat: int | None) -> tuple[AnyAction, ...]:
    if seat is None or seat not in table.waiting_for or table.held is not None:
        return ()
    assert table.game is not None
    return table.game.legal(seat)


def since_my_turn(table: Table, seat: int | None) -> int:
    """The number of the first event after the seat's last turn; 0 if it had none."""
    return next((events for each, events in reversed(table.turn_ends) if each == seat), 0)


def game_at(table: Table, step: int) -> Game | None:
    """The game after this number of steps; None if it has fewer."""
    if table.shown_game is None or not 0 <= step <= len(table.steps):
        return None
    record = table.shown_game.record()
    entries = table.steps[step - 1].entries if step else table.setup_entries
    return Game.replay(record, upto=entries)


class TableNarrator:
    """Puts one table's events and questions into words, with the players' names.

    All viewers of a table get the same sentences at the same time, so the latest are cached.
    """

    def __init__(self, language: str, options: Options, people: tuple[str | None, ...]) -> None:
        self._words: Words = words(language)
        self._options = options
        self._people = {COLOURS[seat]: name for seat, name in enumerate(people) if name is not None}
        self.tell = lru_cache(SENTENCES)(self._tell)
        self._ask_once = lru_cache(SENTENCES)(self._ask)

    def narrate(
        self, events: Sequence[AnyEvent], game: Game | None = None, start: int = 0
    ) -> Iterator[str]:
        """Each event in words. A veto names the action it stops, which may precede `events`."""
        action: SpecialBegan | None = None
        for event in events:
            if isinstance(event, SpecialBegan):
                action = event
            stopped = None
            if isinstance(event, Vetoed):
                stopped = action or (game and last_action(game.events(None)[:start])) or None
            yield self.tell(event, stopped)

    def _tell(self, event: AnyEvent, stopped: SpecialBegan | None = None) -> str:
        return self._words.tell(self._options, event, self._people, stopped=stopped)

    def ask(self, view: View) -> QuestionWords | None:
        question = view.question
        if not question.seats:
            return None
        passes = question.kind == "pass-modifier" and view.seat is not None
        to = (view.seat + 1) % len(view.players) if passes and view.seat is not None else None
        return self._ask_once(question, view.active, to)

    def _ask(self, question: Question, active: int | None, to: int | None) -> QuestionWords:
        return self._words.ask(
            self._options,
            question,
            self._people,
            player=COLOURS[question.seats[0]],
            actor=None if active is None else COLOURS[active],
            to=None if to is None else COLOURS[to],
        )


def last_action(events: Sequence[AnyEvent]) -> SpecialBegan | None:
    return next((each for each in reversed(events) if isinstance(each, SpecialBegan)), None)


narrator = lru_cache(NARRATORS)(TableNarrator)


def narrator_for(table: Table, language: str) -> TableNarrator:
    return narrator(language, table.options, names_of(table.chairs, language))
