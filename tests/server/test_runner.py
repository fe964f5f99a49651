"""`elgrande serve` as users start it."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qsl

import pytest
import structlog
from typer.exceptions import TyperException

from elgrande.game import Options
from elgrande.server import runner
from elgrande.server.errors import Refusal
from elgrande.server.logs import log_unhandled
from tests.server.playing import Person, new_key

SERVE = [sys.executable, "-m", "elgrande", "serve", "--no-browser"]


@contextmanager
def served(
    *options: str, at: str = r"http://localhost:\d+/"
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A separate server process, and its address."""
    process = subprocess.Popen(
        [*SERVE, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(at, said)
        assert found, said
        yield process, found[0]
    finally:
        process.kill()
        process.communicate()


def get(address: str) -> tuple[int, str]:
    open_directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with open_directly.open(address, timeout=30) as response:
        return response.status, response.read().decode()


def ends(process: subprocess.Popen[str], how: signal.Signals) -> int:
    process.send_signal(how)
    return process.wait(30)


def test_origins_of_the_file_are_compared_as_browsers_send_them(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text('origins = ["https://Club.example/", "http://my_club:80", "http://[::1]:8008"]')
    settings = runner.settings_for(file, {})
    assert settings.origins == ("https://club.example", "http://my_club:80", "http://[::1]:8008")


def refusal(*options: str) -> str:
    """The error printed instead of serving: one line, with exit status 2."""
    refused = subprocess.run(
        [*SERVE, *options], capture_output=True, text=True, check=False, timeout=60
    )
    assert refused.returncode == 2
    [said] = [line for line in refused.stderr.splitlines() if "interpreted" not in line]
    assert said.startswith("elgrande: ")
    return said.removeprefix("elgrande: ")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_the_server_prints_its_address_answers_and_stops_on_request(
    tmp_path: Path, how: signal.Signals
) -> None:
    file = tmp_path / "club" / "elgrande.db"  # the folder is made
    with served("--port", "0", "--database", str(file)) as (process, address):
        assert get(f"{address}api/ready") == (200, '{"status":"ready"}')
        assert "El Grande" in get(address)[1]
        assert file.exists()
        assert ends(process, how) == 0


def test_the_server_prints_the_address_that_people_type(tmp_path: Path) -> None:
    options = ("--port", "0", "--database", str(tmp_path / "elgrande.db"))
    with served(*options, "--origin", "https://club.example", at="https://club.example/ "):
        pass


async def send_and_leave(address: str) -> None:
    """Send commands that are refused, and be gone before the refusals arrive."""
    ana = await Person(address.rstrip("/")).guest("Ana")
    table = await ana.open_table([{"who": "me"}, {}])
    for _ in range(20):
        async with ana.socket() as line:
            await line.send(type="watch", table=table)
            for _ in range(30):
                leave = {"type": "leave", "seat": 1}
                await line.send(type="do", table=table, key=new_key(), do=leave)
            await asyncio.sleep(0.003)  # until it has read some of them
            line.connection.transport.abort()
    await ana.http.aclose()


def test_clients_that_leave_in_the_middle_write_nothing_into_the_log(tmp_path: Path) -> None:
    with served("--port", "0", "--database", str(tmp_path / "elgrande.db")) as (process, address):
        asyncio.run(send_and_leave(address))
        assert ends(process, signal.SIGTERM) == 0
        assert process.stderr is not None
        assert process.stderr.read() == ""


@pytest.mark.parametrize(
    ("error", "logged"),
    [
        (Refusal("not-host", "Ana sits there."), []),
        (LookupError("disc aragon"), [{"error": "LookupError", "where": "-"}]),
    ],
)
def test_what_no_task_waits_for_is_logged_without_its_message(
    error: Exception, logged: list[dict[str, str]]
) -> None:
    with structlog.testing.capture_logs() as kept:
        log_unhandled(None, {"message": "Ana", "exception": error})
    assert [{key: each[key] for key in ("error", "where")} for each in kept] == logged
    assert "Ana" not in str(kept)
    assert "aragon" not in str(kept)


def test_a_log_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    config, letter = tmp_path / "club.toml", tmp_path / "letter"
    letter.write_text("Dear Ana")
    config.write_text(f"[logs]\nfile = '{letter}/elgrande.jsonl'\n")
    database = str(tmp_path / "elgrande.db")
    reason = f"{letter}: File exists."
    assert refusal("--port", "0", "--database", database, "--config", str(config)) == reason


def test_a_second_server_on_the_same_file_says_why_it_does_not_start(tmp_path: Path) -> None:
    file = str(tmp_path / "elgrande.db")
    with served("--port", "0", "--database", file):
        assert "serves one process" in refusal("--port", "0", "--database", file)


def test_a_port_in_use_is_reported(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = refusal("--port", port, "--database", str(tmp_path / "elgrande.db"))
    assert "choose another with --port" in said


def test_an_address_of_another_machine_is_reported(tmp_path: Path) -> None:
    database = str(tmp_path / "elgrande.db")
    elsewhere = "192.0.2.1"  # an address for documentation
    said = refusal("--host", elsewhere, "--port", "0", "--database", database)
    assert said.startswith(f"'{elsewhere}' is not an address of this machine")


def test_a_name_that_no_name_server_knows_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without asking one: it may be slow, or know every name."""

    def look_up(*_: object, **__: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(runner, "run", look_up)
    with pytest.raises(TyperException, match="'club' is not an address of this machine"):
        runner.serve(host="club")


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("mysql://club/elgrande", "postgresql://... or a file"),
        ("postgresql://club:secret@127.0.0.1:1/elgrande", "The database cannot be used"),
        ("/proc/nothing/elgrande.db", "cannot be used"),
    ],
)
def test_an_unusable_database_is_reported(database: str, reason: str) -> None:
    said = refusal("--port", "0", "--database", database)
    assert reason in said
    for word in ("secret", "--port"):
        assert word not in said


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear host")
    assert refusal("--port", "0", "--database", str(file)) == f"{file} is not a database."
    assert file.read_text() == "Dear host"


def test_what_was_chosen_at_the_command_line_is_what_the_browser_opens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(runner, "run", lambda *_, page, **__: opened.append(page))
    options = Options(
        edition="2023",
        players=2,
        modules=frozenset({"old-hands"}),
        old_hands=frozenset({"veto"}),
        variants=frozenset({"home-advantage"}),
        switches={"must_take": True, "dummy": False},
    )
    runner.play(options, ["hard"], "nl")
    assert dict(parse_qsl(opened[0].removeprefix("?"))) == {
        "edition": "2023",
        "length": "full",
        "modules": "old-hands",
        "old_hands": "veto",
        "variants": "home-advantage",
        "switches": "must_take=on,dummy=off",
        "bots": "hard",
        "language": "nl",
    }
