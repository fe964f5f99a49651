"""What other packages bring to the command line, looked for only when it is wanted.

A package that is not there, or whose own requirements are not installed, is not listed.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from typer.core import TyperCommand
from typer.main import get_command_from_info
from typer.models import CommandInfo

from elgrande.cli.errors import CommandError

SERVER: Final = "elgrande.server.command"
# By name: the module, and the function in it that is the command.
GUESTS: Final = {
    "arena": ("elgrande.arena.command", "arena"),
    "serve": (SERVER, "serve"),
}


def find(module: str, function: str) -> Callable[..., Any] | None:
    """A function of a module that may be missing; `ImportError` if its requirements are."""
    if find_spec(module.rpartition(".")[0]) is None or find_spec(module) is None:
        return None
    found: Callable[..., Any] | None = getattr(import_module(module), function, None)
    return found


def listed() -> list[str]:
    """The guests that can come."""
    names = []
    for name, (module, function) in GUESTS.items():
        try:
            if find(module, function) is not None:
                names.append(name)
        except ImportError:
            continue
    return names


def command(name: str) -> Any:
    """The command of a guest for Typer; None if there is none of that name."""
    if name not in GUESTS:
        return None
    try:
        function = find(*GUESTS[name])
    except ImportError as error:
        needed = error.name or "something"
        raise CommandError(f"'{name}' needs {needed}, which is not installed.") from None
    if function is None:
        return None
    return get_command_from_info(
        CommandInfo(name=name, callback=function, cls=TyperCommand),
        pretty_exceptions_short=False,
        rich_markup_mode="rich",
    )


def browser_game() -> Callable[..., Any] | None:
    """What `elgrande play` starts in the browser: `play` of the server, once it has one.

    It is called with `options`, `bots` (names) and `language`.
    """
    try:
        return find(SERVER, "play")
    except ImportError:
        return None
