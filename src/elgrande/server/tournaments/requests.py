"""What users send about tournaments."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from elgrande.server.requests import Name
from elgrande.server.tournaments.settings import MOST_PLAYERS, TournamentSettings


class NewTournament(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`key` is new for every tournament and the same for every retry; `invited` are names."""

    key: Annotated[str, Meta(min_length=8, max_length=64)]
    settings: TournamentSettings
    invited: Annotated[tuple[Name, ...], Meta(max_length=MOST_PLAYERS)] = ()


class TournamentCommand(
    Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True
):
    """Something to do with a tournament."""


class Enter(TournamentCommand, frozen=True):
    """Take part, or come back after having left. Clocks that pause do so by the time zone."""

    zone: Annotated[str, Meta(max_length=64)] = ""


class Leave(TournamentCommand, frozen=True):
    """Leave the tournament; a bot takes over a game in progress."""


class Invite(TournamentCommand, frozen=True):
    """The host: let an account enter, by its name."""

    name: Name


class Remove(TournamentCommand, frozen=True):
    """The host: send a player away."""

    player: Annotated[str, Meta(pattern=r"^[0-9a-f]{12}$")]


class Begin(TournamentCommand, frozen=True):
    """The host: begin now, or end the pause."""


class Cancel(TournamentCommand, frozen=True):
    """The host: end it without a result."""


AnyTournamentCommand = Enter | Leave | Invite | Remove | Begin | Cancel


class TournamentRequest(Struct, frozen=True, forbid_unknown_fields=True):
    do: AnyTournamentCommand
