"""Rate limits with fixed windows, which hold for all processes of a server together.

Thirty lines instead of a package: the common one starts a thread for almost every hit.
"""

from __future__ import annotations

import hashlib
import time
from typing import Final

from msgspec import Struct

from elgrande.server.config import Rate
from elgrande.server.errors import Refusal

COUNTED: Final = 50_000  # windows kept before expired ones are swept
REPORT_AT: Final = 1 / 8  # of a limit: then a process reports its count to the others
LONGEST: Final = 64  # characters of a key

Key = tuple[str, str]  # what is counted, and for whom


class Share(Struct, frozen=True, array_like=True):
    """What one process counted, for the others: they add it to their own window."""

    what: str
    who: str
    amount: float
    seconds: float


def key_for(what: str, who: str) -> Key:
    """Names that people type may be long: a message between processes has room for 50 keys."""
    is_short = len(who) <= LONGEST and who.isascii()
    return what, who if is_short else hashlib.sha256(who.encode("utf-8", "replace")).hexdigest()


class Window:
    """What happened until `ends`; `unreported` is the part that other processes do not know yet."""

    __slots__ = ("count", "ends", "seconds", "unreported")

    def __init__(self, now: float, seconds: float) -> None:
        self.ends = now + seconds
        self.seconds = seconds
        self.count = self.unreported = 0.0


class Rates:
    def __init__(self) -> None:
        self._windows: dict[Key, Window] = {}
        self._room = COUNTED
        self._to_report: set[Key] = set()

    def check(self, rate: Rate, what: str, who: str) -> None:
        """Count one, or refuse it."""
        most, _ = rate
        if self.used(what, who) >= most:
            raise Refusal("too-many", "That was too often: wait a little.")
        self.spend(rate, what, who)

    def spend(
        self, rate: Rate, what: str, who: str, amount: float = 1, *, reported: bool = False
    ) -> None:
        """Count without a limit; what another process `reported` is not passed on."""
        most, seconds = rate
        now = time.monotonic()
        key = key_for(what, who)
        window = self._windows.get(key)
        if window is None or now >= window.ends:
            if len(self._windows) > self._room:
                self._windows = {k: each for k, each in self._windows.items() if each.ends > now}
                self._room = max(COUNTED, 2 * len(self._windows))  # so that sweeps stay rare
            window = self._windows[key] = Window(now, seconds)
        window.count += amount
        if not reported:
            window.unreported += amount
            if window.unreported >= REPORT_AT * most:
                self._to_report.add(key)

    def used(self, what: str, who: str) -> float:
        window = self._windows.get(key_for(what, who))
        return window.count if window is not None and time.monotonic() < window.ends else 0.0

    # --- between processes ---

    def take_unreported(self) -> list[Share]:
        """The counts that the other processes do not know yet. They count as reported then."""
        keys, self._to_report = self._to_report, set()
        shares = []
        for key in keys:
            window = self._windows.get(key)
            if window is not None:
                shares.append(Share(*key, window.unreported, window.seconds))
                window.unreported = 0.0
        return shares

    def add(self, shares: list[Share]) -> None:
        """Add what another process counted."""
        for share in shares:
            self.spend((0, share.seconds), share.what, share.who, share.amount, reported=True)
