"""Server configuration. The default limits suit a club; tests and benchmarks widen them."""

from __future__ import annotations

import sys
from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_path

Rate = tuple[int, float]


class Limits(Struct, frozen=True, kw_only=True):
    """Size, count and rate limits. A rate is (how often, in how many seconds)."""

    body: int = 16_384
    record: int = 524_288
    frame: int = 8_192
    sockets_per_account: int = 8
    sockets_per_address: int = 64
    silence: float = 20.0  # WebSocket ping interval and ping timeout, in seconds
    frames: Rate = (40, 2.0)
    commands: Rate = (60, 10.0)
    reads: Rate = (120, 10.0)
    requests: Rate = (1000, 10.0)  # from one address, of any kind
    handshakes: Rate = (60, 10.0)  # sockets opened from one address
    connections_per_address: int = 256  # open at the same time, idle ones included
    anybody: Rate = (300, 10.0)  # from one address, without a session
    chat: Rate = (8, 10.0)
    tables: Rate = (30, 600.0)
    hints: Rate = (10, 10.0)
    bots_alone: int = 3  # games of one account that bots play among themselves
    guests: Rate = (30, 600.0)
    logins: Rate = (10, 300.0)

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
            hints=much,
            bots_alone=100_000,
            guests=much,
            logins=much,
        )


class Config(Struct, frozen=True, kw_only=True):
    """`origins` are the exact addresses people type; if empty, this machine's own addresses."""

    database: str
    origins: tuple[str, ...] = ()
    limits: Limits = Limits()
    bot_workers: int = 1
    bot_milliseconds: int = 3000  # at most; each bot level has its own limit too
    away: float = 60.0  # seconds of absence before a bot may stand in for a player
    idle: float = 600.0  # seconds a connected player may keep a game without a clock waiting
    tables_in_memory: int = 2000
    lease: float = 20.0  # seconds before another process may take over a bot's turn
    poll: float = 2.0  # seconds between checks for missed notifications (PostgreSQL)

    @property
    def https(self) -> bool:
        return any(origin.startswith("https://") for origin in self.origins)


def default_database() -> Path:
    """A file in the platform's user data directory."""
    earlier = Path.home() / ".local" / "share" / "elgrande" / "elgrande.db"
    if sys.platform == "darwin" and earlier.exists():  # where version 0.1 kept it
        return earlier
    return user_data_path("elgrande", appauthor=False) / "elgrande.db"
