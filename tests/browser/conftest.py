"""A real server, a real Chromium, and players who only use what is on the screen."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from elgrande.game import Draw
from elgrande.server.config import Config, Limits, Tournaments
from elgrande.server.runner import listen, make_server
from elgrande.server.table import Table
from elgrande.server.web import open_app
from elgrande.server.web.static import STATIC
from tests.browser import chromium
from tests.browser.steady import LUCK, without_luck

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SHOTS = Path(__file__).parents[2] / "build" / "screenshots"

AWAY = 1.5  # seconds after which a bot may stand in for a player

NewPage = Callable[..., Any]


@dataclass
class Fortune:
    """Chance under the test's control: wished-for outcomes come first, if they are possible.

    Otherwise the possible outcomes decide, so that tables and tests do not disturb each other.
    """

    wishes: list[str] = field(default_factory=list)

    def __call__(self, outcomes: Sequence[Draw], weights: Sequence[int]) -> int:
        names = [outcome.outcome for outcome in outcomes]
        for wish in self.wishes:
            if wish in names:
                return names.index(wish)
        return random.Random(f"{LUCK} {names}").choices(range(len(outcomes)), weights)[0]


@dataclass
class Served:
    address: str
    fortune: Fortune
    database: str


def serve(database: str, fortune: Fortune, started: Callable[[int, Any], None]) -> None:
    """Run a server in this thread until asked to stop."""
    config = Config(
        database=database,
        limits=Limits.wide(),
        bot_milliseconds=50,
        away=AWAY,
        tournaments=Tournaments(by_accounts=True),
    )

    async def run() -> None:
        async with open_app(config, make_table=lambda number: Table(number, fortune)) as app:
            with listen("127.0.0.1", 0) as listener:
                server = make_server(app, config)
                started(listener.getsockname()[1], server)
                await server.serve(sockets=[listener])

    asyncio.run(run())


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (STATIC / "index.html").exists():
        pytest.fail("the client is not built: make install")
    fortune = Fortune()
    database = str(tmp_path_factory.mktemp("browser") / "tables.db")
    patch = pytest.MonkeyPatch()
    without_luck(patch)
    running: list[tuple[int, Any]] = []
    thread = threading.Thread(
        target=serve, args=(database, fortune, lambda *it: running.append(it)), daemon=True
    )
    thread.start()
    while not running:
        time.sleep(0.05)
    port, server = running[0]
    wait_for_port(port)
    yield Served(f"http://localhost:{port}", fortune, database)
    server.should_exit = True
    thread.join(10)
    patch.undo()


def wait_for_port(port: int) -> None:
    for _ in range(200):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise AssertionError("the server does not listen")


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    program = chromium.find()
    if program is None:
        pytest.fail("there is no Chromium: python -m tests.browser.chromium installs one")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser: Any, served: Served) -> Iterator[NewPage]:
    """Opens a separate browser. Errors in it, or requests to other origins, fail the test."""
    contexts: list[Any] = []
    wrong: list[str] = []

    def make(
        width: int = 1440, height: int = 900, keep: dict[str, str] | None = None, **more: Any
    ) -> Any:
        context = browser.new_context(
            viewport={"width": width, "height": height}, base_url=served.address, **more
        )
        context.set_default_timeout(60_000)
        kept = {"pace": "instant", "motion": "less", "level": "random", **(keep or {})}
        lines = [
            f"localStorage.setItem('elgrande-{name}', '{value}');" for name, value in kept.items()
        ]
        context.add_init_script("try {" + "".join(lines) + "} catch {}")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
        page.on(
            "console",
            lambda message: (
                wrong.append(f"console: {message.text}")
                if message.type == "error"
                and "ERR_" not in message.text
                and "WebSocket" not in message.text
                else None
            ),
        )
        page.on(
            "request",
            lambda request: (
                None
                if request.url.startswith((served.address, "data:", "blob:"))
                else wrong.append(f"left the origin: {request.url}")
            ),
        )
        return page

    yield make
    for context in contexts:
        context.close()
    assert not wrong


@pytest.fixture(autouse=True)
def no_wishes_of_other_tests(request: pytest.FixtureRequest) -> None:
    if "served" in request.fixturenames:
        request.getfixturevalue("served").fortune.wishes.clear()


@pytest.fixture(scope="session")
def shots() -> Path:
    """The folder for screenshots."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    return SHOTS
