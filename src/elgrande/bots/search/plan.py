"""Planning a turn: a beam over everything a seat decides before the next player's turn.

Lines are grouped by the card they take and the order of its parts, and each group keeps its own
best few, so that one card's many placements do not crowd out another promising card. The quick
policy guesses what others answer meanwhile (discs, returns, vetoes).
"""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from elgrande.bots.search.interruption import is_interrupted
from elgrande.bots.search.policy import quick_answer
from elgrande.bots.search.valuation import Valuation, change, survey
from elgrande.core import actions
from elgrande.core import vocabulary as do
from elgrande.core.board import TILES
from elgrande.core.engine import apply, fill_legal
from elgrande.core.moving import LIFTED
from elgrande.core.pieces import place_of
from elgrande.core.returning import lifted_owner, lifted_spot
from elgrande.core.state import (
    CHANCE,
    FINISHED,
    FRAME,
    FRAMES,
    KING,
    PILE,
    ROUND,
    TILE,
    TOP,
    USED,
    WAITING,
    State,
    clone,
    question,
    to_move,
)

DEEPEST: Final[i64] = 60  # answers in one turn, at most
BOARD: Final[i64] = USED  # the board, the supplies and the hands


@final
@mypyc_attr(acyclic=True)
class PartialTurn:
    """A partial turn: the answers so far, and the state they lead to."""

    def __init__(self, state: State, parent: PartialTurn | None, action: i64, second: i64) -> None:
        self.state = state
        self.parent = parent
        self.action: i64 = action
        self.second: i64 = second  # the drop that goes with a lift, or -1
        self.worth: float = 0.0
        self.group: i64 = -1
        self.done: bool = False

    def path(self) -> list[int]:
        """The answers from the question on."""
        back: list[int] = []
        line: PartialTurn | None = self
        while line is not None and line.action >= 0:
            if line.second >= 0:
                back.append(line.second)
            back.append(line.action)
            line = line.parent
        back.reverse()
        return back


def moment(s: State) -> i64:
    """A number that changes when a turn, a bid or a round is over."""
    v = s.v
    in_turn: i64 = 1 if v[TOP] > FRAMES and v[FRAMES + FRAME] == do.TURN else 0
    return ((v[ROUND] * 8 + v[FRAMES + 1]) * 8 + v[FRAMES + 2]) * 2 + in_turn


def follow(s: State, seat: i64, start: i64, m: Valuation) -> bool:
    """Answer for the others until the seat must; True once the moment `start` has passed."""
    v = s.v
    while True:
        waiting = v[WAITING]
        if waiting == CHANCE or waiting == FINISHED or moment(s) != start:
            return True
        if waiting >> seat & 1:
            return False
        other = to_move(s)
        apply(s, other, quick_answer(s, other, m))


def best_turn(t: State, seat: i64, card: i64, tries: i64, variety: float, m: Valuation) -> State:
    """Take a card and finish the turn by the quick policy: the best of a few ways, as judged.

    A way ends early where cards are drawn or discs are set: the tree goes on from there.
    """
    usual = m.randomness
    start = moment(t)
    found = t
    best = -1e9
    for number in range(tries):
        u = clone(t)
        v = u.v
        apply(u, seat, card)
        while v[WAITING] != CHANCE and v[WAITING] != FINISHED and moment(u) == start:
            if v[v[TOP]] == do.SECRET:
                break
            other = to_move(u)
            apply(u, other, quick_answer(u, other, m))
        m.randomness = variety
        worth = m.promise(u, seat)
        if worth > best:
            best = worth
            found = u
    m.randomness = usual
    return found


def digest(s: State) -> i64:
    """A hash that tells the states of one turn apart."""
    v = s.v
    h: i64 = 17
    for i in range(BOARD):
        h = (h * 31 + v[i]) & 0xFFFFFFFFFF
    for tile in range(TILES):
        h = (h * 31 + v[TILE + tile]) & 0xFFFFFFFFFF
    h = (h * 31 + v[KING]) & 0xFFFFFFFFFF
    f = v[TOP]
    for i in range(FRAME):
        h = (h * 31 + v[f + i]) & 0xFFFFFFFFFF
    return h


def plan(
    s: State,
    seat: i64,
    width: i64,
    moves: i64,
    m: Valuation,
    deadline: float = 0.0,
    all_discs: bool = False,
) -> list[PartialTurn]:
    """The best ways to answer from here to the end of the turn (or of the question), best first.

    Each group keeps `width` lines, with `moves` moves for each caballero. Past the deadline (if not
    0), or if interrupted, only the best line is completed. With `all_discs`, each disc is a group
    of its own.
    """
    randomness = m.randomness
    m.randomness = 0.0
    start = moment(s)
    root = PartialTurn(clone(s), None, -1, -1)
    frontier = [root]
    finished: list[PartialTurn] = []
    depth: i64 = 0
    while frontier and depth < DEEPEST:
        if deadline > 0.0 and (is_interrupted() or perf_counter() > deadline):
            frontier = frontier[: 0 if finished else 1]
        children = Children(seat, start, all_discs)
        for line in frontier:
            expand(line, moves, children, m)
        children.lines.sort(key=by_worth)
        frontier = keep_best(children.lines, width, finished)
        depth += 1
    finished.sort(key=by_worth)
    m.randomness = randomness
    return finished


