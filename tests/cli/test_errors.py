"""Errors are one line, with exit status 2."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
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
    ["play", "--seat", ""],
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
    ["play", "--terminal", "--at", "5"],
    ["play", "--terminal", "--save", "."],
    ["play", "--terminal", "--bots", f"'{sys.executable}' no-such-file.py"],
    ["simulate", "--out", __file__],
    ["export", "--games", "1", "--bots", "random", "--out", __file__],
    ["export", "no-such-file", "--format", "csv"],
    ["review", "no-such-file"],
    ["puzzles", "--out", "."],
    ["puzzles", "--prove", "no-such-file"],
    ["puzzles", "--rate", os.devnull],
    ["spar", "greedy", "random", "--gain", "0.8"],
    ["spar", "", "random"],
    ["engine", ""],
    ["train", "--folder", "new", "--start", "no-such-weights"],
    ["train", "--folder", "new", "--start", "no-such-file.json"],
    ["train", "--folder", __file__],
    ["serve", "--port", "99999"],
    ["serve", "--port", "-1"],
    ["serve", "--log-level", "loud"],
    ["serve", "--bots", "-3"],
    ["serve", "--origin", "club.example"],
    ["serve", "--origin", "https://club example"],
    ["admin", "tables", "--status", "full"],
    ["admin", "close", "no-id"],
    ["admin", "season", ""],
    ["restore", ".", "--database", "new.db"],
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
def test_an_error_is_one_line_and_exit_status_2(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*arguments)
    assert result.exit_code == 2
    complaint = [line for line in result.stderr.splitlines() if "interpreted" not in line]
    assert len(complaint) == 1
    assert complaint[0].startswith("elgrande: ")
    assert result.stdout == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["admin tables", "check", "backup new"])
def test_a_look_at_an_empty_file_makes_no_database_of_it(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("empty").touch()
    result = run(*command.split(), "--database", "empty")
    assert result.stderr.splitlines()[-1] == (
        "elgrande: There is nothing of elgrande in this database."
    )
    assert [(each.name, each.stat().st_size) for each in tmp_path.iterdir()] == [("empty", 0)]


def test_a_file_of_bots_that_exits_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bots.py"
    file.write_text("import sys\nsys.exit(3)\n")
    result = run("simulate", "--games", "1", "--code", str(file))
    assert result.exit_code == 2
    assert "bots.py: SystemExit: 3" in result.stderr


def test_the_command_alone_shows_its_help_and_no_error() -> None:
    result = run()
    assert "Usage: elgrande" in result.stdout
    assert result.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="without a full device")
@pytest.mark.parametrize("arguments", ["cards", "rules", "cards --json", "simulate --games 2"])
def test_a_full_disk_is_one_line(arguments: str) -> None:
    with Path("/dev/full").open("w") as full:
        result = spawn(*arguments.split(), stdout=full)
    assert result.returncode == 2
    assert result.stderr.splitlines()[-1] == "elgrande: No space left on device."
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("arguments", ["cards -l es", "rules -l es", "simulate --games 2"])
def test_a_terminal_without_these_letters_gets_question_marks(arguments: str) -> None:
    result = spawn(*arguments.split(), PYTHONIOENCODING="ascii")
    assert result.returncode == 0, result.stderr
    assert result.stdout.isascii()


def test_data_is_utf_8_for_any_terminal() -> None:
    result = spawn("cards", "-l", "es", "--json", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert "Pequeña intriga" in {card["title"] for card in json.loads(result.stdout)}


@pytest.mark.skipif(os.name == "nt", reason="shells of POSIX close streams")
def test_a_closed_input_ends_the_game() -> None:
    command = f"'{sys.executable}' -m elgrande play --terminal --players 2 --bots random <&-"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


def test_a_failed_export_leaves_no_files(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(finished_game(Options(players=2), 1).record().to_text())
    new, old = tmp_path / "new", tmp_path / "old"
    old.mkdir()
    (old / "games.csv").write_text("mine")
    for folder in (new, old):
        result = run(
            "export", str(record), str(tmp_path / "no-such"), "-f", "csv", "-o", str(folder)
        )
        assert result.exit_code == 2
    assert not new.exists()
    assert [file.read_text() for file in old.iterdir()] == ["mine"]


def test_a_wrong_moment_names_the_nearest_decisions(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(finished_game(Options(players=2), 1).record().to_text())
    result = run("review", str(record), "--at", "1", "--instead", "12")
    assert re.search(r"The nearest begin after \d+, \d+, \d+, \d+\.$", result.stderr.strip())


@pytest.mark.parametrize("form", ["to_text", "to_json"])
def test_a_record_from_a_windows_editor_is_read(form: str, tmp_path: Path) -> None:
    text: str = getattr(Game.new(seed=1).record(), form)()
    file = tmp_path / "game.txt"
    file.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert run("replay", str(file)).exit_code == 0


def test_an_error_is_one_line_in_a_process_too() -> None:
    result = spawn("play", "--players", "9")
    assert result.returncode == 2
    assert result.stderr.splitlines()[-1].startswith("elgrande: El Grande is for 2 to 5 players")
    assert "Traceback" not in result.stderr


def test_impossible_options_name_the_nearest_possible_ones() -> None:
    result = run("play", "--module", "new-regency")
    assert "belongs to the edition '2023'" in result.stderr
    assert "Possible instead: --edition big-box --players 4." in result.stderr


def test_the_nearest_options_are_written_as_they_are_typed() -> None:
    game = "--edition 2023 --players 2 --module power-shift --length short --switch dummy=off"
    result = run("play", *game.split(), "--module", "old-hands", "--variant", "no-veto")
    nearest = result.stderr.strip().split("Possible instead: ")[1].removesuffix(".")
    typed_again = run("rules", *nearest.split())
    assert typed_again.exit_code == 0, typed_again.stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("simulate --games many", "--games must be a whole number, not 'many'."),
        ("simulate --games 0", "--games must be at least 1, not '0'."),
        ("serve --port 99999", "--port must be between 0 and 65535, not '99999'."),
        ("bench --seconds soon", "--seconds must be a number, not 'soon'."),
        ("play --edition", "--edition needs a value."),
        ("play --edition 1996", "--edition must be one of 1995, 2023, big-box, not '1996'."),
        ("export --formt", "There is no option --formt. Did you mean --bots, --format, --out?"),
        ("plya", "There is no command 'plya'. Did you mean play, replay?"),
        ("backup one two", "two is not expected here: see --help."),
        ("replay", "'file' is missing."),
        ("export one.txt --games 2", "Use either one.txt or --games."),
        ("puzzles --prove one --rate two", "Use either --prove or --rate."),
        ("export one.txt --players 3", "Use either one.txt or --players."),
        ("arena --table random,greedy --players 3", "Use either --table or --players."),
        ("play --terminal --from game.txt --edition 1995", "Use either --from or --edition."),
        ("puzzles --rate one --margin 3", "Use either --rate or --margin."),
        ("puzzles --iterations 500", "--iterations and --prove belong together."),
        ("spar greedy random --null -1", "lies between -0.25 and 0.75, not at -1.0."),
        ("admin tables --status full", "one of open, playing, over, closed, not 'full'."),
        ("admin ban x --days 99999", "--days must be between 0 and 36500, not '99999'."),
        ("admin close no-id", "an id is 16 digits from 0 to f, as in the address, not 'no-id'"),
        ("spar greedy random --games 2", "4 games or more, not 2."),
    ],
)
def test_an_error_says_what_was_typed_and_what_would_be_right(
    arguments: str, complaint: str
) -> None:
    assert run(*arguments.split()).stderr.strip().endswith(complaint)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "--nonsense"], "Die Option --nonsense gibt es nicht."),
        (["nonsense"], "Den Befehl 'nonsense' gibt es nicht."),
        (["replay"], "'file' fehlt."),
        (["plya"], "Den Befehl 'plya' gibt es nicht. Meinst du play, replay?"),
        (["play", "--edition"], "--edition braucht einen Wert."),
        (["backup", "one", "two"], "two ist hier zu viel: siehe --help."),
        (["simulate", "--games", "many"], "--games muss eine ganze Zahl sein, nicht 'many'."),
        (["simulate", "--games", "0"], "--games muss mindestens 1 sein, nicht '0'."),
        (["serve", "--port", "99999"], "--port muss zwischen 0 und 65535 liegen"),
        (["play", "--bots", "hal9000"], "Den Bot 'hal9000' gibt es nicht."),
        (["play", "--length", "endless"], "--length kennt nur full, short, short-1995"),
        (["play", "--bots", ","], "Nenne mindestens einen Bot."),
        (["play", "--seat", "5", "--terminal"], "Den Platz '5' gibt es nicht."),
        (["play", "--players", "6"], "El Grande ist für 2 bis 5 Spieler."),
        (["play", "--module", "new-regency"], "Möglich ist: --edition big-box --players 4."),
        (["export", "--format", "xlsx"], "--format kennt nur parquet, csv, nicht 'xlsx'."),
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
