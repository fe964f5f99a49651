"""Everything the server does, independent of HTTP and sockets.

A command is decided on the table in memory, committed together with its answer, and announced
after that. If anything fails in between, a retry finds out what happened.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager

import msgspec

from elgrande.server import decisions, requests
from elgrande.server.accounts import Accounts
from elgrande.server.bots.runner import BotRunner
from elgrande.server.bus import CHAT, Bus
from elgrande.server.config import Config
from elgrande.server.errors import Refusal
from elgrande.server.new_table import chairs_for, clean_title, names_in, read_record
from elgrande.server.storage import Answer, ConflictError, Database, Store, Summary
from elgrande.server.storage.store import Account
from elgrande.server.table import Table
from elgrande.server.table_cache import KeyedLocks, TableCache
from elgrande.server.table_events import (
    AnyTableEvent,
    Chair,
    Entry,
    Played,
    TableSettings,
    to_bytes,
)
from elgrande.server.text_input import clean_text
from elgrande.server.viewer_state import Listed, listed

ATTEMPTS = 5
ANSWERS_KEPT = 30 * 24 * 3600.0  # seconds
Orders = Mapping[int, int]
Decide = Callable[[Table, Orders], AnyTableEvent]
MakeAnswer = Callable[[int], Answer]  # for the version it leads to


class Service:
    def __init__(
        self, database: Database, config: Config, make_table: Callable[[str], Table] = Table
    ) -> None:
        self.config = config
        self.store = Store(database, secrets.token_hex(8), config.lease)
        self.accounts = Accounts(self.store)
        self.cache = TableCache(self.store, config.tables_in_memory, make_table)
        self._locks = KeyedLocks()
        self.bus = Bus(self.store, self.cache, config.poll)
        self.bots = BotRunner(
            self.store,
            self.cache,
            self._bot_plays,
            self._person_waits,
            workers=config.bot_workers,
            milliseconds=config.bot_milliseconds,
        )
        self._make_table = make_table

    async def start(self) -> None:
        await self.store.forget_answers(time.time() - ANSWERS_KEPT)
        self.bus.start()
        await self.bots.start()

    async def stop(self) -> None:
        await self.bots.stop()
        await self.bus.stop()
        await self.store.database.close()

    # --- tables ---

    async def open_table(self, who: Account, request: requests.NewTable) -> requests.Done:
        settings = TableSettings(
            options=request.options,
            title=clean_title(request.title),
            public=request.public,
            spectators=request.spectators,
            hints=request.hints,
            undo=request.undo,
            confirm_turns=request.confirm_turns,
        )
        chairs = chairs_for(request.seats, who)
        async with self._counting_bots_of(who):
            return await self._create(
                who, request.key, request, settings, chairs, start=request.start
            )

    async def import_record(self, who: Account, request: requests.ImportedRecord) -> requests.Done:
        """A record as a table of the importer: over, or to be played on."""
        record = read_record(request.record)
        settings = TableSettings(
            options=record.options.to_dict(),
            title=clean_title(request.title),
            spectators=False,
        )
        entries = await asyncio.to_thread(decisions.entries_of, record)
        chairs = [Chair(account=who.id, name=name) for name in names_in(record)]
        return await self._create(who, request.key, request, settings, chairs, entries)

    async def _create(
        self,
        who: Account,
        key: str,
        request: object,
        settings: TableSettings,
        chairs: list[Chair],
        entries: tuple[Entry, ...] = (),
        *,
        start: bool = False,
    ) -> requests.Done:
        """A new table; a retry only gets the first answer again, whatever happened since."""
        digest = digest_of(request)
        if earlier := await self._earlier(who, key, digest):
            return earlier
        if (
            start
            and all(chair.bot is not None for chair in chairs)
            and not await self._has_room(who)
        ):
            raise too_many_alone(self.config)
        table = self._make_table(secrets.token_hex(8))
        table_events: list[AnyTableEvent] = [
            decisions.open_table(who.id, settings, chairs, entries)
        ]
        table.apply(table_events[0])
        if start:
            with contextlib.suppress(Refusal):  # somebody is missing
                table_events.append(decisions.start(table, who.id))
                table.apply(table_events[1])
        done = requests.Done(key=key, table=table.id, version=table.version)
        now = time.time()
        first, *more = map(to_bytes, table_events)

        async def create(answer: Answer) -> None:
            await self.store.create(table.id, first, summary_of(table, now), answer, now, *more)
            self.cache.put(table)
            if table.bots_asked:
                self.bots.wake(table.id)

        return await self._once(who, digest, done, create)

    async def command(
        self, who: Account, table_id: str, request: requests.CommandRequest
    ) -> requests.Done:
        do = request.do
        if isinstance(do, requests.VetoOrder):
            return await self._set_veto_order(who, table_id, request, do)
        if isinstance(do, requests.Rematch):
            return await self._rematch(who, table_id, request.key)
        if isinstance(do, requests.StartGame | requests.Resign | requests.StandIn):
            async with self._counting_bots_of(who):
                return await self._do(who, table_id, request, await self._has_room(who))
        return await self._do(who, table_id, request, True)

    def _counting_bots_of(self, who: Account) -> AbstractAsyncContextManager[None]:
        """One at a time for everybody: what is begun meanwhile must be counted."""
        return self._locks.hold(f"bots of {who.id}")

    async def _has_room(self, who: Account) -> bool:
        """Whether bots may play one more of somebody's games among themselves."""
        games = [
            msgspec.json.decode(each, type=Listed) for each in await self.store.playing(who.id)
        ]
        alone = sum(not any(chair.is_person for chair in game.chairs) for game in games)
        return alone < self.config.limits.bots_alone

    async def _do(
        self,
        who: Account,
        table_id: str,
        request: requests.CommandRequest,
        bots_may_play_alone: bool,
    ) -> requests.Done:
        do = request.do
        digest = digest_of((table_id, request))

        def decide(table: Table, orders: Orders) -> AnyTableEvent:
            event = decide_freely(table, orders)
            if not bots_may_play_alone and table.after(event).is_for_bots_alone:
                raise too_many_alone(self.config)
            return event

        def decide_freely(table: Table, orders: Orders) -> AnyTableEvent:
            if isinstance(do, requests.Play | requests.Confirm | requests.Undo):
                decisions.must_decide(table, who.id, do.seat)
                must_be_current(table, do, request.version)
            if isinstance(do, requests.StandIn):
                return decisions.stand_in(
                    table, who.id, do.seat, lambda a: self._is_away(table_id, a)
                )
            return decide_command(table, who, do, orders)

        def answer(version: int) -> Answer:
            done = requests.Done(key=request.key, table=table_id, version=version)
            return answer_of(who, digest, done)

        try:
            table = await self._commit(table_id, decide, answer, at_least=request.version or 0)
        except (Refusal, ConflictError) as refusal:
            if earlier := await self._earlier(who, request.key, digest):
                return earlier
            if isinstance(refusal, Refusal):
                raise
            raise Refusal("busy", "Too much happens at this table: try again.") from None
        self.bus.presence.seen(table_id, who.id)
        return requests.Done(key=request.key, table=table_id, version=table.version)

    def _is_away(self, table_id: str, account: str) -> bool:
        return self.bus.presence.seconds_away(table_id, account) > self.config.away

    def _person_waits(self, table_id: str) -> bool:
        """Somebody who plays there is there, or was a moment ago."""
        table = self.cache.known(table_id)
        if table is None:
            return False
        people = [chair.account for chair in table.chairs if chair.is_person]
        return any(not self._is_away(table_id, each) for each in people if each is not None)

    async def _commit(
        self, table_id: str, decide: Decide, answer: MakeAnswer | None = None, at_least: int = 0
    ) -> Table:
        """Decide, keep, tell. Nobody who goes away half-way can stop it half-way."""
        work = self._commit_now(table_id, decide, answer, at_least)
        return await asyncio.shield(asyncio.ensure_future(work))

    async def _commit_now(
        self, table_id: str, decide: Decide, answer: MakeAnswer | None, at_least: int
    ) -> Table:
        async with self._locks.hold(table_id):
            table = await self.cache.get(table_id, at_least)
            for _ in range(ATTEMPTS):
                try:
                    event, after = await self._decide(table, decide)
                except Refusal:
                    known, table = table, await self._latest(table)
                    if table is known:
                        raise
                    continue  # another process took the table further: it may be right by now
                now = time.time()
                before, summary = summary_of(table, now), summary_of(after, now)
                kept = answer(after.version) if answer else None
                try:
                    await self.store.append(
                        table_id, after.version, to_bytes(event), before, summary, kept, now
                    )
                    break
                except ConflictError:
                    known, table = table, await self.cache.refresh(table_id)
                    if table.version == known.version:
                        raise  # not the table but the key was used before
            else:
                raise ConflictError
            self.cache.put(after)
        self.bus.tell(table_id, after.version)
        if after.bots_asked:
            self.bots.wake(table_id)
        return after

    async def _latest(self, table: Table) -> Table:
        if not self.store.database.is_postgresql:
            return table  # nobody else writes
        return await self.cache.refresh(table.id)

    async def _decide(self, table: Table, decide: Decide) -> tuple[AnyTableEvent, Table]:
        """Standing orders are read only when they matter: somebody would be asked for a veto."""
        event = decide(table, {})
        after = table.after(event)
        if after.asked.kind == "veto" and isinstance(event, Played):
            orders = await self.store.orders(table.id)
            if any(orders.get(seat) == after.round for seat in after.asked.seats):
                event = decide(table, orders)
                after = table.after(event)
        return event, after

    async def _bot_plays(self, table_id: str, version: int, seat: int, answer: str) -> None:
        def decide(table: Table, orders: Orders) -> AnyTableEvent:
            if table.version != version:
                raise Refusal("stale", "The table went on.")
            return decisions.play(table, seat, answer, orders)

        await self._commit(table_id, decide)

    async def _earlier(self, who: Account, key: str, digest: str) -> requests.Done | None:
        """What a command with this key was answered before."""
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
        """Write something with its answer; if a retry came first, that one's answer."""
        try:
            await write(answer_of(who, digest, done))
        except ConflictError:
            if earlier := await self._earlier(who, done.key, digest):
                return earlier
            raise
        return done

    # --- special commands ---

    async def _rematch(self, who: Account, table_id: str, key: str) -> requests.Done:
        """A new table, opened by the first who asks: bots sit down again, the others may join."""
        async with self._locks.hold(f"rematch {table_id}"):
            old = await self.cache.get(table_id)
            decisions.must_be_at(old, who.id)
            decisions.must_be(old, "over")
            if old.rematch is None:
                chairs = [
                    Chair(account=who.id, name=chair.name)
                    if chair.account == who.id
                    else (chair if chair.account is None else Chair())
                    for chair in old.chairs
                ]
                # A key nobody can send.
                new = await self._create(who, f"rematch {table_id}", old.id, old.settings, chairs)
                with contextlib.suppress(Refusal):  # somebody asked for it elsewhere
                    await self._commit(table_id, lambda t, _: decisions.rematch(t, new.table))
                old = await self.cache.get(table_id)
        assert old.rematch is not None
        return requests.Done(key=key, table=old.rematch, version=old.version)

    async def _set_veto_order(
        self, who: Account, table_id: str, request: requests.CommandRequest, do: requests.VetoOrder
    ) -> requests.Done:
        """Kept beside the table_events: nobody else may notice."""
        digest = digest_of((table_id, request))
        if earlier := await self._earlier(who, request.key, digest):
            return earlier
        table = await self.cache.get(table_id, at_least=request.version or 0)
        decisions.must_be(table, "playing")
        decisions.must_decide(table, who.id, do.seat)
        if request.version is not None:
            must_lie_between(table, table.round_version, request.version)
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
        table = await self.cache.get(table_id)
        decisions.must_be_at(table, who.id)
        words = clean_text(request.text, "bad-text", "A message")
        digest = digest_of((table_id, request))
        if not table.chat_on:
            if earlier := await self._earlier(who, request.key, digest):
                return earlier
            raise Refusal("chat-off", "The host has switched the chat off.")
        name = decisions.name_at(table, who.id, who.name)

        async def say(answer: Answer) -> None:
            await self.store.say(table_id, who.id, name, words, answer, time.time())
            self.bus.tell(table_id, CHAT)

        done = requests.Done(key=request.key, table=table_id, version=table.version)
        return await self._once(who, digest, done, say)


