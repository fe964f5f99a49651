"""Routes for looking back at a finished game: its review, other answers, and playing on."""

from __future__ import annotations

from elgrande.review.telling import NarratedAlternatives
from elgrande.server import requests
from elgrande.server.queries import ReviewProgress
from elgrande.server.web import schemas
from elgrande.server.web.endpoint import Call, Endpoints, Session

endpoints = Endpoints("/api")

SEEING = ("not-found", "no-spectators", "not-over")


@endpoints.post(
    "/tables/{table}/review",
    ReviewProgress,
    params=schemas.TableParams,
    body=schemas.ReviewRequest,
    session=Session.REQUIRED,
    limit="reads",
    switch="reviews",
    refuses=(*SEEING, "busy"),
)
async def review(call: Call[schemas.TableParams, schemas.ReviewRequest]) -> ReviewProgress:
    """What decided a game that is over. Ask again until all steps have been examined."""
    return await call.context.queries.review(call.account, call.params.table, call.body.language)


@endpoints.post(
    "/tables/{table}/alternatives",
    NarratedAlternatives,
    params=schemas.TableParams,
    body=schemas.AlternativesRequest,
    session=Session.REQUIRED,
    limit="hints",
    switch="reviews",
    refuses=(*SEEING, "busy"),
)
async def alternatives(
    call: Call[schemas.TableParams, schemas.AlternativesRequest],
) -> NarratedAlternatives:
    """What a player could have answered at a decision of a game that is over, each compared."""
    return await call.context.queries.alternatives(
        call.account, call.params.table, call.body.entries, call.body.language
    )


@endpoints.post(
    "/tables/{table}/play-on",
    requests.Done,
    params=schemas.TableParams,
    body=requests.PlayOn,
    session=Session.REQUIRED,
    limit="tables",
    refuses=(*SEEING, "key-reused"),
)
async def play_on(call: Call[schemas.TableParams, requests.PlayOn]) -> requests.Done:
    """Play a finished game on from one of its moments, at a new table of mine against bots."""
    table = await call.context.queries.table(call.account, call.params.table)
    return await call.context.service.opener.play_on(call.account, table, call.body)
