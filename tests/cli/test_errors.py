"""Errors are one line, with exit status 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from elgrande import _build
from elgrande.game import Game, Options
from tests.cli.driver import run, spawn
from tests.properties.strategies import finished_game

WRONG = [
    ["play", "--edition", "2042"],
    ["play", "--players", "6"],
    ["play", "--module", "new-regency"],
    ["play", "--edition", "2023", "--module", "new-regency", "--variant", "france"],
    ["play", "--variant", "nonsense"],
    ["play", "--switch", "must_take=perhaps"],
    ["play", "--switch", "nonsense=on"],
    ["play", "--length", "endless"],
    ["play", "--bots", "hal9000"],
    ["play", "--bots", "random,random,random,random"],
    ["play", "--seat", "5"],
    ["play", "--seat", "pink"],
    ["play", "--language", "xx", "--terminal"],
    ["simulate", "--games", "0"],
    ["simulate", "--games", "many"],
    ["simulate", "--bots", ","],
    ["simulate", "--plot", "picture.nonsense"],
    ["replay"],
    ["replay", "no-such-file"],
    ["replay", "no-such-file", "--json", "--text"],
    ["bench", "--yardstick", "no-such-file.c"],
    ["cards", "--edition", "2042"],
    ["rules", "--language", "xx"],
    ["rules", "--players", "9"],
    ["nonsense"],
    ["play", "--nonsense"],
    ["play", "--save", "game.txt"],
    ["play", "--seat", "2"],
    ["play", "--seed", "7"],
    ["serve", "--port", "99999"],
    ["serve", "--port", "-1"],
    ["serve", "--log-level", "loud"],
    ["serve", "--bots", "-3"],
    ["serve", "--origin", "club.example"],
    ["arena"],
    ["arena", "--bots", "greedy", "--table", "greedy,random"],
    ["arena", "--bots", ","],
    ["arena", "--bots", "deep-blue,random"],
    ["arena", "--table", "search@soon,random"],
    ["arena", "--table", "random"],
    ["arena", "--bots", "random", "--edition", "1815"],
    ["arena", "--bots", "random", "--players", "6"],
    ["arena", "--bots", "random", "--games", "0"],
    ["arena", "--bots", "random", "--module", "new-regency"],
    ["arena", "--bots", "random", "--variant", "nonsense"],
    ["arena", "--bots", "random", "--switch", "must_take"],
    ["arena", "--bots", "random", "--budget", "soon"],
    ["arena", "--bots", "random", "--csv", "no-such-folder/games.csv"],
    ["arena", "--bots", "random", "--plot", "no-such-folder/ratings.png"],
    ["arena", "--bots", "random", "--plot", "ratings.nonsense"],
    ["arena", "--bots", "random", "--out", "."],
    ["arena", "--bots", "random", "--out", __file__],
    ["arena", "--bots", "random", "--out", f"{__file__}/games.jsonl"],
]


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_an_error_is_one_line_and_exit_status_2(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    complaint = [line for line in result.stderr.splitlines() if "interpreted" not in line]
    assert len(complaint) == 1
    assert complaint[0].startswith("elgrande: ")
    assert result.stdout == ""


def test_an_error_is_one_line_in_a_process_too() -> None:
    result = spawn("play", "--players", "9")
    assert result.returncode == 2
    assert result.stderr.splitlines()[-1].startswith("elgrande: El Grande is for 2 to 5 players")
    assert "Traceback" not in result.stderr


def test_impossible_options_name_the_nearest_possible_ones() -> None:
    result = run("play", "--module", "new-regency")
    assert "belongs to the edition '2023'" in result.stderr
    assert "Possible instead: big-box, 4 players." in result.stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "--nonsense"], "Die Option --nonsense gibt es nicht."),
        (["nonsense"], "Den Befehl 'nonsense' gibt es nicht."),
        (["replay"], "'file' fehlt."),
        (["simulate", "--games", "many"], "Dieser Wert passt nicht zu '--games'"),
        (["play", "--bots", ","], "Nenne mindestens einen Bot."),
        (["play", "--seat", "5", "--terminal"], "Den Platz '5' gibt es nicht."),
        (["play", "--players", "6"], "El Grande ist für 2 bis 5 Spieler."),
        (["play", "--module", "new-regency"], "Möglich ist: big-box, 4 players."),
        (["export", "--format", "xlsx"], "Das Format 'xlsx' gibt es nicht"),
        (["serve", "--origin", "club"], "Ein Origin sieht aus wie https://club.example"),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, list) else "",
)
def test_errors_speak_the_language_of_the_shell(
    arguments: list[str], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ELGRANDE_LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert complaint in run(*arguments).stderr


def damaged(text: str, tmp_path: Path) -> str:
    file = tmp_path / "damaged"
    file.write_text(text)
    result = run("replay", str(file))
    assert result.exit_code == 2
    [line] = [line for line in result.stderr.splitlines() if "interpreted" not in line]
    return line


def test_a_damaged_text_record_gives_line_and_reason(tmp_path: Path) -> None:
    lines = [*Game.new(seed=1).record().to_text().splitlines(), "azul: flies-to-the-moon"]
    complaint = damaged("\n".join(lines), tmp_path)
    assert f": line {len(lines)}, entry " in complaint
    assert "flies-to-the-moon" in complaint
    assert "is not an action" in complaint


def test_a_damaged_json_record_gives_the_reason(tmp_path: Path) -> None:
    assert "not a record" in damaged('{"format": "elgrande-record"', tmp_path)


def test_an_illegal_text_record_gives_line_and_reason(tmp_path: Path) -> None:
    lines = [*Game.new(seed=1).record().to_text().splitlines(), "", "azul: take3"]
    assert f": line {len(lines)}, entry " in damaged("\n".join(lines), tmp_path)


def test_an_illegal_json_record_gives_line_and_reason(tmp_path: Path) -> None:
    text = Game.new(seed=1).record().to_json(indent=1)
    lines = text.splitlines()
    number = next(n for n, line in enumerate(lines, 1) if '"do"' in line)
    lines[number - 1] = '"do": "=atlantis",'
    assert f": line {number}, entry 1: " in damaged("\n".join(lines), tmp_path)


@pytest.mark.parametrize(
    ("find", "put", "reason"),
    [
        ('"do": "', "do: ", "not a record"),  # no JSON at all
        ('"do": "', '"di": "', 'there is no field "di" here'),
        ('"type": "', '"type": "un-', "is unknown here"),
    ],
)
def test_damage_within_a_json_record_is_found(
    tmp_path: Path, find: str, put: str, reason: str
) -> None:
    text = finished_game(Options(players=2), 9).record().to_json(indent=1)
    at = text.index(find, len(text) // 2)
    line = text.count("\n", 0, at) + 1
    complaint = damaged(text[:at] + put + text[at + len(find) :], tmp_path)
    assert f": line {line}" in complaint
    assert reason in complaint


def test_a_record_that_is_not_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "binary"
    file.write_bytes(b"\xff\xfe\x00")
    assert run("replay", str(file)).exit_code == 2


def test_version_says_compiled_or_interpreted() -> None:
    result = spawn("--version")
    assert result.returncode == 0
    assert result.stdout == _build.describe() + "\n"


def test_interpreted_use_is_mentioned_once_on_standard_error() -> None:
    result = spawn("cards", "--json")
    assert result.stderr.count("interpreted") == (0 if _build.compiled() else 1)
