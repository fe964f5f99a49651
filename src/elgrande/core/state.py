"""The state of a game: one flat row of numbers that ends with a stack of frames.

Each name below is the offset of a block. A clone is one copy of the row; the rules are shared.
The top frame is the question being asked; `WAITING` says who has yet to answer it. What the numbers
of a frame mean is named where that kind of frame is handled: `v[f + PLACE_LEFT]`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from elgrande.core.board import PLACES
from elgrande.core.rules import PILE_ROOM, PILES, Rules

SEATS: Final[i64] = 5
OWNERS: Final[i64] = 6  # five seats (the dummy sits on the one after the players) and the Church
CHURCH: Final[i64] = 5

# --- the board and the players ---
CABALLEROS: Final[i64] = 0  # by place * OWNERS + owner
COURT: Final[i64] = 66  # by seat, from here on
PROVINCE: Final[i64] = 71
POINTS: Final[i64] = 76
GRANDE: Final[i64] = 81  # the region it stands in
HAND: Final[i64] = 86  # bits: power cards 1..13, then modifiers (hands.py). Secret from others
USED: Final[i64] = 91  # bits: the power cards played openly
# Bits: what a power card taken back and not seen since can be (see knowledge.py).
RECOVERED: Final[i64] = 96
RECOVERED_TOO: Final[i64] = 101
MODIFIER_HISTORY: Final[i64] = 106  # modifiers played and taken back, step by step (hands.py)
POWER: Final[i64] = 111  # power card of this round, 0 = none
TOTAL: Final[i64] = 116  # with its modifier
PASSED: Final[i64] = 121  # kind of the modifier handed to the left at the start + 1
DISC: Final[i64] = 126  # region on the secret disc + 1
ORDER: Final[i64] = 131  # seats in the order of this round's turns
# --- the table ---
TILE: Final[i64] = 136  # where each tile lies
LEFT: Final[i64] = 138  # by pile: bits of the cards not yet revealed
SHOWN: Final[i64] = 144  # by pile: the card revealed, -1 = none
TAKER: Final[i64] = 150  # by pile: who took it + 1
VETO_OWNER: Final[i64] = 156  # by veto: who holds it + 1
VETO_UNTIL: Final[i64] = 158  # by veto: last round in which it is good
SPACE: Final[i64] = 160  # the three spaces of France: owner + 1
KING: Final[i64] = 163
OLD_KING: Final[i64] = 164  # where the King stood before this turn's card moved him
ROUND: Final[i64] = 165  # index into the rules' rounds
FIRST: Final[i64] = 166  # who holds the start marker
ACTIVE: Final[i64] = 167  # whose turn it is
PILE: Final[i64] = 168  # the pile of the card in use
EVICTED: Final[i64] = 169  # the region being emptied
INFILTRATION: Final[i64] = 170  # 1: this turn's placement may enter the King's region
DUMMY_HAND: Final[i64] = 171  # bits of the dummy's power cards not yet revealed
DUMMY_PILE: Final[i64] = 172  # bits of the region cards not yet drawn
CONQUERED: Final[i64] = 173  # 1: Granada is an ordinary region (always so without the variant)
KEEPER: Final[i64] = 174  # who keeps the Church + 1
EXTRA_USED: Final[i64] = 175  # 1: the Church's extra caballero was used this turn
VETOES: Final[i64] = 176  # how many vetoes players hold
# --- asking ---
WAITING: Final[i64] = 177  # bits of the seats that must answer; CHANCE; or FINISHED
ALLOWED: Final[i64] = 178  # bits of the seats that let the rest of this action pass
ACTION: Final[i64] = 179  # offset of the frame of the special action under way; 0 = none
TOP: Final[i64] = 180  # offset of the top frame
FRAMES: Final[i64] = 181
FRAME: Final[i64] = 8  # a frame: its kind and seven numbers
DEPTH: Final[i64] = 6
SIZE: Final[i64] = 229  # FRAMES + FRAME * DEPTH

CHANCE_SEAT: Final[i64] = 5
CHANCE: Final[i64] = 1 << 5  # in WAITING: a draw is due
FINISHED: Final[i64] = 1 << 6  # in WAITING: the game is over


@final
@mypyc_attr(acyclic=True)
class State:
    __slots__ = ("log", "rules", "v")

    def __init__(self, v: vec[i64], rules: Rules) -> None:
        self.v: Final = v
        self.rules: Final = rules
        self.log: list[tuple[int, ...]] | None = None  # events, if a caller wants them

    def __reduce__(self) -> str:
        raise TypeError("a State holds secrets: use to_bytes, or a view of it")


def clone(s: State) -> State:
    """An independent copy, without the log."""
    return State(s.v[:], s.rules)


def to_bytes(s: State) -> bytes:
    """The whole state, secrets included, as a few hundred bytes (variable-length numbers)."""
    out = bytearray()
    v = s.v
    for i in range(SIZE):
        n = int(v[i])
        n = n << 1 if n >= 0 else (-n << 1) - 1
        while n > 127:
            out.append(n & 127 | 128)
            n >>= 7
        out.append(n)
    return bytes(out)


def from_bytes(data: bytes, rules: Rules) -> State:
    """The state that `to_bytes` wrote, under the same rules."""
    numbers: list[i64] = []
    n = 0
    shift = 0
    for byte in data:
        n |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            if n > 1 << 40:
                raise ValueError("not the bytes of a state: a number is too large")
            numbers.append(n >> 1 if n & 1 == 0 else -((n + 1) >> 1))
            n = 0
            shift = 0
    if len(numbers) != SIZE or shift:
        raise ValueError(f"not the bytes of a state: {len(numbers)} numbers, {SIZE} expected")
    return State(vec[i64](numbers), rules)


def push(v: vec[i64], kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
    """Push a frame."""
    f = v[TOP] + FRAME
    v[TOP] = f
    v[f] = kind
    v[f + 1] = a
    v[f + 2] = b
    v[f + 3] = c
    v[f + 4] = d
    v[f + 5] = e
    v[f + 6] = 0
    v[f + 7] = 0


def pop(v: vec[i64]) -> None:
    v[TOP] -= FRAME


def first_bit(mask: i64) -> i64:
    """The number of the lowest bit set, one of the first sixteen; there must be one.

    A product with this factor has other bits 12 to 15 for each single bit; they lead to its number
    in a table of four bits each. (A literal of more than 62 bits would be boxed: hence the ^ 4.)
    """
    return (0x012D_39EB_7C8A_6F54 >> ((mask & -mask) * 0x0F65 >> 12 & 15) * 4 & 15) ^ 4


def to_move(s: State) -> i64:
    """Who answers next: a seat, `CHANCE_SEAT`, or -1 when the game is over."""
    waiting = s.v[WAITING]
    if waiting == FINISHED:
        return -1
    return first_bit(waiting)


def ask(v: vec[i64], seat: i64) -> None:
    v[WAITING] = 1 << seat


def question(s: State) -> i64:
    """The kind of the question being asked (a frame of `vocabulary.py`)."""
    return s.v[s.v[TOP]]


def current_round(s: State) -> i64:
    return s.rules.rounds[s.v[ROUND]]


def shown_card(s: State, pile: i64) -> i64:
    """The revealed card of a pile."""
    return s.rules.pile_cards[pile * PILE_ROOM + s.v[SHOWN + pile]]


def _empty_row() -> vec[i64]:
    numbers = [0] * SIZE
    for pile in range(PILES):
        numbers[SHOWN + pile] = -1
    return vec[i64](numbers)


_EMPTY: Final = _empty_row()


def empty_state(rules: Rules) -> State:
    return State(_EMPTY[:], rules)


assert PLACES * OWNERS == COURT
