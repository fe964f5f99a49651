"""The parameters of the search."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Settings:
    """The parameters of the search, found by experiment (see docs/bots-research.md)."""

    def __init__(self) -> None:
        self.width: i64 = 3  # of the beam
        self.moves: i64 = 9  # moves of a caballero that the beam considers
        self.candidates: i64 = 40  # number of plans searched
        self.narrowing: float = 0.9  # share of the budget after which two candidates remain
        self.tree_curiosity: float = 10.0
        self.tree_depth: i64 = 6  # decisions below the root that branch
        self.settled: i64 = 6  # visits before a node uses its own statistics, not the quick policy
        self.far: float = 0.4  # weight of an iteration's end; the rest goes to its first round
        self.randomness: float = 0.1
        self.trust: float = 2.0  # a plan's prior counts as this many visits
        self.winning: float = 4.0  # points that a certain win is worth
        # with a net that knows what players usually bid and take
        self.bid_trust: float = 25.0  # visits that the learned gain of a bid counts as at the root
        self.guide: float = 0.0  # pull of likely bids and cards in the tree
        self.mixing: float = 0.0  # discs within about this many points of the best are drawn from
        self.clear: float = 0.0  # standard errors of a lead that ends the search; 0: never
        self.tries: i64 = 1  # ways to finish a turn that a playout chooses from
        self.variety: float = 0.8  # randomness of all but the first of these
        self.looks: i64 = 0  # tries of each disc needed to mix discs; 0: never mix them
