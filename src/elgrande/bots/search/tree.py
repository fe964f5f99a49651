"""Open-loop information-set Monte Carlo tree search over whole turns, bids, cards and discs.

The root's children are the candidates: whole plans of the turn, or every answer where there is no
turn to plan. Below, the tree branches on the bids, cards and discs of all players; the quick policy
answers the rest. Each iteration samples hidden information and future cards, plays past the next
general scoring, and credits each player's choices with that player's own result (max^n). Discs set
simultaneously share one node with separate statistics for each player (decoupled), so no choice
depends on what its player cannot see.

The n-th visit of every candidate uses the same samples, and all remaining candidates get equally
many visits (sequential halving), so candidates are compared on common random numbers.
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import perf_counter
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from elgrande.bots.search.evaluate import rounds_to_scoring
from elgrande.bots.search.plan import plan
from elgrande.bots.search.policy import quick_answer
from elgrande.bots.search.valuation import Valuation
from elgrande.core import vocabulary as do
from elgrande.core.chance import Dice, settle
from elgrande.core.engine import apply, fill_legal
from elgrande.core.knowledge import determinize
from elgrande.core.state import FINISHED, ROUND, SEATS, TOP, WAITING, State, to_move


@final
@mypyc_attr(acyclic=True)
class Settings:
    """The parameters of the search, found by experiment (see docs/bots.md)."""

    def __init__(self) -> None:
        self.width: i64 = 3  # of the beam
        self.moves: i64 = 9  # moves of a caballero that the beam considers
        self.candidates: i64 = 40  # number of plans searched
        self.narrowing: float = 0.9  # share of the budget after which two candidates remain
        self.tree_curiosity: float = 10.0
        self.tree_depth: i64 = 6  # decisions below the root that branch
        self.settled: i64 = 6  # visits before a node uses its own statistics, not the quick policy
        self.far: float = 0.4  # weight of an iteration's end; the rest goes to its first round
        self.randomness: float = 0.1
        self.trust: float = 2.0  # a plan's prior counts as this many visits
        self.winning: float = 4.0  # points that a certain win is worth


@final
@mypyc_attr(acyclic=True)
class Edge:
    """One answer at a node, with its visits and the total result for the player who gave it."""

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.visits: i64 = 0
        self.total: float = 0.0
        self.below: Node | None = None


@final
@mypyc_attr(acyclic=True)
class Node:
    def __init__(self) -> None:
        self.visits: vec[i64] = vec[i64]([0] * SEATS)
        self.edges: list[Edge] = []
        self.together: Node | None = None  # the node after discs set simultaneously


@final
@mypyc_attr(acyclic=True)
class Candidate:
    """A sequence of answers at the root, its statistics, and the tree below it."""

    def __init__(self, path: list[int], prior: float) -> None:
        self.path: vec[i64] = vec[i64](path)
        self.prior: float = prior
        self.visits: i64 = 0
        self.total: float = 0.0
        self.below = Node()

    def goes_on(self, answer: i64) -> bool:
        """Whether this is the candidate's next answer and more answers follow."""
        return len(self.path) > 1 and self.path[0] == answer

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits > 0 else self.prior


