"""Solve a tiny game exactly: CFR+ and best responses on the last turns of a game.

Needs OpenSpiel (elgrande's extra [research]): python examples/exact.py 200
"""

import sys

import pyspiel
from open_spiel.python.algorithms import gambit

import elgrande.envs.openspiel  # noqa: F401  registers the game
from elgrande.envs.tiny import TINY


def solve(iterations: int, **params: str) -> tuple[int, float, float]:
    """The length of the tree as text, and the exploitability before and after CFR+."""
    game = pyspiel.load_game("python_elgrande", {**TINY, **params})
    tree = gambit.export_gambit(game)  # the whole tree once, so that OpenSpiel's C++ can walk it
    small = pyspiel.load_efg_game(tree)
    solver = pyspiel.CFRPlusSolver(small)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    before = pyspiel.exploitability(small, pyspiel.UniformRandomPolicy(small))
    return len(tree), before, pyspiel.exploitability(small, solver.average_policy())


if __name__ == "__main__":
    size, before, after = solve(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
    print(f"a tree of {size:,} characters; exploitability {before:.3f}, after CFR+ {after:.6f}")
