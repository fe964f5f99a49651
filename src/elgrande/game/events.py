"""What happened, as typed values, each seat seeing no more than it may."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from elgrande.core import events as core
from elgrande.core.rules import POWER_CARDS, Rules
from elgrande.game.names import (
    card_name,
    hand_card_name,
    kebab,
    modifier_name,
    owner_name,
    place_name,
    spot_name,
    tile_name,
)


class Event(Struct, frozen=True, tag_field="type", tag=kebab):
    """Something that happened. Players are named by colour."""


class Open(Event, frozen=True):
    """All may see it."""


class Secret(Event, frozen=True):
    """Only insiders may see all of it."""

    def insiders(self) -> tuple[str, ...]:
        raise NotImplementedError

    def to_others(self) -> AnyEvent:
        raise NotImplementedError


class Moved(Open, frozen=True):
    owner: str
    source: str
    target: str


class Placed(Open, frozen=True):
    player: str
    target: str


class Returned(Open, frozen=True):
    owner: str
    source: str
    number: int


class Took(Open, frozen=True):
    player: str
    number: int


class Recalled(Open, frozen=True):
    player: str
    source: str


class Scored(Open, frozen=True):
    place: str
    first_only: bool
    times: int


class KingMoved(Open, frozen=True):
    target: str
    source: str


class GrandeMoved(Open, frozen=True):
    player: str
    target: str
    source: str


class TileLaid(Open, frozen=True):
    tile: int
    target: str
    source: str | None


class Recovered(Secret, frozen=True):
    player: str
    card: str | None  # only the player sees which
    modifier: bool  # everybody sees the back of the card

    def insiders(self) -> tuple[str, ...]:
        return (self.player,)

    def to_others(self) -> AnyEvent:
        return Recovered(self.player, None, self.modifier)


class Evicting(Open, frozen=True):
    region: str


class Revealed(Open, frozen=True):
    """Discs are shown."""


class GainedVeto(Open, frozen=True):
    player: str


class Fled(Open, frozen=True):
    owner: str
    source: str
    target: str
    number: int


class GrandesInside(Open, frozen=True):
    """All Grandes in the King's region go into the Castillo."""


class Infiltrated(Open, frozen=True):
    player: str


class Swapped(Open, frozen=True):
    player: str
    grande_to: str
    king_to: str


class ChurchTaken(Open, frozen=True):
    player: str


class SpecialAnnounced(Open, frozen=True):
    player: str


class RoundBegan(Open, frozen=True):
    round: int


class CardShown(Open, frozen=True):
    pile: int
    card: str
    number: int


class KingPlaced(Open, frozen=True):
    region: str


class HomeDrawn(Open, frozen=True):
    player: str
    region: str


class ChurchDrawn(Open, frozen=True):
    region: str


class FirstDrawn(Open, frozen=True):
    player: str


class ModifierDealt(Secret, frozen=True):
    player: str
    modifier: str | None  # only the player sees which

    def insiders(self) -> tuple[str, ...]:
        return (self.player,)

    def to_others(self) -> AnyEvent:
        return ModifierDealt(self.player, None)


class ModifierPassed(Secret, frozen=True):
    player: str
    to: str
    modifier: str | None  # only the two see which

    def insiders(self) -> tuple[str, ...]:
        return (self.player, self.to)

    def to_others(self) -> AnyEvent:
        return ModifierPassed(self.player, self.to, None)


class Bid(Open, frozen=True):
    player: str
    value: int
    modifier: str | None
    total: int


class DummyBid(Open, frozen=True):
    value: int


class DummyPlaced(Open, frozen=True):
    region: str
    number: int


class DummyTook(Open, frozen=True):
    pile: int
    card: str


class TurnBegan(Open, frozen=True):
    player: str


class TurnEnded(Open, frozen=True):
    player: str


class CardTaken(Open, frozen=True):
    player: str
    pile: int
    card: str


class SpecialBegan(Open, frozen=True):
    player: str
    card: str


class SpecialEnded(Open, frozen=True):
    player: str


class Vetoed(Open, frozen=True):
    player: str


class DiscSet(Secret, frozen=True):
    player: str
    region: str | None  # only the player sees which

    def insiders(self) -> tuple[str, ...]:
        return (self.player,)

    def to_others(self) -> AnyEvent:
        return DiscSet(self.player, None)


class DiscShown(Open, frozen=True):
    player: str
    region: str


class GeneralScoring(Open, frozen=True):
    round: int


class Ranked(Open, frozen=True):
    """One owner's place in one scoring: rank 1 is first; points and the two bonuses apart."""

    place: str
    owner: str
    rank: int
    points: int
    kings_bonus: int
    home_bonus: int
    number: int


class FranceBonus(Open, frozen=True):
    owner: str
    points: int


class Conquered(Open, frozen=True):
    """Granada becomes an ordinary region."""


class LeftCastillo(Open, frozen=True):
    player: str
    target: str
    number: int
    grande: bool


class StartMarker(Open, frozen=True):
    player: str


class VetoExpired(Open, frozen=True):
    player: str


class GameOver(Open, frozen=True):
    """The last scoring is done."""


AnyEvent = (
    Moved
    | Placed
    | Returned
    | Took
    | Recalled
    | Scored
    | KingMoved
    | GrandeMoved
    | TileLaid
    | Recovered
    | Evicting
    | Revealed
    | GainedVeto
    | Fled
    | GrandesInside
    | Infiltrated
    | Swapped
    | ChurchTaken
    | SpecialAnnounced
    | RoundBegan
    | CardShown
    | KingPlaced
    | HomeDrawn
    | ChurchDrawn
    | FirstDrawn
    | ModifierDealt
    | ModifierPassed
    | Bid
    | DummyBid
    | DummyPlaced
    | DummyTook
    | TurnBegan
    | TurnEnded
    | CardTaken
    | SpecialBegan
    | SpecialEnded
    | Vetoed
    | DiscSet
    | DiscShown
    | GeneralScoring
    | Ranked
    | FranceBonus
    | Conquered
    | LeftCastillo
    | StartMarker
    | VetoExpired
    | GameOver
)

