"""The ladder: each level against the one before on all other seats, in many kinds of games.

Every cell has its own file of results, so an interrupted run goes on where it stopped; cheap cells
come first. The report is a table in Markdown, made from whatever has been played so far.

nice -n 19 python benchmarks/ladder.py --folder build/ladder --games 120
python benchmarks/ladder.py --folder build/ladder --report
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from elgrande import Options
from elgrande.arena.results import ResultStore
from elgrande.arena.spar import Claims, SparState, spar, weigh, whole_blocks

# One level against another, by iterations: budgets of time would measure how busy the machine is.
RUNGS = (
    ("normal@6", "easy"),
    ("hard@30", "normal@6"),
    ("expert@480", "hard@30"),
    ("master@500", "expert@480"),
)
SEED = 16
NEVER = Claims(error=1e-9)  # play all games, whatever they show


@dataclass(frozen=True)
class Cell:
    rung: tuple[str, str]
    options: Options

    @property
    def name(self) -> str:
        return f"{self.options.players} players, `{self.options.edition}`"

    def store(self, folder: Path) -> ResultStore:
        one, other = self.rung
        header = {"options": self.options.to_dict(), "spar": [one, other], "seed": SEED}
        file = f"{one}-{other}-{self.options.edition}-{self.options.players}.jsonl"
        return ResultStore(folder / file.replace("@", "_"), header)

    def standing(self, folder: Path) -> SparState:
        players = self.options.players
        return weigh(whole_blocks(self.store(folder), players), players, NEVER)


def games() -> list[Options]:
    big_box = [Options(players=players) for players in (4, 2, 3, 5)]
    return [*big_box, Options(edition="1995", players=4), Options(edition="2023", players=4)]


def cells() -> Iterator[Cell]:
    for rung in RUNGS:
        for options in games():
            yield Cell(rung, options)


def report(folder: Path) -> str:
    heads = " | ".join(f"`{one}` v `{other}`" for one, other in RUNGS)
    lines = [f"| game | par | {heads} |", "|---|---|" + "---|" * len(RUNGS)]
    for options in games():
        row = [Cell(rung, options).standing(folder) for rung in RUNGS]
        cells_of_row = " | ".join(
            f"{each.rate:.0%} ({each.low:.0%}-{each.high:.0%}) of {each.games}"
            if each.games
            else "not played"
            for each in row
        )
        name = Cell(RUNGS[0], options).name
        lines.append(f"| {name} | {1 / options.players:.0%} | {cells_of_row} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--games", type=int, default=120, help="in every cell")
    parser.add_argument("--minutes", type=float, default=0, help="begin no cell after this time")
    parser.add_argument("--report", action="store_true", help="only show what there is")
    args = parser.parse_args()
    until = time.monotonic() + 60 * args.minutes
    for cell in () if args.report else cells():
        if args.minutes and time.monotonic() > until:
            break
        store = cell.store(args.folder)
        found = spar(*cell.rung, cell.options, NEVER, args.games, SEED, store, workers=1)
        cpu = ", ".join(f"{each:.2f}" for each in found.cpu)
        print(f"{cell.rung} {cell.name}: {found.rate:.1%} of {found.games}; CPU {cpu}", flush=True)
    print(report(args.folder))


if __name__ == "__main__":
    main()
