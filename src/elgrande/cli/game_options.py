"""Options that several commands share, and the game they make together."""

from __future__ import annotations

from typing import Annotated

import typer

from elgrande.cli.errors import CommandError
from elgrande.core.editions import EDITIONS, LENGTHS, OLD_HANDS
from elgrande.core.rules import VARIANTS
from elgrande.game import Options, OptionsError
from elgrande.game.options import MODULES, SWITCHES, read_switch
from elgrande.words import Words, languages, words

Edition = Annotated[str, typer.Option("--edition", "-e", help=f"{', '.join(EDITIONS)}.")]
Players = Annotated[int, typer.Option("--players", "-p", help="2 to 5.", show_default=True)]
Length = Annotated[str, typer.Option("--length", help=f"{', '.join(LENGTHS)}.")]
Modules = Annotated[
    list[str] | None,
    typer.Option(
        "--module", help=f"Of the edition 2023; may be repeated: {', '.join(sorted(MODULES))}."
    ),
]
OldHands = Annotated[
    list[str] | None,
    typer.Option("--old-hand", help=f"Only these cards of old-hands: {', '.join(OLD_HANDS)}."),
]
Variants = Annotated[
    list[str] | None,
    typer.Option("--variant", help=f"May be repeated: {', '.join(sorted(VARIANTS))}."),
]
Switches = Annotated[
    list[str] | None,
    typer.Option(
        "--switch",
        metavar="NAME=on|off",
        help=f"One point on which editions differ; may be repeated: {', '.join(SWITCHES)}.",
    ),
]
Language = Annotated[
    str, typer.Option("--language", "-l", envvar="ELGRANDE_LANGUAGE", help=", ".join(languages()))
]
Seed = Annotated[int | None, typer.Option("--seed", "-s", help="Makes chance and bots repeatable.")]
Json = Annotated[bool, typer.Option("--json", help="Write JSON instead of tables.")]


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
    except (OptionsError, ValueError) as error:
        raise CommandError(str(error)) from None


def find_words(language: str) -> Words:
    if language not in languages():
        raise CommandError(f"Unknown language {language!r}. Known: {', '.join(languages())}.")
    return words(language)
