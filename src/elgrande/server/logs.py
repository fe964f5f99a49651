"""Structured logs: JSON lines on standard error. Never a name, token, text or card.

Each log call chooses every field it writes; nothing is logged and then redacted.
"""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import Final

import structlog

LEVELS: Final = ("debug", "info", "warning", "error")


def set_up_logs(level: str = "info") -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


def failure(error: BaseException) -> dict[str, str]:
    """The class of an error and where it was raised. Not its message: that may contain secrets."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace else "-"
    return {"error": type(error).__name__, "where": where}
