"""Structured logs: JSON lines on standard error or in a file. Never a name, token, text or card.

Each log call chooses every field it writes; nothing is logged and then redacted.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any, Final

import structlog

from elgrande.server.config import Logs
from elgrande.server.errors import Refusal

LEVELS: Final = ("debug", "info", "warning", "error")
MEGABYTE: Final = 1_000_000


class RotatingFile:
    """A file for structlog to write to; a full one is renamed, and the oldest is deleted."""

    def __init__(self, logs: Logs) -> None:
        Path(logs.file).parent.mkdir(parents=True, exist_ok=True)
        self._handler = RotatingFileHandler(
            logs.file,
            maxBytes=logs.megabytes * MEGABYTE,
            backupCount=logs.files,
            encoding="utf-8",
        )

    def write(self, line: str) -> None:
        self._handler.emit(logging.makeLogRecord({"msg": line.rstrip("\n")}))

    def flush(self) -> None:
        """Every line is flushed as it is written."""

    def close(self) -> None:
        self._handler.close()


def set_up_logs(logs: Logs) -> None:
    # It would log the messages of errors; `log_unhandled` does not.
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, logs.level.upper())),
        logger_factory=structlog.WriteLoggerFactory(
            RotatingFile(logs) if logs.file else sys.stderr  # type: ignore[arg-type]
        ),
        cache_logger_on_first_use=True,
    )


def log_unhandled(_: asyncio.AbstractEventLoop | None, context: dict[str, Any]) -> None:
    """The event loop's handler of exceptions that no task awaits.

    A refusal whose recipient has left is not logged.
    """
    error = context.get("exception")
    if isinstance(error, BaseException) and not isinstance(error, Refusal):
        structlog.get_logger().error("unhandled failure", **failure(error))


def failure(error: BaseException) -> dict[str, str]:
    """The class of an error and where it was raised. Not its message: that may contain secrets."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace else "-"
    return {"error": type(error).__name__, "where": where}
