"""Shows a game that has no table as if it had one: lessons, puzzles and positions to try.

Nothing is stored. The client plays it with the same components as a table.
"""

from __future__ import annotations

from typing import Final

from elgrande.game import Game
from elgrande.game.names import COLOURS
from elgrande.server.table_events import Chair, TableSettings
from elgrande.server.table_summary import seat_cards
from elgrande.server.viewer_state import TableState, narrator
from elgrande.words import words

NO_TABLE: Final = "0" * 16
_READER: Final = "you"


def lone_state(game: Game, seat: int, version: int, language: str, *, mine: bool) -> TableState:
    """The game as seen from a seat; with `mine` the reader answers for it. Players are colours."""
    says = words(language)
    people = tuple(says.colour(each) for each in COLOURS[: game.options.players])
    chairs = tuple(
        Chair(account=_READER if each == seat else "other", name=name)
        for each, name in enumerate(people)
    )
    asked = mine and seat in game.question.seats
    view = game.view(seat)
    table_words = narrator(language, game.options, people)
    events = tuple(game.events(seat))
    return TableState(
        table=NO_TABLE,
        version=version,
        status="over" if game.is_over else "playing",
        settings=TableSettings(options=game.options.to_dict()),
        seats=seat_cards(chairs, game.question.seats if mine else (), _READER),
        host=False,
        your_seats=(seat,),
        seat=seat,
        chat=False,
        imported=False,
        rematch=None,
        view=view,
        legal=game.legal(seat) if asked else (),
        asked=None if game.is_over else table_words.ask(view),
        undoable=0,
        held=None,
        held_action=None,
        confirming=None,
        veto_order="ask",
        events_from=0,
        events=events,
        lines=tuple(table_words.narrate(events, game)),
        since_my_turn=0,
        steps=0,
        ranking=game.ranking if game.is_over else None,
        clock=None,
    )
