"""Read-only requests: tables, lists, history, records, hints."""

from __future__ import annotations

import time
from math import inf
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from elgrande.game import Game, Record, View
from elgrande.game.events import AnyEvent
from elgrande.game.game import shared_view
from elgrande.hints import Hint
from elgrande.learning.coach import SILENCE, Counsel
from elgrande.review import Review
from elgrande.review.telling import NarratedAlternatives, NarratedReview, Teller, tell
from elgrande.server import decisions
from elgrande.server.accounts.rows import Account
from elgrande.server.bot_names import names_of
from elgrande.server.errors import Refusal
from elgrande.server.profiles.profile import Profile, profile_of
from elgrande.server.service import Service
from elgrande.server.storage.lobby import LobbyFilter
from elgrande.server.storage.store import ChatLine
from elgrande.server.table import Table, TableStep
from elgrande.server.table_summary import TableCard, table_card
from elgrande.server.text_input import login_of
from elgrande.server.viewer_state import (
    LANGUAGES,
    TableState,
    game_at,
    legal_of,
    narrator_for,
    since_my_turn,
    state_of,
)


class History(Struct, frozen=True, kw_only=True):
    """Every step, and everything that happened, as the viewer saw it."""

    table: str
    version: int
    steps: tuple[TableStep, ...]
    events: tuple[AnyEvent, ...]
    lines: tuple[str, ...]
    since_my_turn: int


class Moment(Struct, frozen=True, kw_only=True):
    """The game after this many steps, as the viewer saw it then."""

    table: str
    step: int
    view: View
    events: int  # number of events so far


class ReviewProgress(Struct, frozen=True, kw_only=True):
    """How many steps of a game have been examined; the review once all are (`of` is 0 at first)."""

    done: int
    of: int
    narrated: NarratedReview | None


