"""What the arena promises: equal deals, fair seats, nothing lost, honest figures."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import ray
from typer import Typer
from typer.testing import CliRunner

from elgrande.arena import Result, Store, line_ups, play_games, summary
from elgrande.arena.command import arena
from elgrande.arena.ratings import rate
from elgrande.arena.report import as_csv, wilson
from elgrande.arena.results import MixedResultsError
from elgrande.arena.schedule import schedule
from elgrande.arena.table import play
from elgrande.bots import create
from elgrande.core.state import GRANDE, KING, LEFT, ROUND, SHOWN, State
from elgrande.game.options import Options

app = Typer()
app.command()(arena)
SHORT = Options(players=3, length="short")
# What runs in the background ignores Ctrl-C, and so does all it starts: this does not.
ATTENTIVE = """import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from elgrande.cli import main
main()
"""


def cards_seen(bots: list[str], deal: int, options: Options) -> dict[int, tuple[int, ...]]:
    """What chance brought in each round of a game."""
    seen: dict[int, tuple[int, ...]] = {}

    def watch(s: State, seat: int, action: int) -> None:
        if int(s.v[ROUND]) not in seen:
            start = (int(s.v[KING]), *(int(s.v[GRANDE + i]) for i in range(5))) if not seen else ()
            seen[int(s.v[ROUND])] = (
                *start,
                *(int(s.v[SHOWN + pile]) for pile in range(6)),
                *(int(s.v[LEFT + pile]) for pile in range(6)),
            )

    play(options.rules, [create(name, i) for i, name in enumerate(bots)], deal, None, watch)
    return seen


@pytest.mark.compiled_only
def test_all_line_ups_meet_the_same_deal() -> None:
    one = cards_seen(["random"] * 3, 17, SHORT)
    assert one == cards_seen(["greedy", "random", "greedy"], 17, SHORT)
    assert one != cards_seen(["random"] * 3, 18, SHORT)


def test_every_line_up_plays_every_deal_in_every_rotation() -> None:
    tables = line_ups(["a", "b", "c", "d"], 3)
    assert len(tables) == 4
    played = list(schedule(tables, 24, seed=2))
    assert len({pairing.key for pairing in played}) == 24
    for line_up in tables:
        mine = [each for each in played if each.line_up == line_up]
        assert {each.deal for each in mine} == {2_000_000, 2_000_001}
        for name in line_up:
            chairs = [each.seats.index(name) for each in mine]
            assert sorted(chairs) == [0, 0, 1, 1, 2, 2]


def test_few_bots_share_the_free_seats() -> None:
    assert line_ups(["a", "b"], 3) == [("a", "b", "a"), ("a", "b", "b")]


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    tables = [("random", "random", "random")]
    path = tmp_path / "games.jsonl"
    whole = play_games(tables, 4, SHORT, workers=1)
    play_games(tables, 2, SHORT, store=Store(path, {"a": 1}), workers=1)
    with path.open("a") as file:
        file.write('{"key": "cut short by an interr')
    store = Store(path, {"a": 1})
    assert len(store) == 2
    resumed = play_games(tables, 4, SHORT, store=store, workers=1)
    assert [each.points for each in resumed] == [each.points for each in whole]
    assert len(Store(path, {"a": 1})) == 4


@pytest.mark.compiled_only
@pytest.mark.skipif(sys.platform == "win32", reason="process groups are of POSIX")
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGKILL])
def test_stopping_a_run_stops_the_games_under_way(tmp_path: Path, stop: signal.Signals) -> None:
    out = tmp_path / "games.jsonl"
    line = f"arena --table search@2000,search@2000 --games 40 --workers 2 --out {out}"
    command = [sys.executable, "-c", ATTENTIVE, *line.split()]
    ran = subprocess.Popen(command, start_new_session=True, stderr=subprocess.PIPE, text=True)
    until(out.exists)
    time.sleep(2)  # let the games begin
    ran.send_signal(stop)
    _, said = ran.communicate(timeout=60)
    if stop == signal.SIGINT:
        assert ran.returncode == 130
        assert "games are kept" in said
    until(lambda: not is_alive(ran.pid))


def until(holds: Callable[[], bool]) -> None:
    for _ in range(600):
        if holds():
            return
        time.sleep(0.1)
    raise AssertionError("a minute has passed")


def is_alive(group: int) -> bool:
    """Some process of the group is there still."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_results_of_another_kind_do_not_mix(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Store(path, {"edition": "1995"})
    with pytest.raises(MixedResultsError, match="another file"):
        Store(path, {"edition": "2023"})


