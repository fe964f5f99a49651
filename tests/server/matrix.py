"""What every route and every command answers, for every role from stranger to admin."""

from __future__ import annotations

from typing import Any

import msgspec

from elgrande.game import Game
from elgrande.learning.puzzles import puzzles
from elgrande.server.clocks.settings import LiveClock
from elgrande.server.tournaments.settings import TournamentSettings
from tests.server.playing import new_key

PUZZLE = next(iter(puzzles()))
BOT = "0" * 24
CUP = "c" * 16
SETTINGS = TournamentSettings(
    title="Cup", options={"players": 4}, clock=LiveClock(600), guests=True
)
PLAY = {"type": "play", "seat": 0, "action": {"type": "stop"}}
SEAT = {"type": "seat", "seat": 1, "bot": "random"}


def commands(table: str) -> dict[str, tuple[str, str, Any]]:
    """Every route with a request that is well-formed; commands one by one."""

    def do(command: Any) -> tuple[str, str, Any]:
        body = {"key": new_key(), "do": command, "version": 4}
        return "POST", f"/api/tables/{table}/commands", body

    def lead(command: Any) -> tuple[str, str, Any]:
        return "POST", f"/api/tournaments/{CUP}/do", {"do": command}

    options: dict[str, Any] = {"options": {}}
    return {
        "me": ("GET", "/api/me", None),
        "name": ("POST", "/api/name", {"name": " "}),
        "notifications": ("GET", "/api/notifications", None),
        "wishes": ("POST", "/api/notifications/wishes", {"zone": "UTC"}),
        "channel": (
            "POST",
            "/api/notifications/channels",
            {"to": {"kind": "mail", "address": "a@example.org"}},
        ),
        "remove channel": ("POST", "/api/notifications/remove", {"id": "0" * 32}),
        "confirm channel": ("POST", "/api/notifications/confirm", {"token": "t" * 32}),
        "password": ("POST", "/api/account/password", {"old": "x", "new": "correct horse"}),
        "my data": ("GET", "/api/account/data", None),
        "sessions": ("GET", "/api/account/sessions", None),
        "end sessions": ("POST", "/api/account/sessions/end", {}),
        "end a session": ("POST", "/api/account/sessions/end", {"id": "0" * 16}),
        "ask for a link": ("POST", "/api/account/reset", {"who": "Uma"}),
        "use a link": ("POST", "/api/account/reset/finish", {"token": "t" * 32, "password": "x"}),
        "profile": ("GET", "/api/players?name=Uma", None),
        "hide profile": ("POST", "/api/players/mine", {"hidden": True}),
        "bots": ("GET", "/api/bots", None),
        "make bot": ("POST", "/api/bots", {"name": "Deep"}),
        "make token": ("POST", f"/api/bots/{BOT}/tokens", {"note": "laptop"}),
        "revoke token": ("POST", f"/api/bots/{BOT}/tokens/revoke", {"id": "0" * 16}),
        "ratings": ("GET", "/api/ratings", None),
        "passkeys": ("GET", "/api/passkeys", None),
        "new passkey": ("POST", "/api/passkeys/begin", {}),
        "add passkey": ("POST", "/api/passkeys/finish", {"credential": {}}),
        "remove passkey": ("POST", "/api/passkeys/remove", {"id": "0" * 64}),
        "ask passkey": ("POST", "/api/login/passkey/begin", {}),
        "log in by passkey": ("POST", "/api/login/passkey/finish", {"credential": {}}),
        "tournaments": ("GET", "/api/tournaments", None),
        "make tournament": (
            "POST",
            "/api/tournaments",
            {"key": new_key(), "settings": msgspec.to_builtins(SETTINGS)},
        ),
        "tournament": ("GET", f"/api/tournaments/{CUP}", None),
        "tournament invitation": ("GET", f"/api/tournaments/{CUP}/invitation", None),
        "enter": lead({"type": "enter"}),
        "leave tournament": lead({"type": "leave"}),
        "invite": lead({"type": "invite", "name": "Nobody"}),
        "remove": lead({"type": "remove", "player": "0" * 12}),
        "begin": lead({"type": "begin"}),
        "cancel": lead({"type": "cancel"}),
        "party": ("GET", "/api/party", None),
        "open party": ("POST", "/api/party", {}),
        "options": ("GET", "/api/options", None),
        "check": ("POST", "/api/options/check", options),
        "words": ("GET", "/api/words/en/2023", None),
        "words of a game": ("POST", "/api/words/en", options),
        "rules": ("POST", "/api/rules/en", options),
        "health": ("GET", "/api/health", None),
        "ready": ("GET", "/api/ready", None),
        "lessons": ("GET", "/api/lessons", None),
        "lesson": ("GET", "/api/lessons/king", None),
        "step": ("POST", "/api/lessons/king/1", {"answer": ">valencia"}),
        "figures": ("POST", "/api/rules/en/figures", options),
        "teaching": ("POST", "/api/rules/en/teaching", options),
        "puzzles": ("GET", "/api/puzzles", None),
        "puzzle": ("POST", f"/api/puzzles/{PUZZLE}", {}),
        "look": ("POST", "/api/positions/look", {"position": Game.new(seed=1).position()}),
        "position hint": ("POST", "/api/positions/hint", {"position": "none"}),
        "review": ("POST", f"/api/tables/{table}/review", {}),
        "alternatives": ("POST", f"/api/tables/{table}/alternatives", {"entries": 0}),
        "play on": (
            "POST",
            f"/api/tables/{table}/play-on",
            {"key": new_key(), "entries": 0, "seat": 0},
        ),
        "open": ("POST", "/api/tables", {"key": new_key(), "options": {}, "seats": [{}]}),
        "import": ("POST", "/api/records", {"key": new_key(), "record": "{}"}),
        "my tables": ("GET", "/api/tables", None),
        "lobby": ("GET", "/api/lobby", None),
        "see": ("GET", f"/api/tables/{table}", None),
        "see seat 0": ("GET", f"/api/tables/{table}?seat=0", None),
        "history": ("GET", f"/api/tables/{table}/history", None),
        "history of seat 0": ("GET", f"/api/tables/{table}/history?seat=0", None),
        "moment": ("GET", f"/api/tables/{table}/moments/0", None),
        "moment of seat 0": ("GET", f"/api/tables/{table}/moments/0?seat=0", None),
        "record": ("GET", f"/api/tables/{table}/record", None),
        "invitation": ("GET", f"/api/tables/{table}/invitation", None),
        "chat": ("GET", f"/api/tables/{table}/chat", None),
        "say": ("POST", f"/api/tables/{table}/chat", {"key": new_key(), "text": "hola"}),
        "report": ("POST", f"/api/tables/{table}/report", {"text": "rude"}),
        "admin page": ("GET", "/api/admin", None),
        "admin": ("POST", "/api/admin", {"do": {"type": "settle", "report": 1}}),
        "privacy": ("GET", "/api/privacy", None),
        "hint": ("POST", f"/api/tables/{table}/hint", {"seat": 0}),
        "coach": ("POST", f"/api/tables/{table}/coach", {"seat": 0}),
        "play": do(PLAY),
        "confirm": do({"type": "confirm", "seat": 0}),
        "undo": do({"type": "undo", "seat": 0}),
        "veto order": do({"type": "veto-order", "seat": 0, "order": "ask"}),
        "come back": do({"type": "come-back", "seat": 0}),
        "stand-in": do({"type": "stand-in", "seat": 2}),
        "vote": do({"type": "vote", "about": 2, "choice": "bot"}),
        "join": do({"type": "join"}),
        "move": do({"type": "move", "seat": 0, "to": 1}),
        "rename": do({"type": "rename", "seat": 0}),
        "say ready": do({"type": "ready", "seat": 0, "on": True}),
        "leave": do({"type": "leave", "seat": 0}),
        "seat": do(SEAT),
        "start": do({"type": "start"}),
        "close": do({"type": "close"}),
        "chat switch": do({"type": "chat", "on": True}),
        "rematch": do({"type": "rematch"}),
        "resign": do({"type": "resign", "seat": 0}),  # a bot plays on
        "delete": ("POST", "/api/account/delete", {"password": ""}),
    }


