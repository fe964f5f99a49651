"""Routes for an account: its password, its sessions, its data."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from elgrande.server.accounts import SESSION_SECONDS
from elgrande.server.accounts.rows import Account, SessionRow
from elgrande.server.errors import Refusal
from elgrande.server.text_input import login_of
from elgrande.server.viewer_state import LANGUAGES
from elgrande.server.web import schemas
from elgrande.server.web.context import delete_session, session_of
from elgrande.server.web.endpoint import Call, Endpoints, Session
from elgrande.server.web.messages import Json
from elgrande.server.web.routes_accounts import device_at, me, sign_in

endpoints = Endpoints("/api")

JUST_NOW = 600.0  # seconds since a login, in which the password is not asked for again


def registered(call: Call[Any, Any]) -> Account:
    if call.account.login is None:
        raise Refusal("not-account", "Guests cannot do that: make an account first.")
    return call.account


async def confirm_owner(call: Call[Any, Any], password: str) -> None:
    """The password again, or a login just now: before a session adds a way into its account.

    Otherwise a session that was stolen would be enough to keep the account.
    """
    service, account = call.context.service, call.account
    if account.login is None:
        return
    if password:
        await service.accounts.check_password_of(account, password)
        return
    own = session_of(call.request)
    sessions = await service.account_rows.sessions(account.id, time.time())
    if not any(is_new(row) for row in sessions if row.token == own):
        raise Refusal("password-again", "Give your password again.")


def is_new(session: SessionRow) -> bool:
    return session.created is not None and session.created >= time.time() - JUST_NOW


async def close_all(call: Call[Any, Any], ended: Sequence[str]) -> schemas.Ended:
    for each in ended:
        await call.context.connections.close_session(each)
    return schemas.Ended(len(ended))


@endpoints.post(
    "/account/password",
    schemas.Ended,
    body=schemas.PasswordRequest,
    session=Session.REQUIRED,
    limit="logins",
    refuses=("wrong-password", "bad-password", "common-password", "not-account"),
)
async def change_password(call: Call[Any, schemas.PasswordRequest]) -> schemas.Ended:
    """A new password. All other sessions of the account end."""
    accounts = call.context.service.accounts
    session = session_of(call.request)
    ended = await accounts.change_password(registered(call), session, call.body.old, call.body.new)
    return await close_all(call, ended)


@endpoints.get(
    "/account/sessions",
    tuple[schemas.SessionCard, ...],
    session=Session.REQUIRED,
    limit="reads",
)
async def list_sessions(call: Call[Any, None]) -> list[schemas.SessionCard]:
    """Where I am logged in, the latest used first."""
    rows = await call.context.service.account_rows.sessions(call.account.id, time.time())
    own = session_of(call.request)
    return [
        schemas.SessionCard(
            id=row.id,
            device=row.device or "",
            created=row.created,
            seen=row.expires - SESSION_SECONDS,
            here=row.token == own,
        )
        for row in rows
    ]


@endpoints.post(
    "/account/sessions/end",
    schemas.Ended,
    body=schemas.EndRequest,
    session=Session.REQUIRED,
    limit="logins",
    refuses=("not-found", "password-again", "wrong-password"),
)
async def end_sessions(call: Call[Any, schemas.EndRequest]) -> schemas.Ended:
    """Log out elsewhere: in one session, or in all but this one. Their sockets close.

    To end a session that has just begun takes a login just now, or the password: a stolen session
    must not throw the owner out who comes to end it.
    """
    service, own, wanted = call.context.service, session_of(call.request), call.body.id
    sessions = await service.account_rows.sessions(call.account.id, time.time())
    if wanted is not None and own.startswith(wanted):
        raise Refusal("not-found", "That is this session: log out instead.")
    others = [row for row in sessions if row.token != own and wanted in (None, row.id)]
    if wanted is not None and not others:
        raise Refusal("not-found", "You have no such session.")
    if any(map(is_new, others)):
        await confirm_owner(call, call.body.password)
    ended = await service.account_rows.drop_sessions([row.token for row in others])
    service.accounts.forget_sessions()
    return await close_all(call, ended)


@endpoints.get("/account/data", schemas.AccountData, session=Session.REQUIRED, limit="logins")
async def my_data(call: Call[Any, None]) -> Json:
    """Everything the server keeps about me, apart from the games, which have their records."""
    service, account = call.context.service, call.account
    rows = service.dispatcher.rows
    channels = (await rows.channels([account.id])).get(account.id, ())
    data = schemas.AccountData(
        name=account.name,
        guest=account.login is None,
        tables=tuple(await call.context.queries.my_tables(account)),
        chat=tuple(
            schemas.SaidLine(table, line.at, line.text)
            for table, line in await service.store.said_by(account.id)
        ),
        channels=tuple(channel.to for channel in channels),
        wishes=await rows.wishes(account.id),
        sessions=tuple(await list_sessions(call)),
        tournaments=tuple(await service.tournaments.of(account)),
        passkeys=tuple(await service.passkeys.of(account.id)),
        bots=tuple(await service.programs.of(account.id)),
        ratings=await service.ratings.of(account.id),
        reports=tuple(
            schemas.SaidLine(table, at, text)
            for table, at, text in await service.admin_store.reports_by(account.id)
        ),
        admin=await service.admin_store.is_admin(account.id),
        hidden=(await service.statistics.rows.players([account.id]))[account.id].hidden,
    )
    headers = {"content-disposition": 'attachment; filename="elgrande-data.json"'}
    return Json(data, headers=headers)


@endpoints.post("/account/reset", schemas.Health, body=schemas.ResetRequest, refuses=("no-mail",))
async def ask_reset(call: Call[Any, schemas.ResetRequest]) -> schemas.Health:
    """A link for a new password, to the e-mail address of an account; the same answer for all."""
    service, rate = call.context.service, call.context.config.limits.logins
    if not service.dispatcher.has_mail:
        raise Refusal("no-mail", "This server sends no e-mails: its hosts can set a password.")
    call.limit(rate, "reset", call.address)
    call.limit(rate, "reset of", login_of(call.body.who))
    language = call.body.language if call.body.language in LANGUAGES else "en"
    service.recovery.ask(call.body.who, language)
    return schemas.Health("sent")


@endpoints.post(
    "/account/reset/finish",
    schemas.Me,
    body=schemas.NewPassword,
    refuses=("old-link", "bad-password", "common-password", "wrong-password"),
)
async def reset(call: Call[Any, schemas.NewPassword]) -> Json:
    """A new password with the token of a link. All sessions end, and a new one begins."""
    call.limit(call.context.config.limits.logins, "reset finish", call.address)
    service = call.context.service
    account, ended = await service.recovery.reset(
        service.accounts, call.body.token, call.body.password
    )
    await close_all(call, ended)
    token = await service.accounts.begin_session(account, device_at(call))
    return await sign_in(call, account, token)


@endpoints.post(
    "/account/delete",
    schemas.Me,
    body=schemas.PasswordAgain,
    session=Session.REQUIRED,
    limit="logins",
    refuses=("wrong-password",),
)
async def delete_account(call: Call[Any, schemas.PasswordAgain]) -> Json:
    """Delete my account, or me as a guest. Games with others stay, without my name."""
    service = call.context.service
    if call.account.login is not None:
        await service.accounts.check_password_of(call.account, call.body.password)
    sessions = await service.account_rows.sessions(call.account.id, time.time())
    await service.departures.delete(call.account)
    service.accounts.forget_sessions()
    await close_all(call, [row.token for row in sessions])
    response = Json(me(call, None))
    delete_session(response, call.context)
    return response
