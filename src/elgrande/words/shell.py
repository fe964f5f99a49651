"""Errors of the command line, in the language of the shell."""

from __future__ import annotations

import os
import re

from elgrande.words.catalogue import languages
from elgrande.words.fields import Value
from elgrande.words.words import words


def shell_language() -> str:
    """The language of the first variable that is set; English if there is no catalogue for it."""
    for name in ("ELGRANDE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := os.environ.get(name):
            language = language_of(setting)
            return language if language in languages() else "en"
    return "en"


def language_of(locale: str) -> str:
    """The language of a locale: `de` for `de_DE.UTF-8`, `de-AT` or `DE`."""
    return re.split(r"[-_.@]", locale)[0].lower()


def shell_text(key: str, /, **values: Value) -> str:
    """The text `cli-<key>`."""
    return words(shell_language()).catalogue.format(f"cli-{key}", values)
