"""Schedules bots and hints. A bot's turn is a job in the database, so it survives a restart."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

import msgspec
import structlog

from elgrande.game import AnyAction, Game
from elgrande.hints import Hint
from elgrande.learning.coach import Counsel
from elgrande.server.bots.fair_queue import QueueOwner
from elgrande.server.bots.processes import SHORTEST, Worker
from elgrande.server.bots.reviews import Reviews, ReviewWork, examine_task
from elgrande.server.bots.tasks import advise, coach, task_for, think
from elgrande.server.commands import BotAnswer, Command
from elgrande.server.config import Rate
from elgrande.server.errors import DatabaseDownError, Refusal
from elgrande.server.logs import failure
from elgrande.server.metrics import ServerMetrics
from elgrande.server.rates import Rates
from elgrande.server.storage import ConflictError, Store
from elgrande.server.table import Table
from elgrande.server.tables import Tables

log = structlog.get_logger()

CLAIMED_AT_ONCE = 100
POLL_SECONDS = 1.0
HINT_MILLISECONDS = 1000
HINTS_AT_ONCE = 8  # from one address, running and queued; more are refused
HINTS_IN_ALL = 32
PATIENCE = 10.0  # seconds a bot may exceed its budget before a random answer is played
REVIEW_PATIENCE = 60.0  # seconds for one step of a review, whose effort is fixed
UNHURRIED = 3  # with more bots than this at a worker, each gets a smaller budget

# Priorities at a worker: games with a person present, hints, games without a person and reviews.
PERSON_WAITS, ADVICE, NOBODY_WAITS = range(3)


def thinking_time(most: int, waiting: int) -> int:
    """A bot's budget in milliseconds. It shrinks as the queue grows, to keep waits short."""
    return max(min(SHORTEST, most), min(most, UNHURRIED * most // (1 + waiting)))


@contextlib.contextmanager
def refused_when_late() -> Iterator[None]:
    """A person may ask again when the worker died or took too long."""
    try:
        yield
    except (BrokenProcessPool, TimeoutError) as error:
        log.error("advice failed", **failure(error))
        raise Refusal("busy", "The server is too busy to think about this: try again.") from error


@dataclass(frozen=True)
class Thought:
    """The answer of a bot to the question of a table; None: it has failed."""

    table: Table
    game: Game
    seat: int
    answer: AnyAction | None


class BotRunner:
    """Runs bots, one at a time in each worker.

    `commit` plays an answer. `person_waits` says whether a person who plays at the table is
    present. `owner` returns the queue owner charged for an account's bots and hints. `thinking`
    limits how many seconds the bots and hints of an account may think, in how many seconds.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        commit: Callable[[Command], Awaitable[Table]],
        person_waits: Callable[[str], bool],
        owner: Callable[[str], QueueOwner],
        *,
        workers: int,
        milliseconds: int,
        rates: Rates,
        thinking: Rate,
        metrics: ServerMetrics,
    ) -> None:
        self._store = store
        self._tables = tables
        self._commit = commit
        self._person_waits = person_waits
        self._owner = owner
        self._milliseconds = milliseconds
        self._rates = rates
        self._thinking = thinking
        self._metrics = metrics
        self._workers = [Worker() for _ in range(workers)]
        self._queued: set[str] = set()  # tables whose bots wait or think
        self._advised: dict[str, str] = {}  # accounts, and their addresses
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False
        self.reviews = Reviews(self._examine, store, lambda account: owner(account)[0])

    async def start(self) -> None:
        if not self._store.database.is_postgresql:
            await self._store.release_jobs(of_all=True)  # no other process holds any
        for worker in self._workers:
            worker.start()
        self._begin(self._poll())

    async def stop(self) -> None:
        self._stopped = True
        await self.reviews.stop()
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in self._workers:
            worker.stop()
        try:
            await self._store.release_jobs()
        except DatabaseDownError as error:  # the leases will expire
            log.warning("releasing bots' turns failed", **failure(error))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def waiting(self) -> int:
        """How many bots and hints wait for a worker."""
        return sum(len(worker.turns) for worker in self._workers)

    def wake(self, table_id: str) -> None:
        """Schedule the bot whose turn it is at this table."""
        if table_id not in self._queued and not self._stopped:
            self._queued.add(table_id)
            self._begin(self._turn(table_id))

    async def advise(
        self,
        account: str,
        table_id: str,
        game: Game,
        seat: int,
        language: str,
        people: tuple[str | None, ...],
    ) -> list[Hint]:
        """The best few answers, best first."""
        found = await self._consult(advise, account, table_id, game, seat, language, people)
        return msgspec.json.decode(found, type=list[Hint])

    async def coach(
        self,
        account: str,
        table_id: str,
        game: Game,
        seat: int,
        language: str,
        people: tuple[str | None, ...],
    ) -> Counsel:
        """What a coach says at this decision."""
        found = await self._consult(coach, account, table_id, game, seat, language, people)
        return msgspec.json.decode(found, type=Counsel)

    async def _consult(
        self,
        work: Callable[[bytes], bytes],
        account: str,
        table_id: str,
        game: Game,
        seat: int,
        language: str,
        people: tuple[str | None, ...],
    ) -> bytes:
        """An account may have one request at a time. Bots that a person waits for go first."""
        if account in self._advised:
            raise Refusal("busy", "You asked for advice already: it is being thought about.")
        address, addresses = self._owner(account)[0], [*self._advised.values()]
        if addresses.count(address) >= HINTS_AT_ONCE or len(addresses) >= HINTS_IN_ALL:
            raise Refusal("busy", "Too many ask for advice: try again.")
        worker = self._worker(table_id)
        self._advised[account] = address
        try:
            began = time.monotonic()
            async with worker.turns.take(lambda: ADVICE, self._owner(account)):
                self._metrics.waiting.observe(time.monotonic() - began)
                milliseconds = min(self._most(account), HINT_MILLISECONDS)
                task = task_for(table_id, game, seat, "", milliseconds, language, people)
                with self._counting(account, "hint"), refused_when_late():
                    return await worker.run(work, task, PATIENCE)
        finally:
            del self._advised[account]

    def _most(self, account: str) -> int:
        """The longest that one of an account's bots may think now, in milliseconds."""
        is_spent = self._rates.used("thinking", account) >= self._thinking[0]
        return SHORTEST if is_spent else self._milliseconds

    @contextlib.contextmanager
    def _counting(self, account: str, bot: str) -> Iterator[None]:
        """Count the time towards the account's budget."""
        began = time.monotonic()
        try:
            yield
        finally:
            spent = time.monotonic() - began
            self._rates.spend(self._thinking, "thinking", account, spent)
            self._metrics.thinking.labels(bot).observe(spent)

    async def _examine(self, account: str, table_id: str, work: ReviewWork, task: bytes) -> bytes:
        """One step of a review, or a question about it. Steps give way to bots and hints."""
        worker = self._worker(table_id)
        priority = NOBODY_WAITS if work is examine_task else ADVICE
        async with worker.turns.take(lambda: priority, self._owner(account)):
            with self._counting(account, "review"), refused_when_late():
                return await worker.run(work, task, REVIEW_PATIENCE)

    def _worker(self, table_id: str) -> Worker:
        return self._workers[int(table_id, 16) % len(self._workers)]

    def _rank(self, table_id: str) -> int:
        return PERSON_WAITS if self._person_waits(table_id) else NOBODY_WAITS

    async def _turn(self, table_id: str) -> None:
        try:
            with contextlib.suppress(Refusal, ConflictError):  # the table has changed meanwhile
                await self._answer(table_id, self._worker(table_id))
        except Exception as error:  # once the lease is over, it is tried again
            log.error("bot's turn failed", **failure(error))
            return
        finally:
            self._queued.discard(table_id)
        table = self._tables.known(table_id)
        if table is not None and table.bots_asked:
            self.wake(table_id)

    async def _answer(self, table_id: str, worker: Worker) -> None:
        """Let bots think, and play their answers, when it is the table's turn at the worker.

        A table where a person waits keeps the worker until that person is asked, unless another
        has as good a claim. Otherwise a long search for another table could begin in between.
        """
        payer = (await self._tables.get(table_id)).payer
        began = time.monotonic()
        async with worker.turns.take(lambda: self._rank(table_id), self._owner(payer)):
            self._metrics.waiting.observe(time.monotonic() - began)
            while True:
                thought = await self._think(table_id, worker, payer)
                if thought is None:
                    return
                if not worker.turns.has_precedence() or self._rank(table_id) != PERSON_WAITS:
                    break
                if not (await self._play(thought)).bots_asked:
                    return
        await self._play(thought)

    async def _think(self, table_id: str, worker: Worker, payer: str) -> Thought | None:
        """Ask the bot whose turn it is; None if no bot is asked."""
        table = await self._tables.get(table_id)
        if not table.bots_asked or table.game is None:
            table = await self._tables.refresh(table_id)
        if not table.bots_asked or table.game is None:
            await self._store.drop_job(table_id, table.version)
            return None
        seat = table.bots_asked[0]
        bot = table.chairs[seat].bot
        assert bot is not None
        answer = None
        with self._counting(payer, bot):
            milliseconds = thinking_time(self._most(payer), worker.turns.rivals)
            task = task_for(table_id, table.game, seat, bot, milliseconds)
            try:
                answer = await worker.run(think, task, milliseconds / 1000 + PATIENCE)
            except Exception as error:
                log.error("bot failed", bot=bot, **failure(error))
        return Thought(table, table.game, seat, answer)

    async def _play(self, thought: Thought) -> Table:
        """Play a bot's answer, or a random one if it is missing or illegal: the game must go on."""
        table, seat = thought.table, thought.seat
        if thought.answer is not None:
            try:
                return await self._commit(BotAnswer(table.id, table.version, seat, thought.answer))
            except Refusal as refusal:
                if refusal.code != "illegal":
                    raise
                log.error("bot answers illegally", reason=refusal.reason)
        drawn = random.SystemRandom().choice(thought.game.legal(seat))
        return await self._commit(BotAnswer(table.id, table.version, seat, drawn))

    async def _poll(self) -> None:
        """Claim bot turns that a dead process left behind."""
        while True:
            claimed: list[str] = []
            try:
                claimed = await self._store.claim_jobs(time.time(), CLAIMED_AT_ONCE)
            except Exception as error:
                log.warning("looking for bots' turns failed", **failure(error))
            for table_id in claimed:
                self.wake(table_id)
            await asyncio.sleep(POLL_SECONDS if len(claimed) < CLAIMED_AT_ONCE else 0)
