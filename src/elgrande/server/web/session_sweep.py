"""Closes sockets whose session was ended, or whose player was banned, by another process."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Final

import structlog

from elgrande.server.logs import failure
from elgrande.server.web.context import Context

log = structlog.get_logger()

SECONDS: Final = 5.0
AT_ONCE: Final = 500


@contextlib.asynccontextmanager
async def sweeping(context: Context) -> AsyncIterator[None]:
    task = asyncio.create_task(_sweep_forever(context))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def sweep(context: Context) -> None:
    service = context.service
    sessions = sorted(context.connections.sessions)
    valid: set[str] = set()
    endings = service.accounts.endings
    for start in range(0, len(sessions), AT_ONCE):
        some = sessions[start : start + AT_ONCE]
        valid |= await service.account_rows.valid(some, time.time())
    for ended in set(sessions) - valid:
        service.accounts.forget_sessions()
        await context.connections.close_session(ended)
    service.accounts.note_valid(valid, endings)
    await context.connections.close_banned()


async def _sweep_forever(context: Context) -> None:
    while True:
        await asyncio.sleep(SECONDS)
        try:
            await sweep(context)
        except Exception as error:
            log.warning("looking for ended sessions failed", **failure(error))
