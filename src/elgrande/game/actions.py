"""Actions of players as small frozen values, each with a short text form.

The class of an action defines everything about it: its values, its text (`pattern` and `text`)
and its ids in the core (`first_id` and `values`, or `encode` and `decode`).

>>> from elgrande.game.actions import Move, parse
>>> str(Move("verde", "granada", "castillo"))
'verde:granada>castillo'
>>> parse("take3")
Take(number=3)
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, Self, get_args

from elgrande.core import actions as ids
from elgrande.core import vocabulary as do
from elgrande.core.board import PLACE_NAMES, PLACES, SPOT_NAMES
from elgrande.core.engine import legal_actions
from elgrande.core.nobility import ANY_OWNER
from elgrande.core.rules import POWER_CARDS
from elgrande.core.state import ACTIVE, CHANCE_SEAT, KING, TOP, State, question
from elgrande.game.action_base import (
    MODIFIER,
    NAME,
    NO_SUCH,
    NUMBER,
    Ids,
    Plain,
    Situated,
    asks_for_modifier,
    lift,
    lifted,
    offset,
)
from elgrande.game.names import (
    COLOURS,
    COURT_NAME,
    MODIFIER_NAMES,
    PLAYED_MODIFIERS,
    REGION_NAMES,
    outcome_name,
    owner_number,
    place_name,
    spot_name,
)


class PlayPower(Situated, frozen=True):
    """A power card, with Power Shift perhaps a modifier: "+2move", "-1"."""

    value: int
    modifier: str | None = None

    pattern = f"{NUMBER}([+-]{MODIFIER})?"
    questions = (int(do.BID),)

    def __str__(self) -> str:
        return f"{self.value}{self.modifier or ''}"

    def encode(self, s: State, seat: int) -> Ids:
        power = int(ids.POWER) + self.value - 1 if 1 <= self.value <= POWER_CARDS else NO_SUCH
        if not asks_for_modifier(s, seat):
            return (power if self.modifier is None else NO_SUCH,)
        if self.modifier is None:
            return power, int(ids.STOP)
        return power, offset(ids.MODIFY, self.modifier, PLAYED_MODIFIERS)

    @classmethod
    def decode(cls, s: State, seat: int, found: Ids) -> Self:
        power, *modifier = found
        if not modifier or modifier[0] == ids.STOP:
            return cls(power + 1)
        return cls(power + 1, PLAYED_MODIFIERS[modifier[0] - ids.MODIFY])


class PassModifier(Plain, frozen=True):
    """A modifier for the player on the left, before the first round."""

    modifier: str  # "1", "2move"

    pattern = f"pass:({MODIFIER})"
    text = "pass:{0.modifier}"
    first_id, values = int(ids.HAND_OVER), (MODIFIER_NAMES,)


class Take(Plain, frozen=True):
    """Caballeros from the province into the court."""

    number: int

    pattern = "take([0-9])"
    text = "take{0.number}"
    first_id, values = int(ids.TAKE), (range(8),)


class Recall(Situated, frozen=True):
    """An own caballero from a region into the court, when the province is short."""

    source: str

    pattern = f"recall:{NAME}"
    text = "recall:{0.source}"
    questions = (int(do.TAKE),)

    def encode(self, s: State, seat: int) -> Ids:
        return (lift(s, seat, self.source),)

    @classmethod
    def decode(cls, s: State, seat: int, found: Ids) -> Self:
        return cls(lifted(s, found[0])[1])


class TakeCard(Plain, frozen=True):
    """The action card revealed on a pile: 1 to 5, or 6 for the Church."""

    pile: int

    pattern = "card([0-9])"
    text = "card{0.pile}"
    first_id, values = int(ids.CARD), (range(1, 7),)


class Start(Plain, frozen=True):
    """Which part of the action card comes now: "place" or "special"."""

    part: str

    pattern = "(place|special)"
    text = "{0.part}"
    first_id, values = int(ids.PART_PLACE), (("place", "special"),)


class Stop(Plain, frozen=True):
    """Decline, or do no more of it."""

    pattern = "stop"
    text = "stop"
    first_id, values = int(ids.STOP), ()


class Either(Plain, frozen=True):
    """The first or the second half of an either-or card."""

    half: int

    pattern = "either([12])"
    text = "either{0.half}"
    first_id, values = int(ids.OPTION), ((1, 2),)


class Place(Plain, frozen=True):
    """A caballero from the court onto the board."""

    target: str

    pattern = f">{NAME}"
    text = ">{0.target}"
    first_id, values = int(ids.PLACE), (SPOT_NAMES,)


class Move(Situated, frozen=True):
    """A caballero from one place to another."""

    owner: str
    source: str
    target: str

    pattern = f"(?!grande:){NAME}:{NAME}>{NAME}"
    text = "{0.owner}:{0.source}>{0.target}"
    questions = (int(do.MOVE), int(do.ENTOURAGE))

    def encode(self, s: State, seat: int) -> Ids:
        taken_up = lift(s, owner_number(s.rules, self.owner), self.source)
        if question(s) == do.ENTOURAGE:  # followers of the King go where he is
            return (taken_up if self.target == place_name(int(s.v[KING])) else NO_SUCH,)
        return taken_up, offset(ids.PLACE, self.target, SPOT_NAMES)

    @classmethod
    def decode(cls, s: State, seat: int, found: Ids) -> Self:
        follows = question(s) == do.ENTOURAGE
        target = place_name(int(s.v[KING])) if follows else spot_name(found[1] - int(ids.PLACE))
        return cls(*lifted(s, found[0]), target)


class Return(Situated, frozen=True):
    """A caballero from a region, or from the court, back to the province."""

    owner: str
    source: str

    pattern = f"{NAME}:{NAME}<"
    text = "{0.owner}:{0.source}<"
    questions = (int(do.RETURN_EACH), int(do.RETURN_CHOICE))

    def encode(self, s: State, seat: int) -> Ids:
        owner = owner_number(s.rules, self.owner)
        if self.source == COURT_NAME:
            return (int(ids.FROM_COURT) if owner == seat else NO_SUCH,)
        return (lift(s, owner, self.source),)

    @classmethod
    def decode(cls, s: State, seat: int, found: Ids) -> Self:
        if found[0] == ids.FROM_COURT:
            return cls(COLOURS[seat], COURT_NAME)
        return cls(*lifted(s, found[0]))


class Disc(Plain, frozen=True):
    """The region on the secret disc."""

    region: str

    pattern = f"@{NAME}"
    text = "@{0.region}"
    first_id, values = int(ids.DISC), (REGION_NAMES,)


class Score(Plain, frozen=True):
    """The place to be scored (next)."""

    place: str

    pattern = f"score:{NAME}"
    text = "score:{0.place}"
    first_id, values = int(ids.SCORE), (PLACE_NAMES[:PLACES],)


class Evict(Plain, frozen=True):
    """The region to be emptied."""

    region: str

    pattern = f"evict:{NAME}"
    text = "evict:{0.region}"
    first_id, values = int(ids.EVICT), (PLACE_NAMES[:PLACES],)


class MoveKing(Plain, frozen=True):
    """The King to another place."""

    target: str

    pattern = f"king>{NAME}"
    text = "king>{0.target}"
    first_id, values = int(ids.KING), (PLACE_NAMES,)


class MoveGrande(Situated, frozen=True):
    """A Grande to another region."""

    owner: str
    target: str

    pattern = f"grande:{NAME}>{NAME}"
    text = "grande:{0.owner}>{0.target}"
    questions = (int(do.GRANDE),)

    def encode(self, s: State, seat: int) -> Ids:
        to = offset(ids.GRANDE_TO, self.target, REGION_NAMES)
        if s.v[s.v[TOP] + ANY_OWNER] == 1:
            return offset(ids.GRANDE_OF, self.owner, COLOURS), to
        return (to if self.owner == COLOURS[seat] else NO_SUCH,)

    @classmethod
    def decode(cls, s: State, seat: int, found: Ids) -> Self:
        owner = int(s.v[ACTIVE]) if len(found) == 1 else found[0] - int(ids.GRANDE_OF)
        return cls(COLOURS[owner], REGION_NAMES[found[-1] - ids.GRANDE_TO])


class Swap(Situated, frozen=True):
    """The King and this player's Grande change places."""

    owner: str

    pattern = f"swap:{NAME}"
    text = "swap:{0.owner}"
    questions = (int(do.SWAP),)

    def encode(self, s: State, seat: int) -> Ids:
        return (offset(ids.GRANDE_OF, self.owner, COLOURS),)

    @classmethod
    def decode(cls, s: State, seat: int, found: Ids) -> Self:
        return cls(COLOURS[found[0] - ids.GRANDE_OF])