class Queries:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._store = service.store

    async def table(self, who: Account, table_id: str, at_least: int = 0) -> Table:
        """The table, if this account may see it."""
        table = await self._service.tables.get(table_id, at_least)
        if table.status != "open":
            self._must_be_welcome(table, who)
        return table

    def _must_be_welcome(self, table: Table, who: Account) -> None:
        allowed = table.settings.spectators and self._service.config.offers.spectators
        if not allowed and not table.has_place_for(who.id):
            raise Refusal("no-spectators", "This table does not want spectators.")

    async def state(
        self,
        who: Account,
        table_id: str,
        seat: int | None = None,
        since: int = 0,
        language: str = "en",
    ) -> TableState:
        table = await self.table(who, table_id, max(since, self._service.bus.version(table_id)))
        seat = viewing_seat(table, who, seat)
        view = shared_view(table.shown_game, seat) if table.shown_game else None
        order = await self._veto_order(table, view)
        outages = self._service.uptime.outages
        idle, offers = self._service.config.idle, self._service.config.offers
        language = read_language(language)
        state = state_of(
            table, who.id, seat, view, since, language, order, outages, patience(table, idle)
        )
        if not (offers.chat and offers.hints):
            settings = replace(state.settings, hints=state.settings.hints and offers.hints)
            state = replace(state, settings=settings, chat=state.chat and offers.chat)
        return state

    async def _veto_order(self, table: Table, view: View | None) -> str:
        if view is None or view.seat is None or not view.players[view.seat].vetoes:
            return "ask"
        orders = await self._store.orders(table.id)
        return "round" if orders.get(view.seat) == table.round else "ask"

    async def history(
        self, who: Account, table_id: str, seat: int | None, language: str
    ) -> History:
        table = await self.table(who, table_id)
        seat = viewing_seat(table, who, seat)
        game = table.shown_game
        events = tuple(game.events(seat)) if game else ()
        narrator = narrator_for(table, read_language(language))
        return History(
            table=table.id,
            version=table.version,
            steps=tuple(table.steps) if game else (),
            events=events,
            lines=tuple(narrator.narrate(events)),
            since_my_turn=since_my_turn(table, seat),
        )

    async def moment(self, who: Account, table_id: str, step: int, seat: int | None) -> Moment:
        table = await self.table(who, table_id)
        seat = viewing_seat(table, who, seat)
        game = game_at(table, step)
        if game is None:
            raise Refusal("not-found", f"There was no step {step}.")
        return Moment(table=table.id, step=step, view=game.view(seat), events=game.event_count)

    async def record(self, who: Account, table_id: str, form: Literal["json", "text"]) -> str:
        """The whole game, hidden information included: only after it is over."""
        table = await self.table(who, table_id)
        decisions.must_be(table, "over")
        record = tagged_record(table)
        return record.to_json() if form == "json" else record.to_text()

    async def hints(self, who: Account, table_id: str, seat: int, language: str) -> list[Hint]:
        """The best few answers with reasons, best first."""
        table, game = await self._asked(who, table_id, seat)
        language = read_language(language)
        names = names_of(table.chairs, language)
        return await self._service.bots.advise(who.id, table.id, game, seat, language, names)

    async def counsel(self, who: Account, table_id: str, seat: int, language: str) -> Counsel:
        """What a coach says at the current decision; nothing if the player was faster."""
        try:
            table, game = await self._asked(who, table_id, seat)
            language = read_language(language)
            names = names_of(table.chairs, language)
            return await self._service.bots.coach(who.id, table.id, game, seat, language, names)
        except Refusal as refusal:
            if refusal.code in ("illegal", "not-playing", "busy"):
                return SILENCE
            raise

    async def _asked(self, who: Account, table_id: str, seat: int) -> tuple[Table, Game]:
        """The table and its game, if hints are allowed and this seat has a question to answer."""
        table = await self.table(who, table_id)
        decisions.must_be(table, "playing")
        decisions.chair_at(table, seat, of=who.id, in_person=True)
        if not table.settings.hints:
            raise Refusal("hints-off", "This table plays without hints.")
        if not legal_of(table, seat) or table.game is None:
            raise Refusal("illegal", "You are not asked anything now.", reason="not-asked")
        return table, table.game

    async def review(self, who: Account, table_id: str, language: str) -> ReviewProgress:
        """What decided a game that is over; begins to review it if no reader has asked yet."""
        table = await self.table(who, table_id)
        decisions.must_be(table, "over")
        job = self._service.bots.reviews.ask(who.id, table.id, lambda: tagged_record(table))
        narrated = None
        if job.review is not None:
            spoken = read_language(language)
            narrated = tell(with_names(job.review, table, spoken), spoken)
        return ReviewProgress(done=job.done, of=job.of, narrated=narrated)

    async def alternatives(
        self, who: Account, table_id: str, entries: int, language: str
    ) -> NarratedAlternatives:
        """What a player could have answered at a decision of a game that is over, compared."""
        table = await self.table(who, table_id)
        decisions.must_be(table, "over")
        record = tagged_record(table)
        found = await self._service.bots.reviews.alternatives(who.id, table.id, record, entries)
        spoken = read_language(language)
        names = spoken_names(table, spoken)
        return Teller(record.options, names, spoken).alternatives(found)

    async def chat(self, who: Account, table_id: str, after: int) -> list[ChatLine]:
        """Without spectators, only the host and the players may read it, even before the start."""
        self._must_be_welcome(await self.table(who, table_id), who)
        return await self._store.chat(table_id, after)

    async def here(self, who: Account, table_id: str) -> tuple[tuple[int, ...], bool]:
        """The seats whose players are connected, and whether the host is."""
        table = await self.table(who, table_id)
        presence = self._service.bus.presence
        seats = tuple(
            seat
            for seat, chair in enumerate(table.chairs)
            if chair.account is not None and presence.is_here(table_id, chair.account)
        )
        return seats, presence.is_here(table_id, table.host)

    async def lobby(self, who: Account | None, wanted: LobbyFilter) -> list[TableCard]:
        account = None if who is None else who.id
        return [table_card(each, account) for each in await self._service.lobby.find(wanted)]

    async def my_tables(self, who: Account) -> list[TableCard]:
        """The account's tables, by latest change.

        First come those where it is its turn, and of these the ones whose clock runs out first.
        """
        cards = [table_card(each, who.id) for each in await self._store.tables_of(who.id)]
        return sorted(
            cards, key=lambda card: (not card.your_turn, card.your_turn and (card.due or inf))
        )

    async def profile(self, who: Account | None, name: str) -> Profile | None:
        """None if the account does not exist, or hides its profile from this viewer."""
        rows = self._service.statistics.rows
        login = login_of(name)
        player = await rows.player(login) if login.isprintable() else None
        you = player is not None and who is not None and who.id == player.id
        if player is None or (player.hidden and not you):
            return None
        games = await rows.games_of(player.id)
        people = {seat.account for game in games for seat in game.statistics.seats}
        found = await rows.players([each for each in people if each is not None])
        ratings = await self._service.ratings.of(player.id)
        return profile_of(player, games, found, ratings, you=you)


def tagged_record(table: Table) -> Record:
    """The record of a table, with the names of its players."""
    assert table.game is not None
    tags = {f"seat-{seat}": name for seat, name in enumerate(recorded_names(table))}
    if table.imported:
        tags["imported"] = "yes"
    return table.game.record({**tags, "table": table.id})


def recorded_names(table: Table) -> list[str]:
    return [chair.name or chair.bot or "Former player" for chair in table.chairs]


def spoken_names(table: Table, language: str) -> list[str]:
    """What readers call the players: bots by their names, not by their levels."""
    return [name or "" for name in names_of(table.chairs, language)]


def with_names(review: Review, table: Table, language: str) -> Review:
    """The names of today: a review is kept, and a player may delete the account."""
    names = spoken_names(table, language)
    players = tuple(replace(each, name=names[each.seat]) for each in review.players)
    return replace(review, players=players)


def patience(table: Table, idle: float) -> float | None:
    """Seconds until the player the game waits for may be replaced; None where a clock decides."""
    if table.status != "playing" or table.settings.clock is not None:
        return None
    return round(max(0.0, idle - (time.time() - table.at)), 1)


def viewing_seat(table: Table, who: Account, seat: int | None) -> int | None:
    """The seat to view from: the requested own seat, or the first own one; None: a spectator."""
    if seat is not None:
        decisions.chair_at(table, seat, of=who.id)
        return seat
    own = table.seats_of(who.id)
    return own[0] if own else None


def read_language(language: str) -> str:
    return language if language in LANGUAGES else "en"
