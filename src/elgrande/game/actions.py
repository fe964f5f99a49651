"""What players do, as small frozen values, and the short text each is written as.

>>> from elgrande.game.actions import Move, parse
>>> str(Move("verde", "granada", "castillo"))
'verde:granada>castillo'
>>> parse("take3")
Take(number=3)
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from elgrande.game.names import kebab


class Action(Struct, frozen=True, tag_field="type", tag=kebab):
    """An answer to a question."""


class PlayPower(Action, frozen=True):
    """A power card, with Power Shift perhaps a modifier: "+2move", "-1"."""

    value: int
    modifier: str | None = None

    def __str__(self) -> str:
        return f"{self.value}{self.modifier or ''}"


class PassModifier(Action, frozen=True):
    modifier: str  # "1", "2move"

    def __str__(self) -> str:
        return f"pass:{self.modifier}"


class Take(Action, frozen=True):
    """Caballeros from the province into the court."""

    number: int

    def __str__(self) -> str:
        return f"take{self.number}"


class Recall(Action, frozen=True):
    """An own caballero from a region into the court, when the province is short."""

    source: str

    def __str__(self) -> str:
        return f"recall:{self.source}"


class TakeCard(Action, frozen=True):
    """The action card revealed on a pile: 1 to 5, or 6 for the Church."""

    pile: int

    def __str__(self) -> str:
        return f"card{self.pile}"


class Start(Action, frozen=True):
    """Which part of the action card comes now: "place" or "special"."""

    part: str

    def __str__(self) -> str:
        return self.part


class Stop(Action, frozen=True):
    """That was all; no; nothing."""

    def __str__(self) -> str:
        return "stop"


class Either(Action, frozen=True):
    """The first or the second half of an either-or card."""

    half: int

    def __str__(self) -> str:
        return f"either{self.half}"


class Place(Action, frozen=True):
    """A caballero from the court onto the board."""

    target: str

    def __str__(self) -> str:
        return f">{self.target}"


class Move(Action, frozen=True):
    """A caballero from one place to another."""

    owner: str
    source: str
    target: str

    def __str__(self) -> str:
        return f"{self.owner}:{self.source}>{self.target}"


class Return(Action, frozen=True):
    """A caballero from a region, or from the court, back to the province."""

    owner: str
    source: str

    def __str__(self) -> str:
        return f"{self.owner}:{self.source}<"


class Disc(Action, frozen=True):
    """The region on the secret disc."""

    region: str

    def __str__(self) -> str:
        return f"@{self.region}"


class Score(Action, frozen=True):
    """The place to be scored (next)."""

    place: str

    def __str__(self) -> str:
        return f"score:{self.place}"


class Evict(Action, frozen=True):
    region: str

    def __str__(self) -> str:
        return f"evict:{self.region}"


class MoveKing(Action, frozen=True):
    target: str

    def __str__(self) -> str:
        return f"king>{self.target}"


class MoveGrande(Action, frozen=True):
    owner: str
    target: str

    def __str__(self) -> str:
        return f"grande:{self.owner}>{self.target}"


class Swap(Action, frozen=True):
    """The King and this player's Grande change places."""

    owner: str

    def __str__(self) -> str:
        return f"swap:{self.owner}"


class LayTile(Action, frozen=True):
    """The tile 8/4/0 or 4/0/0, named by its first number."""

    tile: int
    target: str

    def __str__(self) -> str:
        return f"tile{self.tile}>{self.target}"


class Recover(Action, frozen=True):
    """A used power card ("7") or modifier ("2move") back into the hand.

    In text a modifier has a colon before it, for "1" and "2" are both.
    """

    card: int | str

    def __str__(self) -> str:
        return f"recover{self.card}" if isinstance(self.card, int) else f"recover:{self.card}"


class Allow(Action, frozen=True):
    """Let this step pass."""

    def __str__(self) -> str:
        return "allow"


class AllowRest(Action, frozen=True):
    """Let the rest of this special action pass."""

    def __str__(self) -> str:
        return "allow-rest"


class Veto(Action, frozen=True):
    def __str__(self) -> str:
        return "veto"


class Draw(Action, frozen=True):
    """What chance brings: a region, a colour, a card, a power value, a modifier."""

    outcome: str

    def __str__(self) -> str:
        return f"={self.outcome}"


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

_NAME: Final = r"([a-z][a-z0-9-]*)"
_MODIFIER: Final = r"([12](?:court|move|grande)?)"
_PATTERNS: Final[tuple[tuple[re.Pattern[str], Callable[..., AnyAction]], ...]] = tuple(
    (re.compile(pattern), make)
    for pattern, make in (
        (r"(\d{1,2})", lambda value: PlayPower(int(value))),
        (
            r"(\d{1,2})([+-])" + _MODIFIER,
            lambda value, sign, name: PlayPower(int(value), sign + name),
        ),
        ("pass:" + _MODIFIER, PassModifier),
        (r"take(\d)", lambda number: Take(int(number))),
        ("recall:" + _NAME, Recall),
        (r"card(\d)", lambda pile: TakeCard(int(pile))),
        ("(place|special)", Start),
        ("stop", Stop),
        (r"either([12])", lambda half: Either(int(half))),
        (">" + _NAME, Place),
        (f"{_NAME}:{_NAME}>{_NAME}", Move),
        (f"{_NAME}:{_NAME}<", Return),
        ("@" + _NAME, Disc),
        ("score:" + _NAME, Score),
        ("evict:" + _NAME, Evict),
        ("king>" + _NAME, MoveKing),
        (f"grande:{_NAME}>{_NAME}", MoveGrande),
        ("swap:" + _NAME, Swap),
        (r"tile([48])>" + _NAME, lambda tile, target: LayTile(int(tile), target)),
        (r"recover(\d{1,2})", lambda value: Recover(int(value))),
        ("recover:" + _MODIFIER, Recover),
        ("allow", Allow),
        ("allow-rest", AllowRest),
        ("veto", Veto),
        (r"=([a-z0-9][a-z0-9-]*)", Draw),
    )
)


class NotationError(ValueError):
    """A text that is no action."""


def parse(text: str) -> AnyAction:
    """The action a text stands for."""
    for pattern, make in _PATTERNS:
        found = pattern.fullmatch(text)
        # "grande:azul>aragon" is a Grande, not a caballero of somebody called grande.
        if found and not (make is Move and text.startswith("grande:")):
            made: Any = make(*found.groups())
            return made  # type: ignore[no-any-return]
    raise NotationError(f"{text!r} is no action; examples are 7, take3, card5, >aragon, stop")
