"""A small net that evaluates a position for every seat: expected lead and chance to win.

One layer of hidden units, the same for all seats. A unit sees the seat's own features, the mean of
the others' and those of the moment. Both results are the units' weighted sum plus a linear part. A
larger net has further features of a seat: what the places are worth to it (`places.py`).
`docs/bots-research.md` says how it was trained; `arena.training` trains it.
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
from elgrande.bots.search.lanes import LANES, add_inputs, groups_of
from elgrande.bots.search.places import PlaceLayer
from elgrande.bots.search.scorer import Scorer
from elgrande.core.state import SEATS, State

POINTS_A_UNIT: Final = 10.0  # leads are learned in tens of points
HEADS: Final[i64] = 2  # lead, and the log-odds of winning


@final
@mypyc_attr(acyclic=True)
class Net:
    """Weights by row: each row is one input's weights for all hidden units, then for both heads."""

    def __init__(
        self,
        hidden: int,
        rows: list[list[float]],
        heads: list[list[float]],
        bids: Scorer | None = None,
        cards: Scorer | None = None,
        places: PlaceLayer | None = None,
    ) -> None:
        """`rows`: own features, others' features, moment, bias. `heads`: one row a hidden unit."""
        self.places = places
        self.units: i64 = places.units if places is not None else 0  # of the places
        self.features: i64 = SEAT_FEATURES + self.units
        self.inputs: i64 = 2 * self.features + MOMENT_FEATURES + 1
        if len(rows) != self.inputs or len(heads) != hidden:
            raise ValueError(f"a net of {hidden} units needs {self.inputs} rows, not {len(rows)}")
        self.bids = bids  # what players usually bid and take (habits.py)
        self.cards = cards
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
        self.share: vec[float] = vec[float]([0.0] * (3 * SEATS))
        self.worth: vec[float] = vec[float]([0.0] * SEATS)
        self.seats: vec[float] = vec[float]([0.0] * (SEATS * SEAT_FEATURES))
        self.moment: vec[float] = vec[float]([0.0] * MOMENT_FEATURES)
        self.groups: i64 = groups_of(self.width)
        self.players: i64 = 0  # that `table` is for
        self.table: vec[float] = vec[float]([])
        self.base: vec[float] = vec[float]([0.0] * (self.groups * LANES))
        self.middle: vec[float] = vec[float]([0.0] * (self.groups * LANES))
        self.sums: vec[float] = vec[float]([0.0] * self.features)  # over all seats
        # the inputs that are not 0: those that all seats share, then each seat's own
        most = self.inputs + SEATS * self.features
        self.index: vec[i64] = vec[i64]([0] * most)
        self.value: vec[float] = vec[float]([0.0] * most)
        self.ends: vec[i64] = vec[i64]([0] * SEATS)
        self.lead: vec[float] = vec[float]([0.0] * SEATS)  # result: lead in points
        self.win: vec[float] = vec[float]([0.0] * SEATS)  # result: chance to win

    def lanes_of(self, players: i64) -> vec[float]:
        """The weights for a number of players, in groups of units that are summed together.

        The mean of the others is (sum of all seats - own) / (players - 1). So the sum is added once
        for all seats, and the weights of a seat's own features correct for its part in the sum.
        """
        share = 1.0 / float(players - 1)
        found: list[float] = []
        for group in range(self.groups):
            for row in range(self.inputs):
                for unit in range(group * LANES, group * LANES + LANES):
                    weight = 0.0
                    if unit < self.width:
                        weight = self.rows[row * self.width + unit]
                        if row < self.features:
                            other = (row + self.features) * self.width + unit
                            weight -= share * self.rows[other]
                        elif row < 2 * self.features:
                            weight *= share
                    found.append(weight)
        return vec[float](found)

    def judge(self, s: State) -> None:
        """Write the results for all seats into `lead` and `win`."""
        players = s.rules.players
        seats = self.seats
        index = self.index
        value = self.value
        if players != self.players:
            self.table = self.lanes_of(players)
            self.players = players
        table = self.table
        fill_features(s, self.w, self.share, self.worth, seats)
        fill_moment(s, self.moment)
        sums = self.sums
        features = self.features
        for i in range(features):
            sums[i] = 0.0
        layer = self.places
        if layer is not None:
            layer.judge(s)
        n = self.inputs
        for seat in range(players):
            for i in range(SEAT_FEATURES):
                x = seats[seat * SEAT_FEATURES + i]
                if x != 0.0:
                    sums[i] += x
                    index[n] = i
                    value[n] = x
                    n += 1
            if layer is not None:
                n = self.add_places(layer, seat, n)
            self.ends[seat] = n
        index[0] = self.inputs - 1
        value[0] = 1.0
        n = 1
        for i in range(MOMENT_FEATURES):
            if self.moment[i] != 0.0:
                index[n] = 2 * features + i
                value[n] = self.moment[i]
                n += 1
        for i in range(features):
            if sums[i] != 0.0:
                index[n] = features + i
                value[n] = sums[i]
                n += 1
        for i in range(self.groups * LANES):
            self.base[i] = 0.0
        add_inputs(table, self.inputs, index, value, 0, n, self.base, self.base)
        top = -1000.0
        n = self.inputs
        for seat in range(players):
            end = self.ends[seat]
            add_inputs(table, self.inputs, index, value, n, end, self.base, self.middle)
            n = end
            self.sum_up(seat)
            top = max(top, self.win[seat])
        total = 0.0
        for seat in range(players):
            self.win[seat] = exp(self.win[seat] - top)
            total += self.win[seat]
        for seat in range(players):
            self.win[seat] /= total

    def add_places(self, layer: PlaceLayer, seat: i64, n: i64) -> i64:
        """Append what the places are worth to a seat to the inputs; returns their number."""
        for unit in range(layer.units):
            x = layer.sums[seat * layer.units + unit]
            if x != 0.0:
                self.sums[SEAT_FEATURES + unit] += x
                self.index[n] = SEAT_FEATURES + unit
                self.value[n] = x
                n += 1
        return n

    def sum_up(self, seat: i64) -> None:
        """The lead and the log-odds of a seat, from its units."""
        middle = self.middle
        heads = self.heads
        lead = middle[self.hidden]
        odds = middle[self.hidden + 1]
        for j in range(self.hidden):
            unit = middle[j]
            if unit > 0.0:
                lead += unit * heads[HEADS * j]
                odds += unit * heads[HEADS * j + 1]
        self.lead[seat] = POINTS_A_UNIT * lead
        self.win[seat] = odds

    def results(self, s: State) -> list[tuple[float, float]]:
        """Lead and chance to win of every seat, for Python callers."""
        self.judge(s)
        return [(float(self.lead[i]), float(self.win[i])) for i in range(s.rules.players)]
