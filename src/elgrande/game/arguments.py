"""Checks what callers pass in: seats, seeds and counts, also as whole numbers of numpy."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex


def check_seat(seat: object, players: int) -> int:
    """The seat as an `int`; raises `ValueError` if there is no such seat."""
    number = seat if type(seat) is int else _natural(seat)
    if number is None or not 0 <= number < players:
        raise ValueError(f"There is no seat {seat!r}: seats are 0 to {players - 1}.")
    return number


def check_seed(seed: object) -> int:
    """The seed as an `int`; raises `ValueError` if it is none."""
    number = _natural(seed)
    if number is None:
        raise ValueError(f"a seed is a whole number from 0 on, not {seed!r}")
    return number


def check_count(count: object, what: str) -> int:
    """A count from 0 on; `what` begins the error message: "upto counts entries"."""
    number = _natural(count)
    if number is None:
        raise ValueError(f"{what} from the first on: 0 or more, not {count!r}")
    return number


def _natural(number: object) -> int | None:
    """As an `int` from 0 on; None for anything else, truth values too."""
    if type(number) is int:
        return number if number >= 0 else None
    if isinstance(number, bool) or not isinstance(number, SupportsIndex):
        return None
    whole = index(number)
    return whole if whole >= 0 else None
