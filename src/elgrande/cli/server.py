"""The server's commands, imported only when needed.

If the server's requirements are not installed, its commands are not listed.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from typer.core import TyperCommand
from typer.main import get_command, get_command_from_info
from typer.models import CommandInfo

from elgrande.cli.errors import command_error


def server() -> Any:
    """The module with the commands; `ImportError` if a requirement is not installed."""
    return import_module("elgrande.server.runner")


def is_installed() -> bool:
    try:
        server()
    except ImportError:
        return False
    return True


def serve() -> Any:
    """The command `elgrande serve` for Typer."""
    return _command("serve")


def party() -> Any:
    """The command `elgrande party` for Typer."""
    return _command("party")


def backup() -> Any:
    """The command `elgrande backup` for Typer."""
    return _command("backup", "elgrande.server.maintenance")


def restore() -> Any:
    """The command `elgrande restore` for Typer."""
    return _command("restore", "elgrande.server.maintenance")


def check() -> Any:
    """The command `elgrande check` for Typer."""
    return _command("check", "elgrande.server.maintenance")


def admin() -> Any:
    """The commands `elgrande admin ...` for Typer."""
    try:
        app = import_module("elgrande.server.admin.cli").app
    except ImportError as error:
        raise command_error("needs", name="admin", needed=error.name or "?") from None
    return get_command(app)


def _command(name: str, module: str = "elgrande.server.runner") -> Any:
    try:
        function = getattr(import_module(module), name)
    except ImportError as error:
        raise command_error("needs", name=name, needed=error.name or "?") from None
    return get_command_from_info(
        CommandInfo(name=name, callback=function, cls=TyperCommand),
        pretty_exceptions_short=False,
        rich_markup_mode="rich",
    )


def browser_game() -> Callable[..., Any] | None:
    """Starts the browser game of `elgrande play`; call it with `options`, `bots` and `language`."""
    return server().play if is_installed() else None
