"""How well secret discs can be foretold: by a reader trained on public facts, and by a copy.

Bots of one level play each other. The reader learns from nine tenths of the games which region a
player names, from what lies open on the board, and predicts the discs of the rest. The copy is the
same level with another seed, asked what it would name.

python benchmarks/discs.py hard@30 --games 200 --mixing 0
python benchmarks/discs.py hard@30 --games 200
python benchmarks/discs.py expert@200 --games 200
"""

from __future__ import annotations

import argparse

import numpy as np
from librt.vecs import vec

from elgrande import Options
from elgrande.arena.match import play_deal
from elgrande.arena.report import wilson
from elgrande.arena.training.fit import HELD_OUT
from elgrande.arena.training.habits import Asked, filled_up, fit_scorer
from elgrande.bots import Bot, Budget, Knowledge
from elgrande.bots.levels import bot_of_level
from elgrande.bots.search.evaluate import Weights, expect_place
from elgrande.bots.search.features import CERTAIN
from elgrande.core import actions
from elgrande.core import vocabulary as do
from elgrande.core.board import CASTILLO
from elgrande.core.discs import NAMES
from elgrande.core.engine import legal_actions
from elgrande.core.state import CABALLEROS, GRANDE, KING, OWNERS, SEATS, TOP, State, question

KINDS = 5  # what a disc may name
FACTS = 10  # features of a region, for each kind


def facts(s: State, seat: int, region: int) -> list[float]:
    """What lies open: numbers, payouts, the King, the Grande; by the kind of disc."""
    v = s.v
    players = int(s.rules.players)
    counts = [int(v[CABALLEROS + region * OWNERS + each]) for each in range(players)]
    own = counts[seat]
    rival = max(counts[:seat] + counts[seat + 1 :])
    share = vec[float]([0.0] * int(SEATS))
    expect_place(s, region, CERTAIN, WEIGHTS, share)
    pays = float(share[seat])
    inside = float(v[CABALLEROS + CASTILLO * OWNERS + seat])
    values = s.rules.values
    row = [
        1.0,
        0.3 * own,
        0.3 * max(-4, min(4, own - rival)),
        float(own == rival),
        float(own == rival - 1),
        float(own == 0),
        0.2 * pays,
        0.2 * (float(values[region * 4]) - pays) * min(1.0, inside),
        float(v[KING] == region),
        float(v[GRANDE + seat] == region),
    ]
    kind = int(v[v[TOP] + NAMES])
    return [each if place == kind else 0.0 for place in range(KINDS) for each in row]


WEIGHTS = Weights()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--mixing", type=float, help="instead of the level's own")
    parser.add_argument("--looks", type=int, help="instead of the level's own; 0: no mixtures")
    parser.add_argument("--seed", type=int, default=16)
    args = parser.parse_args()
    name, _, iterations = args.level.partition("@")
    budget = Budget(iterations=int(iterations) if iterations else None)
    asked: list[Asked] = []
    copied = 0

    def make(seed: int) -> Bot:
        bot = bot_of_level(name, seed)
        if args.mixing is not None:
            bot._settings.mixing = args.mixing
        if args.looks is not None:
            bot._settings.looks = args.looks
        return bot

    for number in range(args.games):

        def watch(s: State, seat: int, action: int, game: int = number) -> None:
            legal = legal_actions(s, seat)
            if question(s) != do.SECRET or len(legal) < 2:
                return
            nonlocal copied
            known = Knowledge(s, seat)
            copied += make(1_000_000 + game).choose(known, known.legal, budget) == action
            rows = [facts(s, seat, each - int(actions.DISC)) for each in legal]
            asked.append((rows, [int(each == action) for each in legal], [0.0] * len(legal), game))

        bots = [make(4 * number + seat) for seat in range(4)]
        play_deal(Options().rules, bots, args.seed * 100_000 + number, [budget] * 4, watch)
    discs = filled_up(asked)
    reader, _ = fit_scorer(discs, by_means=False, epochs=30)
    held = discs.pick(discs.game % HELD_OUT == 0)
    scores = np.where(held.real > 0, reader.scores(held.rows)[1], -1e9)
    right = int((scores.argmax(axis=1) == held.visits.argmax(axis=1)).sum())
    chance = float((1 / held.real.sum(axis=1)).mean())
    for who, hits, n in (("reader", right, len(held.game)), ("copy", copied, len(asked))):
        low, high = wilson(hits, n)
        print(f"{who}: {hits / n:.1%} ({low:.1%}-{high:.1%}) of {n}; by chance {chance:.1%}")


if __name__ == "__main__":
    main()
