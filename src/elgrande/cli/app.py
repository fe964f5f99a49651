"""The command `elgrande` and its commands, each imported only when it is called.

`elgrande --help` and shell completion list the commands from this table and load none of them.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any, Final, NamedTuple

import typer
from typer.core import TyperCommand
from typer.main import get_command, get_command_from_info
from typer.models import CommandInfo

from elgrande import _build
from elgrande.cli.errors import Commands, command_error


class Subcommand(NamedTuple):
    """Where a command is, a function or a Typer of its own, and its text in `elgrande --help`."""

    module: str
    function: str
    summary: str


COMMANDS: Final = {
    "play": Subcommand("elgrande.cli.play", "play", "Play against bots."),
    "simulate": Subcommand(
        "elgrande.cli.simulate", "simulate", "Play many games between bots and sum them up."
    ),
    "replay": Subcommand(
        "elgrande.cli.replay",
        "replay",
        "Check a record by playing it again, and describe the game in words.",
    ),
    "review": Subcommand(
        "elgrande.cli.review",
        "review_command",
        "Show what decided a finished game, and what each decision cost.",
    ),
    "export": Subcommand(
        "elgrande.cli.export",
        "export",
        "Write games as tables, from records or from bots that play now.",
    ),
    "cards": Subcommand(
        "elgrande.cli.reference",
        "cards",
        "List the action cards, stack by stack, with our own texts.",
    ),
    "rules": Subcommand(
        "elgrande.cli.reference",
        "rules",
        "Read our short rulebook for an edition with its modules, variants and switches.",
    ),
    "bench": Subcommand(
        "elgrande.cli.bench", "bench", "Measure the speed of the rules, compared with C."
    ),
    "arena": Subcommand(
        "elgrande.cli.arena",
        "arena",
        "Let bots compete: the same deals for all line-ups, rotated seats, confidence intervals.",
    ),
    "spar": Subcommand(
        "elgrande.cli.spar",
        "spar_command",
        "Let A play against B on all other seats until it is clear whether A is stronger.",
    ),
    "train": Subcommand(
        "elgrande.cli.train",
        "train_command",
        "Let bots play themselves, learn from the games, and play again with what was learned.",
    ),
    "engine": Subcommand(
        "elgrande.cli.engine", "engine", "Let a bot play for another program: a line protocol."
    ),
    "check-bot": Subcommand(
        "elgrande.cli.engine",
        "check_bot",
        "Test a bot program: every kind of question, budgets, time-outs, garbage, whole games.",
    ),
    "puzzles": Subcommand(
        "elgrande.cli.puzzles",
        "puzzles",
        "Find puzzles in games of strong bots; prove or rate puzzles again.",
    ),
    "party": Subcommand(
        "elgrande.server.runner",
        "party",
        "Play with friends in your network: shows the address to open, with a QR code.",
    ),
    "serve": Subcommand(
        "elgrande.server.runner", "serve", "Serve tables to play at in the browser."
    ),
    "admin": Subcommand(
        "elgrande.server.admin.cli", "app", "Tables, bans, reports and passwords of a server."
    ),
    "backup": Subcommand(
        "elgrande.server.maintenance",
        "backup",
        "Write everything to one file, while the server runs. (A copy made with cp loses data.)",
    ),
    "restore": Subcommand(
        "elgrande.server.maintenance", "restore", "Fill a new database from a backup, and check it."
    ),
    "check": Subcommand(
        "elgrande.server.maintenance",
        "check",
        "Play every game again from its events, while the server runs, and look at the file.",
    ),
}


# Without these, the server's commands are not listed; calling one says what is missing.
SERVER: Final = "elgrande.server."
SERVER_NEEDS: Final = ("sqlalchemy", "uvicorn")


class LazyCommands(Commands):
    """Lists the commands of the table by name and summary; loads only the one that is called."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        serves = all(map(find_spec, SERVER_NEEDS))
        for name, command in COMMANDS.items():
            if serves or not command.module.startswith(SERVER):
                self.add_command(TyperCommand(name, help=command.summary))

    def resolve_command(self, ctx: typer.Context, args: list[str]) -> Any:  # type: ignore[override]
        if args and args[0] in COMMANDS:
            return args[0], load(args[0]), args[1:]
        return super().resolve_command(ctx, args)

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        return super().parse_args(ctx, name_the_plot(args))


def load(name: str) -> Any:
    """The command itself, for Typer."""
    command = COMMANDS[name]
    try:
        found = getattr(import_module(command.module), command.function)
    except ModuleNotFoundError as error:
        raise command_error("needs", name=name, needed=error.name or "?") from None
    if isinstance(found, typer.Typer):
        return get_command(found)
    return get_command_from_info(
        CommandInfo(name=name, callback=found, cls=TyperCommand),
        pretty_exceptions_short=False,
        rich_markup_mode="rich",
    )


app = typer.Typer(
    cls=LazyCommands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def name_the_plot(args: list[str]) -> list[str]:
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
            "--version",
            callback=_version,
            is_eager=True,
            help="Show the version, and whether it is compiled.",
        ),
    ] = False,
) -> None:
    """The board game El Grande: play it, simulate it, study it."""
    _build.warn_if_interpreted()


def main() -> None:
    app(prog_name="elgrande")
