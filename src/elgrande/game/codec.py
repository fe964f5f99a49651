"""Between typed actions and the core's ids.

Most actions are one id. A caballero on the move is two (lift, put down), so is a power card where a
modifier may go with it, and a Grande of one's choice: `encode` gives all ids in order.
"""

from __future__ import annotations

from typing import Final

from elgrande.core import actions as ids
from elgrande.core import vocabulary as do
from elgrande.core.board import (
    AMBASSADOR,
    PLACE_NAMES,
    PLACES,
    REGIONS,
    SPOT_NAMES,
    TILE_NAMES,
)
from elgrande.core.cards import CARDS
from elgrande.core.engine import apply, legal_actions
from elgrande.core.nobility import ANYBODYS
from elgrande.core.returning import lift_action, lifted_owner, lifted_spot
from elgrande.core.round import DONE, DUMMY_POWER, REVEAL, STAGE
from elgrande.core.rules import PILE_ROOM, POWER_CARDS, Rules
from elgrande.core.setup import FIRST_DRAW, MODIFIER_DRAW
from elgrande.core.state import (
    ACTIVE,
    CHANCE_SEAT,
    HAND,
    KING,
    OLD_KING,
    TOP,
    State,
    clone,
    question,
)
from elgrande.game.actions import (
    Allow,
    AllowRest,
    AnyAction,
    Disc,
    Draw,
    Either,
    Evict,
    LayTile,
    Move,
    MoveGrande,
    MoveKing,
    PassModifier,
    Place,
    PlayPower,
    Recall,
    Recover,
    Return,
    Score,
    Start,
    Stop,
    Swap,
    Take,
    TakeCard,
    Veto,
)
from elgrande.game.names import (
    COLOURS,
    COURT_NAME,
    MODIFIER_NAMES,
    REGION_NAMES,
    index_of,
    modifier_name,
    owner_name,
    owner_number,
    spot_name,
)

NO_SUCH: Final = -1  # an id that is never legal


def legal(s: State, seat: int) -> list[AnyAction]:
    """The seat's legal answers, typed."""
    found: list[AnyAction] = []
    for first in legal_actions(s, seat):
        if opens_a_pair(s, seat, first):
            after = clone(s)
            apply(after, seat, first)
            found += [decode(s, seat, (first, second)) for second in legal_actions(after, seat)]
        else:
            found.append(decode(s, seat, (first,)))
    return list(dict.fromkeys(found))


def opens_a_pair(s: State, seat: int, action: int) -> bool:
    """Whether this id is the first half of an action that takes two."""
    kind = question(s)
    if kind == do.MOVE:
        return action >= ids.LIFT
    if kind == do.BID:
        return s.v[HAND + seat] >> POWER_CARDS > 0
    return kind == do.GRANDE and ids.GRANDE_OF <= action < ids.GRANDE_TO


# --- from ids ---


def decode(s: State, seat: int, action: tuple[int, ...]) -> AnyAction:
    """The typed form of one legal answer."""
    first = action[0]
    if seat == CHANCE_SEAT:
        return Draw(outcome_name(s, first - ids.DRAW))
    if first < ids.HAND_OVER:
        return PlayPower(first + 1, modifier_played(action[1]) if len(action) > 1 else None)
    if first < ids.TAKE:
        return PassModifier(MODIFIER_NAMES[first - ids.HAND_OVER])
    if first < ids.CARD:
        return Take(first - ids.TAKE)
    if first < ids.PART_PLACE:
        return TakeCard(first - ids.CARD + 1)
    if first < ids.OPTION:
        return _PLAIN[first]
    if first < ids.PLACE:
        return Either(first - ids.OPTION + 1)
    if first < ids.LIFT:
        return Place(SPOT_NAMES[first - ids.PLACE])
    if first < ids.FROM_COURT:
        return decode_lift(s, action)
    if first == ids.FROM_COURT:
        return Return(owner_name(s.rules, seat), COURT_NAME)
    return decode_choice(s, action)


