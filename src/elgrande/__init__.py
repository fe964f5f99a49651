"""El Grande: the 1995 classic of majorities in Spain, for people, bots and researchers."""

from typing import Any

from elgrande.core.state import State
from elgrande.game import *  # noqa: F403
from elgrande.game import Game, Options
from elgrande.game import __all__ as __all__
from elgrande.game.hint import Hint


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from elgrande._build import version

        return version()
    raise AttributeError(f"module 'elgrande' has no attribute {name!r}")


def _advise(
    state: State, options: Options, seat: int, milliseconds: int, language: str
) -> list[Hint]:
    """Hints load bots and words: not before the first one."""
    from elgrande.hints import hints

    return hints(state, options, seat, milliseconds, language)


Game.adviser = staticmethod(_advise)
