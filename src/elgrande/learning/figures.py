"""The pictures of the rulebook: real positions of the game it describes.

`figures.toml` lays the boards out as lessons do. Players who are not in the game are left out, and
so is a figure that the options rule out. `card_examples.py` adds a picture of each action card.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct

from elgrande.game import Game, Options, View
from elgrande.game.events import AnyEvent, LeftCastillo, Ranked
from elgrande.game.names import COLOURS
from elgrande.learning.lesson import (
    MAX_ANSWERS_IN_A_ROW,
    PUPIL,
    LessonStep,
    answer_by_script,
    has_new_round,
)
from elgrande.words import Words

OTHERS: Final = ("church", "dummy")


class FigureData(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure in the file; with `frames` the events that follow are shown in steps."""

    chapter: str
    board: dict[str, Any]
    script: dict[str, tuple[str, ...]] = {}
    until: str = ""
    point: tuple[str, ...] = ()
    frames: bool = False


class FigureFrame(Struct, frozen=True):
    """A later moment of a figure: what happened since its beginning, and what it shows."""

    text: str
    events: tuple[AnyEvent, ...]


class Figure(Struct, frozen=True):
    """A picture: the chapter it belongs to, its text, the board, and the position to try."""

    name: str
    chapter: str
    text: str
    view: View
    point: tuple[str, ...]
    position: str
    frames: tuple[FigureFrame, ...] = ()


@cache
def figure_data() -> dict[str, FigureData]:
    text = files("elgrande.learning").joinpath("figures.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, FigureData])


def figures(options: Options, texts: Words) -> tuple[Figure, ...]:
    """The figures for a game, with their texts in a language."""
    found = []
    for name, data in figure_data().items():
        game = set_up(data, options)
        if game is not None:
            text = texts.say(options, f"figures-{name}")
            found.append(
                Figure(
                    name,
                    data.chapter,
                    text,
                    game.view(PUPIL),
                    data.point,
                    game.position(),
                    frames(game, data, texts, options) if data.frames else (),
                )
            )
    return tuple(found)


def set_up(data: FigureData, options: Options) -> Game | None:
    """The game at the figure's moment; None if the options rule it out."""
    if data.chapter in ("france", "granada", "church") and data.chapter not in options.variants:
        return None
    step = LessonStep("", script=data.script)
    try:
        game = Game.position(options, 1, **fitted(data.board, options))
        for _ in range(MAX_ANSWERS_IN_A_ROW):
            asked = game.question
            if not data.until or (asked.kind == data.until and PUPIL in asked.seats):
                return game
            if not asked.seats:
                return None
            answer_by_script(game, step, asked.seats[0])
    except (TypeError, ValueError):
        pass
    return None


def fitted(board: dict[str, Any], options: Options) -> dict[str, Any]:
    """The keywords without players who are not in the game."""
    here = (*COLOURS[: options.players], *OTHERS)

    def fit(value: Any) -> Any:
        if not isinstance(value, dict):
            return value
        if not any(key in COLOURS or key in OTHERS for key in value):
            return {int(key): each for key, each in value.items()}
        return {key: each for key, each in value.items() if key in here}

    return {name: fit(value) for name, value in board.items()}


def frames(game: Game, data: FigureData, texts: Words, options: Options) -> tuple[FigureFrame, ...]:
    """A general scoring in steps: the Castillo pays, its caballeros move, the regions pay."""
    after = game.clone()
    start = after.event_count
    step = LessonStep("", script=data.script)
    for _ in range(MAX_ANSWERS_IN_A_ROW):
        if not after.question.seats or has_new_round(after, start):
            break
        answer_by_script(after, step, after.question.seats[0])
    events = after.events(PUPIL, start)
    ranked = [n for n, each in enumerate(events) if isinstance(each, Ranked)]
    left = [n for n, each in enumerate(events) if isinstance(each, LeftCastillo)]
    if not ranked or not left:
        return ()
    castillo = max((n for n in ranked if n < left[0]), default=left[0] - 1)
    cuts = {"castillo": castillo + 1, "moved": left[-1] + 1, "regions": ranked[-1] + 1}
    return tuple(
        FigureFrame(texts.say(options, f"figures-general-{name}"), tuple(events[:cut]))
        for name, cut in cuts.items()
    )
