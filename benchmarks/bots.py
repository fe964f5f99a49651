"""The bots' speed, time overruns and memory: `make bench`."""

from __future__ import annotations

import json
import resource
from collections.abc import Iterator
from time import perf_counter, process_time

from elgrande.bots.interface import Budget
from elgrande.bots.judgement import CURRENT, LARGER, judgement
from elgrande.bots.knowledge import Knowledge
from elgrande.bots.search.evaluate import Weights
from elgrande.bots.search.settings import Settings
from elgrande.bots.search.thinking import think
from elgrande.bots.search.valuation import Valuation
from elgrande.bots.search_bot import SearchBot
from elgrande.core.chance import Dice, deal, settle
from elgrande.core.engine import apply, legal_actions
from elgrande.core.rules import Rules
from elgrande.core.state import State, to_move
from elgrande.game.options import Options


def main() -> None:
    rules = Options().rules
    found: dict[str, float] = {
        "search_iterations_per_second": round(iterations_per_second(rules, 3.0)),
        "judgement_microseconds": round(judgement_microseconds(rules), 2),
        "larger_judgement_microseconds": round(judgement_microseconds(rules, LARGER), 2),
    }
    for milliseconds in (30.0, 100.0):
        shares = sorted(overruns(rules, milliseconds, most=150))
        found[f"p99_of_{milliseconds:.0f}_ms"] = round(shares[int(0.99 * (len(shares) - 1))], 3)
    found["memory_mb"] = round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
    print(json.dumps(found, indent=2))


def iterations_per_second(rules: Rules, seconds: float = 1.0, batch: int = 500) -> float:
    """Iterations to the next general scoring, from a game's first bid: the longest distance.

    Counts processor time, not wall-clock time, so that a busy machine gives the same rate.
    """
    settings = Settings()
    settings.far = 1.0
    s = deal(rules, Dice(1))
    seat = int(to_move(s))
    iterations = 0
    began = process_time()
    while process_time() - began < seconds or not iterations:
        search = think(s, seat, Valuation(Weights(), iterations), settings, iterations, batch, 0.0)
        iterations += int(search.iterations)
    return iterations / (process_time() - began)


def judgement_microseconds(rules: Rules, name: str = CURRENT, times: int = 20_000) -> float:
    """What the learned judgement of all seats costs at the start of a game, in processor time."""
    net = judgement(name)
    s = deal(rules, Dice(1))
    began = process_time()
    for _ in range(times):
        net.judge(s)
    return (process_time() - began) * 1e6 / times


def questions(rules: Rules, seed: int) -> Iterator[tuple[State, int]]:
    """The questions of a random game that have more than one answer."""
    dice = Dice(seed)
    s = deal(rules, dice)
    while (seat := int(to_move(s))) >= 0:
        legal = legal_actions(s, seat)
        if len(legal) > 1:
            yield s, seat
        apply(s, seat, legal[int(dice.below(len(legal)))])
        settle(s, dice)


def overruns(rules: Rules, milliseconds: float, most: int, seed: int = 1) -> list[float]:
    """The time taken as a share of the time given, question by question."""
    taken: list[float] = []
    for s, seat in questions(rules, seed):
        began = perf_counter()
        knowledge = Knowledge(s, seat)
        SearchBot().choose(knowledge, knowledge.legal, Budget(milliseconds=milliseconds))
        taken.append((perf_counter() - began) * 1000 / milliseconds)
        if len(taken) == most:
            break
    return taken


if __name__ == "__main__":
    main()
