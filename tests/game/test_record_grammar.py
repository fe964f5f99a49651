"""The reader accepts exactly what the grammar in `docs/records.md` allows.

The parser and the fuzzer here are built from that page alone: from its grammar and its tables.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import jsonschema
import pytest

from elgrande import Record, RecordError
from elgrande.game.options import SWITCHES
from elgrande.game.record_schema import events_table, json_schema
from tests.game.refresh import PAGE, page
from tests.properties.strategies import any_options, finished_game

Part = tuple[str, Any]  # a token, or a kind of bracket and the ways to fill it
Ways = list[list[Part]]

VALIDATOR = jsonschema.Draft202012Validator(json_schema())
STRING = "a JSON string without ends of lines in it"
# What the page says in words, between question marks.
SAID = {
    STRING: r'"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"',
    "tab": r"\t",
    "carriage return": r"\r",
    "line feed": r"\n",
    "any character but a line feed": r"[^\n]",
    "the end": r"\Z",
    "event": "[^{};]*",
}
SAMPLES = {
    "a JSON string without ends of lines in it": [
        '""',
        '"a b"',
        '"\\u00e9\\n"',
        '"x; [y] {z}"',
        '"é"',
    ],
    "tab": ["\t"],
    "carriage return": ["\r"],
    "line feed": ["\n"],
    "any character but a line feed": list("ab {}[];é\r"),
    "the end": ["\n"],
}


# --- the page ---


@cache
def grammar() -> dict[str, str]:
    block = re.search(r"```ebnf\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    assert block
    bare = re.sub(r"\(\*.*?\*\)", "", block[1])
    rules = re.findall(r"^(\w+)\s*=\s*((?:\"[^\"]*\"|[^;\"])*);", bare, re.M)
    found = {name: " ".join(body.split("\n")) for name, body in rules}
    return {**found, "actor": found["actor"].replace('| "purpura" ', "")}  # four play


@cache
def kinds() -> dict[str, list[str]]:
    """The words of every kind of value; empty for numbers."""
    rows = re.findall(
        r"^\| ([a-z-]+) \| ([^|`]*)((?:`[^`]+` ?)*) \|$", PAGE.read_text("utf-8"), re.M
    )
    return {name: re.findall("`([^`]+)`", words) for name, _, words in rows}


@cache
def events() -> dict[str, list[str]]:
    """The kinds of the values of every event."""
    found = {}
    for kind, fields in re.findall(
        r"^\| `([a-z-]+)` \| (`[a-z_]+`.*?|) ?\| [A-Z]", PAGE.read_text("utf-8"), re.M
    ):
        found[kind] = [of or name for name, of in re.findall(r"`(\w+)`(?: \(([a-z-]+)\))?", fields)]
    return found


TOKEN = re.compile(r'"[^"]*"\.\."[^"]*"|"[^"]*"|\?[^?]*\?|\w+|[\[\]{}()|]')
BRACKETS = {"[": "]", "{": "}", "(": ")"}


class Grammar:
    """A grammar without recursion, as a regular expression and as a source of texts."""

    def __init__(self, rules: dict[str, str], **others: Callable[[random.Random], str]) -> None:
        self._rules = {
            name: self._alternatives(TOKEN.findall(body), 0)[0] for name, body in rules.items()
        }
        self._others = others
        self._patterns: dict[str, str] = {}

    def _alternatives(
        self, tokens: list[str], at: int
    ) -> tuple[list[list[tuple[str, object]]], int]:
        ways: list[list[tuple[str, object]]] = [[]]
        while at < len(tokens) and tokens[at] not in ")]}":
            token = tokens[at]
            at += 1
            if token == "|":
                ways.append([])
            elif token in BRACKETS:
                inner, at = self._alternatives(tokens, at)
                assert tokens[at] == BRACKETS[token]
                at += 1
                ways[-1].append((token, inner))
            else:
                ways[-1].append(("token", token))
        return ways, at

    def pattern(self, name: str) -> str:
        if name not in self._patterns:
            self._patterns[name] = self._pattern(self._rules[name])
        return self._patterns[name]

    def _pattern(self, ways: Ways) -> str:
        return "(?:" + "|".join("".join(self._part(*part) for part in way) for way in ways) + ")"

    def _part(self, kind: str, what: Any) -> str:
        if kind != "token":
            return self._pattern(what) + {"[": "?", "{": "*", "(": ""}[kind]
        token = str(what)
        if ".." in token:
            return f"[{token[1]}-{token[-2]}]"
        if token.startswith('"'):
            return re.escape(token[1:-1])
        return SAID[token[1:-1].strip()] if token.startswith("?") else self.pattern(token)

    def write(self, name: str, source: random.Random) -> str:
        if name in self._others:
            return self._others[name](source)
        return self._write(self._rules[name], source)

    def _write(self, ways: Ways, source: random.Random) -> str:
        return "".join(self._write_part(*part, source) for part in source.choice(ways))

    def _write_part(self, kind: str, what: Any, source: random.Random) -> str:
        if kind != "token":
            times = {"(": 1, "[": source.randrange(2), "{": source.choice((0, 0, 1, 2, 5))}[kind]
            return "".join(self._write(what, source) for _ in range(times))
        token = str(what)
        if ".." in token:
            return chr(source.randint(ord(token[1]), ord(token[-2])))
        if token.startswith('"'):
            return token[1:-1]
        if token.startswith("?"):
            return source.choice(SAMPLES[token[1:-1].strip()])
        return self.write(token, source)


def written_tag(source: random.Random) -> str:
    name = source.choice(("x-name", "x-b_2", "x-C", "x-Edition"))
    return f"[{name} {source.choice(SAMPLES[STRING])}]"


def written_event(source: random.Random) -> str:
    kind = source.choice(sorted(events()))
    values = [
        source.choice(kinds()[each] or ["0", "7", "-3", "12", "9999"]) for each in events()[kind]
    ]
    space = source.choice((" ", "  ", "\n  ", "\t"))
    return space + space.join([kind, *values]) + source.choice(("", " ", "\n"))


@cache
def read_from_page() -> Grammar:
    return Grammar(grammar(), tag=written_tag, event=written_event)


def is_event(text: str) -> bool:
    kind, *values = re.split("[ \t\r\n]+", text.strip(" \t\r\n"))
    if kind not in events() or len(values) != len(events()[kind]):
        return False
    number = re.compile(read_from_page().pattern("number"))
    return all(
        value in kinds()[each] if kinds()[each] else bool(number.fullmatch(value))
        for value, each in zip(values, events()[kind], strict=True)
    )


@cache
def shape() -> re.Pattern[str]:
    """The whole grammar but for the insides of tags and events, which the tables tell."""
    return re.compile(Grammar({**grammar(), "event": "? event ?"}).pattern("record"))


def is_allowed(text: str) -> bool:
    """Whether the page allows this text, of own tags only: without scores, it is not over."""
    if not shape().fullmatch(text):
        return False
    tags = re.findall(rf"\[([A-Za-z][A-Za-z0-9_-]*) ({SAID[STRING]})\]", without_comments(text))
    names = [name for name, _ in tags]
    if len(set(names)) < len(names) or not all(is_own(name, value) for name, value in tags):
        return False
    told = events_in(text)
    return all(is_event(each) for each in told) and "game-over" not in map(str.strip, told)


def is_own(name: str, value: str) -> bool:
    """An own tag, without half a character in its value."""
    halves = re.search("[\ud800-\udfff]", json.loads(value))
    return bool(re.fullmatch("x-[A-Za-z][A-Za-z0-9_-]*", name)) and not halves


def without_comments(text: str) -> str:
    """The text, split into code, comments, braces and strings."""
    token = re.compile(r'\[[^\n"]*"(?:[^"\\\n]|\\.)*"\]|\{[^{}]*\}|;[^\n]*|[^;\[{]+|.', re.S)
    return "".join("" if part.startswith(";") else part for part in token.findall(text))


def events_in(text: str) -> list[str]:
    bare = re.sub(r'\[[^\n"]*"(?:[^"\\\n]|\\.)*"\]', "", without_comments(text))
    return [each for group in re.findall(r"\{([^{}]*)\}", bare) for each in group.split(";")]


def is_read(text: str) -> bool:
    try:
        record = Record.from_text(text)
    except RecordError:
        return False
    if len(text) % 10 == 0:  # it takes its time
        VALIDATOR.validate(json.loads(record.to_json()))
    assert Record.from_json(record.to_json()) == record == Record.from_text(record.to_text())
    return True


# --- the tests ---


def test_the_page_has_the_events_of_today() -> None:
    assert PAGE.read_text("utf-8") == page()
    assert events_table() in page()
    assert len(events()) == 48
    assert all(each in kinds() for fields in events().values() for each in fields)


def test_what_the_grammar_allows_is_read() -> None:
    source = random.Random(1)
    texts = {read_from_page().write("record", source) for _ in range(1500)}
    allowed = [text for text in texts if is_allowed(text)]
    assert len(allowed) > 700
    for text in allowed:
        assert is_read(text), text


def test_what_the_grammar_does_not_allow_is_refused() -> None:
    source = random.Random(2)
    letters = 'az09:;{}[]"=->@+< \n\t\r\x0b\u00a0é٣,'
    refused = 0
    for _ in range(4000):
        text = read_from_page().write("record", source)
        at = source.randrange(len(text) + 1)
        put = source.choice(("", source.choice(letters)))
        mutant = text[:at] + put + text[at + source.randrange(2) :]
        assert is_read(mutant) == is_allowed(mutant), mutant
        refused += not is_allowed(mutant)
    assert refused > 1000


@pytest.mark.parametrize(
    ("tag", "values"),
    [
        ("Format", ["elgrande-record", "elgrande-record 2", "elgrande-record  1", ""]),
        ("Edition", ["", "big box", "Big-Box", "big-box "]),
        ("Players", ["", "1", "6", "02", "+2", " 2", "2.0", "٣", "two"]),
        ("Length", ["", "long", "full short"]),
        ("Modules", ["", "church", "New-Regency"]),
        ("Variants", ["", " church", "church  granada", "church church", "church,granada"]),
        ("Switches", ["", "must_take", "must_take=yes", "must_take=on must_take=on", "x=on"]),
        ("Events", ["", "all", "None", "maybe", "none "]),
        (
            "Scores",
            ["", "1", "1 2 3", "01 2 3 4", "1  2 3 4", "1 2 3 4 ", "--1 2 3 4", "1 2 3 4.0"],
        ),
        ("Title", ["x"]),
        ("edition", ["big-box"]),
    ],
)
def test_a_tag_with_another_value_is_refused(tag: str, values: list[str]) -> None:
    for value in values:
        assert not is_read(f'[{tag} "{value}"]\nchance: =aragon'), value


def test_tags_of_the_table_are_read() -> None:
    for text in (
        '[Format "elgrande-record 1"] [Edition "1995"] [Players "3"] [Length "short-1995"]',
        '[Edition "2023"] [Modules "old-hands"]',
        '[Edition "2023"]\n[Modules "old-hands power-shift"]\n[OldHands "veto"]',
        '[Variants "church granada"]',
        f'[Switches "{SWITCHES[0]}=off"]',
        '[Events "none"]',
        '[Players "2"] [Scores "-3 0"]',
    ):
        assert is_read(text), text


def test_every_action_of_a_game_is_one_of_the_grammar() -> None:
    action = re.compile(read_from_page().pattern("action"))
    for seed in range(12):
        game = finished_game(any_options(seed), seed)
        for entry in game.record().entries:
            assert action.fullmatch(entry.do), entry.do
