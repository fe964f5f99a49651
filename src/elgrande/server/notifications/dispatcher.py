"""Sends notices when they are due: one message an account, none in its quiet time."""

from __future__ import annotations

import asyncio
import importlib.util
import time
from collections.abc import Callable, Sequence

import structlog
from msgspec.structs import replace

from elgrande.server.config import Config
from elgrande.server.logs import failure
from elgrande.server.notifications.messages import EDITION, message_for
from elgrande.server.notifications.rows import Channel, Notice, NoticeRows
from elgrande.server.notifications.senders import (
    GoneError,
    Senders,
    new_vapid_key,
    public_key_of,
)
from elgrande.server.notifications.settings import Mail, Wishes, quiet_until
from elgrande.server.storage.database import Database
from elgrande.words import words

log = structlog.get_logger()

LOOK_SECONDS = 2.0


class Dispatcher:
    """`public_key` is for browsers that subscribe; None without the library for web push."""

    def __init__(
        self, database: Database, config: Config, is_here: Callable[[str, str], bool]
    ) -> None:
        self._is_here = is_here
        self.rows = NoticeRows(database)
        self._config = config
        self._origin = config.origins[0] if config.origins else f"http://localhost:{config.port}"
        self._senders: Senders | None = None
        self._task: asyncio.Task[None] | None = None
        self.public_key: str | None = None

    @property
    def has_mail(self) -> bool:
        return bool(self._config.mail.host)

    async def start(self) -> None:
        key = ""
        if importlib.util.find_spec("pywebpush") is not None:
            key = await self.rows.key("vapid", new_vapid_key())
            self.public_key = public_key_of(key)
        contact = self._config.club.contact if "@" in self._config.club.contact else ""
        subject = f"mailto:{contact or 'elgrande@localhost'}"  # whom a push service may ask
        self._senders = Senders(self._config.mail, self._origin, key, subject)
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ask_to_confirm(self, channel: Channel, language: str) -> None:
        """The first mail to an address: only its owner can open the link."""
        assert isinstance(channel.to, Mail)
        link = f"{self._origin}/confirm/{channel.token}"
        await self.mail(channel.to.address, "confirm", link, language)

    async def mail(self, address: str, text: str, link: str, language: str) -> None:
        """A mail of the server itself, about an account."""
        assert self._senders is not None
        say = words(language).say
        body = say(EDITION, f"notify-{text}-text", link=link)
        mail = self._senders.mail(address, say(EDITION, f"notify-{text}"), body, language)
        await asyncio.to_thread(self._senders.deliver, mail)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                now = time.time()
                if await self.rows.has_due(now):
                    await self._dispatch(now)
            except Exception as error:
                log.warning("sending notifications failed", **failure(error))

    async def _dispatch(self, now: float) -> None:
        due = await self.rows.take_due(now)
        channels = await self.rows.channels(list(due))
        for account, notices in due.items():
            wishes = await self.rows.wishes(account)
            later = quiet_until(wishes, now)
            wanted = [notice for notice in notices if notice.kind in wishes.kinds]
            if later is None:
                # A player at the table sees it; one who leaves without an answer is called later.
                later = now + self._config.notifications.wait
                kept = [n for n in wanted if n.kind == "turn" and self._is_here(n.table, account)]
                wanted = [n for n in wanted if not self._is_here(n.table, account)]
            else:
                kept, wanted = wanted, []
            await self.rows.change([replace(notice, due=later) for notice in kept], ())
            if wanted:
                await self._send(channels.get(account, ()), wanted, wishes)

    async def _send(
        self, channels: Sequence[Channel], notices: Sequence[Notice], wishes: Wishes
    ) -> None:
        assert self._senders is not None
        message = message_for(notices, self._origin, wishes.language)
        for channel in channels:
            if not channel.confirmed:
                continue
            gone = failed = False
            try:
                await self._senders.send(channel, message)
            except GoneError:
                gone = True
            except Exception as error:
                failed = True
                log.warning("a notification failed", **failure(error))
            await self.rows.note_result(channel.id, gone=gone, failed=failed)
