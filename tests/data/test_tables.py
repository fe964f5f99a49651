"""Games as tables: they agree with the games, with each other and with their description."""

from __future__ import annotations

import csv
import re
import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path

import polars as pl
import pytest

from elgrande import Game, Options
from elgrande.data import TABLES, rows_of, to_frame
from elgrande.data.frames import CsvWriter, ParquetWriter, frame_of, join
from elgrande.data.tables import Rows
from elgrande.game.events import CardTaken
from elgrande.game.names import COLOURS
from tests.cli.driver import run
from tests.data.refresh import PAGE, page
from tests.properties.strategies import any_options, finished_game

SEEDS = range(12)
# The command of the data set, and what the decisions of its first two games hash to.
COMMAND = re.compile(r"elgrande (export --games 10000 .*)\n(?s:.)*?\| 2 \| `(\w{64})` \|")


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return [finished_game(any_options(seed), seed) for seed in SEEDS]


@pytest.fixture(scope="module")
def frames(games: list[Game]) -> dict[str, pl.DataFrame]:
    return {table: to_frame(games, table) for table in TABLES}


def test_the_page_describes_the_tables_of_today() -> None:
    assert PAGE.read_text("utf-8") == page()


def test_every_row_has_every_column_and_its_type(games: list[Game]) -> None:
    for number, game in enumerate(games):
        for table, rows in rows_of(game.record(), number).items():
            for row in rows:
                for cell, column in zip(row, TABLES[table], strict=True):
                    assert cell is None or type(cell) is column.type, (table, column.name, cell)


def test_a_game_has_a_row_and_each_of_its_seats_one(
    games: list[Game], frames: dict[str, pl.DataFrame]
) -> None:
    assert frames["games"]["game"].to_list() == list(SEEDS)
    assert frames["games"]["players"].to_list() == [game.options.players for game in games]
    for number, game in enumerate(games):
        mine = frames["seats"].filter(pl.col("game") == number)
        assert tuple(mine["points"]) == game.scores
        assert tuple(mine["rank"]) == game.ranking
        assert mine["share"].sum() == pytest.approx(1)
        assert sorted(mine["distance"]) == list(range(game.options.players))


def test_decisions_are_the_answers_of_the_record(
    games: list[Game], frames: dict[str, pl.DataFrame]
) -> None:
    for number, game in enumerate(games):
        mine = frames["decisions"].filter(pl.col("game") == number)
        answers = [entry for entry in game.record().entries if entry.by != "chance"]
        assert mine["text"].to_list() == [entry.do for entry in answers]
        assert mine["answers"].min() >= 1  # type: ignore[operator]
        assert frames["games"].row(number, named=True)["decisions"] == len(answers)


def test_all_points_come_from_scorings(games: list[Game], frames: dict[str, pl.DataFrame]) -> None:
    earned = pl.col("points") + pl.col("kings_bonus") + pl.col("home_bonus")
    for number, game in enumerate(games):
        if "church" in game.options.variants:
            continue  # its caballeros score for the keeper of the marker
        mine = frames["scorings"].filter(pl.col("game") == number)
        for colour, points in zip(
            frames["seats"].filter(pl.col("game") == number)["colour"], game.scores, strict=True
        ):
            assert mine.filter(pl.col("owner") == colour).select(earned).sum().item() == points


def test_every_round_has_a_bid_of_each_player_and_its_turn(
    games: list[Game], frames: dict[str, pl.DataFrame]
) -> None:
    for number, game in enumerate(games):
        bids = frames["bids"].filter(pl.col("game") == number)
        assert bids.height == game.options.players * len(game.options.rounds)
        assert bids["turn"].null_count() == 0
        assert bids.group_by("round").agg(pl.col("turn").n_unique())["turn"].min() == (
            game.options.players
        )


def test_cards_taken_are_those_of_the_record(
    games: list[Game], frames: dict[str, pl.DataFrame]
) -> None:
    for number, game in enumerate(games):
        told = Counter(event.card for event in game.events(None) if isinstance(event, CardTaken))
        mine = frames["cards"].filter(pl.col("game") == number)
        taken = mine.filter(pl.col("taken_by").is_in(COLOURS))
        assert Counter(taken["card"]) == told


def test_caballeros_go_nowhere_from_nowhere(frames: dict[str, pl.DataFrame]) -> None:
    frame = frames["placements"]
    assert frame["source"].null_count() == frame["target"].null_count() == 0
    assert frame.filter(pl.col("source") == pl.col("target")).is_empty()


