"""Weighted sums for many units at once: eight at a time, in local variables.

A table holds the weights in groups of eight units; in a group, a row for each input.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LANES: Final[i64] = 8


def groups_of(units: i64) -> i64:
    return (units + LANES - 1) // LANES


def in_lanes(rows: list[list[float]]) -> vec[float]:
    """The table of these weights; each row is one input's weights for all units."""
    units: i64 = len(rows[0])
    found: list[float] = []
    for group in range(groups_of(units)):
        for row in rows:
            for unit in range(group * LANES, group * LANES + LANES):
                found.append(float(row[unit]) if unit < units else 0.0)
    return vec[float](found)


def add_inputs(
    table: vec[float],
    inputs: i64,
    index: vec[i64],
    value: vec[float],
    begin: i64,
    end: i64,
    start: vec[float],
    out: vec[float],
) -> None:
    """Add some of the table's inputs to `start`: those with these indexes, times these values."""
    for group in range(len(out) // LANES):
        at = group * LANES
        a = start[at]
        b = start[at + 1]
        c = start[at + 2]
        d = start[at + 3]
        e = start[at + 4]
        f = start[at + 5]
        g = start[at + 6]
        h = start[at + 7]
        first = group * inputs
        for i in range(begin, end):
            x = value[i]
            row = (first + index[i]) * LANES
            a += x * table[row]
            b += x * table[row + 1]
            c += x * table[row + 2]
            d += x * table[row + 3]
            e += x * table[row + 4]
            f += x * table[row + 5]
            g += x * table[row + 6]
            h += x * table[row + 7]
        out[at] = a
        out[at + 1] = b
        out[at + 2] = c
        out[at + 3] = d
        out[at + 4] = e
        out[at + 5] = f
        out[at + 6] = g
        out[at + 7] = h
