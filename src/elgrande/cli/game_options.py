"""Options that several commands share, and the game they describe."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from elgrande.cli.errors import CommandError, command_error
from elgrande.core.editions import EDITIONS, LENGTHS, OLD_HANDS
from elgrande.core.rules import VARIANTS
from elgrande.game import Options, OptionsError
from elgrande.game.options import MODULES, SWITCHES, UnknownNameError, read_switch
from elgrande.words import Words, languages, words
from elgrande.words.shell import language_of, shell_language

EditionOption = Annotated[str, typer.Option("--edition", "-e", help=f"{', '.join(EDITIONS)}.")]
PlayersOption = Annotated[
    int, typer.Option("--players", "-p", help="Number of players, 2 to 5.", show_default=True)
]
LengthOption = Annotated[str, typer.Option("--length", help=f"{', '.join(LENGTHS)}.")]
ModulesOption = Annotated[
    list[str] | None,
    typer.Option(
        "--module", help=f"Of the edition 2023; may be repeated: {', '.join(sorted(MODULES))}."
    ),
]
OldHandsOption = Annotated[
    list[str] | None,
    typer.Option("--old-hand", help=f"Only these cards of old-hands: {', '.join(OLD_HANDS)}."),
]
VariantsOption = Annotated[
    list[str] | None,
    typer.Option("--variant", help=f"May be repeated: {', '.join(sorted(VARIANTS))}."),
]
SwitchesOption = Annotated[
    list[str] | None,
    typer.Option(
        "--switch",
        metavar="NAME=on|off",
        help=f"One point on which editions differ; may be repeated: {', '.join(SWITCHES)}.",
    ),
]
LanguageOption = Annotated[
    str,
    typer.Option(
        "--language",
        "-l",
        envvar="ELGRANDE_LANGUAGE",
        callback=language_of,
        help=f"{', '.join(languages())}, or a locale such as de_DE.",
    ),
]
SeedOption = Annotated[
    int | None, typer.Option("--seed", "-s", min=0, help="Makes chance and bots repeatable.")
]
WorkersOption = Annotated[
    int, typer.Option("--workers", "--jobs", "-j", min=0, help="Processes; 0: one per core.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Write JSON instead of tables.")]

# Of the arena and of sparring.
SeatsOption = Annotated[
    int, typer.Option("--players", "-p", min=2, max=5, help="Players at a table.")
]
ResultsOption = Annotated[
    Path | None,
    typer.Option("--out", "-o", help="File of results; an interrupted run resumes from it."),
]


# The parameters of `make_options`, as commands call them.
OF_A_GAME: Final = ("edition", "players", "length", "module", "old_hand", "variant", "switch")


def refuse_next_to(other: str, context: typer.Context, *names: str) -> None:
    """Refuse options that have no effect next to another one, or next to an argument."""
    for parameter in context.command.params:
        source = context.get_parameter_source(parameter.name or "")
        if parameter.name in names and source is not None and source.name == "COMMANDLINE":
            raise command_error("either", one=other, other=parameter.opts[0])


def make_options(
    edition: str,
    players: int,
    length: str = "full",
    modules: list[str] | None = None,
    old_hands: list[str] | None = None,
    variants: list[str] | None = None,
    switches: list[str] | None = None,
) -> Options:
    """The options of a game as typed on the command line."""
    try:
        return Options(
            edition=edition,
            players=players,
            length=length,
            modules=frozenset(modules or ()),
            old_hands=frozenset(old_hands or ()),
            variants=frozenset(variants or ()),
            switches=dict(read_switch(each) for each in switches or ()),
        )
    except OptionsError as error:
        raise impossible(error, edition, players, modules or (), old_hands or ()) from None
    except UnknownNameError as error:
        option = "--old-hand" if error.option == "Old Hands card" else f"--{error.option}"
        known = ", ".join(error.known)
        raise command_error("one-of", name=option, value=repr(error.name), known=known) from None
    except ValueError as error:
        raise CommandError(str(error)) from None


def impossible(
    error: OptionsError, edition: str, players: int, modules: Sequence[str], hands: Sequence[str]
) -> CommandError:
    """The reason in the language of the shell, and what is possible instead."""
    texts = words(shell_language())
    values = {
        "players": players,
        "edition-name": texts.edition(edition).name,
        "module": texts.module(min(modules)).name if modules else "",
        "hand": texts.old_hand(min(hands)).name if hands else "",
    }
    in_english = shell_language() == "en"
    reason = error.reason if in_english else texts.catalogue.format(f"options-{error.code}", values)
    return command_error("options", reason=reason, nearest=typed(error.nearest))


def typed(options: Options) -> str:
    """Options as they are typed on the command line."""
    words = [f"--edition {options.edition}", f"--players {options.players}"]
    if options.length != "full":
        words.append(f"--length {options.length}")
    hands = options.old_hands if options.old_hands != frozenset(OLD_HANDS) else ()
    for option, names in (
        ("module", options.modules),
        ("old-hand", hands),
        ("variant", options.variants),
    ):
        words += [f"--{option} {name}" for name in sorted(names)]
    words += [f"--switch {name}={'on' if on else 'off'}" for name, on in options.switches.items()]
    return " ".join(words)


def find_words(language: str) -> Words:
    if language not in languages():
        raise command_error("language", name=repr(language), known=", ".join(languages()))
    return words(language)
