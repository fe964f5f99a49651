"""Runs the server: the command `elgrande serve`, the listening socket, signals."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import re
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn
from urllib.parse import urlencode

import msgspec
import typer
import uvicorn
from starlette.applications import Starlette
from typer.exceptions import TyperException

from elgrande.core.editions import OLD_HANDS
from elgrande.game import Options
from elgrande.server.addresses import EVERYWHERE, addresses_for_others, say_how_to_join, url_host
from elgrande.server.config import Config, default_database
from elgrande.server.config_file import ConfigError, read_config
from elgrande.server.errors import fault_of
from elgrande.server.logs import LEVELS, log_unhandled, set_up_logs
from elgrande.server.party import Party
from elgrande.server.storage import DatabaseUnusableError
from elgrande.server.web import open_app
from elgrande.server.web.context import Context
from elgrande.server.web.timeouts import HttpTimeouts, SocketTimeouts
from elgrande.words.shell import shell_text

STOPS = (signal.SIGINT, signal.SIGTERM)
MANY_FILES = 20_000
LOOPBACK = ("127.0.0.1", "::1", "localhost")
LOCAL = (*LOOPBACK, *EVERYWHERE)
ORIGIN = re.compile(r"https?://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?")
GRACE = 5  # seconds for open requests to finish at shutdown


def serve(
    config: Annotated[
        Path | None,
        typer.Option(envvar="ELGRANDE_CONFIG", help="A TOML file: see the page on configuration."),
    ] = None,
    host: Annotated[
        str | None, typer.Option(help="The address to listen at. [default: 127.0.0.1]")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="The port; 0 for any that is free. [default: 8008]"),
    ] = None,
    database: Annotated[
        str, typer.Option(help="A file, or postgresql://... [default: in your data directory]")
    ] = "",
    origin: Annotated[
        list[str] | None,
        typer.Option(
            help="The address people type, such as https://club.example; may be repeated."
        ),
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser.")] = False,
    bots: Annotated[
        int | None, typer.Option(min=1, help="Processes in which bots think. [default: 1]")
    ] = None,
    log_level: Annotated[str, typer.Option(help=f"{', '.join(LEVELS)}. [default: warning]")] = "",
) -> None:
    """Serve tables to play at in the browser."""
    if log_level and log_level not in LEVELS:
        stop_with(
            shell_text("one-of", name="--log-level", known=", ".join(LEVELS), value=repr(log_level))
        )
    given = {
        "host": host,
        "port": port,
        "database": database,
        "origins": tuple(origin or ()),
        "bot_workers": bots,
        "logs": {"level": log_level} if log_level else None,
    }
    settings = settings_for(config, given)
    host, port = settings.host, settings.port
    try:
        run(settings, open_browser=not no_browser)
    except DatabaseUnusableError as error:
        stop_with(str(error))
    except OSError as error:
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            stop_with(shell_text("host", name=repr(host), why=str(error.strerror)))
        if error.filename:  # perhaps that of the log
            stop_with(fault_of(error))
        stop_with(shell_text("port", port=str(port), name=host, why=str(error.strerror)))


def party(
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port; if it is taken, any that is free.")
    ] = 8008,
    database: Annotated[
        str, typer.Option(help="A file, or postgresql://... [default: in your data directory]")
    ] = "",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser.")] = False,
) -> None:
    """Play with friends in your network: shows the address to open, with a QR code."""
    serve(None, "0.0.0.0", free_port(port), database, None, no_browser)


def settings_for(file: Path | None, given: Mapping[str, Any]) -> Config:
    """The configuration; options that were not given are None or empty."""
    try:
        config = read_config(
            file, given={key: each for key, each in given.items() if each or each == 0}
        )
    except ConfigError as error:
        stop_with(str(error))
    origins = tuple(map(read_origin, config.origins))
    database = config.database or str(default_database())
    return msgspec.structs.replace(config, database=database, origins=origins)


def free_port(wanted: int) -> int:
    """The wanted port, or 0 for any free port if it is taken."""
    try:
        listen("0.0.0.0", wanted).close()
    except OSError:
        return 0
    return wanted


def read_origin(address: str) -> str:
    """The origin as browsers send it, in lower case: scheme, host and perhaps a port."""
    origin = address.rstrip("/").lower()
    if not ORIGIN.fullmatch(origin):
        stop_with(shell_text("origin", name=repr(address)))
    return origin


def play(options: Options, bots: Sequence[str], language: str) -> None:
    """A game against bots in the browser, on a server that lives as long as this command."""
    all_hands = options.old_hands == frozenset(OLD_HANDS)
    wishes = {
        "edition": options.edition,
        "length": options.length,
        "modules": ",".join(sorted(options.modules)),
        "old_hands": "" if all_hands else ",".join(sorted(options.old_hands)),
        "variants": ",".join(sorted(options.variants)),
        "switches": ",".join(
            f"{name}={'on' if on else 'off'}" for name, on in options.switches.items()
        ),
        "bots": ",".join(bots),
        "language": language,
    }
    page = "?" + urlencode({name: value for name, value in wishes.items() if value})
    config = Config(database=str(default_database()), port=0)
    try:
        run(config, open_browser=True, page=page)
    except DatabaseUnusableError as error:
        stop_with(str(error))


def stop_with(reason: str) -> NoReturn:
    raise TyperException(reason)


def run(config: Config, *, open_browser: bool, page: str = "") -> None:
    """Serve until stopped. Prints the address once the server is ready."""
    set_up_logs(config.logs)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve_until_stopped(config, page if open_browser else None))


async def serve_until_stopped(config: Config, page: str | None) -> None:
    """`page` is the path or query to open in a browser; None opens no browser."""
    allow_many_files()
    asyncio.get_running_loop().set_exception_handler(log_unhandled)
    host = config.host
    async with open_app(config) as app:
        gc.collect()
        gc.freeze()  # exclude long-lived objects from every later collection
        # Small steps, because all players wait meanwhile: 1,000 new objects, among them long lists
        # of what happened, take up to 5 ms. A full collection scans all tables, so it is rare.
        gc.set_threshold(1_000, 1, 25_000)
        with inherited() or listen(host, config.port) as listener:
            port = listener.getsockname()[1]
            context: Context = app.state.context
            context.addresses = addresses_for_others(host, port, config.origins)
            shown = "localhost" if host in LOCAL else url_host(host)
            address = (*config.origins, f"http://{shown}:{port}")[0]
            context.service.dispatcher.origin = (*context.addresses, address)[0]
            print(f"El Grande is served at {address}/ (Ctrl-C ends it)", flush=True)
            if host not in LOOPBACK and not config.origins:
                print(say_how_to_join(context.addresses, port), flush=True)
            if page is not None:
                await asyncio.to_thread(webbrowser.open, f"{address}/{page}")
            annex = make_server(app, config, Annex)
            if host in LOOPBACK and not config.origins:
                context.party = Party(port, listen, lambda sockets: annex.serve(sockets=sockets))
            await make_server(app, config).serve(sockets=[listener])
            annex.should_exit = True
            if context.party is not None:
                await context.party.end()


def allow_many_files() -> None:
    """Raise the limit of open files: each connection is one, and a shell's default is low."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MANY_FILES if hard == resource.RLIM_INFINITY else min(MANY_FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def inherited() -> socket.socket | None:
    """The listening socket that systemd hands over, if it started this process for one.

    It stays open while a new version starts, so that no connection is refused.
    """
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    return socket.socket(fileno=3)


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sets TCP_NODELAY, to send small packets at once, only if the protocol is given.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name != "nt":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
    return listener


