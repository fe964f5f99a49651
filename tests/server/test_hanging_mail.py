"""A mail server that takes connections and says nothing delays no one else."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from elgrande.server.config import Config, MailServer
from elgrande.server.notifications import senders
from elgrande.server.notifications.senders import AT_ONCE, OwnServerError, Senders
from tests.server.machines import machines
from tests.server.playing import Person, config_for, people

pytestmark = pytest.mark.anyio


@pytest.fixture
def silent() -> Iterator[MailServer]:
    """It listens, and never answers."""
    with contextlib.closing(socket.create_server(("127.0.0.1", 0), backlog=64)) as listener:
        port = listener.getsockname()[1]
        yield MailServer(host="127.0.0.1", port=port, security="none")


def config(tmp_path: Path, mail: MailServer) -> Config:
    return config_for(str(tmp_path / "elgrande.db"), mail=mail)


async def ask_for_mail(person: Person, name: str) -> None:
    to = {"kind": "mail", "address": f"{name}@club.example"}
    with contextlib.suppress(Exception):  # the server may stop first
        await person.post("/notifications/channels", {"to": to})


async def test_pages_and_logins_do_not_wait_for_a_mail_server_that_hangs(
    tmp_path: Path, silent: MailServer
) -> None:
    async with machines(config(tmp_path, silent)) as [machine]:
        names = [f"Guest{number}" for number in range(2 * AT_ONCE)]
        asking = [
            asyncio.create_task(ask_for_mail(person, name))
            for person, name in zip(await people(machine.base, *names), names, strict=True)
        ]
        await asyncio.sleep(0.5)
        async with asyncio.timeout(10):  # less than a mail may take
            newcomer = Person(machine.base)
            assert (await newcomer.http.get("/")).status_code == 200
            await newcomer.account("Ana")
        async with asyncio.timeout(12):
            assert await machine.end(signal.SIGTERM) == 0
        for each in asking:
            each.cancel()


async def test_a_mail_server_that_hung_is_left_alone_for_a_while(
    silent: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(senders, "SECONDS", 0.5)
    sending = Senders(silent, "", "")
    mail = sending.mail("ana@club.example", "Subject", "Text", "en")
    with pytest.raises(OwnServerError):
        await sending.deliver(mail)
    began = time.monotonic()
    for _ in range(20):
        with pytest.raises(OwnServerError):
            await sending.deliver(mail)
    assert time.monotonic() - began < 0.5
