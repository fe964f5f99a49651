"""El Grande: the 1995 classic of majorities in Spain, for people, bots and researchers."""

from typing import Any

from elgrande.game import *  # noqa: F403
from elgrande.game import __all__ as __all__


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from elgrande._build import version

        return version()
    raise AttributeError(f"module 'elgrande' has no attribute {name!r}")
