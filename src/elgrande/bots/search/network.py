"""A small net that evaluates a position for every seat: expected lead and chance to win.

One layer of hidden units, the same for all seats. A unit sees the seat's own features, the mean of
the others' and those of the moment. Both results are the units' weighted sum plus a linear part.
`docs/bots.md` says how it was trained; `arena.training` trains it.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from elgrande.bots.search.evaluate import Weights
from elgrande.bots.search.features import (
    MOMENT_FEATURES,
    SEAT_FEATURES,
    fill_features,
    fill_moment,
)
from elgrande.core.state import SEATS, State

POINTS_A_UNIT: Final = 10.0  # leads are learned in tens of points
HEADS: Final[i64] = 2  # lead, and the log-odds of winning


@final
@mypyc_attr(acyclic=True)
class Net:
    """Weights by row: each row is one input's weights for all hidden units, then for both heads."""

    def __init__(self, hidden: int, rows: list[list[float]], heads: list[list[float]]) -> None:
        """`rows`: own features, others' features, moment, bias. `heads`: one row a hidden unit."""
        inputs = 2 * SEAT_FEATURES + MOMENT_FEATURES + 1
        if len(rows) != inputs or len(heads) != hidden:
            raise ValueError(f"a net of {hidden} units needs {inputs} rows, not {len(rows)}")
        self.hidden: i64 = hidden
        self.width: i64 = hidden + HEADS
        flat: list[float] = []
        for row in rows:
            if len(row) != hidden + HEADS:
                raise ValueError(f"a row of {len(row)} weights instead of {hidden + 2}")
            for each in row:
                flat.append(float(each))
        self.rows: vec[float] = vec[float](flat)
        out: list[float] = []
        for head in heads:
            for each in head:
                out.append(float(each))
        self.heads: vec[float] = vec[float](out)
        self.w = Weights()  # for the evaluation features: fixed, even if the bot has other weights
        self.share: vec[float] = vec[float]([0.0] * SEATS)
        self.worth: vec[float] = vec[float]([0.0] * SEATS)
        self.seats: vec[float] = vec[float]([0.0] * (SEATS * SEAT_FEATURES))
        self.moment: vec[float] = vec[float]([0.0] * MOMENT_FEATURES)
        self.base: vec[float] = vec[float]([0.0] * self.width)
        self.own: vec[float] = vec[float]([0.0] * (SEATS * self.width))
        self.other: vec[float] = vec[float]([0.0] * (SEATS * self.width))
        self.lead: vec[float] = vec[float]([0.0] * SEATS)  # result: lead in points
        self.win: vec[float] = vec[float]([0.0] * SEATS)  # result: chance to win

    def add(self, row: i64, value: float, out: vec[float], at: i64) -> None:
        rows = self.rows
        first = row * self.width
        for j in range(self.width):
            out[at + j] += value * rows[first + j]

    def judge(self, s: State) -> None:
        """Write the results for all seats into `lead` and `win`."""
        players = s.rules.players
        width = self.width
        seats = self.seats
        fill_features(s, self.w, self.share, self.worth, seats)
        fill_moment(s, self.moment)
        base = self.base
        own = self.own
        other = self.other
        bias = (2 * SEAT_FEATURES + MOMENT_FEATURES) * width
        for j in range(width):
            base[j] = self.rows[bias + j]
        for i in range(MOMENT_FEATURES):
            if self.moment[i] != 0.0:
                self.add(2 * SEAT_FEATURES + i, self.moment[i], base, 0)
        for i in range(players * width):
            own[i] = 0.0
            other[i] = 0.0
        share = 1.0 / float(players - 1)
        for seat in range(players):
            for i in range(SEAT_FEATURES):
                value = seats[seat * SEAT_FEATURES + i]
                if value != 0.0:
                    self.add(i, value, own, seat * width)
                    self.add(SEAT_FEATURES + i, value * share, other, seat * width)
        # A seat's input from the others is the sum over all seats less its own part.
        for j in range(width):
            total = base[j]
            for seat in range(players):
                total += other[seat * width + j]
            for seat in range(players):
                own[seat * width + j] += total - other[seat * width + j]
        self.sum_up(players)

    def sum_up(self, players: i64) -> None:
        own = self.own
        heads = self.heads
        top = -1000.0
        for seat in range(players):
            at = seat * self.width
            lead = own[at + self.hidden]
            odds = own[at + self.hidden + 1]
            for j in range(self.hidden):
                unit = own[at + j]
                if unit > 0.0:
                    lead += unit * heads[HEADS * j]
                    odds += unit * heads[HEADS * j + 1]
            self.lead[seat] = POINTS_A_UNIT * lead
            self.win[seat] = odds
            top = max(top, odds)
        total = 0.0
        for seat in range(players):
            self.win[seat] = exp(self.win[seat] - top)
            total += self.win[seat]
        for seat in range(players):
            self.win[seat] /= total

    def results(self, s: State) -> list[tuple[float, float]]:
        """Lead and chance to win of every seat, for Python callers."""
        self.judge(s)
        return [(float(self.lead[i]), float(self.win[i])) for i in range(s.rules.players)]
