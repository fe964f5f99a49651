"""`elgrande puzzles`: find puzzles in games of strong bots; prove or rate puzzles again."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from elgrande.cli import game_options
from elgrande.cli.errors import INTERRUPTED, CommandError, command_error
from elgrande.cli.output import check_writable
from elgrande.game import Options
from elgrande.learning.puzzle_maker import (
    DEEPER_ITERATIONS,
    MIN_MARGIN,
    TRIES_WHEN_RATED,
    deepen,
    make,
    prove,
    rate,
)
from elgrande.learning.puzzles import Puzzle, PuzzleError, check, read_puzzles


def puzzles(
    context: typer.Context,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, help="Number of games to play.")
    ] = 1,
    edition: game_options.EditionOption = "big-box",
    players: game_options.PlayersOption = 4,
    length: game_options.LengthOption = "full",
    module: game_options.ModulesOption = None,
    old_hand: game_options.OldHandsOption = None,
    variant: game_options.VariantsOption = None,
    switch: game_options.SwitchesOption = None,
    seed: game_options.SeedOption = None,
    margin: Annotated[
        float, typer.Option(min=0, help="Points by which the best answer leads.")
    ] = MIN_MARGIN,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="Add them to this file, one per line.")
    ] = None,
    proof: Annotated[
        Path | None,
        typer.Option(
            "--prove",
            help="Prove the puzzles of this file again, and make none; --out gets those that hold.",
        ),
    ] = None,
    iterations: Annotated[
        int | None,
        typer.Option(
            min=1,
            help=f"Iterations of a search with --prove. [default: {2 * DEEPER_ITERATIONS}]",
        ),
    ] = None,
    rating: Annotated[
        Path | None,
        typer.Option(
            "--rate",
            help="Rate the puzzles of this file again by today's levels, and make none;"
            " --out gets them all.",
        ),
    ] = None,
) -> None:
    """Find puzzles in games of strong bots; prove or rate puzzles again.

    One answer is clearly best, and a deeper search agrees. Each has its proof (iterations, margin,
    runner-up) and how often each level finds the answer.
    """
    if proof is not None and rating is not None:
        raise command_error("either", one="--prove", other="--rate")
    if iterations is not None and proof is None:
        raise command_error("together", one="--iterations", other="--prove")
    if proof is not None or rating is not None:
        chosen = "--rate" if proof is None else "--prove"
        others = ("games", "seed", "margin", *game_options.OF_A_GAME)
        game_options.refuse_next_to(chosen, context, *others)
    if out is not None:
        check_writable(out)
    if proof is not None:
        prove_again(proof, iterations or 2 * DEEPER_ITERATIONS, out)
        return
    if rating is not None:
        rate_again(rating, out)
        return
    options = game_options.make_options(edition, players, length, module, old_hand, variant, switch)
    find_puzzles(options, games, secrets.randbits(32) if seed is None else seed, margin, out)


def find_puzzles(options: Options, games: int, first: int, margin: float, out: Path | None) -> None:
    """Play games with these options, and report the puzzles in them."""
    number = 0
    try:
        for game in range(games):
            for puzzle in make(options, first + game, margin):
                number += 1
                report(puzzle)
                if out is not None:
                    add(out, puzzle)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    found = "1 puzzle" if number == 1 else f"{number} puzzles"
    played = "1 game" if games == 1 else f"{games} games"
    print(f"{found} in {played}, seeds from {first}")


def report(puzzle: Puzzle) -> None:
    found = ", ".join(f"{level} {rate:.0%}" for level, rate in puzzle.found.items())
    print(
        f"{puzzle.id} {puzzle.theme}: {puzzle.best}, {puzzle.deeper.margin} points before"
        f" {puzzle.deeper.runner_up} ({puzzle.deeper.iterations} iterations); found by {found}"
    )


def prove_again(path: Path, iterations: int, out: Path | None) -> None:
    """Search every puzzle of a file longer than before, on other samples.

    Those that hold by `MIN_MARGIN` points are added to `out`, each with its new proof.
    """
    known = read(path)
    holds, clear = 0, 0
    with Console(stderr=True).status("") as status:
        for number, puzzle in enumerate(known.values(), 1):
            check(puzzle)
            judged = prove(puzzle.position, iterations, seed=4)
            proved = deepen(puzzle, judged) if judged is not None else None
            if judged is None or judged.best != puzzle.best:
                print(f"{puzzle.id} {puzzle.theme}: {judged and judged.best}, not {puzzle.best}")
            elif proved is None:
                holds += 1
                print(f"{puzzle.id} {puzzle.theme}: {puzzle.best} by {judged.proof.margin} only")
            else:
                holds, clear = holds + 1, clear + 1
                if out is not None:
                    add(out, proved)
            status.update(f"{number} of {len(known)}: {holds} hold")
    print(
        f"{holds} of {len(known)} hold with {iterations} iterations,"
        f" {clear} of them by {MIN_MARGIN} points or more"
    )


def rate_again(path: Path, out: Path | None) -> None:
    """Ask the levels every puzzle of a file, and say how often each finds the answer."""
    known = read(path)
    with Console(stderr=True).status("") as status:
        for number, puzzle in enumerate(known.values(), 1):
            check(puzzle)
            found, _ = rate(puzzle.position, puzzle.best, TRIES_WHEN_RATED)
            rated = msgspec.structs.replace(puzzle, found=found)
            report(rated)
            if out is not None:
                add(out, rated)
            status.update(f"{number} of {len(known)}")


def read(path: Path) -> dict[str, Puzzle]:
    try:
        found = read_puzzles(path.read_bytes())
    except PuzzleError as error:
        raise CommandError(f"{path}: {error}") from None
    if not found:
        raise CommandError(f"{path}: there are no puzzles in this file.")
    return found


def add(out: Path, puzzle: Puzzle) -> None:
    with out.open("ab") as file:
        file.write(msgspec.json.encode(puzzle) + b"\n")
