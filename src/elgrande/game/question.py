"""The question being asked: its kind, who must answer, and what it is about."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from elgrande.core import discs, moving, returning, special, turn, veto
from elgrande.core import vocabulary as do
from elgrande.core.board import IN_COURT, PLACE_NAMES
from elgrande.core.events import FLED
from elgrande.core.pieces import caballeros
from elgrande.core.rules import PILE_ROOM
from elgrande.core.state import (
    ACTION,
    ACTIVE,
    CHANCE,
    COURT,
    EVICTED,
    EXTRA_USED,
    FINISHED,
    KEEPER,
    KING,
    PILE,
    SHOWN,
    TOP,
    WAITING,
    State,
    shown_card,
)
from elgrande.core.state import question as frame_kind
from elgrande.game.event_codec import read_event
from elgrande.game.events import AnyEvent, as_seen_by
from elgrande.game.names import COLOURS, card_name

_KINDS: Final[dict[int, str]] = {
    int(do.BID): "power",
    int(do.MODIFY): "power",
    int(do.HAND_OVER): "pass-modifier",
    int(do.TAKE): "take",
    int(do.CARD): "card",
    int(do.PARTS): "part",
    int(do.PLACING): "place",
    int(do.PLACE): "place-anywhere",
    int(do.MOVE): "move",
    int(do.EITHER): "either",
    int(do.RETURN_EACH): "return-each",
    int(do.RETURN_CHOICE): "return-choice",
    int(do.SCORE): "score",
    int(do.EVICTION): "evict",
    int(do.KING): "king",
    int(do.GRANDE): "grande",
    int(do.SWAP): "swap",
    int(do.TILE): "tile",
    int(do.RECOVER): "recover",
    int(do.ENTOURAGE): "entourage",
    int(do.STEP): "veto",
}
_DISCS: Final[dict[int, str]] = {
    int(do.ANY_REGION): "disc-score",
    int(do.HAS_ONE): "disc-return",
    int(do.HAS_TWO): "disc-return",
    int(do.FLEE): "disc-flee",
    int(do.LEAVE_CASTILLO): "disc-castillo",
}
# Where a frame keeps how many are left to place, move, take or return.
_LEFT: Final[dict[int, int]] = {
    int(do.TAKE): int(turn.TAKE_LEFT),
    int(do.PLACING): int(turn.PLACE_LEFT),
    int(do.PLACE): int(turn.PLACE_LEFT),
    int(do.MOVE): int(moving.IN_ALL),
    int(do.RETURN_CHOICE): int(returning.STILL),
    int(do.ENTOURAGE): int(moving.FOLLOWERS),
}
KINDS: Final = tuple(
    dict.fromkeys([*_KINDS.values(), "recall", "score-order", *_DISCS.values(), "chance", "over"])
)


class Question(Struct, frozen=True):
    """`seats` must still answer; several of them when the choice is secret and simultaneous."""

    kind: str
    seats: tuple[int, ...]
    card: str | None = None  # the action card in use
    left: int | None = None  # how many (more) may be taken, placed, moved, returned
    own: int | None = None  # of those to be moved, at most so many of one's own,
    foreign: int | None = None  # and so many of others; None: of any colour
    region: str | None = None  # the region being emptied
    step: AnyEvent | None = None  # what is announced and may be vetoed


def question_of(s: State, seat: int | None) -> Question:
    """The question as a seat (None: a spectator) may see it."""
    v = s.v
    waiting = v[WAITING]
    if waiting == FINISHED:
        return Question("over", ())
    if waiting == CHANCE:
        return Question("chance", ())
    f = v[TOP]
    frame = int(frame_kind(s))
    kind = _DISCS[int(v[f + discs.NAMES])] if frame == do.SECRET else _KINDS[frame]
    if frame == do.TAKE and v[f + turn.FROM_REGIONS] == 1:
        kind = "recall"
    elif frame == do.SCORE and v[f + special.SETTLED] == 1:
        kind = "score-order"
    left = int(v[f + _LEFT[frame]]) if frame in _LEFT else None
    if kind == "take" and left is not None:
        left += int(v[f + turn.EXTRA])  # from the province, never from regions
    elif kind == "part":
        left = still_to_place(s)
    own, foreign = whose_move(s, f) if frame == do.MOVE else (None, None)
    step = None
    if frame == do.STEP:
        step = as_seen_by(announced(s), None if seat is None else COLOURS[seat])
    return Question(
        kind,
        tuple(each for each in range(s.rules.players) if waiting >> each & 1),
        card=card_in_use(s) if v[ACTION] or kind in ("part", "place") else None,
        left=left,
        own=own,
        foreign=foreign,
        region=PLACE_NAMES[v[EVICTED]] if kind == "disc-flee" else None,
        step=step,
    )


def still_to_place(s: State) -> int:
    """How many may be placed, if placing is still to come."""
    v = s.v
    if v[v[TOP] + turn.CAN_PLACE] == 0:
        return 0
    number = s.rules.pile_numbers[v[PILE] * PILE_ROOM + v[SHOWN + v[PILE]]]
    extra = v[KEEPER] == v[ACTIVE] + 1 and v[EXTRA_USED] == 0
    return min(int(number) + int(extra), int(v[COURT + v[ACTIVE]]))


def whose_move(s: State, f: int) -> tuple[int | None, int | None]:
    """How many of one's own and of others may be moved, where the card tells them apart."""
    v = s.v
    most = int(v[f + moving.IN_ALL])
    own, foreign = (min(most, int(v[f + cell])) for cell in (moving.OWN, moving.FOREIGN))
    if v[f + moving.BLACK] or own == foreign == most:
        return None, None
    return own, foreign


def announced(s: State) -> AnyEvent:
    """The step somebody may veto, as the event it will be."""
    f = s.v[TOP]
    step = tuple(int(s.v[f + veto.KIND + i]) for i in range(4))
    if step[0] == FLED:
        target = int(IN_COURT) if step[3] == s.v[KING] else step[3]
        step = (*step[:3], target, int(caballeros(s.v, step[2], step[1])))
    return read_event(s.rules, step)


def card_in_use(s: State) -> str:
    return card_name(int(shown_card(s, s.v[PILE])))
