"""What the end of an iteration is worth: how well the net predicts results, now and rounds later.

A search that looks no further than its round ends where the next one begins. At such positions of
games of the strong levels' bot against itself (or those a folder already has), with the open cards
drawn again, this compares the net's judgement of the position with its judgements after playouts of
one to three rounds, and with their means. The loss is the one the net is trained on: the squared
error of the lead in tens of points plus the cross entropy of the win.

    python benchmarks/horizon.py --folder build/calibration --games 400 --tries 3
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from elgrande.arena.training.fit import targets
from elgrande.arena.training.generations import bot_of
from elgrande.arena.training.selfplay import load, play_blocks
from elgrande.bots.judgement import CURRENT, judgement
from elgrande.bots.levels import learned_settings, learned_weights
from elgrande.bots.search.network import POINTS_A_UNIT
from elgrande.bots.search.plan import best_turn
from elgrande.bots.search.policy import quick_answer
from elgrande.bots.search.valuation import Valuation
from elgrande.core import vocabulary as do
from elgrande.core.chance import Dice, settle
from elgrande.core.draws import count
from elgrande.core.engine import apply
from elgrande.core.rules import PILES
from elgrande.core.state import FINISHED, LEFT, ROUND, SHOWN, WAITING, State, question, to_move
from elgrande.game.options import Options

ROUNDS = 3  # that a playout lasts
SAMPLES = 12


@dataclass(frozen=True)
class Beginning:
    """The beginning of a round, and how the game ended."""

    state: State
    game: int
    lead: Any  # by seat, in units of the net
    share: Any


def beginnings(folder: Path, games: int) -> Iterator[Beginning]:
    first = 0
    for block in load(folder, games):
        rules = [Options.from_dict(json.loads(str(each))).rules for each in block["options"]]
        before = (-1, -1)
        for row, game in zip(block["states"].tolist(), block["game"].tolist(), strict=True):
            now = (game, row[ROUND])
            if now != before:
                players = int(rules[game].players)
                lead, share = targets(block["points"][game], players)
                state = State(vec[i64](row), rules[game])
                yield Beginning(state, first + game, lead[:players], share[:players])
            before = now
        first += len(rules)


def with_other_cards(s: State, source: random.Random) -> State:
    """A copy with the open cards drawn again."""
    v = s.v[:]
    for pile in range(int(PILES)):
        if v[SHOWN + pile] >= 0:
            left = int(v[LEFT + pile] | 1 << v[SHOWN + pile])
            card = source.choice([each for each in range(left.bit_length()) if left >> each & 1])
            v[SHOWN + pile], v[LEFT + pile] = card, left & ~(1 << card)
    assert count(v[LEFT]) == count(s.v[LEFT])
    return State(v, s.rules)


def judged(s: State, m: Valuation) -> Any:
    """The lead and the chance to win of every seat."""
    m.judge(s, m.promised)
    return np.array([(m.lead[seat], m.won[seat]) for seat in range(s.rules.players)])


def playout(t: State, tries: int, m: Valuation, source: random.Random) -> list[Any]:
    """What the position is judged to be worth after each of the next rounds."""
    cards = Dice(source.getrandbits(30))
    m.dice = Dice(source.getrandbits(30))
    found: list[Any] = []
    last = int(t.v[ROUND])
    while len(found) < ROUNDS:
        if t.v[ROUND] == last + len(found):
            settle(t, cards)
        if t.v[WAITING] == FINISHED:
            return found + [judged(t, m)] * (ROUNDS - len(found))
        if t.v[ROUND] > last + len(found):
            found.append(judged(t, m))
            continue
        seat = to_move(t)
        answer = quick_answer(t, seat, m)
        if tries > 1 and question(t) == do.CARD:
            t = best_turn(t, seat, answer, tries, learned_settings().variety, m)
        else:
            apply(t, seat, answer)
    return found


def loss(given: Any, at: Beginning) -> float:
    wrong = given[:, 0] / POINTS_A_UNIT - at.lead
    chances = np.clip(given[:, 1], 1e-4, 1)
    entropy = -(at.share * np.log(chances / chances.sum())).sum()
    return float((wrong**2).mean() + entropy)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=2001)
    parser.add_argument("--tries", type=int, default=1, help="ways to finish a turn of a playout")
    args = parser.parse_args()
    for done in play_blocks(partial(bot_of, CURRENT), args.seed, args.folder, args.games):
        print(done.name, flush=True)
    source = random.Random(args.seed)
    m = Valuation(learned_weights(), 1, judgement(), learned_settings().winning)
    m.randomness = learned_settings().randomness
    rows: list[list[float]] = []
    games: list[int] = []
    for at in beginnings(args.folder, args.games):
        now = judged(at.state, m)
        ahead = np.mean(
            [
                playout(with_other_cards(at.state, source), args.tries, m, source)
                for _ in range(SAMPLES)
            ],
            axis=0,
        )
        kinds = [now, *ahead, *[(now + each) / 2 for each in ahead]]
        rows.append([loss(each, at) for each in kinds])
        games.append(at.game)
    losses = np.array(rows)
    _, by_game = np.unique(games, return_inverse=True)
    print(f"{args.games} games, {len(losses)} positions; the net: {losses[:, 0].mean():.4f}")
    later = [f"after {n} round{'s' * (n > 1)}" for n in range(1, ROUNDS + 1)]
    names = [*later, *[f"mean of now and {each}" for each in later]]
    for name, difference in zip(names, (losses[:, 1:] - losses[:, :1]).T, strict=True):
        means = np.bincount(by_game, difference) / np.bincount(by_game)
        error = means.std() / len(means) ** 0.5
        print(f"{name:30} {difference.mean():+.4f} ± {error:.4f}")


if __name__ == "__main__":
    main()
