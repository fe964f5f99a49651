"""Plays a schedule in this process, on all cores, or on a Ray cluster. The games are the same."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import lru_cache
from importlib import import_module
from itertools import islice
from multiprocessing import Pipe, get_context
from typing import Any, TypeVar

from elgrande.arena.match import play_deal, shares_of
from elgrande.arena.results import Result, ResultStore
from elgrande.arena.schedule import Pairing, schedule
from elgrande.bots import Budget
from elgrande.bots.child_process import start_child
from elgrande.engine import check_bot, forfeits, game_over, open_bots
from elgrande.game.options import Options

T = TypeVar("T")


def play_games(
    tables: Sequence[tuple[str, ...]],
    games: int,
    options: Options,
    seed: int = 0,
    store: ResultStore | None = None,
    budget: Budget | None = None,
    workers: int = 0,
    ray: bool = False,
    on_result: Callable[[Result], None] | None = None,
) -> list[Result]:
    """Play this many games between line-ups and return all results, stored ones included.

    Calls `on_result` with each new result.
    """
    check_bots(name for line_up in tables for name in line_up)
    store = store if store is not None else ResultStore(None, {})
    pairings = list(schedule(tables, games, seed))
    run(pairings, json.dumps(options.to_dict()), store, budget, workers, ray, on_result)
    return [store.results[pairing.key] for pairing in pairings]


def check_bots(names: Iterable[str]) -> None:
    """Raise an error for an unknown bot or an unreadable budget."""
    for name in dict.fromkeys(names):
        check_bot(name)


@lru_cache(maxsize=4)
def _options(text: str) -> Options:
    return Options.from_dict(json.loads(text))


def play_pairing(pairing: Pairing, options: str, budget: Budget | None) -> Result:
    """Play one game of a schedule; `options` is JSON. A name may include a budget: `search@500`."""
    seeds = [pairing.seed(seat) for seat in range(len(pairing.seats))]
    with open_bots(pairing.seats, seeds) as bots:
        budgets = [budget] * len(bots)
        outcome = play_deal(_options(options).rules, bots, pairing.deal, budgets)
        game_over(bots, outcome.points)
        lost = forfeits(bots)
    return Result(
        key=pairing.key,
        deal=pairing.deal,
        seats=pairing.seats,
        points=outcome.points,
        shares=shares_of(outcome.points, lost),
        seconds=tuple(round(each, 4) for each in outcome.seconds),
        longest=tuple(round(each, 4) for each in outcome.longest),
        cpu=tuple(round(each, 4) for each in outcome.cpu),
        forfeits=lost if any(lost) else (),
    )


def run(
    pairings: Iterable[Pairing],
    options: str,
    store: ResultStore,
    budget: Budget | None = None,
    workers: int = 0,
    ray: bool = False,
    on_result: Callable[[Result], None] | None = None,
) -> None:
    """Play the games that the store does not hold yet."""
    todo = (pairing for pairing in pairings if pairing.key not in store)
    for result in finished_games(todo, options, budget, workers, ray):
        store.add(result)
        if on_result is not None:
            on_result(result)


def finished_games(
    todo: Iterator[Pairing],
    options: str,
    budget: Budget | None = None,
    workers: int = 0,
    ray: bool = False,
) -> Generator[Result, None, None]:
    """Yield results as games end; 0 workers means one per core. Closing it stops running games."""
    if ray:
        yield from on_ray(todo, options, budget)
    elif workers == 1:
        for pairing in todo:
            yield play_pairing(pairing, options, budget)
    else:
        yield from on_cores(todo, options, budget, workers or os.cpu_count() or 1)


def on_cores(
    todo: Iterator[Pairing], options: str, budget: Budget | None, workers: int
) -> Iterator[Result]:
    """Play on all cores. Closing the iterator stops the running games."""
    theirs, ours = Pipe(duplex=False)
    spawn = get_context("spawn")
    pool = ProcessPoolExecutor(workers, spawn, initializer=start_child, initargs=(theirs,))
    pending: set[Future[Result]] = set()
    try:
        while True:
            for pairing in islice(todo, 2 * workers - len(pending)):
                pending.add(pool.submit(play_pairing, pairing, options, budget))
            if not pending:
                return
            finished, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
    finally:
        ours.close()
        pool.shutdown(wait=True, cancel_futures=True)
        theirs.close()


def on_ray(todo: Iterator[Pairing], options: str, budget: Budget | None) -> Iterator[Result]:
    """The same on a Ray cluster (optional extra `ray`); without one, on a local Ray."""
    return each_on_ray(play_pairing, ((pairing, options, budget) for pairing in todo))


def each_on_ray(work: Callable[..., T], tasks: Iterator[tuple[Any, ...]]) -> Iterator[T]:
    """Yield what a function returns for each of these arguments, as tasks end."""
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise RuntimeError("Ray is not installed; elgrande's extra [ray] brings it.") from error
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    remote = ray.remote(work)
    most = 2 * int(ray.cluster_resources().get("CPU", 1))
    pending: list[Any] = []
    try:
        while True:
            for arguments in islice(tasks, most - len(pending)):
                pending.append(remote.remote(*arguments))
            if not pending:
                return
            finished, pending = ray.wait(pending, num_returns=1)
            for reference in finished:
                yield ray.get(reference)
    finally:
        for reference in pending:
            ray.cancel(reference)
