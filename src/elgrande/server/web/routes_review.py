"""Routes for looking back at a finished game: its review, and playing on from a moment of it."""

from __future__ import annotations

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
    refuses=(*SEEING, "busy"),
)
async def review(call: Call[schemas.TableParams, schemas.ReviewRequest]) -> ReviewProgress:
    """What decided a game that is over. Ask again until all steps have been examined."""
    return await call.context.queries.review(call.account, call.params.table, call.body.language)


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
    return await call.context.service.play_on(call.account, table, call.body)
