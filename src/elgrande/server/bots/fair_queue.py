"""The queue of a worker: by priority, and by fair shares within a priority."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Final

OWNERS_KEPT: Final = 10_000
ACCOUNTS_KEPT: Final = 20_000
CROWD: Final = 3  # a payer with more turns than this, waiting or taken, makes way for others,
CROWD_PRICE: Final = 2  # and is charged that many times the time used

QueueOwner = tuple[str, ...]  # from the widest to the narrowest: address, account


class Owners:
    """Who pays for an account's turns: its latest address, then the account itself."""

    def __init__(self) -> None:
        self._owners: dict[str, QueueOwner] = {}  # by account

    def seen(self, account: str, counts_as: str, address: str) -> None:
        if len(self._owners) >= ACCOUNTS_KEPT:
            self._owners.clear()
        self._owners[account] = address, counts_as

    def of(self, account: str) -> QueueOwner:
        return self._owners.get(account, (account, account))


@dataclass(frozen=True, eq=False)
class Turn:
    rank: Callable[[], int]  # the lowest is next; evaluated when it matters
    owner: QueueOwner
    payers: tuple[QueueOwner, ...]  # the address, and the account at that address
    called: asyncio.Future[None]


class FairQueue:
    """Gives one turn at a time.

    Among waiters of the same rank, the owner who has used the least time is next: compared by
    address, then by account, then by arrival. So an owner with one table waits for one turn of an
    owner with thirty, not for thirty. Time counts twice for a payer with a crowd of turns: with
    equal shares, the other would wait twice as long as on an empty server, and a little more.

    A turn in progress is hurried when one with a better claim begins to wait: a better rank or, at
    the same rank, fewer payers with a crowd of turns.
    """

    def __init__(self, hurry: Callable[[], None] = lambda: None) -> None:
        self._hurry = hurry
        self._taken: Turn | None = None
        self._line: list[Turn] = []
        self._turns: Counter[QueueOwner] = Counter()  # waiting or taken, by payer
        self._used: dict[QueueOwner, float] = {}  # seconds, by payer
        self._floor = [0.0, 0.0]  # a new address, or account, starts here, without past credit
        self.is_hurried = False  # the present turn
        self.rivals = 0  # waiting at the same rank: the owner's own turns, and other owners

    def __len__(self) -> int:
        return len(self._line)

    @contextlib.asynccontextmanager
    async def take(self, rank: Callable[[], int], owner: QueueOwner = ()) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        payers = tuple(owner[:width] for width in range(1, len(owner) + 1))
        self._enter(payers)
        turn = Turn(rank, owner, payers, loop.create_future())
        if self._taken is None:
            self._taken = turn
        else:
            await self._wait(turn)
        self.is_hurried = False
        for width, payer in enumerate(payers):
            self._floor[width] = max(self._floor[width], self._used.get(payer, 0.0))
        began = loop.time()
        try:
            yield
        finally:
            for payer in payers:
                price = CROWD_PRICE if self._turns[payer] > CROWD else 1
                self._used[payer] = self._used.get(payer, 0.0) + price * (loop.time() - began)
            self._pass_on()

    def _enter(self, payers: tuple[QueueOwner, ...]) -> None:
        self._turns.update(payers)
        if len(self._used) > OWNERS_KEPT:
            self._turns = +self._turns
            self._used = {payer: used for payer, used in self._used.items() if self._turns[payer]}
        for width, payer in enumerate(payers):
            self._used[payer] = max(self._used.get(payer, 0.0), self._floor[width])

    def has_precedence(self) -> bool:
        """Whether others wait, and the present turn has a better claim than each of them."""
        if not self._line or self._taken is None:
            return False
        claim = self._claim(self._taken)
        return all(claim < self._claim(each) for each in self._line)

    def _claim(self, turn: Turn) -> tuple[int, int]:
        """The lowest is the best: the rank, then how many of its payers have a crowd of turns."""
        return turn.rank(), sum(self._turns[payer] > CROWD for payer in turn.payers)

    async def _wait(self, turn: Turn) -> None:
        self._line.append(turn)
        if self._taken is not None and self._claim(turn) < self._claim(self._taken):
            self.is_hurried = True
            self._hurry()
        try:
            await turn.called
        except asyncio.CancelledError:
            if turn.called.cancelled():
                self._turns.subtract(turn.payers)
            else:  # cancelled after it got the turn
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        if self._taken is not None:
            self._turns.subtract(self._taken.payers)
        self._line = [each for each in self._line if not each.called.cancelled()]
        self._taken = None
        self.rivals = 0
        if not self._line:
            return
        ranks = [each.rank() for each in self._line]
        best = min(ranks)
        equals = [each for each, rank in zip(self._line, ranks, strict=True) if rank == best]
        chosen = min(equals, key=lambda each: [self._used.get(p, 0.0) for p in each.payers])
        equals.remove(chosen)
        others = {each.owner for each in equals} - {chosen.owner}
        self.rivals = len(others) + sum(each.owner == chosen.owner for each in equals)
        self._line.remove(chosen)
        self._taken = chosen
        chosen.called.set_result(None)
