"""Sends a message: e-mail by SMTP, web push with VAPID, webhooks of chats."""

from __future__ import annotations

import asyncio
import base64
import smtplib
import ssl
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from concurrent.futures import Future
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any, Final

import msgspec

from elgrande.server.config import MailServer
from elgrande.server.notifications.messages import EDITION, Message, with_link
from elgrande.server.notifications.rows import Channel
from elgrande.server.notifications.settings import Hook, Mail, Push
from elgrande.words import words

SECONDS: Final = 15.0
AT_ONCE: Final = 8  # messages: one that is slow does not hold up the others
PAUSE: Final = 60.0  # seconds without a try after the SMTP server has hung
TTL: Final = 24 * 3600  # seconds for which a push service keeps a message
GONE: Final = (404, 410)
# In characters. Longer messages are refused: Discord takes 2,000, push services 4,096 bytes.
LONGEST_HOOK: Final = 2000
LONGEST_PUSH: Final = 800


class GoneError(Exception):
    """The address does not exist any more."""


class OwnServerError(Exception):
    """The SMTP server of the configuration does not take mails now."""


class Senders:
    def __init__(self, mail: MailServer, vapid_key: str, contact: str) -> None:
        self._mail = mail
        self._vapid_key = vapid_key
        self._contact = contact
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._paused_until = 0.0  # the SMTP server has hung

    async def send(self, channel: Channel, message: Message) -> None:
        """Raises `GoneError` if the address is gone, any other error if it may work later."""
        match channel.to:
            case Mail(address):
                off = f"{message.origin}/api/notifications/off/{channel.token}"
                mail = self.mail(address, message.subject, message.text, message.language, off)
                await self.deliver(mail)
            case Hook(url, shape):
                body = msgspec.json.encode(hook_body(shape, message))
                await self._run(lambda: post(url, body, {"content-type": "application/json"}))
            case Push() as to:
                await self._run(lambda: self._push(to, message))

    async def _run(self, work: Callable[[], None]) -> None:
        """Run in a thread of its own: a server that hangs delays neither pages nor shutdown."""
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()

        def run() -> None:
            try:
                work()
            except Exception as error:
                done.set_exception(error)
            else:
                done.set_result(None)

        async with self._at_once:
            threading.Thread(target=run, name="sender", daemon=True).start()
            await asyncio.wrap_future(done)

    def mail(
        self, address: str, subject: str, text: str, language: str, off: str | None = None
    ) -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = self._mail.sender
        mail["To"] = address
        mail["Subject"] = subject
        mail["Date"] = formatdate()
        mail["Auto-Submitted"] = "auto-generated"  # so that no absent reader's program answers it
        mail["Message-ID"] = make_msgid(domain=self._mail.sender.rpartition("@")[2].rstrip(">"))
        if off is not None:
            mail["List-Unsubscribe"] = f"<{off}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            page = off.replace("/api/notifications/off/", "/unsubscribe/")
            text += "\n\n" + words(language).say(EDITION, "notify-off", link=page)
        mail.set_content(text + "\n")
        return mail

    async def deliver(self, mail: EmailMessage) -> None:
        """Raises `OwnServerError` unless it is the recipient that the server refuses."""
        await self._run(lambda: self._deliver(mail))

    def _deliver(self, mail: EmailMessage) -> None:
        began = time.monotonic()
        if began < self._paused_until:
            raise OwnServerError
        try:
            self._hand_over(mail)
        except smtplib.SMTPRecipientsRefused:
            raise
        except (smtplib.SMTPException, OSError) as error:
            if time.monotonic() - began >= SECONDS:
                self._paused_until = time.monotonic() + PAUSE
            raise OwnServerError from error

    def _hand_over(self, mail: EmailMessage) -> None:
        settings = self._mail
        if settings.security == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                settings.host, settings.port, timeout=SECONDS, context=ssl.create_default_context()
            )
        else:
            server = smtplib.SMTP(settings.host, settings.port, timeout=SECONDS)
        with server:
            if settings.security == "starttls":
                server.starttls(context=ssl.create_default_context())
            if settings.user:
                server.login(settings.user, settings.password)
            server.send_message(mail)

    def _push(self, to: Push, message: Message) -> None:
        from py_vapid import Vapid
        from pywebpush import WebPusher

        keys = {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}
        link = message.lines[0].link if len(message.lines) == 1 else message.tables
        body = msgspec.json.encode(
            {"title": message.subject, "text": summary(message), "url": link}
        )
        encoded: Any = WebPusher(keys).encode(body, "aes128gcm")
        audience = "/".join(to.endpoint.split("/")[:3])
        vapid: Any = Vapid.from_string(self._vapid_key)
        headers: dict[str, str] = vapid.sign({"aud": audience, "sub": self._contact})
        headers |= {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL),
        }
        post(to.endpoint, encoded["body"], headers)


def summary(message: Message) -> str:
    if len(message.lines) == 1:
        return ""
    return message.text_within(LONGEST_PUSH, lambda line: line.text)


def hook_body(shape: str, message: Message) -> dict[str, Any]:
    """The message in the shape a chat expects. Nothing in it can call a whole room."""
    text = message.text_within(LONGEST_HOOK, with_link)
    if shape == "discord":
        return {"content": text, "allowed_mentions": {"parse": []}}
    if shape == "slack":
        return {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    return {"msgtype": "m.text", "body": text, "m.mentions": {}}


class NoRedirects(urllib.request.HTTPRedirectHandler):
    """An allowed host must not send us to another."""

    def redirect_request(
        self, req: Any, fp: Any, code: int, msg: str, headers: Any, newurl: str
    ) -> None:
        return None


def post(url: str, body: bytes, headers: dict[str, str]) -> None:
    request = urllib.request.Request(url, body, headers, method="POST")
    opener = urllib.request.build_opener(NoRedirects, urllib.request.ProxyHandler({}))
    try:
        opener.open(request, timeout=SECONDS).close()
    except urllib.error.HTTPError as error:
        error.close()
        if error.code in GONE:
            raise GoneError from None
        raise


def new_vapid_key() -> str:
    """A private key, as base64url of its 32 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=").decode()


def public_key_of(vapid_key: str) -> str:
    """What browsers need to subscribe: the public point, uncompressed, as base64url."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    number = int.from_bytes(base64.urlsafe_b64decode(vapid_key + "=="), "big")
    point = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    raw = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
