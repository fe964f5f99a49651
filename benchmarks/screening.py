"""Which settings of the search make it stronger: many of them measured by the same games.

Every seat of every game draws each varied setting at random. A regression then says what each value
is worth against the first one: in points of lead, in wins, in processor time. So some hundred games
measure all settings together, where a match of one pair needs as many for each.

    python benchmarks/screening.py out.jsonl --games 400 iterations=300 winning=12,24 settled=6,2
    python benchmarks/screening.py out.jsonl --report

A name is `iterations`, `net` (a name or a file of weights), or a field of `Settings` or `Weights`.
One value alone sets it for all seats. The same command goes on where it stopped.

With `--one`, one seat draws and the others play the first values: a best response to these. With
`--against hard-1@30`, one seat draws and the others are this bot.

With `--from-round 9`, `hard` plays all seats until that round begins, and each game is played once
more with the first values at all seats: what is left of its result is noise of the end alone.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from elgrande import Options
from elgrande.arena.match import play_deal
from elgrande.bots import Bot, Budget, Knowledge, create
from elgrande.bots.judgement import CURRENT, judgement
from elgrande.bots.levels import learned_settings, learned_weights
from elgrande.bots.search_bot import SearchBot
from elgrande.core.state import ROUND
from elgrande.engine.seating import split_budget

EARLY = Budget(iterations=30)


def make(drawn: dict[str, str], seed: int, against: str | None) -> tuple[Bot, Budget | None]:
    """A bot with the settings drawn; without any, the opponent."""
    if against is not None and not drawn:
        name, budget = split_budget(against)
        return create(name, seed), budget
    net = drawn.get("net", CURRENT)
    settings, weights = learned_settings(net), learned_weights()
    for name, value in drawn.items():
        if name in ("net", "iterations"):
            continue
        owner = settings if hasattr(settings, name) else weights
        kind = type(getattr(owner, name))
        setattr(owner, name, kind(float(value)))
    weights.tabulate()
    bot = SearchBot(seed, weights=weights, settings=settings, net=judgement(net))
    return bot, Budget(iterations=int(drawn.get("iterations", "30")))


class Late:
    """`hard` until a round begins, then another bot."""

    def __init__(self, bot: Bot, budget: Budget | None, seed: int, first: int) -> None:
        self.name = bot.name
        self._early, self._late = create("hard", seed), bot
        self._budget = budget
        self._first = first
        self.cpu = 0.0

    def choose(
        self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
    ) -> int:
        if knowledge.as_first_seat().v[ROUND] + 1 < self._first:
            return self._early.choose(knowledge, legal, EARLY)
        began = process_time()
        answer = self._late.choose(knowledge, legal, self._budget)
        self.cpu += process_time() - began
        return answer


def finish(
    seats: list[dict[str, str]],
    seeds: list[int],
    deal: int,
    options: Options,
    first: int,
    against: str | None = None,
) -> dict[str, Any]:
    late = [Late(*make(drawn, n, against), n, first) for drawn, n in zip(seats, seeds, strict=True)]
    bots: list[Bot] = [*late]
    outcome = play_deal(options.rules, bots, deal)
    cpu = [round(each.cpu, 4) for each in late]
    return {"points": outcome.points, "shares": outcome.shares, "cpu": cpu}


def play(
    number: int,
    seed: int,
    values: dict[str, list[str]],
    options: Options,
    first: int,
    one: bool = False,
    against: str | None = None,
) -> dict[str, Any]:
    source = random.Random(f"{seed}/{number}")
    usual = {name: each[0] for name, each in values.items()}
    other = {} if against else usual
    seats = [
        other
        if (one or against) and seat != number % options.players
        else {name: source.choice(each) for name, each in values.items()}
        for seat in range(options.players)
    ]
    seeds = [source.getrandbits(32) for _ in seats]
    deal = source.getrandbits(30)
    row = finish(seats, seeds, deal, options, first, against)
    if first > 1:
        control = finish([usual] * options.players, seeds, deal, options, first)
        for key in ("points", "shares"):
            row[key] = [a - b for a, b in zip(row[key], control[key], strict=True)]
    varied = {name for name, each in values.items() if len(each) > 1}
    known = [{n: drawn[n] for n in varied} if drawn else {} for drawn in seats]
    return {"game": number, "seats": known, **row}


def report(rows: list[dict[str, Any]], values: dict[str, list[str]]) -> str:
    effects = [(name, each) for name, all_ in values.items() for each in all_[1:]]
    drawn = [
        # the last column: what a seat that draws is worth against one that does not
        [[*(s.get(name) == each for name, each in effects), bool(s)] for s in row["seats"]]
        for row in rows
    ]
    games = np.array([row["game"] for row in rows for _ in row["points"]])
    x = over_the_others(drawn)
    columns = [
        clustered(x, over_the_others([row[key] for row in rows]), games)
        for key in ("points", "shares", "cpu")
    ]
    usual = np.mean([row["cpu"] for row in rows])
    lines = ["| setting | lead | wins | CPU a game and seat |", "|---|---|---|---|"]
    for at, (name, value) in enumerate(effects):
        (lead, a), (won, b), (cpu, c) = ((beta[at], error[at]) for beta, error in columns)
        lines.append(
            f"| {name} {value} instead of {values[name][0]} | {lead:+.2f} ± {a:.2f} "
            f"| {100 * won:+.1f} ± {100 * b:.1f}% | {cpu:+.3f} ± {c:.3f} of {usual:.3f} s |"
        )
    return "\n".join([f"{len(rows)} games", "", *lines])


def over_the_others(games: list[Any]) -> Any:
    """What each seat has more than the mean of the others of its game."""
    found = []
    for game in games:
        each = np.array(game, float)
        found.append((each - each.mean(0)) * len(each) / (len(each) - 1))
    return np.concatenate(found)


def clustered(x: Any, y: Any, game: Any) -> tuple[Any, Any]:
    """Least squares, with standard errors that allow for dependent seats of a game."""
    inverse = np.linalg.pinv(x.T @ x)
    beta = inverse @ x.T @ y
    wrong = (y - x @ beta)[:, None] * x
    _, at = np.unique(game, return_inverse=True)
    sums = np.zeros((at.max() + 1, x.shape[1]))
    np.add.at(sums, at, wrong)
    return beta, np.sqrt(np.diag(inverse @ sums.T @ sums @ inverse))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("values", nargs="*", help="name=value,value")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--edition", default="big-box")
    parser.add_argument("--from-round", type=int, default=1)
    parser.add_argument("--one", action="store_true")
    parser.add_argument("--against", help="a bot that all seats but one play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", action="store_true")
    args = parser.parse_intermixed_args()
    if args.report:
        header, *rows = [json.loads(line) for line in args.out.read_text().splitlines()]
        print(report(rows, {n: v for n, v in header["values"].items() if len(v) > 1}))
        return
    values = {name: text.split(",") for name, text in (each.split("=") for each in args.values)}
    wanted: dict[str, Any] = {"values": values, "seed": args.seed, "from": args.from_round}
    wanted |= {"game": [args.edition, args.players], "one": args.one}
    if args.against:
        wanted["against"] = args.against
    lines = args.out.read_text().splitlines() if args.out.exists() else [json.dumps(wanted)]
    if json.loads(lines[0]) != wanted:
        raise SystemExit(f"{args.out} has other settings: choose another file.")
    args.out.write_text("\n".join(lines) + "\n")
    options = Options(edition=args.edition, players=args.players)
    with args.out.open("a") as out:
        for number in range(len(lines) - 1, args.games):
            row = play(
                number, args.seed, values, options, args.from_round, args.one, args.against
            )  # fmt: skip
            out.write(json.dumps(row) + "\n")
            out.flush()
    rows = [json.loads(line) for line in args.out.read_text().splitlines()[1:]]
    print(report(rows, {n: v for n, v in values.items() if len(v) > 1}))


if __name__ == "__main__":
    main()
