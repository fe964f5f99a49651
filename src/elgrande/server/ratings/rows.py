"""Ratings in the database. A game is rated in the transaction that ends it: once, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, text

from elgrande.server.ratings import skill
from elgrande.server.ratings.rated_game import LEVEL, Ladder, RatedGame, rated_game
from elgrande.server.ratings.skill import Skill
from elgrande.server.storage import Database
from elgrande.server.storage import schema as db
from elgrande.server.table import Table
from elgrande.server.table_events import Played, from_bytes
from elgrande.server.table_summary import TableSummary, read_summary

LISTED: Final = 200  # lines of a leaderboard
LOCK: Final = text("SELECT pg_advisory_xact_lock(15950001)")


class Season(Struct, frozen=True):
    """Number 0 has no name: it lasts until the host begins the first one."""

    number: int
    name: str
    began: float


class RatingLine(Struct, frozen=True, kw_only=True):
    """A player on a leaderboard: an account, or a level of the server's own bots.

    `deviation` is one standard deviation of the rating. The order is by rating less three of them.
    """

    place: int
    name: str | None
    bot: str | None
    program: bool
    rating: int
    deviation: int
    games: int
    wins: int
    you: bool


class OwnRating(Struct, frozen=True, kw_only=True):
    """A player's rating in one ladder of the present season."""

    ladder: Ladder
    rating: int
    deviation: int
    games: int
    wins: int


class Leaderboard(Struct, frozen=True, kw_only=True):
    ladder: Ladder
    season: int
    seasons: tuple[Season, ...]  # the latest first
    lines: tuple[RatingLine, ...]


def on_end(before: Table, after: Table, now: float) -> Callable[[Connection], None] | None:
    """What to write together with the event that ends a rated game; `after` is over."""
    if before.status == "over" or after.game is None:
        return None
    game = rated_game(after.settings, after.chairs, after.game.ranking)
    return None if game is None else lambda c: record(c, after.id, game, now)


# --- parts of transactions ---


def lock(c: Connection) -> None:
    """One game at a time: each builds on the ratings that the one before it left."""
    if c.dialect.name == "postgresql":
        c.execute(LOCK)


def record(c: Connection, table: str, game: RatedGame, now: float) -> None:
    lock(c)
    last = c.execute(select(func.max(db.rated_games.c.number), func.max(db.rated_games.c.at))).one()
    at = max(now, last[1] or 0.0)  # the clocks of two processes may differ
    season = seasons_in(c)[0].number
    add_game(c, table, game, at, season, (last[0] or 0) + 1)
    write_skills(c, season, game.ladder, skill.after(game, read_skills(c, season, game)))


def add_game(
    c: Connection, table: str, game: RatedGame, at: float, season: int, number: int
) -> None:
    row = {"number": number, "table_id": table, "season": season, "at": at}
    c.execute(insert(db.rated_games), {**row, "game": msgspec.json.encode(game)})


def seasons_in(c: Connection) -> list[Season]:
    """All seasons, the latest first; the last of them is the unnamed first one."""
    rows = c.execute(select(db.seasons).order_by(db.seasons.c.number.desc())).all()
    return [*(Season(*row) for row in rows), Season(0, "", 0.0)]


def read_skills(c: Connection, season: int, game: RatedGame) -> dict[str, Skill]:
    r = db.ratings.c
    query = select(r.player, r.mu, r.sigma, r.games, r.wins).where(
        r.season == season, r.ladder == game.ladder, r.player.in_(game.players)
    )
    return {row.player: Skill(*row[1:]) for row in c.execute(query)}


def write_skills(c: Connection, season: int, ladder: Ladder, skills: dict[str, Skill]) -> None:
    r = db.ratings
    c.execute(
        delete(r).where(r.c.season == season, r.c.ladder == ladder, r.c.player.in_(sorted(skills)))
    )
    key = {"season": season, "ladder": ladder}
    c.execute(
        insert(r),
        [
            {**key, "player": player, **msgspec.structs.asdict(each)}
            for player, each in sorted(skills.items())
        ],
    )


# --- rebuilding ---


