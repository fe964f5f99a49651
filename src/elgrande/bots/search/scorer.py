"""A small net that scores one answer to a question; learned from the answers of searches."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

UNITS: Final[i64] = 8


@final
@mypyc_attr(acyclic=True)
class Scorer:
    """One layer of hidden units and a linear part. The higher the score, the likelier.

    All units are summed at once, in local variables; inputs of 0, most of them, are passed over.
    """

    def __init__(self, rows: list[list[float]], heads: list[float], linear: list[float]) -> None:
        """`rows`: the weights of each input for all units; `linear`: straight to the score."""
        idle = int(UNITS) - len(heads)
        if idle < 0:
            raise ValueError(f"a scorer has at most {int(UNITS)} hidden units, not {len(heads)}")
        self.inputs: i64 = len(rows)
        flat: list[float] = []
        for row in rows:
            for each in row + [0.0] * idle:
                flat.append(float(each))
        self.rows: vec[float] = vec[float](flat)
        self.heads: vec[float] = vec[float]([float(each) for each in heads + [0.0] * idle])
        self.linear: vec[float] = vec[float]([float(each) for each in linear])

    def score(self, x: vec[float]) -> float:
        rows = self.rows
        linear = self.linear
        total = 0.0
        a = 0.0
        b = 0.0
        c = 0.0
        d = 0.0
        e = 0.0
        f = 0.0
        g = 0.0
        h = 0.0
        for i in range(self.inputs):
            value = x[i]
            if value == 0.0:
                continue
            total += value * linear[i]
            at = i * UNITS
            a += value * rows[at]
            b += value * rows[at + 1]
            c += value * rows[at + 2]
            d += value * rows[at + 3]
            e += value * rows[at + 4]
            f += value * rows[at + 5]
            g += value * rows[at + 6]
            h += value * rows[at + 7]
        heads = self.heads
        if a > 0.0:
            total += a * heads[0]
        if b > 0.0:
            total += b * heads[1]
        if c > 0.0:
            total += c * heads[2]
        if d > 0.0:
            total += d * heads[3]
        if e > 0.0:
            total += e * heads[4]
        if f > 0.0:
            total += f * heads[5]
        if g > 0.0:
            total += g * heads[6]
        if h > 0.0:
            total += h * heads[7]
        return total
