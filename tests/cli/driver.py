"""Calls the command line as a user would."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import IO, Any, Final

from typer.testing import CliRunner, Result

from elgrande.cli.app import app

WIDE: Final = {"COLUMNS": "100", "LINES": "50", "NO_COLOR": "1"}


def run(*arguments: str, typed: str | None = None) -> Result:
    """In this process."""
    return CliRunner(env=WIDE).invoke(app, arguments, input=typed, prog_name="elgrande")


def ask(*arguments: str) -> str:
    """The output of a successful command."""
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def ask_json(*arguments: str) -> Any:
    return json.loads(ask(*arguments, "--json"))


def spawn(
    *arguments: str, typed: str = "", stdout: IO[str] | int = subprocess.PIPE, **environment: str
) -> subprocess.CompletedProcess[str]:
    """In a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "elgrande", *arguments],
        input=typed,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env=os.environ | environment,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
