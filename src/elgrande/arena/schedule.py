"""Schedules: which line-ups play which deals on which seats.

Every line-up plays every deal in all rotations of its seats before the next deal begins, so all
line-ups meet the same cards and no bot profits from its seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from zlib import crc32


@dataclass(frozen=True)
class Pairing:
    """One game: who sits where, on which deal. `line_up` is in table order; seats are rotated."""

    line_up: tuple[str, ...]
    deal: int
    rotation: int

    @property
    def seats(self) -> tuple[str, ...]:
        return self.line_up[self.rotation :] + self.line_up[: self.rotation]

    @property
    def key(self) -> str:
        """Identifies the game in a store of results."""
        return f"{','.join(self.line_up)}/{self.deal}/{self.rotation}"

    def seed(self, seat: int) -> int:
        """The seed of the bot on a seat."""
        return crc32(f"{self.key}/{seat}".encode())


def line_ups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """The line-ups of a ladder: every set of bots; with too few bots, all ways to repeat some."""
    unique = list(dict.fromkeys(bots))
    if not unique:
        raise ValueError("a ladder needs at least one bot")
    if len(unique) >= players:
        return list(combinations(unique, players))
    fillings = combinations_with_replacement(unique, players - len(unique))
    return [(*unique, *filling) for filling in fillings]


def schedule(tables: Sequence[tuple[str, ...]], games: int, seed: int = 0) -> Iterator[Pairing]:
    """This many games; the seed decides the number of the first deal."""
    if not tables:
        raise ValueError("a schedule needs at least one line-up")
    left = games
    deal = seed * 1_000_000
    while left > 0:
        for line_up in tables:
            for rotation in range(len(line_up)):
                if left == 0:
                    return
                yield Pairing(line_up, deal, rotation)
                left -= 1
        deal += 1