_PLAIN: Final[dict[int, AnyAction]] = {
    int(ids.PART_PLACE): Start("place"),
    int(ids.PART_SPECIAL): Start("special"),
    int(ids.STOP): Stop(),
    int(ids.ALLOW): Allow(),
    int(ids.ALLOW_REST): AllowRest(),
    int(ids.VETO): Veto(),
}


def decode_lift(s: State, action: tuple[int, ...]) -> AnyAction:
    """A caballero taken up: where to depends on the question."""
    kind = question(s)
    owner = owner_name(s.rules, int(lifted_owner(s, action[0])))
    source = spot_name(int(lifted_spot(action[0])))
    if kind == do.MOVE:
        return Move(owner, source, spot_name(action[1] - ids.PLACE))
    if kind == do.ENTOURAGE:
        return Move(owner, source, PLACE_NAMES[s.v[KING]])
    if kind == do.TAKE:
        return Recall(source)
    return Return(owner, source)


def decode_choice(s: State, action: tuple[int, ...]) -> AnyAction:
    first = action[0]
    if first < ids.SCORE:
        return Disc(PLACE_NAMES[first - ids.DISC])
    if first < ids.EVICT:
        return Score(PLACE_NAMES[first - ids.SCORE])
    if first < ids.KING:
        return Evict(PLACE_NAMES[first - ids.EVICT])
    if first < ids.GRANDE_OF:
        return MoveKing(PLACE_NAMES[first - ids.KING])
    if first < ids.GRANDE_TO:
        owner = owner_name(s.rules, first - ids.GRANDE_OF)
        if len(action) > 1:
            return MoveGrande(owner, PLACE_NAMES[action[1] - ids.GRANDE_TO])
        return Swap(owner)
    if first < ids.TILE:
        owner = owner_name(s.rules, int(s.v[ACTIVE]))
        return MoveGrande(owner, PLACE_NAMES[first - ids.GRANDE_TO])
    if first < ids.RECOVER:
        tile, place = divmod(int(first - ids.TILE), int(PLACES))
        return LayTile(int(TILE_NAMES[tile]), PLACE_NAMES[place])
    if first < ids.ALLOW:
        card = first - ids.RECOVER
        return Recover(card + 1 if card < POWER_CARDS else MODIFIER_NAMES[card - POWER_CARDS])
    return _PLAIN[first]


def modifier_played(action: int) -> str | None:
    if action == ids.STOP:
        return None
    kind, minus = divmod(action - ids.MODIFY, 2)
    return ("-" if minus else "+") + MODIFIER_NAMES[kind]


# --- to ids ---


def encode(s: State, seat: int, action: AnyAction) -> tuple[int, ...]:
    """The ids of an action; `NO_SUCH` where it names something this game does not have."""
    match action:
        case PlayPower(value, modifier):
            power = ids.POWER + value - 1 if 1 <= value <= POWER_CARDS else NO_SUCH
            if not opens_a_pair(s, seat, int(ids.POWER)):
                return (power if modifier is None else NO_SUCH,)
            return (power, encode_modifier(modifier))
        case PassModifier(modifier):
            return (offset(ids.HAND_OVER, modifier, MODIFIER_NAMES),)
        case Take(number):
            return (ids.TAKE + number if 0 <= number < 8 else NO_SUCH,)
        case TakeCard(pile):
            return (ids.CARD + pile - 1 if 1 <= pile <= 6 else NO_SUCH,)
        case Start(part):
            return ({"place": ids.PART_PLACE, "special": ids.PART_SPECIAL}.get(part, NO_SUCH),)
        case Either(half):
            return (ids.OPTION + half - 1 if half in (1, 2) else NO_SUCH,)
        case Place(target):
            return (offset(ids.PLACE, target, SPOT_NAMES),)
        case Recall(source):
            return (encode_lift(s, seat, source),)
        case Move(owner, source, target):
            lift = encode_lift(s, owner_number(s.rules, owner), source)
            if question(s) == do.ENTOURAGE:
                follows = source == PLACE_NAMES[s.v[OLD_KING]] and target == PLACE_NAMES[s.v[KING]]
                return (lift if follows else NO_SUCH,)
            return (lift, offset(ids.PLACE, target, SPOT_NAMES))
        case Return(owner, source):
            number = owner_number(s.rules, owner)
            if source == COURT_NAME:
                return (ids.FROM_COURT if number == seat else NO_SUCH,)
            return (encode_lift(s, number, source),)
        case Draw(outcome):
            return (encode_outcome(s, outcome),)
        case MoveGrande(owner, target):
            number = owner_number(s.rules, owner)
            to = offset(ids.GRANDE_TO, target, REGION_NAMES)
            if question(s) == do.GRANDE and s.v[s.v[TOP] + ANYBODYS] == 1:
                return (ids.GRANDE_OF + number if number >= 0 else NO_SUCH, to)
            return (to if number == seat else NO_SUCH,)
    return (encode_choice(s, action),)


