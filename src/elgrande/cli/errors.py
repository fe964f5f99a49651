"""Errors on the command line: one line of text, and exit status 2."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Sequence
from typing import Any, Final

import typer
from rich.console import Console
from typer.core import TyperGroup
from typer.exceptions import TyperException

USAGE_ERROR: Final = 2
INTERRUPTED: Final = 130
NO_SUCH_COMMAND: Final = re.compile(r"No such command ('.*')")


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
        case TyperException():
            return usage_error(error)
        case OSError(strerror=str(reason)):
            return f"{error.filename}: {reason}." if error.filename else f"{reason}."
    return str(error)


def usage_error(error: TyperException) -> str:
    """What Typer refuses, in the language of the shell. Its English says a little more."""
    text = error.format_message()
    if type(error).__name__ == "NoArgsIsHelpError":  # it has printed the help
        return text
    from elgrande.words.shell import shell_language, shell_text  # slow to import

    if shell_language() == "en":
        return text
    parameter = getattr(error, "param", None)
    name = parameter.get_error_hint() if parameter is not None else ""
    match type(error).__name__:
        case "NoSuchOption":
            return shell_text("no-such-option", name=getattr(error, "option_name", ""))
        case "MissingParameter":
            return shell_text("missing", name=name)
        case "BadParameter":
            return shell_text("bad-value", name=name, detail=getattr(error, "message", text))
    command = NO_SUCH_COMMAND.match(text)
    return shell_text("no-such-command", name=command[1]) if command else text


def one_line(text: str) -> str:
    return " ".join(text.split())
