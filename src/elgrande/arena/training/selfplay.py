"""Self-play: games of a bot against itself, stored as positions and decisions to learn from.

Guests, bots of other kinds, may play along. Every game depends only on the seed and its number: its
options, its deal, who plays, how long each seat thinks. Games are stored in blocks, one file each,
so an interrupted run continues where it stopped.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from elgrande.arena.match import play_deal
from elgrande.arena.runner import each_on_ray
from elgrande.bots.child_process import start_child
from elgrande.bots.interface import Bot, Budget
from elgrande.bots.knowledge import Knowledge
from elgrande.bots.search.plan import moment
from elgrande.bots.search.tree import Search
from elgrande.bots.search_bot import SearchBot
from elgrande.core import actions
from elgrande.core import vocabulary as do
from elgrande.core.state import POWER, SEATS, SIZE, State, question
from elgrande.engine import open_bots
from elgrande.game.options import Options

BLOCK: Final = 50  # games in a file
USUAL: Final = 0.6  # share of the games with the usual options
THINKING: Final = (8, 16, 30)  # iterations per question, drawn for each seat
VARIANTS: Final = ("home-advantage", "move-limits", "france", "granada", "church", "open-castillo")
MODULES: Final = ("power-shift", "old-hands", "new-regency")

Factory = Callable[[int], SearchBot]


@dataclass
class Lessons:
    """Training data from several games; rows of `states` are positions at the start of a turn."""

    states: list[list[int]] = field(default_factory=list)
    game: list[int] = field(default_factory=list)  # of each position
    points: list[list[int]] = field(default_factory=list)  # at the end, by game
    options: list[Any] = field(default_factory=list)  # by game
    guests: list[list[int]] = field(default_factory=list)  # by game and seat; 0: none
    asked: list[list[int]] = field(default_factory=list)  # the state of each decision, as seat 0
    visits: list[list[int]] = field(default_factory=list)  # by action id
    means: list[list[float]] = field(default_factory=list)  # result by action id, in points
    decided: list[int] = field(default_factory=list)  # the game of each decision


def options_of_game(source: random.Random) -> Options:
    """Usually the standard game; else any edition, number of players, modules and variants."""
    if source.random() < USUAL:
        return Options()
    edition = source.choice(("big-box", "1995", "2023"))
    some = source.random() < 0.5
    modules = [each for each in MODULES if some and edition == "2023" and source.random() < 0.5]
    variants = [
        each for each in VARIANTS if some and edition == "big-box" and source.random() < 0.3
    ]
    return Options(
        edition=edition,
        players=source.randint(2, 5),
        modules=frozenset(modules),
        variants=frozenset(variants),
    )


def play_game(
    make: Factory, guests: Sequence[str], seed: int, number: int, lessons: Lessons
) -> None:
    """Play one game and store its positions and the decisions of its own bots.

    With guests, between none and all but one of the seats are theirs, each drawn from the names.
    """
    source = random.Random(f"{seed}/{number}")
    options = options_of_game(source)
    bots: list[Bot] = []
    budgets: list[Budget | None] = []
    for _ in range(options.players):
        bot = make(source.getrandbits(32))
        bot.on_search = partial(note_decision, lessons)
        bots.append(bot)
        budgets.append(Budget(iterations=source.choice(THINKING)))
    deal = source.getrandbits(30)
    kinds = [0] * int(SEATS)
    if guests:
        for seat in source.sample(range(options.players), source.randrange(options.players)):
            kinds[seat] = 1 + source.randrange(len(guests))
    seated = [seat for seat in range(options.players) if kinds[seat]]
    names = [guests[kinds[seat] - 1] for seat in seated]
    with open_bots(names, [source.getrandbits(32) for _ in seated]) as others:
        for seat, other in zip(seated, others, strict=True):
            bots[seat], budgets[seat] = other, None
        note_game(options, bots, budgets, deal, lessons, kinds)


def note_game(
    options: Options,
    bots: Sequence[Bot],
    budgets: Sequence[Budget | None],
    deal: int,
    lessons: Lessons,
    guests: Sequence[int] = (0,) * int(SEATS),
) -> None:
    """Play a deal and store its positions and its result."""
    at = len(lessons.points)
    last = -1

    def watch(s: State, seat: int, action: int) -> None:
        nonlocal last
        now = int(moment(s))
        if now != last and not in_the_middle_of_bids(s):
            lessons.states.append([int(s.v[cell]) for cell in range(SIZE)])
            lessons.game.append(at)
        last = now

    outcome = play_deal(options.rules, bots, deal, budgets, watch)
    lessons.points.append([*outcome.points, *[0] * (int(SEATS) - options.players)])
    lessons.options.append(options.to_dict())
    lessons.guests.append(list(guests))


def in_the_middle_of_bids(s: State) -> bool:
    kind = question(s)
    if kind not in (do.BID, do.MODIFY):
        return False
    return any(s.v[POWER + seat] for seat in range(s.rules.players))


def note_decision(lessons: Lessons, knowledge: Knowledge, search: Search) -> None:
    """Store the visits of every bid, card or disc; a plan counts for the card it takes."""
    visits = [0] * int(actions.PLAYER_ACTIONS)
    totals = [0.0] * int(actions.PLAYER_ACTIONS)
    for candidate in search.candidates:
        path = [int(each) for each in candidate.path]
        cards = [each for each in path if actions.CARD <= each < actions.PART_PLACE]
        answer = (cards or path)[0]
        visits[answer] += int(candidate.visits)
        totals[answer] += float(candidate.total)
    if sum(visits):
        s = knowledge.as_first_seat()
        lessons.asked.append([int(s.v[cell]) for cell in range(SIZE)])
        lessons.visits.append(visits)
        means = [total / max(1, number) for total, number in zip(totals, visits, strict=True)]
        lessons.means.append(means)
        lessons.decided.append(len(lessons.points))  # games that are over: the number of this one


def play_block(
    make: Factory, seed: int, folder: Path, number: int, guests: Sequence[str] = ()
) -> Path:
    """Play the games of one block and write its file."""
    lessons = Lessons()
    for game in range(number * BLOCK, (number + 1) * BLOCK):
        play_game(make, guests, seed, game, lessons)
    return write_block(lessons, block_path(folder, number))


def write_block(lessons: Lessons, path: Path) -> Path:
    """Write the file of a block atomically."""
    unfinished = path.with_suffix(".part.npz")
    np.savez_compressed(
        unfinished,
        states=np.array(lessons.states, np.int64),  # some cells are rows of more than 32 bits
        game=np.array(lessons.game, np.int32),
        points=np.array(lessons.points, np.int16),
        options=np.array([json.dumps(each) for each in lessons.options]),
        guests=np.array(lessons.guests, np.int8),
        asked=np.array(lessons.asked, np.int64),
        visits=np.array(lessons.visits, np.uint16),
        means=np.array(lessons.means, np.float32),
        decided=np.array(lessons.decided, np.int32),
    )
    unfinished.replace(path)
    return path


def block_path(folder: Path, number: int) -> Path:
    return folder / f"games-{number:05}.npz"


def play_blocks(
    make: Factory,
    seed: int,
    folder: Path,
    games: int,
    workers: int = 1,
    guests: Sequence[str] = (),
    ray: bool = False,
) -> Iterator[Path]:
    """Play all blocks that have no file yet, in any order.

    On a Ray cluster, all machines need to see the folder at the same path.
    """
    folder.mkdir(parents=True, exist_ok=True)
    numbers = [n for n in range(-(-games // BLOCK)) if not block_path(folder, n).exists()]
    play = partial(play_block, make, seed, folder, guests=guests)
    if ray:
        tasks = ((make, seed, folder.absolute(), number, guests) for number in numbers)
        yield from each_on_ray(play_block, tasks)
        return
    if workers == 1:
        yield from map(play, numbers)
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), start_child) as pool:
        yield from pool.map(play, numbers)


def load(folder: Path, games: int) -> list[dict[str, NDArray[Any]]]:
    """Load the stored blocks of the first `games` games."""
    paths: Sequence[Path] = [block_path(folder, n) for n in range(-(-games // BLOCK))]
    found = []
    for path in paths:
        if path.exists():
            with np.load(path) as data:
                found.append({name: data[name] for name in data.files})
    return found
