"""Programs and Python files wherever a bot is named on the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from elgrande import Game
from elgrande.arena.match import shares_of
from elgrande.arena.ratings import stages
from elgrande.arena.results import Result, ResultStore
from elgrande.bots import answer, create, names
from elgrande.bots.registry import ADDED
from elgrande.cli import play
from elgrande.engine.seating import end_programs
from tests.cli.driver import ask, ask_json, run, spawn

ANY = f"{sys.executable} {Path(__file__).parents[2] / 'examples' / 'programs' / 'any.py'}"
SHORT = ("--length", "short", "--seed", "1")
BOTS = """
class Tired:
    name = "tired"

    def choose(self, knowledge, legal, budget=None):
        raise RuntimeError("too tired")


class Last:
    name = "last"

    def answer(self, knowledge, legal, budget=None):
        return legal[-1]
"""


@pytest.fixture(autouse=True)
def _end() -> None:
    end_programs()


@pytest.fixture
def code(tmp_path: Path) -> str:
    file = tmp_path / "bots.py"
    file.write_text(BOTS)
    return str(file)


def test_simulate_plays_programs_and_bots_of_files(code: str) -> None:
    figures = ask_json(
        "simulate", "-n", "2", "-p", "3", "--bots", f"{ANY},last,random", "--code", code, *SHORT
    )
    assert [seat["bot"] for seat in figures["seats"]] == [ANY, f"{code}:last", "random"]


def test_the_arena_goes_on_when_bots_fail(code: str, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    figures = ask_json(
        "arena", "--table", f"tired,{ANY},random", "--code", code, "--games", "3",
        "--out", str(out), *SHORT,
    )  # fmt: skip
    tired = figures["players"][f"{code}:tired"]
    assert (tired["games"], tired["wins"], tired["forfeits"]) == (3, 0, 3)
    assert "forfeits" not in figures["players"]["random"]
    games = [json.loads(line) for line in out.read_text().splitlines()[1:]]
    assert [sum(game["forfeits"]) for game in games] == [1, 1, 1]
    assert all(sum(game["shares"]) == 1 for game in games)


def test_the_table_of_the_arena_counts_forfeits(code: str) -> None:
    shown = ask(
        "arena", "--table", "tired,random", "--code", code, "--games", "2", "-j", "1", *SHORT
    )
    heads, *_ = [line for line in shown.splitlines() if "s a game" in line]
    assert "forfeits" in heads


def test_spar_takes_programs() -> None:
    told = ask("spar", ANY, "random", "--games", "4", "--players", "2", "--workers", "1", *SHORT)
    assert "of 4 games" in told


def test_play_takes_programs_in_the_terminal() -> None:
    result = run("play", "--terminal", "--bots", ANY, *SHORT, typed="1\nq\n\n")
    assert result.exit_code == 0, result.output


def test_play_takes_programs_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots' worker processes of that server find them under short names."""
    asked: dict[str, Any] = {}
    monkeypatch.setattr(play, "browser_game", lambda: asked.update)
    monkeypatch.setenv(ADDED, "{}")
    assert run("play", "--bots", f"{ANY},hard@20", "--players", "4").exit_code == 0
    assert asked["bots"] == ["any", "hard-4", "any"]
    assert {"any", "hard-4"} <= set(names())
    game = Game.new(seed=1)
    [seat] = game.question.seats
    for name in ("any", "hard-4"):
        assert answer(create(name, 1), game, seat) in game.legal(seat)


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "--bots", "./no-such-bot"],
        ["simulate", "--bots", "last", "--code", "no-such-file.py"],
        ["arena", "--bots", "./no-such-bot"],
        ["spar", "hard", "./no-such-bot"],
        ["engine", "nobody"],
        ["engine", "./program"],
        ["check-bot", "./no-such-bot"],
    ],
    ids=" ".join,
)
def test_an_unknown_bot_is_refused_in_one_line(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    lines = [line for line in result.stderr.splitlines() if "interpreted" not in line]
    assert len(lines) == 1
    assert lines[0].startswith("elgrande: ")


@pytest.mark.compiled_only
def test_arena_workers_leave_no_program_behind() -> None:
    """Two processes play; the marker in the command finds what is left of their programs."""
    marked = f"{ANY} --marked-bot"
    done = spawn("arena", "--table", f"{marked},random", "--games", "6", "--workers", "2", *SHORT)
    assert done.returncode == 0, done.stderr
    left = [
        file
        for file in Path("/proc").glob("[0-9]*/cmdline")
        if b"--marked-bot" in _content(file) and b"any.py" in _content(file)
    ]
    assert left == []


def _content(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError:
        return b""


def test_a_forfeit_wins_nothing_and_comes_last() -> None:
    assert shares_of((50, 40, 40), (True, False, False)) == (0.0, 0.5, 0.5)
    assert shares_of((50, 40), (True, True)) == (1.0, 0.0)
    result = Result("k", 1, ("a", "b"), (50, 40), (0.0, 1.0), forfeits=(True, False))
    assert stages(result)[0][1] == {"b": 1.0}


def test_forfeits_are_stored_and_read(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    result = Result(
        "k", 1, ("a", "b"), (50, 40), (0.0, 1.0), (1.0, 1.0), (1.0, 1.0), (), (True, False)
    )
    ResultStore(path, {"x": 1}).add(result)
    assert ResultStore(path, {"x": 1}).results["k"] == result
