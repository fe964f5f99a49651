"""An example of each action card and modifier: the board, what happens, and the same in words.

`examples.toml` has the board and what the players answer; the rules do the rest.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct

from elgrande.game import Game, Options, View
from elgrande.game.events import (
    AnyEvent,
    DiscSet,
    Revealed,
    SpecialBegan,
    SpecialEnded,
    TurnBegan,
)
from elgrande.game.names import COLOURS, MODIFIER_NAMES
from elgrande.learning.figures import FigureData, set_up
from elgrande.learning.lesson import MAX_ANSWERS_IN_A_ROW, PUPIL
from elgrande.words import Words

MAX_SENTENCES: Final = 5
SILENT: Final = (SpecialBegan, SpecialEnded, DiscSet, Revealed, TurnBegan)


class ExampleData(Struct, frozen=True, forbid_unknown_fields=True):
    board: dict[str, Any]
    cards: dict[str, tuple[str, ...]]
    modifiers: dict[str, tuple[str, ...]]
    others: dict[str, tuple[str, ...]]


class Example(Struct, frozen=True):
    """A card in use. `position` can be tried; `view` is the board there, `events` what follows."""

    position: str
    view: View
    events: tuple[AnyEvent, ...]
    text: str


@cache
def example_data() -> ExampleData:
    text = files("elgrande.learning").joinpath("examples.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), ExampleData)


def examples(options: Options, texts: Words) -> dict[str, Example]:
    """An example of each action card of the game, and of each modifier."""
    return {**card_examples(options, texts), **modifier_examples(options, texts)}


def card_examples(options: Options, texts: Words) -> dict[str, Example]:
    """Blue has just taken the card, and uses it."""
    data = example_data()
    found: dict[str, Example] = {}
    for number, pile in enumerate(options.rules.pile_contents(), 1):
        for card in dict(pile):
            moment = FigureData(
                "cards",
                {**data.board, "cards": {str(number): card}},
                {COLOURS[PUPIL]: ("13", f"card{number}")},
                until="part",
            )
            game = set_up(moment, options)
            if game is not None and game.question.card == card:
                answers = ("special", *data.cards.get(card, ()))
                found[card] = example(game, answers, has_acted, texts)
    return found


def modifier_examples(options: Options, texts: Words) -> dict[str, Example]:
    """The others have bid; Blue bids with the modifier and uses its ability, if it has one."""
    data = example_data()
    found: dict[str, Example] = {}
    for modifier in MODIFIER_NAMES if "power-shift" in options.modules else ():
        hand = {COLOURS[PUPIL]: [modifier, "1", "2"]}  # of each there are two
        board = {**data.board, "first": COLOURS[PUPIL + 1], "modifiers": hand}
        game = set_up(FigureData("power-shift", board, data.others, until="power"), options)
        if game is not None:
            found[modifier] = example(game, data.modifiers[modifier], comes_to_a_card, texts)
    return found


def example(
    game: Game, answers: Sequence[str], is_done: Callable[[Game, int], bool], texts: Words
) -> Example:
    """What Blue's answers lead to."""
    before = game.clone()
    begun = game.event_count
    wanted = {COLOURS[PUPIL]: list(answers)}
    wanted |= {colour: list(theirs) for colour, theirs in example_data().others.items()}
    for _ in range(MAX_ANSWERS_IN_A_ROW):
        if is_done(game, begun) or not game.question.seats:
            break
        answer(game, wanted)
    events = tuple(game.events(PUPIL, begun))
    sentences = [texts.tell(game.options, each) for each in events if not isinstance(each, SILENT)]
    more = ["…"] if len(sentences) > MAX_SENTENCES else []
    return Example(
        before.position(), before.view(PUPIL), events, " ".join([*sentences[:MAX_SENTENCES], *more])
    )


def has_acted(game: Game, begun: int) -> bool:
    """Whether the special action ended after this many events."""
    return any(isinstance(each, SpecialEnded) for each in game.events(PUPIL, begun))


def comes_to_a_card(game: Game, begun: int) -> bool:
    """Whether another player's turn began after this many events, or Blue is to choose a card."""
    turns = [each.player for each in game.events(PUPIL, begun) if isinstance(each, TurnBegan)]
    return bool(turns) and (turns[0] != COLOURS[PUPIL] or game.question.kind == "card")


def answer(game: Game, wanted: dict[str, list[str]]) -> None:
    """Give the first wanted answer that is legal, once each; else stop, or the first legal one."""
    seat = game.question.seats[0]
    legal = [str(each) for each in game.legal(seat)]
    mine = wanted.get(COLOURS[seat], [])
    chosen = next((each for each in mine if each in legal), None)
    if chosen is None:
        chosen = "stop" if "stop" in legal else legal[0]
    else:
        mine.remove(chosen)
    game.apply(seat, chosen)