def encode_choice(s: State, action: AnyAction) -> int:
    match action:
        case Disc(region):
            return offset(ids.DISC, region, REGION_NAMES)
        case Score(place):
            return offset(ids.SCORE, place, PLACE_NAMES[:PLACES])
        case Evict(region):
            return offset(ids.EVICT, region, PLACE_NAMES[:PLACES])
        case MoveKing(target):
            return offset(ids.KING, target, PLACE_NAMES)
        case Swap(owner):
            return offset(ids.GRANDE_OF, owner, COLOURS)
        case LayTile(tile, target):
            where = offset(0, target, PLACE_NAMES[:PLACES])
            which = index_of(str(tile), TILE_NAMES)
            if where == NO_SUCH or which < 0:
                return NO_SUCH
            return int(ids.TILE + which * PLACES + where)
        case Recover(card):
            if isinstance(card, int):
                return int(ids.RECOVER + card - 1) if 1 <= card <= POWER_CARDS else NO_SUCH
            return offset(ids.RECOVER + POWER_CARDS, card, MODIFIER_NAMES)
    for number, plain in _PLAIN.items():
        if action == plain:
            return number
    return NO_SUCH


def encode_modifier(modifier: str | None) -> int:
    if modifier is None:
        return int(ids.STOP)
    kind = index_of(modifier[1:], MODIFIER_NAMES)
    if kind < 0 or modifier[0] not in "+-":
        return NO_SUCH
    return int(ids.MODIFY + kind * 2 + (modifier[0] == "-"))


def encode_lift(s: State, owner: int, source: str) -> int:
    spot = index_of(source, SPOT_NAMES)
    if owner < 0 or spot < 0 or REGIONS <= spot < AMBASSADOR:
        return NO_SUCH
    lift = int(lift_action(owner, spot))
    return lift if lifted_owner(s, lift) == owner else NO_SUCH


def offset(base: int, name: str, names: tuple[str, ...]) -> int:
    found = index_of(name, names)
    return int(base + found) if found >= 0 else NO_SUCH


# --- chance ---


def outcome_name(s: State, outcome: int) -> str:
    """What a draw brings, by name. Copies of a card have one name, unless their numbers differ."""
    v = s.v
    f = v[TOP]
    stage = v[f + STAGE]
    if question(s) == do.SETUP:
        if stage == MODIFIER_DRAW:
            return modifier_name(outcome // 2)
        return COLOURS[outcome] if stage == FIRST_DRAW else PLACE_NAMES[outcome]
    if stage == REVEAL:
        return card_name(s.rules, int(v[f + DONE]), outcome)
    return str(outcome + 1) if stage == DUMMY_POWER else PLACE_NAMES[outcome]


def card_name(rules: Rules, pile: int, position: int) -> str:
    """A card in its pile; where stacks are merged, a twin of another number has it in its name."""
    base = int(pile * PILE_ROOM)
    card = rules.pile_cards[base + position]
    number = rules.pile_numbers[base + position]
    first = next(i for i in range(position + 1) if rules.pile_cards[base + i] == card)
    same = rules.pile_numbers[base + first] == number
    return CARDS[card].key if same else f"{CARDS[card].key}-{number}"


def encode_outcome(s: State, name: str) -> int:
    """The first outcome still possible that has this name."""
    if question(s) not in (do.SETUP, do.ROUND):
        return NO_SUCH
    for action in legal_actions(s, CHANCE_SEAT):
        if outcome_name(s, action - ids.DRAW) == name:
            return action
    return NO_SUCH
