"""The arena: equal deals, fair seats, no lost games, correct figures."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from math import exp, log
from pathlib import Path
from random import Random

import pytest
import ray

from elgrande.arena import Result, ResultStore, line_ups, play_games, summary
from elgrande.arena.match import play_deal
from elgrande.arena.ratings import ELO, curvature, rate
from elgrande.arena.report import as_csv, wilson
from elgrande.arena.results import ResultsError
from elgrande.arena.schedule import schedule
from elgrande.bots import create
from elgrande.cli.output import check_writable
from elgrande.core.state import GRANDE, KING, LEFT, ROUND, SHOWN, State
from elgrande.game.options import Options
from tests.cli.driver import ask, ask_json, run

SHORT = Options(players=3, length="short")
# Background processes and their children ignore Ctrl-C; this one must not.
ATTENTIVE = """import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from elgrande.cli import main
main()
"""


def cards_seen(bots: list[str], deal: int, options: Options) -> dict[int, tuple[int, ...]]:
    """The draws of each round of a game."""
    seen: dict[int, tuple[int, ...]] = {}

    def watch(s: State, seat: int, action: int) -> None:
        if int(s.v[ROUND]) not in seen:
            start = (int(s.v[KING]), *(int(s.v[GRANDE + i]) for i in range(5))) if not seen else ()
            seen[int(s.v[ROUND])] = (
                *start,
                *(int(s.v[SHOWN + pile]) for pile in range(6)),
                *(int(s.v[LEFT + pile]) for pile in range(6)),
            )

    play_deal(options.rules, [create(name, i) for i, name in enumerate(bots)], deal, None, watch)
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


def test_a_schedule_without_line_ups_is_refused() -> None:
    with pytest.raises(ValueError, match="a schedule needs at least one line-up"):
        next(schedule([], 3))


def test_few_bots_share_the_free_seats() -> None:
    assert line_ups(["a", "b"], 3) == [("a", "b", "a"), ("a", "b", "b")]


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    tables = [("random", "random", "random")]
    path = tmp_path / "games.jsonl"
    whole = play_games(tables, 4, SHORT, workers=1)
    play_games(tables, 2, SHORT, store=ResultStore(path, {"a": 1}), workers=1)
    with path.open("a") as file:
        file.write('{"key": "cut short by an interr')
    store = ResultStore(path, {"a": 1})
    assert len(store) == 2
    resumed = play_games(tables, 4, SHORT, store=store, workers=1)
    assert [each.points for each in resumed] == [each.points for each in whole]
    assert len(ResultStore(path, {"a": 1})) == 4


@pytest.mark.compiled_only
@pytest.mark.skipif(sys.platform == "win32", reason="process groups are of POSIX")
@pytest.mark.parametrize("stop", ["SIGINT", "SIGKILL"])
def test_stopping_a_run_stops_the_games_under_way(tmp_path: Path, stop: str) -> None:
    out = tmp_path / "games.jsonl"
    line = f"arena --table search@2000,search@2000 --games 40 --workers 2 --out {out}"
    command = [sys.executable, "-c", ATTENTIVE, *line.split()]
    ran = subprocess.Popen(command, start_new_session=True, stderr=subprocess.PIPE, text=True)
    until(out.exists)
    time.sleep(2)  # let the games begin
    ran.send_signal(signal.Signals[stop])
    _, said = ran.communicate(timeout=60)
    if stop == "SIGINT":
        assert ran.returncode == 130
        assert "games are kept" in said
    until(lambda: not is_alive(ran.pid))


@pytest.mark.compiled_only
@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_run_that_was_killed_keeps_its_games_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    line = f"arena --table greedy,random --length short --workers 2 --seed 3 --out {out}"
    command = [sys.executable, "-m", "elgrande", *line.split(), "--games", "4000"]
    ran = subprocess.Popen(command)
    until(lambda: out.exists() and len(out.read_text().splitlines()) > 5)
    ran.kill()
    assert ran.wait() == -signal.SIGKILL
    kept = out.read_text()
    finished = kept.count("\n") - 1
    ask(*line.split(), "--games", str(finished + 3))
    whole = kept[: kept.rfind("\n") + 1]
    assert out.read_text().startswith(whole)
    resumed = [json.loads(each) for each in out.read_text().splitlines()[1:]]
    assert len(resumed) >= finished + 3
    afresh = play_games(
        [("greedy", "random")], len(resumed), Options(players=2, length="short"), 3, workers=1
    )
    points = {each.key: each.points for each in afresh}
    assert [tuple(each["points"]) for each in resumed if each["key"] in points] == [
        points[each["key"]] for each in resumed if each["key"] in points
    ]
    assert len({each["key"] for each in resumed}) == len(resumed)


def until(holds: Callable[[], bool]) -> None:
    for _ in range(600):
        if holds():
            return
        time.sleep(0.1)
    raise AssertionError("a minute has passed")


def is_alive(group: int) -> bool:
    """A process of the group is still alive."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_results_of_another_kind_do_not_mix(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    ResultStore(path, {"edition": "1995"})
    with pytest.raises(
        ResultsError, match=r'with edition "1995", not edition "2023": .* another file'
    ):
        ResultStore(path, {"edition": "2023"})