@pytest.mark.compiled_only
def test_a_table_gives_wins_with_intervals_as_json() -> None:
    arguments = ["--table", "greedy,random,random", "--games", "3", "--seed", "1", "--json"]
    ran = CliRunner().invoke(app, [*arguments, "--length", "short", "--workers", "1"])
    assert ran.exit_code == 0, ran.output
    players = json.loads(ran.stdout)["players"]
    assert players["greedy"]["games"] == 3
    assert players["random"]["games"] == 6
    assert sum(each["wins"] for each in players.values()) == pytest.approx(3, abs=0.01)
    for each in players.values():
        assert 0 <= each["low"] <= each["rate"] <= each["high"] <= 1


def test_nonsense_is_refused_in_a_sentence() -> None:
    for arguments, word in (
        ([], "either"),
        (["--bots", "deep-blue,random"], "deep-blue"),
        (["--bots", "random", "--edition", "1815"], "1815"),
    ):
        ran = CliRunner().invoke(app, arguments)
        assert ran.exit_code == 2
        assert word in ran.stderr


def result(deal: int, seats: tuple[str, ...], points: tuple[int, ...]) -> Result:
    best = max(points)
    shares = tuple(float(each == best) / points.count(best) for each in points)
    return Result(str(deal), deal, seats, points, shares, (0.0,) * 3, (0.0,) * 3)


def test_ratings_put_the_stronger_first_with_intervals_around_them() -> None:
    results = [
        result(deal, ("a", "b", "c"), (9, 5, 1) if deal % 4 else (5, 9, 1)) for deal in range(40)
    ]
    ratings = rate(results)
    assert ratings["a"].value > ratings["b"].value > ratings["c"].value
    assert sum(each.value for each in ratings.values()) == pytest.approx(0, abs=1e-6)
    for each in ratings.values():
        assert each.low <= each.value <= each.high


def test_equal_players_rate_equal_and_ties_share_a_win() -> None:
    results = [result(deal, ("a", "b", "c"), (7, 7, 7)) for deal in range(5)]
    figures = summary(results)["players"]
    assert {each["rating"] for each in figures.values()} == {0.0}
    assert figures["a"]["wins"] == pytest.approx(5 / 3, abs=0.01)


def test_csv_has_a_line_for_every_seat() -> None:
    text = as_csv([result(1, ("a", "b", "c"), (3, 2, 1))])
    assert len(text.splitlines()) == 4


def test_intervals_are_wilsons() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)


@pytest.mark.compiled_only
def test_greedy_beats_random_clearly() -> None:
    results = play_games([("greedy", "random", "random", "random")], 16, Options(), workers=1)
    assert summary(results)["players"]["greedy"]["rate"] >= 0.8


@pytest.mark.compiled_only
def test_processes_play_the_same_games() -> None:
    tables = [("greedy", "random", "random")]
    alone = play_games(tables, 4, SHORT, workers=1)
    together = play_games(tables, 4, SHORT, workers=2)
    assert [each.points for each in alone] == [each.points for each in together]


@pytest.mark.compiled_only
@pytest.mark.filterwarnings("ignore")
def test_ray_plays_the_same_games() -> None:
    tables = [("greedy", "random", "random")]
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        far = play_games(tables, 3, SHORT, ray=True)
    finally:
        ray.shutdown()
    assert [each.points for each in far] == [
        each.points for each in play_games(tables, 3, SHORT, workers=1)
    ]
