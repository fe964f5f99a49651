"""Opens tables: with a new game, a position, a record, or the beginning of a finished game."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Sequence

from elgrande.game import Record
from elgrande.server import decisions, requests
from elgrande.server.accounts import Accounts
from elgrande.server.accounts.rows import Account
from elgrande.server.bots.bots_only import BotsAloneLimit
from elgrande.server.bots.fair_queue import Owners
from elgrande.server.clocks.clock import tick
from elgrande.server.clocks.settings import check_clock
from elgrande.server.clocks.uptime import Uptime
from elgrande.server.commands import StoredAnswers, answer_to
from elgrande.server.config import Config
from elgrande.server.errors import Refusal
from elgrande.server.lobby import Lobby
from elgrande.server.new_table import chair_for, chairs_for, clean_title, names_in, read_record
from elgrande.server.storage import Answer, Store
from elgrande.server.table import Table
from elgrande.server.table_events import Chair, TableSettings, to_bytes
from elgrande.server.table_summary import summary_of
from elgrande.server.tables import KeyedLocks


class TableOpener:
    """`opened` is called with every new table, after it is stored."""

    def __init__(
        self,
        config: Config,
        store: Store,
        accounts: Accounts,
        lobby: Lobby,
        owners: Owners,
        bots_alone: BotsAloneLimit,
        uptime: Uptime,
        make_table: Callable[[str], Table],
        opened: Callable[[Table], None],
    ) -> None:
        self._config = config
        self._store = store
        self._accounts = accounts
        self._lobby = lobby
        self._owners = owners
        self._bots_alone = bots_alone
        self._uptime = uptime
        self._make_table = make_table
        self._opened = opened
        self._answers = StoredAnswers(store)
        self._locks = KeyedLocks()

    async def open_table(self, who: Account, request: requests.NewTable) -> requests.Done:
        offers = self._config.offers
        for seat in request.seats:
            offers.check(f"bot-{seat.bot}")
        options, position = request.options, ""
        if request.position:
            given = decisions.read_options(options) if options else None
            begun = decisions.read_start(request.position, given)
            options, position = begun.options.to_dict(), begun.position()
        settings = TableSettings(
            options=options,
            title=clean_title(request.title),
            public=request.public,
            spectators=request.spectators and offers.spectators,
            hints=request.hints and offers.hints,
            undo=request.undo,
            confirm_turns=request.confirm_turns,
            clock=request.clock,
            rated=request.rated,
        )
        check_clock(request.clock)
        chairs = chairs_for(request.seats, who, request.zone)
        await self._accounts.check_names([seat.name for seat in request.seats if seat.name], who)

        def open_and_start(table: Table) -> list[Table]:
            opened = decisions.open_table(table, who.id, settings, chairs, position)
            if request.start:
                with contextlib.suppress(Refusal):  # a seat is open
                    return [opened, decisions.start(opened, who.id)]
            return [opened]

        async with self._bots_alone.counting(who):
            if request.start and all(chair.bot is not None for chair in chairs):
                refusal = await self._bots_alone.refusal(who)
                answer = answer_to(who, request, request.key, "", 0)
                if refusal and not await self._answers.earlier(answer):
                    raise refusal
            return await self.create(who, request.key, request, open_and_start)

    async def import_record(self, who: Account, request: requests.ImportedRecord) -> requests.Done:
        """Create a table from a record for the importer: finished, or ready to play on."""
        title = clean_title(request.title)
        record = await asyncio.to_thread(read_record, request.record)
        names = names_in(record)
        others = await self._accounts.names_of_others([name for name in names if name], who)

        def replay(table: Table, names: Sequence[str | None]) -> Table:
            settings = TableSettings(
                options=record.options.to_dict(), title=title, spectators=False
            )
            chairs = [Chair(account=who.id, name=name) for name in names]
            return decisions.import_record(table, who.id, settings, chairs, record)

        def read_and_replay(table: Table) -> list[Table]:
            made = replay(table, names)
            if made.status == "over" or not others:
                return [made]
            # Others may join: the importer must not sit and talk there under their names.
            return [replay(table, [None if name in others else name for name in names])]

        return await self.create(who, request.key, request, read_and_replay, in_thread=True)

    async def play_on(self, who: Account, table: Table, request: requests.PlayOn) -> requests.Done:
        """Open a table with the beginning of a finished game, and play on there against bots."""
        decisions.must_be(table, "over")
        assert table.game is not None
        record = table.game.record()
        if not request.seat < record.options.players or request.entries >= len(record.entries):
            raise Refusal("bad-request", "This game has no such seat, or was over by then.")
        entries = record.entries[: request.entries]
        beginning = Record(options=record.options, entries=entries, position=record.position)
        settings = TableSettings(
            options=record.options.to_dict(),
            title=table.settings.title,
            hints=self._config.offers.hints,
        )
        self._config.offers.check(f"bot-{request.bot}")
        chairs = [Chair(bot=decisions.read_bot(request.bot))] * record.options.players
        chairs[request.seat] = chair_for(who, who.name)

        def replay_and_start(new: Table) -> list[Table]:
            opened = decisions.import_record(new, who.id, settings, chairs, beginning)
            return [opened, decisions.start(opened, who.id)]

        return await self.create(who, request.key, request, replay_and_start, in_thread=True)

    async def create(
        self,
        who: Account,
        key: str,
        request: object,
        decide: Callable[[Table], list[Table]],
        *,
        in_thread: bool = False,
        rematch: bool = False,
    ) -> requests.Done:
        """Create a table with its first events; a retry gets the table made before."""
        new = self._make_table(secrets.token_hex(8))
        if earlier := await self._answers.earlier(answer_to(who, request, key, new.id, 0)):
            return earlier
        made = await asyncio.to_thread(decide, new) if in_thread else decide(new)
        table = made[-1]
        network = self._lobby.network(self._owners.of(who.id)[0])
        answer = answer_to(who, request, key, table.id, table.version)

        async def create(answer: Answer) -> None:
            events = [to_bytes(each.event) for each in made]
            now = time.time()
            tick(table, now, self._uptime.outages)
            await self._store.create(events, summary_of(table, now).row(), answer, network)
            self._opened(table)

        if table.status != "open" or rematch:
            return await self._answers.once(answer, create)
        async with self._locks.setdefault(
            network, asyncio.Lock()
        ):  # or many requests at once would pass the check
            if earlier := await self._answers.earlier(answer):
                return earlier
            await self._lobby.check_waiting_tables(who.id, network)
            return await self._answers.once(answer, create)
