"""Events as typed values.

A class has the core's code of the event, and each field has its kind (`kinds.py`). Decoding, the
text form, the JSON Schema and the documentation of records derive from these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Union

from msgspec import Struct, structs

from elgrande.core import events as core
from elgrande.game.kinds import (
    CardName,
    IsModifier,
    Kind,
    Number,
    Owner,
    Pile,
    PlaceName,
    PlaceOrNone,
    PlayedModifier,
    Player,
    Rank,
    SecretHandCard,
    SecretModifier,
    SecretPlace,
    Spot,
    Tile,
    YesNo,
    kinds_of,
)
from elgrande.game.names import kebab


class Event(Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True, gc=False):
    """Something that happened.

    The players it names see all of it; to others its secret fields are None.
    """

    code: ClassVar[int]


class Moved(Event, frozen=True):
    """A caballero moves from one spot to another."""

    code: ClassVar[int] = core.MOVED
    owner: Owner
    source: Spot
    target: Spot


class Placed(Event, frozen=True):
    """A player places a caballero from the court."""

    code: ClassVar[int] = core.PLACED
    player: Player
    target: Spot


class Returned(Event, frozen=True):
    """Caballeros go back to the province, from a spot or from the court."""

    code: ClassVar[int] = core.RETURNED
    owner: Owner
    source: Spot
    number: Number


class Took(Event, frozen=True):
    """A player takes caballeros from the province into the court."""

    code: ClassVar[int] = core.TOOK
    player: Player
    number: Number


class Recalled(Event, frozen=True):
    """A player takes an own caballero from a region into the court."""

    code: ClassVar[int] = core.RECALLED
    player: Player
    source: Spot


class Scored(Event, frozen=True):
    """A place is scored, perhaps several times; perhaps only its first rank earns points."""

    code: ClassVar[int] = core.SCORED
    place: PlaceName
    first_only: YesNo
    times: Number


class KingMoved(Event, frozen=True):
    """The King moves."""

    code: ClassVar[int] = core.KING_MOVED
    target: PlaceName
    source: PlaceName


class GrandeMoved(Event, frozen=True):
    """A Grande moves."""

    code: ClassVar[int] = core.GRANDE_MOVED
    player: Player
    target: PlaceName
    source: PlaceName


class TileLaid(Event, frozen=True):
    """A tile is laid on a place; its source is nothing if it was not on the board."""

    code: ClassVar[int] = core.TILE_LAID
    tile: Tile
    target: PlaceName
    source: PlaceOrNone


class Recovered(Event, frozen=True):
    """A player takes back a used power card or modifier."""

    code: ClassVar[int] = core.RECOVERED
    player: Player
    card: SecretHandCard
    modifier: IsModifier  # all see the back of the card


class Evicting(Event, frozen=True):
    """This region is about to be emptied."""

    code: ClassVar[int] = core.EVICTING
    region: PlaceName


class Revealed(Event, frozen=True):
    """The secret discs are shown."""

    code: ClassVar[int] = core.REVEALED


class GainedVeto(Event, frozen=True):
    """A player gets a veto."""

    code: ClassVar[int] = core.GAINED_VETO
    player: Player


class Fled(Event, frozen=True):
    """All caballeros of an owner leave a place, to a region or to the court."""

    code: ClassVar[int] = core.FLED
    owner: Owner
    source: PlaceName
    target: Spot
    number: Number


class GrandesInside(Event, frozen=True):
    """Announced only: all Grandes in the King's region are to go into the Castillo."""

    code: ClassVar[int] = core.GRANDES_INSIDE


class Infiltrated(Event, frozen=True):
    """A player may also place in the King's region this turn."""

    code: ClassVar[int] = core.INFILTRATED
    player: Player


class Swapped(Event, frozen=True):
    """The King and a player's Grande change places."""

    code: ClassVar[int] = core.SWAPPED
    player: Player
    grande_to: PlaceName
    king_to: PlaceName


class ChurchTaken(Event, frozen=True):
    """A player takes the marker of the Church."""

    code: ClassVar[int] = core.CHURCH_TAKEN
    player: Player


class SpecialAnnounced(Event, frozen=True):
    """Announced only: a player is about to use the special action of a card."""

    code: ClassVar[int] = core.BEGIN
    player: Player


class RoundBegan(Event, frozen=True):
    """A round begins."""

    code: ClassVar[int] = core.ROUND_BEGAN
    round: Number


class CardShown(Event, frozen=True):
    """A pile shows a card; the number is how many caballeros it places."""

    code: ClassVar[int] = core.CARD_SHOWN
    pile: Pile
    card: CardName
    number: Number


class KingPlaced(Event, frozen=True):
    """The King begins in this region."""

    code: ClassVar[int] = core.KING_PLACED
    region: PlaceName


class HomeDrawn(Event, frozen=True):
    """A player's home is drawn."""

    code: ClassVar[int] = core.HOME_DRAWN
    player: Player
    region: PlaceName


class ChurchDrawn(Event, frozen=True):
    """Two black caballeros begin in this region."""

    code: ClassVar[int] = core.CHURCH_DRAWN
    region: PlaceName


