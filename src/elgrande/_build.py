"""Which elgrande is running: its version, and whether the rules are compiled."""

import sys
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version
from importlib.util import find_spec


@cache
def compiled() -> bool:
    """Whether ``elgrande.core`` runs as C rather than as Python."""
    spec = find_spec("elgrande.core.state")
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def version() -> str:
    """The version number, as ``pyproject.toml`` has it."""
    try:
        return installed_version("elgrande")
    except PackageNotFoundError:  # run from a checkout that was never installed
        return "0+unknown"


def describe() -> str:
    """For people: ``elgrande 1.2.3 (compiled)``."""
    return f"elgrande {version()} ({'compiled' if compiled() else 'interpreted'})"


@cache
def warn_if_interpreted() -> None:
    """Say once, on standard error, that the game could be faster."""
    if not compiled():
        print(
            "elgrande runs interpreted, many times slower than compiled:"
            " install a C compiler and install it again.",
            file=sys.stderr,
        )


if __name__ == "__main__":
    print(describe())