class LayTile(Plain, frozen=True):
    """The tile 8/4/0 or 4/0/0, named by its first number."""

    tile: int
    target: str

    pattern = f"tile([48])>{NAME}"
    text = "tile{0.tile}>{0.target}"
    first_id, values = int(ids.TILE), ((8, 4), PLACE_NAMES[:PLACES])


class Recover(Plain, frozen=True):
    """A used power card ("7") or modifier ("2move") back into the hand.

    In text a modifier follows a colon, because "1" and "2" can be either.
    """

    card: int | str

    pattern = f"recover(?:{NUMBER}|:({MODIFIER}))"
    first_id, values = int(ids.RECOVER), ((*range(1, POWER_CARDS + 1), *MODIFIER_NAMES),)

    def __str__(self) -> str:
        return f"recover{self.card}" if isinstance(self.card, int) else f"recover:{self.card}"

    @classmethod
    def read(cls, *values: str | None) -> Self:
        power, modifier = values
        return cls(int(power) if power else modifier or "")


class Allow(Plain, frozen=True):
    """Let this step pass."""

    pattern = "allow"
    text = "allow"
    first_id, values = int(ids.ALLOW), ()


class AllowRest(Plain, frozen=True):
    """Let the rest of this special action pass."""

    pattern = "allow-rest"
    text = "allow-rest"
    first_id, values = int(ids.ALLOW_REST), ()


