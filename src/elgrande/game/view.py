"""What a seat, or a spectator, may know of a state: the only way to show a state to a player.

A view is built by adding what the viewer may see, never by removing secrets from a full copy.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct, structs

from elgrande.core.board import CASTILLO, NOWHERE, PLACE_NAMES, PLACES, TILE_NAMES
from elgrande.core.draws import count
from elgrande.core.hands import TAKEN_BACK, last_modifier, step_at, steps_of
from elgrande.core.pieces import is_christian
from elgrande.core.rules import ALL_POWER, PILE_ROOM, PILES, POWER_CARDS, Rules
from elgrande.core.scoring import influence, score_place, value_row
from elgrande.core.state import (
    ACTIVE,
    CABALLEROS,
    CONQUERED,
    COURT,
    DISC,
    FINISHED,
    FIRST,
    GRANDE,
    HAND,
    KEEPER,
    KING,
    MODIFIER_HISTORY,
    ORDER,
    OWNERS,
    PASSED,
    POINTS,
    POWER,
    PROVINCE,
    RECOVERED,
    RECOVERED_TOO,
    SHOWN,
    SPACE,
    TAKER,
    TILE,
    TOTAL,
    USED,
    VETO_OWNER,
    VETO_UNTIL,
    WAITING,
    State,
    clone,
    current_round,
)
from elgrande.game import drawing, text_board
from elgrande.game.names import (
    COLOURS,
    PLAYED_MODIFIERS,
    card_name,
    modifier_name,
    modifiers,
    owner_name,
    power_cards,
)
from elgrande.game.options import Options, OptionsData
from elgrande.game.question import Question, question_of

_BEFORE_TURNS = ("power", "pass-modifier", "chance")


class PlayerView(Struct, frozen=True, kw_only=True, gc=False):
    seat: int
    colour: str
    points: int
    court: int  # caballeros ready to place
    province: int  # caballeros out of play
    grande: str | None  # the place it stands in
    hand: tuple[int, ...] | None  # power cards; None for other seats
    hand_size: int  # how many power cards
    used: tuple[int, ...]  # power cards seen by all
    taken_back: int  # power cards taken back in secret and not seen since
    modifiers: tuple[str, ...] | None  # in hand; None for other seats
    modifiers_size: int  # how many in hand
    modifiers_played: tuple[str, ...]  # all that were played, in that order
    power: int | None  # the card of this round
    modifier: str | None  # as it is played: "+2move", "-1"
    total: int | None  # of card and modifier
    vetoes: tuple[int, ...]  # the last round each is good for
    answered: bool | None  # a secret question; None: not asked
    church: bool  # keeps the Church


class PlaceView(Struct, frozen=True, kw_only=True, gc=False):
    caballeros: dict[str, int]  # by owner: a colour, "dummy" or "church"
    grandes: tuple[str, ...]  # by colour
    values: tuple[int, int, int]  # first, second and third place now
    tile: int | None  # 8 or 4
    king: bool
    if_scored: dict[str, int]  # points a scoring now would bring, by colour


class CastilloView(Struct, frozen=True, kw_only=True, gc=False):
    values: tuple[int, int, int]
    tile: int | None
    king: bool
    own: int | None  # how many of the viewer's are inside; None for a spectator
    contents: dict[str, int] | None  # by owner, in the open-castillo variant
    grandes: tuple[str, ...]


class CardView(Struct, frozen=True, kw_only=True, gc=False):
    pile: int  # 1 to 5, 6 for the Church
    card: str
    number: int  # how many caballeros it places
    taken_by: str | None  # a colour or "dummy"


class View(Struct, frozen=True, kw_only=True, gc=False):
    """All that one seat (None: a spectator) may know of the present."""

    seat: int | None  # the viewer; None: a spectator
    options: OptionsData
    switches: dict[str, bool]  # every switch: the edition's setting unless overridden
    round: int
    rounds: tuple[int, ...]  # all that are played
    phase: str  # setup, power, turn, scoring, over
    king: str | None  # the place he stands in
    start_player: int  # the seat with the start marker
    turn_order: tuple[str, ...]  # of this round, by colour
    active: int | None  # the seat whose turn it is
    players: tuple[PlayerView, ...]
    regions: dict[str, PlaceView]  # France too, if it is one
    castillo: CastilloView
    cards: tuple[CardView, ...]  # of this round
    tiles_beside: tuple[int, ...]  # not on the board yet
    question: Question
    france_spaces: tuple[str | None, ...] | None  # their owners, in the france variant
    granada_conquered: bool | None  # in the granada variant
    dummy: dict[str, int] | None  # the dummy's power card and supply

    def __str__(self) -> str:
        """The board as plain text."""
        return text_board.text_board(self)

    def _repr_svg_(self) -> str:
        """The board, for notebooks."""
        return drawing.svg(self)


def view_of(s: State, options: Options, seat: int | None) -> View:
    return view_for(s, public_view(s, options, question_of(s, None)), seat)


def view_for(s: State, public: View, seat: int | None) -> View:
    """What all see, and what only this seat knows."""
    if seat is None:
        return public
    hand = int(s.v[HAND + seat])
    own = structs.replace(public.players[seat], hand=power_cards(hand), modifiers=modifiers(hand))
    inside = int(s.v[CABALLEROS + CASTILLO * OWNERS + seat])
    return structs.replace(
        public,
        seat=seat,
        players=(*public.players[:seat], own, *public.players[seat + 1 :]),
        castillo=structs.replace(public.castillo, own=inside),
        question=public.question if public.question.step is None else question_of(s, seat),
    )


def unshared(view: View) -> View:
    """The same view, with nothing that can be changed in common with another."""
    mutable = ("options", "switches", "regions", "castillo", "dummy")
    return structs.replace(view, **{name: _copied(getattr(view, name)) for name in mutable})


def _copied(value: Any) -> Any:
    """A copy that shares no dict or list with the value."""
    match value:
        case dict():
            return {name: _copied(each) for name, each in value.items()}
        case list():
            return list(value)
        case PlaceView():
            counts = {"caballeros": value.caballeros.copy(), "if_scored": value.if_scored.copy()}
            return structs.replace(value, **counts)
        case CastilloView():
            return structs.replace(value, contents=_copied(value.contents))
    return value


def public_view(s: State, options: Options, asked: Question) -> View:
    """What a spectator sees; `asked` is the question as a spectator sees it."""
    v = s.v
    rules = s.rules
    phase = phase_of(s, asked)
    return View(
        seat=None,
        options=options.to_dict(),
        switches=options.settings.copy(),
        round=int(current_round(s)),
        rounds=options.rounds,
        phase=phase,
        king=PLACE_NAMES[v[KING]] if phase != "setup" else None,
        start_player=int(v[FIRST]),
        turn_order=tuple(owner_name(rules, int(v[ORDER + i])) for i in range(rules.ranked))
        if phase == "turn"
        else (),
        active=int(v[ACTIVE]) if phase == "turn" else None,
        players=tuple(view_player(s, each, asked) for each in range(rules.players)),
        regions=view_regions(s),
        castillo=view_castillo(s),
        cards=tuple(view_card(s, pile) for pile in range(PILES) if v[SHOWN + pile] >= 0),
        tiles_beside=tuple(int(TILE_NAMES[t]) for t in range(2) if v[TILE + t] == NOWHERE),
        question=asked,
        france_spaces=tuple(
            owner_name(rules, int(v[SPACE + i] - 1)) if v[SPACE + i] else None for i in range(3)
        )
        if rules.france
        else None,
        granada_conquered=bool(v[CONQUERED]) if rules.granada else None,
        dummy={
            "power": int(v[POWER + rules.players]),
            "supply": int(v[PROVINCE + rules.players]),
        }
        if rules.dummy
        else None,
    )


def phase_of(s: State, asked: Question) -> str:
    if s.v[WAITING] == FINISHED:
        return "over"
    if asked.kind == "disc-castillo":
        return "scoring"
    if asked.kind in _BEFORE_TURNS:
        return "power" if s.v[GRANDE] != NOWHERE else "setup"
    return "turn"


def view_player(s: State, player: int, asked: Question) -> PlayerView:
    """A player as the others see it: without the hand."""
    v = s.v
    hand = int(v[HAND + player])
    grande = int(v[GRANDE + player])
    modified = v[TOTAL + player] != v[POWER + player]
    bid = v[POWER + player] > 0
    waiting = player in asked.seats
    return PlayerView(
        seat=player,
        colour=COLOURS[player],
        points=int(v[POINTS + player]),
        court=int(v[COURT + player]),
        province=int(v[PROVINCE + player]),
        grande=PLACE_NAMES[grande] if grande != NOWHERE else None,
        hand=None,
        hand_size=int(count(hand & ALL_POWER)),
        used=power_cards(int(v[USED + player])),
        taken_back=(v[RECOVERED + player] > 0) + (v[RECOVERED_TOO + player] > 0),
        modifiers=None,
        modifiers_size=int(count(hand >> POWER_CARDS)),
        modifiers_played=modifiers_played(int(v[MODIFIER_HISTORY + player])),
        power=int(v[POWER + player]) if bid else None,
        modifier=modifier_played(s, player) if modified else None,
        total=int(v[TOTAL + player]) if bid else None,
        vetoes=tuple(
            int(s.rules.rounds[min(v[VETO_UNTIL + slot], len(s.rules.rounds) - 1)])
            for slot in range(2)
            if v[VETO_OWNER + slot] == player + 1
        ),
        answered=has_answered(s, player, asked, waiting),
        church=v[KEEPER] == player + 1,
    )


def modifier_played(s: State, player: int) -> str:
    """This round's modifier as it was played: added or subtracted."""
    taken_off = s.v[TOTAL + player] < s.v[POWER + player]
    return PLAYED_MODIFIERS[2 * last_modifier(s.v, player) + taken_off]


