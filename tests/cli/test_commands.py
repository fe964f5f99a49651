"""The list of commands: complete, correct, and fast because it loads none of them."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from elgrande.cli.app import COMMANDS, Subcommand, load
from tests.cli.driver import ask, run, spawn

HEAVY = (
    "alembic", "fastapi", "matplotlib", "numpy", "pydantic", "ray", "sqlalchemy", "uvicorn",
    "elgrande.arena", "elgrande.bots", "elgrande.envs", "elgrande.server", "elgrande.words",
)  # fmt: skip


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], []])
def test_help_and_version_load_no_command_and_no_heavy_library(arguments: list[str]) -> None:
    script = (
        "import sys; from elgrande.cli import main\n"
        f"sys.argv = ['elgrande', *{arguments!r}]\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print('loaded:', *sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    loaded = done.stdout.rpartition("loaded:")[2].split()
    commands = [command.module for command in COMMANDS.values()]
    assert not {*HEAVY, *commands}.intersection(loaded)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_says_what_the_command_says_of_itself(name: str) -> None:
    assert load(name).help.splitlines()[0] == COMMANDS[name].summary


def test_the_list_has_every_command() -> None:
    shown = ask("--help")
    assert all(f" {name} " in shown for name in COMMANDS)


def test_serve_is_not_listed_without_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elgrande.cli.app.SERVER_NEEDS", ("a_library_not_installed",))
    assert " serve " not in ask("--help")


def test_a_command_says_which_library_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMANDS, "serve", Subcommand("a_library_not_installed", "serve", ""))
    result = run("serve")
    assert result.exit_code == 2
    assert "serve needs a_library_not_installed, which is not installed." in result.stderr


def complete(words: str) -> list[str]:
    """What bash would offer after these words."""
    shell = {
        "_ELGRANDE_COMPLETE": "complete_bash",
        "COMP_WORDS": words,
        "COMP_CWORD": str(words.count(" ")),
    }
    command = [sys.executable, "-m", "elgrande"]
    done = subprocess.run(
        command, env=os.environ | shell, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


def test_a_shell_completes_commands_and_their_options() -> None:
    assert complete("elgrande s") == [name for name in COMMANDS if name.startswith("s")]
    assert "--edition" in complete("elgrande play --e")


def test_the_shell_script_for_completion_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    # Typer asks the parent process for the shell, and make's is none it can complete in.
    monkeypatch.setenv("_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION", "1")
    result = spawn("--show-completion", "bash")
    assert "elgrande" in result.stdout, result.stderr


def test_a_command_that_is_not_there_is_refused_with_the_nearest() -> None:
    result = run("simulat")
    assert result.exit_code == 2
    assert "simulate" in result.stderr