class Veto(Plain, frozen=True):
    """Stop the special action here."""

    pattern = "veto"
    text = "veto"
    first_id, values = int(ids.VETO), ()


class Draw(Situated, frozen=True):
    """What chance brings: a region, a colour, a card, a power value, a modifier.

    Of several copies of a card the first one left is drawn.
    """

    outcome: str

    pattern = "=([a-z0-9][a-z0-9-]*)"
    text = "={0.outcome}"
    questions = (int(do.SETUP), int(do.ROUND))

    def encode(self, s: State, seat: int) -> Ids:
        for drawn in legal_actions(s, CHANCE_SEAT):
            if outcome_name(s, drawn - int(ids.DRAW)) == self.outcome:
                return (drawn,)
        return (NO_SUCH,)

    @classmethod
    def decode(cls, s: State, seat: int, found: Ids) -> Self:
        return cls(outcome_name(s, found[0] - int(ids.DRAW)))


AnyAction = (
    PlayPower
    | PassModifier
    | Take
    | Recall
    | TakeCard
    | Start
    | Stop
    | Either
    | Place
    | Move
    | Return
    | Disc
    | Score
    | Evict
    | MoveKing
    | MoveGrande
    | Swap
    | LayTile
    | Recover
    | Allow
    | AllowRest
    | Veto
    | Draw
)

ACTION_TYPES: Final[tuple[type[AnyAction], ...]] = get_args(AnyAction)


class NotationError(ValueError):
    """The text is not an action."""


_TEXT: Final = re.compile("|".join(f"(?P<{kind.__name__}>{kind.pattern})" for kind in ACTION_TYPES))
_NAMED: Final = {kind.__name__: kind for kind in ACTION_TYPES}


@lru_cache(maxsize=4096)
def parse(text: str) -> AnyAction:
    """The action written as this text; raises `NotationError` if there is none."""
    given: object = text
    found = _TEXT.fullmatch(given) if isinstance(given, str) else None
    if found is None or found.lastgroup is None:
        raise NotationError(
            f"{text!r} is not an action; examples are 7, take3, card5, >aragon, stop"
        )
    kind = _NAMED[found.lastgroup]
    whole = re.fullmatch(kind.pattern, text)
    assert whole is not None
    return kind.read(*whole.groups())