# --- small things ---


def decide_command(
    table: Table, who: Account, do: requests.AnyCommand, orders: Orders
) -> AnyTableEvent:
    """The event a command leads to."""
    match do:
        case requests.Play(seat, action):
            return decisions.play(table, seat, action, orders)
        case requests.Confirm(seat):
            return decisions.confirm(table, seat, orders)
        case requests.Undo(seat):
            return decisions.undo(table, seat)
        case requests.Resign(seat):
            return decisions.resign(table, who.id, seat)
        case requests.ComeBack(seat):
            return decisions.come_back(table, who.id, seat)
        case requests.Join(wanted):
            return decisions.join(table, who.id, who.name, wanted)
        case requests.Leave(seat):
            return decisions.leave(table, who.id, seat)
        case requests.Seat(seat, bot):
            return decisions.set_seat(table, who.id, seat, bot)
        case requests.StartGame():
            return decisions.start(table, who.id)
        case requests.Close():
            return decisions.close(table, who.id)
        case requests.Chat(on):
            return decisions.switch_chat(table, who.id, on)
        case requests.VetoOrder() | requests.Rematch() | requests.StandIn():
            raise AssertionError("the service sees to these")


def must_be_current(
    table: Table, do: requests.Play | requests.Confirm | requests.Undo, version: int | None
) -> None:
    """The player was looking at the question that is still asked."""
    if version is None:
        raise Refusal("bad-request", "This command needs the version it is meant for.")
    asked = table.step_version
    if isinstance(do, requests.Play):
        asked = table.asked_at.get(do.seat, asked)
    must_lie_between(table, asked, version)


def must_lie_between(table: Table, since: int, version: int) -> None:
    if not since <= version <= table.version:
        raise Refusal("stale", "The table went on: look again.", more={"version": table.version})


def too_many_alone(config: Config) -> Refusal:
    most = config.limits.bots_alone
    return Refusal(
        "too-many",
        f"Bots play {most} of your games among themselves: wait until one is over, or come back.",
    )


def answer_of(who: Account, digest: str, done: requests.Done) -> Answer:
    return Answer(who.id, done.key, digest, msgspec.json.encode(done))


def digest_of(request: object) -> str:
    return hashlib.sha256(msgspec.json.encode(request)).hexdigest()


def summary_of(table: Table, now: float) -> Summary:
    accounts = {chair.account for chair in table.chairs if chair.account is not None}
    return Summary(
        table.status,
        table.settings.public,
        listed(table, now),
        frozenset({*accounts, table.host}),
        bool(table.bots_asked),
    )