def greedy_path(s: State, seat: i64, width: i64, m: Valuation) -> list[int]:
    """The answers that `greedy` plans, from here to the end of its turn."""
    kind = question(s)
    if kind == do.BID or kind == do.MODIFY or kind == do.HAND_OVER:
        m.randomness = 0.0
        return [int(quick_answer(s, seat, m))]
    lines = plan(s, seat, width, 3 * width, m)
    if not lines:
        return [int(quick_answer(s, seat, m))]
    return lines[0].path()


def by_worth(line: PartialTurn) -> float:
    return -line.worth


def keep_best(
    children: list[PartialTurn], width: i64, finished: list[PartialTurn]
) -> list[PartialTurn]:
    """Keep a few children of each group, best first; move completed lines to `finished`."""
    kept: list[PartialTurn] = []
    kept_in: dict[int, int] = {}
    for line in children:
        group = int(line.group) * 2 + (1 if line.done else 0)
        number = kept_in.get(group, 0)
        if number >= width:
            continue
        kept_in[group] = number + 1
        if line.done:
            finished.append(line)
        else:
            kept.append(line)
    return kept


@final
@mypyc_attr(acyclic=True)
class Children:
    """The lines that are one answer longer. Of those that lead to the same state, one is kept."""

    def __init__(self, seat: i64, start: i64, all_discs: bool) -> None:
        self.seat: i64 = seat
        self.start: i64 = start  # the moment of the plan's first question
        self.all_discs: bool = all_discs
        self.lines: list[PartialTurn] = []
        self.seen: set[int] = set()

    def add(
        self, t: State, parent: PartialTurn, action: i64, second: i64, group: i64, m: Valuation
    ) -> None:
        done = follow(t, self.seat, self.start, m)
        key = int(digest(t) * 64 + group)
        if key in self.seen:
            return
        self.seen.add(key)
        child = PartialTurn(t, parent, action, second)
        child.done = done
        child.group = group
        child.worth = m.promise(t, self.seat) if done else m.evaluate(t, self.seat)
        self.lines.append(child)


def expand(line: PartialTurn, moves: i64, children: Children, m: Valuation) -> None:
    seat = children.seat
    s = line.state
    kind = s.v[s.v[TOP]]
    if kind == do.MOVE and s.v[s.v[TOP] + LIFTED] == 0:
        expand_moves(line, moves, children, m)
        return
    n = fill_legal(s, seat, m.inner)
    legal = [m.inner[i] for i in range(n)]
    if kind == do.TAKE and len(legal) > 2 and legal[0] >= actions.TAKE and legal[0] < actions.CARD:
        legal = [legal[0], legal[n // 2], legal[n - 1]]
    for action in legal:
        t = clone(s)
        apply(t, seat, action)
        group = line.group
        if kind == do.CARD:
            group = t.v[PILE] * 4
        elif kind == do.PARTS and group % 4 == 0 and group >= 0:
            group += 1 if action == actions.PART_SPECIAL else 2
        elif kind == do.SECRET and children.all_discs and line.parent is None:
            group = (action - actions.DISC) * 4
        children.add(t, line, action, -1, group, m)


def expand_moves(line: PartialTurn, moves: i64, children: Children, m: Valuation) -> None:
    """The most promising lifts with their drops, valued by the two places they change."""
    seat = children.seat
    s = line.state
    n = fill_legal(s, seat, m.inner)
    lifts = [m.inner[i] for i in range(n)]
    m.focus(s, seat)
    survey(s, seat, m)
    pairs: list[tuple[float, int, int]] = []
    for lift in lifts:
        t = clone(s)
        apply(t, seat, lift)
        if lift == actions.STOP:
            children.add(t, line, lift, -1, line.group, m)
            continue
        owner = lifted_owner(s, lift)
        spot = lifted_spot(lift)
        leaving = change(s, spot, owner, -1, seat, m)
        n = fill_legal(t, seat, m.inner)
        for i in range(n):
            target = m.inner[i] - actions.PLACE
            if place_of(target) != place_of(spot):
                gain = leaving + change(s, target, owner, 1, seat, m)
                pairs.append((-gain, int(lift), int(m.inner[i])))
    pairs.sort()
    for number, (loss, lift, drop) in enumerate(pairs):
        if number >= moves:
            break
        t = clone(s)
        apply(t, seat, lift)
        apply(t, seat, drop)
        children.add(t, line, lift, drop, line.group, m)
