"""Tracks who is connected to which table: accounts with a socket that watches it. Never stored.

Processes that share a PostgreSQL database exchange notifications, which are not stored either:
`<worker> hello`, `<worker> beat`, `<worker> here <table> <account>`, `<worker> gone ...`, and
`<worker> who <other>`, sent to a process that was considered dead and sends messages again.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable

REMEMBERED = 10_000  # departures

PresenceKey = tuple[str, str]  # table and account


class Presence:
    """`changed` is called with the table whenever an account connects or disconnects."""

    def __init__(self, worker: str, changed: Callable[[str], None], *, silence: float) -> None:
        self._worker = worker
        self._changed = changed
        self._silence = silence  # seconds without a message before a process counts as dead
        self._connections: Counter[PresenceKey] = Counter()  # of this process
        self._elsewhere: defaultdict[str, set[PresenceKey]] = defaultdict(set)  # by worker
        self._last_message: dict[str, float] = {}
        self._began = time.monotonic()
        self._last: dict[PresenceKey, float] = {}  # when an absent account was last here
        self.outbox: asyncio.Queue[str] | None = None  # for the other processes, if there are any

    def is_here(self, table: str, account: str) -> bool:
        place = table, account
        return place in self._connections or any(place in each for each in self._elsewhere.values())

    def seconds_away(self, table: str, account: str) -> float:
        """How long an account has been away, counted at most from the start of this process."""
        if self.is_here(table, account):
            return 0.0
        return time.monotonic() - self._last.get((table, account), self._began)

    # --- this process ---

    def come(self, table: str, account: str) -> None:
        """The account opened a connection."""
        self._connections[table, account] += 1
        if self._connections[table, account] == 1:
            self._say("here", table, account)
            self._changed(table)

    def go(self, table: str, account: str) -> None:
        """The account closed a connection."""
        self._connections[table, account] -= 1
        if self._connections[table, account] <= 0:
            del self._connections[table, account]
            self.seen(table, account)
            self._say("gone", table, account)
            self._changed(table)

    def seen(self, table: str, account: str) -> None:
        """The account was active just now, even without a connection."""
        if len(self._last) >= REMEMBERED:
            self._last.clear()
            self._began = time.monotonic()  # err on the side of treating players as present
        self._last[table, account] = time.monotonic()

    # --- other processes ---

    def _say(self, *words: str) -> None:
        if self.outbox is not None:
            self.outbox.put_nowait(" ".join((self._worker, *words)))

    def greet(self) -> None:
        """Exchange presence with all other processes; call this when listening starts."""
        self._say("hello")
        self._tell_all()

    def beat(self) -> None:
        """Send a heartbeat, and forget processes that have been silent for too long."""
        self._say("beat")
        for worker, at in tuple(self._last_message.items()):
            if time.monotonic() - at > self._silence:
                self._forget(worker)

    def on_message(self, message: str) -> None:
        worker, verb, *place = message.split(" ")
        if worker == self._worker:
            return
        if verb == "hello":
            self._forget(worker)
            self._tell_all()
        elif worker not in self._last_message:
            self._say("who", worker)
        self._last_message[worker] = time.monotonic()
        if verb == "who" and place == [self._worker]:
            self._tell_all()
        elif verb in ("here", "gone"):
            table, account = place
            if verb == "here":
                self._elsewhere[worker].add((table, account))
            else:
                self._elsewhere[worker].discard((table, account))
                self.seen(table, account)
            self._changed(table)

    def _tell_all(self) -> None:
        for table, account in self._connections:
            self._say("here", table, account)

    def _forget(self, worker: str) -> None:
        self._last_message.pop(worker, None)
        for table, account in self._elsewhere.pop(worker, set()):
            self.seen(table, account)
            self._changed(table)
