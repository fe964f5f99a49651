"""What the server counts and measures, for Prometheus. Never a name, a table or an address."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)


class ServerMetrics:
    """A registry of its own for each server: tests run several in one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self.requests = Counter(
            "elgrande_requests",
            "HTTP requests by route and status.",
            ("method", "route", "status"),
            registry=self._registry,
        )
        self.commands = Histogram(
            "elgrande_command_seconds",
            "From a command's arrival until it is stored.",
            buckets=QUICK,
            registry=self._registry,
        )
        self.thinking = Histogram(
            "elgrande_bot_seconds",
            "How long bots and hints think.",
            ("bot",),
            buckets=SLOW,
            registry=self._registry,
        )
        self.waiting = Histogram(
            "elgrande_bot_wait_seconds",
            "How long bots and hints wait for a worker.",
            buckets=SLOW,
            registry=self._registry,
        )

    def gauge(self, name: str, description: str, value: Callable[[], float]) -> None:
        """A value read when it is asked for."""
        Gauge(f"elgrande_{name}", description, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self._registry)
