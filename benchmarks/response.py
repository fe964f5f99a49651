"""A best response to `expert`: a net of its own, trained against three of them.

In every generation one seat plays with the last net and bids at random now and then; the others are
`expert` with fewer iterations. A net is fitted to the positions and results of these games, its
habits to the bids and cards searched in them. The same command goes on where it stopped. Then the
response plays as `expert` does, but with its own net:

    python benchmarks/response.py
    elgrande spar response@480 expert@480 --code benchmarks/response.py --error 1e-9 \
        --games 64 --seed 16
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from elgrande import Options
from elgrande.arena.training.fit import examples_of, fit
from elgrande.arena.training.generations import fit_habits, model_of, tell_epoch, write_weights
from elgrande.arena.training.selfplay import (
    BLOCK,
    Lessons,
    block_path,
    load,
    note_decision,
    note_game,
    write_block,
)
from elgrande.bots import Bot, Budget, Knowledge
from elgrande.bots.judgement import CURRENT, judgement
from elgrande.bots.levels import LEVELS, learned_weights, settings_of
from elgrande.bots.search_bot import SearchBot
from elgrande.core import vocabulary as do
from elgrande.core.rules import POWER_CARDS

FOLDER: Final = Path(__file__).parents[1] / "build" / "response"
GENERATIONS: Final = 1
THINKING: Final = Budget(iterations=48)  # a question, in the games to learn from
EXPLORING: Final = 0.125  # share of the bids drawn at random


def weights_of(generation: int, folder: Path = FOLDER) -> str:
    return str(folder / f"generation-{generation}.json") if generation else CURRENT


def expert_with(weights: str, seed: int) -> SearchBot:
    """`expert` with these weights in place of its own."""
    settings = settings_of(LEVELS["expert"])
    return SearchBot(seed, weights=learned_weights(), settings=settings, net=judgement(weights))


class Response:
    name = "response"

    def __init__(self, seed: int = 0) -> None:
        self._bot = expert_with(weights_of(GENERATIONS), seed)

    def choose(
        self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
    ) -> int:
        return self._bot.choose(knowledge, legal, budget)


class Explorer:
    """Answers as another bot does, but draws some of its bids at random."""

    name = "explorer"

    def __init__(self, bot: Bot, source: random.Random) -> None:
        self._bot = bot
        self._source = source

    def choose(
        self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
    ) -> int:
        answer = self._bot.choose(knowledge, legal, budget)
        powers = [each for each in legal if each < POWER_CARDS]
        if knowledge.question == do.BID and powers and self._source.random() < EXPLORING:
            return self._source.choice(powers)
        return answer


def play_game(weights: str, seed: int, number: int, lessons: Lessons) -> None:
    """One exploring seat with these weights against three `expert`."""
    source = random.Random(f"{seed}/{number}")
    options = Options()
    one = number % options.players
    bots: list[Bot] = []
    for seat in range(options.players):
        bot = expert_with(weights if seat == one else CURRENT, source.getrandbits(32))
        bot.on_search = partial(note_decision, lessons)
        bots.append(Explorer(bot, source) if seat == one else bot)
    note_game(options, bots, [THINKING] * options.players, source.getrandbits(30), lessons)


def play_block(weights: str, seed: int, folder: Path, number: int) -> Path:
    lessons = Lessons()
    for game in range(number * BLOCK, (number + 1) * BLOCK):
        play_game(weights, seed, game, lessons)
    return write_block(lessons, block_path(folder, number))


def train(folder: Path, games: int, seed: int) -> None:
    for number in range(1, GENERATIONS + 1):
        before = weights_of(number - 1, folder)
        path = Path(weights_of(number, folder))
        place = folder / f"generation-{number}"
        place.mkdir(parents=True, exist_ok=True)
        for block in range(-(-games // BLOCK)):
            if not block_path(place, block).exists():
                print(play_block(before, seed + number, place, block), flush=True)
        if path.exists():
            continue
        blocks = [
            each
            for earlier in range(1, number + 1)
            for each in load(folder / f"generation-{earlier}", games)
        ]
        examples = examples_of(blocks)
        start = model_of(before)
        model, history = fit(
            examples, start.hidden, seed=seed, judge=start, start=start,
            on_epoch=partial(tell_epoch, print, number),
        )  # fmt: skip
        card = {"data": "games of one response against three expert", "games": number * games}
        write_weights(path, model, fit_habits(blocks, seed, print), card, history[-1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--games", type=int, default=400, help="of a generation")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    train(args.folder, args.games, args.seed)


if __name__ == "__main__":
    main()
