"""From the core's numbers to typed events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from elgrande.core import events as core
from elgrande.core.rules import POWER_CARDS, Rules
from elgrande.game.events import (
    AnyEvent,
    Bid,
    CardShown,
    CardTaken,
    ChurchDrawn,
    ChurchTaken,
    Conquered,
    DiscSet,
    DiscShown,
    DummyBid,
    DummyLeft,
    DummyPlaced,
    DummyTook,
    Evicting,
    FirstDrawn,
    Fled,
    FranceBonus,
    GainedVeto,
    GameOver,
    GeneralScoring,
    GrandeMoved,
    GrandesInside,
    HomeDrawn,
    Infiltrated,
    KingMoved,
    KingPlaced,
    LeftCastillo,
    ModifierDealt,
    ModifierPassed,
    Moved,
    Placed,
    Ranked,
    Recalled,
    Recovered,
    Returned,
    Revealed,
    RoundBegan,
    Scored,
    SpecialAnnounced,
    SpecialBegan,
    SpecialEnded,
    StartMarker,
    Swapped,
    TileLaid,
    Took,
    TurnBegan,
    TurnEnded,
    Vetoed,
    VetoExpired,
)
from elgrande.game.names import (
    card_name,
    hand_card_name,
    modifier_name,
    owner_name,
    place_name,
    spot_name,
    tile_name,
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
    int(core.DUMMY_LEFT): (DummyLeft, (_same,)),
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
