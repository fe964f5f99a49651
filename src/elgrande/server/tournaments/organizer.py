"""What hosts and players do with tournaments, and what they see of them."""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from sqlalchemy import Connection

from elgrande.server.accounts.rows import Account, AccountRows
from elgrande.server.admin.store import AdminStore, add_audit
from elgrande.server.clocks.settings import check_zone
from elgrande.server.config import Config
from elgrande.server.errors import Refusal
from elgrande.server.storage import ConflictError
from elgrande.server.table_summary import read_summary
from elgrande.server.tables import KeyedLocks
from elgrande.server.text_input import login_of
from elgrande.server.tournaments import requests
from elgrande.server.tournaments import tournament as deciding
from elgrande.server.tournaments.keeper import TournamentKeeper
from elgrande.server.tournaments.rows import TournamentRows
from elgrande.server.tournaments.settings import checked
from elgrande.server.tournaments.tournament import Tournament, next_version
from elgrande.server.tournaments.view import (
    TournamentCard,
    TournamentState,
    accounts_in,
    card_of,
    player_id,
    state_of,
    tables_in,
)

ATTEMPTS: Final = 10
PAUSE: Final = 0.05  # seconds at most before the next one
Change = Callable[[Tournament], Tournament]


class Organizer:
    """`admins` says who may lead every tournament; all they do is in the audit log."""

    def __init__(
        self, accounts: AccountRows, keeper: TournamentKeeper, admins: AdminStore, config: Config
    ) -> None:
        self._accounts = accounts
        self._keeper = keeper
        self._rows = keeper.rows
        self._admins = admins
        self._config = config
        self._locks = KeyedLocks()

    # --- reading ---

    async def cards(self, viewer: Account | None) -> list[TournamentCard]:
        """Those that wait for players, then those that go on, then those that are over."""
        account = None if viewer is None else viewer.id
        return await self._cards(await self._rows.listed(account), account)

    async def all(self) -> list[TournamentCard]:
        """For admins."""
        return await self._cards(await self._rows.all(), None)

    async def of(self, who: Account) -> list[TournamentCard]:
        return await self._cards(await self._rows.of(who.id), who.id)

    async def _cards(
        self, found: Iterable[Tournament], account: str | None
    ) -> list[TournamentCard]:
        found = list(found)
        people = await self._rows.people(set().union(*map(accounts_in, found)))
        order = ("open", "playing", "pause", "over", "cancelled")
        cards = [card_of(each, people, account) for each in found]
        return sorted(cards, key=lambda card: order.index(card.status))

    async def state(self, viewer: Account | None, tournament_id: str) -> TournamentState:
        tournament = await self._rows.get(tournament_id)
        stored = await self._rows.summaries(tables_in(tournament.rounds))
        return state_of(
            tournament,
            await self._rows.people(accounts_in(tournament)),
            {table: read_summary(summary) for table, summary in stored.items()},
            None if viewer is None else viewer.id,
            hosting=viewer is not None and await self._leads(viewer, tournament),
            may_enter=viewer is not None and may_enter(tournament, viewer),
        )

    async def _leads(self, who: Account, tournament: Tournament) -> bool:
        return who.id == tournament.host or await self._admins.is_admin(who.id)

    async def may_make(self, who: Account) -> bool:
        if who.login is None or who.owner is not None:
            return False
        return self._config.tournaments.by_accounts or await self._admins.is_admin(who.id)

    # --- changing ---

    async def create(self, who: Account, request: requests.NewTournament) -> str:
        """Its id, which follows from the key: a retry finds the same one."""
        if not await self.may_make(who):
            raise Refusal("not-admin", "Only the hosts of this server may make tournaments.")
        settings = checked(request.settings, self._config.offers)
        made = Tournament(
            id=hashlib.sha256(f"{who.id} {request.key}".encode()).hexdigest()[:16],
            host=who.id,
            settings=settings,
            due=settings.begins,
        )
        for name in request.invited:
            made = deciding.invite(made, await self._account(name))
        if not await self._rows.add(made, time.time(), self._config.tournaments.most):
            earlier = await self._rows.get(made.id)
            if earlier.settings != settings:
                raise Refusal("key-reused", "This key was used for another tournament.")
        return made.id

    async def _account(self, name: str) -> str:
        found = await self._accounts.by_login(login_of(name))
        if found is None:
            raise Refusal("not-found", f"There is no account with the name {name!r}.")
        return found.id

    async def do(
        self, who: Account, tournament_id: str, command: requests.AnyTournamentCommand
    ) -> None:
        """Carry out a command, and what follows from it at once."""
        async with self._locks.setdefault(
            tournament_id, asyncio.Lock()
        ):  # when many enter at the same time
            await self._do(who, tournament_id, command)
            await self._advance(tournament_id)

    async def _do(
        self, who: Account, tournament_id: str, command: requests.AnyTournamentCommand
    ) -> None:
        match command:
            case requests.Enter(zone):
                check_zone(zone)
                guest = who.login is None
                change = partial(deciding.enter, account=who.id, is_guest=guest, zone=zone)
                await change_tournament(self._rows, tournament_id, change)
            case requests.Leave():
                await change_tournament(
                    self._rows, tournament_id, partial(deciding.leave, account=who.id)
                )
            case _:
                await self._lead(who, tournament_id, command)

    async def _lead(
        self, who: Account, tournament_id: str, command: requests.AnyTournamentCommand
    ) -> None:
        """What only the host may do, or an admin in the host's place."""
        tournament = await self._rows.get(tournament_id)
        if not await self._leads(who, tournament):
            raise Refusal("not-host", "Only the host of the tournament may do this.")
        change = await self._change_by_host(tournament, command)
        kind = type(command).__name__.lower()
        by_admin = who.id != tournament.host
        also = [audit(who.name, kind, tournament)] if by_admin else []
        await change_tournament(self._rows, tournament_id, change, also)

    async def _change_by_host(
        self, tournament: Tournament, command: requests.AnyTournamentCommand
    ) -> Change:
        match command:
            case requests.Invite(name):
                return partial(deciding.invite, account=await self._account(name))
            case requests.Remove(player):
                for each in tournament.entrants:
                    if player_id(tournament.id, each.account) == player:
                        return partial(deciding.bar, account=each.account)
                raise Refusal("not-found", "There is no such player in this tournament.")
            case requests.Begin():
                return partial(deciding.begin, now=time.time())
            case requests.Cancel():
                return deciding.cancel
            case _:
                raise AssertionError("players do that")

    async def _advance(self, tournament_id: str) -> None:
        try:
            await self._keeper.advance(tournament_id)
        except ConflictError:
            self._keeper.wake()  # another process advances it


async def change_tournament(
    rows: TournamentRows,
    tournament_id: str,
    change: Change,
    also: Sequence[Callable[[Connection], None]] = (),
) -> None:
    """Change a tournament, and write what belongs to the same transaction."""
    for _ in range(ATTEMPTS):
        before = await rows.get(tournament_id)
        after = change(before)
        if after == before:
            return
        try:
            await rows.save(next_version(after), time.time(), also)
            return
        except ConflictError:  # another process was first: decide again
            await asyncio.sleep(PAUSE * random.random())
    raise Refusal("busy", "Too much happens in this tournament: try again.")


def may_enter(tournament: Tournament, who: Account) -> bool:
    entrant = tournament.entrant(who.id)
    if who.owner is not None or (entrant is not None and entrant.is_in):
        return False
    try:
        deciding.enter(tournament, who.id, is_guest=who.login is None)
    except Refusal:
        return False
    return True


def audit(admin: str, action: str, tournament: Tournament) -> Callable[[Connection], None]:
    title = tournament.settings.title
    return lambda c: add_audit(c, admin, f"tournament {action}", tournament.id, title)
