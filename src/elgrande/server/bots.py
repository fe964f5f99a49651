"""The bots at the tables: whose turn it is stands in the database, so a restart forgets nobody."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from elgrande.game import Game, parse
from elgrande.server.live import LiveTables
from elgrande.server.logs import failure
from elgrande.server.refusal import Refusal
from elgrande.server.storage import ConflictError, Store
from elgrande.server.thinking import HintedAnswer, advise, task_for, think
from elgrande.server.workers import Worker

log = structlog.get_logger()

CLAIMED_AT_ONCE = 100
LOOK_SECONDS = 1.0
HINT_MILLISECONDS = 1000
HINTS_AT_ONCE = 8  # that may wait for their turn
PATIENCE = 10.0  # seconds a bot gets beyond its budget before chance answers for it
UNHURRIED = 3  # bots that may wait in line before each thinks shorter
SHORTEST = 50  # milliseconds

Act = Callable[[str, int, int, str], Awaitable[None]]


class Hand:
    """A worker, and the tables in line for it."""

    def __init__(self) -> None:
        self.worker = Worker()
        self.queue: asyncio.Queue[str] = asyncio.Queue()
        self.queued: set[str] = set()

    def milliseconds(self, most: int) -> int:
        """However many wait, nobody's turn comes much later: all think shorter."""
        return max(min(SHORTEST, most), min(most, UNHURRIED * most // (1 + self.queue.qsize())))


class BotRunner:
    """Lets bots answer, a few at a time. `act` plays an answer: table, version, seat, answer."""

    def __init__(
        self, store: Store, live: LiveTables, act: Act, *, workers: int, milliseconds: int
    ) -> None:
        self._store = store
        self._live = live
        self._act = act
        self._milliseconds = milliseconds
        self._hands = [Hand() for _ in range(workers)]
        self._advising = 0
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        if not self._store.database.is_postgresql:
            await self._store.release_jobs(everybodys=True)  # whoever held them is gone
        for hand in self._hands:
            hand.worker.start()
        twice = [self._work(hand) for hand in self._hands * 2]  # one thinks while one is told
        self._tasks = [asyncio.create_task(each) for each in [*twice, self._look()]]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for hand in self._hands:
            hand.worker.stop()
        await self._store.release_jobs()

    def wake(self, table_id: str) -> None:
        """It is a bot's turn there."""
        hand = self._hand(table_id)
        if table_id not in hand.queued:
            hand.queued.add(table_id)
            hand.queue.put_nowait(table_id)

    async def think(self, table_id: str, game: Game, seat: int, bot: str) -> str:
        """A bot's answer, in short text, within the time there is."""
        hand = self._hand(table_id)
        milliseconds = hand.milliseconds(self._milliseconds)
        task = task_for(table_id, game, seat, bot, milliseconds)
        try:
            answer = await hand.worker.run(think, task, milliseconds / 1000 + PATIENCE)
            if game.is_legal(seat, parse(answer)):
                return answer
            log.error("bot cheats", bot=bot)
        except Exception as error:  # whatever a bot does wrong, the game goes on
            log.error("bot failed", bot=bot, **failure(error))
        return str(random.SystemRandom().choice(game.legal(seat)))

    async def advise(self, table_id: str, game: Game, seat: int) -> tuple[HintedAnswer, ...]:
        """The best few answers, best first."""
        if self._advising >= HINTS_AT_ONCE:
            raise Refusal("busy", "Too many ask for advice: try again.")
        task = task_for(table_id, game, seat, "", min(self._milliseconds, HINT_MILLISECONDS))
        self._advising += 1
        try:
            found = await self._hand(table_id).worker.run(advise, task, PATIENCE)
        finally:
            self._advising -= 1
        return msgspec.json.decode(found, type=tuple[HintedAnswer, ...])

    def _hand(self, table_id: str) -> Hand:
        return self._hands[int(table_id, 16) % len(self._hands)]

    async def _work(self, hand: Hand) -> None:
        while True:
            table_id = await hand.queue.get()
            hand.queued.discard(table_id)
            try:
                await self._answer(table_id)
            except (Refusal, ConflictError):
                self.wake(table_id)  # the table went on meanwhile: look again
            except Exception as error:
                log.error("bot's turn failed", **failure(error))

    async def _answer(self, table_id: str) -> None:
        table = await self._live.get(table_id)
        if not table.bots_asked or table.game is None:
            table = await self._live.refresh(table_id)
        if not table.bots_asked or table.game is None:
            await self._store.drop_job(table_id, table.version)
            return
        seat = table.bots_asked[0]
        bot = table.chairs[seat].bot
        assert bot is not None
        answer = await self.think(table_id, table.game, seat, bot)
        await self._act(table_id, table.version, seat, answer)

    async def _look(self) -> None:
        """Take over what a process that died left behind."""
        while True:
            claimed: list[str] = []
            try:
                claimed = await self._store.claim_jobs(time.time(), CLAIMED_AT_ONCE)
            except Exception as error:
                log.warning("looking for bots' turns failed", **failure(error))
            for table_id in claimed:
                self.wake(table_id)
            await asyncio.sleep(LOOK_SECONDS if len(claimed) < CLAIMED_AT_ONCE else 0)
