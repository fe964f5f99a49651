"""Routes for ratings: the leaderboards."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from elgrande.server.ratings.rated_game import Ladder
from elgrande.server.ratings.rows import Leaderboard
from elgrande.server.web.endpoint import Call, Endpoints, Session

endpoints = Endpoints("/api")


class LadderParams(Struct, frozen=True):
    """Without a season: the present one."""

    ladder: Ladder = "people"
    season: Annotated[int, Meta(ge=0, le=100_000)] | None = None


@endpoints.get(
    "/ratings",
    Leaderboard,
    params=LadderParams,
    session=Session.OPTIONAL,
    limit="reads",
    scope="read",
)
async def leaderboard(call: Call[LadderParams, None]) -> Leaderboard:
    """The ratings of people, or those of games with bots, best first."""
    viewer = None if call.session is None else call.session.id
    at = call.params
    return await call.context.service.ratings.leaderboard(at.ladder, at.season, viewer)
