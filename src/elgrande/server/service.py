"""Everything the server can do, apart from how it is asked: HTTP and sockets only translate.

A command is decided on the table in memory, committed with the answer under its key, and told to
everybody after that. Whatever goes wrong in between, a retry finds out what happened.
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

from elgrande.server import commands as c
from elgrande.server import deeds
from elgrande.server.bots import BotRunner
from elgrande.server.config import Config
from elgrande.server.facts import AnyFact, Chair, Entry, Played, Settings, to_bytes
from elgrande.server.live import CHAT, Bus, LiveTables
from elgrande.server.names import clean_text
from elgrande.server.opening import chairs_for, clean_title, names_in, read_record
from elgrande.server.people import People
from elgrande.server.refusal import Refusal
from elgrande.server.seen import Listed, listed
from elgrande.server.storage import Answer, ConflictError, Database, Store, Summary
from elgrande.server.storage.store import Account
from elgrande.server.table import Table

ATTEMPTS = 5
ANSWERS_KEPT = 30 * 24 * 3600.0  # seconds
Orders = Mapping[int, int]
Decide = Callable[[Table, Orders], AnyFact]
MakeAnswer = Callable[[int], Answer]  # for the version it leads to


class Service:
    def __init__(
        self, database: Database, config: Config, make_table: Callable[[str], Table] = Table
    ) -> None:
        self.config = config
        self.store = Store(database, secrets.token_hex(8), config.lease)
        self.people = People(self.store)
        self.live = LiveTables(self.store, config.tables_in_memory, make_table)
        self.bus = Bus(self.store, self.live, config.poll)
        self.bots = BotRunner(
            self.store,
            self.live,
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

    async def open_table(self, who: Account, request: c.NewTable) -> c.Done:
        settings = Settings(
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

    async def import_record(self, who: Account, request: c.ImportedRecord) -> c.Done:
        """A record as a table of the importer: over, or to be played on."""
        record = read_record(request.record)
        settings = Settings(
            options=record.options.to_dict(),
            title=clean_title(request.title),
            spectators=False,
        )
        entries = await asyncio.to_thread(deeds.entries_of, record)
        chairs = [Chair(account=who.id, name=name) for name in names_in(record)]
        return await self._create(who, request.key, request, settings, chairs, entries)

    async def _create(
        self,
        who: Account,
        key: str,
        request: object,
        settings: Settings,
        chairs: list[Chair],
        entries: tuple[Entry, ...] = (),
        *,
        start: bool = False,
    ) -> c.Done:
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
        facts: list[AnyFact] = [deeds.open_table(who.id, settings, chairs, entries)]
        table.follow(facts[0])
        if start:
            with contextlib.suppress(Refusal):  # somebody is missing
                facts.append(deeds.start(table, who.id))
                table.follow(facts[1])
        done = c.Done(key=key, table=table.id, version=table.version)
        now = time.time()
        first, *more = map(to_bytes, facts)

        async def create(answer: Answer) -> None:
            await self.store.create(table.id, first, summary_of(table, now), answer, now, *more)
            self.live.put(table)
            if table.bots_asked:
                self.bots.wake(table.id)

        return await self._once(who, digest, done, create)

    async def command(self, who: Account, table_id: str, request: c.CommandRequest) -> c.Done:
        do = request.do
        if isinstance(do, c.VetoOrder):
            return await self._set_veto_order(who, table_id, request, do)
        if isinstance(do, c.Rematch):
            return await self._rematch(who, table_id, request.key)
        if isinstance(do, c.Start | c.Resign | c.StandIn):
            async with self._counting_bots_of(who):
                return await self._do(who, table_id, request, await self._has_room(who))
        return await self._do(who, table_id, request, True)

    def _counting_bots_of(self, who: Account) -> AbstractAsyncContextManager[None]:
        """One at a time for everybody: what is begun meanwhile must be counted."""
        return self.live.alone(f"bots of {who.id}")

    async def _has_room(self, who: Account) -> bool:
        """Whether bots may play one more of somebody's games among themselves."""
        games = [
            msgspec.json.decode(each, type=Listed) for each in await self.store.playing(who.id)
        ]
        alone = sum(not any(chair.is_person for chair in game.chairs) for game in games)
        return alone < self.config.limits.bots_alone

    async def _do(
        self, who: Account, table_id: str, request: c.CommandRequest, bots_may_play_alone: bool
    ) -> c.Done:
        do = request.do
        digest = digest_of((table_id, request))

        def decide(table: Table, orders: Orders) -> AnyFact:
            fact = decide_freely(table, orders)
            if not bots_may_play_alone and table.after(fact).is_for_bots_alone:
                raise too_many_alone(self.config)
            return fact

        def decide_freely(table: Table, orders: Orders) -> AnyFact:
            if isinstance(do, c.Play | c.Confirm | c.Undo):
                deeds.must_decide(table, who.id, do.seat)
                must_be_fresh(table, do, request.version)
            if isinstance(do, c.StandIn):
                return deeds.stand_in(table, who.id, do.seat, lambda a: self._is_away(table_id, a))
            return decide_command(table, who, do, orders)

        def answer(version: int) -> Answer:
            done = c.Done(key=request.key, table=table_id, version=version)
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
        return c.Done(key=request.key, table=table_id, version=table.version)

    def _is_away(self, table_id: str, account: str) -> bool:
        return self.bus.presence.seconds_away(table_id, account) > self.config.away

    def _person_waits(self, table_id: str) -> bool:
        """Somebody who plays there is there, or was a moment ago."""
        table = self.live.known(table_id)
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
        async with self.live.alone(table_id):
            table = await self.live.get(table_id, at_least)
            for _ in range(ATTEMPTS):
                try:
                    fact, after = await self._decide(table, decide)
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
                        table_id, after.version, to_bytes(fact), before, summary, kept, now
                    )
                    break
                except ConflictError:
                    known, table = table, await self.live.refresh(table_id)
                    if table.version == known.version:
                        raise  # not the table but the key was used before
            else:
                raise ConflictError
            self.live.put(after)
        self.bus.tell(table_id, after.version)
        if after.bots_asked:
            self.bots.wake(table_id)
        return after

    async def _latest(self, table: Table) -> Table:
        if not self.store.database.is_postgresql:
            return table  # nobody else writes
        return await self.live.refresh(table.id)

    async def _decide(self, table: Table, decide: Decide) -> tuple[AnyFact, Table]:
        """Standing orders are read only when they matter: somebody would be asked for a veto."""
        fact = decide(table, {})
        after = table.after(fact)
        if after.asked.kind == "veto" and isinstance(fact, Played):
            orders = await self.store.orders(table.id)
            if any(orders.get(seat) == after.round for seat in after.asked.seats):
                fact = decide(table, orders)
                after = table.after(fact)
        return fact, after

    async def _bot_plays(self, table_id: str, version: int, seat: int, answer: str) -> None:
        def decide(table: Table, orders: Orders) -> AnyFact:
            if table.version != version:
                raise Refusal("stale", "The table went on.")
            return deeds.play(table, seat, answer, orders)

        await self._commit(table_id, decide)

    async def _earlier(self, who: Account, key: str, digest: str) -> c.Done | None:
        """What a command with this key was answered before."""
        answer = await self.store.answer(who.id, key)
        if answer is None:
            return None
        if answer.digest != digest:
            raise Refusal("key-reused", "This key was used for another command.")
        return msgspec.json.decode(answer.body, type=c.Done)

    async def _once(
        self, who: Account, digest: str, done: c.Done, write: Callable[[Answer], Awaitable[None]]
    ) -> c.Done:
        """Write something with its answer; if a retry came first, that one's answer."""
        try:
            await write(answer_of(who, digest, done))
        except ConflictError:
            if earlier := await self._earlier(who, done.key, digest):
                return earlier
            raise
        return done

    # --- special commands ---

    async def _rematch(self, who: Account, table_id: str, key: str) -> c.Done:
        """A new table, opened by the first who asks: bots sit down again, the others may join."""
        async with self.live.alone(f"rematch {table_id}"):
            old = await self.live.get(table_id)
            deeds.must_be_at(old, who.id)
            deeds.must_be(old, "over")
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
                    await self._commit(table_id, lambda t, _: deeds.rematch(t, new.table))
                old = await self.live.get(table_id)
        assert old.rematch is not None
        return c.Done(key=key, table=old.rematch, version=old.version)

    async def _set_veto_order(
        self, who: Account, table_id: str, request: c.CommandRequest, do: c.VetoOrder
    ) -> c.Done:
        """Kept beside the facts: nobody else may notice."""
        digest = digest_of((table_id, request))
        if earlier := await self._earlier(who, request.key, digest):
            return earlier
        table = await self.live.get(table_id, at_least=request.version or 0)
        deeds.must_be(table, "playing")
        deeds.must_decide(table, who.id, do.seat)
        if request.version is not None:
            must_lie_between(table, table.round_version, request.version)
        done = c.Done(key=request.key, table=table_id, version=table.version)
        order = table.round if do.order == "round" else 0
        return await self._once(
            who,
            digest,
            done,
            lambda answer: self.store.set_order(table_id, do.seat, order, answer, time.time()),
        )

    async def say(self, who: Account, table_id: str, request: c.ChatRequest) -> c.Done:
        table = await self.live.get(table_id)
        deeds.must_be_at(table, who.id)
        words = clean_text(request.text, "bad-text", "A message")
        digest = digest_of((table_id, request))
        if not table.chat_on:
            if earlier := await self._earlier(who, request.key, digest):
                return earlier
            raise Refusal("chat-off", "The host has switched the chat off.")
        name = deeds.name_at(table, who.id, who.name)

        async def say(answer: Answer) -> None:
            await self.store.say(table_id, who.id, name, words, answer, time.time())
            self.bus.tell(table_id, CHAT)

        done = c.Done(key=request.key, table=table_id, version=table.version)
        return await self._once(who, digest, done, say)