# Same answer for every role; each has its own test.
SIGNING = {"/api/guest", "/api/account", "/api/login", "/api/logout"}


# What each role is answered at a table that is being played. The host sits at seat 1, "player" at
# seat 0, "other" at seat 2. "outsider" and "spectator" have a session and no seat; the table of the
# spectator allows spectators, that of the others does not.
ROLES = ("nobody", "outsider", "spectator", "player", "other", "host")
MATRIX: dict[str, dict[str, str]] = {
    name: dict(zip(ROLES, row.split(), strict=True))
    for name, row in {
        "me": "ok ok ok ok ok ok",
        "name": "no-session bad-name bad-name bad-name bad-name bad-name",
        "notifications": "no-session ok ok ok ok ok",
        "wishes": "no-session ok ok ok ok ok",
        "channel": "no-session no-mail no-mail no-mail no-mail no-mail",
        "remove channel": "no-session not-found not-found not-found not-found not-found",
        "confirm channel": "not-found not-found not-found not-found not-found not-found",
        "password": "no-session not-account not-account not-account not-account not-account",
        "my data": "no-session ok ok ok ok ok",
        "sessions": "no-session ok ok ok ok ok",
        "end sessions": "no-session ok ok ok ok ok",
        "end a session": "no-session not-found not-found not-found not-found not-found",
        "ask for a link": "no-mail no-mail no-mail no-mail no-mail no-mail",
        "use a link": "old-link old-link old-link old-link old-link old-link",
        "profile": "not-found not-found not-found not-found not-found not-found",
        "hide profile": "no-session not-account not-account not-account not-account not-account",
        "bots": "no-session ok ok ok ok ok",
        "make bot": "no-session not-account not-account not-account not-account not-account",
        "make token": "no-session not-found not-found not-found not-found not-found",
        "revoke token": "no-session not-found not-found not-found not-found not-found",
        "ratings": "ok ok ok ok ok ok",
        "passkeys": "no-session ok ok ok ok ok",
        "new passkey": "no-session not-account not-account not-account not-account not-account",
        "add passkey": "no-session not-account not-account not-account not-account not-account",
        "remove passkey": "no-session not-found not-found not-found not-found not-found",
        "ask passkey": " ".join(["bad-passkey"] * 6),  # an address of numbers has none
        "log in by passkey": " ".join(["bad-passkey"] * 6),
        "tournaments": "ok ok ok ok ok ok",
        "make tournament": "no-session not-admin not-admin not-admin not-admin not-admin",
        "tournament": "ok ok ok ok ok ok",
        "tournament invitation": "no-session ok ok ok ok ok",
        "enter": "no-session ok ok ok ok ok",
        "leave tournament": "no-session ok ok ok ok ok",
        "invite": "no-session not-host not-host not-host not-host not-found",
        "remove": "no-session not-host not-host not-host not-host not-found",
        "begin": "no-session not-host not-host not-host not-host too-few",
        "cancel": "no-session not-host not-host not-host not-host ok",
        "party": "ok ok ok ok ok ok",
        "open party": "no-party no-party no-party no-party no-party no-party",
        "options": "ok ok ok ok ok ok",
        "check": "ok ok ok ok ok ok",
        "words": "ok ok ok ok ok ok",
        "words of a game": "ok ok ok ok ok ok",
        "rules": "ok ok ok ok ok ok",
        "health": "ok ok ok ok ok ok",
        "ready": "ok ok ok ok ok ok",
        "lessons": "ok ok ok ok ok ok",
        "lesson": "ok ok ok ok ok ok",
        "step": "ok ok ok ok ok ok",
        "figures": "ok ok ok ok ok ok",
        "teaching": "ok ok ok ok ok ok",
        "puzzles": "ok ok ok ok ok ok",
        "puzzle": "ok ok ok ok ok ok",
        "look": "ok ok ok ok ok ok",
        "position hint": "no-session bad-text bad-text bad-text bad-text bad-text",
        "review": "no-session no-spectators not-over not-over not-over not-over",
        "alternatives": "no-session no-spectators not-over not-over not-over not-over",
        "play on": "no-session no-spectators not-over not-over not-over not-over",
        "open": "no-session bad-request bad-request bad-request bad-request bad-request",
        "import": "no-session bad-record bad-record bad-record bad-record bad-record",
        "my tables": "no-session ok ok ok ok ok",
        "lobby": "ok ok ok ok ok ok",
        "see": "no-session no-spectators ok ok ok ok",
        "see seat 0": "no-session no-spectators not-your-seat ok not-your-seat not-your-seat",
        "history": "no-session no-spectators ok ok ok ok",
        "history of seat 0": "no-session no-spectators not-your-seat "
        "ok not-your-seat not-your-seat",
        "moment": "no-session no-spectators ok ok ok ok",
        "moment of seat 0": "no-session no-spectators not-your-seat ok not-your-seat not-your-seat",
        "invitation": "no-session no-spectators ok ok ok ok",
        "record": "no-session no-spectators not-over not-over not-over not-over",
        "chat": "no-session no-spectators ok ok ok ok",
        "say": "no-session not-at-table not-at-table ok ok ok",
        "report": "no-session no-spectators not-at-table ok ok ok",
        "admin page": "no-session not-admin not-admin not-admin not-admin not-admin",
        "admin": "no-session not-admin not-admin not-admin not-admin not-admin",
        "privacy": "ok ok ok ok ok ok",
        "hint": "no-session no-spectators not-your-seat hints-off not-your-seat not-your-seat",
        "coach": "no-session no-spectators not-your-seat hints-off not-your-seat not-your-seat",
        "play": "no-session not-your-seat not-your-seat illegal not-your-seat not-your-seat",
        "confirm": "no-session not-your-seat not-your-seat "
        "nothing-to-confirm not-your-seat not-your-seat",
        "undo": "no-session not-your-seat not-your-seat "
        "nothing-to-undo not-your-seat not-your-seat",
        "veto order": "no-session not-your-seat not-your-seat ok not-your-seat not-your-seat",
        "come back": "no-session not-your-seat not-your-seat "
        "not-your-seat not-your-seat not-your-seat",
        "stand-in": "no-session not-at-table not-at-table not-host not-host not-away",
        "vote": "no-session not-at-table not-at-table not-late not-late not-late",
        "join": "no-session not-open not-open not-open not-open not-open",
        "move": "no-session not-open not-open not-open not-open not-open",
        "rename": "no-session not-open not-open not-open not-open not-open",
        "say ready": "no-session not-open not-open not-open not-open not-open",
        "leave": "no-session not-open not-open not-open not-open not-open",
        "seat": "no-session not-host not-host not-host not-host not-open",
        "start": "no-session not-host not-host not-host not-host not-open",
        "close": "no-session not-host not-host not-host not-host not-open",
        "chat switch": "no-session not-host not-host not-host not-host ok",
        "rematch": "no-session not-at-table not-at-table not-over not-over not-over",
        "resign": "no-session not-your-seat not-your-seat ok not-your-seat not-your-seat",
        "delete": "no-session ok ok ok ok ok",
    }.items()
}


# An outsider with an account, and one who is an admin too: what they are answered differently.
ACCOUNT = {
    "password": "wrong-password",
    "hide profile": "ok",
    "make bot": "ok",
    "new passkey": "bad-passkey",
    "add passkey": "bad-passkey",
    "delete": "wrong-password",
}
ADMIN = {
    **ACCOUNT,
    "make tournament": "ok",
    "invite": "not-found",
    "remove": "not-found",
    "begin": "too-few",
    "cancel": "ok",
    "admin page": "ok",
    "admin": "not-found",
}

# What a token may do, by its scope, apart from all commands ("play") and what needs no session.
SCOPES: dict[str, set[str]] = {
    "read": {
        *("me", "lobby", "my tables", "see", "see seat 0", "history", "history of seat 0"),
        *("moment", "moment of seat 0", "record", "invitation", "chat", "profile", "ratings"),
        *("tournaments", "tournament"),
    },
    "play": {"open"},
    "chat": {"say"},
}
