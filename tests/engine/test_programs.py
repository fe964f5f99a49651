"""Bots as programs: the samples, what failures cost, and that no process is left behind."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from elgrande import Game, Options
from elgrande.arena.play import play_out
from elgrande.bots import Bot, Knowledge
from elgrande.engine import BotSpecError, check_bot, open_bots, split_budget
from elgrande.engine.check import BotCheck
from elgrande.engine.faults import GuardedBot, guarded
from elgrande.engine.process import Process
from elgrande.engine.program import Program
from elgrande.engine.seating import command_of, end_programs, known_names
from tests.cli.driver import run

SAMPLES = Path(__file__).parents[2] / "examples" / "programs"
SHORT = Options(players=2, length="short")
Script = Callable[[str], str]

GREETING = "import sys, time\nprint('bot bad\\nready', flush=True)\n"


@pytest.fixture
def script(tmp_path: Path) -> Script:
    """Writes a Python program and returns the command that runs it."""

    def write(text: str) -> str:
        file = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        file.write_text(text)
        return f"{sys.executable} {file}"

    return write


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    before = children()
    yield
    end_programs()
    assert children() == before


def children() -> list[int]:
    """The processes that this one started and that still exist, zombies included."""
    listed = subprocess.run(
        ["ps", "-o", "pid=,comm=", "--ppid", str(os.getpid())],
        capture_output=True,
        text=True,
        check=False,
    )
    rows = [line.split() for line in listed.stdout.splitlines()]
    return [int(pid) for pid, name, *_ in rows if name != "ps"]


def guard_of(bot: Bot) -> GuardedBot:
    found = guarded(bot)
    assert found is not None
    return found


def play_against_random(command: str, seed: int = 1) -> GuardedBot:
    with open_bots([command, "random"], [seed, seed]) as bots:
        game = Game.new(SHORT, seed)
        for _ in play_out(game, bots):
            pass
        assert game.is_over
        return guard_of(bots[0])


# --- the samples ---


def passes(command: tuple[str, ...]) -> list[str]:
    """The checks that fail."""
    return [f"{each.name}: {each.problem}" for each in BotCheck(command).run() if each.problem]


def test_the_python_sample_passes_every_check() -> None:
    assert passes((sys.executable, str(SAMPLES / "any.py"))) == []


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node")
def test_the_javascript_sample_passes_every_check() -> None:
    assert passes(("node", str(SAMPLES / "thrifty.js"))) == []


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_the_c_sample_passes_every_check(tmp_path: Path) -> None:
    program = tmp_path / "herd"
    flags = ["-Wall", "-Wextra", "-Werror", "-o", str(program)]
    subprocess.run(["cc", *flags, str(SAMPLES / "herd.c")], check=True)
    assert passes((str(program),)) == []


def test_the_samples_are_short() -> None:
    lines = {file.name: len(file.read_text().splitlines()) for file in SAMPLES.iterdir()}
    assert lines["any.py"] <= 17
    assert lines["herd.c"] <= 100


@pytest.mark.compiled_only
def test_the_engine_passes_every_check() -> None:
    assert passes((sys.executable, "-m", "elgrande", "engine", "greedy")) == []


# --- what failures cost ---


def test_an_illegal_answer_costs_the_move_and_the_third_the_game(script: Script) -> None:
    bot = play_against_random(
        script(
            GREETING
            + "for line in sys.stdin:\n if line[:2] == 'go': print('answer >atlantis', flush=True)"
        )
    )
    assert [fault.code for fault in bot.faults] == ["illegal"] * 3
    assert bot.forfeited


def test_one_illegal_answer_is_forgiven(script: Script) -> None:
    bot = play_against_random(
        script(
            GREETING + "first = True\n"
            "for line in sys.stdin:\n"
            " if line[:5] == 'legal': legal = line.split()[1:]\n"
            " if line[:2] == 'go':\n"
            "  print('answer', '99' if first else legal[-1], flush=True)\n"
            "  first = False"
        )
    )
    assert [fault.code for fault in bot.faults] == ["illegal"]
    assert not bot.forfeited


def test_a_crash_forfeits_the_game_and_shows_its_last_words(
    script: Script, caplog: pytest.LogCaptureFixture
) -> None:
    command = script(GREETING + "sys.stdin.readline(); sys.exit('I am ill')")
    bot = play_against_random(command)
    assert [fault.code for fault in bot.faults] == ["ended"]
    assert "I am ill" in str(bot.faults[0])
    assert play_against_random(command, seed=2).forfeited  # it got its chance in the next game
    [said] = caplog.messages  # once, not for each game
    assert "forfeits a game: ended" in said
    assert "I am ill" in said


def test_a_program_that_hangs_is_late_three_times(
    script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("elgrande.engine.faults.DEFAULT_SECONDS", 0.2)
    bot = play_against_random(script(GREETING + "time.sleep(600)"))
    assert [fault.code for fault in bot.faults] == ["late"] * 3
    assert bot.forfeited


def test_a_program_that_floods_its_output_is_ended(script: Script) -> None:
    bot = play_against_random(script(GREETING + "while True: print('spam' * 20, flush=False)"))
    assert [fault.code for fault in bot.faults] == ["ended"]


def test_a_program_that_does_not_greet_forfeits(script: Script) -> None:
    bot = play_against_random(script("print('hello', flush=True)"))
    assert [fault.code for fault in bot.faults] == ["ended"]


def test_check_bot_names_what_is_wrong(script: Script) -> None:
    result = run(
        "check-bot",
        script(
            GREETING
            + "for line in sys.stdin:\n if line[:2] == 'go': print('answer stop', flush=True)"
        ),
    )
    assert result.exit_code == 1
    assert "failed answers a question: power" in result.output
    assert "illegal: stop does not answer this question" in result.output
    assert "ok     ends when its input ends" in result.output


# --- processes ---


def test_a_program_ends_with_its_children(script: Script) -> None:
    command = script(
        GREETING + "import subprocess\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        "print(f'info {child.pid}', flush=True)\n"
        "time.sleep(600)"
    )
    process = Process(command.split())
    lines = [process.receive(time.monotonic() + 20) for _ in range(3)]
    process.kill()
    child = int(str(lines[2]).removeprefix("info "))
    assert not process.running
    until = time.monotonic() + 5
    while _exists(child) and time.monotonic() < until:
        time.sleep(0.01)
    assert not _exists(child)


def _exists(pid: int) -> bool:
    """Zombies do not count: their parent is gone, and the system collects them."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_program_stays_for_the_next_game(script: Script) -> None:
    command = f"{sys.executable} {SAMPLES / 'any.py'}"
    with open_bots([command], [1]) as bots:
        first = guard_of(bots[0]).bot
    with open_bots([command, command], [2, 3]) as bots:
        assert guard_of(bots[0]).bot is first
        assert guard_of(bots[1]).bot is not first
        assert isinstance(first, Program)
        assert first.running


