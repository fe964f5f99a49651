"""The queue of a worker: by priority, and by fair shares within a priority."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Final

OWNERS_KEPT: Final = 10_000
ACCOUNTS_KEPT: Final = 20_000

QueueOwner = tuple[str, ...]  # from the widest to the narrowest: address, account


class Owners:
    """Whom the turns of an account are charged to: its latest address, and the account."""

    def __init__(self) -> None:
        self._owners: dict[str, QueueOwner] = {}  # by account

    def seen(self, account: str, counts_as: str, address: str) -> None:
        if len(self._owners) >= ACCOUNTS_KEPT:
            self._owners.clear()
        self._owners[account] = address, counts_as

    def of(self, account: str) -> QueueOwner:
        return self._owners.get(account, (account, account))


@dataclass(frozen=True, eq=False)
class Waiter:
    rank: Callable[[], int]  # the lowest is next; evaluated when a turn is given
    owner: QueueOwner
    called: asyncio.Future[None]


class FairQueue:
    """Gives one turn at a time.

    Among waiters of the same rank, the owner who has used the least time is next: compared by
    address, then by account, then by arrival. So an owner with one table waits for one turn of an
    owner with thirty, not for thirty.
    """

    def __init__(self) -> None:
        self._taken = False
        self._line: list[Waiter] = []
        self._used: dict[QueueOwner, float] = {}  # seconds, by owner and by address
        self._floor = [0.0, 0.0]  # by width: a new owner starts here, without past credit
        self.rivals = 0  # waiting at the same rank: the owner's own turns, and other owners

    def __len__(self) -> int:
        return len(self._line)

    @contextlib.asynccontextmanager
    async def take(self, rank: Callable[[], int], owner: QueueOwner = ()) -> AsyncIterator[None]:
        self._enter(owner)
        if self._taken:
            await self._wait(rank, owner)
        self._taken = True
        for width, used in enumerate(self._time_used(owner)):
            self._floor[width] = max(self._floor[width], used)
        clock = asyncio.get_running_loop().time
        began = clock()
        try:
            yield
        finally:
            for width in range(1, len(owner) + 1):
                key = owner[:width]
                self._used[key] = self._used.get(key, 0.0) + clock() - began
            self._pass_on()

    def _enter(self, owner: QueueOwner) -> None:
        if len(self._used) > OWNERS_KEPT:
            active = {each.owner[:width] for each in self._line for width in (1, 2)}
            self._used = {key: used for key, used in self._used.items() if key in active}
        for width in range(1, len(owner) + 1):
            key = owner[:width]
            self._used[key] = max(self._used.get(key, 0.0), self._floor[width - 1])

    async def _wait(self, rank: Callable[[], int], owner: QueueOwner) -> None:
        waiter = Waiter(rank, owner, asyncio.get_running_loop().create_future())
        self._line.append(waiter)
        try:
            await waiter.called
        except asyncio.CancelledError:
            if not waiter.called.cancelled():  # cancelled after it got the turn
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        self._line = [each for each in self._line if not each.called.cancelled()]
        self._taken = bool(self._line)
        self.rivals = 0
        if not self._line:
            return
        ranks = [each.rank() for each in self._line]
        best = min(ranks)
        equals = [each for each, rank in zip(self._line, ranks, strict=True) if rank == best]
        chosen = min(equals, key=lambda each: self._time_used(each.owner))
        equals.remove(chosen)
        others = {each.owner for each in equals} - {chosen.owner}
        self.rivals = len(others) + sum(each.owner == chosen.owner for each in equals)
        self._line.remove(chosen)
        chosen.called.set_result(None)

    def _time_used(self, owner: QueueOwner) -> tuple[float, ...]:
        return tuple(self._used.get(owner[:width], 0.0) for width in range(1, len(owner) + 1))
