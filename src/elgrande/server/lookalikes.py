"""Names that look alike, folded as in UTS 39: a guest must not be taken for an account."""

from __future__ import annotations

import hashlib
import importlib.resources
import unicodedata
from functools import lru_cache
from typing import Final, Literal

import msgspec
from msgspec import Struct

# No account has these names: guests are called like the first ones, the audit log calls the server
# itself and the host like the last, and the others would pass for official.
RESERVED: Final = (
    *("Guest", "Gast", "Invitado", "Invité"),
    *("Bot", "Host", "Admin", "El Grande"),
    *("Server", "Command line"),
)


# First as UTS 39 says: a Greek sigma like a C is another letter in NFKD. Then what that adds.
FORMS: Final[tuple[Literal["NFD", "NFKD"], ...]] = ("NFD", "NFKD")


class _Lookalike(Struct):
    c: str


def skeleton_of(name: str) -> str:
    """A hash of a name as it is written; names that look alike have the same one."""
    return hashlib.sha256(folded(as_prototypes(name)).encode()).hexdigest()


@lru_cache(maxsize=10_000)
def skeletons_of(name: str) -> frozenset[str]:
    """The skeletons of the name as it is written and in lower case."""
    return frozenset((skeleton_of(name), skeleton_of(name.casefold())))


def folded(text: str) -> str:
    """In lower case, with i and l made equal: a capital I looks like a small l."""
    return as_prototypes(text.casefold()).casefold().replace("i", "l")


def ends_like(name: str, *endings: str) -> bool:
    """Whether the name ends like one of these, as it is written or in lower case."""
    shown = (folded(each).replace(" ", "") for each in (name, as_prototypes(name)))
    alike = tuple(map(folded, endings))
    return any(each.endswith(alike) for each in shown)


def as_prototypes(text: str) -> str:
    """The text with every character replaced by the one that stands for its lookalikes."""
    table = prototypes()
    for form in FORMS:
        text = "".join(table.get(each, each) for each in unicodedata.normalize(form, text))
    return unicodedata.normalize("NFD", text)


@lru_cache(maxsize=1)
def prototypes() -> dict[str, str]:
    """Each character that can be confused with others, and the one that stands for them all.

    The Unicode list gives every character its prototype; the data of `confusable_homoglyphs` names
    the lookalikes of each, so the prototype is the one with the most, or else of two letters.
    """
    data = importlib.resources.files("confusable_homoglyphs") / "confusables.json"
    known = msgspec.json.decode(data.read_bytes(), type=dict[str, list[_Lookalike]])
    found: dict[str, str] = {}
    for text, lookalikes in known.items():
        candidates = [text, *(each.c for each in lookalikes)]
        best = max(candidates, key=lambda each: (len(known.get(each, ())), len(each), each))
        if len(text) == 1 and best != text:
            found[text] = best
    return found


@lru_cache(maxsize=1)
def reserved() -> frozenset[str]:
    return frozenset(map(skeleton_of, RESERVED))