def has_answered(s: State, player: int, asked: Question, waiting: bool) -> bool | None:
    """For secret questions: that a player has answered is public, the answer is not."""
    if not asked.kind.startswith("disc-") and asked.kind != "pass-modifier":
        return None
    if waiting:
        return False
    block = PASSED if asked.kind == "pass-modifier" else DISC
    return True if s.v[block + player] > 0 else None


@lru_cache(1 << 12)
def modifiers_played(history: int) -> tuple[str, ...]:
    """Those played, once for each time; which ones were taken back stays secret."""
    steps = [int(step_at(history, index)) for index in range(steps_of(history))]
    return tuple(modifier_name(step - 1) for step in steps if step < TAKEN_BACK)


@lru_cache(64)
def owners_in(rules: Rules) -> tuple[tuple[int, str], ...]:
    """Whose caballeros can be in a place, with their names."""
    owners = [*range(rules.ranked), *([OWNERS - 1] if rules.church else [])]
    return tuple((int(owner), owner_name(rules, owner)) for owner in owners)


def caballeros_at(s: State, place: int) -> dict[str, int]:
    v = s.v
    here = CABALLEROS + place * OWNERS
    return {name: number for owner, name in owners_in(s.rules) if (number := int(v[here + owner]))}


def grandes_at(s: State, place: int) -> tuple[str, ...]:
    return tuple(COLOURS[seat] for seat in range(s.rules.players) if s.v[GRANDE + seat] == place)


