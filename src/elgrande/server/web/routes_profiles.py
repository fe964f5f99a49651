"""Routes for profiles: what a player's games add up to."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from elgrande.server.errors import Refusal
from elgrande.server.profiles.profile import Profile
from elgrande.server.web import schemas
from elgrande.server.web.endpoint import Call, Endpoints, Session
from elgrande.server.web.routes_my_account import registered

endpoints = Endpoints("/api/players")


class PlayerParams(Struct, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=64)]


class ProfileRequest(Struct, frozen=True, forbid_unknown_fields=True):
    hidden: bool


@endpoints.get(
    "",
    Profile,
    params=PlayerParams,
    session=Session.OPTIONAL,
    limit="reads",
    scope="read",
    refuses=("not-found",),
)
async def see_profile(call: Call[PlayerParams, None]) -> Profile:
    """The profile of an account. Guests have none, and a hidden one only its owner sees."""
    found = await call.context.queries.profile(call.session, call.params.name)
    if found is None:
        raise Refusal("not-found", "There is no such player, or the profile is hidden.")
    return found


@endpoints.post(
    "/mine",
    schemas.Nothing,
    body=ProfileRequest,
    session=Session.REQUIRED,
    limit="commands",
    refuses=("not-account",),
)
async def set_profile(call: Call[Any, ProfileRequest]) -> schemas.Nothing:
    """Show my profile to others, or hide it."""
    rows = call.context.service.statistics.rows
    await rows.hide(registered(call).id, hidden=call.body.hidden)
    return schemas.Nothing()
