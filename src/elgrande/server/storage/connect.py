"""Opens a database: engines for SQLite and PostgreSQL, migrations, the lock on a SQLite file."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import secrets
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Protocol

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from elgrande.server.storage.database import (
    READERS,
    Database,
    PostgresqlDatabase,
    SqliteDatabase,
    T,
    Work,
)

if TYPE_CHECKING:  # slow to import, and needed only to migrate
    from alembic.config import Config

HELD = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)  # errors for a lock held by another process
SERVER = "elgrande server"  # begins what PostgreSQL calls the connections of a server
MIGRATIONS = Path(__file__).with_name("migrations")
NOTHING_IN_IT = "There is nothing of elgrande in this database."
SQLITE = b"SQLite format 3\0"  # how every such file begins


class DatabaseUnusableError(ValueError):
    """The database cannot be used. The message says why, and never contains the password."""


class DatabaseBusyError(DatabaseUnusableError):
    """Another process uses this SQLite file."""


def read_url(text: str) -> URL:
    """Accepts `postgresql://...`, `sqlite:///file`, or just the path of a file."""
    if "://" not in text:
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
    except ValueError:
        raise DatabaseUnusableError("The port in the database's address is not a number.") from None
    except ArgumentError:
        raise DatabaseUnusableError("The database is postgresql://... or a file.") from None
    backend = url.get_backend_name()
    if url.port is not None and not 0 < url.port < 65536:
        raise DatabaseUnusableError(f"There is no port {url.port}: they go from 1 to 65535.")
    if backend == "postgresql":
        return url.set(drivername="postgresql+asyncpg")
    if backend == "sqlite" and url.database:
        return url.set(drivername="sqlite")
    raise DatabaseUnusableError(f"The database is postgresql://... or a file, not {backend}.")


async def open_database(text: str) -> Database:
    """Connect and migrate. A SQLite file is locked, since only one process may use it."""
    url = read_url(text)
    database: Database
    if url.get_backend_name() == "postgresql":
        database = open_postgresql(url, f"{SERVER} {secrets.token_hex(8)}")
    else:
        path = Path(str(url.database)).absolute()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)  # it holds secrets of all players
        except OSError as error:
            reason = f"The database {path} cannot be used: {error.strerror}."
            raise DatabaseUnusableError(reason) from None
        refuse_other_file(path)
        locks = lock_sqlite(path.resolve())
        try:
            await asyncio.to_thread(migrate_sqlite, url)
        except BaseException as error:
            for lock in locks:
                lock.close()
            raise unusable(error) from error
        return SqliteDatabase(path, sqlite_engine(url, 1 + READERS), *locks)
    try:
        await database.write(migrate)
    except BaseException as error:
        await database.close()
        raise unusable(error) from error
    return database


def unusable(error: BaseException) -> BaseException:
    """What to say if a database could not be opened or migrated."""
    if not isinstance(error, Exception):
        return error
    reason = str(error.__cause__ or error).partition("\n")[0]
    return DatabaseUnusableError(f"The database cannot be used: {reason}")


async def open_beside(text: str) -> Database:
    """Connect to the database of a server, which may be running; its revision must be ours."""
    url = read_url(text)
    if url.get_backend_name() == "postgresql":
        database: Database = open_postgresql(url)
    else:
        path = existing_file(url)
        database = SqliteDatabase(path, sqlite_engine(url, 1 + READERS))
    try:
        await database.read(check_revision)
    except BaseException:
        await database.close()
        raise
    return database


def existing_file(url: URL) -> Path:
    """The SQLite file."""
    path = Path(str(url.database)).absolute()
    if not path.is_file():
        raise DatabaseUnusableError(f"There is no database {path}.")
    refuse_other_file(path)
    if path.stat().st_size == 0:  # SQLite would write into it
        raise DatabaseUnusableError(NOTHING_IN_IT)
    return path


def refuse_other_file(path: Path) -> None:
    """Raise `DatabaseUnusableError` for a file that holds something else."""
    try:
        with path.open("rb") as file:
            begin = file.read(len(SQLITE))
    except OSError as error:
        raise DatabaseUnusableError(f"The file {path} cannot be used: {error.strerror}.") from None
    if begin not in (b"", SQLITE):
        raise DatabaseUnusableError(f"{path} is not a database.")


class ReadSnapshot(Protocol):
    def __call__(self, work: Work[T], /) -> Awaitable[T]: ...


@contextlib.asynccontextmanager
async def open_snapshot(text: str) -> AsyncIterator[ReadSnapshot]:
    """Read a consistent snapshot of a database, even while a server uses it."""
    url = read_url(text)
    if url.get_backend_name() == "postgresql":
        database = open_postgresql(url)
        engine = database.engine.execution_options(isolation_level="REPEATABLE READ")
        snapshot = PostgresqlDatabase(engine)
        try:
            yield snapshot.read
        finally:
            await database.close()
        return
    existing_file(url)
    reader = sqlite_engine(url, 1, "BEGIN")

    async def read(work: Work[T]) -> T:
        def run() -> T:
            with reader.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(run)

    try:
        yield read
    finally:
        reader.dispose()


def open_postgresql(url: URL, name: str = "elgrande") -> PostgresqlDatabase:
    """`name` is what PostgreSQL calls the connections."""
    from sqlalchemy.ext.asyncio import create_async_engine

    try:
        engine = create_async_engine(
            url,
            pool_size=8,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"server_settings": {"application_name": name}},
        )
    except ModuleNotFoundError:
        raise DatabaseUnusableError(
            "PostgreSQL needs a driver, which elgrande's extra [postgresql] brings."
        ) from None
    return PostgresqlDatabase(engine)


def sqlite_engine(url: URL, connections: int, begin: str = "", foreign_keys: str = "ON") -> Engine:
    """Without `begin`, transactions are begun by hand."""
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # errors must not contain the values
        connect_args={"check_same_thread": False},  # the pool lends it to one thread at a time
    )

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # the driver starts no transactions
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",  # a confirmed command must survive a power failure
            f"foreign_keys={foreign_keys}",
            "busy_timeout=5000",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    if begin:
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))

    return engine


def lock_sqlite(path: Path) -> list[IO[str]]:
    """Lock a SQLite file against other servers for as long as this process lives.

    The `.lock` file works on all systems, but not if a hard link gives the database a second name.
    So on Linux the database itself is locked too: there, `flock` does not conflict with SQLite's
    own locks.
    """
    locks = [lock_file(path, Path(f"{path}.lock"))]
    try:
        if sys.platform == "linux":
            locks.append(lock_file(path, path))
        elif path.stat().st_nlink > 1:
            raise DatabaseUnusableError(
                f"The file {path} has a second name (a hard link): remove one of the names."
            )
    except DatabaseUnusableError:
        locks[0].close()
        raise
    return locks


def lock_file(path: Path, name: Path) -> IO[str]:
    """Lock the file `name` for the server of the database `path`."""
    try:
        lock = name.open("a+")
    except OSError as error:
        raise DatabaseUnusableError(f"The file {name} cannot be used: {error.strerror}.") from None
    try:
        exclusive_lock()(lock.fileno())
    except OSError as error:
        lock.close()
        if error.errno not in HELD:
            reason = f"The file {name} cannot be locked: {error.strerror}."
            raise DatabaseUnusableError(reason) from None
        raise DatabaseBusyError(
            f"Another elgrande server is using {path}. A SQLite file serves one process: "
            "stop the other server, choose another file, or use --database postgresql://..."
        ) from None
    return lock


def exclusive_lock() -> Callable[[int], None]:
    if sys.platform == "win32":
        import msvcrt

        return lambda handle: msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    import fcntl

    return lambda handle: fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def alembic_config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def newest_revision() -> str:
    """Migrations are files such as `v0002_table_events.py`."""
    return max(file.name[1:5] for file in MIGRATIONS.glob("versions/v*.py"))


def revision_of(connection: Connection) -> str | None:
    """The revision of the database; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def check_revision(connection: Connection) -> str:
    """The revision of the database, which must be that of this version."""
    found = revision_of(connection)
    if found is None:
        raise DatabaseUnusableError(NOTHING_IN_IT)
    if found != newest_revision():
        raise DatabaseUnusableError(
            f"The database belongs to another version (revision {found}, here "
            f"{newest_revision()}): use that version, or start this version's server once."
        )
    return found


def migrate_sqlite(url: URL) -> None:
    """SQLite changes a table by building it again, which foreign keys would not allow."""
    engine = sqlite_engine(url, 1, "BEGIN IMMEDIATE", foreign_keys="OFF")
    try:
        with engine.begin() as connection:
            migrate(connection)
            if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
                raise ValueError("a migration left rows that refer to nothing")
    finally:
        engine.dispose()


def migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Several processes may start at once: only one may migrate.
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7030541)")
    found, newest = revision_of(connection), newest_revision()
    if found == newest:
        return
    if found is not None and found > newest:
        raise ValueError(f"it belongs to a newer version (revision {found}, here {newest}).")
    from alembic import command

    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
