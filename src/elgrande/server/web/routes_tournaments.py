"""Routes for tournaments."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from elgrande.server.addresses import qr_code
from elgrande.server.requests import Id
from elgrande.server.tournaments.requests import NewTournament, TournamentRequest
from elgrande.server.tournaments.view import TournamentCard, TournamentState
from elgrande.server.web.endpoint import Call, Endpoints, Session
from elgrande.server.web.schemas import InvitationLink

endpoints = Endpoints("/api")


class TournamentParams(Struct, frozen=True):
    tournament: Id


class TournamentList(Struct, frozen=True):
    """`may_make`: you can make one."""

    tournaments: tuple[TournamentCard, ...]
    may_make: bool


class TournamentMade(Struct, frozen=True):
    tournament: str


class TournamentInvitation(Struct, frozen=True):
    """Links for others, the best first; none if only this machine reaches the server."""

    tournament: str
    links: tuple[InvitationLink, ...]


@endpoints.get(
    "/tournaments",
    TournamentList,
    session=Session.OPTIONAL,
    limit="reads",
    scope="read",
    switch="tournaments",
)
async def tournaments(call: Call[Any, None]) -> TournamentList:
    """Tournaments open to all, and my own: open, running and over."""
    organizer, who = call.context.service.tournaments, call.session
    cards = await organizer.cards(who)
    return TournamentList(tuple(cards), who is not None and await organizer.may_make(who))


@endpoints.post(
    "/tournaments",
    TournamentMade,
    body=NewTournament,
    session=Session.REQUIRED,
    limit="tables",
    switch="tournaments",
    refuses=(
        *("not-admin", "not-found", "impossible-options", "bad-clock", "bad-text", "not-rated"),
        *("places-taken", "key-reused"),
    ),
)
async def make_tournament(call: Call[Any, NewTournament]) -> TournamentMade:
    """Make a tournament; for hosts of the server, or for all accounts where it is configured."""
    return TournamentMade(await call.context.service.tournaments.create(call.account, call.body))


@endpoints.get(
    "/tournaments/{tournament}",
    TournamentState,
    params=TournamentParams,
    session=Session.OPTIONAL,
    limit="reads",
    scope="read",
    switch="tournaments",
    refuses=("not-found",),
)
async def see_tournament(call: Call[TournamentParams, None]) -> TournamentState:
    """Standing, rounds and tables of a tournament; who has its address may look."""
    return await call.context.service.tournaments.state(call.session, call.params.tournament)


@endpoints.get(
    "/tournaments/{tournament}/invitation",
    TournamentInvitation,
    params=TournamentParams,
    session=Session.REQUIRED,
    limit="reads",
    switch="tournaments",
    refuses=("not-found",),
)
async def tournament_invitation(call: Call[TournamentParams, None]) -> TournamentInvitation:
    """Links to a tournament that work for others, with QR codes."""
    state = await call.context.service.tournaments.state(call.session, call.params.tournament)
    tournament = state.card.tournament
    addresses = [f"{each}/tournaments/{tournament}" for each in call.context.addresses]
    links = tuple(InvitationLink(each, qr_code(each)) for each in addresses)
    return TournamentInvitation(tournament, links)


@endpoints.post(
    "/tournaments/{tournament}/do",
    TournamentState,
    params=TournamentParams,
    body=TournamentRequest,
    session=Session.REQUIRED,
    limit="commands",
    switch="tournaments",
    refuses=(
        *("not-found", "not-now", "not-account", "not-invited", "places-taken", "not-entered"),
        *("not-host", "too-few", "bad-clock", "busy"),
    ),
)
async def do_in_tournament(call: Call[TournamentParams, TournamentRequest]) -> TournamentState:
    """Enter or leave; the host invites, removes, begins or cancels. The state after that."""
    organizer, at = call.context.service.tournaments, call.params.tournament
    await organizer.do(call.account, at, call.body.do)
    return await organizer.state(call.account, at)