class FirstDrawn(Event, frozen=True):
    """This player begins the first round."""

    code: ClassVar[int] = core.FIRST_DRAWN
    player: Player


class ModifierDealt(Event, frozen=True):
    """A player is dealt a power modifier."""

    code: ClassVar[int] = core.MODIFIER_DEALT
    player: Player
    modifier: SecretModifier


class ModifierPassed(Event, frozen=True):
    """A player hands a power modifier to another."""

    code: ClassVar[int] = core.MODIFIER_PASSED
    player: Player
    to: Player
    modifier: SecretModifier


class Bid(Event, frozen=True):
    """A player plays a power card, perhaps with a modifier; the total decides the order."""

    code: ClassVar[int] = core.BID
    player: Player
    value: Number
    modifier: PlayedModifier  # as it is played: "+2move", "-1"
    total: Number

    def __post_init__(self) -> None:
        """Old records leave out the sign of the modifier: derive it from the total."""
        if self.modifier and self.modifier[0] not in "+-":
            sign = "+" if self.total > self.value else "-"
            structs.force_setattr(self, "modifier", sign + self.modifier)


class DummyBid(Event, frozen=True):
    """The dummy's power card is revealed."""

    code: ClassVar[int] = core.DUMMY_BID
    value: Number


class DummyPlaced(Event, frozen=True):
    """The dummy places caballeros, perhaps none."""

    code: ClassVar[int] = core.DUMMY_PLACED
    region: PlaceName
    number: Number


class DummyTook(Event, frozen=True):
    """The dummy takes the card of a pile out of the game."""

    code: ClassVar[int] = core.DUMMY_TOOK
    pile: Pile
    card: CardName


class DummyLeft(Event, frozen=True):
    """The dummy's caballeros leave the Castillo for its supply."""

    code: ClassVar[int] = core.DUMMY_LEFT
    number: Number


class TurnBegan(Event, frozen=True):
    """A player's turn begins."""

    code: ClassVar[int] = core.TURN_BEGAN
    player: Player


class TurnEnded(Event, frozen=True):
    """A player's turn ends."""

    code: ClassVar[int] = core.TURN_ENDED
    player: Player


class CardTaken(Event, frozen=True):
    """A player takes the action card of a pile."""

    code: ClassVar[int] = core.CARD_TAKEN
    player: Player
    pile: Pile
    card: CardName


class SpecialBegan(Event, frozen=True):
    """The special action of a player's card begins."""

    code: ClassVar[int] = core.SPECIAL_BEGAN
    player: Player
    card: CardName


class SpecialEnded(Event, frozen=True):
    """The special action of a player's card ends."""

    code: ClassVar[int] = core.SPECIAL_ENDED
    player: Player


class Vetoed(Event, frozen=True):
    """A player stops the special action with a veto."""

    code: ClassVar[int] = core.VETOED
    player: Player


class DiscSet(Event, frozen=True):
    """A player sets the secret disc."""

    code: ClassVar[int] = core.DISC_SET
    player: Player
    region: SecretPlace


class DiscShown(Event, frozen=True):
    """A player's disc shows this region."""

    code: ClassVar[int] = core.DISC_SHOWN
    player: Player
    region: PlaceName


class GeneralScoring(Event, frozen=True):
    """The general scoring after this round begins."""

    code: ClassVar[int] = core.GENERAL_SCORING
    round: Number


class Ranked(Event, frozen=True):
    """An owner's rank in a scoring, the points for it, the two bonuses, and how many caballeros."""

    code: ClassVar[int] = core.RANKED
    place: PlaceName
    owner: Owner
    rank: Rank
    points: Number
    kings_bonus: Number
    home_bonus: Number
    number: Number


class FranceBonus(Event, frozen=True):
    """An owner earns points for a space of France."""

    code: ClassVar[int] = core.FRANCE_BONUS
    owner: Owner
    points: Number


class Conquered(Event, frozen=True):
    """Granada becomes an ordinary region."""

    code: ClassVar[int] = core.CONQUERED


class LeftCastillo(Event, frozen=True):
    """A player's caballeros, perhaps with the Grande, leave the Castillo, as the disc says."""

    code: ClassVar[int] = core.LEFT_CASTILLO
    player: Player
    target: Spot
    number: Number
    grande: YesNo


class StartMarker(Event, frozen=True):
    """A player gets the start marker."""

    code: ClassVar[int] = core.START_MARKER
    player: Player


class VetoExpired(Event, frozen=True):
    """A player's veto can no longer be used."""

    code: ClassVar[int] = core.VETO_EXPIRED
    player: Player


class GameOver(Event, frozen=True):
    """The last scoring is done."""

    code: ClassVar[int] = core.GAME_OVER


EVENTS: Final[tuple[type[Event], ...]] = tuple(
    sorted(Event.__subclasses__(), key=lambda event: event.code)
)
FIELD_KINDS: Final[dict[type[Event], tuple[Kind, ...]]] = {each: kinds_of(each) for each in EVENTS}

if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = Union[EVENTS]  # noqa: UP007
