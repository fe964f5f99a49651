"""`elgrande export`: games as tables in Parquet or CSV files."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from importlib.util import find_spec
from itertools import chain, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final

import typer

from elgrande.cli import game_options
from elgrande.cli.bots import BOTS_HELP, CodeOption, line_up
from elgrande.cli.errors import CommandError, command_error
from elgrande.cli.games import SimulationPlan, in_processes, play_game
from elgrande.cli.output import make_folder, progress
from elgrande.cli.records import read_record
from elgrande.data.frames import CsvWriter, ParquetWriter, join
from elgrande.data.rows import rows_of
from elgrande.data.tables import Rows
from elgrande.game import RecordError

GAMES_PER_WRITE: Final = 100
FORMATS: Final = {writer.suffix: writer for writer in (ParquetWriter, CsvWriter)}


def export(
    context: typer.Context,
    records: Annotated[
        list[Path] | None, typer.Argument(help="Records, or folders of records.")
    ] = None,
    out: Annotated[Path, typer.Option("--out", "-o", help="A folder for the files.")] = Path(
        "data"
    ),
    form: Annotated[str, typer.Option("--format", "-f", help="parquet or csv.")] = "parquet",
    games: Annotated[
        int, typer.Option("--games", "-n", min=0, help="Instead of records: play this many.")
    ] = 0,
    bots: Annotated[str, typer.Option("--bots", "-b", help=BOTS_HELP)] = "hard",
    code: CodeOption = None,
    edition: game_options.EditionOption = "big-box",
    players: game_options.PlayersOption = 4,
    length: game_options.LengthOption = "full",
    module: game_options.ModulesOption = None,
    old_hand: game_options.OldHandsOption = None,
    variant: game_options.VariantsOption = None,
    switch: game_options.SwitchesOption = None,
    seed: game_options.SeedOption = 1995,
    workers: game_options.WorkersOption = 1,
) -> None:
    """Write games as tables, from records or from bots that play now."""
    if form not in FORMATS:
        raise command_error("one-of", name="--format", known=", ".join(FORMATS), value=repr(form))
    if records:
        others = ("games", "bots", "code", "seed")
        game_options.refuse_next_to(str(records[0]), context, *others, *game_options.OF_A_GAME)
    if not records and not games:
        raise command_error("games")
    if games:
        options = game_options.make_options(
            edition, players, length, module, old_hand, variant, switch
        )
        plan = SimulationPlan(options, tuple(line_up(bots, players, code)), whole=True)
        source = random.Random(seed)
        numbered = list(enumerate(source.getrandbits(32) for _ in range(games)))
        found, total = in_processes(partial(play_rows, plan), numbered, workers, 4), games
    else:
        files = list(chain.from_iterable(map(files_in, records or [])))
        found, total = read(files), len(files)
    if form == "parquet" and find_spec("polars") is None:
        raise CommandError(
            "Parquet needs polars, which elgrande's extra [data] brings; or choose --format csv."
        )
    with complete(out) as folder:
        write_all(FORMATS[form](folder), found, total)
    print(f"{total} {'game' if total == 1 else 'games'} in {out}")


def write_all(writer: ParquetWriter | CsvWriter, found: Iterator[Rows], total: int) -> None:
    """Write the rows of every game, with a progress bar."""
    with closing(writer), progress() as bar:
        task = bar.add_task("", total=total)
        while batch := list(islice(found, GAMES_PER_WRITE)):
            writer.add(join(batch))
            bar.advance(task, len(batch))


@contextmanager
def complete(out: Path) -> Iterator[Path]:
    """A folder whose files move to `out` in the end; an error leaves nothing behind."""
    new = not out.exists()
    make_folder(out)
    try:
        with TemporaryDirectory(dir=out, prefix=".export-") as folder:
            yield Path(folder)
            for file in Path(folder).iterdir():
                file.replace(out / file.name)
    except BaseException:
        if new:
            out.rmdir()
        raise


def files_in(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    found = sorted(each for each in path.iterdir() if each.suffix in (".txt", ".json"))
    if not found:
        raise command_error("no-records", name=str(path))
    return found


def read(files: Sequence[Path]) -> Iterator[Rows]:
    for number, file in enumerate(files):
        try:
            yield rows_of(read_record(file), number, file.name)
        except RecordError as error:
            raise CommandError(f"{file}: {error}") from None


def play_rows(plan: SimulationPlan, numbered: tuple[int, int]) -> Rows:
    number, seed = numbered
    record = play_game(plan, seed).record
    assert record is not None
    return rows_of(record, number, str(seed))
