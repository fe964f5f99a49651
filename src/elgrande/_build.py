"""Which elgrande is running: its version, whether it is compiled, and where it comes from."""

import json
import sys
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, distribution
from importlib.metadata import version as installed_version
from importlib.util import find_spec
from urllib.parse import urlsplit
from urllib.request import url2pathname


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


def editable_source() -> str | None:
    """The checkout that an editable installation runs from."""
    try:
        origin = json.loads(distribution("elgrande").read_text("direct_url.json") or "{}")
    except PackageNotFoundError:
        return None
    if not origin.get("dir_info", {}).get("editable"):
        return None
    return url2pathname(urlsplit(origin["url"]).path)


def describe() -> str:
    """A line for people: ``elgrande 1.2.3 (compiled)``."""
    facts = ["compiled" if compiled() else "interpreted"]
    if source := editable_source():
        facts.append(f"editable, from {source}")
    return f"elgrande {version()} ({', '.join(facts)})"


@cache
def warn_if_interpreted() -> None:
    """Warn once, on standard error, that the interpreted game is slow."""
    if not compiled():
        cure = (
            "an editable installation is never compiled; install it without -e."
            if editable_source()
            else "install a C compiler and install it again."
        )
        print(
            f"elgrande runs interpreted, many times slower than compiled: {cure}", file=sys.stderr
        )


if __name__ == "__main__":
    print(describe())
