"""Bots by name, as typed on the command line."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Final

from elgrande.bots import Bot, UnknownBotError, create, names
from elgrande.cli.errors import CommandError

HELP: Final = f"Names with commas, fewer are repeated: {', '.join(names())}."


def line_up(text: str, seats: int) -> list[str]:
    """Names separated by commas, for this many seats; too few names repeat in turn."""
    typed = [name.strip() for name in text.split(",") if name.strip()]
    for name in typed:
        make_bot(name, 0)
    if not typed:
        raise CommandError(f"Name at least one bot. Known: {', '.join(names())}.")
    if len(typed) > seats:
        raise CommandError(f"There are {len(typed)} bots for {seats} seats.")
    return list(islice(cycle(typed), seats))


def make_bot(name: str, seed: int) -> Bot:
    try:
        return create(name, seed & 0xFFFFFFFF)
    except UnknownBotError as error:
        raise CommandError(str(error)) from None
