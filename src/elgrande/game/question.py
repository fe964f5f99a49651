"""The current question: its kind, who must answer, and what it is about."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from elgrande.core import discs, special, turn, veto
from elgrande.core import vocabulary as do
from elgrande.core.board import IN_COURT, PLACE_NAMES
from elgrande.core.events import FLED
from elgrande.core.pieces import caballeros
from elgrande.core.rules import INSTRUCTION
from elgrande.core.scoring import places_to_score
from elgrande.core.state import (
    ACTION,
    CHANCE,
    EVICTED,
    FINISHED,
    KING,
    PILE,
    TOP,
    WAITING,
    State,
    shown_card,
)
from elgrande.core.state import question as frame_kind
from elgrande.game import actions as a
from elgrande.game.actions import AnyAction
from elgrande.game.event_log import as_seen_by, read_event
from elgrande.game.events import AnyEvent, SpecialAnnounced
from elgrande.game.names import COLOURS, card_name
from elgrande.game.remaining import COUNTS, Remaining

_KIND_OF_FRAME: Final[dict[int, str]] = {
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
# Every kind of question, and the actions that can answer it.
ANSWERS: Final[dict[str, tuple[type[AnyAction], ...]]] = {
    "power": (a.PlayPower,),
    "pass-modifier": (a.PassModifier,),
    "take": (a.Take,),
    "recall": (a.Recall, a.Stop),
    "card": (a.TakeCard,),
    "part": (a.Start, a.Stop),
    "place": (a.Place, a.Stop),
    "place-anywhere": (a.Place, a.Stop),
    "move": (a.Move, a.Stop),
    "either": (a.Either,),
    "return-each": (a.Return, a.Stop),
    "return-choice": (a.Return,),
    "score": (a.Score,),
    "score-order": (a.Score,),
    "evict": (a.Evict,),
    "king": (a.MoveKing,),
    "grande": (a.MoveGrande, a.Stop),
    "swap": (a.Swap,),
    "tile": (a.LayTile,),
    "recover": (a.Recover,),
    "entourage": (a.Move,),
    "veto": (a.Allow, a.AllowRest, a.Veto),
    "disc-score": (a.Disc,),
    "disc-return": (a.Disc,),
    "disc-flee": (a.Disc,),
    "disc-castillo": (a.Disc,),
    "chance": (a.Draw,),
    "over": (),
}
QUESTION_KINDS: Final = tuple(ANSWERS)


class Question(Struct, frozen=True, gc=False):
    """`seats` must still answer; several of them when the choice is secret and simultaneous."""

    kind: str
    seats: tuple[int, ...]
    card: str | None = None  # the action card in use
    left: int | None = None  # how many may still be taken, placed, moved or returned
    own: int | None = None  # of those to be moved, at most this many of the player's own
    foreign: int | None = None  # and this many of others; None: of any colour
    region: str | None = None  # the region being emptied
    step: AnyEvent | None = None  # what is announced and may be vetoed
    scored: tuple[str, ...] = ()  # the places that the card's special action would score


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
    kind = _DISCS[int(v[f + discs.NAMES])] if frame == do.SECRET else _KIND_OF_FRAME[frame]
    if frame == do.TAKE and v[f + turn.FROM_REGIONS] == 1:
        kind = "recall"
    elif frame == do.SCORE and v[f + special.SETTLED] == 1:
        kind = "score-order"
    count_left = COUNTS.get(frame)
    limits = Remaining() if count_left is None else count_left(s, int(f))
    step = None
    if frame == do.STEP:
        step = as_seen_by(announced(s), None if seat is None else COLOURS[seat])
    return Question(
        kind,
        tuple(each for each in range(s.rules.players) if waiting >> each & 1),
        card=card_in_use(s) if v[ACTION] or kind in ("part", "place") else None,
        left=limits.all,
        own=limits.own,
        foreign=limits.foreign,
        region=PLACE_NAMES[v[EVICTED]] if kind == "disc-flee" else None,
        step=step,
        scored=scored_by_card(s) if kind == "part" or isinstance(step, SpecialAnnounced) else (),
    )


def scored_by_card(s: State) -> tuple[str, ...]:
    """The places that the card in use scores, if its player has no choice among them."""
    row = turn.card_program(s) * INSTRUCTION
    effect, selector, argument = (s.rules.code[row + each] for each in range(3))
    if effect != do.SCORE or selector == do.CHOSEN:
        return ()
    places = places_to_score(s, selector, argument)
    return tuple(name for place, name in enumerate(PLACE_NAMES) if places >> place & 1)


def announced(s: State) -> AnyEvent:
    """The step that a player may veto, as the event it will become."""
    f = s.v[TOP]
    step = tuple(int(s.v[f + veto.KIND + i]) for i in range(4))
    if step[0] == FLED:
        target = int(IN_COURT) if step[3] == s.v[KING] else step[3]
        step = (*step[:3], target, int(caballeros(s.v, step[2], step[1])))
    return read_event(int(s.rules.players), step)


def card_in_use(s: State) -> str:
    return card_name(int(shown_card(s, s.v[PILE])))