class Server(uvicorn.Server):
    """Unlike uvicorn's server, does not raise a stop signal again, so that clean-up still runs."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {each: signal.signal(each, self.handle_exit) for each in STOPS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


class Annex(Server):
    """A second server in the process, stopped by the first."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def make_server(app: Starlette, config: Config, kind: type[Server] = Server) -> Server:
    HttpTimeouts.most = config.limits.connections_per_address
    return kind(
        uvicorn.Config(
            app,
            lifespan="off",
            log_config=None,
            log_level="critical",  # the same is already logged here, without secrets
            access_log=False,
            server_header=False,
            date_header=False,
            http=HttpTimeouts,
            ws=SocketTimeouts,
            ws_max_size=config.limits.frame,
            ws_ping_interval=config.limits.silence,
            ws_ping_timeout=config.limits.silence,
            ws_per_message_deflate=False,  # saves time; compressed sizes could leak content
            timeout_keep_alive=75,  # longer than players think, to reuse the connection
            timeout_graceful_shutdown=GRACE,
        )
    )


def main() -> None:
    """For processes not started from the command line: reads JSON from the environment."""
    config = msgspec.json.decode(os.environ["ELGRANDE_SERVER"], type=Config)
    run(msgspec.structs.replace(config, port=int(sys.argv[1])), open_browser=False)


if __name__ == "__main__":
    main()
