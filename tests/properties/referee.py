"""A second, slow and obvious implementation of the rules: it adjudicates a game from its record.

It does not use the core: it keeps the board in dictionaries, follows the events one by one, and
recomputes every scoring. Anything it cannot explain is a fault of the game or of the record.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import groupby

from elgrande import Options
from elgrande.game import events as happened
from elgrande.game.events import AnyEvent

VALUES = {
    "galicia": (4, 2, 0),
    "vasco": (5, 3, 1),
    "aragon": (5, 4, 1),
    "cataluna": (4, 2, 1),
    "vieja": (6, 4, 2),
    "nueva": (7, 4, 2),
    "sevilla": (4, 3, 1),
    "granada": (6, 3, 1),
    "valencia": (5, 3, 2),
    "castillo": (5, 3, 1),
    "france": (4, 2, 1),
}
TILES = {8: (8, 4, 0), 4: (4, 0, 0)}
SUPPLY = (6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0)  # by power card
COLOURS = ("azul", "granate", "oro", "verde", "purpura")
PLAIN_PLACE = {f"france-{space}": "france" for space in ("ambassador", "envoy", "attache")}


class Referee:
    def __init__(self, options: Options) -> None:
        self.options = options
        self.colours = COLOURS[: options.players]
        self.ranked = (*self.colours, "dummy") if options.in_force.dummy else self.colours
        self.board: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.court = dict.fromkeys(self.colours, 7)
        self.province = dict.fromkeys(self.colours, 21)
        if options.in_force.dummy:
            self.province["dummy"] = 30
        self.points = dict.fromkeys(self.colours, 0)
        self.grandes: dict[str, str] = {}
        self.tiles: dict[int, str] = {}
        self.spaces: dict[str, str] = {}
        self.king = ""
        self.old_king = ""
        self.keeper = ""
        self.conquered = "granada" not in options.variants
        self.infiltrating = False
        self.opening = False  # a general scoring empties the Castillo
        self.acting = ""  # whose special action is under way
        self.granted: dict[str, int] = {}  # caballeros a bid brings to the court
        self.numbers: dict[int, int] = {}  # caballeros the card of a pile places
        self.number = 0  # of the card in use
        self.taken = self.taken_by_card = self.placed = 0  # in this turn
        self.totals: dict[str, int] = {}
        self.expected: list[AnyEvent] = []

    def follow(self, event: AnyEvent) -> None:
        if self.expected:
            assert event == self.expected.pop(0)
            self._credit(event)
            return
        handler = getattr(self, f"_{type(event).__name__}", None)
        if handler is not None:
            handler(event)

    def finish(self) -> None:
        assert not self.expected
        for colour in self.colours:
            on_board = sum(place[colour] for place in self.board.values())
            assert on_board + self.court[colour] + self.province[colour] == 30

    # --- pieces ---

    def _take(self, owner: str, spot: str, number: int = 1) -> None:
        place = PLAIN_PLACE.get(spot, spot)
        assert place != "castillo", "only a general scoring empties the Castillo"
        if spot in PLAIN_PLACE:
            assert self.spaces.pop(spot) == owner
        self.board[place][owner] -= number
        assert self.board[place][owner] >= 0

    def _put(self, owner: str, spot: str, number: int = 1) -> None:
        if spot in PLAIN_PLACE:
            assert spot not in self.spaces
            self.spaces[spot] = owner
        self.board[PLAIN_PLACE.get(spot, spot)][owner] += number

    def _free_of_king(self, *spots: str) -> None:
        for spot in spots:
            assert PLAIN_PLACE.get(spot, spot) != self.king, "the King's region is taboo"

    def _KingPlaced(self, event: happened.KingPlaced) -> None:  # noqa: N802
        self.king = event.region

    def _HomeDrawn(self, event: happened.HomeDrawn) -> None:  # noqa: N802
        assert event.region not in (self.king, *self.grandes.values())
        self.grandes[event.player] = event.region
        self.board[event.region][event.player] = 2

    def _ChurchDrawn(self, event: happened.ChurchDrawn) -> None:  # noqa: N802
        self.board[event.region]["church"] = 2

    def _Moved(self, event: happened.Moved) -> None:  # noqa: N802
        assert self.acting or self.conquered or event.target != "granada"
        if not (event.source == self.old_king and event.target == self.king):  # entourage
            self._free_of_king(event.source, event.target)
        self._take(event.owner, event.source)
        self._put(event.owner, event.target)

    def _Placed(self, event: happened.Placed) -> None:  # noqa: N802
        if not self.infiltrating:
            self._free_of_king(event.target)
        assert self.conquered or event.target != "granada"
        self.placed += not self.acting
        assert self.court[event.player] > 0
        self.court[event.player] -= 1
        self._put(event.player, event.target)

    def _Returned(self, event: happened.Returned) -> None:  # noqa: N802
        if event.source == "court":
            self.court[event.owner] -= event.number
            assert self.court[event.owner] >= 0
        else:
            self._free_of_king(event.source)
            self._take(event.owner, event.source, event.number)
        self.province[event.owner] += event.number

    def _Took(self, event: happened.Took) -> None:  # noqa: N802
        if self.acting:
            self.taken_by_card += event.number
        else:
            self.taken += event.number
        self.province[event.player] -= event.number
        assert self.province[event.player] >= 0
        self.court[event.player] += event.number

    def _Recalled(self, event: happened.Recalled) -> None:  # noqa: N802
        assert self.province[event.player] == 0
        self._free_of_king(event.source)
        self._take(event.player, event.source)
        self.court[event.player] += 1

    def _Fled(self, event: happened.Fled) -> None:  # noqa: N802
        self._free_of_king(event.source)
        assert self.board[event.source][event.owner] == event.number
        if event.source == "france":
            for spot in [each for each, owner in self.spaces.items() if owner == event.owner]:
                del self.spaces[spot]
        self.board[event.source][event.owner] = 0
        assert event.target != self.king
        if event.target == "court":
            self.court[event.owner] += event.number
        else:
            self._put(event.owner, event.target, event.number)

    def _LeftCastillo(self, event: happened.LeftCastillo) -> None:  # noqa: N802
        assert self.opening
        assert self.board["castillo"][event.player] == event.number
        self.board["castillo"][event.player] = 0
        assert event.target != self.king
        if event.target == "court":
            self.court[event.player] += event.number
        else:
            self._put(event.player, event.target, event.number)
        if event.grande:
            self.grandes[event.player] = event.target

    def _DummyPlaced(self, event: happened.DummyPlaced) -> None:  # noqa: N802
        if event.region == self.king:
            assert event.number == 0
        self.province["dummy"] -= event.number
        self._put("dummy", event.region, event.number)

    def _DummyLeft(self, event: happened.DummyLeft) -> None:  # noqa: N802
        assert self.opening
        assert self.board["castillo"].pop("dummy") == event.number
        self.province["dummy"] += event.number

    # --- the King, Grandes, tiles, the Church ---

    def _KingMoved(self, event: happened.KingMoved) -> None:  # noqa: N802
        assert event.source == self.king != event.target
        self.old_king, self.king = self.king, event.target

    def _GrandeMoved(self, event: happened.GrandeMoved) -> None:  # noqa: N802
        assert self.grandes[event.player] == event.source
        if event.target != "castillo":  # Competition moves those next to the King inside
            self._free_of_king(event.source, event.target)
        self.grandes[event.player] = event.target

    def _Swapped(self, event: happened.Swapped) -> None:  # noqa: N802
        self.old_king, self.king = self.king, self.grandes[event.player]
        self.grandes[event.player] = self.old_king

    def _TileLaid(self, event: happened.TileLaid) -> None:  # noqa: N802
        assert self.tiles.get(event.tile) == event.source
        self._free_of_king(event.target, *([event.source] if event.source else []))
        assert event.target not in self.tiles.values()
        self.tiles[event.tile] = event.target

    def _ChurchTaken(self, event: happened.ChurchTaken) -> None:  # noqa: N802
        self.keeper = event.player

    def _Conquered(self, event: happened.Conquered) -> None:  # noqa: N802
        assert sum(self.board["granada"].values()) >= 12
        self.conquered = True

    # --- the flow ---

    def _TurnBegan(self, event: happened.TurnBegan) -> None:  # noqa: N802
        self.infiltrating = False
        self.taken = self.taken_by_card = self.placed = 0

    def _CardShown(self, event: happened.CardShown) -> None:  # noqa: N802
        self.numbers[event.pile] = event.number

    def _CardTaken(self, event: happened.CardTaken) -> None:  # noqa: N802
        self.number = self.numbers[event.pile]

    def _TurnEnded(self, event: happened.TurnEnded) -> None:  # noqa: N802
        at_home = "home-advantage" in self.options.variants  # may bring one more
        extra = (
            max(0, self.taken - self.granted[event.player])
            + max(0, self.taken_by_card - 2)
            + max(0, self.placed - self.number - at_home)
        )
        assert extra <= (self.keeper == event.player), "one extra a turn, for the Church's keeper"

    def _SpecialBegan(self, event: happened.SpecialBegan) -> None:  # noqa: N802
        assert not self.acting
        self.acting = event.player

    def _SpecialEnded(self, event: happened.SpecialEnded) -> None:  # noqa: N802
        assert self.acting == event.player
        self.acting = ""

    def _Infiltrated(self, event: happened.Infiltrated) -> None:  # noqa: N802
        self.infiltrating = True

    def _Bid(self, event: happened.Bid) -> None:  # noqa: N802
        assert event.total not in self.totals.values(), "totals of a round differ"
        self.totals[event.player] = event.total
        ability = event.modifier is not None and event.modifier.endswith("court")
        self.granted[event.player] = SUPPLY[event.value - 1] + ability

    def _DummyBid(self, event: happened.DummyBid) -> None:  # noqa: N802
        self.totals["dummy"] = event.value

    def _StartMarker(self, event: happened.StartMarker) -> None:  # noqa: N802
        players = {who: total for who, total in self.totals.items() if who != "dummy"}
        assert event.player == min(players, key=lambda who: players[who])

    def _RoundBegan(self, event: happened.RoundBegan) -> None:  # noqa: N802
        self.totals = {}
        self.opening = False

    def _GeneralScoring(self, event: happened.GeneralScoring) -> None:  # noqa: N802
        assert event.round in (3, 6, 9)
        self.opening = True

    # --- scoring ---

    def influence(self, place: str, owner: str) -> int:
        number = self.board[place][owner]
        if "home-advantage" in self.options.variants and self.grandes.get(owner) == place:
            number += 1
        if self.keeper == owner:
            number += self.board[place]["church"]
        return number

    def _Scored(self, event: happened.Scored) -> None:  # noqa: N802
        assert self.conquered or event.place != "granada"
        values = VALUES[event.place]
        for tile, place in self.tiles.items():
            if place == event.place:
                values = TILES[tile]
        paying = min(3, max(1, len(self.ranked) - 1))
        counts = {owner: self.influence(event.place, owner) for owner in self.ranked}
        present = sorted((o for o in self.ranked if counts[o]), key=lambda o: -counts[o])
        ahead = 0
        for number, group in groupby(present, key=lambda owner: counts[owner]):
            tied = list(group)
            rank = ahead + (1 if len(tied) == 1 else 2)
            if not (event.first_only and rank > 1):
                for owner in sorted(tied, key=self.ranked.index):
                    self._expect(event, owner, rank, number, values, paying)
            if len(tied) == 1:
                ahead += 1
            else:
                ahead += len(tied) if self.options.in_force.ties_count_everybody else 2
            if event.first_only:
                break
        if event.place == "france":
            for spot, bonus in (("france-ambassador", 2), ("france-envoy", 1)):
                owner = self.spaces.get(spot, "")
                if owner in self.points:
                    self.expected.append(happened.FranceBonus(owner, bonus * event.times))

    def _expect(
        self,
        event: happened.Scored,
        owner: str,
        rank: int,
        number: int,
        values: tuple[int, int, int],
        paying: int,
    ) -> None:
        points = values[rank - 1] if rank <= paying else 0
        kings = 2 if rank == 1 and event.place == self.king else 0
        home = 2 if rank == 1 and self.grandes.get(owner) == event.place else 0
        if owner == "dummy":
            points = kings = home = 0
        times = event.times
        self.expected.append(
            happened.Ranked(
                event.place, owner, rank, points * times, kings * times, home * times, number
            )
        )

    def _credit(self, event: AnyEvent) -> None:
        if isinstance(event, happened.Ranked) and event.owner != "dummy":
            self.points[event.owner] += event.points + event.kings_bonus + event.home_bonus
        elif isinstance(event, happened.FranceBonus) and event.owner in self.points:
            self.points[event.owner] += event.points
