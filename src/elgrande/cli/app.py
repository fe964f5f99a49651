"""The command `elgrande` and what it can do."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from elgrande import _build
from elgrande.cli import server
from elgrande.cli.arena import arena
from elgrande.cli.bench import bench
from elgrande.cli.books import cards, rules
from elgrande.cli.errors import Commands
from elgrande.cli.play import play
from elgrande.cli.replay import replay
from elgrande.cli.simulate import simulate


class AllCommands(Commands):
    """Our own commands and the server's."""

    def list_commands(self, ctx: typer.Context) -> list[str]:  # type: ignore[override]
        return [*super().list_commands(ctx), *(["serve"] if server.is_installed() else [])]

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        return super().parse_args(ctx, name_the_picture(args))

    def get_command(self, ctx: typer.Context, cmd_name: str) -> Any:  # type: ignore[override]
        return server.serve() if cmd_name == "serve" else super().get_command(ctx, cmd_name)


app = typer.Typer(
    cls=AllCommands,
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def name_the_picture(args: list[str]) -> list[str]:
    """`--plot` alone draws into a file named after the command."""
    named = list(args)
    for at in range(len(args) - 1, -1, -1):
        if args[at] == "--plot" and (at + 1 == len(args) or args[at + 1].startswith("-")):
            named.insert(at + 1, f"{args[0]}.png")
    return named


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(_build.describe())
        raise typer.Exit


@app.callback()
def begin(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, help="Version, and if compiled."
        ),
    ] = False,
) -> None:
    """The board game El Grande: play it, simulate it, study it."""
    _build.warn_if_interpreted()


for command in (play, simulate, replay, cards, rules, bench, arena):
    app.command()(command)


def main() -> None:
    app(prog_name="elgrande")
