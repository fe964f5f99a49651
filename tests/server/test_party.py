"""Friends on one network: every address shown works, and none is localhost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from elgrande.server import addresses
from elgrande.server.addresses import addresses_for_others, qr_code, say_how_to_join
from elgrande.server.config import Config
from elgrande.server.runner import free_port, listen
from tests.server.machines import free_port as some_port
from tests.server.machines import machines
from tests.server.playing import Person, everybody_leaves
from tests.server.receivers import smtp

pytestmark = pytest.mark.anyio

SETTINGS = {"PYTHONIOENCODING": "utf-8", "ELGRANDE_LIMITS__LAG": "60.0"}  # a busy machine is late


@contextlib.asynccontextmanager
async def party(folder: Path, **settings: str) -> AsyncIterator[list[str]]:
    """The lines that `elgrande party` prints; settings are those of the environment."""
    port = some_port()
    command = "import sys; from elgrande.cli import main; sys.argv[0] = 'elgrande'; main()"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", command, "party", "--no-browser", "--port", str(port)),
        *("--database", str(folder / "elgrande.db")),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, **SETTINGS, **settings},
    )
    assert process.stdout is not None
    lines: list[str] = []
    try:
        while "Windows" not in (lines[-1] if lines else ""):
            line = await asyncio.wait_for(process.stdout.readline(), 60)
            assert line, lines
            lines.append(line.decode())
            if "Only this computer" in lines[-1]:
                break
        yield lines
    finally:
        await everybody_leaves()
        process.terminate()
        await process.wait()


@pytest.fixture
def network() -> None:
    if not [a for a in addresses.local_addresses() if not addresses.is_for_this_machine_only(a)]:
        pytest.skip("this machine is in no network")


async def test_a_party_shows_addresses_that_work_and_a_qr_code(
    network: None, tmp_path: Path
) -> None:
    async with party(tmp_path) as lines:
        shown = [line.strip() for line in lines if line.startswith("  http://")]
        assert shown
        assert not any("localhost" in each or "127.0.0.1" in each for each in shown)
        assert any("█" in line or "▄" in line for line in lines)
        for address in shown:
            base = address.rstrip("/")
            assert (await Person(base).http.get("/api/health")).status_code == 200
            ana = await Person(base).guest("Ana")
            table = await ana.open_table([{"who": "me"}, {}])
            invitation = (await ana.get(f"/tables/{table}/invitation")).json()
            links = [link["address"] for link in invitation["links"]]
            assert links == [f"{each.rstrip('/')}/table/{table}" for each in shown]
            assert all(link["qr"].startswith("data:image/svg+xml") for link in invitation["links"])


async def test_links_in_mails_of_a_party_are_no_localhost(network: None, tmp_path: Path) -> None:
    with smtp() as (inbox, port):
        mail = {"HOST": "127.0.0.1", "PORT": str(port), "SECURITY": "none"}
        settings = {f"ELGRANDE_MAIL__{name}": value for name, value in mail.items()}
        async with party(tmp_path, **settings) as lines:
            address = next(line.strip() for line in lines if line.startswith("  http://"))
            ana = await Person(address.rstrip("/")).guest("Ana")
            to = {"kind": "mail", "address": "ana@example.org"}
            assert (await ana.post("/notifications/channels", {"to": to})).status_code == 200
        [mail_to_ana] = inbox.mails
        assert f"{address}confirm/" in mail_to_ana.get_content()


async def test_a_local_server_opens_to_its_network_at_the_press_of_a_button(
    tmp_path: Path,
) -> None:
    async with machines(Config(database=str(tmp_path / "elgrande.db"))) as [machine]:
        ana = await Person(machine.base).guest("Ana")
        assert (await ana.get("/party")).json() == {"possible": True, "links": []}
        opened = await ana.post("/party")
        if opened.status_code != 200:
            assert opened.json()["code"] == "no-network"
            return
        table = await ana.open_table([{"who": "me"}, {}])
        for link in opened.json()["links"]:
            base = link["address"].rstrip("/")
            assert link["qr"] == qr_code(f"{base}/tables"), "where the host's table is listed"
            bea = await Person(base).guest("Bea")
            assert (await bea.post("/party")).json()["code"] == "no-party"
            assert (await bea.do(table, {"type": "join"})).status_code == 200
            await bea.do(table, {"type": "leave", "seat": 1})
        assert (await ana.get(f"/tables/{table}/invitation")).json()["links"]
        await everybody_leaves()
        assert await machine.end(signal.SIGTERM) == 0


async def test_a_server_for_this_machine_only_offers_no_dead_links(base: str) -> None:
    ana = await Person(base).guest("Ana")
    table = await ana.open_table([{"who": "me"}, {}])
    assert (await ana.get(f"/tables/{table}/invitation")).json()["links"] == []


def test_only_addresses_that_answer_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "local_addresses", lambda: ["10.0.0.7", "10.0.0.8", "127.0.0.1"])
    monkeypatch.setattr(addresses, "answers", lambda host, _: host == "10.0.0.8")
    assert addresses_for_others("0.0.0.0", 80, ()) == ("http://10.0.0.8:80",)
    assert addresses_for_others("127.0.0.1", 80, ()) == ()
    assert addresses_for_others("::1", 80, ()) == ()
    assert addresses_for_others("localhost", 80, ()) == ()
    assert addresses_for_others("0.0.0.0", 80, ("https://club.example",)) == (
        "https://club.example",
    )


def test_the_host_reads_what_to_do_about_a_firewall() -> None:
    said = say_how_to_join(["http://10.0.0.8:8008"], 8008)
    assert "http://10.0.0.8:8008/" in said
    assert "ufw allow 8008/tcp" in said
    assert "elgrande party" in say_how_to_join([], 8008)


def test_a_port_that_is_taken_is_replaced_by_a_free_one() -> None:
    with listen("0.0.0.0", 0) as taken:
        assert free_port(taken.getsockname()[1]) == 0
    assert free_port(some_port()) != 0


def test_looking_for_addresses_sends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def send(*_: object) -> int:
        pytest.fail("a packet was sent")

    monkeypatch.setattr(socket.socket, "send", send)
    monkeypatch.setattr(socket.socket, "sendto", send)
    addresses.local_addresses()


def test_a_qr_code_is_an_image_of_its_own() -> None:
    assert qr_code("http://a/").startswith("data:image/svg+xml")
    assert qr_code("http://a/") != qr_code("http://b/")
