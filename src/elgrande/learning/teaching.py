"""Teaching others: texts to read aloud at the table, and a one-page reference to print."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from elgrande.game import Options
from elgrande.words import Chapter, Words
from elgrande.words import rulebook_tables as tables

PARTS: Final = ("goal", "scoring", "round", "turn", "king", "castillo", "general", "end")
POINTS: Final = ("setup", "round", "place", "score", "general")
WORDS_A_MINUTE: Final = 120


class Teaching(Struct, frozen=True):
    """The parts to read aloud, how many minutes they take, and the reference as Markdown."""

    parts: tuple[Chapter, ...]
    minutes: int
    reference: Chapter


def teaching(texts: Words, options: Options) -> Teaching:
    parts = tuple(
        Chapter(part, texts.say(options, f"teach-{part}"), texts.say(options, f"teach-{part}.text"))
        for part in PARTS
    )
    number = sum(len(f"{each.title} {each.text}".split()) for each in parts)
    points = [f"- {texts.say(options, f'teach-reference-{each}')}" for each in POINTS]
    places = f"{tables.regions(texts, options)}\n{tables.castillo(texts, options)}"
    text = "\n\n".join([places, "\n".join(points), tables.supply(texts, options)])
    reference = Chapter("reference", texts.say(options, "teach-reference"), text)
    return Teaching(parts, -(-number // WORDS_A_MINUTE), reference)
