"""A results file: one line of JSON per game, append-only, so an interruption loses nothing.

The first line holds the options and the budget; a file never mixes games with different ones.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Result:
    """How one game ended; all tuples by seat."""

    key: str
    deal: int
    seats: tuple[str, ...]
    points: tuple[int, ...]
    shares: tuple[float, ...]  # shares of the win: ties share it
    seconds: tuple[float, ...] = ()
    longest: tuple[float, ...] = ()
    cpu: tuple[float, ...] = ()  # processor seconds
    forfeits: tuple[bool, ...] = ()  # who lost by faults of its bot; empty: no seat did

    def standing(self, seat: int) -> tuple[bool, int]:
        """Ranks seats, higher is better: the points, or less than any for a forfeit."""
        return not (self.forfeits and self.forfeits[seat]), self.points[seat]


class ResultsError(ValueError):
    """A results file that cannot be continued; the text is one sentence."""


class ResultStore:
    """A results file; without a path, the results stay in memory."""

    def __init__(self, path: Path | None, header: dict[str, Any]) -> None:
        self._path = path
        self.results: dict[str, Result] = {}
        if path is None:
            return
        try:
            self._open(path, json.dumps(header))
        except OSError as error:
            raise ResultsError(f"{path}: {error.strerror or error}.") from None

    def _open(self, path: Path, header: str) -> None:
        text = path.read_bytes() if path.exists() else b""
        whole = text.rfind(b"\n") + 1  # drop a line that an interruption cut short
        if header.encode().startswith(text):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(header + "\n")
            return
        try:
            first, *lines = text[:whole].decode().splitlines() or [""]
            played, wanted = json.loads(first), json.loads(header)
            if played.keys() != wanted.keys():
                raise KeyError
            if played != wanted:
                differing = [key for key in wanted if played[key] != wanted[key]]
                there, here = (
                    ", ".join(f"{key} {json.dumps(given[key])}" for key in differing)
                    for given in (played, wanted)
                )
                raise ResultsError(
                    f"{path} holds results with {there}, not {here}: choose another file."
                )
            read = [_read(json.loads(line)) for line in lines]
        except (UnicodeDecodeError, json.JSONDecodeError, KeyError, TypeError, AttributeError):
            reason = f"{path} is not a file of results: choose another file."
            raise ResultsError(reason) from None
        self.results = {result.key: result for result in read}
        with path.open("r+b") as file:
            file.truncate(whole)

    def __contains__(self, key: str) -> bool:
        return key in self.results

    def __iter__(self) -> Iterator[Result]:
        return iter(self.results.values())

    def __len__(self) -> int:
        return len(self.results)

    def add(self, result: Result) -> None:
        self.results[result.key] = result
        if self._path is not None:
            with self._path.open("a") as file:
                data = asdict(result)
                if not result.forfeits:
                    del data["forfeits"]
                file.write(json.dumps(data) + "\n")


def _read(data: dict[str, Any]) -> Result:
    return Result(
        key=data["key"],
        deal=data["deal"],
        seats=tuple(data["seats"]),
        points=tuple(data["points"]),
        shares=tuple(data["shares"]),
        seconds=tuple(data["seconds"]),
        longest=tuple(data["longest"]),
        cpu=tuple(data.get("cpu", ())),
        forfeits=tuple(data.get("forfeits", ())),
    )
