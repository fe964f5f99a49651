"""Routes of the admins, and what concerns everyone: reports, and how data are treated."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from elgrande.server import decisions
from elgrande.server.admin.actions import AdminDone, AnyAdminAction
from elgrande.server.admin.store import AuditLine, Report, Reported, Sanction
from elgrande.server.config import Club, Retention
from elgrande.server.errors import Refusal
from elgrande.server.table_summary import TableCard, table_card
from elgrande.server.text_input import clean_text
from elgrande.server.tournaments.view import TournamentCard
from elgrande.server.web import schemas
from elgrande.server.web.endpoint import Call, Endpoints, Session
from elgrande.server.web.session_sweep import sweep

endpoints = Endpoints("/api")

REQUIRED = Session.REQUIRED


class AdminRequest(Struct, frozen=True, forbid_unknown_fields=True):
    do: AnyAdminAction


class AdminView(Struct, frozen=True):
    """What the admin page shows; `names` are those of the accounts in sanctions and audit."""

    tables: tuple[TableCard, ...]
    tournaments: tuple[TournamentCard, ...]
    reports: tuple[Report, ...]
    sanctions: tuple[Sanction, ...]
    audit: tuple[AuditLine, ...]
    names: dict[str, str]


class Privacy(Struct, frozen=True):
    """Who answers for the data, and after how many days they are deleted; 0: never.

    `channels`: players can be called back, by addresses that the server keeps.
    """

    club: Club
    retention: Retention
    channels: bool


class ReportRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """`line` of the chat, or the player at a `seat`, is what the report is about, if given."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    line: Annotated[int, Meta(ge=0, le=2_000_000_000)] | None = None
    seat: Annotated[int, Meta(ge=0, le=4)] | None = None


async def must_be_admin(call: Call[Any, Any]) -> None:
    if not await call.context.service.admin_store.is_admin(call.account.id):
        raise Refusal("not-admin", "Only the hosts of this server may do that.")


@endpoints.get("/admin", AdminView, session=REQUIRED, limit="reads", refuses=("not-admin",))
async def see_admin(call: Call[Any, None]) -> AdminView:
    """The latest tables, open reports, sanctions, and what admins did."""
    await must_be_admin(call)
    store = call.context.service.admin_store
    sanctions, audit = await store.sanctions(), await store.audit()
    return AdminView(
        tables=tuple(table_card(each, None) for each in await store.tables()),
        tournaments=tuple(await call.context.service.tournaments.all()),
        reports=tuple(await store.reports()),
        sanctions=tuple(sanctions),
        audit=tuple(audit),
        names=await store.names({each.who for each in sanctions} | {each.target for each in audit}),
    )


@endpoints.post(
    "/admin",
    AdminDone,
    body=AdminRequest,
    session=REQUIRED,
    limit="commands",
    refuses=("not-admin", "not-found", "not-open", "bad-text", "busy"),
)
async def do_admin(call: Call[Any, AdminRequest]) -> AdminDone:
    """Close, rename or delete a table; ban, mute, lift; a new password; settle a report."""
    await must_be_admin(call)
    service = call.context.service
    done = await service.admin(call.account).do(call.body.do)
    await service.sanctions.refresh()
    service.accounts.forget_sessions()  # those of a banned account, or one with a new password
    await sweep(call.context)
    return done


@endpoints.post(
    "/tables/{table}/report",
    schemas.Nothing,
    params=schemas.TableParams,
    body=ReportRequest,
    session=REQUIRED,
    limit="reports",
    refuses=("not-found", "no-spectators", "not-at-table", "bad-text"),
)
async def report(call: Call[schemas.TableParams, ReportRequest]) -> schemas.Nothing:
    """Tell the hosts of the server what is wrong here; they see the latest lines of the chat."""
    table = await call.context.queries.table(call.account, call.params.table)
    decisions.must_be_at(table, call.account.id)
    text = clean_text(call.body.text, "bad-text", "A report")
    name = decisions.name_at(table, call.account.id, call.account.name)
    about = Reported(line=call.body.line)
    if call.body.seat is not None:
        chair = decisions.chair_at(table, call.body.seat)
        about = Reported(call.body.line, chair.account or "", chair.name or "")
    store = call.context.service.admin_store
    if not await store.report(call.account.id, name, table.id, text, about):
        raise Refusal("not-found", "There is no such line in this chat.")
    return schemas.Nothing()


@endpoints.get("/privacy", Privacy, limit="anybody")
async def privacy(call: Call[Any, None]) -> Privacy:
    """What this server keeps of its users and for how long, from its configuration."""
    config, offers = call.context.config, call.context.config.offers
    mail = offers.mail and bool(config.mail.host)
    return Privacy(config.club, config.retention, mail or offers.push or offers.hooks)
