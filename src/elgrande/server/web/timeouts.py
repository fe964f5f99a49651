"""Drops idle or stalled connections."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_SECONDS = 60.0  # from the first byte of a request to the last of its answer
LINGER_SECONDS = 2.0  # for a farewell to be read


class HttpTimeouts(H11Protocol):
    """A request has a deadline, the first one from the moment the line is open."""

    seconds = REQUEST_SECONDS
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin()

    def data_received(self, data: bytes) -> None:
        self._begin()
        super().data_received(data)

    def on_response_complete(self) -> None:
        self._end()
        if self.conn.trailing_data[0]:  # the next request has begun already
            self._begin()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._end()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def _begin(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.seconds, self.transport.abort)

    def _end(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class SocketTimeouts(WebSocketsSansIOProtocol):
    """Closing waits for what is unread to be read: not for long."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._cut_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_soon()

    def _cut_soon(self) -> None:
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)
