"""Records with one change: each is refused with its position, or is the same game."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from elgrande import Game, Record, RecordError
from elgrande.core.state import to_bytes
from tests.game.samples import SAMPLES, finished


def words(text: str) -> list[tuple[int, int]]:
    return [(found.start(), found.end()) for found in re.finditer(r"[A-Za-z0-9_:>@=+<-]+", text)]


def mutants(text: str, number: int, source: random.Random) -> Iterator[str]:
    """Texts with one change each: of a character, of a word, of a line."""
    spans = words(text)
    known = [text[begin:end] for begin, end in spans]
    lines = text.split("\n")
    header = text.find("\n\n")  # a text cut inside it says nothing about the game
    for _ in range(number):
        way = source.choice(("letter", "drop", "word", "swap", "twice", "line", "cut", "mark"))
        at = source.randrange(len(text))
        begin, end = source.choice(spans)
        line = source.randrange(len(lines))
        if way == "letter":
            letter = source.choice('abcz0159:;{}[]">=-_ \n,é٣')
            yield text[:at] + letter + text[at + 1 :]
        elif way == "drop":
            yield text[:at] + text[at + 1 :]
        elif way == "word":
            yield text[:begin] + source.choice(known) + text[end:]
        elif way == "swap":
            other, stop = source.choice(spans)
            if other >= end:
                middle = text[other:stop] + text[end:other] + text[begin:end]
                yield text[:begin] + middle + text[stop:]
        elif way == "twice":
            yield text[:end] + " " + text[begin:]
        elif way == "line":
            yield "\n".join([*lines[:line], *lines[line + 1 :]])
        elif way == "cut":
            yield text[: max(at, header)]
        else:
            number_or_not = source.choice(("0", "1", "-1", "1.0", "null", "true", "none", "-"))
            yield text[:begin] + number_or_not + text[end:]


def is_refused(mutant: str, record: Record, end: Game) -> bool:
    """Whether a mutant is refused with its position; if not, it must be the same game."""
    try:
        read = Record.read(mutant)
        game = Game.replay(read)
    except RecordError as error:
        refusal = error
    else:
        assert read == Record.read(read.to_text()) == Record.read(read.to_json())
        assert game.options == record.options
        assert read.scores == record.scores
        assert read.entries == record.entries
        assert to_bytes(game._state) == to_bytes(end._state)
        return False
    assert refusal.line is not None, mutant
    assert refusal.line <= mutant.count("\n") + 1
    assert not re.search(r"\w+\(\w+=|<class|Traceback|`", refusal.reason), refusal.reason
    return True


def count_refused(text: str, number: int, seed: int) -> tuple[int, int]:
    """How many mutants are refused, and how many are the same game."""
    record = Record.read(text)
    end = Game.replay(record)
    made = [each for each in mutants(text, number, random.Random(seed)) if each != text]
    refused = sum(is_refused(mutant, record, end) for mutant in made)
    return refused, len(made) - refused


def test_mutations_are_refused_or_the_same_game() -> None:
    refused, same = count_refused(finished().to_text(), 80, 7)
    assert refused > 50
    assert refused + same > 70


@pytest.mark.compiled_only
@pytest.mark.parametrize("form", ["text", "json", "json-lines"])
@pytest.mark.parametrize("number", range(len(SAMPLES)))
def test_5000_mutations_are_refused_or_the_same_game(number: int, form: str) -> None:
    """Twelve batches of 450 and more: of four games, in three ways of writing each."""
    record = finished(number)
    text = {
        "text": record.to_text(),
        "json": record.to_json(),
        "json-lines": record.to_json(indent=1),
    }[form]
    refused, same = count_refused(text, 520, number)
    assert refused + same >= 450
    assert refused > 300
