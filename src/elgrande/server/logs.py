"""Structured logs: a JSON object a line, on standard error. Never a name, token, text or card.

What is logged is chosen word by word where it happens; nothing is logged and then cleaned.
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
    """What kind of error it was and where. Not what it says: that may hold anything."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace else "-"
    return {"error": type(error).__name__, "where": where}
