"""Routes for notifications: where and when a player wants to be called back."""

from __future__ import annotations

import re
import smtplib
import time
from typing import Any

from starlette.requests import Request

from elgrande.server.errors import Refusal
from elgrande.server.notifications.rows import Channel
from elgrande.server.notifications.senders import OwnServerError
from elgrande.server.notifications.settings import (
    Hook,
    Mail,
    Push,
    Wishes,
    check_host,
    check_wishes,
)
from elgrande.server.viewer_state import LANGUAGES
from elgrande.server.web import schemas
from elgrande.server.web.context import address_of, context_of
from elgrande.server.web.endpoint import Call, Endpoints, Session
from elgrande.server.web.messages import Json
from elgrande.server.web.routes_my_account import confirm_owner

endpoints = Endpoints("/api/notifications")
REQUIRED = Session.REQUIRED
MAILS = (3, 3600.0)  # to one address, until its owner confirms it
TOKEN = re.compile("[A-Za-z0-9_-]{32}")
OFF = "/api/notifications/off/"


def shown(channel: Channel) -> schemas.ChannelCard:
    match channel.to:
        case Mail(address):
            return schemas.ChannelCard(channel.id, "mail", address, channel.confirmed)
        case Hook(_, shape):
            return schemas.ChannelCard(channel.id, "hook", shape, channel.confirmed)
        case Push(endpoint):
            return schemas.ChannelCard(channel.id, "push", endpoint, channel.confirmed)


async def all_of(call: Call[Any, Any]) -> schemas.NotificationState:
    dispatcher = call.context.service.dispatcher
    account = call.account.id
    offers = call.context.config.offers
    channels = await dispatcher.rows.channels([account])
    return schemas.NotificationState(
        wishes=await dispatcher.rows.wishes(account),
        channels=tuple(map(shown, channels.get(account, ()))),
        push_key=dispatcher.public_key if offers.push else None,
        mail=dispatcher.has_mail and offers.mail,
        hook_hosts=call.context.config.notifications.hook_hosts if offers.hooks else (),
    )


@endpoints.get("", schemas.NotificationState, session=REQUIRED, limit="reads")
async def notifications(call: Call[Any, None]) -> schemas.NotificationState:
    """What I want to hear of, and where."""
    return await all_of(call)


@endpoints.post(
    "/wishes", schemas.NotificationState, body=Wishes, session=REQUIRED, limit="commands"
)
async def set_wishes(call: Call[Any, Wishes]) -> schemas.NotificationState:
    """What I want to hear of, in which language, and when not."""
    check_wishes(call.body)
    await call.context.service.dispatcher.rows.set_wishes(call.account.id, call.body)
    return await all_of(call)


@endpoints.post(
    "/channels",
    schemas.NotificationState,
    body=schemas.NewChannel,
    session=REQUIRED,
    limit="logins",
    refuses=("bad-address", "no-mail", "mail-down", "switched-off", "password-again"),
)
async def add_channel(call: Call[Any, schemas.NewChannel]) -> schemas.NotificationState:
    """Add a browser, an e-mail address or a webhook. An address gets a mail to confirm it."""
    service, to = call.context.service, call.body.to
    offers = call.context.config.offers
    allowed = call.context.config.notifications
    match to:
        case Mail():
            offers.check("mail")
            if not service.dispatcher.has_mail:
                raise Refusal("no-mail", "This server sends no e-mails.")
            await confirm_owner(call, call.body.password)  # it can have the password reset
            call.limit(call.context.config.limits.logins, "mail", call.address)
            call.limit(MAILS, "mail to", to.address.casefold())
        case Push(endpoint):
            offers.check("push")
            check_host(endpoint, allowed.push_hosts)
        case Hook(url):
            offers.check("hooks")
            check_host(url, allowed.hook_hosts)
    confirmed = not isinstance(to, Mail)
    rows = service.dispatcher.rows
    channel = await rows.add(call.account.id, to, confirmed=confirmed, now=time.time())
    if not channel.confirmed:
        language = call.body.language if call.body.language in LANGUAGES else "en"
        try:
            await service.dispatcher.ask_to_confirm(channel, language)
        except (OwnServerError, smtplib.SMTPException):
            raise Refusal("mail-down", "The mail could not be sent: try again later.") from None
    service.notifier.forget()
    return await all_of(call)


@endpoints.post(
    "/remove",
    schemas.NotificationState,
    body=schemas.ChannelRequest,
    session=REQUIRED,
    limit="commands",
    refuses=("not-found",),
)
async def remove_channel(call: Call[Any, schemas.ChannelRequest]) -> schemas.NotificationState:
    """Remove a channel: nothing more is sent there."""
    if not await call.context.service.dispatcher.rows.remove(call.account.id, call.body.id):
        raise Refusal("not-found", "You have no such address.")
    return await all_of(call)


@endpoints.post(
    "/confirm",
    schemas.Health,
    body=schemas.ConfirmRequest,
    limit="anybody",
    refuses=("not-found",),
)
async def confirm_channel(call: Call[Any, schemas.ConfirmRequest]) -> schemas.Health:
    """The owner of an e-mail address has opened the link in the first mail."""
    if not await call.context.service.dispatcher.rows.confirm(call.body.token):
        raise Refusal("not-found", "This link is not valid any more.")
    call.context.service.notifier.forget()
    return schemas.Health("confirmed")


async def unsubscribe(request: Request) -> Json:
    """One click in a mail program (RFC 8058): no session, no JSON, only the token."""
    context = context_of(request)
    context.rates.check(context.config.limits.anybody, "anybody", address_of(request))
    token = request.path_params["token"]
    if not TOKEN.fullmatch(token):
        raise Refusal("not-found", "Part of this link is missing.")
    await context.service.dispatcher.rows.remove_by_token(token)  # or it was done before
    return Json(schemas.Health("off"))
