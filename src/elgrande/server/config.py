"""Server configuration. The default limits suit a club; tests and benchmarks widen them.

The descriptions of the fields make the schema and the page `docs/configuration.md`.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import asdict
from platformdirs import user_data_path

from elgrande.server.errors import Refusal

Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]
Days = Annotated[float, Meta(ge=0)]
Rate = tuple[Count, Seconds]


def doc(description: str) -> Meta:
    """What a field means, for the schema and the page."""
    return Meta(description=description)


class Section(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the configuration file."""


class Limits(Section, frozen=True, kw_only=True):
    """Size, count and rate limits. A rate is [how often, in how many seconds]."""

    body: Annotated[Count, doc("bytes of a request")] = 16_384
    record: Annotated[Count, doc("bytes of an imported record")] = 524_288
    frame: Annotated[Count, doc("bytes of a frame on a socket")] = 8_192
    sockets_per_account: Annotated[Count, doc("open sockets of one account")] = 8
    sockets_per_address: Annotated[Count, doc("open sockets from one address")] = 64
    silence: Annotated[
        Seconds, doc("seconds without a message before a ping, and until it is lost")
    ] = 20.0
    frames: Annotated[Rate, doc("frames on one socket")] = (40, 2.0)
    commands: Annotated[Rate, doc("commands of one account")] = (60, 10.0)
    reads: Annotated[Rate, doc("reads of one account")] = (120, 10.0)
    requests: Annotated[Rate, doc("requests of any kind from one address")] = (1000, 10.0)
    handshakes: Annotated[Rate, doc("sockets opened from one address")] = (60, 10.0)
    connections_per_address: Annotated[
        Count, doc("connections open at the same time from one address, idle ones included")
    ] = 256
    anybody: Annotated[Rate, doc("requests without a session from one address")] = (300, 10.0)
    chat: Annotated[Rate, doc("chat lines of one account")] = (8, 10.0)
    tables: Annotated[Rate, doc("tables opened by one account")] = (30, 600.0)
    open_tables: Annotated[Count, doc("tables of one account that wait for players")] = 10
    open_tables_per_address: Annotated[
        Count, doc("tables opened from one address that wait for players")
    ] = 40
    hints: Annotated[Rate, doc("hints for one account")] = (10, 10.0)
    bots_alone: Annotated[Count, doc("games of one account that bots play among themselves")] = 3
    guests: Annotated[
        Rate, doc("guests made from one address; new names, bots and tokens of one account")
    ] = (30, 600.0)
    logins: Annotated[
        Rate,
        doc(
            "wrong passwords for one name from one address; new accounts, links by mail; "
            "requests of one session that may need the password"
        ),
    ] = (10, 300.0)
    reports: Annotated[Rate, doc("reports of one account to the host")] = (5, 600.0)
    thinking: Annotated[
        Rate,
        doc("seconds that the bots and hints of one account may think; then they only glance"),
    ] = (1800, 3600.0)
    lag: Annotated[
        Seconds,
        doc("seconds the server may be late, or a command take, before newcomers have to wait"),
    ] = 0.5

    @staticmethod
    def wide() -> Limits:
        """For tests and benchmarks, where all clients share one address."""
        much = (1_000_000, 1.0)
        return Limits(
            sockets_per_account=100_000,
            sockets_per_address=100_000,
            frames=much,
            commands=much,
            reads=much,
            requests=much,
            handshakes=much,
            connections_per_address=100_000,
            anybody=much,
            chat=much,
            tables=much,
            open_tables=100_000,
            open_tables_per_address=100_000,
            hints=much,
            bots_alone=100_000,
            guests=much,
            logins=much,
            reports=much,
            thinking=(1_000_000, 3600.0),
            lag=60.0,
        )


class Retention(Section, frozen=True, kw_only=True):
    """Days after which the server deletes something; 0 keeps it."""

    open_tables: Annotated[
        Days,
        doc(
            "tables and tournaments that never began, since their last change; "
            "not a tournament that has a time to begin"
        ),
    ] = 30.0
    guests: Annotated[Days, doc("guests who sit at no table, since they were last here")] = 30.0
    chat: Annotated[Days, doc("chat lines")] = 365.0
    answers: Annotated[Days, doc("answers kept for clients that send a command again")] = 30.0
    reports: Annotated[Days, doc("reports from players, and the log of what admins did")] = 365.0


class Logs(Section, frozen=True, kw_only=True):
    """Logs are lines of JSON, without names, texts, cards or addresses."""

    level: Annotated[
        Literal["debug", "info", "warning", "error"], doc("the least important kind of line")
    ] = "warning"
    file: Annotated[str, doc("a file to write to; empty: standard error")] = ""
    megabytes: Annotated[Count, doc("size at which a new file begins")] = 10
    files: Annotated[Count, doc("older files kept")] = 5


class Metrics(Section, frozen=True, kw_only=True):
    """`/metrics`, for Prometheus."""

    on: Annotated[bool, doc("serve them")] = True
    token: Annotated[
        str, doc("a bearer token to ask for; empty: only this machine may read them")
    ] = ""


class MailServer(Section, frozen=True, kw_only=True):
    """The SMTP server through which e-mails go out; without a host the server sends none."""

    host: Annotated[str, doc("the SMTP server, such as smtp.example")] = ""
    port: Annotated[int, Meta(ge=1, le=65535), doc("its port")] = 587
    security: Annotated[
        Literal["starttls", "tls", "none"], doc("how the connection is encrypted")
    ] = "starttls"
    user: Annotated[str, doc("the name to log in with; empty: without")] = ""
    password: Annotated[str, doc("the password to log in with")] = ""
    sender: Annotated[str, doc("the address mails come from")] = "El Grande <elgrande@localhost>"


