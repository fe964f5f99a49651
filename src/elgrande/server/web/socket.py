"""One WebSocket of one browser: it watches tables and sends commands.

States are never queued: a changed table is marked, and a slow browser gets its latest state once it
has read what was sent.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Coroutine, Iterator
from typing import Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from elgrande.server.accounts.bots import Scope
from elgrande.server.accounts.rows import Account
from elgrande.server.bus import CHAT, PEOPLE
from elgrande.server.config import Rate
from elgrande.server.errors import Refusal, refusal_for
from elgrande.server.logs import failure
from elgrande.server.queries import Queries, read_language
from elgrande.server.rates import Rates
from elgrande.server.refusal_words import preferred_language
from elgrande.server.requests import Done, Join, Rematch, Rename
from elgrande.server.service import Service
from elgrande.server.web import messages as m

log = structlog.get_logger()

STATE = 1  # a kind of news, like CHAT and PEOPLE: the table has a new version
TABLES_PER_SOCKET = 20
MAX_BAD_FRAMES = 20  # invalid or too frequent frames before the socket is closed
RETRY_FIRST, RETRY_MOST = 0.5, 15.0  # seconds before a failed update is retried, doubling each time
FAREWELL = 1.0  # seconds to wait for the close handshake
RESTARTING, TOO_MUCH, LOGGED_OUT = 1012, 1008, 4001


class Connections:
    """All sockets of this process."""

    def __init__(self, per_account: int, per_address: int) -> None:
        self._per_account = per_account
        self._per_address = per_address
        self._counts: Counter[str] = Counter()
        self._open: set[Connection] = set()

    def has_room(self, account: str, address: str) -> bool:
        return (
            self._counts[account] < self._per_account and self._counts[address] < self._per_address
        )

    def __len__(self) -> int:
        return len(self._open)

    @property
    def accounts(self) -> set[str]:
        return {each.account for each in self._open}

    @contextlib.contextmanager
    def holding(self, connection: Connection, account: str, address: str) -> Iterator[None]:
        names = (account, address)
        self._counts.update(names)
        self._open.add(connection)
        try:
            yield
        finally:
            self._open.discard(connection)
            for name in names:
                self._counts[name] -= 1
                if not self._counts[name]:
                    del self._counts[name]

    @property
    def sessions(self) -> set[str]:
        return {each.session for each in self._open}

    async def close_all(self) -> None:
        await asyncio.gather(*(each.close(RESTARTING) for each in self._open))

    async def close_session(self, session: str) -> None:
        ended = [each for each in self._open if each.session == session]
        await asyncio.gather(*(each.close(LOGGED_OUT) for each in ended))

    async def close_banned(self) -> None:
        """Close the sockets of banned players, even if nothing happens at their tables."""
        banned = [each for each in self._open if each.is_banned]
        await asyncio.gather(*(each.close(TOO_MUCH) for each in banned))


class Watching:
    """A table this socket watches, and what its browser already has."""

    def __init__(self, frame: m.Watch) -> None:
        self.frame = frame
        self.since = frame.since
        self.chat_since = frame.chat_since
        self.seat: int | None = frame.seat  # whose view was sent
        self.fresh = True  # nothing sent yet
        self.chat_refused = False  # it is tried again with every update
        self.here: tuple[tuple[int, ...], bool] | None = None  # the last presence sent
        self.news = {STATE, CHAT, PEOPLE}
        self.failures = 0  # consecutive failed attempts to send the news


class Connection:
    def __init__(
        self,
        socket: WebSocket,
        who: Account,
        session: str,
        service: Service,
        queries: Queries,
        rates: Rates,
    ) -> None:
        self.session = session
        self.account = who.id
        self._socket = socket
        self._who = who
        self._service = service
        self._queries = queries
        self._language = preferred_language(socket.headers.get("accept-language", ""))
        self._rates = rates
        self._watching: dict[str, Watching] = {}
        self._present: set[str] = set()  # tables where this socket counts as present
        self._changed: set[str] = set()
        self._wake = asyncio.Event()
        self._bad_frames = 0
        self._tasks: list[asyncio.Task[None]] = []
        self._command: asyncio.Task[Done] | None = None  # under way

    @property
    def is_banned(self) -> bool:
        return self._service.is_banned(self._who)

    async def run(self) -> None:
        self._tasks = [asyncio.create_task(each) for each in (self._read(), self._write())]
        try:
            done, _ = await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                error = None if task.cancelled() else task.exception()
                if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
                    log.error("socket failed", **failure(error))
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            for table_id in tuple(self._watching):
                self._unwatch(table_id)
            await self._end_command()

    async def _end_command(self) -> None:
        """Wait for the command. The client cannot get its answer: only an error is logged."""
        if self._command is not None:
            [outcome] = await asyncio.gather(self._command, return_exceptions=True)
            if isinstance(outcome, Exception) and not isinstance(outcome, Refusal):
                log.error("frame failed", **failure(outcome))

    async def close(self, code: int) -> None:
        """Close the socket, without waiting long for a client that does not read."""
        try:
            async with asyncio.timeout(FAREWELL):
                await self._socket.close(code)
        except TimeoutError:
            for task in self._tasks:
                task.cancel()
        except (RuntimeError, WebSocketDisconnect):
            pass  # already closed

    async def _send(self, message: m.AnyMessage) -> None:
        await self._socket.send_text(msgspec.json.encode(message).decode())

    # --- frames from the browser ---

    async def _read(self) -> None:
        limit = self._service.config.limits
        while True:
            message = await self._socket.receive()
            if message["type"] != "websocket.receive":
                return
            data = message.get("text") or ""
            try:
                self._rates.check(limit.frames, "frames", str(id(self)))
                if len(data) > limit.frame:
                    raise Refusal("too-large", f"A frame has at most {limit.frame} bytes.")
                frame = m.frames.decode(data)
            except (Refusal, msgspec.DecodeError, UnicodeError, RecursionError) as error:
                await self._note_bad_frame(error)
                continue
            await self._answer(frame)

    async def _note_bad_frame(self, error: Exception) -> None:
        self._bad_frames += 1
        refusal = error if isinstance(error, Refusal) else Refusal("bad-request", f"{error}.")
        await self._send(m.refused(refusal, self._language))
        if self._bad_frames > MAX_BAD_FRAMES:
            await self.close(TOO_MUCH)

    async def _answer(self, frame: m.AnyFrame) -> None:
        limit = self._service.config.limits
        try:
            if not await self._is_signed_in():
                return
            match frame:
                case m.Watch():
                    self._check(limit.reads, "reads", "read")
                    self._watch(frame)
                case m.Unwatch(table):
                    self._unwatch(table)
                case m.Do():
                    self._check(limit.commands, "commands", "play")
                    if isinstance(frame.do, Join | Rename | Rematch):
                        await self._read_name()
                    command = self._service.command(self._who, frame.table, frame)
                    done = await self._carry_out(command)
                    if frame.table not in self._present:
                        self._service.bus.presence.seen(frame.table, self._who.id)
                    await self._send(done)
                case m.Say():
                    self._check(limit.chat, "chat", "chat")
                    await self._read_name()
                    words = self._service.say(self._who, frame.table, frame)
                    await self._send(await self._carry_out(words))
                case m.Ping():
                    await self._send(m.Pong())
        except Refusal as refusal:
            key = frame.key if isinstance(frame, m.Do | m.Say) else None
            table_id = None if isinstance(frame, m.Ping) else frame.table
            await self._send(m.refused(refusal, self._language, key, table_id))
        except (WebSocketDisconnect, RuntimeError):
            raise
        except Exception as error:
            log.error("frame failed", **failure(error))
            key = frame.key if isinstance(frame, m.Do | m.Say) else None
            await self._send(m.refused(refusal_for(error), self._language, key))

    async def _carry_out(self, command: Coroutine[Any, Any, Done]) -> Done:
        """Run a command to its end, even if the client disconnects: `run` waits for it."""
        task = self._command = asyncio.create_task(command)
        await asyncio.wait((task,))
        self._command = None
        return task.result()

    async def _read_name(self) -> None:
        """Read the account again: a guest may have another name by now."""
        self._who = await self._service.accounts.by_session(self.session) or self._who

    def _check(self, rate: Rate, what: str, scope: Scope) -> None:
        if not self._who.may(scope):
            raise Refusal("wrong-scope", f"A token cannot do that: it needs the scope {scope!r}.")
        self._rates.check(rate, what, self._who.counts_as)

    async def _is_signed_in(self) -> bool:
        """Check again: the session may have ended since, perhaps in another process."""
        if not await self._service.accounts.is_valid(self.session):
            await self.close(LOGGED_OUT)
            return False
        if self.is_banned:
            await self.close(TOO_MUCH)
            return False
        return True

    def _watch(self, frame: m.Watch) -> None:
        if frame.table not in self._watching and len(self._watching) >= TABLES_PER_SOCKET:
            raise Refusal("too-many", f"A socket watches at most {TABLES_PER_SOCKET} tables.")
        self._language = read_language(frame.language)
        self._watching[frame.table] = Watching(frame)
        self._service.bus.watch(frame.table, self._table_changed)
        self._table_changed(frame.table, STATE)

    def _unwatch(self, table_id: str) -> None:
        if self._watching.pop(table_id, None) is None:
            return
        self._service.bus.unwatch(table_id, self._table_changed)
        if table_id in self._present:
            self._present.discard(table_id)
            self._service.bus.presence.go(table_id, self._who.id)

    # --- updates to the browser ---

    def _table_changed(self, table_id: str, version: int) -> None:
        self._watching[table_id].news.add(min(version, STATE))
        self._mark(table_id)

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            changed, self._changed = self._changed, set()
            for table_id in changed:
                watching = self._watching.get(table_id)
                if watching is None:
                    continue
                try:
                    if await self._is_signed_in():
                        await self._tell(table_id, watching)
                except (WebSocketDisconnect, RuntimeError):
                    raise
                except Exception as error:
                    log.error("telling failed", **failure(error))
                    await self._try_again(table_id, watching, error)

    async def _try_again(self, table_id: str, watching: Watching, error: Exception) -> None:
        """Retry with backoff. Only the first failure is reported to the browser."""
        watching.failures += 1
        delay = min(RETRY_FIRST * 2 ** (watching.failures - 1), RETRY_MOST)
        asyncio.get_running_loop().call_later(delay, self._mark, table_id)
        if watching.failures == 1:
            refusal = refusal_for(error)
            await self._send(m.refused(refusal, self._language, table=table_id))

    def _mark(self, table_id: str) -> None:
        self._changed.add(table_id)
        self._wake.set()

    async def _tell(self, table_id: str, watching: Watching) -> None:
        news, watching.news = watching.news, set()
        try:
            await self._tell_news(table_id, watching, news)
            watching.failures = 0
        except Refusal as refusal:
            self._unwatch(table_id)
            await self._send(m.refused(refusal, self._language, table=table_id))
        except Exception:
            watching.news |= news
            raise

    async def _tell_news(self, table_id: str, watching: Watching, news: set[int]) -> None:
        if STATE in news:
            await self._tell_state(table_id, watching)
        if CHAT in news or watching.chat_refused:
            await self._tell_chat(table_id, watching)
        if PEOPLE in news:
            here = await self._queries.here(self._who, table_id)
            if here != watching.here:
                watching.here = here
                await self._send(m.Here(table_id, *here))

    async def _tell_chat(self, table_id: str, watching: Watching) -> None:
        try:
            lines = await self._queries.chat(self._who, table_id, watching.chat_since)
        except Refusal:  # this viewer may see the table, but not yet its chat
            watching.chat_refused = True
            return
        watching.chat_refused = False
        if lines:
            watching.chat_since = lines[-1].id
            await self._send(m.ChatLines(table_id, tuple(lines)))

    async def _tell_state(self, table_id: str, watching: Watching) -> None:
        frame = watching.frame
        state = await self._queries.state(
            self._who, table_id, frame.seat, watching.since, frame.language
        )
        if state.seat != watching.seat and not watching.fresh:  # another seat's view: resend all
            state = await self._queries.state(self._who, table_id, frame.seat, 0, frame.language)
        is_new = table_id in self._watching and table_id not in self._present
        if state.your_seats and is_new:
            self._present.add(table_id)
            self._service.bus.presence.come(table_id, self._who.id)
        if watching.fresh or state.version > watching.since:
            watching.since, watching.seat, watching.fresh = state.version, state.seat, False
            await self._send(state)