# --- small things ---


def decide_command(table: Table, who: Account, do: c.AnyCommand, orders: Orders) -> AnyFact:
    """The fact a command leads to."""
    match do:
        case c.Play(seat, action):
            return deeds.play(table, seat, action, orders)
        case c.Confirm(seat):
            return deeds.confirm(table, seat, orders)
        case c.Undo(seat):
            return deeds.undo(table, seat)
        case c.Resign(seat):
            return deeds.resign(table, who.id, seat)
        case c.ComeBack(seat):
            return deeds.come_back(table, who.id, seat)
        case c.Join(wanted):
            return deeds.join(table, who.id, who.name, wanted)
        case c.Leave(seat):
            return deeds.leave(table, who.id, seat)
        case c.Seat(seat, bot):
            return deeds.set_seat(table, who.id, seat, bot)
        case c.Start():
            return deeds.start(table, who.id)
        case c.Close():
            return deeds.close(table, who.id)
        case c.Chat(on):
            return deeds.switch_chat(table, who.id, on)
        case c.VetoOrder() | c.Rematch() | c.StandIn():
            raise AssertionError("the service sees to these")


def must_be_fresh(table: Table, do: c.Play | c.Confirm | c.Undo, version: int | None) -> None:
    """The player was looking at the question that is still asked."""
    if version is None:
        raise Refusal("bad-request", "This command needs the version it is meant for.")
    asked = table.step_version
    if isinstance(do, c.Play):
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


def answer_of(who: Account, digest: str, done: c.Done) -> Answer:
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