# How each of the core's numbers is named; `_owner` needs the rules and is treated apart.
_Read = Callable[[int], Any]


def _owner(number: int) -> str:
    raise AssertionError("owners are named with the rules at hand")


def _same(number: int) -> int:
    return number


def _pile(pile: int) -> int:
    return pile + 1


def _modifier_or_none(modifier: int) -> str | None:
    return modifier_name(modifier - 1) if modifier else None


def _place_or_none(place: int) -> str | None:
    return place_name(place) if place >= 0 else None


def _is_modifier(card: int) -> bool:
    return card >= POWER_CARDS


_EVENTS: Final[dict[int, tuple[Callable[..., AnyEvent], tuple[_Read, ...]]]] = {
    int(core.BEGIN): (SpecialAnnounced, (_owner,)),
    int(core.MOVED): (Moved, (_owner, spot_name, spot_name)),
    int(core.PLACED): (Placed, (_owner, spot_name)),
    int(core.RETURNED): (Returned, (_owner, spot_name, _same)),
    int(core.TOOK): (Took, (_owner, _same)),
    int(core.RECALLED): (Recalled, (_owner, spot_name)),
    int(core.SCORED): (Scored, (place_name, bool, _same)),
    int(core.KING_MOVED): (KingMoved, (place_name, place_name)),
    int(core.GRANDE_MOVED): (GrandeMoved, (_owner, place_name, place_name)),
    int(core.TILE_LAID): (TileLaid, (tile_name, place_name, _place_or_none)),
    int(core.EVICTING): (Evicting, (place_name,)),
    int(core.REVEALED): (Revealed, ()),
    int(core.GAINED_VETO): (GainedVeto, (_owner,)),
    int(core.FLED): (Fled, (_owner, place_name, spot_name, _same)),
    int(core.GRANDES_INSIDE): (GrandesInside, ()),
    int(core.INFILTRATED): (Infiltrated, (_owner,)),
    int(core.SWAPPED): (Swapped, (_owner, place_name, place_name)),
    int(core.CHURCH_TAKEN): (ChurchTaken, (_owner,)),
    int(core.ROUND_BEGAN): (RoundBegan, (_same,)),
    int(core.CARD_SHOWN): (CardShown, (_pile, card_name, _same)),
    int(core.KING_PLACED): (KingPlaced, (place_name,)),
    int(core.HOME_DRAWN): (HomeDrawn, (_owner, place_name)),
    int(core.CHURCH_DRAWN): (ChurchDrawn, (place_name,)),
    int(core.FIRST_DRAWN): (FirstDrawn, (_owner,)),
    int(core.MODIFIER_DEALT): (ModifierDealt, (_owner, modifier_name)),
    int(core.MODIFIER_PASSED): (ModifierPassed, (_owner, _owner, modifier_name)),
    int(core.BID): (Bid, (_owner, _same, _modifier_or_none, _same)),
    int(core.DUMMY_BID): (DummyBid, (_same,)),
    int(core.DUMMY_PLACED): (DummyPlaced, (place_name, _same)),
    int(core.DUMMY_TOOK): (DummyTook, (_pile, card_name)),
    int(core.TURN_BEGAN): (TurnBegan, (_owner,)),
    int(core.TURN_ENDED): (TurnEnded, (_owner,)),
    int(core.CARD_TAKEN): (CardTaken, (_owner, _pile, card_name)),
    int(core.SPECIAL_BEGAN): (SpecialBegan, (_owner, card_name)),
    int(core.SPECIAL_ENDED): (SpecialEnded, (_owner,)),
    int(core.VETOED): (Vetoed, (_owner,)),
    int(core.DISC_SET): (DiscSet, (_owner, place_name)),
    int(core.DISC_SHOWN): (DiscShown, (_owner, place_name)),
    int(core.GENERAL_SCORING): (GeneralScoring, (_same,)),
    int(core.RANKED): (Ranked, (place_name, _owner, _pile, _same, _same, _same, _same)),
    int(core.FRANCE_BONUS): (FranceBonus, (_owner, _same)),
    int(core.CONQUERED): (Conquered, ()),
    int(core.LEFT_CASTILLO): (LeftCastillo, (_owner, spot_name, _same, bool)),
    int(core.START_MARKER): (StartMarker, (_owner,)),
    int(core.VETO_EXPIRED): (VetoExpired, (_owner,)),
    int(core.GAME_OVER): (GameOver, ()),
}


def read_event(rules: Rules, raw: tuple[int, ...]) -> AnyEvent:
    """The typed form of one of the core's events, secrets and all."""
    if raw[0] == core.RECOVERED:
        return Recovered(owner_name(rules, raw[1]), hand_card_name(raw[2]), _is_modifier(raw[2]))
    kind, readers = _EVENTS[raw[0]]
    values: list[Any] = [
        owner_name(rules, number) if reader is _owner else reader(number)
        for reader, number in zip(readers, raw[1:], strict=False)
    ]
    return kind(*values)


def as_seen_by(event: AnyEvent, colour: str | None) -> AnyEvent:
    """What this player (None: a spectator) may see of an event."""
    if isinstance(event, Open):
        return event
    return event if colour in event.insiders() else event.to_others()
