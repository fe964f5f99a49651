"""Errors on the command line: one line of text, and exit status 2."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Any, Final

import typer
from rich.console import Console
from typer.core import TyperGroup
from typer.exceptions import TyperException

USAGE_ERROR: Final = 2
INTERRUPTED: Final = 130


class CommandError(Exception):
    """An error that the user can correct; the text is one sentence."""


def command_error(key: str, /, **values: str | int) -> CommandError:
    """The error with the text `cli-<key>`, in the language of the shell."""
    from elgrande.words.shell import shell_text  # slow to import, and needed only for errors

    return CommandError(shell_text(key, **values))


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
        make_streams_safe()
        try:
            result = super().main(
                args, prog_name, complete_var, False, windows_expand_args, **extra
            )
        except (CommandError, TyperException, OSError) as error:
            if text := one_line(text_of(error)):
                print(f"elgrande: {text}", file=sys.stderr)
            sys.exit(USAGE_ERROR)
        except (typer.Abort, KeyboardInterrupt):
            Console(stderr=True).print()
            sys.exit(INTERRUPTED)
        sys.exit(result if isinstance(result, int) else 0)


def make_streams_safe() -> None:
    """Characters that the output cannot show become question marks; a closed input is empty."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdin is None:
        sys.stdin = open(os.devnull)  # noqa: PTH123, SIM115  open until the end


def text_of(error: Exception) -> str:
    """One sentence, without a trace."""
    match error:
        case TyperException() if type(error).__name__ == "NoArgsIsHelpError":
            return error.format_message()  # nothing: it has printed the help
        case TyperException():
            from elgrande.cli.usage import usage_error  # slow to import, and needed only here

            return usage_error(error)
        case OSError(strerror=str(reason)):
            return f"{error.filename}: {reason}." if error.filename else f"{reason}."
    return str(error)


def one_line(text: str) -> str:
    return " ".join(text.split())
