"""Many games: repeatable under a seed, the same with and without records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from elgrande.cli.games import SimulationPlan, play_game
from elgrande.game import Game, Options, Record
from tests.cli.driver import ask, ask_json, run


def without_time(summary: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in summary.items() if "second" not in key}


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_a_seed_makes_a_run_repeatable(bots: str) -> None:
    call = ["simulate", "--games", "1", "--players", "2", "--bots", bots, "--seed", "5"]
    call += ["--length", "short-1995"]
    assert without_time(ask_json(*call)) == without_time(ask_json(*call))


def test_another_seed_brings_other_games() -> None:
    call = ("simulate", "--games", "5", "--seed")
    assert ask_json(*call, "1")["seats"] != ask_json(*call, "2")["seats"]


def test_without_a_seed_the_one_used_is_printed() -> None:
    first = ask_json("simulate", "--games", "3")
    again = ask_json("simulate", "--games", "3", "--seed", str(first["seed"]))
    assert without_time(first) == without_time(again)


def test_records_written_replay_to_the_same_end(tmp_path: Path) -> None:
    ask("simulate", "--games", "3", "--seed", "2", "--out", str(tmp_path / "records"))
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == ["game-1.txt", "game-2.txt", "game-3.txt"]
    for file in files:
        record = Record.from_text(file.read_text())
        assert Game.replay(record).scores == record.scores


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(edition="1995", players=5, length="short"),
        Options(edition="2023", players=2),
        Options(edition="2023", players=3, modules=frozenset({"power-shift", "new-regency"})),
        Options(variants=frozenset({"france", "church", "granada"})),
    ],
    ids=str,
)
def test_random_games_are_the_same_with_and_without_records(options: Options) -> None:
    bots = ("random",) * options.players
    for seed in range(3):
        inside = play_game(SimulationPlan(options, bots, whole=False), seed)
        whole = play_game(SimulationPlan(options, bots, whole=True), seed)
        assert (inside.points, inside.decisions) == (whole.points, whole.decisions)
        assert tuple(whole.by_round[options.rounds[-1]]) == whole.points


def test_several_processes_play_the_same_games() -> None:
    call = ("simulate", "--games", "8", "--seed", "3")
    assert without_time(ask_json(*call)) == without_time(ask_json(*call, "--jobs", "2"))
    assert without_time(ask_json(*call)) == without_time(ask_json(*call, "--workers", "0"))


def test_the_summary_shows_scores_by_seat() -> None:
    text = ask("simulate", "--games", "4", "--players", "5", "--seed", "1")
    for colour in ("azul", "granate", "oro", "verde", "purpura"):
        assert colour in text


def test_shares_of_wins_add_up_to_one() -> None:
    seats = ask_json("simulate", "--games", "40", "--seed", "1")["seats"]
    assert sum(seat["win_share"] for seat in seats) == pytest.approx(1, abs=0.001)


def test_a_plot_of_scores_over_rounds(tmp_path: Path) -> None:
    file = tmp_path / "scores.svg"
    ask("simulate", "--games", "3", "--seed", "2", "--plot", str(file))
    assert "<svg" in file.read_text()


def test_without_matplotlib_a_plot_is_refused_before_the_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("elgrande.cli.output.find_spec", lambda name: None)
    result = run("simulate", "--games", "1000000", "--plot", "scores.png")
    assert result.exit_code == 2
    assert "matplotlib" in result.stderr


def test_records_come_from_other_processes_too(tmp_path: Path) -> None:
    ask("simulate", "--games", "2", "--seed", "2", "--jobs", "2", "--out", str(tmp_path / "a"))
    ask("simulate", "--games", "2", "--seed", "2", "--out", str(tmp_path / "b"))
    for name in ("game-1.txt", "game-2.txt"):
        assert (tmp_path / "a" / name).read_text() == (tmp_path / "b" / name).read_text()


@pytest.mark.parametrize("at_the_end", [True, False])
def test_a_plot_without_a_name_is_named_after_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_the_end: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    call = ["simulate", "--games", "3", "--seed", "2"]
    call = [*call, "--plot"] if at_the_end else ["simulate", "--plot", *call[1:]]
    ask(*call)
    assert (tmp_path / "simulate.png").read_bytes().startswith(b"\x89PNG")
