"""Floods of tiny frames and chunks: each costs the server some time, so the connection is cut."""

from __future__ import annotations

import asyncio
import json

import pytest

from tests.server.playing import Person, people

pytestmark = pytest.mark.anyio

MASK = bytes(4)
PING = bytes((0x89, 0x80)) + MASK
PONG = bytes((0x8A, 0x80)) + MASK
EMPTY_PART = bytes((0x00, 0x80)) + MASK
EMPTY_TEXT = bytes((0x81, 0x80)) + MASK
FIRST_PART = bytes((0x01, 0x80)) + MASK


async def raw_connection(
    person: Person, request: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = person.base.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = f"Host: {host}:{port}\r\nOrigin: {person.base}\r\n{person_cookie(person)}"
    writer.write(request.replace("HEAD\r\n", head).encode())
    return reader, writer


def person_cookie(person: Person) -> str:
    return f"Cookie: {person.credentials['cookie']}\r\n"


async def is_cut(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, flood: bytes) -> bool:
    """Whether the server ends the connection, long before it would for silence."""
    writer.write(flood)
    try:
        await asyncio.wait_for(reader.read(), 10)
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


HANDSHAKE = (
    "GET /api/socket HTTP/1.1\r\nHEAD\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
CHUNKED = (
    "POST /api/guest HTTP/1.1\r\nHEAD\r\nContent-Type: application/json\r\n"
    "Transfer-Encoding: chunked\r\n\r\n"
)


@pytest.mark.parametrize(
    "flood",
    [PING * 5000, PONG * 5000, FIRST_PART + EMPTY_PART * 5000, EMPTY_TEXT * 5000],
    ids=["pings", "pongs", "fragments", "messages"],
)
async def test_a_flood_of_frames_ends_its_socket(base: str, flood: bytes) -> None:
    [ana] = await people(base, "Ana")
    reader, writer = await raw_connection(ana, HANDSHAKE)
    assert b"101" in await reader.readline()
    assert await is_cut(reader, writer, flood)
    writer.close()


async def test_a_flood_of_chunks_ends_its_request(base: str) -> None:
    [ana] = await people(base, "Ana")
    reader, writer = await raw_connection(ana, CHUNKED)
    assert await is_cut(reader, writer, b"1\r\n \r\n" * 5000)
    writer.close()


async def test_some_pings_and_a_message_in_parts_are_welcome(base: str) -> None:
    [ana] = await people(base, "Ana")
    async with ana.socket() as line:
        for _ in range(50):
            await (await line.connection.ping())
        await line.connection.send(iter(json.dumps({"type": "ping"})))  # one part a letter
        await line.until("pong")
