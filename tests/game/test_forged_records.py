"""Forged or damaged records: each is refused with its position."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from elgrande import Game, Options, Record, RecordError
from elgrande.game.record import Entry
from elgrande.game.record_schema import json_schema
from tests.cli.driver import run
from tests.game.samples import SAMPLES, beginning, finished

VALIDATOR = jsonschema.Draft202012Validator(json_schema())


# --- chance only draws ---

ANSWERS = (
    *("1", "7", "13", "7+2move", "7-1", "pass:1", "pass:2move", "take0", "take3", "take7"),
    *("recall:aragon", "recall:castillo", "card1", "card5", "card6", "place", "special", "stop"),
    *("either1", "either2", ">aragon", ">castillo", "azul:aragon>castillo", "azul:aragon>nueva"),
    *("granate:nueva<", "azul:court<", "@aragon", "@granada", "score:aragon", "score:castillo"),
    *("evict:aragon", "king>aragon", "king>portugal", "king>castillo", "grande:azul>aragon"),
    *("swap:azul", "tile8>aragon", "tile4>castillo", "recover7", "recover:2move"),
    *("allow", "allow-rest", "veto"),
)


def test_chance_only_draws() -> None:
    """At every draw, any other action is refused with its position and the reason."""
    probes = 0
    for number in range(len(SAMPLES)):
        record = beginning(number)
        draws = [n for n, entry in enumerate(record.entries) if entry.by == "chance"]
        for at in draws:
            for do in ANSWERS:
                entries = (*record.entries[:at], Entry("chance", do, ()))
                with pytest.raises(RecordError, match=f"entry {at + 1}: .*: it only draws") as no:
                    Game.replay(Record(options=record.options, entries=entries))
                assert no.value.entry == at
                probes += 1
    assert probes > 2668


def test_chance_answers_no_question_of_a_player() -> None:
    record = beginning(0)
    asked = [n for n, entry in enumerate(record.entries) if entry.by != "chance"]
    for at in asked:
        for do in (record.entries[at].do, "allow", "stop", "=aragon", "=azul", "=veto", "=3"):
            entries = (*record.entries[:at], Entry("chance", do, ()))
            with pytest.raises(RecordError, match=f"entry {at + 1}: .* (only draws|is due)"):
                Game.replay(Record(options=record.options, entries=entries))


def test_the_forgeries_that_were_accepted_once_are_refused() -> None:
    for forged in ("veto {king-placed portugal} =nueva", "allow", "stop"):
        with pytest.raises(RecordError, match=r"line 2, entry 1: .* only draws"):
            Game.replay(Record.from_text(f'[Players "2"]\nchance: {forged}'))


# --- no file gives a traceback ---

HEADERS = [
    '[Scores "--5 3"]',
    '[Scores "+5 3"]',
    '[Scores "5"]',
    '[Scores "5 3 2"]',
    '[Scores "5  3"]',
    '[Scores "05 3"]',
    '[Scores "٥ 3"]',
    '[Scores "99999 3"]',
    '[Scores ""]',
    '[x-1 "a"]',
    '[x- "a"]',
    '[é "a"]',
    '[ "a"]',
    '[x-name "\\ud800"]',
    '[x-name "\\q"]',
    '[x-name "a\tb"]',
    '[x-name  "two spaces"]',
    "[x-name 'a']",
    '[x-name "a"',
    '[Events "maybe"]',
    '[Events ""]',
    '[Players "02"]',
    '[Players "٢"]',
    '[Players "2.0"]',
    '[Players "9"]',
    '[Modules ""]',
    '[Edition "2023"]\n[Modules "new-regency  old-hands"]',
    '[Variants "church church"]',
    '[Switches "must_take=on must_take=off"]',
    '[Switches "must-take=on"]',
    '[Format "elgrande-record 01"]',
    '[format "elgrande-record 1"]',
    '[Format "elgrande-record 1"] [Edition "1995"] [Players "2"]',
    '[x-a "1"]\n[x-a "1"]',
    '[x-a "1"][x-b "2"]',
]


@pytest.mark.parametrize("header", HEADERS)
def test_an_invalid_header_is_refused_with_its_line(header: str) -> None:
    with pytest.raises(RecordError) as refusal:
        Record.from_text(f"; a comment\n{header}\nchance: =aragon")
    assert refusal.value.line == 2 + ("\n" in header)
    assert refusal.value.entry is None


BODIES = [
    ("chance: =aragon {king-placed aragon} {king-placed aragon}", "braces"),
    ("chance: {king-placed aragon}", "braces"),
    ("chance: =aragon {}", "event is missing"),
    ("chance: =aragon {king-placed aragon;}", "event is missing"),
    ("chance: =aragon {king-placed}", "king-placed has these values: region"),
    ("chance: =aragon {king-placed atlantis}", "region of king-placed is a region"),
    ("chance: =aragon {round-began 01}", "round of round-began is a whole number, not 01"),
    ("chance: =aragon {round-began ١}", "not ١"),
    ("chance: =aragon {round-began 10000}", "not 10000"),
    ("chance: =aragon {scored aragon yes 1}", "first_only of scored is true or false, not yes"),
    ("chance: =aragon {king-placed -}", "not -"),
    ("chance: 05", "is not an action"),
    ("chance: ٧", "."),
    ('chance: =aragon\n[x-late "tag"]', "too late"),
    ("chance:=aragon", "."),
    ("chance: =aragon{king-placed aragon}", "cannot read"),
    ("round 0\nchance: =aragon", "."),
    ("round 01\nchance: =aragon", "."),
    ("zeus: 7", "there is no player zeus"),
    ("purpura: 7", "there is no player purpura in this game"),
    ("7", "7 has no player"),
    ("chance: =aragon }", "cannot read"),
    ("chance: =aragon\u00a0=nueva", "."),
]


@pytest.mark.parametrize(("body", "reason"), BODIES)
def test_invalid_moves_are_refused_with_their_line(body: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason) as refusal:
        Record.from_text(f'[Players "2"]\n{body}')
    assert refusal.value.line in (2, 3)


def changed(path: str, value: Any) -> str:
    """The JSON of a finished game with another value; `...` takes the field away."""
    data = json.loads(finished().to_json())
    *way, last = (int(step) if step.isdigit() else step for step in path.split("."))
    inner = data
    for step in way:
        inner = inner[step]
    if value is ...:
        del inner[last]
    else:
        inner[last] = value
    return json.dumps(data, indent=1)


FIELDS: list[tuple[str, Any]] = [
    ("entries.3.events", ...),
    ("entries.3.events", None),
    ("entries.3.event", []),
    ("entries.3.by", ...),
    ("entries.3.by", "purpura"),
    ("entries.3.by", 1),
    ("entries.3.do", 7),
    ("entries.3.do", "=13 "),
    ("entries.3.do", ""),
    ("entries.3.events.0.colour", "azul"),
    ("entries.3.events.0.type", ...),
    ("entries.3.events.0.type", "flew"),
    ("entries.3.events.0.player", "nobody"),
    ("entries.3.events.0.player", "a b; c"),
    ("entries.3.events.0.player", None),
    ("entries.3.events.1.round", "1"),
    ("entries.3.events.1.round", 10**20),
    ("entries.3.events.1.round", True),
    ("entries.3", None),
    ("entries", None),
    ("entries", {}),
    ("events", "all"),
    ("events", "none"),
    ("events", None),
    ("comment", "mine"),
    ("format", "pgn"),
    ("version", 2),
    ("version", True),
    ("options", []),
    ("options.players", "2"),
    ("options.players", 3.5),
    ("options.colour", 1),
    ("options.edition", ...),
    ("options.players", ...),
    ("options.length", ...),
    ("options.modules", ["church"]),
    ("options.variants", ["church", "church"]),
    ("options.switches", {"must_take": 1}),
    ("tags", {"": "x"}),
    ("tags", {"é": "x"}),
    ("tags", {"x 1": "x"}),
    ("tags", {"name": 1}),
    ("scores", [1]),
    ("scores", [1, 2.5]),
    ("scores", "1 2"),
    ("scores", [1, 10**9]),
    ("scores", ...),
    ("scores", None),
]


@pytest.mark.parametrize(("path", "value"), FIELDS)
def test_invalid_json_is_refused_with_its_line(path: str, value: Any) -> None:
    text = changed(path, value)
    with pytest.raises(RecordError) as refusal:
        Game.replay(Record.from_json(text))
    line = refusal.value.line
    assert line is not None
    first = path.split(".")[0]
    if first in ("entries", "options", "tags"):
        begin = next(
            n for n, row in enumerate(text.splitlines(), 1) if row.startswith(f' "{first}')
        )
        assert line >= begin
    if value not in (10**20, "=13 ") or path.endswith("round"):
        strange = {("entries.3.by", "purpura"), ("entries.3.do", "=13 ")}
        assert ((path, str(value)) in strange) or not VALIDATOR.is_valid(json.loads(text))


def test_a_number_that_is_not_whole_is_refused_as_it_is_written() -> None:
    text = finished().to_json(indent=1)
    for find, put in (
        ('"version": 1,', '"version": 1.0,'),
        ('"players": 2,', '"players": 2e0,'),
        ('"players": 2,', '"players": NaN,'),
        ('"pile": 1,', '"pile": 1.0,'),
    ):
        damaged = text.replace(find, put, 1)
        line = text[: text.index(find)].count("\n") + 1
        with pytest.raises(RecordError, match=f"line {line}.* is not a whole number"):
            Record.from_json(damaged)


def test_a_key_that_comes_twice_is_refused() -> None:
    text = finished().to_json(indent=1)
    for find in ('"version": 1,', '"edition": "big-box",', '"by": "chance",', '"pile": 1,'):
        comma = "" if find.endswith(",") else ","
        damaged = text.replace(find, f"{find}{comma}\n{find}", 1)
        line = text[: text.index(find)].count("\n") + 2
        with pytest.raises(RecordError, match=f"line {line}.* comes twice"):
            Record.from_json(damaged)


JUNK = (
    b"",
    b"{",
    b"{}",
    b"[]",
    b'{"format": "elgrande-record", "version": 1, "options": {}, "entries": [[[[',
    b"{" * 100_000,
    b'{"a":' * 100_000,
    b'{"a":[' * 2000 + b"]}" * 2000,
    b'{"n": ' + b"9" * 5000 + b"}",
    b"\xff\xfe\x00",
    b"\x00",
    b"[" * 5000,
    b'[x "' + b"\\" * 5001 + b'"]',
    "\ufeff{}".encode(),
    b"null",
    b'"record"',
    b'{"format": "elgrande-record", "version": 1, "options": null, "entries": []}',
)


@pytest.mark.parametrize("junk", JUNK, ids=range(len(JUNK)))
def test_no_file_gives_a_traceback(junk: bytes, tmp_path: Path) -> None:
    file = tmp_path / "junk"
    file.write_bytes(junk)
    result = run("replay", str(file))
    assert result.exit_code == 2
    assert "Traceback" not in result.stderr
    with pytest.raises(RecordError) as refusal:
        Record.from_json(junk)
    assert refusal.value.line is not None


def test_a_record_with_unwritable_values_is_refused() -> None:
    options = Options(players=2)
    for entries in (
        [Entry("zeus", "7")],
        [Entry("azul", "seven")],
        [Entry("azul", "7"), Entry("azul", "8", ())],
    ):
        with pytest.raises(RecordError):
            Record(options=options, entries=tuple(entries))
    with pytest.raises(RecordError):
        Record(options=options, entries=(), scores=(1, 2, 3))
    with pytest.raises(RecordError):
        Record(options=options, entries=(), tags={"two words": ""})


# --- what is refused is named in the words of the game ---


def forged_line(text: str, find: str, put: str) -> tuple[RecordError, int]:
    at = text.rindex(find)
    with pytest.raises(RecordError) as refusal:
        Game.replay(Record.read(text[:at] + put + text[at + len(find) :]))
    return refusal.value, text.count("\n", 0, at) + 1


@pytest.mark.parametrize("form", ["json", "text"])
def test_the_line_is_that_of_the_forged_value(form: str) -> None:
    record = finished()
    entry, event = next(
        (n, e)
        for n, each in reversed(list(enumerate(record.entries)))
        for e in each.events or ()
        if type(e).__name__ == "Ranked"
    )
    assert type(event).__name__ == "Ranked"
    if form == "json":
        text = re.sub(r'("number": )(\d+)', r"\1\2", record.to_json(indent=1))
        last = re.findall(r'"number": \d+\n', text)[-1]
        error, line = forged_line(text, last, '"number": 77\n')
    else:
        text = record.to_text()
        last = re.findall(r"ranked [a-z \n0-9-]+?(?=[;}])", text)[-1]
        error, line = forged_line(text, last, re.sub(r"\d+$", "77", last))
        line += last.count("\n")
    assert (error.line, error.entry) == (line, entry)
    assert re.search(
        r"expected ranked [a-z0-9 ]+, but the record says ranked [a-z0-9 ]+ 77", error.reason
    )
    assert "(" not in error.reason


def test_forged_scores_are_named_in_both_forms() -> None:
    record = finished()
    assert record.scores is not None
    told = " ".join(map(str, record.scores))
    error, line = forged_line(record.to_text(), f'"{told}"', f'"{record.scores[0]} 999"')
    assert error.line == line
    assert f"the scores are {told}" in error.reason
    tail = f"  {record.scores[1]}\n ]"
    error, line = forged_line(record.to_json(indent=1), tail, "  999\n ]")
    assert error.line == line


def test_a_game_without_events_must_say_so() -> None:
    record = beginning(0)
    bare = re.sub(r" \{[^}]*\}", "", record.to_text())
    with pytest.raises(RecordError, match="a record without events says so in its header"):
        Game.replay(Record.from_text(bare))
    told = bare.replace("[Length", '[Events "none"]\n[Length')
    assert Game.replay(Record.from_text(told)).record(record.tags).entries == record.entries
    data = json.loads(Record.from_text(told).to_json())
    assert data["events"] == "none"
    assert all(set(entry) == {"by", "do"} for entry in data["entries"])
    VALIDATOR.validate(data)
    assert Record.from_json(json.dumps(data)) == Record.from_text(told)
