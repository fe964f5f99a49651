"""The review tool shows what a language lacks, and every sentence in context."""

from __future__ import annotations

from pathlib import Path

import pytest

from elgrande.words import languages, words
from elgrande.words.__main__ import main
from elgrande.words.catalogue import source_of
from elgrande.words.review import problems, side_by_side

ALL = pytest.mark.parametrize("language", languages())


@ALL
def test_our_languages_have_no_problems(language: str) -> None:
    assert problems(words(language)) == []


def test_check_names_what_is_missing_left_over_or_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    draft = source_of("nl")
    draft = draft.replace("events-conquered =", "events-conquerd =")
    draft = draft.replace("events-evicting = Alle tegenstanders moeten { $region } uit.", "", 1)
    draft = draft.replace("events-dummy-bid = De dummy speelt de { $value }.", "oops", 1)
    file = tmp_path / "xx.ftl"
    file.write_text(draft, "utf-8")
    assert main(["check", str(file)]) == 1
    said = capsys.readouterr().out
    assert "events-conquered: missing" in said
    assert "events-conquerd: not in English" in said
    assert "events-evicting: missing" in said
    assert "unreadable: 'oops" in said
    assert main(["check", "nl"]) == 0


def test_a_variable_that_is_not_used_is_named(tmp_path: Path) -> None:
    draft = source_of("nl").replace("{ $player } krijgt de startfiguur", "Iemand krijgt hem", 1)
    file = tmp_path / "xx.ftl"
    file.write_text(draft, "utf-8")
    assert main(["check", str(file)]) == 1


@pytest.mark.parametrize("arguments", [[], ["check"], ["check", "xx"], ["show", "none.ftl"]])
def test_what_cannot_be_reviewed_is_refused(arguments: list[str]) -> None:
    assert main(arguments) == 2


@ALL
def test_show_puts_every_sentence_beside_the_english_one(language: str) -> None:
    for key, english, theirs in side_by_side(words(language)):
        for text in (*english, *theirs):
            assert not text.startswith("!!"), (key, text)
        assert english, key
