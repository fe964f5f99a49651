"""Bots at a table of people: their names as typed, and their answers as typed actions."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any, Final

from elgrande.bots import Bot, Knowledge, UnknownBotError, create, names
from elgrande.cli.errors import CommandError
from elgrande.core.engine import apply, legal_actions
from elgrande.core.state import clone
from elgrande.game import AnyAction, Game
from elgrande.game.codec import decode, opens_a_pair

_SAMPLE: Final = 1
_PREFERRED: Final = ("normal", "greedy", "random")
HELP: Final = f"Names with commas, fewer are repeated: {', '.join(names())}."


def default_bot() -> str:
    """Whom a person plays against unless told."""
    known = names()
    return next(name for name in _PREFERRED if name in known)


def line_up(text: str, seats: int) -> list[str]:
    """Names separated by commas, for this many seats; fewer are repeated in turn."""
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


def answer(bot: Bot, game: Game, seat: int, history: tuple[Any, ...] = ()) -> AnyAction:
    """What a bot answers, from what its seat may know."""
    possible = game.sample(seat, _SAMPLE)
    first = bot.choose(Knowledge(possible, seat, history), legal_actions(possible, seat))
    if not opens_a_pair(possible, seat, first):
        return decode(possible, seat, (first,))
    after = clone(possible)
    apply(after, seat, first)
    second = bot.choose(Knowledge(after, seat, history), legal_actions(after, seat))
    return decode(possible, seat, (first, second))
