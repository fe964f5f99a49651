"""Errors on the command line: one line of text, and exit status 2."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final

import typer
from rich.console import Console
from typer.core import TyperGroup
from typer.exceptions import TyperException

STATUS: Final = 2
INTERRUPTED: Final = 130


class CommandError(Exception):
    """An error that the user can correct; the text is one sentence."""


class Commands(TyperGroup):
    """A group of commands that prints errors in one line."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            result = super().main(
                args, prog_name, complete_var, False, windows_expand_args, **extra
            )
        except (CommandError, TyperException) as error:
            text = error.format_message() if isinstance(error, TyperException) else str(error)
            print(f"elgrande: {one_line(text)}", file=sys.stderr)
            sys.exit(STATUS)
        except (typer.Abort, KeyboardInterrupt):
            Console(stderr=True).print()
            sys.exit(INTERRUPTED)
        sys.exit(result if isinstance(result, int) else 0)


def one_line(text: str) -> str:
    return " ".join(text.split())
