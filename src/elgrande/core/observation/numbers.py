"""How an observation writes numbers: as the bits of 32-bit floats, from tables.

A numpy array of floats can then share the memory of a row. Caballeros are counted in tenths, points
in hundredths, so that most numbers are between 0 and 1.
"""

from __future__ import annotations

from struct import pack, unpack
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from elgrande.core.observation import layout
from elgrande.core.state import State


def float_bits(value: float) -> int:
    """The bits of a 32-bit float, as a signed number."""
    bits: int = unpack("=i", pack("=f", value))[0]
    return bits


ONE: Final[i32] = 0x3F800000  # the bits of 1.0
HALF: Final[i32] = 0x3F000000  # of 0.5
MINUS_TENTH: Final[i32] = -1110651699  # of -0.1
MOST_TENTHS: Final[i64] = 30
MOST_POINTS: Final[i64] = 400
UNITS: Final = vec[i32]([float_bits(n) for n in range(6)])
TENTHS: Final = vec[i32]([float_bits(n / 10) for n in range(31)])
HUNDREDTHS: Final = vec[i32]([float_bits(n / 100) for n in range(401)])


def tenths(n: i64) -> i32:
    return TENTHS[min(n, MOST_TENTHS)]


def mark(bits: i64, number: i64, row: vec[i32], at: i64) -> None:
    """Write 1 for every bit that is set; without a branch, which would be hard to predict."""
    for bit in range(number):
        row[at + bit] = i32(bits >> bit & 1) * ONE


def slot_of(s: State, owner: i64, seat: i64) -> i64:
    """The index of an owner as a seat sees the table: itself 0, others clockwise, dummy, Church."""
    players = s.rules.players
    if owner >= players:
        return owner
    return owner - seat if owner >= seat else owner - seat + players


def line_of(s: State, owner: i64, seat: i64) -> i64:
    """Where the line of an owner begins in the row of a seat."""
    return layout.SEAT_ROWS + slot_of(s, owner, seat) * layout.SEAT