def values_at(s: State, place: int) -> tuple[int, int, int]:
    row = value_row(s, place) * 4
    values = s.rules.values
    return int(values[row]), int(values[row + 1]), int(values[row + 2])


def tile_at(s: State, place: int) -> int | None:
    for tile in range(2):
        if s.v[TILE + tile] == place:
            return int(TILE_NAMES[tile])
    return None


def points_if_scored(s: State, place: int, trial: State | None = None) -> dict[str, int]:
    """What each player there would earn from a scoring of the place now, zeros included.

    It is scored in `trial`, if given: a copy of the state in which only points may differ.
    """
    if not is_christian(s, place):
        return {}
    if trial is None:
        trial = clone(s)
    v = trial.v
    seats = range(POINTS, POINTS + s.rules.players)
    before = [v[each] for each in seats]
    score_place(trial, place, False, 1)
    earned = [int(v[each]) - points for each, points in zip(seats, before, strict=True)]
    return {
        COLOURS[seat]: points
        for seat, points in enumerate(earned)
        if points or influence(s, place, seat)
    }


def view_regions(s: State) -> dict[str, PlaceView]:
    trial = clone(s)
    return {
        PLACE_NAMES[place]: view_place(s, place, trial)
        for place in range(PLACES)
        if s.rules.regions >> place & 1
    }


def view_place(s: State, place: int, trial: State) -> PlaceView:
    return PlaceView(
        caballeros=caballeros_at(s, place),
        grandes=grandes_at(s, place),
        values=values_at(s, place),
        tile=tile_at(s, place),
        king=s.v[KING] == place and s.v[GRANDE] != NOWHERE,
        if_scored=points_if_scored(s, place, trial),
    )


def view_castillo(s: State) -> CastilloView:
    v = s.v
    return CastilloView(
        values=values_at(s, CASTILLO),
        tile=tile_at(s, CASTILLO),
        king=v[KING] == CASTILLO and v[GRANDE] != NOWHERE,
        own=None,
        contents=caballeros_at(s, CASTILLO) if s.rules.open_castillo else None,
        grandes=grandes_at(s, CASTILLO),
    )


def view_card(s: State, pile: int) -> CardView:
    slot = pile * PILE_ROOM + s.v[SHOWN + pile]
    taker = int(s.v[TAKER + pile])
    return CardView(
        pile=pile + 1,
        card=card_name(int(s.rules.pile_cards[slot])),
        number=int(s.rules.pile_numbers[slot]),
        taken_by=owner_name(s.rules, taker - 1) if taker else None,
    )