def rebuild(c: Connection) -> int:
    """Compute all ratings again from the games; the number of these."""
    lock(c)
    add_missing(c)
    stored = c.execute(
        select(db.rated_games).order_by(db.rated_games.c.at, db.rated_games.c.number)
    ).all()
    skills: dict[tuple[int, Ladder], dict[str, Skill]] = {}
    for row in stored:
        game = msgspec.json.decode(row.game, type=RatedGame)
        known = skills.setdefault((row.season, game.ladder), {})
        known |= skill.after(game, known)
    c.execute(delete(db.ratings))
    for (season, ladder), known in skills.items():
        write_skills(c, season, ladder, known)
    return len(stored)


def add_missing(c: Connection) -> None:
    """Rated games that the list lacks; they end when their last step was played."""
    number = c.execute(select(func.max(db.rated_games.c.number))).scalar() or 0
    seasons = seasons_in(c)
    known = select(db.rated_games.c.table_id)
    t = db.tables.c
    over = select(t.summary).where(t.status == "over", t.id.not_in(known)).order_by(t.id)
    for row in c.execute(over).all():
        summary = read_summary(row.summary)
        game = rated_game(summary.settings, summary.chairs, summary.ranking)
        if game is not None:
            at = ended_at(c, summary)
            season = next(each.number for each in seasons if each.began <= at)
            number += 1
            add_game(c, summary.table, game, at, season, number)


def ended_at(c: Connection, summary: TableSummary) -> float:
    e = db.table_events.c
    events = c.execute(
        select(e.at, e.event).where(e.table_id == summary.table).order_by(e.version.desc())
    )
    return float(next(row.at for row in events if isinstance(from_bytes(row.event), Played)))


class Ratings:
    def __init__(self, database: Database) -> None:
        self._write = database.write
        self._read = database.read

    async def rebuild(self) -> int:
        return await self._write(rebuild)

    async def leaderboard(
        self, ladder: Ladder, season: int | None = None, viewer: str | None = None
    ) -> Leaderboard:
        """The present season, or an old one. Players who hide their profile see only themselves."""
        return await self._read(lambda c: read_leaderboard(c, ladder, season, viewer))

    async def of(self, account: str) -> tuple[OwnRating, ...]:
        """The ratings of an account in the present season."""
        return await self._read(lambda c: tuple(read_own(c, account)))


def read_own(c: Connection, account: str) -> Iterable[OwnRating]:
    r = db.ratings.c
    query = select(r.ladder, r.mu, r.sigma, r.games, r.wins).where(
        r.season == seasons_in(c)[0].number, r.player == account
    )
    for row in c.execute(query.order_by(r.ladder.desc())):
        each = Skill(*row[1:])
        yield OwnRating(
            ladder=row.ladder,
            rating=each.rating,
            deviation=each.deviation,
            games=each.games,
            wins=each.wins,
        )


def read_leaderboard(
    c: Connection, ladder: Ladder, season: int | None, viewer: str | None
) -> Leaderboard:
    seasons = seasons_in(c)
    number = seasons[0].number if season is None else season
    r, a, b = db.ratings.c, db.accounts.c, db.bots.c
    query = (
        select(r.player, r.mu, r.sigma, r.games, r.wins, a.name, a.hidden, a.login, b.owner)
        .outerjoin(db.accounts, a.id == r.player)
        .outerjoin(db.bots, b.account == r.player)
        .where(r.season == number, r.ladder == ladder)
        .order_by((r.mu - 3 * r.sigma).desc(), r.player)
    )
    shown = [row for row in c.execute(query) if is_shown(row, viewer)]
    return Leaderboard(
        ladder=ladder,
        season=number,
        seasons=tuple(seasons),
        lines=tuple(lines_of(shown[:LISTED], viewer)),
    )


def is_shown(row: Any, viewer: str | None) -> bool:
    if row.player.startswith(LEVEL):
        return True
    return row.login is not None and (not row.hidden or row.player == viewer)


def lines_of(rows: Sequence[Any], viewer: str | None) -> Iterable[RatingLine]:
    for place, row in enumerate(rows, 1):
        each = Skill(row.mu, row.sigma, row.games, row.wins)
        is_level = row.player.startswith(LEVEL)
        yield RatingLine(
            place=place,
            name=None if is_level else row.name,
            bot=row.player.removeprefix(LEVEL) if is_level else None,
            program=row.owner is not None,
            rating=each.rating,
            deviation=each.deviation,
            games=each.games,
            wins=each.wins,
            you=row.player == viewer,
        )
