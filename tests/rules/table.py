"""A table laid out for a rule: pieces where the test wants them, then play in the short notation.

    t = with_card("move-any-3", king="galicia", caballeros={"aragon": {"azul": 2}})
    t.plays("azul", "special", "azul:aragon>castillo", "stop")
    assert t.castillo("azul") == 1

Azul sits first, granate on its left, and so on clockwise. What is not laid out lies in the
province, so every colour keeps its thirty caballeros; that is checked after every answer. Grandes
that no test asks for wait in Portugal, out of the game. This is the only test module that writes
into a state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from elgrande import Game, Options
from elgrande.core import vocabulary as do
from elgrande.core.board import PLACE_NAMES, PORTUGAL, SPOT_NAMES, TILE_NAMES
from elgrande.core.engine import legal_actions
from elgrande.core.pieces import add
from elgrande.core.scoring import score_place
from elgrande.core.state import (
    CABALLEROS,
    CHANCE_SEAT,
    CONQUERED,
    COURT,
    FIRST,
    GRANDE,
    HAND,
    KEEPER,
    KING,
    OWNERS,
    POINTS,
    PROVINCE,
    ROUND,
    SPACE,
    TILE,
    USED,
    VETO_OWNER,
    VETO_UNTIL,
    VETOES,
    State,
    clone,
    question,
)
from elgrande.core.steps import pieces_of
from elgrande.game.actions import Draw, parse
from elgrande.game.codec import decode
from elgrande.game.events import Ranked
from elgrande.game.names import COLOURS, owner_number
from tests.rules.deck import Deck

Where = Mapping[str, Mapping[str, int]]
PIECES = 30
TURN_QUESTIONS = ("take", "recall", "card", "part", "place")


class Table:
    """A game with short ways to play it and to look at it."""

    def __init__(self, game: Game, deck: Deck) -> None:
        self.game = game
        self.deck = deck
        self.state = game._state
        self.colours = COLOURS[: game.options.players]

    # --- playing ---

    def plays(self, colour: str, *actions: str) -> Table:
        """A player answers, one action after the other."""
        for action in actions:
            self.game.apply(self.seat(colour), action)
            self.check_pieces()
        return self

    def bids(self, **powers: int | str) -> Table:
        """Power cards, in the order given: `t.bids(azul=7, granate="9+1")`."""
        for colour, power in powers.items():
            self.plays(colour, str(power))
        return self

    def takes_card(self, colour: str, pile: int) -> Table:
        """Takes no caballeros and this card."""
        if self.asked == "take":
            self.plays(colour, "take0")
        return self.plays(colour, f"card{pile}")

    def passes_turn(self, colour: str) -> Table:
        """The player takes the lowest card that is left and does nothing with it."""
        while self.asked in TURN_QUESTIONS and self.colour_asked == colour:
            options = self.legal(colour)
            idle = [each for each in ("stop", "take0", "place") if each in options]
            self.plays(colour, idle[0] if idle else min(options))
        return self

    def finishes_round(self) -> Table:
        """All players still to come take a card and do nothing, up to the next question after."""
        while self.asked in TURN_QUESTIONS:
            self.passes_turn(self.colour_asked)
        return self

    def refuses(self, colour: str, action: str) -> bool:
        """The action is not among what the player may answer now."""
        return not self.game.is_legal(self.seat(colour), parse(action))

    # --- looking ---

    def seat(self, colour: str) -> int:
        return self.colours.index(colour)

    @property
    def asked(self) -> str:
        return self.game.question.kind

    @property
    def who(self) -> tuple[str, ...]:
        return tuple(self.colours[seat] for seat in self.game.question.seats)

    @property
    def colour_asked(self) -> str:
        return self.who[0]

    def legal(self, colour: str) -> set[str]:
        return {str(action) for action in self.game.legal(self.seat(colour))}

    def targets(self, colour: str) -> set[str]:
        """Where the player may place now."""
        return {text[1:] for text in self.legal(colour) if text.startswith(">")}

    def moves(self, colour: str) -> set[tuple[str, str, str]]:
        """Owner, source and target of every move the player may make now."""
        found = set()
        for text in self.legal(colour):
            if ":" in text and ">" in text:
                owner, _, way = text.partition(":")
                source, _, target = way.partition(">")
                found.add((owner, source, target))
        return found

    def discs(self, colour: str) -> set[str]:
        return {text[1:] for text in self.legal(colour) if text.startswith("@")}

    def at(self, place: str, colour: str) -> int:
        row = PLACE_NAMES.index(place) * OWNERS
        return int(self.state.v[CABALLEROS + row + owner_number(self.state.rules, colour)])

    def all_at(self, place: str) -> dict[str, int]:
        colours = [*self.colours]
        colours += ["dummy"] if self.state.rules.dummy else []
        colours += ["church"] if self.state.rules.church else []
        return {each: self.at(place, each) for each in colours if self.at(place, each)}

    def castillo(self, colour: str) -> int:
        return self.at("castillo", colour)

    def court(self, colour: str) -> int:
        return int(self.state.v[COURT + self.seat(colour)])

    def province(self, colour: str) -> int:
        return int(self.state.v[PROVINCE + owner_number(self.state.rules, colour)])

    def hand(self, colour: str) -> set[int]:
        return set(self.game.view(self.seat(colour)).players[self.seat(colour)].hand or ())

    def modifiers(self, colour: str) -> list[str]:
        seat = self.seat(colour)
        return sorted(self.game.view(seat).players[seat].modifiers or ())

    def grande(self, colour: str) -> str:
        return PLACE_NAMES[self.state.v[GRANDE + self.seat(colour)]]

    @property
    def king(self) -> str:
        return PLACE_NAMES[self.state.v[KING]]

    def tile(self, number: int) -> str | None:
        place = self.state.v[TILE + TILE_NAMES.index(str(number))]
        return PLACE_NAMES[place] if place >= 0 else None

    @property
    def points(self) -> dict[str, int]:
        """Who has points, and how many."""
        return {
            colour: points
            for colour, points in zip(self.colours, self.game.scores, strict=True)
            if points
        }

    @property
    def vetoes(self) -> dict[str, tuple[int, ...]]:
        """Who holds vetoes, and the last round each is good for."""
        players = self.game.view(None).players
        return {each.colour: each.vetoes for each in players if each.vetoes}

    @property
    def start_player(self) -> str:
        return self.colours[self.state.v[FIRST]]

    @property
    def round(self) -> int:
        return self.game.view(None).round

    def card(self, pile: int) -> str:
        return next(each.card for each in self.game.view(None).cards if each.pile == pile)

    def events(self, kind: type[Any]) -> list[Any]:
        """All events of one kind so far."""
        return [each for each in self.game.events(None) if isinstance(each, kind)]

    @property
    def scored(self) -> list[str]:
        """The places a player has ranked in, in the order of their scorings."""
        places: list[str] = []
        for event in self.events(Ranked):
            if not places or places[-1] != event.place:
                places.append(event.place)
        return places

    def if_scored(self, place: str, *, first_only: bool = False) -> dict[str, int]:
        """Points that scoring the place would bring now; the table stays as it is."""
        trial = clone(self.state)
        score_place(trial, PLACE_NAMES.index(place), first_only, 1)
        return {
            colour: int(trial.v[POINTS + seat] - self.state.v[POINTS + seat])
            for seat, colour in enumerate(self.colours)
            if trial.v[POINTS + seat] != self.state.v[POINTS + seat]
        }

    def lays_and_scores(
        self, place: str, counts: Sequence[int], king: bool, home: int | None, first_only: bool
    ) -> dict[str, int]:
        """Points of a place with these caballeros by owner; such a table is for nothing else."""
        v = self.state.v
        here = PLACE_NAMES.index(place)
        for owner, number in enumerate(counts):
            v[CABALLEROS + here * OWNERS + owner] = number
        v[KING] = here if king else PORTUGAL
        for seat in range(len(self.colours)):
            v[GRANDE + seat] = here if seat == home else PORTUGAL
        return self.if_scored(place, first_only=first_only)

    def check_pieces(self) -> None:
        for owner in range(self.state.rules.ranked):
            assert pieces_of(self.state, owner) == PIECES, f"{owner} has lost caballeros"
        for raw in self.state.v[CABALLEROS:POINTS]:
            assert raw >= 0


def table(
    edition: str = "big-box",
    players: int = 4,
    *,
    length: str = "full",
    modules: Sequence[str] = (),
    old_hands: Sequence[str] = (),
    variants: Sequence[str] = (),
    switches: Mapping[str, bool] | None = None,
    round: int = 1,
    first: str = "azul",
    king: str = "galicia",
    caballeros: Where | None = None,
    courts: Mapping[str, int] | None = None,
    grandes: Mapping[str, str] | None = None,
    tiles: Mapping[int, str] | None = None,
    cards: Mapping[int, str] | None = None,
    used: Mapping[str, Sequence[int]] | None = None,
    vetoes: Sequence[str] = (),
    points: Mapping[str, int] | None = None,
    keeper: str | None = None,
    conquered: bool = False,
    modifiers: Sequence[str] = (),
    dummy_regions: Sequence[str] = (),
    dummy_power: int | None = None,
) -> Table:
    """A round just begun on a board laid out by hand; the next question is the first bid.

    With Power Shift the next question is which modifier to pass.
    """
    options = Options(
        edition=edition,
        players=players,
        length=length,
        modules=frozenset(modules),
        old_hands=frozenset(old_hands),
        variants=frozenset(variants),
        switches=switches or {},
    )
    game = Game(options, None)
    state = game._state
    deck = Deck(state, cards or {})
    deck.modifiers = list(modifiers)
    while question(state) == do.SETUP:
        draws = [
            Draw(str(decode(state, int(CHANCE_SEAT), (each,)))[1:])
            for each in legal_actions(state, CHANCE_SEAT)
        ]
        game._draw(draws[deck(draws, [1] * len(draws))])

    v = state.v
    seats = range(players)
    v[ROUND] = options.rounds.index(round)
    v[FIRST] = COLOURS.index(first)
    v[KING] = PLACE_NAMES.index(king)
    for seat in seats:
        v[COURT + seat] = 7
        v[GRANDE + seat] = PORTUGAL
    for colour, number in (courts or {}).items():
        v[COURT + COLOURS.index(colour)] = number
    for colour, place in (grandes or {}).items():
        v[GRANDE + COLOURS.index(colour)] = PLACE_NAMES.index(place)
    for tile, place in (tiles or {}).items():
        v[TILE + TILE_NAMES.index(str(tile))] = PLACE_NAMES.index(place)
    for colour, values in (used or {}).items():
        mask = sum(1 << (value - 1) for value in values)
        v[HAND + COLOURS.index(colour)] &= ~mask
        v[USED + COLOURS.index(colour)] |= mask
    for slot, colour in enumerate(vetoes):
        v[VETO_OWNER + slot] = COLOURS.index(colour) + 1
        v[VETO_UNTIL + slot] = v[ROUND] + 1
        v[VETOES] += 1
    for colour, number in (points or {}).items():
        v[POINTS + COLOURS.index(colour)] = number
    v[KEEPER] = COLOURS.index(keeper) + 1 if keeper else 0
    v[CONQUERED] = 1 if conquered or "granada" not in variants else 0

    lay(state, caballeros or {})
    deck.dummy_regions = list(dummy_regions)
    deck.dummy_power = dummy_power if dummy_power or not options.in_force.dummy else 1
    game._oracle = deck
    game._settle()
    if options.in_force.dummy and not dummy_regions:
        lay(state, caballeros or {})  # as if the dummy's region cards had brought nothing
    laid = Table(game, deck)
    laid.check_pieces()
    return laid


def lay(state: State, caballeros: Where) -> None:
    """Put caballeros on the board, and the rest of every colour into its province."""
    v = state.v
    rules = state.rules
    for cell in range(CABALLEROS, COURT):
        v[cell] = 0
    for space in range(3):
        v[SPACE + space] = 0
    for spot, there in caballeros.items():
        for colour, number in there.items():
            owner = owner_number(rules, colour)
            assert owner >= 0, f"no player is {colour}"
            for _ in range(number):
                add(v, SPOT_NAMES.index(spot), owner)
    for owner in range(rules.ranked):
        v[PROVINCE + owner] = 0
        v[PROVINCE + owner] = PIECES - pieces_of(state, owner)
        assert v[PROVINCE + owner] >= 0, f"more than {PIECES} caballeros laid out"


BIDS_DOWN = (13, 12, 11, 10, 9)  # the first two bring no caballeros


def with_card(card: str, **position: Any) -> Table:
    """Azul goes first, with a 13, and has taken this card; the others bid 12, 11, 10, 9."""
    t = turn_with(card, **position)
    return t.takes_card("azul", pile_of(t, card))


def turn_with(card: str, **position: Any) -> Table:
    """Like `with_card`, but azul has yet to choose: the card is face up."""
    plain = {key: position[key] for key in OPTION_NAMES if key in position}
    pile = pile_in(Options(**plain), card)
    cards = {pile: card} if pile_is_drawn(Options(**plain), pile) else {}
    t = table(cards=cards | dict(position.pop("cards", {})), **position)
    return bid_down(t)


OPTION_NAMES = ("edition", "players", "length", "modules", "old_hands", "variants", "switches")


def bid_down(t: Table) -> Table:
    for colour, power in zip(t.colours, BIDS_DOWN, strict=False):
        t.plays(colour, str(power))
    return t


def pile_in(options: Options, card: str) -> int:
    for number, pile in enumerate(options.rules.pile_contents(), start=1):
        if any(key == card for key, _ in pile):
            return number
    raise LookupError(f"{options} has no card {card}")


def pile_is_drawn(options: Options, pile: int) -> bool:
    return len(options.rules.pile_contents()[pile - 1]) > 1


def pile_of(t: Table, card: str) -> int:
    return next(each.pile for each in t.game.view(None).cards if each.card == card)
