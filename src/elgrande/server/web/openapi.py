"""The OpenAPI document, built from the message types; the client generates its types from it."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI

from elgrande.hints import Hint
from elgrande.server import requests
from elgrande.server.errors import CODES
from elgrande.server.queries import History, Moment
from elgrande.server.table_summary import TableCard
from elgrande.server.viewer_state import TableState
from elgrande.server.web import messages as m
from elgrande.server.web import schemas

ROOT = "#/components/schemas/"
TYPES: tuple[Any, ...] = (
    TableState,
    TableCard,
    History,
    Moment,
    Hint,
    requests.CommandRequest,
    requests.NewTable,
    requests.ImportedRecord,
    requests.ChatRequest,
    requests.Done,
    m.Refused,
    m.ChatLines,
    m.Here,
    m.Pong,
    m.Watch,
    m.Unwatch,
    m.Do,
    m.Say,
    m.Ping,
    *schemas.ANSWERS,
)


def described(
    returns: Any = None, *, body: type | None = None, refuses: tuple[str, ...] = ()
) -> dict[str, Any]:
    """What a route takes, gives and refuses, for its decorator."""
    codes: dict[int, list[str]] = {}
    common = ("bad-request", "bad-host", "too-many")
    unsafe = ("bad-origin", "too-large", "wrong-type")
    for code in (*common, *(unsafe if body is not None else ()), *refuses):
        codes.setdefault(CODES[code], []).append(code)
    responses: dict[int | str, Any] = {
        status: {
            "description": ", ".join(sorted(set(names))),
            "content": content({"$ref": f"{ROOT}Refused"}),
        }
        for status, names in sorted(codes.items())
    }
    if returns is not None:
        responses[200] = {"description": "done", "content": content(schema_of(returns))}
    route: dict[str, Any] = {"response_model": None, "responses": responses}
    if body is not None:
        required = {"required": True, "content": content({"$ref": f"{ROOT}{body.__name__}"})}
        route["openapi_extra"] = {"requestBody": required}
    return route


def content(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def schema_of(returns: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([returns], ref_template=ROOT + "{name}")
    return schema


def describe(app: FastAPI) -> dict[str, Any]:
    """The whole document, with the frames of the socket as schemas as well."""
    if app.openapi_schema is None:
        from fastapi.openapi.utils import get_openapi

        document = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes
        )
        (*_, sent, received), components = msgspec.json.schema_components(
            [*TYPES, m.AnyFrame, m.AnyMessage], ref_template=ROOT + "{name}"
        )
        components["SocketRequest"] = sent
        components["SocketMessage"] = received
        components["ErrorCode"] = {"type": "string", "enum": sorted(CODES)}
        components["Refused"]["properties"]["code"] = {"$ref": f"{ROOT}ErrorCode"}
        document.setdefault("components", {})["schemas"] = components
        for methods in document["paths"].values():
            for operation in methods.values():
                if "HTTPValidationError" in str(operation["responses"].get("422")):
                    del operation["responses"]["422"]  # FastAPI's own form: ours is bad-request
        app.openapi_schema = document
    return app.openapi_schema