@final
@mypyc_attr(acyclic=True)
class Search:
    """A search from one question of one seat; call `run` again to continue it."""

    def __init__(
        self, s: State, seat: i64, m: Valuation, settings: Settings, seed: i64, deadline: float
    ) -> None:
        self.s = s
        self.seat: i64 = seat
        self.m = m
        self.settings = settings
        self.seed: i64 = seed
        self.candidates: list[Candidate] = []
        self.alive: list[Candidate] = []  # those not dropped yet
        self.next: i64 = 0  # index in `alive` of the next one to visit
        self.iterations: i64 = 0
        self.cards = Dice(seed)
        self.utility: vec[float] = vec[float]([0.0] * SEATS)
        self.near: vec[float] = vec[float]([0.0] * SEATS)
        self.others = Node()  # shared node for discs that others set simultaneously with the root
        self.trail: list[Edge] = []
        self.last_round: i64 = 0
        self.planned: bool = False
        self.passed: bool = False  # this iteration has gone past the current round
        self.propose(deadline)

    def propose(self, deadline: float) -> None:
        """Find the candidates."""
        s = self.s
        seat = self.seat
        m = self.m
        m.winning = self.settings.winning
        kind = s.v[s.v[TOP]]
        if kind != do.BID and kind != do.MODIFY and kind != do.HAND_OVER:
            width = self.settings.width
            for line in plan(s, seat, width, self.settings.moves, m, deadline):
                if len(self.candidates) < self.settings.candidates:
                    self.candidates.append(Candidate(line.path(), line.worth))
        self.planned = len(self.candidates) > 0
        if not self.planned:
            n = fill_legal(s, seat, m.legal)
            for i in range(n):
                self.candidates.append(Candidate([int(m.legal[i])], 0.0))
        self.alive = self.candidates[:]
        m.randomness = self.settings.randomness
        self.last_round = s.v[ROUND]
        if self.settings.far > 0.0:
            self.last_round += rounds_to_scoring(s)

    def go_on(self, s: State, answer: i64) -> bool:
        """Move to the next question of the turn, after this answer to the last one.

        Drops the plans that began with another answer. The rest keep their statistics and trees.
        """
        begun: list[Candidate] = []
        alive: list[Candidate] = []
        for each in self.alive:
            if each.goes_on(answer):
                alive.append(each)
        for each in self.candidates:
            if each.goes_on(answer):
                begun.append(each)
        if not alive:
            return False
        for each in begun:
            each.path = vec[i64]([int(each.path[i]) for i in range(1, len(each.path))])
        self.s = s
        self.candidates = begun
        self.alive = alive
        self.next = 0
        self.iterations = 0
        return True

    def run(self, iterations: i64, began: float, seconds: float) -> None:
        """Search up to this many iterations in total, or (if not 0) this many seconds.

        Visits the remaining candidates in turn and drops the worse ones as the budget is used up.
        """
        while self.iterations < iterations and len(self.candidates) > 1:
            used = float(self.iterations) / float(iterations)
            if seconds > 0.0:
                used = max(used, (perf_counter() - began) / seconds)
                if used >= 1.0:
                    break
            if self.next == len(self.alive):
                self.next = 0
                self.narrow(used)
            self.iterate(self.alive[self.next])
            self.next += 1
            self.iterations += 1

    def narrow(self, used: float) -> None:
        """Drop the worse candidates: from all to two, at a constant rate of decay."""
        number = float(len(self.candidates))
        part = min(1.0, used / self.settings.narrowing)
        allowed = number * exp(part * log(2.0 / number)) + 0.5
        if float(len(self.alive)) <= allowed:
            return
        level = self.level()
        ranked = [(-self.score(each, level), at) for at, each in enumerate(self.alive)]
        ranked.sort()
        keep: list[Candidate] = []
        for score, at in ranked:
            if float(len(keep)) < allowed - 0.5:
                keep.append(self.alive[at])
        self.alive = keep

    def level(self) -> float:
        """The mean difference between the candidates' results and their priors."""
        total = 0.0
        visited = 0.0
        for each in self.alive:
            if each.visits > 0:
                total += each.mean() - each.prior
                visited += 1.0
        return total / visited if visited > 0.0 else 0.0

    def score(self, candidate: Candidate, level: float) -> float:
        """The mean result, with the plan's prior counted as a few visits."""
        trust = self.settings.trust if self.planned else 0.01
        promise = candidate.prior + level
        return (candidate.total + trust * promise) / (float(candidate.visits) + trust)

    def iterate(self, candidate: Candidate) -> None:
        m = self.m
        seed = (self.seed * 7919 + candidate.visits * 104729) & 0xFFFFFFFF
        self.cards = Dice(seed)
        m.dice = Dice(seed ^ 0x5BD1E995)
        t = determinize(self.s, self.seat, self.cards)
        self.follow_path(t, candidate.path)
        self.descend(t, candidate)
        m.judge(t, self.utility)
        if self.passed:
            far = self.settings.far
            for seat in range(t.rules.players):
                self.utility[seat] = far * self.utility[seat] + (1.0 - far) * self.near[seat]
        result = self.utility[self.seat]
        candidate.visits += 1
        candidate.total += result
        for edge in self.trail:
            edge.visits += 1
            edge.total += self.utility[edge.seat]

    def follow_path(self, t: State, path: vec[i64]) -> None:
        """Give the candidate's answers; the quick policy answers for the others in between."""
        seat = self.seat
        m = self.m
        i: i64 = 0
        while i < len(path):
            settle(t, self.cards)
            if t.v[WAITING] == FINISHED:
                return
            if t.v[WAITING] >> seat & 1:
                action = path[i]
                n = fill_legal(t, seat, m.legal)
                found = False
                for k in range(n):
                    if m.legal[k] == action:
                        found = True
                if not found:  # the game went another way: drop the rest of the plan
                    return
                apply(t, seat, action)
                i += 1
            else:
                other = to_move(t)
                apply(t, other, quick_answer(t, other, m))

    def descend(self, t: State, candidate: Candidate) -> None:
        """Play past the next general scoring: by the tree, then by the quick policy."""
        v = t.v
        m = self.m
        node: Node | None = candidate.below
        if self.others_still_answer(t):
            node = self.others
        depth: i64 = 0
        self.trail = []
        self.passed = False
        while v[ROUND] <= self.last_round:
            self.look_back_at_round(t)
            settle(t, self.cards)
            if v[WAITING] == FINISHED:
                return
            seat = to_move(t)
            kind = v[v[TOP]]
            if node is None or (kind != do.BID and kind != do.CARD and kind != do.SECRET):
                apply(t, seat, quick_answer(t, seat, m))
                continue
            action = self.choose(t, seat, node)
            if kind != do.SECRET:
                depth += 1
                edge = self.trail[len(self.trail) - 1]
                node = node_after(edge) if depth < self.settings.tree_depth else None
            elif v[WAITING] == 1 << seat:  # the last disc
                node = candidate.below if node is self.others else node_after_discs(node)
            apply(t, seat, action)

    def others_still_answer(self, t: State) -> bool:
        """Whether the root asks for discs and only the root's own seat has set one.

        The others then choose at one node shared by all candidates: they cannot see the disc.
        """
        u = self.s.v
        v = t.v
        return (
            u[u[TOP]] == do.SECRET
            and v[TOP] == u[TOP]
            and v[v[TOP]] == do.SECRET
            and v[WAITING] == u[WAITING] & ~(1 << self.seat)
        )

    def look_back_at_round(self, t: State) -> None:
        """Evaluate the position once, as soon as the current round is over."""
        if t.v[ROUND] > self.s.v[ROUND] and not self.passed:
            self.passed = True
            self.m.judge(t, self.near)

    def choose(self, t: State, seat: i64, node: Node) -> i64:
        """Choose this seat's answer at this node and add its edge to the trail."""
        m = self.m
        visits = node.visits[seat]
        node.visits[seat] = visits + 1
        if visits < self.settings.settled:
            action = quick_answer(t, seat, m)
            self.trail.append(edge_of(node, seat, action))
            return action
        n = fill_legal(t, seat, m.legal)
        total = 0.0
        tried: i64 = 0
        for edge in node.edges:
            if edge.seat == seat:
                total += edge.total
                tried += edge.visits
        average = total / float(max(1, tried))
        doubt = self.settings.tree_curiosity * sqrt(log(float(visits) + 1.0))
        best = -1e9
        found = m.legal[0]
        for i in range(n):
            action = m.legal[i]
            bound = average - 1.0 + doubt
            for edge in node.edges:
                if edge.action == action and edge.seat == seat:
                    count = float(edge.visits)
                    bound = edge.total / count + doubt / sqrt(count)
                    break
            bound += 0.01 * m.chance()
            if bound > best:
                best = bound
                found = action
        self.trail.append(edge_of(node, seat, found))
        return found

    def best(self) -> Candidate:
        """The best remaining candidate."""
        level = self.level()
        found = self.alive[0]
        for each in self.alive:
            if self.score(each, level) > self.score(found, level):
                found = each
        return found


def node_after(edge: Edge) -> Node | None:
    """The node below an answer, created on its second visit."""
    if edge.below is None and edge.visits > 0:
        edge.below = Node()
    return edge.below


def node_after_discs(node: Node) -> Node:
    if node.together is None:
        node.together = Node()
    return node.together


def edge_of(node: Node, seat: i64, action: i64) -> Edge:
    for edge in node.edges:
        if edge.action == action and edge.seat == seat:
            return edge
    fresh = Edge(seat, action)
    node.edges.append(fresh)
    return fresh


def think(
    s: State,
    seat: i64,
    m: Valuation,
    settings: Settings,
    seed: i64,
    iterations: i64,
    seconds: float,
) -> Search:
    """Search for this many iterations or (if not 0) seconds, whichever limit comes first."""
    began = perf_counter()
    planned = began + 0.4 * seconds if seconds > 0.0 else 0.0
    search = Search(s, seat, m, settings, seed, planned)
    search.run(iterations, began, seconds)
    return search