def test_parquet_and_csv_hold_the_same(games: list[Game], tmp_path: Path) -> None:
    rows: Rows = join(rows_of(game.record(), number) for number, game in enumerate(games[:3]))
    for writer in (ParquetWriter(tmp_path), CsvWriter(tmp_path)):
        writer.add(rows)
        writer.close()
    for table in TABLES:
        read = pl.read_parquet(tmp_path / f"{table}.parquet")
        assert read.equals(frame_of(rows, table))
        with (tmp_path / f"{table}.csv").open(encoding="utf-8", newline="") as file:
            header, *lines = csv.reader(file)
        assert header == read.columns
        assert len(lines) == read.height


def test_records_and_seeds_can_be_exported(tmp_path: Path) -> None:
    made = run("simulate", "--games", "3", "--seed", "4", "--out", str(tmp_path / "records"))
    assert made.exit_code == 0
    told = run("export", str(tmp_path / "records"), "--out", str(tmp_path / "a"))
    assert told.exit_code == 0, told.output
    played = run(
        "export", "--games", "3", "--seed", "4", "--bots", "random", "--out", str(tmp_path / "b")
    )
    assert played.exit_code == 0, played.output
    for table in TABLES:
        one, other = (
            pl.read_parquet(tmp_path / name / f"{table}.parquet").drop("source", strict=False)
            for name in "ab"
        )
        assert one.equals(other), table


@pytest.mark.compiled_only
def test_the_data_set_is_made_again_by_its_command(tmp_path: Path) -> None:
    """Its first two games; as long as they are the same, so are the figures on the page."""
    command, first_two = COMMAND.search(PAGE.read_text()).groups()  # type: ignore[union-attr]
    arguments = [*command.split(), "--games", "2", "--format", "csv", "--out", str(tmp_path)]
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    assert sha256((tmp_path / "decisions.csv").read_bytes()).hexdigest() == first_two


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((), "Name records"),
        (("--games", "2", "--format", "xlsx"), "--format must be one of parquet, csv, not 'xlsx'."),
        (("nowhere.txt",), "nowhere.txt"),
    ],
)
def test_games_that_cannot_be_exported_are_named(
    arguments: tuple[str, ...], reason: str, tmp_path: Path
) -> None:
    result = run("export", *arguments, "--out", str(tmp_path))
    assert result.exit_code == 2
    assert reason in " ".join(result.stderr.split())


def test_without_polars_there_is_csv(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    arguments = ("export", "--games", "1", "--bots", "random", "--out", str(tmp_path))
    refused = run(*arguments)
    assert refused.exit_code == 2
    assert "extra [data]" in refused.stderr
    assert run(*arguments, "--format", "csv").exit_code == 0


def test_an_unknown_table_is_refused() -> None:
    with pytest.raises(KeyError, match="there is no table 'moves'"):
        to_frame([finished_game(Options(players=2), 1)], "moves")


def test_the_snippet_of_the_page_tells_places_apart(
    games: list[Game], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "game.txt").write_text(games[0].record().to_text())
    monkeypatch.chdir(tmp_path)
    [snippet] = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    printed: list[pl.DataFrame] = []
    exec(snippet, {"print": printed.append})
    assert printed[0]["points"].n_unique() > 1


def test_only_games_and_records_become_tables() -> None:
    game = Game.new(seed=1)
    for wrong in (game, None, 5):
        with pytest.raises(TypeError, match="many games or records are wanted, not"):
            to_frame(wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a table is made of games or records, not of 5"):
        to_frame([game, 5])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="a table is made of games or records, not of 'x'"):
        rows_of("x")  # type: ignore[arg-type]


def test_a_game_from_a_position_begins_in_its_round() -> None:
    whole = finished_game(Options(players=3), 5)
    third = Game.replay(whole.record(), len(whole.record().entries) // 2)
    game = Game.from_position(third.position(), seed=1)
    while not game.is_over:
        game.apply(seat := game.question.seats[0], game.legal(seat)[0])
    view = third.view(None)
    rows = rows_of(game)
    column = {name: [each.name for each in TABLES[name]] for name in TABLES}
    began = dict(zip(column["games"], rows["games"][0], strict=True))
    assert (began["king"], began["first"]) == (view.king, COLOURS[view.start_player])
    decision = dict(zip(column["decisions"], rows["decisions"][0], strict=True))
    assert decision["round"] == view.round > 1
    of_round = [row for row in rows["cards"] if row[1] == view.round]
    assert len(of_round) == len(view.cards)
