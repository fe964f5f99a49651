"""What a seat may know as a row of numbers (`layout.py`), for programs that learn.

Like `game.view` it lists what may be seen. It assumes a perfect memory: what went into the Castillo
was announced, so the count inside is known. Rows of many games follow each other: `at` is the start
of one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from elgrande.core import vocabulary as do
from elgrande.core.board import AMBASSADOR, CASTILLO, PLACES, PLACES_THAT_PAY, REGIONS, SPOTS, TILES
from elgrande.core.draws import count
from elgrande.core.hands import last_modifier, number_of, times_played
from elgrande.core.observation import layout
from elgrande.core.observation.numbers import (
    HALF,
    HUNDREDTHS,
    MINUS_TENTH,
    MOST_POINTS,
    ONE,
    TENTHS,
    UNITS,
    line_of,
    mark,
    slot_of,
    tenths,
)
from elgrande.core.observation.question import observe_question
from elgrande.core.round import STAGE, TURNS
from elgrande.core.rules import MODIFIER_KINDS, PILE_ROOM, PILES, POWER_CARDS, Rules
from elgrande.core.state import (
    ACTIVE,
    ALLOWED,
    CABALLEROS,
    CONQUERED,
    COURT,
    DUMMY_HAND,
    DUMMY_PILE,
    EXTRA_USED,
    FIRST,
    FRAME,
    FRAMES,
    GRANDE,
    HAND,
    INFILTRATION,
    KEEPER,
    KING,
    LEFT,
    ORDER,
    OWNERS,
    PASSED,
    PILE,
    POINTS,
    POWER,
    PROVINCE,
    RECOVERED,
    RECOVERED_TOO,
    ROUND,
    SHOWN,
    SPACE,
    TAKER,
    TILE,
    TOP,
    TOTAL,
    USED,
    VETO_OWNER,
    VETO_UNTIL,
    VETOES,
    WAITING,
    State,
)
from elgrande.core.turn import ACTED, PLACED

ALL_OWNERS: Final[i64] = (1 << 48) - 1  # a byte for each of `OWNERS`


def blank_row(rules: Rules) -> vec[i32]:
    """A row with only the printed values."""
    row = vec[i32]([0] * layout.OBSERVATION)
    for place in range(PLACES):
        if place == CASTILLO or rules.regions >> place & 1:
            observe_value(rules, place, place, row, 0)
    return row


def observe(s: State, seat: i64, row: vec[i32]) -> None:
    """Write what the seat may know into a copy of the rules' blank row."""
    observe_round(s, row, 0)
    observe_scene(s, seat, row, 0)
    observe_cards(s, seat, row, 0)
    observe_times(s, row, 0)
    for place in range(PLACES):
        observe_place(s, seat, place, ALL_OWNERS, row, 0)
    for owner in range(s.rules.ranked):
        observe_counts(s, owner, seat, row, 0)
    observe_question(s, seat, row, 0)


def observe_round(s: State, row: vec[i32], at: i64) -> None:
    """What is the same for all seats until cards are revealed again: see `round_key`.

    It lies between `layout.CARDS_LEFT` and `layout.SCORING`.
    """
    v = s.v
    cards = s.rules.pile_cards
    sizes = s.rules.pile_size
    for pile in range(PILES):
        if sizes[pile] > 1:
            left = v[LEFT + pile]
            slot = pile * PILE_ROOM
            for position in range(sizes[pile]):
                row[at + layout.CARDS_LEFT + cards[slot + position]] += i32(left >> position & 1)
    first = at + layout.CARDS_LEFT
    for there in range(first, first + layout.CARDS):
        row[there] = UNITS[i64(row[there])]
    rounds = s.rules.rounds
    now = rounds[v[ROUND]]
    row[at + layout.ROUND + now - 1] = ONE
    row[at + layout.ROUNDS_LEFT] = TENTHS[len(rounds) - 1 - v[ROUND]]
    if now % 3 == 0:
        row[at + layout.SCORING] = ONE


def round_key(s: State) -> i64:
    """Changes with the round and with every card revealed: a pile only ever loses cards."""
    v = s.v
    key = v[ROUND] << 40
    for pile in range(PILES):
        key += v[LEFT + pile]
    return key


def observe_scene(s: State, seat: i64, row: vec[i32], at: i64) -> None:
    """What seldom changes while the same seat continues."""
    observe_nobility(s, seat, row, at)
    observe_seats(s, seat, row, at)
    if s.rules.power_shift:
        observe_modifiers(s, seat, row, at)
    if s.rules.dummy:
        observe_dummy(s, row, at)
    if s.rules.france:
        observe_france(s, seat, row, at)


