"""Routes to open a local server to its network."""

from __future__ import annotations

import ipaddress
from typing import Any

from elgrande.server.addresses import qr_code
from elgrande.server.errors import Refusal
from elgrande.server.party import Party
from elgrande.server.web import schemas
from elgrande.server.web.endpoint import Call, Endpoints

endpoints = Endpoints("/api")


def party_of(call: Call[Any, Any]) -> Party | None:
    """Only the machine itself may open its server, and only if it is not open already."""
    client = call.request.client
    try:
        is_here = client is not None and ipaddress.ip_address(client.host).is_loopback
    except ValueError:
        is_here = False
    return call.context.party if is_here else None


def party(call: Call[Any, Any]) -> schemas.PartyState:
    """An address is typed and short; the code, which is scanned, leads to the tables."""
    links = tuple(
        schemas.InvitationLink(f"{each}/", qr_code(f"{each}/tables"))
        for each in call.context.addresses
    )
    return schemas.PartyState(party_of(call) is not None, links)


@endpoints.get("/party", schemas.PartyState, limit="anybody")
async def see_party(call: Call[Any, None]) -> schemas.PartyState:
    """Whether this server can be opened to its network, and where others reach it."""
    return party(call)


@endpoints.post(
    "/party",
    schemas.PartyState,
    body=schemas.Nothing,
    limit="anybody",
    refuses=("no-party", "no-network"),
)
async def open_party(call: Call[Any, schemas.Nothing]) -> schemas.PartyState:
    """Let others in the local network in, until the server stops."""
    found = party_of(call)
    if found is None:
        raise Refusal("no-party", "Only the computer it runs on can open a local server.")
    call.context.addresses = await found.begin()
    call.context.service.dispatcher.origin = call.context.addresses[0]
    return party(call)
