"""Messages on the wire: JSON bodies, errors, socket frames."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from starlette.datastructures import Headers
from starlette.responses import Response

from elgrande.server.errors import RETRY_AFTER, Refusal
from elgrande.server.refusal_words import preferred_language, sentence_in
from elgrande.server.requests import ChatRequest, CommandRequest, Done, Id, SeatNumber, Version
from elgrande.server.storage.store import ChatLine
from elgrande.server.viewer_state import TableState


class Refused(Struct, frozen=True, kw_only=True, tag="refused"):
    """It was not done. `code` is stable; `reason` is the game's own code for an illegal action.

    `sentence` is in the language of `Accept-Language`, on a socket in that of the last `watch`.
    """

    code: str
    sentence: str
    reason: str | None = None
    more: Any = None
    key: str | None = None
    table: str | None = None


class Json(Response):
    media_type = "application/json"

    def render(self, content: object) -> bytes:
        return msgspec.json.encode(content)


def refused(
    refusal: Refusal, language: str, key: str | None = None, table: str | None = None
) -> Refused:
    return Refused(
        code=refusal.code,
        sentence=sentence_in(language, refusal),
        reason=refusal.reason,
        more=refusal.more,
        key=key,
        table=table,
    )


def refusal_response(refusal: Refusal, request: Headers) -> Json:
    """In the language that the headers of the request prefer."""
    language = preferred_language(request.get("accept-language", ""))
    headers = {"content-language": language, "vary": "accept-language"}
    if refusal.status == 503:
        headers["retry-after"] = str(RETRY_AFTER)
    return Json(refused(refusal, language), status_code=refusal.status, headers=headers)


# --- frames from a browser ---


class Frame(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What a browser sends on its socket."""


class Watch(Frame, frozen=True):
    """Tell me about this table: now, and whenever it changes.

    `since` and `chat_since` are what I know already, so that only the rest is sent.
    """

    table: Id
    seat: SeatNumber | None = None
    since: Version = 0
    chat_since: Version = 0
    language: Annotated[str, Meta(max_length=8)] = "en"


class Unwatch(Frame, frozen=True):
    table: Id


class Do(CommandRequest, frozen=True, kw_only=True, tag_field="type", tag="do"):
    """A command, as over HTTP. The answer is a frame `done` or `refused` with the same key."""

    table: Id


class Say(ChatRequest, frozen=True, kw_only=True, tag_field="type", tag="say"):
    """A chat line, as over HTTP."""

    table: Id


class Ping(Frame, frozen=True):
    """Are you there? The answer is `pong`."""


AnyFrame = Watch | Unwatch | Do | Say | Ping
frames: Final[msgspec.json.Decoder[AnyFrame]] = msgspec.json.Decoder(AnyFrame)

# --- frames to a browser: TableState, Done, Refused, and these ---


class ChatLines(Struct, frozen=True, tag="chat"):
    """New lines of a table's chat."""

    table: str
    lines: tuple[ChatLine, ...]


class Here(Struct, frozen=True, tag="here"):
    """The seats whose players are connected, and whether the host is.

    Sent after the first state and at every change. While the host is away, any player at the table
    may call a bot for an absent one.
    """

    table: str
    seats: tuple[int, ...]
    host: bool


class Pong(Struct, frozen=True, tag="pong"):
    """I am here."""


AnyMessage = TableState | ChatLines | Here | Done | Refused | Pong