class Notifications(Section, frozen=True, kw_only=True):
    """How players are called back."""

    wait: Annotated[
        Seconds, doc("seconds a player has to come back by themselves before they are called")
    ] = 60.0
    push_hosts: Annotated[
        tuple[str, ...], doc("push services the server may send to; a dot stands for subdomains")
    ] = (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        ".notify.windows.com",
    )
    hook_hosts: Annotated[
        tuple[str, ...], doc("chats whose webhooks the server may call; add your Matrix server")
    ] = ("discord.com", "hooks.slack.com")


@cache
def has_webauthn() -> bool:
    return find_spec("webauthn") is not None


class Offers(Section, frozen=True, kw_only=True):
    """What the server offers; `false` switches it off, and pages no longer show it."""

    guests: Annotated[bool, doc("playing without an account")] = True
    registration: Annotated[bool, doc("making an account")] = True
    chat: Annotated[bool, doc("chat at tables")] = True
    hints: Annotated[bool, doc("hints and the coach")] = True
    reviews: Annotated[bool, doc("reviews of finished games")] = True
    imports: Annotated[bool, doc("tables from records")] = True
    spectators: Annotated[bool, doc("watching games of others")] = True
    push: Annotated[bool, doc("notifications in browsers")] = True
    mail: Annotated[bool, doc("notifications by e-mail")] = True
    hooks: Annotated[bool, doc("notifications in chats, by webhook")] = True
    tournaments: Annotated[bool, doc("tournaments")] = True
    passkeys: Annotated[bool, doc("passkeys (with the extra `passkeys`)")] = True
    without_bots: Annotated[
        tuple[str, ...], doc('levels of bots that cannot be chosen, such as ["master"]')
    ] = ()

    @property
    def off(self) -> tuple[str, ...]:
        """The names of what is switched off or not installed; a level of bots as `bot-master`."""
        values = {**asdict(self), "passkeys": self.passkeys and has_webauthn()}.items()
        switches = tuple(name for name, value in values if value is False)
        return (*switches, *(f"bot-{level}" for level in self.without_bots))

    def check(self, name: str) -> None:
        if name in self.off:
            raise Refusal(
                "switched-off",
                f"The host of this server has switched that off: {name}.",
                more={"switch": name},
            )


class Tournaments(Section, frozen=True, kw_only=True):
    """Who may make tournaments; accounts with the right of an admin always may."""

    by_accounts: Annotated[bool, doc("every account may make them")] = False
    most: Annotated[Count, doc("tournaments of one host that are not over")] = 5


class Club(Section, frozen=True, kw_only=True):
    """What the page on privacy says of the host."""

    name: Annotated[str, doc("the name of the club or the host")] = ""
    contact: Annotated[str, doc("how to reach the host: an e-mail or postal address")] = ""


class Config(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything a host can set."""

    database: Annotated[
        str, doc("a file, or postgresql://user:password@host/name; empty: in the data directory")
    ] = ""
    host: Annotated[str, Meta(min_length=1), doc("the address to listen at; 0.0.0.0 for all")] = (
        "127.0.0.1"
    )
    port: Annotated[int, Meta(ge=0, le=65535), doc("the port; 0 for any that is free")] = 8008
    origins: Annotated[
        tuple[str, ...],
        doc("the exact addresses people type; if empty, this machine's own addresses"),
    ] = ()
    bot_workers: Annotated[Count, doc("processes in which bots think")] = 1
    bot_milliseconds: Annotated[
        Count, doc("the longest a bot thinks; each level has its own limit too")
    ] = 3000
    away: Annotated[Seconds, doc("absence before a bot may stand in for a player")] = 60.0
    idle: Annotated[
        Seconds, doc("how long a connected player may keep a game without a clock waiting")
    ] = 600.0
    listed: Annotated[
        Days, doc("days without a change after which a table leaves the lobby; 0: never")
    ] = 7.0
    tables_in_memory: Annotated[Count, doc("tables kept in memory")] = 2000
    lease: Annotated[
        Seconds, doc("before another process may take over a bot's turn (PostgreSQL)")
    ] = 20.0
    poll: Annotated[Seconds, doc("between checks for missed notifications (PostgreSQL)")] = 2.0
    limits: Limits = Limits()
    offers: Offers = Offers()
    tournaments: Tournaments = Tournaments()
    retention: Retention = Retention()
    logs: Logs = Logs()
    metrics: Metrics = Metrics()
    club: Club = Club()
    mail: MailServer = MailServer()
    notifications: Notifications = Notifications()

    @property
    def https(self) -> bool:
        return any(origin.startswith("https://") for origin in self.origins)

    def origins_at(self, host: str | None) -> tuple[str, ...]:
        """Where the pages of this server come from, if it was asked for by this name."""
        return self.origins or (f"http://{host}",)


def default_database() -> Path:
    """A file in the platform's user data directory."""
    earlier = Path.home() / ".local" / "share" / "elgrande" / "elgrande.db"
    if sys.platform == "darwin" and earlier.exists():  # where version 0.1 kept it
        return earlier
    return user_data_path("elgrande", appauthor=False) / "elgrande.db"
