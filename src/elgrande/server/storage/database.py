"""Runs transactions on SQLite or PostgreSQL. A transaction is a plain function of a connection.

SQLite has one writer thread. It runs all queued writes in one transaction and commits once, so that
many commands share one disk sync. Each write has its own savepoint: if it fails, the others still
succeed. Transactions and savepoints bypass SQLAlchemy, which needs longer for one of them than the
statements of a command take. PostgreSQL runs as many transactions at once as it has connections.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from os.path import samestat
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.dialects import sqlite
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
GATHER = 0.010  # seconds to wait for more writes, if the last commit had several
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
        try:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        except Exception as error:
            raise_outage(error)
            raise

    async def read(self, work: Work[T]) -> T:
        try:
            async with self.engine.connect() as connection:
                return await connection.run_sync(work)
        except Exception as error:
            raise_outage(error)
            raise

    async def close(self) -> None:
        await self.engine.dispose()


class Write(NamedTuple):
    work: Work[Any]
    future: asyncio.Future[Any]


class SqliteConnections:
    """Connections to a SQLite file that stay open, each for one transaction at a time."""

    def __init__(self, engine: Engine, begin: str) -> None:
        self._engine = engine
        self._begin = begin
        self._idle: list[Connection] = []

    @contextlib.contextmanager
    def transaction(self) -> Iterator[Connection]:
        try:
            connection = self._idle.pop() if self._idle else self._engine.connect()
            driver: Any = connection.connection.dbapi_connection
            try:
                driver.execute(self._begin)
                yield connection
                driver.execute("COMMIT")
            finally:
                if driver.in_transaction:
                    driver.rollback()
                self._idle.append(connection)
        except Exception as error:
            raise_outage(error)
            raise

    def close(self) -> None:
        while self._idle:
            self._idle.pop().close()


class SqliteDatabase:
    is_postgresql = False

    def __init__(self, path: Path, engine: Engine, *locks: IO[str]) -> None:
        self._path = path
        self._file = path.stat()
        self._engine = engine
        self._writer = SqliteConnections(engine, "BEGIN IMMEDIATE")
        self._reader = SqliteConnections(engine, "BEGIN")
        self._locks = locks
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work[T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put(Write(work, future))
        return await future

    async def read(self, work: Work[T]) -> T:
        def read() -> T:
            with self._reader.transaction() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._readers.shutdown()
        self._reader.close()
        self._writer.close()
        self._engine.dispose()
        for lock in self._locks:
            lock.close()

    # --- the writer thread ---

    def _write_all(self) -> None:
        together: list[Write] = []
        while (first := self._queue.get()) is not None:
            if len(together) > 1:
                time.sleep(GATHER)
            together = [first]
            while len(together) < TOGETHER and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    self._queue.put(None)
                    break
                together.append(following)
            if wanted := [each for each in together if not each.future.cancelled()]:
                self._commit(wanted)

    def _commit(self, together: list[Write]) -> None:
        """Success is reported only after the commit."""
        alone = len(together) == 1
        outcomes: list[tuple[Write, Any, Exception | None]] = []
        try:
            with self._writer.transaction() as connection:
                driver: Any = connection.connection.dbapi_connection
                for each in together:
                    try:
                        with nullcontext() if alone else savepoint(driver):
                            outcomes.append((each, each.work(connection), None))
                    except Exception as error:
                        if alone or not driver.in_transaction:
                            raise  # a full disk ends the whole transaction, not one savepoint
                        outcomes.append((each, None, error))
                # SQLite keeps writing to a file that was deleted or replaced: that would be lost.
                if not self._path.exists() or not samestat(self._path.stat(), self._file):
                    raise DatabaseDownError(f"{self._path} was deleted or replaced")
        except Exception as error:
            outcomes = [(each, None, error) for each in together]
        with contextlib.suppress(RuntimeError):  # the loop has ended: no one waits any more
            together[0].future.get_loop().call_soon_threadsafe(resolve, outcomes)


def raise_outage(error: Exception) -> None:
    """Raise `DatabaseDownError` for an error that means an unusable database."""
    # asyncpg's lost connections have no class of their own.
    lost = isinstance(error, DBAPIError) and (
        error.connection_invalidated or type(error) is DBAPIError
    )
    if lost or isinstance(error, OUTAGES):
        raise DatabaseDownError(type(error).__name__) from error


def resolve(outcomes: list[tuple[Write, Any, Exception | None]]) -> None:
    """Set the results of all futures that wait for a commit."""
    for (_, future), result, error in outcomes:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


@contextlib.contextmanager
def savepoint(driver: sqlite3.Connection) -> Iterator[None]:
    driver.execute("SAVEPOINT one_write")
    try:
        yield
    except BaseException as error:
        if driver.in_transaction:
            driver.execute("ROLLBACK TO one_write")
        if isinstance(error, Exception):
            raise_outage(error)
        raise
    finally:
        if driver.in_transaction:
            driver.execute("RELEASE one_write")


class PreparedStatement:
    """A statement that commands run, compiled once.

    SQLite runs it in a tenth of the time that SQLAlchemy needs to hand it over. `columns` are those
    an update sets; `on_sqlite` is the statement where the dialects differ.
    """

    def __init__(self, statement: Any, *, columns: Any = None, on_sqlite: Any = None) -> None:
        self._statement = statement
        dialect = sqlite.dialect(paramstyle="named")
        form = statement if on_sqlite is None else on_sqlite
        self._text = str(form.compile(dialect=dialect, column_keys=columns))

    def run(self, c: Connection, values: dict[str, Any]) -> int:
        """The number of rows it changed."""
        if c.dialect.name == "sqlite":
            driver: Any = c.connection.dbapi_connection
            return int(driver.execute(self._text, values).rowcount)
        return int(c.execute(self._statement, values).rowcount)

    def one(self, c: Connection, values: dict[str, Any]) -> Any:
        """The row it finds, or None."""
        if c.dialect.name == "sqlite":
            driver: Any = c.connection.dbapi_connection
            return driver.execute(self._text, values).fetchone()
        return c.execute(self._statement, values).one_or_none()
