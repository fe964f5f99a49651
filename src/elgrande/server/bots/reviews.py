"""Reviews of finished games: examined step by step in the bots' workers, kept for later readers.

Every step is a turn of its own in the worker's fair queue, at the lowest priority, so a review
holds up no bot that a person waits for. Its result depends only on the game, so it is computed once
for all readers and languages and kept in the database.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Protocol

import msgspec
import structlog

from elgrande.bots.judgement import CURRENT
from elgrande.core.state import from_bytes, to_bytes
from elgrande.game import Options, Record
from elgrande.game.options import OptionsData
from elgrande.review import (
    Alternatives,
    Effort,
    Finding,
    Review,
    alternatives,
    assemble,
    course_of,
    examine,
)
from elgrande.review.steps import ReviewStep
from elgrande.server.errors import Refusal
from elgrande.server.logs import failure

log = structlog.get_logger()

KEPT: Final = 64  # finished reviews in memory
AT_ONCE: Final = 4  # in progress, of one address; more are refused
IN_ALL: Final = 16
EFFORT: Final = Effort()

MAKER: Final = f"{CURRENT}/{EFFORT.iterations}/{EFFORT.samples}"

ReviewWork = Callable[[bytes], bytes]
Run = Callable[[str, str, ReviewWork, bytes], Awaitable[bytes]]  # account, table, work, task


class ReviewStore(Protocol):
    """Where findings are kept, by table and maker."""

    async def review(self, table: str, maker: str) -> bytes | None: ...

    async def keep_review(self, table: str, maker: str, findings: bytes) -> None: ...


class StepTask(msgspec.Struct, frozen=True):
    """One step of a finished game, to be examined in a worker. Its secrets are open by now."""

    options: OptionsData
    position: bytes
    seat: int
    kind: str
    path: tuple[int, ...]
    rest: tuple[int, ...]
    free: bool


_tasks: Final = msgspec.msgpack.Decoder(StepTask)
_finding: Final = msgspec.msgpack.Decoder(Finding)
_findings: Final = msgspec.msgpack.Decoder(list[Finding])
_alternatives: Final = msgspec.msgpack.Decoder(Alternatives)


def task_of(options: OptionsData, step: ReviewStep) -> bytes:
    position = to_bytes(step.state)
    return msgspec.msgpack.encode(
        StepTask(options, position, step.seat, step.kind, step.path, step.rest, step.free)
    )


def step_of(data: bytes) -> ReviewStep:
    task = _tasks.decode(data)
    state = from_bytes(task.position, Options.from_dict(task.options).rules)
    return ReviewStep(
        first=0, entries=0, events=0, round=0, seat=task.seat, kind=task.kind, state=state,
        path=task.path, rest=task.rest, answers=(), free=task.free,
    )  # fmt: skip


def examine_task(data: bytes) -> bytes:
    """Run by a worker."""
    return msgspec.msgpack.encode(examine(step_of(data), EFFORT))


def alternatives_task(data: bytes) -> bytes:
    """Run by a worker."""
    return msgspec.msgpack.encode(alternatives(step_of(data), EFFORT))


@dataclass
class Job:
    account: str
    done: int = 0
    of: int = 0
    review: Review | None = None


class Reviews:
    """Starts, counts and keeps reviews.

    `run` does one piece of work in a worker; `address_of` says where an account comes from.
    """

    def __init__(
        self, run: Run, store: ReviewStore, address_of: Callable[[str], str] = lambda _: ""
    ) -> None:
        self._run = run
        self._store = store
        self._address_of = address_of
        self._jobs: OrderedDict[str, Job] = OrderedDict()  # by table, the last asked for at the end
        self._tasks: set[asyncio.Task[None]] = set()
        self._comparing: set[str] = set()  # accounts

    async def alternatives(
        self, account: str, table: str, record: Record, entries: int
    ) -> Alternatives:
        """The possible answers after this many entries; an account asks one question at a time."""
        if account in self._comparing:
            raise Refusal("busy", "You are comparing already: wait for the answer.")
        self._comparing.add(account)
        try:
            course = await asyncio.to_thread(course_of, record)
            step = next((each for each in course.steps if each.first == entries), None)
            if step is None or not step.free:
                raise Refusal("not-found", f"Nothing was decided after {entries} entries.")
            task = task_of(course.options.to_dict(), step)
            return _alternatives.decode(await self._run(account, table, alternatives_task, task))
        finally:
            self._comparing.discard(account)

    def ask(self, account: str, table: str, record: Callable[[], Record]) -> Job:
        """The review of a table, finished or in progress; begins one if there is none."""
        job = self._jobs.get(table)
        if job is not None:
            self._jobs.move_to_end(table)
            return job
        running = [each for each in self._jobs.values() if each.review is None]
        if any(each.account == account for each in running):
            raise Refusal("busy", "Another review of yours is in progress: wait for it.")
        addresses = [self._address_of(each.account) for each in running]
        if addresses.count(self._address_of(account)) >= AT_ONCE or len(running) >= IN_ALL:
            raise Refusal("busy", "Too many games are being reviewed: try again.")
        job = self._jobs[table] = Job(account)
        task = asyncio.create_task(self._work(table, job, record()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._forget()
        return job

    async def stop(self) -> None:
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, table: str, job: Job, record: Record) -> None:
        try:
            course = await asyncio.to_thread(course_of, record)
            job.of = len(course.steps)
            kept = await self._store.review(table, MAKER)
            findings = [] if kept is None else _findings.decode(kept)
            if kept is None:
                options = course.options.to_dict()
                for step in course.steps:
                    found = await self._run(
                        job.account, table, examine_task, task_of(options, step)
                    )
                    findings.append(_finding.decode(found))
                    job.done += 1
                await self._store.keep_review(table, MAKER, msgspec.msgpack.encode(findings))
            job.done = job.of
            job.review = assemble(course, findings, EFFORT)
        except Exception as error:
            log.error("review failed", **failure(error))
        finally:
            if job.review is None:  # the next reader begins again
                self._jobs.pop(table, None)

    def _forget(self) -> None:
        """Drop the finished reviews that were asked for longest ago."""
        for table, job in list(self._jobs.items()):
            if len(self._jobs) > KEPT and job.review is not None:
                del self._jobs[table]
