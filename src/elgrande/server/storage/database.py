"""Runs transactions on SQLite or PostgreSQL. A transaction is a plain function of a connection.

SQLite has one writer thread. It runs all queued writes in one transaction and commits once, so that
many commands share one disk sync. Each write has its own savepoint: if it fails, the others still
succeed. PostgreSQL runs as many transactions at once as it has connections.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from elgrande.server.errors import DatabaseDownError

if TYPE_CHECKING:  # slow to import, and not needed with SQLite
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work = Callable[[Connection], T]

OUTAGES = (
    OSError,
    PoolTimeoutError,
    InterfaceError,
    OperationalError,
    sqlite3.InterfaceError,
    sqlite3.OperationalError,
)
TOGETHER = 64  # most writes in one commit
READERS = 2


class Database(Protocol):
    @property
    def is_postgresql(self) -> bool: ...

    async def write(self, work: Work[T]) -> T:
        """Run the work in a transaction; return once it is on disk."""
        ...

    async def read(self, work: Work[T]) -> T: ...

    async def close(self) -> None: ...


class PostgresqlDatabase:
    is_postgresql = True

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def write(self, work: Work[T]) -> T:
        with reporting_outages():
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        with reporting_outages():
            async with self.engine.connect() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


class Write(NamedTuple):
    work: Work[Any]
    future: asyncio.Future[Any]


class SqliteDatabase:
    is_postgresql = False

    def __init__(self, path: Path, writer: Engine, reader: Engine, *locks: IO[str]) -> None:
        self._path = path
        self._file = file_id(path)
        self._writer = writer
        self._reader = reader
        self._locks = locks
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._line: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work[T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._line.put(Write(work, future))
        return await future

    async def read(self, work: Work[T]) -> T:
        def read() -> T:
            with reporting_outages(), self._reader.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)

    async def close(self) -> None:
        self._line.put(None)
        await asyncio.to_thread(self._thread.join)
        self._readers.shutdown()
        self._reader.dispose()
        self._writer.dispose()
        for lock in self._locks:
            lock.close()

    # --- the writer thread ---

    def _write_all(self) -> None:
        while (first := self._line.get()) is not None:
            together = [first]
            last = False
            while len(together) < TOGETHER and not self._line.empty():
                following = self._line.get()
                if following is None:
                    last = True
                    break
                together.append(following)
            self._commit(together)
            if last:
                return

    def _commit(self, together: list[Write]) -> None:
        """Success is reported only after the commit. Cancelled work is skipped."""
        together = [each for each in together if not each.future.cancelled()]
        if not together:
            return
        alone = len(together) == 1
        outcomes: list[tuple[Write, Any, Exception | None]] = []
        try:
            self._check_file()
            with reporting_outages(), self._writer.begin() as connection:
                driver = driver_of(connection)
                for each in together:
                    try:
                        with reporting_outages(), nullcontext() if alone else savepoint(driver):
                            outcomes.append((each, each.work(connection), None))
                    except Exception as error:
                        if alone or not driver.in_transaction:
                            raise  # a full disk ends the whole transaction, not one savepoint
                        outcomes.append((each, None, error))
            self._check_file()
        except Exception as error:
            outcomes = [(each, None, error) for each in together]
        with contextlib.suppress(RuntimeError):  # the loop has ended: no one waits any more
            together[0].future.get_loop().call_soon_threadsafe(settle, outcomes)

    def _check_file(self) -> None:
        """SQLite keeps writing to a file that was deleted or replaced: such a commit is lost."""
        if file_id(self._path) != self._file:
            raise DatabaseDownError(f"{self._path} was deleted or replaced")


def file_id(path: Path) -> tuple[int, int] | None:
    """Identify the file at a path by device and inode; None if there is no file."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    return status.st_dev, status.st_ino


@contextlib.contextmanager
def reporting_outages() -> Iterator[None]:
    """Turn driver errors that mean an unusable database into `DatabaseDownError`."""
    try:
        yield
    except OUTAGES as error:
        raise DatabaseDownError(type(error).__name__) from error
    except DBAPIError as error:
        # asyncpg's lost connections have no class of their own.
        if error.connection_invalidated or type(error) is DBAPIError:
            raise DatabaseDownError(type(error).__name__) from error
        raise


def settle(outcomes: list[tuple[Write, Any, Exception | None]]) -> None:
    """Wake those who wait for a commit, all at once."""
    for (_, future), result, error in outcomes:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


def driver_of(connection: Connection) -> sqlite3.Connection:
    driver: Any = connection.connection.dbapi_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


@contextlib.contextmanager
def savepoint(driver: sqlite3.Connection) -> Iterator[None]:
    """Past SQLAlchemy, which compiles every savepoint again: slower than the write in it."""
    driver.execute("SAVEPOINT one_write")
    try:
        yield
    except BaseException:
        if driver.in_transaction:
            driver.execute("ROLLBACK TO one_write")
            driver.execute("RELEASE one_write")
        raise
    driver.execute("RELEASE one_write")
