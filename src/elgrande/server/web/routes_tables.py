"""Routes for tables: lists, commands, views, history, records, chat, the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Response, WebSocket

from elgrande.hints import Hint
from elgrande.server import requests
from elgrande.server.errors import CODES
from elgrande.server.queries import History, Moment
from elgrande.server.table_summary import TableCard
from elgrande.server.viewer_state import TableState
from elgrande.server.web import messages as m
from elgrande.server.web import schemas
from elgrande.server.web.context import (
    Anybody,
    Context,
    InContext,
    Who,
    address_of,
    context_of,
    count_queries,
    read_body,
    session_of,
    who_or_nobody,
)
from elgrande.server.web.messages import Json
from elgrande.server.web.openapi import described
from elgrande.server.web.socket import LOGGED_OUT, RESTARTING, TOO_MUCH, Connection

router = APIRouter(prefix="/api")

TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
Seat = Annotated[int | None, Query(ge=0, le=4)]
Language = Annotated[str, Query(max_length=8)]
SEEING = ("no-session", "not-found", "no-spectators", "not-your-seat")
ALL_REFUSALS = tuple(code for code in CODES if code not in ("wrong-password", "already-account"))


def count_read(context: Context, account: str) -> None:
    context.rates.check(context.config.limits.reads, "reads", account)


@router.get("/lobby", dependencies=[Depends(count_queries)], **described(list[TableCard]))
async def lobby(context: InContext, account: Anybody) -> Json:
    """Public tables: those one can join, and those one can watch."""
    return Json(await context.queries.lobby(account))


@router.get("/tables", **described(list[TableCard], refuses=("no-session",)))
async def my_tables(context: InContext, account: Who) -> Json:
    """My tables; first those where it is my turn."""
    count_read(context, account.id)
    return Json(await context.queries.my_tables(account))


@router.post(
    "/tables",
    **described(
        requests.Done,
        body=requests.NewTable,
        refuses=("no-session", "impossible-options", "bad-text", "key-reused"),
    ),
)
async def open_table(
    context: InContext,
    account: Who,
    body: Annotated[requests.NewTable, Depends(read_body(requests.NewTable))],
) -> Json:
    """Open a table, and with `start` begin at once."""
    context.rates.check(context.config.limits.tables, "tables", account.id)
    return Json(await context.service.open_table(account, body))


@router.post(
    "/records",
    **described(
        requests.Done,
        body=requests.ImportedRecord,
        refuses=("no-session", "bad-record", "bad-text", "key-reused"),
    ),
)
async def import_record(
    context: InContext,
    account: Who,
    body: Annotated[requests.ImportedRecord, Depends(read_body(requests.ImportedRecord))],
) -> Json:
    """A record becomes a table of mine, after every entry has been checked."""
    context.rates.check(context.config.limits.tables, "tables", account.id)
    return Json(await context.service.import_record(account, body))


@router.get("/tables/{table}", **described(TableState, refuses=SEEING))
async def see_table(
    context: InContext,
    account: Who,
    table: TableId,
    seat: Seat = None,
    since: Annotated[int, Query(ge=0, le=2_000_000_000)] = 0,
    language: Language = "en",
) -> Json:
    """The table as I may see it; as one of my seats, if I hold several."""
    count_read(context, account.id)
    return Json(await context.queries.state(account, table, seat, since, language))


@router.post(
    "/tables/{table}/commands",
    **described(requests.Done, body=requests.CommandRequest, refuses=ALL_REFUSALS),
)
async def command(
    context: InContext,
    account: Who,
    table: TableId,
    body: Annotated[requests.CommandRequest, Depends(read_body(requests.CommandRequest))],
) -> Json:
    """Do something at a table. Send it again with the same key if no answer arrives."""
    context.rates.check(context.config.limits.commands, "commands", account.id)
    return Json(await context.service.command(account, table, body))


@router.get("/tables/{table}/history", **described(History, refuses=SEEING))
async def history(
    context: InContext,
    account: Who,
    table: TableId,
    seat: Seat = None,
    language: Language = "en",
) -> Json:
    """Everything that happened, step by step."""
    count_read(context, account.id)
    return Json(await context.queries.history(account, table, seat, language))


@router.get("/tables/{table}/moments/{step}", **described(Moment, refuses=SEEING))
async def moment(
    context: InContext,
    account: Who,
    table: TableId,
    step: Annotated[int, Path(ge=0, le=1_000_000)],
    seat: Seat = None,
) -> Json:
    """The board after a step (0: at the start), as I saw it then."""
    count_read(context, account.id)
    return Json(await context.queries.moment(account, table, step, seat))


@router.get("/tables/{table}/record", **described(dict[str, Any], refuses=(*SEEING, "not-over")))
async def record(
    context: InContext,
    account: Who,
    table: TableId,
    form: Annotated[Literal["json", "text"], Query()] = "json",
) -> Response:
    """The record of a game that is over."""
    count_read(context, account.id)
    text = await context.queries.record(account, table, form)
    kind = "application/json" if form == "json" else "text/plain"
    name = f"elgrande-{table}.{'json' if form == 'json' else 'txt'}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=kind, headers=headers)


@router.post(
    "/tables/{table}/hint",
    **described(
        list[Hint],
        body=schemas.HintRequest,
        refuses=(*SEEING, "hints-off", "not-playing", "busy", "illegal"),
    ),
)
async def hint(
    context: InContext,
    account: Who,
    table: TableId,
    body: Annotated[schemas.HintRequest, Depends(read_body(schemas.HintRequest))],
) -> Json:
    """The best answers in my place and why, best first, where the table allows it."""
    context.rates.check(context.config.limits.hints, "hints", account.id)
    return Json(await context.queries.hints(account, table, body.seat, body.language))


@router.get("/tables/{table}/chat", **described(m.ChatLines, refuses=SEEING))
async def read_chat(
    context: InContext,
    account: Who,
    table: TableId,
    after: Annotated[int, Query(ge=0, le=2_000_000_000)] = 0,
) -> Json:
    """The latest lines, or those after a line."""
    count_read(context, account.id)
    return Json(m.ChatLines(table, tuple(await context.queries.chat(account, table, after))))


@router.post(
    "/tables/{table}/chat",
    **described(
        requests.Done,
        body=requests.ChatRequest,
        refuses=(*SEEING, "chat-off", "not-at-table", "bad-text", "key-reused"),
    ),
)
async def say(
    context: InContext,
    account: Who,
    table: TableId,
    body: Annotated[requests.ChatRequest, Depends(read_body(requests.ChatRequest))],
) -> Json:
    """Say something to those at the table."""
    context.rates.check(context.config.limits.chat, "chat", account.id)
    return Json(await context.service.say(account, table, body))


@router.websocket("/socket")
async def socket(websocket: WebSocket) -> None:
    """Live updates and commands: see `SocketRequest` and `SocketMessage`."""
    context = context_of(websocket)
    account = await who_or_nobody(websocket)
    address = f"address {address_of(websocket)}"
    await websocket.accept()  # a browser learns the code only of a socket that was open
    if context.stopping:
        await websocket.close(RESTARTING)
        return
    if account is None:
        await websocket.close(LOGGED_OUT)
        return
    if not context.connections.has_room(account.id, address):
        await websocket.close(TOO_MUCH)
        return
    connection = Connection(
        websocket,
        account,
        session_of(websocket),
        context.service,
        context.queries,
        context.rates,
    )
    with context.connections.holding(connection, account.id, address):
        await connection.run()
