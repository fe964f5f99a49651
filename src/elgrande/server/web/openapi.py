"""The OpenAPI document, built from the declared routes; the client's types are made from it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from elgrande.server.errors import CODES
from elgrande.server.web import messages as m
from elgrande.server.web import (
    routes_accounts,
    routes_admin,
    routes_bots,
    routes_learning,
    routes_my_account,
    routes_notifications,
    routes_party,
    routes_passkeys,
    routes_positions,
    routes_profiles,
    routes_ratings,
    routes_review,
    routes_tables,
    routes_tournaments,
)
from elgrande.server.web.endpoint import Endpoint, NoParams, Session

ROOT: Final = "#/components/schemas/"
ENDPOINTS: Final = (
    *routes_accounts.endpoints.all,
    *routes_my_account.endpoints.all,
    *routes_passkeys.endpoints.all,
    *routes_notifications.endpoints.all,
    *routes_profiles.endpoints.all,
    *routes_party.endpoints.all,
    *routes_tables.endpoints.all,
    *routes_admin.endpoints.all,
    *routes_bots.endpoints.all,
    *routes_ratings.endpoints.all,
    *routes_tournaments.endpoints.all,
    *routes_learning.endpoints.all,
    *routes_review.endpoints.all,
    *routes_positions.endpoints.all,
)
ALWAYS: Final = ("bad-request", "bad-host", "too-many", "unavailable")
OF_SESSION: Final[dict[Session, tuple[str, ...]]] = {
    Session.NONE: (),
    Session.OPTIONAL: ("wrong-scope",),
    Session.REQUIRED: ("no-session", "wrong-scope"),
}
WITH_BODY: Final = ("bad-origin", "too-large", "wrong-type")
INFO: Final = {
    "title": "El Grande",
    "version": "1",
    "description": "Tables to play El Grande at. Live updates come on the socket /api/socket.",
}


@lru_cache(maxsize=1)
def document() -> dict[str, Any]:
    """The whole document. It includes the socket's frames as schemas."""
    bodies = [endpoint.body for endpoint in ENDPOINTS if endpoint.body is not None]
    returns = [endpoint.returns for endpoint in ENDPOINTS]
    types = [*bodies, *returns, m.Refused, m.AnyFrame, m.AnyMessage]
    schemas, components = msgspec.json.schema_components(types, ref_template=ROOT + "{name}")
    components["SocketRequest"], components["SocketMessage"] = schemas[-2:]
    components["ErrorCode"] = {"type": "string", "enum": sorted(CODES)}
    components["Refused"]["properties"]["code"] = {"$ref": f"{ROOT}ErrorCode"}
    paths: dict[str, Any] = {}
    given = schemas[len(bodies) : len(bodies) + len(returns)]
    for endpoint, schema in zip(ENDPOINTS, given, strict=True):
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, schema)
    return {
        "openapi": "3.1.0",
        "info": INFO,
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(endpoint: Endpoint, schema: Any) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "description": endpoint.handler.__doc__,
        "parameters": parameters(endpoint),
        "responses": {
            "200": {"description": "done", "content": content(schema)},
            **refusals(endpoint),
        },
    }
    if endpoint.body is not None:
        body = {"$ref": f"{ROOT}{endpoint.body.__name__}"}
        described["requestBody"] = {"required": True, "content": content(body)}
    return described


def parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    if endpoint.params is NoParams:
        return []
    in_path = set(re.findall(r"{(\w+)}", endpoint.path))
    _, components = msgspec.json.schema_components([endpoint.params])
    schema = components[endpoint.params.__name__]
    return [
        {
            "name": name,
            "in": "path" if name in in_path else "query",
            "required": name in schema.get("required", ()),
            "schema": without_null(each),
        }
        for name, each in schema["properties"].items()
    ]


def without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """An optional parameter is left out, never null."""
    kinds = [each for each in schema.get("anyOf", ()) if each.get("type") != "null"]
    return kinds[0] if len(kinds) == 1 else schema


def refusals(endpoint: Endpoint) -> dict[str, Any]:
    session = OF_SESSION[endpoint.session]
    with_body = WITH_BODY if endpoint.body is not None else ()
    return {
        str(status): {
            "description": ", ".join(codes),
            "content": content({"$ref": f"{ROOT}Refused"}),
        }
        for status, codes in by_status((*ALWAYS, *session, *with_body, *endpoint.refuses))
    }


def by_status(codes: Sequence[str]) -> list[tuple[int, list[str]]]:
    found: dict[int, set[str]] = {}
    for code in codes:
        found.setdefault(CODES[code], set()).add(code)
    return [(status, sorted(each)) for status, each in sorted(found.items())]


def content(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
