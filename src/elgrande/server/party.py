"""Opens a server that only this machine reaches to the local network, while it runs."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable

from elgrande.server.addresses import addresses_for_others, local_addresses
from elgrande.server.errors import Refusal

Serve = Callable[[list[socket.socket]], Awaitable[None]]


class Party:
    """`listen` opens a socket at a host and port, `serve` answers on sockets until it is cancelled.

    The server's own socket stays at the loopback address; others listen at the addresses in the
    local networks, on the same port.
    """

    def __init__(
        self, port: int, listen: Callable[[str, int], socket.socket], serve: Serve
    ) -> None:
        self._port = port
        self._listen = listen
        self._serve = serve
        self._task: asyncio.Future[None] | None = None
        self._lock = asyncio.Lock()

    async def begin(self) -> tuple[str, ...]:
        """The addresses at which others reach this server from now on."""
        async with self._lock:
            hosts = await asyncio.to_thread(local_addresses)
            if self._task is None:
                sockets = []
                for host in hosts:
                    with contextlib.suppress(OSError):
                        sockets.append(self._listen(host, self._port))
                if sockets:
                    self._task = asyncio.ensure_future(self._serve(sockets))
            found: list[str] = []
            for host in hosts:
                found += await asyncio.to_thread(addresses_for_others, host, self._port, ())
        if not found:
            raise Refusal("no-network", "This computer is in no network that others could use.")
        return tuple(found)

    async def end(self) -> None:
        if self._task is not None:
            await self._task
