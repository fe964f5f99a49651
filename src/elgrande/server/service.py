"""Everything the server does, independent of HTTP and sockets.

A command is decided on the table in memory, committed together with its answer, and announced
after that. If anything fails in between, a retry finds out what happened.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace as with_changes
from functools import partial

import msgspec
from msgspec.structs import replace

from elgrande.game import Record
from elgrande.server import decisions, requests, room
from elgrande.server.accounts import Accounts
from elgrande.server.admin.actions import Admin
from elgrande.server.admin.sanctions import Sanctions
from elgrande.server.admin.store import AdminStore
from elgrande.server.bots.budget import ThinkingBudget
from elgrande.server.bots.fair_queue import Owner
from elgrande.server.bots.runner import BotRunner
from elgrande.server.bus import CHAT, Bus
from elgrande.server.clocks.clock import Outages, tick
from elgrande.server.clocks.settings import check_clock
from elgrande.server.clocks.timekeeper import Timekeeper
from elgrande.server.clocks.uptime import Uptime
from elgrande.server.commands import (
    BotAnswer,
    PlayerCommand,
    RematchLink,
    ServerCommand,
    answer_of,
    digest_of,
    must_be_current,
)
from elgrande.server.commit import Committer
from elgrande.server.config import Config
from elgrande.server.decisions import Decision
from elgrande.server.errors import Refusal
from elgrande.server.load import Load
from elgrande.server.metrics import Metrics
from elgrande.server.new_table import chairs_for, clean_title, names_in, read_record
from elgrande.server.notifications.dispatcher import Dispatcher
from elgrande.server.notifications.notifier import Notifier
from elgrande.server.rates import Rates
from elgrande.server.retention import Keeper
from elgrande.server.storage import Answer, ConflictError, Database, Store
from elgrande.server.storage.store import Account
from elgrande.server.table import Table
from elgrande.server.table_cache import KeyedLocks, TableCache
from elgrande.server.table_events import Chair, TableSettings, to_bytes
from elgrande.server.table_summary import read_summary, summary_of
from elgrande.server.text_input import clean_text

ADDRESSES_KEPT = 20_000


class Service:
    def __init__(
        self, database: Database, config: Config, make_table: Callable[[str], Table] = Table
    ) -> None:
        self.config = config
        self.store = Store(database, secrets.token_hex(8), config.lease)
        self.accounts = Accounts(self.store)
        self.uptime = Uptime(database)
        self.cache = TableCache(self.store, config.tables_in_memory, make_table, self._outages)
        self.rates = Rates()
        self.bus = Bus(self.store, self.cache, self.rates, config.poll)
        self.load = Load(config.limits.lag)
        self.metrics = Metrics()
        self.bots = BotRunner(
            self.store,
            self.cache,
            self._bot_plays,
            self._person_waits,
            self._owner,
            workers=config.bot_workers,
            milliseconds=config.bot_milliseconds,
            budget=ThinkingBudget(self.rates, config.limits.thinking),
            metrics=self.metrics,
        )
        self.metrics.gauge("tables", "Tables in memory.", lambda: len(self.cache))
        self.metrics.gauge("bots_waiting", "Bots that wait for a worker.", self.bots.waiting)
        self.metrics.gauge("lag_seconds", "How late the server is.", lambda: self.load.lag)
        self._committer = Committer(self.store, self.cache, self._announce, self._outages)
        self._timekeeper = Timekeeper(self.store, self.cache, self.uptime, self._committer.commit)
        self.admin_store = AdminStore(database)
        self.sanctions = Sanctions(self.admin_store, self._changed_by_admin)
        self._keeper = Keeper(database, config.retention)
        self.dispatcher = Dispatcher(database, config, self.bus.presence.is_here)
        self.notifier = Notifier(
            self.dispatcher.rows, config.notifications.wait, self.bus.presence.is_here
        )
        self._locks = KeyedLocks()
        self._make_table = make_table
        self._addresses: dict[str, str] = {}  # by account

    async def start(self) -> None:
        self._keeper.start()
        self.load.start()
        await self.sanctions.start()
        self.bus.start()
        await self._timekeeper.start()
        await self.dispatcher.start()
        await self.bots.start()

    async def stop(self) -> None:
        await self._timekeeper.stop()
        await self.sanctions.stop()
        await self._keeper.stop()
        await self.dispatcher.stop()
        await self.notifier.stop()
        await self.load.stop()
        await self.bots.stop()
        await self.bus.stop()
        await self.store.database.close()

    # --- admins ---

    def admin(self, who: Account) -> Admin:
        return Admin(who.name, self.admin_store, self._committer)

    def is_banned(self, who: Account) -> bool:
        try:
            self.sanctions.check(who.id, self._owner(who.id)[0])
        except Refusal:
            return True
        return False

    async def _changed_by_admin(self, table_id: str) -> None:
        self.cache.drop(table_id)
        self.bus.tell(table_id, max(1, self.bus.version(table_id)))

    def _outages(self) -> Outages:
        return self.uptime.outages

    def _announce(self, table: Table) -> None:
        self.bus.tell(table.id, table.version)
        self.notifier.table_changed(table)
        if table.bots_asked:
            self.bots.wake(table.id)

    # --- new tables ---

    async def open_table(self, who: Account, request: requests.NewTable) -> requests.Done:
        settings = TableSettings(
            options=request.options,
            title=clean_title(request.title),
            public=request.public,
            spectators=request.spectators,
            hints=request.hints,
            undo=request.undo,
            confirm_turns=request.confirm_turns,
            clock=request.clock,
        )
        check_clock(request.clock)
        chairs = chairs_for(request.seats, who)
        await self.accounts.check_names([seat.name for seat in request.seats if seat.name], who)

        def open_and_start(table: Table) -> list[Decision]:
            opened = decisions.open_table(table, who.id, settings, chairs)
            if request.start:
                with contextlib.suppress(Refusal):  # a seat is open
                    return [opened, decisions.start(opened.table, who.id)]
            return [opened]

        async with self._counting_bots_of(who):
            if earlier := await self._earlier(who, request.key, digest_of(request)):
                return earlier
            if request.start and all(chair.bot is not None for chair in chairs):
                if refusal := await self._too_many_alone(who):
                    raise refusal
            return await self._create(who, request.key, request, open_and_start)

    async def import_record(self, who: Account, request: requests.ImportedRecord) -> requests.Done:
        """Create a table from a record for the importer: finished, or ready to play on."""
        if earlier := await self._earlier(who, request.key, digest_of(request)):
            return earlier
        title = clean_title(request.title)

        def read_and_replay(table: Table) -> list[Decision]:
            record = read_record(request.record)
            settings = TableSettings(
                options=record.options.to_dict(), title=title, spectators=False
            )
            chairs = [Chair(account=who.id, name=name) for name in names_in(record)]
            return [decisions.import_record(table, who.id, settings, chairs, record)]

        return await self._create(who, request.key, request, read_and_replay, in_thread=True)

    async def play_on(self, who: Account, table: Table, request: requests.PlayOn) -> requests.Done:
        """Open a table with the beginning of a finished game, and play on there against bots."""
        decisions.must_be(table, "over")
        assert table.game is not None
        record = table.game.record()
        if not request.seat < record.options.players or request.entries >= len(record.entries):
            raise Refusal("bad-request", "This game has no such seat, or was over by then.")
        beginning = Record(options=record.options, entries=record.entries[: request.entries])
        settings = TableSettings(
            options=record.options.to_dict(), title=table.settings.title, hints=True
        )
        chairs = [Chair(bot=decisions.read_bot(request.bot))] * record.options.players
        chairs[request.seat] = Chair(account=who.id, name=who.name)

        def replay_and_start(new: Table) -> list[Decision]:
            opened = decisions.import_record(new, who.id, settings, chairs, beginning)
            return [opened, decisions.start(opened.table, who.id)]

        if earlier := await self._earlier(who, request.key, digest_of(request)):
            return earlier
        return await self._create(who, request.key, request, replay_and_start, in_thread=True)

    async def _create(
        self,
        who: Account,
        key: str,
        request: object,
        decide: Callable[[Table], list[Decision]],
        *,
        in_thread: bool = False,
    ) -> requests.Done:
        """Create a table with its first events."""
        new = self._make_table(secrets.token_hex(8))
        made = await asyncio.to_thread(decide, new) if in_thread else decide(new)
        table = made[-1].table
        done = requests.Done(key=key, table=table.id, version=table.version)

        async def create(answer: Answer) -> None:
            events = [to_bytes(decision.event) for decision in made]
            now = time.time()
            tick(table, now, self.uptime.outages)
            await self.store.create(events, summary_of(table, now), answer)
            self.cache.put(table)
            if table.bots_asked:
                self.bots.wake(table.id)

        return await self._once(who, digest_of(request), done, create)

    # --- commands ---

    async def command(
        self, who: Account, table_id: str, request: requests.CommandRequest
    ) -> requests.Done:
        do = request.do
        if isinstance(do, requests.VetoOrder):
            return await self._set_veto_order(who, table_id, request, do)
        if isinstance(do, requests.Rematch):
            return await self._rematch(who, table_id, request.key)
        command = PlayerCommand(who, table_id, request, lambda a: self._is_missed(table_id, a))
        if isinstance(do, requests.StartGame | requests.Resign | requests.StandIn):
            async with self._counting_bots_of(who):
                refusal = await self._too_many_alone(who)
                return await self._do(with_changes(command, too_many_alone=refusal))
        return await self._do(command)

    async def _do(self, command: PlayerCommand) -> requests.Done:
        try:
            with self.metrics.commands.time():
                table = await self._committer.commit(command)
        except (Refusal, ConflictError) as error:
            if earlier := await self._earlier(command.who, command.request.key, command.digest):
                return earlier
            if isinstance(error, Refusal):
                raise
            raise Refusal("busy", "Too much happens at this table: try again.") from None
        self.bus.presence.seen(table.id, command.who.id)
        return command.done(table.version)

    async def _bot_plays(self, table_id: str, version: int, seat: int, answer: str) -> None:
        await self._committer.commit(BotAnswer(table_id, version, seat, answer))

    def _counting_bots_of(self, who: Account) -> AbstractAsyncContextManager[None]:
        """A lock for each account, so that games started at the same time are all counted."""
        return self._locks.hold(f"bots of {who.id}")

    async def _too_many_alone(self, who: Account) -> Refusal | None:
        """The refusal if bots alone already play as many of this account's games as allowed."""
        most = self.config.limits.bots_alone
        games = map(read_summary, await self.store.playing(who.id))
        if sum(game.is_for_bots_alone for game in games) < most:
            return None
        return Refusal(
            "too-many",
            f"Bots play {most} of your games among themselves: wait until one is over, or come "
            "back.",
        )

    def seen_at(self, account: str, address: str) -> None:
        """Remember the latest address of an account, for fair shares."""
        if len(self._addresses) >= ADDRESSES_KEPT:
            self._addresses.clear()
        self._addresses[account] = address

    def _owner(self, account: str) -> Owner:
        return self._addresses.get(account, account), account

    def _is_away(self, table_id: str, account: str) -> bool:
        return self.bus.presence.seconds_away(table_id, account) > self.config.away

    def _is_missed(self, table_id: str, account: str) -> bool:
        """The player is away, or connected but has kept the game waiting for very long."""
        table = self.cache.known(table_id)
        if table is not None and time.time() - table.at > self.config.idle:
            if any(table.chairs[seat].account == account for seat in table.waiting_for):
                return True
        return self._is_away(table_id, account)

    def _person_waits(self, table_id: str) -> bool:
        """A person who plays there is connected, or was until a moment ago."""
        table = self.cache.known(table_id)
        if table is None:
            return False
        people = [chair.account for chair in table.chairs if chair.is_person]
        return any(not self._is_away(table_id, each) for each in people if each is not None)

    # --- idempotency ---

    async def _earlier(self, who: Account, key: str, digest: str) -> requests.Done | None:
        """The answer already given under this idempotency key, if any."""
        answer = await self.store.answer(who.id, key)
        if answer is None:
            return None
        if answer.digest != digest:
            raise Refusal("key-reused", "This key was used for another command.")
        return msgspec.json.decode(answer.body, type=requests.Done)

    async def _once(
        self,
        who: Account,
        digest: str,
        done: requests.Done,
        write: Callable[[Answer], Awaitable[None]],
    ) -> requests.Done:
        """Write something together with its answer; if a retry was first, return its answer."""
        try:
            await write(answer_of(who, digest, done))
        except ConflictError:
            if earlier := await self._earlier(who, done.key, digest):
                return earlier
            raise
        return done

    # --- rematch, standing orders, chat ---

    async def _rematch(self, who: Account, table_id: str, key: str) -> requests.Done:
        """Open a table for the first player who asks. Bots keep their seats; others may join."""
        async with self._locks.hold(f"rematch {table_id}"):
            old = await self.cache.get(table_id)
            decisions.must_be_at(old, who.id)
            decisions.must_be(old, "over")
            if old.rematch is None:
                link = RematchLink(table_id, await self._open_rematch(who, old))
                others = {chair.account for chair in old.chairs if chair.account is not None}
                self.notifier.invited(await self.cache.get(link.rematch), others - {who.id})
                with contextlib.suppress(Refusal):  # another process was first
                    await self._committer.commit(link)
                old = await self.cache.get(table_id)
            assert old.rematch is not None
            await self._sit_again(who, old, old.rematch)
        return requests.Done(key=key, table=old.rematch, version=old.version)

    async def _sit_again(self, who: Account, old: Table, rematch: str) -> None:
        """Give a player of the old game the same seat; with the last one the game begins."""
        new = await self.cache.get(rematch)
        with contextlib.suppress(Refusal):  # the seat is taken, or the game has begun
            for seat in old.seats_of(who.id):
                if new.chairs[seat].is_open:
                    sit = ServerCommand(rematch, partial(room.join, who=who, seat=seat))
                    new = await self._committer.commit(sit)
            if new.status == "open" and not any(chair.is_open for chair in new.chairs):
                begin = ServerCommand(rematch, lambda table: decisions.start(table, table.host))
                if not new.is_without_people or await self._too_many_alone(who) is None:
                    await self._committer.commit(begin)

    async def _open_rematch(self, who: Account, old: Table) -> str:
        chairs = [
            replace(chair, bot=None)
            if chair.account == who.id
            else (chair if chair.account is None else Chair())
            for chair in old.chairs
        ]
        key = f"rematch {old.id}"  # no client can send such a key
        if earlier := await self._earlier(who, key, digest_of(old.id)):
            return earlier.table
        made = await self._create(
            who,
            key,
            old.id,
            lambda table: [decisions.open_table(table, who.id, old.settings, chairs)],
        )
        return made.table

    async def _set_veto_order(
        self, who: Account, table_id: str, request: requests.CommandRequest, do: requests.VetoOrder
    ) -> requests.Done:
        """Stored outside the table's events: other players must not notice."""
        digest = digest_of((table_id, request.content))
        if earlier := await self._earlier(who, request.key, digest):
            return earlier
        table = await self.cache.get(table_id, at_least=request.version or 0)
        decisions.must_be(table, "playing")
        decisions.must_decide(table, who.id, do.seat)
        if request.version is not None:
            must_be_current(table, table.round_version, request.version)
        done = requests.Done(key=request.key, table=table_id, version=table.version)
        order = table.round if do.order == "round" else 0
        return await self._once(
            who,
            digest,
            done,
            lambda answer: self.store.set_order(table_id, do.seat, order, answer, time.time()),
        )

    async def say(
        self, who: Account, table_id: str, request: requests.ChatRequest
    ) -> requests.Done:
        self.sanctions.check_chat(who.id)
        table = await self.cache.get(table_id)
        decisions.must_be_at(table, who.id)
        words = clean_text(request.text, "bad-text", "A message")
        digest = digest_of((table_id, request.content))
        if not table.chat_on:
            if earlier := await self._earlier(who, request.key, digest):
                return earlier
            raise Refusal("chat-off", "The host has switched the chat off.")
        name = decisions.name_at(table, who.id, who.name)

        async def say(answer: Answer) -> None:
            await self.store.say(table_id, who.id, name, words, answer, time.time())
            self.bus.tell(table_id, CHAT)
            self.notifier.mentioned(table, words, who.id)

        done = requests.Done(key=request.key, table=table_id, version=table.version)
        return await self._once(who, digest, done, say)
