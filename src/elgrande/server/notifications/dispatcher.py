"""Sends notices when they are due: one message an account, none in its quiet time."""

from __future__ import annotations

import asyncio
import importlib.util
import time
from collections.abc import Callable, Sequence

import structlog
from msgspec.structs import replace

from elgrande.server.background import Background
from elgrande.server.config import Config
from elgrande.server.logs import failure
from elgrande.server.notifications.messages import EDITION, message_for
from elgrande.server.notifications.rows import RETRY_SECONDS, Channel, Notice, NoticeRows
from elgrande.server.notifications.senders import (
    GoneError,
    OwnServerError,
    Senders,
    new_vapid_key,
    public_key_of,
)
from elgrande.server.notifications.settings import Hook, Mail, Push, Wishes, quiet_until
from elgrande.server.storage.database import Database
from elgrande.words import words

log = structlog.get_logger()

POLL_SECONDS = 2.0


class Dispatcher:
    """`public_key` is for browsers that subscribe; None without the library for web push.

    `origin` begins all links: where the players reach this server.
    """

    def __init__(
        self, database: Database, config: Config, is_here: Callable[[str, str], bool]
    ) -> None:
        self._is_here = is_here
        self.rows = NoticeRows(database)
        self._config = config
        self.origin = config.origins[0] if config.origins else f"http://localhost:{config.port}"
        self._senders: Senders | None = None
        self._background = Background()
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
        self._senders = Senders(self._config.mail, key, subject)
        self._background.start(self._run())

    async def stop(self) -> None:
        await self._background.stop()

    def _is_off(self, channel: Channel) -> bool:
        offers = self._config.offers
        kinds = {Mail: offers.mail, Push: offers.push, Hook: offers.hooks}
        return not kinds[type(channel.to)]

    async def ask_to_confirm(self, channel: Channel, language: str) -> None:
        """The first mail to an address: only its owner can open the link."""
        assert isinstance(channel.to, Mail)
        await self.mail(channel.to.address, "confirm", f"/confirm/{channel.token}", language)

    async def mail(self, address: str, text: str, path: str, language: str, **more: str) -> None:
        """A mail of the server itself, about an account, with a link to a page."""
        assert self._senders is not None
        say = words(language).say
        body = say(EDITION, f"notify-{text}-text", link=f"{self.origin}{path}", **more)
        mail = self._senders.mail(address, say(EDITION, f"notify-{text}"), body, language)
        await self._senders.deliver(mail)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                now = time.time()
                if await self.rows.has_due(now):
                    await self._dispatch(now)
            except Exception as error:
                log.warning("sending notifications failed", **failure(error))

    async def _dispatch(self, now: float) -> None:
        due = await self.rows.take_due(now)
        channels = await self.rows.channels(list(due))
        await asyncio.gather(*(self._call(due[each], channels.get(each, ()), now) for each in due))

    async def _call(
        self, notices: Sequence[Notice], channels: Sequence[Channel], now: float
    ) -> None:
        """Send one player what is due, and keep what has to wait."""
        account = notices[0].account
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
        waiting = [replace(notice, due=later) for notice in kept]
        if wanted and not await self._send(channels, wanted, wishes):
            again = time.time() + RETRY_SECONDS
            waiting += [replace(notice, due=again) for notice in wanted]
        await self.rows.settle(notices, waiting)

    async def _send(
        self, channels: Sequence[Channel], notices: Sequence[Notice], wishes: Wishes
    ) -> bool:
        """False if the message should be sent again: every channel failed."""
        assert self._senders is not None
        message = message_for(notices, self.origin, wishes.language)
        arrived = has_failed = False
        for channel in channels:
            if not channel.confirmed or self._is_off(channel):
                continue
            gone = failed = False
            try:
                await self._senders.send(channel, message)
                arrived = True
            except GoneError:
                gone = True
            except OwnServerError:  # our own mail server failed: the address may be fine
                has_failed = True
                log.warning("the mail server cannot be reached")
                continue
            except Exception as error:
                failed = has_failed = True
                log.warning("a notification failed", **failure(error))
            await self.rows.note_result(channel.id, gone=gone, failed=failed)
        return arrived or not has_failed
