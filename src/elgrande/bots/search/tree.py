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

from elgrande.bots.search.candidates import (
    Candidate,
    best_of,
    is_clear,
    level_of,
    narrowed,
    score,
)
from elgrande.bots.search.evaluate import rounds_to_scoring
from elgrande.bots.search.habits import foresee, rate_bids
from elgrande.bots.search.interruption import is_interrupted
from elgrande.bots.search.mixture import Mixture
from elgrande.bots.search.nodes import (
    Edge,
    Node,
    edge_of,
    mixture_of,
    node_after,
    node_after_discs,
)
from elgrande.bots.search.plan import best_turn, plan
from elgrande.bots.search.policy import quick_answer
from elgrande.bots.search.settings import Settings
from elgrande.bots.search.valuation import Valuation
from elgrande.core import actions
from elgrande.core import vocabulary as do
from elgrande.core.board import REGIONS
from elgrande.core.chance import Dice, settle
from elgrande.core.engine import apply, fill_legal
from elgrande.core.knowledge import determinize
from elgrande.core.state import (
    FINISHED,
    ROUND,
    SEATS,
    TOP,
    WAITING,
    State,
    to_move,
)


@final
@mypyc_attr(acyclic=True)
class Search:
    """A search from one question of one seat; call `run` again to continue it."""

    def __init__(
        self,
        s: State,
        seat: i64,
        m: Valuation,
        settings: Settings,
        seed: i64,
        deadline: float,
        mixes: bool = False,
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
        self.gains: vec[float] = vec[float]([0.0] * REGIONS)
        self.near: vec[float] = vec[float]([0.0] * SEATS)
        self.others = Node()  # shared node for discs that others set simultaneously with the root
        self.trail: list[Edge] = []
        self.last_round: i64 = 0
        self.trust: float = 0.01  # how many visits a prior counts for
        self.passed: bool = False  # this iteration has gone past the current round
        self.asked: bool = False  # it has met a question after the candidate's answers
        self.mixes: bool = mixes  # discs are mixed by regret matching
        self.mixture: Mixture | None = None  # how often to name each region, where discs are secret
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
            for line in plan(s, seat, width, self.settings.moves, m, deadline, self.mixes):
                if len(self.candidates) < self.settings.candidates:
                    self.candidates.append(Candidate(line.path(), line.worth))
        if self.candidates:
            self.trust = self.settings.trust
        else:
            n = fill_legal(s, seat, m.legal)
            rated = kind == do.BID and rate_bids(s, seat, n, m)  # the priors are learned gains
            if rated:
                self.trust = self.settings.bid_trust
            for i in range(n):
                prior = m.likely[i] if rated else 0.0
                self.candidates.append(Candidate([int(m.legal[i])], prior))
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
        self.mixture = None
        return True

    def run(self, iterations: i64, began: float, seconds: float) -> None:
        """Search up to this many iterations in total, or (if not 0) this many seconds.

        Visits the remaining candidates in turn and drops the worse ones as the budget is used up.
        """
        while self.iterations < iterations and len(self.candidates) > 1:
            used = float(self.iterations) / float(iterations)
            if seconds > 0.0:
                used = max(used, (perf_counter() - began) / seconds)
                if used >= 1.0 or is_interrupted():
                    break
            if self.next == len(self.alive):
                self.next = 0
                self.narrow(used)
                clear = self.settings.clear
                if clear > 0.0 and is_clear(self.best(), self.alive, clear):
                    break
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
        self.alive = narrowed(self.alive, allowed, self.trust)

    def iterate(self, candidate: Candidate) -> None:
        t = self.begin(candidate.visits)
        self.follow_path(t, candidate.path)
        self.finish(t, candidate)
        candidate.add(self.utility[self.seat])

    def begin(self, visit: i64) -> State:
        """A state with everything hidden drawn: the same for every candidate's n-th visit."""
        seed = (self.seed * 7919 + visit * 104729) & 0xFFFFFFFF
        self.cards = Dice(seed)
        self.m.dice = Dice(seed ^ 0x5BD1E995)
        return determinize(self.s, self.seat, self.cards)

    def finish(self, t: State, candidate: Candidate) -> None:
        """Play on after the candidate's answers and evaluate the end for every seat."""
        end = self.descend(t, candidate)
        self.m.judge(end, self.utility)
        if self.passed:
            far = self.settings.far
            for seat in range(end.rules.players):
                self.utility[seat] = far * self.utility[seat] + (1.0 - far) * self.near[seat]
        self.credit()

    def credit(self) -> None:
        """Add this iteration's result to every answer of the tree it went through."""
        for edge in self.trail:
            result = self.utility[edge.seat]
            edge.visits += 1
            edge.total += result
            mixture = edge.mixture
            if mixture is not None:
                mixture.learn_one(edge.action - actions.DISC, result, self.gains)

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

    def descend(self, t: State, candidate: Candidate) -> State:
        """Play past the next general scoring: by the tree, then by the quick policy."""
        v = t.v
        m = self.m
        tries = self.settings.tries
        node: Node | None = candidate.below
        if self.others_still_answer(t):
            node = self.others
        depth: i64 = 0
        self.trail = []
        self.passed = False
        self.asked = False
        while v[ROUND] <= self.last_round:
            self.look_back_at_round(t)
            settle(t, self.cards)
            if v[WAITING] == FINISHED:
                return t
            self.asked = True
            seat = to_move(t)
            kind = v[v[TOP]]
            if node is None or (kind != do.BID and kind != do.CARD and kind != do.SECRET):
                action = quick_answer(t, seat, m)
            elif kind == do.SECRET:
                action = self.choose_disc(t, seat, node)
                if v[WAITING] == 1 << seat:  # the last disc
                    node = candidate.below if node is self.others else node_after_discs(node)
            else:
                action = self.choose(t, seat, node)
                depth += 1
                edge = self.trail[len(self.trail) - 1]
                node = node_after(edge) if depth < self.settings.tree_depth else None
            if kind == do.CARD and tries > 1:
                t = best_turn(t, seat, action, tries, self.settings.variety, m)
                v = t.v
            else:
                apply(t, seat, action)
        return t

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
        guide = 0.0
        if self.settings.guide > 0.0 and foresee(t, seat, n, m):
            guide = self.settings.guide * sqrt(float(visits))
        doubt = self.settings.tree_curiosity * sqrt(log(float(visits) + 1.0))
        best = -1e9
        found = m.legal[0]
        for i in range(n):
            action = m.legal[i]
            bound = average - 1.0 + doubt
            if guide > 0.0:
                bound = average - 1.0 + guide * m.likely[i]
            for edge in node.edges:
                if edge.action == action and edge.seat == seat:
                    count = float(edge.visits)
                    bound = edge.total / count
                    if guide > 0.0:
                        bound += guide * m.likely[i] / (1.0 + count)
                    else:
                        bound += doubt / sqrt(count)
                    break
            bound += 0.01 * m.chance()
            if bound > best:
                best = bound
                found = action
        self.trail.append(edge_of(node, seat, found))
        return found

    def choose_disc(self, t: State, seat: i64, node: Node) -> i64:
        """Draw this seat's disc from its mixture at this node, if discs are mixed."""
        if not self.mixes:
            return self.choose(t, seat, node)
        m = self.m
        visits = node.visits[seat]
        node.visits[seat] = visits + 1
        n = fill_legal(t, seat, m.legal)
        regions: i64 = 0
        for i in range(n):
            regions |= 1 << m.legal[i] - actions.DISC
        mixture = mixture_of(node, seat, regions)
        if visits < self.settings.settled:
            action = quick_answer(t, seat, m)
        else:
            action = actions.DISC + mixture.draw(m.chance(), True)
        edge = edge_of(node, seat, action)
        edge.mixture = mixture
        self.trail.append(edge)
        return action

    def best(self) -> Candidate:
        """The best remaining candidate."""
        return best_of(self.alive, self.trust)

    def pick(self) -> Candidate:
        """The candidate to play: the best, or one of the good ones where discs are secret."""
        found = self.best()
        chance = float(Dice(self.seed ^ 0x3C6EF372).below(1 << 20)) / 1048576.0
        mixture = self.mixture
        if mixture is not None:
            shares = mixture.average()
            for each in self.candidates:
                chance -= shares[each.path[0] - actions.DISC]
                if chance < 0.0:
                    return each
            return found
        if self.settings.mixing <= 0.0 or self.s.v[self.s.v[TOP]] != do.SECRET:
            return found
        level = level_of(self.alive)
        top = score(found, level, self.trust)
        total = 0.0
        for each in self.candidates:
            if each.visits > 1:
                total += exp((score(each, level, self.trust) - top) / self.settings.mixing)
        rest = total * chance
        for each in self.candidates:
            if each.visits > 1:
                rest -= exp((score(each, level, self.trust) - top) / self.settings.mixing)
                if rest < 0.0:
                    return each
        return found
