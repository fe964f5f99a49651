"""Validates and normalises what people type: names, titles, chat."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from elgrande.server.errors import Refusal
from elgrande.server.lookalikes import ends_like, skeletons_of

LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 60  # of tables, seasons, tokens and passkeys
LONGEST_LOGIN: Final = 64  # the width of the database column; one character can fold into eighteen
NUMBERS: Final = range(2, 10)  # a table has five seats, and perhaps a host without one
_NUMBER: Final = re.compile(r" \(\d\)$")
# Control, format (bidi and invisible ones), private, unassigned, line and paragraph separators.
_HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Letters and symbols that show nothing.
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U00016fe4\U0001d159"
# Invisible marks: joiners, and selectors that choose a form of the character before them.
_UNSEEN: Final = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0000-\U000e0fff]")


def clean_text(text: str, code: str, what: str, longest: int | None = None) -> str:
    """The text on one line, NFC-normalised; refused if empty or with invisible characters.

    `longest` is in characters after that: some become three.
    """
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if longest is not None and len(text) > longest:
        raise Refusal(code, f"{what} has at most {longest} characters.")
    marks = 0
    visible = False
    for character in text:
        category = unicodedata.category(character)
        is_mark = category in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        visible = visible or not (is_mark or category == "Zs")
        if category in _HIDDEN or character in _BLANK or marks > 2:
            raise Refusal(code, f"{what} may hold visible characters only.")
    if not visible:
        raise Refusal(code, f"{what} is empty.")
    return text


def clean_name(name: str) -> str:
    name = clean_text(name, "bad-name", "A name")
    if _UNSEEN.search(name):
        raise Refusal("bad-name", "A name may hold visible characters only.")
    if len(name) > LONGEST_NAME or len(login_of(name)) > LONGEST_LOGIN:
        raise Refusal("bad-name", f"A name has at most {LONGEST_NAME} characters.")
    return name


def login_of(name: str) -> str:
    """The login for a name; names that look alike share one."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def name_among(name: str, others: Iterable[str | None]) -> str:
    """The name, numbered if another one looks like it. Accounts cannot have numbered names."""
    taken = set[str]().union(*(skeletons_of(other) for other in others if other is not None))
    stem = _NUMBER.sub("", name)[: LONGEST_NAME - len(" (2)")].rstrip()
    made = (name, *(f"{stem} ({number})" for number in NUMBERS))
    return next(each for each in made if taken.isdisjoint(skeletons_of(each)))


def is_numbered(name: str) -> bool:
    """Whether the name looks like one that got its number from `name_among`."""
    return ends_like(name, *(f"({number})" for number in NUMBERS))