@pytest.mark.parametrize(
    "text", ["root:x:0:0:\n", "cut", "{}\n", "[]\n", '{"edition": "1995"}\n{}\n', "\n", "\xff\n"]
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "precious"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(ResultsError, match="is not a file of results"):
        ResultStore(path, {"edition": "1995"})
    assert path.read_text(encoding="latin-1") == text


def test_a_first_line_cut_short_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text('{"edit')
    ResultStore(path, {"edition": "1995"})
    assert path.read_text() == '{"edition": "1995"}\n'


A_FEW = ["arena", "--table", "greedy,random,random", "--games", "3", "--seed", "1"]
A_FEW += ["--length", "short", "--workers", "1"]


@pytest.mark.compiled_only
def test_a_table_gives_wins_with_intervals_as_json() -> None:
    players = ask_json(*A_FEW)["players"]
    assert players["greedy"]["games"] == 3
    assert players["random"]["games"] == 6
    assert sum(each["wins"] for each in players.values()) == pytest.approx(3, abs=0.01)
    for each in players.values():
        assert 0 <= each["low"] <= each["rate"] <= each["high"] <= 1


@pytest.mark.compiled_only
def test_the_same_command_says_and_writes_the_same(tmp_path: Path) -> None:
    said = [ask(*A_FEW, "--json", "--csv", str(tmp_path / name)) for name in ("1", "2")]
    assert said[0] == said[1]
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()
    assert "seconds" not in said[0]
    assert ask_json(*A_FEW, "--timing")["players"]["greedy"]["seconds"] > 0


def test_games_are_chosen_as_in_other_commands(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    line = "arena --table random,random --games 1 --workers 1 --edition 2023 --module old-hands"
    line += " --module power-shift --old-hand veto --variant church --variant granada"
    line += " --switch must-take=on"
    ask(*line.split(), "--out", str(out))
    assert Options.from_dict(json.loads(out.read_text().splitlines()[0])["options"]) == Options(
        edition="2023",
        players=2,
        modules=frozenset({"old-hands", "power-shift"}),
        old_hands=frozenset({"veto"}),
        variants=frozenset({"church", "granada"}),
        switches={"must_take": True},
    )


@pytest.mark.parametrize("option", ["csv", "plot", "out"])
def test_an_unwritable_file_is_reported_before_the_first_game(
    option: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[object] = []
    monkeypatch.setattr("elgrande.cli.arena.play_games", lambda *given: played.append(given))
    path = f"{__file__}/no/folder.png"
    ran = run("arena", "--table", "random,random", f"--{option}", path)
    assert ran.exit_code == 2
    assert path in ran.stderr
    assert played == []


def test_checking_that_a_file_is_writable_leaves_no_file(tmp_path: Path) -> None:
    check_writable(tmp_path / "new")
    (tmp_path / "old").write_text("precious")
    check_writable(tmp_path / "old")
    assert [each.name for each in tmp_path.iterdir()] == ["old"]
    assert (tmp_path / "old").read_text() == "precious"


@pytest.mark.compiled_only
def test_ratings_are_drawn(tmp_path: Path) -> None:
    ask(*A_FEW, "--plot", str(tmp_path / "ratings.svg"))
    assert "<!-- greedy -->" in (tmp_path / "ratings.svg").read_text()


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


def width(results: list[Result], name: str) -> float:
    rating = rate(results)[name]
    return rating.high - rating.low


def test_identical_results_still_give_a_wide_interval() -> None:
    eight = [result(deal, ("a", "b", "b"), (9, 5, 5)) for deal in range(8)]
    many = [result(deal, ("a", "b", "b"), (9, 5, 5)) for deal in range(80)]
    assert width(eight, "a") > 200
    assert 50 < width(many, "a") < width(eight, "a") / 1.3


def test_intervals_shrink_with_the_root_of_the_number_of_games() -> None:
    few, many = (
        [result(d, ("a", "b", "c"), ORDERS[d % 3]) for d in range(games)] for games in (30, 480)
    )
    assert width(many, "a") == pytest.approx(width(few, "a") / 4, rel=0.1)


ORDERS = ((9, 5, 1), (5, 9, 1), (9, 1, 5))


def test_games_of_one_deal_that_agree_count_for_less() -> None:
    """Forty games in four groups of identical results are not forty independent results."""
    orders = ((9, 5, 1), (1, 5, 9))
    apart = [result(d, ("a", "b", "c"), orders[d % 2]) for d in range(40)]
    together = [result(d // 10, ("a", "b", "c"), orders[d // 10 % 2]) for d in range(40)]
    assert rate(together)["a"].value == pytest.approx(rate(apart)["a"].value)
    assert width(together, "a") > 1.5 * width(apart, "a")


def test_the_curvature_is_the_second_derivative_of_the_likelihood() -> None:
    strengths = {"a": 0.7, "b": -0.2, "c": 0.1}
    seen = [(("a", "b", "c"), {"a": 1.0}), (("b", "c"), {"c": 1.0}), (("a", "a", "b"), {"b": 1.0})]

    def likelihood(**change: float) -> float:
        moved = {name: strengths[name] + change.get(name, 0.0) for name in strengths}
        total = sum(0.5 * each - log(1 + exp(each)) for each in moved.values())
        for left, won in seen:
            [winner] = won
            total += moved[winner] - log(sum(exp(moved[name]) for name in left))
        return total

    h = 1e-4
    found = curvature(seen, strengths)
    for i, one in enumerate(strengths):
        for j, two in enumerate(strengths):
            steps = [(x, y, x * y) for x in (-1, 1) for y in (-1, 1)]
            slope = 0.0
            for x, y, sign in steps:
                change = {one: (x + y) * h} if one == two else {one: x * h, two: y * h}
                slope += sign * likelihood(**change) / (4 * h * h)
            assert found[i][j] == pytest.approx(-slope, abs=1e-5)


@pytest.mark.parametrize("deals", [2, 8, 30])
def test_intervals_have_their_stated_coverage(deals: int) -> None:
    truth = {"a": 160.0, "b": 0.0, "c": -160.0}
    dice = Random(2026)
    held = 0
    for _ in range(200):
        for name, rating in rate(lottery(truth, deals, dice)).items():
            held += rating.low <= truth[name] <= rating.high
    assert 0.92 < held / 600 < 0.995


def lottery(truth: dict[str, float], deals: int, dice: Random) -> list[Result]:
    """Results of players of known strength, each deal in all rotations."""
    names = tuple(truth)
    found = []
    for deal in range(deals):
        for turn in range(3):
            seats = names[turn:] + names[:turn]
            left = [0, 1, 2]
            points = [0, 0, 0]
            for place in (9, 5, 1):
                weights = [exp(truth[seats[seat]] / ELO) for seat in left]
                seat = dice.choices(left, weights)[0]
                left.remove(seat)
                points[seat] = place
            found.append(result(deal, seats, tuple(points)))
    return found


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
