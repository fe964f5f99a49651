"""The check of a language names what it lacks, and shows every sentence in context."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from elgrande.words import languages, words
from elgrande.words.__main__ import main
from elgrande.words.catalogue import source_of
from elgrande.words.language_check import examples, problems, side_by_side

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


def test_check_names_a_missing_text_that_others_refer_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "xx.ftl"
    file.write_text(re.sub("(?m)^places-aragon = .*$", "", source_of("nl")), "utf-8")
    assert main(["check", str(file)]) == 1
    assert "places-aragon: missing" in capsys.readouterr().out
    assert main(["show", str(file)]) == 1


def test_a_variable_that_is_not_used_is_named(tmp_path: Path) -> None:
    draft = source_of("nl").replace("{ $player } krijgt de startfiguur", "Iemand krijgt hem", 1)
    file = tmp_path / "xx.ftl"
    file.write_text(draft, "utf-8")
    assert main(["check", str(file)]) == 1


@pytest.mark.parametrize("arguments", [[], ["check"], ["check", "xx"], ["show", "none.ftl"]])
def test_wrong_arguments_are_refused(arguments: list[str]) -> None:
    assert main(arguments) == 2


def test_a_file_that_is_no_text_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pt.ftl"
    file.write_bytes(b"\xff\xfe")
    assert main(["check", str(file)]) == 2
    assert main(["show", str(tmp_path / "no.ftl")]) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert first.endswith("pt.ftl: this is not UTF-8 text")
    assert second.endswith("no.ftl: No such file or directory")


@ALL
def test_show_puts_every_sentence_next_to_the_english_one(language: str) -> None:
    for key, english, theirs in side_by_side(words(language)):
        for text in (*english, *theirs):
            assert not text.startswith("!!"), (key, text)
        assert english, key


def test_show_marks_what_is_missing_in_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "xx.ftl"
    draft = source_of("nl").replace("events-evicting =", "events-evictin =", 1)
    file.write_text(draft, "utf-8")
    assert main(["show", str(file)]) == 1
    said = capsys.readouterr().out
    assert "\n## Events\n\nevents-moved\n    en  A caballero of Ana moves" in said
    assert "have to leave Aragón.\n    xx  (missing)\nevents-revealed\n" in said
    assert said.endswith(" problems, 1 as in English\n")
    assert "events-evicting: missing" in said.splitlines()[-5:-1]


def test_a_reader_who_stops_reading_sees_no_trace() -> None:
    command = [sys.executable, "-m", "elgrande.words", "show", "nl"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as shown:
        assert shown.stdout is not None
        assert shown.stderr is not None
        shown.stdout.readline()
        shown.stdout.close()
        assert shown.stderr.read() == b""


def test_every_variant_of_a_text_is_shown() -> None:
    said = examples(words("en"), "events-left-castillo")
    for part in ("Nothing of Ana", "1 caballero of Green leaves", "3 caballeros", "The Grande of"):
        assert any(part in each for each in said), part


@pytest.mark.parametrize("language", [code for code in languages() if code != "en"])
def test_the_ten_hardest_decisions_are_at_the_head_of_the_file(language: str) -> None:
    head = source_of(language).split("\n\n", 1)[0]
    assert [int(each) for each in re.findall(r"(?<=[ .])(\d+)\. ", head) if int(each) <= 10] == [
        *range(1, 11)
    ]
