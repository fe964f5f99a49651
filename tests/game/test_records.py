"""Records: complete, checkable, the same in both forms; damage is named by line and reason."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema
import pytest

from elgrande import Game, Options, Record, RecordError
from elgrande.game.record_schema import json_schema
from tests.game.refresh import schema
from tests.properties.referee import Referee
from tests.properties.strategies import any_options, finished_game

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("batch", range(8))
def test_records_of_200_games_replay_to_the_same_end(batch: int) -> None:
    for seed in range(batch * 25, (batch + 1) * 25):
        game = finished_game(any_options(seed) if seed % 2 else Options(players=2 + seed % 4), seed)
        record = game.record({"azul": 'Ann "the\nquick" Ä', "date": "2026"})
        text = record.to_text()
        assert Record.from_text(text) == record
        assert Record.from_json(record.to_json()) == record
        assert Record.from_text(text).to_json() == record.to_json()
        again = Game.replay(Record.from_text(text))
        assert again.scores == game.scores
        assert again.record(record.tags) == record


def test_a_program_that_knows_only_the_rules_can_adjudicate_a_record() -> None:
    for seed in range(10):
        record = Record.from_json(finished_game(any_options(seed), seed).record().to_json())
        referee = Referee(record.options)
        for entry in record.entries:
            for event in entry.events or ():
                referee.follow(event)
        referee.finish()
        assert tuple(referee.points.values()) == record.scores


def test_the_schema_in_the_docs_is_that_of_the_code() -> None:
    text = (DOCS / "record.schema.json").read_text()
    assert text == schema()
    kept = json.loads(text)
    jsonschema.Draft202012Validator.check_schema(kept)


def test_records_satisfy_the_schema() -> None:
    validator = jsonschema.Draft202012Validator(json_schema())
    validator.validate(json.loads(finished_game(Options(players=2), 1).record().to_json()))
    with pytest.raises(jsonschema.ValidationError):
        validator.validate({"format": "elgrande-record", "version": 1})


def test_a_record_can_stop_anywhere_and_be_played_on() -> None:
    record = finished_game(Options(players=3), 5).record()
    for upto in range(0, len(record.entries), 17):
        game = Game.replay(record, upto)
        assert not game.is_over
        assert game.legal(game.question.seats[0])


def test_a_person_may_leave_out_what_follows_from_each_action() -> None:
    record = finished_game(Options(players=2), 9).record()
    bare = Record(
        options=record.options,
        entries=tuple(type(entry)(entry.by, entry.do) for entry in record.entries),
        scores=record.scores,
    )
    text = bare.to_text()
    assert "{" not in text
    assert Record.from_text(text) == bare
    assert Game.replay(Record.from_text(text + "; a comment\n")).record().entries == record.entries


def test_the_examples_on_the_page_about_records_are_records() -> None:
    page = (DOCS / "records.md").read_text()
    told, bare = (
        Game.replay(Record.from_text(text)) for text in re.findall(r"```\n(\[.*?)```", page, re.S)
    )
    assert told.record().entries[:21] == bare.record().entries[:21]
    assert told.question == bare.question
    assert bare.question.kind == "take"


def test_a_record_is_read_from_a_text() -> None:
    with pytest.raises(TypeError, match="a record is a text, not 3"):
        Record.from_text(3)  # type: ignore[arg-type]


def damaged(find: str, put: str) -> str:
    text = finished_game(Options(players=2), 9).record().to_text()
    assert find in text
    return text.replace(find, put, 1)


@pytest.mark.parametrize(
    ("find", "put", "reason"),
    [
        ('"big-box"', '"biggest-box"', "Unknown edition 'biggest-box'"),
        ('[Players "2"]', '[Players "7"]', "2 to 5 players, not 7"),
        ('[Players "2"]', "[Players two]", r"line 3: a tag looks like"),
        ("[Length", "[Lenght", "line 4: unknown tag Lenght"),
        ("[Length", '[Switches "must_take"]\n[Length', "must_take=on or must_take=off"),
        ("[Length", '[Switches "must_take=On"]\n[Length', "not must_take=On"),
        ("elgrande-record 1", "elgrande-record 9", "only the format elgrande-record 1"),
        ("chance:", "zeus:", "there is no player zeus"),
        ("king-placed", "king-plaiced", "there is no event king-plaiced"),
        ("king-placed ", "king-placed in ", "king-placed has these values: region"),
        ("chance: =", "chance: = ", "not an action"),
        ("card-taken azul", "card-taken granate", "expected card-taken azul"),
        ("\nround 2", "\n] round 2", "cannot read"),
    ],
)
def test_a_damaged_record_names_the_place_and_the_reason(find: str, put: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        Game.replay(Record.from_text(damaged(find, put)))


def test_an_answer_in_place_of_a_draw_is_refused_as_such() -> None:
    with pytest.raises(RecordError, match="azul is not asked anything now; it is up to chance"):
        Game.replay(Record.from_text('[Players "2"]\nazul: 7'))


def test_either_form_is_read() -> None:
    record = Game.new(Options(), 3).record()
    assert Record.read(record.to_text()) == record == Record.read(record.to_json())


@pytest.mark.parametrize("text", ["", "\n\n", "; only a comment"])
def test_an_empty_text_is_not_a_record(text: str) -> None:
    with pytest.raises(RecordError, match="nothing in it"):
        Record.from_text(text)


@pytest.mark.parametrize(
    "text", ["[" * 99_999, '["' + "x" * 99_999 + '"]', "azul: " + "x" * 99_999]
)
def test_a_reason_quotes_the_beginning_of_a_long_line(text: str) -> None:
    with pytest.raises(RecordError) as refused:
        Record.read(text)
    assert len(str(refused.value)) < 500


def test_tags_are_texts() -> None:
    with pytest.raises(TypeError, match="'round' must be a text"):
        Game.new(seed=1).record(tags={"round": 3})  # type: ignore[dict-item]


def test_an_illegal_action_in_a_record_is_refused_with_its_entry() -> None:
    record = finished_game(Options(players=2), 9).record()
    entries = list(record.entries)
    at = next(i for i, entry in enumerate(entries) if entry.do.startswith("card"))
    entries[at] = type(entries[at])(entries[at].by, "take3", ())
    with pytest.raises(RecordError, match=rf"entry {at + 1}: take3 does not answer") as refusal:
        Game.replay(Record(options=record.options, entries=tuple(entries), scores=record.scores))
    assert refusal.value.entry == at


def test_a_record_that_claims_other_scores_is_refused() -> None:
    record = finished_game(Options(players=2), 9).record()
    lied = Record(options=record.options, entries=record.entries, scores=(0, 999))
    with pytest.raises(RecordError, match="the scores are"):
        Game.replay(lied)
    with pytest.raises(RecordError, match="ends before the game does"):
        Game.replay(
            Record(options=record.options, entries=record.entries[:-1], scores=record.scores)
        )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "not a record"),
        ('{"format": "x", "version": 1, "options": {}, "entries": []}', "the format is 'x'"),
        (
            '{"format": "elgrande-record", "version": 2, "options": {}, "entries": []}',
            "version 2 is not known",
        ),
        (
            '{"format": "elgrande-record", "version": 1, "options": {"colour": 1}, "entries": []}',
            "Unknown option 'colour'",
        ),
    ],
)
def test_damaged_json_is_refused(text: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        Record.from_json(text)
