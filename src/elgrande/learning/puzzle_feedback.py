"""Feedback to an answer to a puzzle: whether it is the best, what it costs, and why, in words."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from elgrande.bots.advice import reasons
from elgrande.game import Game, IllegalAction, parse
from elgrande.game.actions import NotationError
from elgrande.game.codec import encode
from elgrande.hints import worded
from elgrande.learning.puzzles import Puzzle
from elgrande.words import Words

QUESTIONS_WITH_OWN_TEXT: Final = ("king", "score", "tile")
PuzzleVerdict = Literal["begun", "solved", "wrong", "illegal", "shown"]


class PuzzleFeedback(Struct, frozen=True):
    """The verdict, the sentence, the reasons, the game as it stands then, and what was played."""

    verdict: PuzzleVerdict
    text: str
    reasons: tuple[str, ...]
    game: Game
    played: tuple[str, ...] = ()


def feedback(puzzle: Puzzle, answer: str | None, show: bool, texts: Words) -> PuzzleFeedback:
    """Judge an answer; with `show`, play the best turn instead."""
    game = puzzle.game()
    if show:
        return _best(puzzle, game, "shown", texts)
    if answer is None:
        kind = game.question.kind
        ask = (
            f"puzzles-ask-{kind}"
            if kind in QUESTIONS_WITH_OWN_TEXT
            else f"puzzles-{puzzle.theme}.ask"
        )
        return PuzzleFeedback("begun", texts.say(puzzle.edition, ask), (), game)
    try:
        answer = str(parse(answer))
        trial = game.clone()
        trial.apply(puzzle.seat, answer)
    except (NotationError, IllegalAction) as error:
        code = error.code if isinstance(error, IllegalAction) else "not-readable"
        return PuzzleFeedback("illegal", texts.say(game.options, f"illegal-{code}"), (), game)
    if answer == puzzle.best:
        return _best(puzzle, game, "solved", texts)
    if answer == puzzle.tempting:
        text = texts.say(puzzle.edition, "puzzles-tempting", points=round(puzzle.behind))
    else:
        least = min(puzzle.proof.margin, puzzle.deeper.margin)
        text = texts.say(puzzle.edition, "puzzles-wrong", points=round(least))
    return PuzzleFeedback("wrong", text, why(puzzle, game, answer, texts), game)


def _best(puzzle: Puzzle, game: Game, verdict: PuzzleVerdict, texts: Words) -> PuzzleFeedback:
    text = texts.say(puzzle.edition, f"puzzles-{verdict}", points=round(puzzle.deeper.margin))
    found = why(puzzle, game, puzzle.best, texts)
    played = []
    for each in puzzle.line:
        if puzzle.seat in game.question.seats and game.is_legal(puzzle.seat, each):
            game.apply(puzzle.seat, each)
            played.append(each)
    return PuzzleFeedback(verdict, text, found, game, tuple(played))


def why(puzzle: Puzzle, game: Game, answer: str, texts: Words) -> tuple[str, ...]:
    """What an answer changes, as hints say it; if it was searched, with the rest of its turn.

    The first reason begins with a capital, because it is a sentence of its own.
    """
    seat = puzzle.seat
    lines = {puzzle.best: puzzle.line, puzzle.tempting: puzzle.tempting_line or (puzzle.tempting,)}
    line = lines.get(answer, (answer,))
    state = game.sample(seat, 1)
    ids: tuple[int, ...] = ()
    trial = game.clone()
    for each in line:
        found = encode(trial._state, seat, parse(each))
        if found is None:
            break
        ids += found
        trial.apply(seat, each)
    people = [texts.colour(each.colour) for each in game.view(None).players]
    first, *rest = worded(game.options, texts, tuple(reasons(state, seat, ids)), people) or ("",)
    return (first[:1].upper() + first[1:], *rest) if first else ()
