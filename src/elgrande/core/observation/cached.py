"""Incremental observations: kept from question to question, only what changed is written.

Most answers change a few counts and the question. While the same seat continues its turn, the rest
is compared instead of written.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i32, i64, mypyc_attr

from elgrande.core.board import PLACES
from elgrande.core.observation import layout
from elgrande.core.observation.observe import (
    clear_cards,
    in_turns,
    observe_cards,
    observe_counts,
    observe_place,
    observe_round,
    observe_scene,
    observe_times,
    round_key,
)
from elgrande.core.observation.question import WRITE_MORE, clear_question, observe_question
from elgrande.core.rules import PILES
from elgrande.core.state import (
    ACTIVE,
    ALLOWED,
    CABALLEROS,
    COURT,
    DUMMY_HAND,
    DUMMY_PILE,
    GRANDE,
    HAND,
    KEEPER,
    KING,
    OWNERS,
    PILE,
    POINTS,
    PROVINCE,
    SEATS,
    SPACE,
    TAKER,
    TILE,
    VETO_OWNER,
    VETO_UNTIL,
    WAITING,
    State,
)

NEVER: Final[i64] = -1  # not written yet


@final
@mypyc_attr(acyclic=True)
class CachedObservation:
    """What one seat of one game may know: a row in shared memory that begins at `at`."""

    def __init__(self, blank: vec[i32], room: vec[i32]) -> None:
        """`room` holds the rows before this one, and has memory for it."""
        self.blank: Final = blank
        # Extending a vec that has capacity writes into the same memory, as fast as a copy.
        self.room: Final = room
        self.at: Final[i64] = len(room)
        self.row: Final = extend(room, blank)
        # What is the same for all seats until `round_key` changes, and the row up to there.
        self.base: vec[i32] = blank[:0]
        self.head: Final = extend(room, blank[: layout.CARDS_LEFT])
        self.round: i64 = NEVER
        self.seat: i64 = NEVER
        # What the row was written from. Zero stands for the zeros of `blank`.
        self.question: i64 = NEVER
        self.board: i64 = NEVER
        self.cards: i64 = NEVER
        self.asked: i64 = NEVER
        self.hands: i64 = NEVER
        self.places: Final = vec[i64]([0] * PLACES)
        self.counts: Final = vec[i64]([0] * SEATS)

    def invalidate(self) -> None:
        """The state is replaced: write everything at the next update."""
        self.round = NEVER

    def clear(self) -> None:
        """Remove what an earlier state left in the row."""
        if self.round == NEVER:
            extend(self.room, self.blank)

    def update(self, s: State, seat: i64) -> None:
        """Bring the row up to date for a seat."""
        key = round_key(s)
        if key != self.round:
            self.base = self.blank[layout.CARDS_LEFT : layout.SCORING + 1]
            observe_round(s, self.base, -layout.CARDS_LEFT)
            self.round = key
            self.seat = NEVER
        same = self.is_same_scene(s) and seat == self.seat
        if not same or self.question < 0 or WRITE_MORE >> self.question & 1:
            self.begin(s, seat)
        else:
            clear_question(self.question, self.row, self.at)
        self.update_cards(s, seat)
        self.update_places(s, seat)
        self.update_counts(s, seat)
        observe_times(s, self.row, self.at)
        self.question = observe_question(s, seat, self.row, self.at)

    def begin(self, s: State, seat: i64) -> None:
        extend(self.room, self.blank)
        extend(self.head, self.base)
        observe_scene(s, seat, self.row, self.at)
        self.seat = seat
        self.cards = NEVER
        places = self.places
        for place in range(PLACES):
            places[place] = 0
        counts = self.counts
        for owner in range(SEATS):
            counts[owner] = 0

    def is_same_scene(self, s: State) -> bool:
        """Whether `observe_scene` would write the same as before. Keeps the present values.

        Bids, turn order and played cards are not compared: they change only outside of turns, or
        together with a hand, and during a turn hands only grow.
        """
        v = s.v
        if not in_turns(s):
            self.board = NEVER
            return False
        board = v[KING] << 4 | v[ACTIVE]
        for owner in range(SEATS):
            board = board << 4 | v[GRANDE + owner] + 1
        board = (board << 4 | v[TILE] + 1) << 4 | v[TILE + 1] + 1
        asked = (v[WAITING] << 8 | v[ALLOWED]) << 4 | v[KEEPER]
        for veto in range(i64(2)):
            asked = (asked << 4 | v[VETO_OWNER + veto]) << 4 | v[VETO_UNTIL + veto]
        hands: i64 = 0
        for owner in range(SEATS):
            hands += v[HAND + owner]
        if s.rules.dummy:
            hands += (v[DUMMY_HAND] << 16 | v[DUMMY_PILE]) << 32
        if s.rules.france:
            asked = ((asked << 4 | v[SPACE]) << 4 | v[SPACE + 1]) << 4 | v[SPACE + 2]
        same = self.board == board and self.asked == asked and self.hands == hands
        self.board = board
        self.asked = asked
        self.hands = hands
        return same

    def update_cards(self, s: State, seat: i64) -> None:
        """Write the takers of cards; which cards are shown is part of the round."""
        v = s.v
        cards = v[PILE]
        for pile in range(PILES):
            cards = cards << 4 | v[TAKER + pile]
        if cards != self.cards:
            if self.cards != NEVER:
                clear_cards(s, self.row, self.at)
            self.cards = cards
            observe_cards(s, seat, self.row, self.at)

    def update_places(self, s: State, seat: i64) -> None:
        v = s.v
        places = self.places
        few = s.rules.owners <= 4
        cell = CABALLEROS
        for place in range(PLACES):  # a byte for each owner
            now = v[cell] | v[cell + 1] << 8 | v[cell + 2] << 16 | v[cell + 3] << 24
            if not few:
                now |= v[cell + 4] << 32 | v[cell + 5] << 40
            changed = now ^ places[place]
            if changed:
                places[place] = now
                observe_place(s, seat, place, changed, self.row, self.at)
            cell += OWNERS

    def update_counts(self, s: State, seat: i64) -> None:
        v = s.v
        counts = self.counts
        for owner in range(s.rules.ranked):
            now = (v[POINTS + owner] << 8 | v[COURT + owner]) << 8 | v[PROVINCE + owner]
            if now != counts[owner]:
                counts[owner] = now
                observe_counts(s, owner, seat, self.row, self.at)