# --- naming bots ---


@pytest.mark.parametrize(
    ("text", "bot", "milliseconds", "iterations"),
    [
        ("hard", "hard", None, None),
        ("hard@500", "hard", None, 500),
        ("./my@bot", "./my@bot", None, None),
        ("./my@bot@300ms", "./my@bot", 300, None),
        ("node bot.js@2s", "node bot.js", 2000, None),
    ],
)
def test_a_budget_follows_the_last_at_sign(
    text: str, bot: str, milliseconds: float | None, iterations: int | None
) -> None:
    named, budget = split_budget(text)
    assert named == bot
    assert (budget.milliseconds if budget else None) == milliseconds
    assert (budget.iterations if budget else None) == iterations


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("./no-such-program", "cannot be found"),
        (str(SAMPLES / "herd.c"), "make it executable"),
        ("'open quote ./x", "is not a command"),
        ("nowhere.py:bot", "No such file"),
        ("nobody", "There is no bot 'nobody'"),
        ("hard@soon", "is not a budget"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        check_bot(text)


def test_a_command_is_found_once_and_for_all() -> None:
    assert Path(command_of("node bot.js" if shutil.which("node") else "ls /")[0]).is_absolute()


# --- Python files ---

BOTS = """
class Last:
    name = "last"

    def answer(self, knowledge, legal, budget=None):
        return legal[-1]


class Tired:
    name = "tired"

    def __init__(self, seed):
        self.seed = seed

    def choose(self, knowledge, legal, budget=None):
        raise RuntimeError("too tired")


class Slow:
    name = "slow"

    def choose(self, knowledge, legal, budget=None):
        while True:
            pass


class Cheat:
    name = "cheat"

    def choose(self, knowledge, legal, budget=None):
        return 9999
"""


@pytest.fixture
def code(tmp_path: Path) -> Path:
    file = tmp_path / "bots.py"
    file.write_text(BOTS)
    return file


def test_the_bots_of_a_file_are_known_by_their_names(code: Path) -> None:
    known = known_names([code])
    assert known["last"] == f"{code}:last"
    assert known["hard"] == "hard"
    bot = play_against_random(known["last"])
    assert (bot.faults, bot.forfeited) == ([], False)


@pytest.mark.parametrize(("name", "fault"), [("tired", "failed"), ("cheat", "illegal")])
def test_a_failing_class_loses_its_game_only(code: Path, name: str, fault: str) -> None:
    bot = play_against_random(f"{code}:{name}")
    assert [each.code for each in bot.faults] == [fault] * 3
    assert bot.forfeited


@pytest.mark.skipif(os.name != "posix", reason="only POSIX can interrupt Python code")
def test_a_class_that_never_answers_is_late(code: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elgrande.engine.faults.DEFAULT_SECONDS", 0.1)
    bot = play_against_random(f"{code}:slow")
    assert [each.code for each in bot.faults] == ["late"] * 3


def test_a_file_without_bots_is_refused(tmp_path: Path) -> None:
    empty = tmp_path / "empty.py"
    empty.write_text("x = 1")
    with pytest.raises(BotSpecError, match="there is no bot in this file"):
        known_names([empty])
    broken = tmp_path / "broken.py"
    broken.write_text("x = ")
    with pytest.raises(BotSpecError, match="SyntaxError"):
        known_names([broken])


def test_a_knowledge_offers_the_game_in_words(code: Path) -> None:
    game = Game.new(SHORT, seed=3)
    seat = game.question.seats[0]
    knowledge = Knowledge(game.sample(seat, 1), seat)
    assert knowledge.actions == list(game.legal(seat))
    assert knowledge.options == SHORT
    assert Game.from_position(knowledge.position()).view(seat) == game.view(seat)
    trial = knowledge.game(seed=4)
    trial.apply(seat, knowledge.actions[0])
    assert game.view(seat).players[seat].power is None


def test_the_engine_keeps_a_budget_of_its_own() -> None:
    game = Game.new(Options(players=2), seed=7)
    lines = [
        "elgrande 1",
        "new seat=azul seed=7 edition=big-box players=2",
        f"position {game.position(0)}",
        "go ms=60000",
    ]
    result = run("engine", "search@1", typed="\n".join(lines))
    assert result.exit_code == 0
    assert result.stdout.splitlines()[:3] == ["bot search", "wants position", "ready"]
    assert result.stdout.splitlines()[3].startswith("answer ")


def test_the_engine_speaks_for_a_bot_of_a_file(code: Path) -> None:
    said = run("engine", "last", "--code", str(code), typed="elgrande 1\nquit\n").stdout
    assert said.splitlines() == ["bot last", "wants position", "ready"]
