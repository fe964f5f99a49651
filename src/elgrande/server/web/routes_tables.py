"""Routes for tables: lists, commands, views, history, records, chat, the socket."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response
from starlette.websockets import WebSocket

from elgrande.hints import Hint
from elgrande.learning.coach import Counsel
from elgrande.server import requests
from elgrande.server.addresses import qr_code
from elgrande.server.errors import CODES
from elgrande.server.queries import History, Moment
from elgrande.server.table_summary import TableCard
from elgrande.server.viewer_state import TableState
from elgrande.server.web import messages as m
from elgrande.server.web import schemas
from elgrande.server.web.context import address_of, context_of, find_account, session_of
from elgrande.server.web.endpoint import Call, Endpoints, Session
from elgrande.server.web.socket import LOGGED_OUT, RESTARTING, TOO_MUCH, Connection

endpoints = Endpoints("/api")

SEEING = ("not-found", "no-spectators", "not-your-seat")
WAITING = ("tables-waiting", "network-tables")
ALL_REFUSALS = tuple(code for code in CODES if code not in ("wrong-password", "already-account"))
REQUIRED = Session.REQUIRED


@endpoints.get(
    "/lobby",
    list[TableCard],
    params=schemas.LobbyParams,
    session=Session.OPTIONAL,
    scope="read",
)
async def lobby(call: Call[schemas.LobbyParams, None]) -> list[TableCard]:
    """Public tables: those one can join, then those one can watch."""
    call.limit(call.context.config.limits.anybody, "anybody", call.address)
    return await call.context.queries.lobby(call.session, call.params.wanted)


@endpoints.get("/tables", list[TableCard], session=REQUIRED, limit="reads", scope="read")
async def my_tables(call: Call[Any, None]) -> list[TableCard]:
    """My tables; first those where it is my turn."""
    return await call.context.queries.my_tables(call.account)


@endpoints.post(
    "/tables",
    requests.Done,
    body=requests.NewTable,
    session=REQUIRED,
    limit="tables",
    scope="play",
    refuses=(
        "impossible-options",
        "bad-clock",
        "bad-text",
        "bad-name",
        "key-reused",
        "not-rated",
        *WAITING,
    ),
)
async def open_table(call: Call[Any, requests.NewTable]) -> requests.Done:
    """Open a table, and with `start` begin at once."""
    return await call.context.service.opener.open_table(call.account, call.body)


@endpoints.post(
    "/records",
    requests.Done,
    body=requests.ImportedRecord,
    session=REQUIRED,
    limit="tables",
    switch="imports",
    refuses=("bad-record", "bad-text", "key-reused", *WAITING),
)
async def import_record(call: Call[Any, requests.ImportedRecord]) -> requests.Done:
    """A record becomes a table of mine, after every entry has been checked."""
    return await call.context.service.opener.import_record(call.account, call.body)


@endpoints.get(
    "/tables/{table}",
    TableState,
    params=schemas.StateParams,
    session=REQUIRED,
    limit="reads",
    scope="read",
    refuses=SEEING,
)
async def see_table(call: Call[schemas.StateParams, None]) -> TableState:
    """The table as I may see it; as one of my seats, if I hold several."""
    at = call.params
    return await call.context.queries.state(call.account, at.table, at.seat, at.since, at.language)


@endpoints.get(
    "/tables/{table}/invitation",
    schemas.Invitation,
    params=schemas.TableParams,
    session=REQUIRED,
    limit="reads",
    scope="read",
    refuses=SEEING,
)
async def invitation(call: Call[schemas.TableParams, None]) -> schemas.Invitation:
    """Links to this table that work for others, with QR codes."""
    table = (await call.context.queries.table(call.account, call.params.table)).id
    addresses = [f"{each}/table/{table}" for each in call.context.addresses]
    links = tuple(schemas.InvitationLink(each, qr_code(each)) for each in addresses)
    return schemas.Invitation(table, links)


@endpoints.post(
    "/tables/{table}/commands",
    requests.Done,
    params=schemas.TableParams,
    body=requests.CommandRequest,
    session=REQUIRED,
    limit="commands",
    scope="play",
    refuses=ALL_REFUSALS,
)
async def command(
    call: Call[schemas.TableParams, requests.CommandRequest],
) -> requests.Done:
    """Do something at a table. Send it again with the same key if no answer arrives."""
    service, table = call.context.service, call.params.table
    done = await service.command(call.account, table, call.body)
    service.bus.presence.seen(table, call.account.id)  # present even without a socket
    return done


@endpoints.get(
    "/tables/{table}/history",
    History,
    params=schemas.HistoryParams,
    session=REQUIRED,
    limit="reads",
    scope="read",
    refuses=SEEING,
)
async def history(call: Call[schemas.HistoryParams, None]) -> History:
    """Everything that happened, step by step."""
    at = call.params
    return await call.context.queries.history(call.account, at.table, at.seat, at.language)


@endpoints.get(
    "/tables/{table}/moments/{step}",
    Moment,
    params=schemas.MomentParams,
    session=REQUIRED,
    limit="reads",
    scope="read",
    refuses=SEEING,
)
async def moment(call: Call[schemas.MomentParams, None]) -> Moment:
    """The board after a step (0: at the start), as I saw it then."""
    at = call.params
    return await call.context.queries.moment(call.account, at.table, at.step, at.seat)


@endpoints.get(
    "/tables/{table}/record",
    dict[str, Any],
    params=schemas.RecordParams,
    session=REQUIRED,
    limit="reads",
    scope="read",
    refuses=(*SEEING, "not-over"),
)
async def record(call: Call[schemas.RecordParams, None]) -> Response:
    """The record of a game that is over."""
    table, form = call.params.table, call.params.form
    text = await call.context.queries.record(call.account, table, form)
    kind, ending = ("application/json", "json") if form == "json" else ("text/plain", "txt")
    headers = {"content-disposition": f'attachment; filename="elgrande-{table}.{ending}"'}
    return Response(text, media_type=kind, headers=headers)


@endpoints.post(
    "/tables/{table}/hint",
    list[Hint],
    params=schemas.TableParams,
    body=schemas.HintRequest,
    session=REQUIRED,
    limit="hints",
    switch="hints",
    refuses=(*SEEING, "hints-off", "not-playing", "busy", "illegal"),
)
async def hint(call: Call[schemas.TableParams, schemas.HintRequest]) -> list[Hint]:
    """The best answers in my place and why, best first, where the table allows it."""
    asked = call.body
    return await call.context.queries.hints(
        call.account, call.params.table, asked.seat, asked.language
    )


@endpoints.post(
    "/tables/{table}/coach",
    Counsel,
    params=schemas.TableParams,
    body=schemas.HintRequest,
    session=REQUIRED,
    limit="hints",
    switch="hints",
    refuses=(*SEEING, "hints-off"),
)
async def coach(call: Call[schemas.TableParams, schemas.HintRequest]) -> Counsel:
    """What a coach says at my decision: what it is about, and what each answer would mean.

    Without a decision, nothing.
    """
    asked = call.body
    return await call.context.queries.counsel(
        call.account, call.params.table, asked.seat, asked.language
    )


@endpoints.get(
    "/tables/{table}/chat",
    m.ChatLines,
    params=schemas.ChatParams,
    session=REQUIRED,
    limit="reads",
    scope="read",
    refuses=SEEING,
)
async def read_chat(call: Call[schemas.ChatParams, None]) -> m.ChatLines:
    """The latest lines, or those after a line."""
    table = call.params.table
    lines = await call.context.queries.chat(call.account, table, call.params.after)
    return m.ChatLines(table, tuple(lines))


@endpoints.post(
    "/tables/{table}/chat",
    requests.Done,
    params=schemas.TableParams,
    body=requests.ChatRequest,
    session=REQUIRED,
    limit="chat",
    scope="chat",
    switch="chat",
    refuses=(*SEEING, "chat-off", "not-at-table", "bad-text", "key-reused"),
)
async def say(call: Call[schemas.TableParams, requests.ChatRequest]) -> requests.Done:
    """Say something to those at the table."""
    return await call.context.service.say(call.account, call.params.table, call.body)


async def socket(websocket: WebSocket) -> None:
    """Live updates and commands: see `SocketRequest` and `SocketMessage`."""
    context = context_of(websocket)
    account = await find_account(websocket)
    address = f"address {address_of(websocket)}"
    await websocket.accept()  # browsers see the close code only of an accepted socket
    if context.stopping:
        await websocket.close(RESTARTING)
        return
    if account is None:
        await websocket.close(LOGGED_OUT)
        return
    context.service.owners.seen(account.id, account.counts_as, address_of(websocket))
    has_room = context.connections.has_room(account.id, address)
    if not has_room or context.service.is_banned(account):
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
