"""Why an action is illegal, in a sentence for people."""

from __future__ import annotations

from elgrande.core import moving, turn
from elgrande.core import vocabulary as do
from elgrande.core.board import CASTILLO, GRANADA, PLACE_NAMES, REGIONS, SPOT_NAMES
from elgrande.core.pieces import caballeros, can_enter, is_christian, open_to_court, place_of
from elgrande.core.round import barred
from elgrande.core.state import (
    CHURCH,
    COURT,
    GRANDE,
    HAND,
    KING,
    PROVINCE,
    SHOWN,
    SPACE,
    TAKER,
    TILE,
    TOP,
    State,
)
from elgrande.core.state import question as frame_kind
from elgrande.game.actions import (
    AnyAction,
    Disc,
    Evict,
    LayTile,
    Move,
    MoveGrande,
    MoveKing,
    NotationError,
    Place,
    PlayPower,
    Recall,
    Recover,
    Return,
    Score,
    Take,
    TakeCard,
    parse,
)
from elgrande.game.codec import flaw
from elgrande.game.names import COLOURS, owner_name, owner_number
from elgrande.game.question import Question, question_of


class IllegalAction(ValueError):  # noqa: N818  public name
    """The rules do not allow the action. `code` is stable, the text is for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


def refuse(s: State, seat: int, action: AnyAction, examples: list[str]) -> IllegalAction:
    """The best reason why an action is not legal now."""
    asked = question_of(s, seat)
    if asked.kind == "over":
        return IllegalAction("over", "The game is over.")
    if seat not in asked.seats:
        return IllegalAction("not-asked", not_asked(seat, asked))
    reason = flaw(action)
    if reason is None and not is_well_formed(action):
        reason = f"{action!r} is not an action."
    if reason is not None:
        return IllegalAction("not-readable", reason)
    particular = why_not(s, seat, action)
    if particular is not None:
        return particular
    some = ", ".join(examples[:6]) + (", ..." if len(examples) > 6 else ".")
    return IllegalAction(
        "not-an-answer",
        f"{action} does not answer the question now asked ({asked.kind}). Possible: {some}",
    )


def is_well_formed(action: AnyAction) -> bool:
    """Whether the action can be written as text and read back."""
    try:
        return parse(str(action)) == action
    except NotationError:
        return False


def not_asked(seat: int, asked: Question) -> str:
    waiting = " and ".join(COLOURS[each] for each in asked.seats) or "chance"
    return f"{COLOURS[seat]} is not asked anything now; it is up to {waiting}."


def why_not(s: State, seat: int, action: AnyAction) -> IllegalAction | None:
    """A reason specific to the action; None if it simply answers another question."""
    v = s.v
    king = PLACE_NAMES[v[KING]]
    kind = frame_kind(s)
    match action:
        case PlayPower(value) if kind == do.BID:
            return why_not_power(s, seat, value)
        case Take(number) if kind == do.TAKE:
            return why_not_take(s, seat, number)
        case TakeCard(pile) if kind == do.CARD:
            if 1 <= pile <= 6 and v[SHOWN + pile - 1] >= 0 and v[TAKER + pile - 1] > 0:
                taker = owner_name(s.rules, int(v[TAKER + pile - 1]) - 1)
                return IllegalAction("card-taken", f"Card {pile} was taken by {taker}.")
            return IllegalAction("no-such-card", f"No card lies open on pile {pile}.")
        case Place(target) if kind in (do.PLACING, do.PLACE):
            return why_not_place(s, seat, target)
        case Move(owner, source, target) if kind == do.MOVE:
            return why_not_move(s, owner, source, target)
        case Return(owner, source) if kind in (do.RETURN_EACH, do.RETURN_CHOICE):
            return why_not_lift(s, owner, source)
        case Recall(source) if kind == do.TAKE:
            return why_not_lift(s, COLOURS[seat], source)
        case Disc(region) if kind == do.SECRET:
            if region not in PLACE_NAMES[:REGIONS]:
                return no_such_place(region)
            return IllegalAction("disc", f"Your disc may not name {region} here.")
        case MoveKing(target) if kind == do.KING:
            if target == king:
                return IllegalAction("king-stays", f"The King already stands in {king}.")
            return IllegalAction("king", f"This card does not bring the King to {target}.")
        case MoveGrande(owner, target) if kind == do.GRANDE:
            return why_not_grande(s, owner, target)
        case LayTile(tile, target) if kind == do.TILE:
            return why_not_tile(s, tile, target)
        case Score(place) if kind == do.SCORE:
            return IllegalAction("score", f"{place} cannot be scored here.")
        case Evict(region) if kind == do.EVICTION and region == king:
            return taboo(king)
        case Recover(card) if kind == do.RECOVER:
            return IllegalAction("not-used", f"You have no used card {card} to take back.")
    return None


def taboo(king: str) -> IllegalAction:
    return IllegalAction("taboo", f"{king} is the King's region: nothing enters or leaves it.")


def no_such_place(name: str) -> IllegalAction:
    return IllegalAction("no-such-place", f"There is no place called {name!r} in this game.")


def why_not_power(s: State, seat: int, value: int) -> IllegalAction:
    if not 1 <= value <= 13:
        return IllegalAction("no-such-power", f"Power cards go from 1 to 13, not {value}.")
    if not s.v[HAND + seat] >> (value - 1) & 1:
        return IllegalAction("not-in-hand", f"You no longer hold the {value}.")
    if barred(s) >> (2 + value) & 1:
        return IllegalAction("barred", f"{value} has been played this round: choose another.")
    return IllegalAction("modifier", "That modifier is not in your hand, or its total is barred.")


def why_not_take(s: State, seat: int, number: int) -> IllegalAction:
    granted = s.v[s.v[TOP] + turn.TAKE_LEFT] + turn.church_extra(s.v)
    there = s.v[PROVINCE + seat]
    if 0 <= number < min(granted, there):
        return IllegalAction("must-take", "Take all that you may take and your province holds.")
    return IllegalAction(
        "too-many",
        f"You cannot take {number}: you may take {granted}, and your province holds {there}.",
    )


def why_not_place(s: State, seat: int, target: str) -> IllegalAction | None:
    if target not in SPOT_NAMES:
        return no_such_place(target)
    spot = SPOT_NAMES.index(target)
    king = PLACE_NAMES[s.v[KING]]
    if spot > CASTILLO and not s.rules.france:
        return no_such_place(target)
    if place_of(spot) == s.v[KING]:
        return taboo(king)
    if s.v[COURT + seat] == 0:
        return IllegalAction("court-empty", "Your court is empty.")
    if frame_kind(s) == do.PLACING and s.v[s.v[TOP] + turn.AT_HOME] == 1:
        home = PLACE_NAMES[s.v[GRANDE + seat]]
        return IllegalAction("home-only", f"The one more you may place goes home, to {home}.")
    if spot == CASTILLO:
        return IllegalAction("castillo", "These caballeros may go into regions only.")
    if spot == GRANADA and not is_christian(s, spot):
        return IllegalAction("granada", "No caballero enters Granada from a court yet.")
    if not open_to_court(s) >> spot & 1:
        return IllegalAction("occupied", f"{target} is taken.")
    return IllegalAction(
        "not-neighbour",
        f"{target} does not border the King's region ({king}): place next to it, or in the "
        "castillo.",
    )


def why_not_lift(s: State, owner: str, source: str) -> IllegalAction | None:
    number = owner_number(s.rules, owner)
    if number < 0:
        return IllegalAction("no-such-colour", f"No player here is {owner!r}.")
    if source not in SPOT_NAMES:
        return no_such_place(source)
    spot = SPOT_NAMES.index(source)
    if spot == CASTILLO:
        return IllegalAction("castillo", "Nothing leaves the Castillo before a general scoring.")
    if place_of(spot) == s.v[KING]:
        return taboo(source)
    if spot > CASTILLO:
        present = s.v[SPACE + spot - CASTILLO - 1] == number + 1
    else:
        present = caballeros(s.v, spot, number) > 0
    if not present:
        return IllegalAction("nobody-there", f"{owner} has no caballero in {source}.")
    return IllegalAction("not-yours", f"This card does not touch {owner} in {source} now.")


def why_not_move(s: State, owner: str, source: str, target: str) -> IllegalAction | None:
    if target not in SPOT_NAMES:
        return no_such_place(target)
    if PLACE_NAMES[s.v[KING]] in (source, target):
        return taboo(PLACE_NAMES[s.v[KING]])
    spot = SPOT_NAMES.index(target)
    if spot > CASTILLO and not s.rules.france:
        return no_such_place(target)
    if source in SPOT_NAMES and place_of(SPOT_NAMES.index(source)) == place_of(spot):
        return IllegalAction("no-move", "A move leads from one place to another.")
    number = owner_number(s.rules, owner)
    if number < 0 or source not in SPOT_NAMES:
        return why_not_lift(s, owner, source)
    if not moving.can_lift(s, s.v[TOP], number) >> SPOT_NAMES.index(source) & 1:
        return why_not_lift(s, owner, source)
    if number == CHURCH and not can_enter(s, number) >> spot & 1:
        return IllegalAction("church", f"The Church's caballeros do not go to {target}.")
    if not can_enter(s, number) >> spot & 1:
        return IllegalAction("occupied", f"{target} is taken.")
    if s.v[s.v[TOP] + moving.MOVE_KIND] == do.OF_ABILITY and not is_christian(s, spot):
        return IllegalAction(
            "granada", "Before its conquest only the special action of a card leads to Granada."
        )
    if not moving.is_limited(s, s.v[TOP]):
        return None
    return IllegalAction(
        "too-far", f"{target} does not border {source}: too few moves are left to go far."
    )


def why_not_grande(s: State, owner: str, target: str) -> IllegalAction:
    king = s.v[KING]
    number = owner_number(s.rules, owner)
    if not 0 <= number < s.rules.players:
        return IllegalAction("no-such-colour", f"No player here has the Grande {owner!r}.")
    if king <= CASTILLO and PLACE_NAMES[king] in (target, PLACE_NAMES[s.v[GRANDE + number]]):
        return taboo(PLACE_NAMES[king])
    return IllegalAction("grande", f"That Grande cannot go to {target}.")


def why_not_tile(s: State, tile: int, target: str) -> IllegalAction | None:
    if tile not in (8, 4):
        return IllegalAction("no-such-tile", f"There is no tile {tile}, only 8 and 4.")
    place = PLACE_NAMES.index(target) if target in PLACE_NAMES else -1
    if place != CASTILLO and (place < 0 or not s.rules.regions >> place & 1):
        return no_such_place(target)
    if s.v[KING] in (place, s.v[TILE + (0 if tile == 8 else 1)]):
        return taboo(PLACE_NAMES[s.v[KING]])
    return IllegalAction("tile", f"{target} already has a tile.")
