"""Puzzles: positions of real games in which one answer is clearly best, with the proof.

`puzzle_maker.py` makes them; `puzzles.jsonl` holds those that ship, one a line.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from elgrande.game import Game, Options
from elgrande.game.illegal import IllegalAction
from elgrande.game.names import COLOURS
from elgrande.game.position.line import read_position, seat_of
from elgrande.game.position.syntax import PositionError

THEMES: Final = ("last", "king", "disc", "scoring", "bid")
RATING_LEVELS: Final = ("easy", "normal", "hard", "expert")
RARELY: Final = 0.5  # a level that finds the answer no more often than this does not know it


class Proof(Struct, frozen=True):
    """What a search found: how long it was, and by how many points the best answer leads."""

    iterations: int
    margin: float
    visits: int  # of the best answer
    runner_up: str
    runner_up_visits: int


class Puzzle(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One question. `position` is what the seat knows; answers are the short texts of actions.

    `line` is the best turn from here, beginning with `best`. `tempting` is the wrong answer that
    the levels give most often, or else the runner-up, `tempting_line` the best turn with it, and
    `behind` what it costs in points.
    `found` is how often each level gives the best answer.
    """

    id: str
    theme: str
    position: str
    best: str
    line: tuple[str, ...]
    tempting: str
    tempting_line: tuple[str, ...] = ()
    behind: float
    proof: Proof
    deeper: Proof
    found: dict[str, float]

    @property
    def stars(self) -> int:
        """Difficulty: 1, plus 1 for each of `easy`, `normal` and `hard` that rarely finds it."""
        return 1 + sum(self.found[level] <= RARELY for level in RATING_LEVELS[:-1])

    @property
    def options(self) -> Options:
        return read_position(self.position).options

    @property
    def edition(self) -> str:
        return self.options.edition

    @property
    def seat(self) -> int:
        return seat_of(self.position)

    def game(self) -> Game:
        """The game at the question; what the seat cannot know is the same every time."""
        return Game.from_position(self.position, seed=0)


class PuzzleError(ValueError):
    """An impossible puzzle; the text says which one and why."""


def check(puzzle: Puzzle) -> None:
    """Raise `PuzzleError` unless the position is possible and all answers are legal in it."""

    def fail(reason: str) -> PuzzleError:
        return PuzzleError(f"puzzle {puzzle.id}: {reason}")

    if puzzle.theme not in THEMES:
        raise fail(f"the theme is one of {', '.join(THEMES)}, not {puzzle.theme!r}")
    try:
        game = puzzle.game()
        seat = puzzle.seat
    except PositionError as error:
        raise fail(f"position: {error}") from None
    if game.question.seats and seat not in game.question.seats:
        raise fail(f"{COLOURS[seat]} is not asked anything in this position")
    for name in ("best", "tempting"):
        if not game.is_legal(seat, getattr(puzzle, name)):
            raise fail(f"{name}: {getattr(puzzle, name)} is not legal in this position")
    if puzzle.best == puzzle.tempting:
        raise fail("the tempting answer is the best one")
    if not puzzle.line or puzzle.line[0] != puzzle.best:
        raise fail("line: it begins with the best answer")
    if puzzle.tempting_line and puzzle.tempting_line[0] != puzzle.tempting:
        raise fail("tempting_line: it begins with the tempting answer")
    for name, line in (("line", puzzle.line), ("tempting_line", puzzle.tempting_line)):
        after = game.clone()
        try:
            for answer in line:
                if seat in after.question.seats:
                    after.apply(seat, answer)
        except IllegalAction as error:
            raise fail(f"{name}: {error}") from None


@cache
def puzzles() -> dict[str, Puzzle]:
    """The puzzles that ship, by id."""
    return read_puzzles(files("elgrande.learning").joinpath("puzzles.jsonl").read_bytes())


def read_puzzles(text: bytes) -> dict[str, Puzzle]:
    """Puzzles by id, from a file with one per line. Raises `PuzzleError` for anything else."""
    try:
        found = msgspec.json.Decoder(Puzzle).decode_lines(text)
    except msgspec.DecodeError as error:
        raise PuzzleError(f"not a file of puzzles: {error}") from None
    return {puzzle.id: puzzle for puzzle in found}


def puzzle_of_the_day(day: date) -> Puzzle:
    """The same puzzle for everyone on a day. None comes again before all have been shown."""
    every = sorted(puzzles())
    step = 61  # spreads themes; shares no factor with the number of puzzles
    while len(every) % step == 0:
        step += 2
    return puzzles()[every[day.toordinal() * step % len(every)]]