def observe_place(s: State, seat: i64, place: i64, changed: i64, row: vec[i32], at: i64) -> None:
    """The caballeros in a place, of the owners whose byte in `changed` is not zero."""
    v = s.v
    players = s.rules.players
    cell = CABALLEROS + place * OWNERS
    column = at + layout.CABALLEROS * layout.COLUMNS + place
    owner: i64 = 0
    while changed:
        if changed & 255:
            slot = owner
            if owner < players:
                slot -= seat
                if slot < 0:
                    slot += players
            row[column + slot * layout.COLUMNS] = TENTHS[v[cell + owner]]
        changed >>= 8
        owner += 1


def observe_counts(s: State, owner: i64, seat: i64, row: vec[i32], at: i64) -> None:
    """An owner's caballeros and points."""
    v = s.v
    line = at + line_of(s, owner, seat)
    row[line + layout.PROVINCE] = tenths(v[PROVINCE + owner])
    if owner < s.rules.players:
        row[line + layout.COURT] = tenths(v[COURT + owner])
        row[line + layout.POINTS] = HUNDREDTHS[min(v[POINTS + owner], MOST_POINTS)]


def observe_nobility(s: State, seat: i64, row: vec[i32], at: i64) -> None:
    v = s.v
    rules = s.rules
    for owner in range(rules.players):
        here = v[GRANDE + owner]
        if here >= 0:
            row[at + (layout.GRANDES + slot_of(s, owner, seat)) * layout.COLUMNS + here] = ONE
    if v[GRANDE] >= 0:  # otherwise the King is not on the board yet
        row[at + layout.KING * layout.COLUMNS + v[KING]] = ONE
        mark(rules.neighbours[v[KING]], PLACES, row, at + layout.BESIDE_KING * layout.COLUMNS)
    for tile in range(TILES):
        here = v[TILE + tile]
        if here >= 0:
            row[at + (layout.TILES + tile) * layout.COLUMNS + here] = ONE
            observe_value(rules, PLACES + tile, here, row, at)


def observe_value(rules: Rules, value: i64, place: i64, row: vec[i32], at: i64) -> None:
    """What a place is worth: its own row of the value table, or that of a tile."""
    values = rules.values
    for rank in range(PLACES_THAT_PAY):
        plane = at + (layout.VALUES + rank) * layout.COLUMNS
        row[plane + place] = TENTHS[values[value * 4 + rank]]


def in_turns(s: State) -> bool:
    """Whether turns are being taken, so that turn order and active player are defined."""
    return s.v[FRAMES] == do.ROUND and s.v[FRAMES + STAGE] == TURNS


def observe_seats(s: State, seat: i64, row: vec[i32], at: i64) -> None:
    v = s.v
    turns = in_turns(s)
    for owner in range(s.rules.ranked):
        if v[POWER + owner]:
            observe_bid(s, owner, row, at + line_of(s, owner, seat))
        if turns:
            row[at + line_of(s, v[ORDER + owner], seat) + layout.ORDER] = TENTHS[owner + 1]
    for owner in range(s.rules.players):
        line = at + line_of(s, owner, seat)
        observe_hand(s, owner, owner == seat, row, line)
        if v[WAITING] >> owner & 1:
            row[line + layout.ASKED] = ONE
        if v[ALLOWED] >> owner & 1:
            row[line + layout.ALLOWS] = ONE
    row[at + line_of(s, v[FIRST], seat) + layout.FIRST] = ONE
    if turns:
        row[at + line_of(s, v[ACTIVE], seat) + layout.ACTIVE] = ONE
    if v[KEEPER]:
        row[at + line_of(s, v[KEEPER] - 1, seat) + layout.CHURCH] = ONE
    if v[VETOES]:
        observe_vetoes(s, seat, row, at)


def observe_bid(s: State, owner: i64, row: vec[i32], line: i64) -> None:
    v = s.v
    row[line + layout.POWER] = TENTHS[v[POWER + owner]]
    total = v[TOTAL + owner]
    row[line + layout.TOTAL] = TENTHS[total] if total >= 0 else MINUS_TENTH
    if total != v[POWER + owner]:
        row[line + layout.ABILITY + last_modifier(v, owner) % 4] = ONE


