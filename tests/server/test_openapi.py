"""The OpenAPI description is complete, and the API follows it."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from jsonschema import Draft202012Validator
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from elgrande.server.errors import CODES, Refusal
from elgrande.server.web import openapi
from elgrande.server.web.messages import refused
from tests.server.machines import machines
from tests.server.matrix import SIGNING
from tests.server.playing import Person, config_for, full_table, people, play_on, running

pytestmark = pytest.mark.anyio

PASSKEY_LOGIN = {"/api/login/passkey/begin", "/api/login/passkey/finish"}  # 401: a bad passkey


async def document(base: str) -> Any:
    return (await Person(base).http.get("/api/openapi.json")).json()


def resolve(document: Any, name: str) -> Draft202012Validator:
    text = json.dumps(document["components"]["schemas"])
    schemas = json.loads(text.replace("#/components/schemas/", "#/$defs/"))
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schemas})


async def test_every_route_is_described_with_types_and_refusals(tmp_path: Path) -> None:
    async with running(config_for(str(tmp_path / "elgrande.db"))) as base:
        described = await document(base)
    operations = [
        (path, method, operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    ]
    assert len(operations) >= 20
    for path, method, operation in operations:
        content = operation["responses"]["200"]["content"]["application/json"]["schema"]
        assert content, path
        assert operation["description"], path
        assert ("requestBody" in operation) == (method == "post"), path
    schemas = described["components"]["schemas"]
    text = json.dumps(described)
    for name in {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}:
        assert name in schemas, name
    assert set(schemas["ErrorCode"]["enum"]) == set(CODES)
    kinds = schemas["TableState"]["properties"]["legal"]["items"]["anyOf"]
    assert {"$ref": "#/components/schemas/Place"} in kinds


async def test_whole_games_conform_to_the_description(tmp_path: Path) -> None:
    async with running(config_for(str(tmp_path / "elgrande.db"))) as base:
        described = await document(base)
        states = resolve(described, "TableState")
        messages = resolve(described, "SocketMessage")
        for options in (
            {"edition": "1995", "length": "short"},
            {"edition": "2023", "length": "short", "modules": ["new-regency", "power-shift"]},
        ):
            players = await people(base, "Ana", "Bea")
            table = await full_table(players, options=options)
            dice = random.Random(1)
            for _ in range(4):
                await play_on(players, table, dice, steps=15)
                states.validate(await players[0].state(table))
            messages.validate(await players[1].state(table))


@pytest.mark.compiled_only
async def test_no_request_the_description_allows_breaks_the_server(tmp_path: Path) -> None:
    """Schemathesis generates valid and invalid requests; the server answers each as described."""
    config = config_for(str(tmp_path / "elgrande.db"))
    async with machines(config) as [machine]:
        ana = await Person(machine.base).guest("Ana")
        table = await ana.open_table([{"who": "me"}, {"who": "me"}], start=True)
        described = await document(machine.base)
        cookies = dict(ana.http.cookies)
        counts = await asyncio.to_thread(fuzz, described, machine.base, cookies, table)
        assert sum(counts.values()) > 200
        lost = {path for path, status in counts if status == 401 and path not in SIGNING}
        assert lost <= PASSKEY_LOGIN, "their session was lost on the way"
        assert counts["/api/tables/{table}", 200]
        assert counts["/api/tables/{table}/history", 200]
        assert (await ana.get("/ready")).status_code == 200


def fuzz(
    described: Any, base: str, cookies: dict[str, str], table: str
) -> Counter[tuple[str, int]]:
    """How often each route gave each status. Routes of a table are asked for one that exists."""
    schema = schemathesis.openapi.from_dict(described)
    checks = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]
    counts: Counter[tuple[str, int]] = Counter()
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        if operation.path in ("/api/logout", "/api/account/delete"):
            continue  # they end the session that the others need

        @settings(
            max_examples=15,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def one(case: Any) -> None:
            if "table" in (case.path_parameters or {}) and counts.total() % 5:
                case.path_parameters["table"] = table
            signed_in = {} if case.path in SIGNING else cookies
            response = case.call(
                base_url=base, headers={"origin": base}, cookies=signed_in, timeout=30
            )
            counts[case.path, response.status_code] += 1
            case.validate_response(response, checks=checks)

        one()
    return counts


def test_every_operation_has_a_name_of_its_own() -> None:
    operations = [each for path in openapi.document()["paths"].values() for each in path.values()]
    names = [operation["operationId"] for operation in operations]
    assert sorted(names) == sorted(set(names))


def test_the_error_message_says_what_the_description_says() -> None:
    made = msgspec.to_builtins(refused(Refusal("stale", "The table went on."), "en"))
    assert made["type"] == "refused"
    assert set(made) == {"type", "code", "sentence", "reason", "more", "key", "table"}
