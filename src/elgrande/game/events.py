"""What happened, as typed values, each seat seeing no more than it may."""

from __future__ import annotations

from msgspec import Struct, structs

from elgrande.game.names import kebab


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
    modifier: str | None  # as it is played: "+2move", "-1"
    total: int

    def __post_init__(self) -> None:
        """Old records leave out the sign: the total has it."""
        if self.modifier and self.modifier[0] not in "+-":
            sign = "+" if self.total > self.value else "-"
            structs.force_setattr(self, "modifier", sign + self.modifier)


class DummyBid(Open, frozen=True):
    value: int


class DummyPlaced(Open, frozen=True):
    region: str
    number: int


class DummyTook(Open, frozen=True):
    pile: int
    card: str


class DummyLeft(Open, frozen=True):
    """The dummy's caballeros leave the Castillo for its supply beside the board."""

    number: int


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
    | DummyLeft
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


def as_seen_by(event: AnyEvent, colour: str | None) -> AnyEvent:
    """What this player (None: a spectator) may see of an event."""
    if isinstance(event, Open):
        return event
    return event if colour in event.insiders() else event.to_others()