def observe_hand(s: State, owner: i64, own: bool, row: vec[i32], line: i64) -> None:
    """The hand of another seat: every card not seen played; those taken back stay secret."""
    v = s.v
    taken_back = v[RECOVERED + owner] | v[RECOVERED_TOO + owner]
    surely = v[HAND + owner] if own else ~v[USED + owner]
    mark(surely, POWER_CARDS, row, line + layout.HAND)
    if taken_back:
        row[line + layout.TAKEN_BACK] = UNITS[2] if v[RECOVERED_TOO + owner] else UNITS[1]
        if not own:
            for card in range(POWER_CARDS):
                if taken_back >> card & 1:
                    row[line + layout.HAND + card] = HALF
    if s.rules.power_shift:  # how many there are is seen by all
        row[line + layout.MODIFIERS] = TENTHS[count(v[HAND + owner] >> POWER_CARDS)]


def observe_vetoes(s: State, seat: i64, row: vec[i32], at: i64) -> None:
    v = s.v
    for veto in range(i64(2)):
        owner = v[VETO_OWNER + veto] - 1
        if owner >= 0:
            line = at + line_of(s, owner, seat)
            both = v[VETO_OWNER] == v[VETO_OWNER + 1]
            row[line + layout.VETOES] = UNITS[2] if both else UNITS[1]
            if v[VETO_UNTIL + veto] <= v[ROUND]:
                row[line + layout.VETOES_ENDING] = ONE


def observe_cards(s: State, seat: i64, row: vec[i32], at: i64) -> None:
    v = s.v
    cards = s.rules.pile_cards
    for pile in range(PILES):
        slot = pile * PILE_ROOM
        shown = v[SHOWN + pile]
        if shown >= 0:
            line = at + layout.PILES + pile * 6
            row[line] = TENTHS[s.rules.pile_numbers[slot + shown]]
            card = cards[slot + shown]
            taker = v[TAKER + pile]
            if taker == 0:
                row[at + layout.OPEN_CARDS + card] = ONE
            else:
                row[line + 1 + slot_of(s, taker - 1, seat)] = ONE
                if pile == v[PILE] and taker == v[ACTIVE] + 1:
                    row[at + layout.CARD_IN_USE + card] = ONE


def clear_cards(s: State, row: vec[i32], at: i64) -> None:
    """Clear what `observe_cards` wrote about the same cards."""
    v = s.v
    cards = s.rules.pile_cards
    for pile in range(PILES):
        if v[SHOWN + pile] >= 0:
            card = cards[pile * PILE_ROOM + v[SHOWN + pile]]
            row[at + layout.OPEN_CARDS + card] = 0
            row[at + layout.CARD_IN_USE + card] = 0


def observe_times(s: State, row: vec[i32], at: i64) -> None:
    """Write what changes during a turn, zeros too: it overwrites an older row."""
    v = s.v
    turn: i64 = 0
    if in_turns(s) and v[TOP] > FRAMES and v[FRAMES + FRAME] == do.TURN:
        turn = 1
    row[at + layout.CONQUERED] = i32(v[CONQUERED]) * ONE
    row[at + layout.PLACED] = i32(v[FRAMES + FRAME + PLACED] & turn) * ONE
    row[at + layout.SPECIAL_DONE] = i32(v[FRAMES + FRAME + ACTED] & turn) * ONE
    row[at + layout.EXTRA_USED] = i32(v[EXTRA_USED] & turn) * ONE
    row[at + layout.INFILTRATION] = i32(v[INFILTRATION] & turn) * ONE


def observe_modifiers(s: State, seat: i64, row: vec[i32], at: i64) -> None:
    v = s.v
    for kind in range(MODIFIER_KINDS):
        own = number_of(v[HAND + seat], POWER_CARDS + kind)
        row[at + layout.OWN_MODIFIERS + kind] = UNITS[own]
        for owner in range(s.rules.players):
            cell = at + layout.SEEN_MODIFIERS + slot_of(s, owner, seat) * MODIFIER_KINDS + kind
            row[cell] = UNITS[times_played(v, owner, kind)]
    if v[PASSED + seat]:
        row[at + layout.PASSED + v[PASSED + seat] - 1] = ONE


def observe_dummy(s: State, row: vec[i32], at: i64) -> None:
    """The dummy's remaining cards, which follow from those it has shown."""
    mark(s.v[DUMMY_HAND], POWER_CARDS, row, at + layout.DUMMY_CARDS)
    mark(s.v[DUMMY_PILE], REGIONS, row, at + layout.DUMMY_REGIONS * layout.COLUMNS)


def observe_france(s: State, seat: i64, row: vec[i32], at: i64) -> None:
    for space in range(SPOTS - AMBASSADOR):
        owner = s.v[SPACE + space] - 1
        slot: i64 = 5 if owner < 0 else slot_of(s, owner, seat)
        row[at + layout.SPACES + space * 6 + slot] = ONE
