"""Everything the server does, independent of HTTP and sockets.

A command is decided on the table in memory, committed together with its answer, and announced
after that. If anything fails in between, a retry finds out what happened.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import replace as with_changes
from functools import partial

from elgrande.server import decisions, requests
from elgrande.server.accounts import Accounts, Bots
from elgrande.server.accounts.departures import Departures
from elgrande.server.accounts.namesakes import Namesakes
from elgrande.server.accounts.passkeys import Passkeys
from elgrande.server.accounts.recovery import Recovery
from elgrande.server.accounts.rows import Account, AccountRows
from elgrande.server.admin.actions import Admin
from elgrande.server.admin.sanctions import Sanctions
from elgrande.server.admin.store import AdminStore
from elgrande.server.attendance import Attendance
from elgrande.server.bots.bots_only import BotsAloneLimit
from elgrande.server.bots.fair_queue import Owners
from elgrande.server.bots.runner import BotRunner
from elgrande.server.bus import CHAT, Bus
from elgrande.server.clocks.timekeeper import Timekeeper
from elgrande.server.clocks.uptime import Uptime
from elgrande.server.commands import PlayerCommand, StoredAnswers, answer_to, stale
from elgrande.server.config import Config
from elgrande.server.errors import Refusal
from elgrande.server.load import Load
from elgrande.server.lobby import Lobby
from elgrande.server.metrics import ServerMetrics
from elgrande.server.notifications.dispatcher import Dispatcher
from elgrande.server.notifications.notifier import Notifier
from elgrande.server.profiles.keeper import StatisticsKeeper
from elgrande.server.rates import Rates
from elgrande.server.ratings.rows import Ratings
from elgrande.server.rematch import Rematches
from elgrande.server.retention import Cleanup
from elgrande.server.storage import Answer, ConflictError, Database, Store
from elgrande.server.table import Table
from elgrande.server.table_opener import TableOpener
from elgrande.server.tables import Tables
from elgrande.server.text_input import clean_text
from elgrande.server.tournaments.keeper import TournamentKeeper
from elgrande.server.tournaments.organizer import Organizer


class Service:
    def __init__(
        self, database: Database, config: Config, make_table: Callable[[str], Table] = Table
    ) -> None:
        self.config = config
        self.store = Store(database, secrets.token_hex(8), config.lease)
        self.account_rows = AccountRows(database)
        self.accounts = Accounts(self.account_rows)
        self.programs = Bots(database)
        self.passkeys = Passkeys(database, self.account_rows, config.club.name or "El Grande")
        self.uptime = Uptime(database)
        self.tables = Tables(
            self.store, config.tables_in_memory, self.uptime, self._announce, make_table
        )
        self.rates = Rates()
        self.bus = Bus(self.store, self.tables, self.rates, config.poll)
        self.lobby = Lobby(database, config)
        self.load = Load(config.limits.lag)
        self.metrics = ServerMetrics()
        self.owners = Owners()
        self._attendance = Attendance(
            self.bus.presence, self.tables, away=config.away, idle=config.idle
        )
        self.bots = BotRunner(
            self.store,
            self.tables,
            self.tables.commit,
            self._attendance.person_waits,
            self.owners.of,
            workers=config.bot_workers,
            milliseconds=config.bot_milliseconds,
            rates=self.rates,
            thinking=config.limits.thinking,
            metrics=self.metrics,
        )
        self.metrics.gauge("tables", "Tables in memory.", lambda: len(self.tables))
        self.metrics.gauge("bots_waiting", "Bots that wait for a worker.", self.bots.waiting)
        self.metrics.gauge("lag_seconds", "How late the server is.", lambda: self.load.lag)
        self._timekeeper = Timekeeper(self.store, self.tables, self.uptime)
        self.admin_store = AdminStore(database)
        self.ratings = Ratings(database)
        self.sanctions = Sanctions(self.admin_store, self._changed_by_admin)
        self._cleanup = Cleanup(database, config.retention)
        self.statistics = StatisticsKeeper(self.store)
        self.tournament_keeper = TournamentKeeper(
            self.store,
            self.tables,
            self.uptime,
            self._announce,
            make_table,
            config.notifications.wait,
        )
        self.tournaments = Organizer(
            self.account_rows, self.tournament_keeper, self.admin_store, config
        )
        self.departures = Departures(database, self.tables, self._changed_by_admin)
        self.namesakes = Namesakes(database, self.tables)
        self.dispatcher = Dispatcher(database, config, self.bus.presence.is_here)
        self.notifier = Notifier(
            self.dispatcher.rows, config.notifications.wait, self.bus.presence.is_here
        )
        self.recovery = Recovery(self.account_rows, self.dispatcher, self.rates)
        self._answers = StoredAnswers(self.store)
        self._bots_alone = BotsAloneLimit(self.store, config.limits.bots_alone)
        self.opener = TableOpener(
            config,
            self.store,
            self.accounts,
            self.lobby,
            self.owners,
            self._bots_alone,
            self.uptime,
            make_table,
            self._opened,
        )
        self._rematches = Rematches(
            self.opener,
            self.accounts,
            self.tables,
            self.notifier,
            self._bots_alone,
        )

    async def start(self) -> None:
        self._cleanup.start()
        self.statistics.start()
        self.departures.start()
        self.namesakes.start()
        self.load.start()
        await self.sanctions.start()
        self.bus.start()
        await self._timekeeper.start()
        await self.dispatcher.start()
        self.lobby.start(await self.dispatcher.rows.key("networks", secrets.token_hex(32)))
        await self.bots.start()
        self.tournament_keeper.start()

    async def stop(self) -> None:
        """Stop what changes tables, then what follows from changes, then the database."""
        await self.tournament_keeper.stop()
        await self._timekeeper.stop()
        await self.departures.stop()
        await self.namesakes.stop()
        await self.bots.stop()
        await self.sanctions.stop()
        await self._cleanup.stop()
        await self.statistics.stop()
        await self.notifier.stop()
        await self.recovery.stop()
        await self.dispatcher.stop()
        await self.load.stop()
        await self.bus.stop()
        await self.store.database.close()

    # --- admins ---

    def admin(self, who: Account) -> Admin:
        return Admin(who.name, self.admin_store, self.tables)

    def is_banned(self, who: Account) -> bool:
        try:
            self.sanctions.check(who, self.owners.of(who.id)[0])
        except Refusal:
            return True
        return False

    async def _changed_by_admin(self, table_id: str) -> None:
        self.tables.drop(table_id)
        self.bus.tell(table_id, max(1, self.bus.version(table_id)))

    def _announce(self, table: Table) -> None:
        self.bus.tell(table.id, table.version)
        if table.settings.public and table.status != "playing":
            self.lobby.changed()
        self.notifier.table_changed(table)
        if table.status == "over":
            self.statistics.game_over(table)
            if table.settings.tournament:
                self.tournament_keeper.wake()
        if table.bots_asked:
            self.bots.wake(table.id)

    def _opened(self, table: Table) -> None:
        self.tables.put(table)
        self.lobby.changed()
        if table.bots_asked:
            self.bots.wake(table.id)

    # --- commands ---

    async def command(
        self, who: Account, table_id: str, request: requests.CommandRequest
    ) -> requests.Done:
        do = request.do
        # The same over HTTP and over a socket.
        content = {"key": request.key, "do": do, "version": request.version}
        answer = partial(answer_to, who, (table_id, content), request.key, table_id)
        match do:
            case requests.Rematch():
                return await self._rematches.ask(who, table_id, request.key)
            case requests.VetoOrder():
                return await self._set_veto_order(who, table_id, request, do, answer)
            case requests.Seat(_, bot):
                self.config.offers.check(f"bot-{bot}")
            case requests.Chat(True):
                self.config.offers.check("chat")
        away = partial(self._attendance.is_missed, table_id)
        command = PlayerCommand(who, table_id, request.version or 0, request, answer, away)
        began = time.monotonic()
        try:
            if isinstance(do, requests.StartGame | requests.Resign | requests.StandIn):
                table = await self._commit_counted(command)
            else:
                table = await self.tables.commit(command)
        except (Refusal, ConflictError) as error:
            if earlier := await self._answers.earlier(answer(0)):
                return earlier
            if isinstance(error, Refusal):
                raise
            raise Refusal("busy", "Too much happens at this table: try again.") from None
        finally:
            took = time.monotonic() - began
            self.metrics.commands.observe(took)
            self.load.slowest = max(self.load.slowest, took)
        return requests.Done(key=request.key, table=table_id, version=table.version)

    async def _commit_counted(self, command: PlayerCommand) -> Table:
        """For commands that may leave a game to bots alone."""
        async with self._bots_alone.counting(command.who):
            refusal = await self._bots_alone.refusal(command.who)
            return await self.tables.commit(with_changes(command, too_many_alone=refusal))

    # --- standing orders, chat ---

    async def _set_veto_order(
        self,
        who: Account,
        table_id: str,
        request: requests.CommandRequest,
        do: requests.VetoOrder,
        answer: Callable[[int], Answer],
    ) -> requests.Done:
        """Stored outside the table's events: other players must not notice."""
        if earlier := await self._answers.earlier(answer(0)):
            return earlier
        table = await self.tables.get(table_id, at_least=request.version or 0)
        decisions.must_be(table, "playing")
        decisions.chair_at(table, do.seat, of=who.id, in_person=True)
        if not (request.version is None or table.round_version <= request.version <= table.version):
            raise stale(table)
        order = table.round if do.order == "round" else 0
        return await self._answers.once(
            answer(table.version),
            lambda answer: self.store.set_order(table_id, do.seat, order, answer, time.time()),
        )

    async def say(
        self, who: Account, table_id: str, request: requests.ChatRequest
    ) -> requests.Done:
        self.config.offers.check("chat")
        self.sanctions.check_chat(who)
        table = await self.tables.get(table_id)
        decisions.must_be_at(table, who.id)
        words = clean_text(request.text, "bad-text", "A message")
        content = {"key": request.key, "text": request.text}
        answer = answer_to(who, (table_id, content), request.key, table_id, table.version)
        if not table.chat_on:
            if earlier := await self._answers.earlier(answer):
                return earlier
            raise Refusal("chat-off", "The host has switched the chat off.")
        name = decisions.name_at(table, who.id, who.name)

        async def say(answer: Answer) -> None:
            await self.store.say(table_id, who.id, name, words, answer, time.time())
            self.bus.tell(table_id, CHAT)
            self.notifier.mentioned(table, words, who.id)

        return await self._answers.once(answer, say)
