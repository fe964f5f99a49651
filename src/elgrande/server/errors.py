"""Refusals: a stable code for programs, a sentence for people."""

from __future__ import annotations

from typing import Any, Final

# Every code the server itself uses, with its HTTP status. A command the rules of the game do not
# allow is refused as "illegal"; the game's own reason is then `reason`.
CODES: Final[dict[str, int]] = {
    "bad-request": 400,
    "no-session": 401,
    "wrong-password": 401,
    "bad-passkey": 401,
    "password-again": 401,
    "bad-origin": 403,
    "bad-host": 403,
    "wrong-scope": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "no-spectators": 403,
    "not-at-table": 403,
    "chat-off": 403,
    "banned": 403,
    "muted": 403,
    "not-admin": 403,
    "switched-off": 403,
    "hints-off": 403,
    "undo-off": 403,
    "not-found": 404,
    "wrong-method": 405,
    "old-link": 410,
    "stale": 409,
    "key-reused": 409,
    "busy": 409,
    "name-taken": 409,
    "already-account": 409,
    "not-away": 409,
    "not-late": 409,
    "not-rated": 409,
    "not-invited": 403,
    "not-now": 409,
    "not-entered": 409,
    "places-taken": 409,
    "too-few": 409,
    "no-party": 403,
    "no-network": 409,
    "not-open": 409,
    "not-playing": 409,
    "not-over": 409,
    "seat-taken": 409,
    "imported": 409,
    "seats-open": 409,
    "nothing-to-undo": 409,
    "nothing-to-confirm": 409,
    "waits-for-confirmation": 409,
    "too-large": 413,
    "wrong-type": 415,
    "illegal": 422,
    "impossible-options": 422,
    "bad-clock": 422,
    "bad-address": 422,
    "no-mail": 409,
    "bad-record": 422,
    "bad-name": 422,
    "bad-text": 422,
    "bad-password": 422,
    "common-password": 422,
    "not-account": 409,
    "too-many": 429,
    "tables-waiting": 429,
    "network-tables": 429,
    "internal": 500,
    "mail-down": 503,
    "full": 503,
    "stopping": 503,
    "unavailable": 503,
}


RETRY_AFTER: Final = 5  # seconds, sent with every 503


class DatabaseDownError(Exception):
    """The database cannot be reached, or cannot store anything now."""


class Refusal(Exception):  # noqa: N818 - a refusal is not an error
    """`reason` is the game's own code for an illegal action; `more` is data for the client."""

    def __init__(
        self, code: str, sentence: str, *, reason: str | None = None, more: Any = None
    ) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.reason = reason
        self.more = more

    @property
    def status(self) -> int:
        return CODES[self.code]


def refusal_for(error: Exception) -> Refusal:
    """The refusal to send for any error, without internal details."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, DatabaseDownError):
        return Refusal(
            "unavailable", "The server cannot reach its database: nothing is lost, try again soon."
        )
    return Refusal("internal", "Something went wrong here. Try again.")


def sentence(error: Exception) -> str:
    """The message of an error, with one full stop."""
    return f"{str(error).rstrip('.')}."


def fault_of(error: OSError) -> str:
    """What is wrong, and with which file if it is one."""
    return f"{f'{error.filename}: ' if error.filename else ''}{error.strerror}."
