"""The rows of a game, collected by replaying its record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from elgrande.data.tables import TABLES, Cell, Rows
from elgrande.game import Game, Record, View, parse
from elgrande.game import events as e
from elgrande.game.events import AnyEvent
from elgrande.game.names import CHANCE_NAME, COLOURS, DUMMY
from elgrande.game.record import Entry

PROVINCE = "province"
COURT = "court"


def rows_of(record: Record | Game, number: int = 0, source: str = "") -> Rows:
    """The rows of one game in every table.

    Raises `RecordError` for an invalid record, and `TypeError` for what is neither game nor record.
    """
    if isinstance(record, Game):
        record = record.record()
    if not isinstance(record, Record):
        raise TypeError(f"a table is made of games or records, not of {record!r}")
    return GameRows(record, number, source).read()


class GameRows:
    """Reads one record; its methods turn the events of the current round into rows."""

    def __init__(self, record: Record, number: int, source: str) -> None:
        self.rows: Rows = {table: [] for table in TABLES}
        self._record = record
        self._number = number
        self._source = source
        self._entry = 0
        self._round = 0
        self._turn = 0  # of the round
        self._player: str | None = None  # whose turn it is
        self._cause = "general"
        self._king = ""
        self._first = ""
        self._homes: dict[str, str] = {}
        self._bids: dict[str, e.Bid] = {}
        self._turns: dict[str, int] = {}
        self._cards: dict[int, dict[str, Any]] = {}
        self._card: dict[str, Any] | None = None  # the one in use

    def read(self) -> Rows:
        entries = self._record.entries
        seen = 0
        for number, game in enumerate(Game.follow(self._record)):
            if number == 0 and self._record.position is not None:
                self._begin_at(game.view(None))
            for event in game.events(None, seen):  # no table holds secrets
                self._note(event)
            seen = game.event_count
            self._entry = number
            if number < len(entries) and entries[number].by != CHANCE_NAME:
                self._note_decision(game, entries[number])
        self._end_round()
        self._note_game(game)
        return self.rows

    def _add(self, table: str, *cells: Cell) -> None:
        self.rows[table].append((self._number, *cells))

    def _note_game(self, game: Game) -> None:
        options = self._record.options
        draws = sum(entry.by == CHANCE_NAME for entry in self._record.entries)
        self._add(
            "games",
            self._source,
            options.edition,
            options.players,
            options.length,
            " ".join(sorted(options.modules)),
            " ".join(sorted(options.variants)),
            " ".join(sorted(options.old_hands)),
            " ".join(f"{name}={'on' if on else 'off'}" for name, on in options.switches.items()),
            self._king,
            self._first,
            draws,
            len(self._record.entries) - draws,
            game.is_over,
        )
        bots = self._record.tags.get("Bots", "").split(", ")
        scores, ranking = game.scores, game.ranking
        first = COLOURS.index(self._first) if self._first else 0
        for seat in range(options.players):
            won = ranking[seat] == 1 and game.is_over
            self._add(
                "seats",
                seat,
                COLOURS[seat],
                bots[seat] if len(bots) == options.players else None,
                self._homes.get(COLOURS[seat]),
                (seat - first) % options.players,
                scores[seat],
                ranking[seat],
                1 / ranking.count(1) if won else 0.0,
            )

    def _note_decision(self, game: Game, entry: Entry) -> None:
        """Add a row for the question that an entry answers, before applying the entry."""
        seat = COLOURS.index(entry.by)
        self._add(
            "decisions",
            self._entry,
            self._round,
            seat,
            game.question.kind,
            len(game.legal(seat)),
            str(type(parse(entry.do)).__struct_config__.tag),
            entry.do,
        )

    def _note(self, event: AnyEvent) -> None:
        note = _NOTES.get(type(event))
        if note is not None:
            note(self, event)

    # --- the round ---

    def _begin_at(self, view: View) -> None:
        """A game from a position begins in the middle of a round."""
        self._round = view.round
        self._king = view.king or ""
        self._first = COLOURS[view.start_player]
        for card in view.cards:
            self._show_card(e.CardShown(card.pile, card.card, card.number))
            self._cards[card.pile]["taken_by"] = card.taken_by
        if view.active is not None:
            self._player = COLOURS[view.active]
            self._turn = view.turn_order.index(self._player) + 1
            taken = (card for card in self._cards.values() if card["taken_by"] == self._player)
            self._card = next(taken, None)

    def _begin_round(self, event: e.RoundBegan) -> None:
        self._end_round()
        self._round = event.round

    def _end_round(self) -> None:
        for colour, bid in self._bids.items():
            seat, turn = COLOURS.index(colour), self._turns.get(colour)
            self._add("bids", self._round, seat, bid.value, bid.modifier, bid.total, turn)
        for card in self._cards.values():
            self._add("cards", self._round, *card.values())
        self._bids, self._turns, self._cards, self._card = {}, {}, {}, None
        self._turn = 0

    def _show_card(self, event: e.CardShown) -> None:
        self._cards[event.pile] = {
            "pile": event.pile,
            "card": event.card,
            "number": event.number,
            "taken_by": None,
            "turn": None,
            "used": False,
            "vetoed": False,
            "points": 0,
            "others": 0,
        }

    def _begin_turn(self, event: e.TurnBegan) -> None:
        self._turn += 1
        self._player = event.player
        self._turns[event.player] = self._turn
        self._card = None

    def _end_turn(self, event: e.TurnEnded) -> None:
        self._player = self._card = None
        self._cause = "general"

    def _take_card(self, event: e.CardTaken) -> None:
        self._card = self._cards.get(event.pile)
        if self._card is not None:
            self._card |= {"taken_by": event.player, "turn": self._turn}

    def _dummy_takes(self, event: e.DummyTook) -> None:
        self._turn += 1
        if event.pile in self._cards:
            self._cards[event.pile] |= {"taken_by": DUMMY, "turn": self._turn}

    def _use_card(self, event: e.SpecialBegan) -> None:
        self._cause = event.card
        if self._card is not None:
            self._card["used"] = True

    def _stop_card(self, event: e.Vetoed) -> None:
        if self._card is not None:
            self._card["vetoed"] = True

    # --- points ---

    def _rank(self, event: e.Ranked) -> None:
        bonuses = (event.kings_bonus, event.home_bonus)
        self._score(event.place, event.owner, event.rank, event.points, *bonuses, event.number)

    def _france(self, event: e.FranceBonus) -> None:
        self._score("france", event.owner, 0, event.points, 0, 0, 0)

    def _score(self, place: str, owner: str, rank: int, points: int, *more: int) -> None:
        self._add(
            "scorings", self._entry, self._round, self._cause, place, owner, rank, points, *more
        )
        if self._card is not None:
            whose = "points" if owner == self._player else "others"
            self._card[whose] += points + more[0] + more[1]

    # --- caballeros ---

    def _go(self, event: AnyEvent, owner: str, source: str, target: str, number: int = 1) -> None:
        kind = str(event.__struct_config__.tag)
        self._add(
            "placements",
            self._entry,
            self._round,
            kind,
            self._player,
            owner,
            source,
            target,
            number,
        )


_NOTES: dict[type[AnyEvent], Callable[[GameRows, Any], None]] = {
    e.KingPlaced: lambda rows, event: setattr(rows, "_king", event.region),
    e.FirstDrawn: lambda rows, event: setattr(rows, "_first", event.player),
    e.HomeDrawn: lambda rows, event: rows._homes.update({event.player: event.region}),
    e.RoundBegan: GameRows._begin_round,
    e.CardShown: GameRows._show_card,
    e.Bid: lambda rows, event: rows._bids.update({event.player: event}),
    e.TurnBegan: GameRows._begin_turn,
    e.TurnEnded: GameRows._end_turn,
    e.CardTaken: GameRows._take_card,
    e.DummyTook: GameRows._dummy_takes,
    e.SpecialBegan: GameRows._use_card,
    e.Vetoed: GameRows._stop_card,
    e.Ranked: GameRows._rank,
    e.FranceBonus: GameRows._france,
    e.Moved: lambda rows, it: rows._go(it, it.owner, it.source, it.target),
    e.Placed: lambda rows, it: rows._go(it, it.player, COURT, it.target),
    e.Returned: lambda rows, it: rows._go(it, it.owner, it.source, PROVINCE, it.number),
    e.Took: lambda rows, it: rows._go(it, it.player, PROVINCE, COURT, it.number),
    e.Recalled: lambda rows, it: rows._go(it, it.player, it.source, COURT),
    e.Fled: lambda rows, it: rows._go(it, it.owner, it.source, it.target, it.number),
    e.LeftCastillo: lambda rows, it: rows._go(it, it.player, "castillo", it.target, it.number),
    e.DummyPlaced: lambda rows, it: rows._go(it, DUMMY, PROVINCE, it.region, it.number),
    e.DummyLeft: lambda rows, it: rows._go(it, DUMMY, "castillo", PROVINCE, it.number),
}
