"""The puzzles that ship are legal, various, and say why in every language."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from elgrande import Game
from elgrande.cli.app import app
from elgrande.learning.puzzle_feedback import feedback
from elgrande.learning.puzzle_maker import TRIES_WHEN_RATED, prove, rate
from elgrande.learning.puzzles import (
    RATING_LEVELS,
    THEMES,
    PuzzleError,
    check,
    puzzle_of_the_day,
    puzzles,
    read_puzzles,
)
from elgrande.words import languages, words

LEAST = 2.5  # points by which the best answer leads


def test_at_least_150_ship_of_every_theme_and_edition() -> None:
    found = puzzles().values()
    assert len(found) >= 150
    assert {each.theme for each in found} == set(THEMES)
    assert {each.edition for each in found} == {"1995", "big-box", "2023"}
    assert {each.stars for each in found} >= {1, 2, 3}
    assert Counter(each.theme for each in found).most_common()[-1][1] >= 10


def test_every_position_is_possible_and_every_answer_legal() -> None:
    for puzzle in puzzles().values():
        check(puzzle)


def test_every_proof_is_deeper_than_the_first_look_and_clear() -> None:
    for puzzle in puzzles().values():
        assert puzzle.deeper.iterations > puzzle.proof.iterations > 0
        assert min(puzzle.proof.margin, puzzle.deeper.margin) >= LEAST, puzzle.id
        assert puzzle.behind >= puzzle.deeper.margin
        assert set(puzzle.found) == set(RATING_LEVELS)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"best": "king>lisboa"}, "best: king>lisboa is not legal"),
        ({"theme": "luck"}, "the theme is one of last, king, disc, scoring, bid, not 'luck'"),
        ({"position": "elgrande/1 for=azul"}, "position:"),
        ({"position": Game.new(seed=1).position()}, "position: for: the position is for no seat"),
        ({"line": ()}, "line: it begins with the best answer"),
    ],
)
def test_a_faulty_puzzle_is_refused_with_the_reason(
    change: dict[str, object], message: str
) -> None:
    puzzle = next(iter(puzzles().values()))
    with pytest.raises(PuzzleError, match=message) as refused:
        check(msgspec.structs.replace(puzzle, **change))
    assert puzzle.id in str(refused.value)


@pytest.mark.parametrize("language", languages())
def test_a_puzzle_says_what_an_answer_costs_and_why(language: str) -> None:
    says = words(language)
    for theme in THEMES:
        puzzle = next(each for each in puzzles().values() if each.theme == theme)
        asked = feedback(puzzle, None, False, says)
        wrong = feedback(puzzle, puzzle.tempting, False, says)
        right = feedback(puzzle, puzzle.best, False, says)
        shown = feedback(puzzle, None, True, says)
        assert [each.verdict for each in (asked, wrong, right, shown)] == [
            "begun",
            "wrong",
            "solved",
            "shown",
        ]
        assert len({each.text for each in (asked, wrong, right, shown)}) == 4
        assert str(round(puzzle.behind)) in wrong.text
        assert wrong.game.position() == puzzle.game().position(), "a wrong answer is not played"
        assert right.game.position() != puzzle.game().position(), "the best turn is on the board"


def test_the_question_says_what_is_to_be_chosen() -> None:
    said: dict[str, set[str]] = {}
    for puzzle in puzzles().values():
        kind = puzzle.game().question.kind
        choice = f"card for {puzzle.theme}" if kind == "card" else kind
        said.setdefault(feedback(puzzle, None, False, words("en")).text, set()).add(choice)
    assert said["Where do you send the King?"] == {"king"}
    assert said["Where do you lay a scoring tile?"] == {"tile"}
    assert said["Which card now? Think of the King."] == {"card for king"}
    discs = {"disc-castillo", "disc-score"}
    assert all(len(each - discs) <= 1 for each in said.values()), "each choice has its own text"
    assert len(said) >= 7


def test_a_tempting_card_is_judged_with_the_turn_it_would_bring() -> None:
    """The first answer alone changes nothing on the board: the turn planned with it does."""
    for puzzle in puzzles().values():
        assert puzzle.tempting_line[0] == puzzle.tempting, puzzle.id
    told = [
        feedback(puzzle, puzzle.tempting, False, words("en")).reasons
        for puzzle in puzzles().values()
        if puzzle.tempting.startswith("card")
    ]
    assert sum(map(bool, told)) > 0.9 * len(told)


def test_an_illegal_answer_gets_the_reason_of_the_rules() -> None:
    puzzle = next(each for each in puzzles().values() if each.theme == "bid")
    used = next(
        iter(
            set(range(1, 14)) - set(puzzle.game().view(puzzle.seat).players[puzzle.seat].hand or ())
        ),
        None,
    )
    said = feedback(puzzle, str(used or "@aragon"), False, words("en"))
    assert said.verdict == "illegal"
    assert said.text


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    start = date(2026, 1, 1)
    days = [puzzle_of_the_day(start + timedelta(days=n)).id for n in range(len(puzzles()))]
    assert len(set(days)) == len(puzzles())


def test_a_puzzle_holds_only_what_its_seat_knows() -> None:
    for puzzle in puzzles().values():
        assert f" for={puzzle.game().view(None).players[puzzle.seat].colour} " in puzzle.position


@pytest.mark.compiled_only
def test_puzzles_are_found_again_from_the_same_seed(tmp_path: Path) -> None:
    """A short game gives the same puzzles twice, and a proof can be repeated."""
    out = tmp_path / "puzzles.jsonl"
    arguments = [
        "puzzles",
        "--players",
        "2",
        "--length",
        "short",
        "--seed",
        "2005",
        "--margin",
        "1",
    ]
    for _ in range(2):
        assert CliRunner().invoke(app, [*arguments, "--out", str(out)]).exit_code == 0
    lines = out.read_bytes().splitlines()
    assert lines
    assert lines[: len(lines) // 2] == lines[len(lines) // 2 :]
    puzzle = next(iter(read_puzzles(lines[0]).values()))
    check(puzzle)
    judged = prove(puzzle.position, puzzle.proof.iterations, seed=1)
    assert judged is not None
    assert (judged.best, judged.proof) == (puzzle.best, puzzle.proof)


@pytest.mark.compiled_only
def test_puzzles_are_rated_again_by_the_levels_of_today(tmp_path: Path) -> None:
    puzzle = next(each for each in puzzles().values() if each.theme == "bid")
    given, out = tmp_path / "given.jsonl", tmp_path / "rated.jsonl"
    unrated = msgspec.structs.replace(puzzle, found=dict.fromkeys(RATING_LEVELS, 0.5))
    given.write_bytes(msgspec.json.encode(unrated) + b"\n")
    done = CliRunner().invoke(app, ["puzzles", "--rate", str(given), "--out", str(out)])
    assert done.exit_code == 0
    (rated,) = read_puzzles(out.read_bytes()).values()
    found, _ = rate(puzzle.position, puzzle.best, TRIES_WHEN_RATED)
    assert rated == msgspec.structs.replace(puzzle, found=found)


def test_a_file_that_holds_no_puzzles_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text("{}\n")
    result = CliRunner().invoke(app, ["puzzles", "--prove", str(file)])
    assert result.exit_code != 0
    assert "missing required field `id`" in result.output
