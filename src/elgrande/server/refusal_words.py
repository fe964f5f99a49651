"""Refusals in the reader's language, by their stable codes."""

from __future__ import annotations

from typing import Final

from elgrande.server.errors import Refusal
from elgrande.server.viewer_state import LANGUAGES
from elgrande.words import words

DETAILED: Final = ("bad-request", "bad-record")  # their own sentence says what is wrong, and where


def preferred_language(accepted: str) -> str:
    """The best of our languages for an `Accept-Language` header; English if it names none.

    >>> preferred_language("pt-BR, de-CH;q=0.7, fr;q=0.9")
    'fr'
    """
    best, found = 0.0, "en"
    for each in accepted[:200].split(","):
        tag, _, quality = each.strip().partition(";q=")
        language = tag.partition("-")[0].lower()
        try:
            wish = float(quality or 1)
        except ValueError:
            continue
        if language in LANGUAGES and wish > best:
            best, found = wish, language
    return found


def sentence_in(language: str, refusal: Refusal) -> str:
    """The refusal in a language. Its own English sentence says more than the one for its code."""
    if language == "en":
        return refusal.sentence
    texts = words(language).catalogue
    switch = refusal.more.get("switch") if isinstance(refusal.more, dict) else None
    keys = (f"illegal-{refusal.reason}", f"refusals-{refusal.code}-{switch}")
    said = texts.format(next((key for key in keys if key in texts), f"refusals-{refusal.code}"), {})
    return f"{said} ({refusal.sentence})" if refusal.code in DETAILED else said
