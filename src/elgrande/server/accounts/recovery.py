"""A new password by e-mail, for those who forgot theirs.

The answer to a request is always the same, and what depends on the account happens later: so no
one learns from it which accounts exist or have an address.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final

import structlog
from msgspec.structs import replace

from elgrande.server.accounts.accounts import Accounts
from elgrande.server.accounts.rows import Account, AccountRows
from elgrande.server.accounts.tokens import hash_token
from elgrande.server.errors import Refusal
from elgrande.server.logs import failure
from elgrande.server.notifications.dispatcher import Dispatcher
from elgrande.server.notifications.settings import Mail
from elgrande.server.rates import Rates
from elgrande.server.text_input import login_of

log = structlog.get_logger()

LINK_SECONDS: Final = 1800.0
MAILS: Final = (3, 3600.0)  # for one account
GRACE: Final = 2.0  # seconds for mails that are on their way when the server stops


class Recovery:
    def __init__(self, rows: AccountRows, dispatcher: Dispatcher, rates: Rates) -> None:
        self._rows = rows
        self._dispatcher = dispatcher
        self._rates = rates
        self._tasks: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=GRACE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def ask(self, who: str, language: str) -> None:
        """Send a link to the account with this name or e-mail address, if there is one."""
        task = asyncio.create_task(self._send(who, language))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def reset(
        self, accounts: Accounts, token: str, password: str
    ) -> tuple[Account, list[str]]:
        """Set the password with a link's token; returns the account and the sessions ended."""
        hashed = hash_token(token)
        account = await self._rows.owner_of("reset", hashed, time.time())
        if account is None:
            raise old_link()
        new = await accounts.hashed(account.name, password)
        if not await self._rows.use_token("reset", hashed, time.time()):
            raise old_link()
        await self._rows.reset_password(account.id, new)
        return replace(account, password=new), await accounts.end_others(account, "")

    async def _send(self, who: str, language: str) -> None:
        try:
            for account in await self._accounts(who):
                if mails := await self._rows.mails_of(account.id):
                    await self._send_to(account, mails, language)
        except Exception as error:
            log.warning("a mail for a new password failed", **failure(error))

    async def _accounts(self, who: str) -> list[Account]:
        """The accounts with this address, and the one with this name, which may look like one."""
        found = await self._rows.with_mail(who.strip())
        named = await self._rows.by_login(login_of(who))
        if named is not None and named not in found:
            found.append(named)
        return found

    async def _send_to(self, account: Account, mails: list[Mail], language: str) -> None:
        try:
            self._rates.check(MAILS, "reset mail", account.id)
        except Refusal:
            return
        token = secrets.token_urlsafe(32)
        expires = time.time() + LINK_SECONDS
        await self._rows.add_token("reset", hash_token(token), account.id, expires)
        for mail in mails:
            await self._dispatcher.mail(
                mail.address, "reset", f"/reset/{token}", language, name=account.name
            )


def old_link() -> Refusal:
    return Refusal("old-link", "This link was used or is too old: ask for a new one.")
