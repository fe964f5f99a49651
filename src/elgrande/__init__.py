"""El Grande: the 1995 classic of majorities in Spain, for people, bots and researchers."""

from elgrande._build import version
from elgrande.game import *  # noqa: F403
from elgrande.game import __all__ as __all__

__version__ = version()
