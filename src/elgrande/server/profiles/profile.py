"""A profile: what a player's games add up to, for one viewer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from elgrande.server.profiles.rows import FinishedGame, ProfileRow
from elgrande.server.profiles.statistics import SeatStatistics
from elgrande.server.ratings.rows import OwnRating
from elgrande.server.table_summary import read_summary

LATEST: Final = 30  # games in the list
OPPONENTS: Final = 20
POWER_CARDS: Final = 13
ROUNDS: Final = 9


class Results(Struct, frozen=True, kw_only=True):
    """Games of one edition with this many players; `points` and `ranks` are sums."""

    edition: str
    players: int
    games: int
    wins: int
    points: int
    ranks: int


class Opponent(Struct, frozen=True, kw_only=True):
    """A person with a profile, a level of bots, or all others together (neither)."""

    name: str | None
    bot: str | None
    games: int
    ahead: int  # how often the player finished ahead of them
    behind: int


class PlayedGame(Struct, frozen=True, kw_only=True):
    """`table` and `title` only if the viewer may know of the table."""

    table: str | None
    title: str
    at: float
    edition: str
    players: int
    points: int
    rank: int


class Profile(Struct, frozen=True, kw_only=True):
    """Counts of finished games. Imported ones, and those with two own seats, do not count.

    `sources` and `places` are sums of points; `power[r][v]` says how often the power card v + 1 was
    played in round r + 1.
    """

    name: str
    since: float
    you: bool
    hidden: bool  # only its owner sees it
    games: int
    wins: int
    results: tuple[Results, ...]
    opponents: tuple[Opponent, ...]
    sources: dict[str, int]
    places: dict[str, int]
    power: tuple[tuple[int, ...], ...]
    latest: tuple[PlayedGame, ...]
    ratings: tuple[OwnRating, ...]  # in the present season


def profile_of(
    player: ProfileRow,
    games: Sequence[FinishedGame],
    people: Mapping[str, ProfileRow],
    ratings: tuple[OwnRating, ...] = (),
    *,
    you: bool,
) -> Profile:
    """`people` are all accounts in these games."""
    own = [(game, seat) for game in games if (seat := game.statistics.of(player.id)) is not None]
    sources: Counter[str] = Counter()
    places: Counter[str] = Counter()
    power = [[0] * POWER_CARDS for _ in range(ROUNDS)]
    for _, seat in own:
        sources.update(seat.sources)
        places.update(seat.places)
        for number, value in seat.power:
            if 1 <= number <= ROUNDS and 1 <= value <= POWER_CARDS:
                power[number - 1][value - 1] += 1
    return Profile(
        name=player.name,
        since=player.created,
        you=you,
        hidden=player.hidden,
        games=len(own),
        wins=sum(seat.rank == 1 for _, seat in own),
        results=results_of(own),
        opponents=opponents_of(own, people),
        sources=dict(sources),
        places=dict(places),
        power=tuple(map(tuple, power)),
        latest=tuple(shown(game, seat, you=you) for game, seat in own[:LATEST]),
        ratings=ratings,
    )


Own = Sequence[tuple[FinishedGame, SeatStatistics]]


def results_of(own: Own) -> tuple[Results, ...]:
    """By edition and number of players."""
    groups: dict[tuple[str, int], list[SeatStatistics]] = {}
    for game, seat in own:
        key = game.statistics.edition, len(game.statistics.seats)
        groups.setdefault(key, []).append(seat)
    return tuple(
        Results(
            edition=edition,
            players=players,
            games=len(seats),
            wins=sum(seat.rank == 1 for seat in seats),
            points=sum(seat.points for seat in seats),
            ranks=sum(seat.rank for seat in seats),
        )
        for (edition, players), seats in sorted(groups.items())
    )


def opponents_of(own: Own, people: Mapping[str, ProfileRow]) -> tuple[Opponent, ...]:
    """The most frequent first; guests, hidden and deleted players together at the end."""
    tallies: dict[tuple[str | None, str | None], list[int]] = {}
    for game, seat in own:
        for other in game.statistics.seats:
            if other is not seat:
                tally = tallies.setdefault(identity(other, people), [0, 0, 0])
                tally[0] += 1
                tally[1] += seat.rank < other.rank
                tally[2] += seat.rank > other.rank
    ordered = sorted(tallies.items(), key=lambda each: (each[0] == (None, None), -each[1][0]))
    return tuple(
        Opponent(name=name, bot=bot, games=games, ahead=ahead, behind=behind)
        for (name, bot), (games, ahead, behind) in ordered[:OPPONENTS]
    )


def identity(
    seat: SeatStatistics, people: Mapping[str, ProfileRow]
) -> tuple[str | None, str | None]:
    """Name and level of bot; neither for those without a profile."""
    if seat.account is None:
        return None, seat.bot
    player = people.get(seat.account)
    if player is None or player.hidden or not player.has_profile:
        return None, None
    return player.name, None


def shown(game: FinishedGame, seat: SeatStatistics, *, you: bool) -> PlayedGame:
    """The address of a table that is not public lets anyone in: only its players get it."""
    summary = read_summary(game.summary)
    is_known = you or (summary.settings.public and summary.settings.spectators)
    return PlayedGame(
        table=game.table if is_known else None,
        title=summary.settings.title if is_known else "",
        at=game.at,
        edition=game.statistics.edition,
        players=len(game.statistics.seats),
        points=seat.points,
        rank=seat.rank,
    )
