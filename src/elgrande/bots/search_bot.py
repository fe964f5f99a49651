"""`search` and the levels for people: Monte Carlo tree search under a budget.

Candidates are plans of a whole turn: the search at its first question settles the later ones too.
The tree is kept for the turn: a later question finds the plans that began as answered, with their
figures. Where things did not go as foreseen, the rest is planned and searched anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from elgrande.bots.interface import Budget
from elgrande.bots.knowledge import Knowledge
from elgrande.bots.search.evaluate import Weights
from elgrande.bots.search.network import Net
from elgrande.bots.search.plan import digest
from elgrande.bots.search.tree import Search, Settings, think
from elgrande.bots.search.valuation import Valuation
from elgrande.core import vocabulary as do
from elgrande.core.engine import apply, is_legal
from elgrande.core.rules import SUPPLY
from elgrande.core.state import WAITING, State

NO_LIMIT: Final = 1 << 40
ITERATIONS: Final = 1000  # where nobody says how long
MARGIN: Final = 0.95  # of the time given: the last iteration and the answer take some
OTHERWISE: Final = 0.06  # of a turn's time, for a question without a share of its own


def search_for(
    knowledge: Knowledge,
    seed: int,
    budget: Budget,
    weights: Weights | None = None,
    settings: Settings | None = None,
    net: Net | None = None,
) -> Search:
    """Search a question as long as the budget allows. In the search the seat is seat 0."""
    mixed = (seed ^ knowledge.fingerprint()) & 0xFFFFFFFF
    iterations = budget.iterations
    if iterations is None:
        iterations = NO_LIMIT if budget.milliseconds is not None else ITERATIONS
    seconds = 0.0
    if budget.milliseconds is not None:
        seconds = max(1e-6, budget.milliseconds / 1000 * MARGIN)
    return think(
        knowledge.as_first_seat(),
        0,
        Valuation(weights or Weights(), mixed, net),
        settings or Settings(),
        mixed,
        iterations,
        seconds,
    )


class SearchBot:
    """Answers by search.

    Its own limits are `seconds` a turn, shared out by kind of question (`shares`), and `iterations`
    a question. A budget that comes with a question can only lower them. One of iterations alone
    leaves the clock aside: the answer is then a function of the seed and the knowledge.
    """

    def __init__(
        self,
        seed: int = 0,
        name: str = "search",
        seconds: float | None = None,
        shares: Mapping[int, float] | None = None,
        iterations: int | None = None,
        weights: Weights | None = None,
        settings: Settings | None = None,
        net: Net | None = None,
    ) -> None:
        self.name = name
        self._seed = seed
        self._seconds = seconds
        self._shares = shares or {}
        self._most = iterations
        self._weights = weights or Weights()
        self._settings = settings or Settings()
        self._net = net
        self._search: Search | None = None  # of this turn
        self._answered = 0  # what was answered last
        self._foreseen = 0  # the digest of the state that is to lead to
        self.iterations = 0  # of the last search
        self.on_search: Callable[[Knowledge, Search], None] | None = None  # gets every new search

    def budget_for(self, knowledge: Knowledge, given: Budget | None) -> Budget:
        """What a question gets: the bot's own limits, or less if told so."""
        given = given or Budget()
        milliseconds = given.milliseconds
        by_iterations = given.iterations is not None and milliseconds is None
        if self._seconds is not None and not by_iterations:
            own = 1000 * self._seconds * self.share_of(knowledge)
            milliseconds = own if milliseconds is None else min(own, milliseconds)
        iterations = given.iterations
        if self._most is not None:
            iterations = self._most if iterations is None else min(self._most, iterations)
        return Budget(milliseconds, iterations)

    def share_of(self, knowledge: Knowledge) -> float:
        kind = knowledge.question
        if kind == do.CARD and SUPPLY[knowledge.power] > 0:
            return OTHERWISE  # the turn was thought through when caballeros were taken
        return self._shares.get(kind, OTHERWISE)

    def choose(
        self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
    ) -> int:
        if len(legal) == 1 and self._search is None:
            return legal[0]
        s = knowledge.as_first_seat()
        search = self._kept(s)
        if search is None:
            self._search = None
            if len(legal) == 1:
                return legal[0]
            limit = self.budget_for(knowledge, budget)
            search = search_for(
                knowledge, self._seed, limit, self._weights, self._settings, self._net
            )
            self.iterations = int(search.iterations)
            if self.on_search is not None:
                self.on_search(knowledge, search)
        plan = search.best().path
        first = int(plan[0])
        answer = knowledge.answer(first)
        if answer not in legal:
            return legal[0]
        apply(s, 0, first)
        if len(plan) > 1 and s.v[WAITING] == 1:
            self._search, self._answered, self._foreseen = search, first, int(digest(s))
        else:
            self._search = None
        return answer

    def _kept(self, s: State) -> Search | None:
        """The search of this turn, moved on to this question; None if things went another way."""
        search = self._search
        if search is None or digest(s) != self._foreseen or not search.go_on(s, self._answered):
            return None
        return search if is_legal(s, 0, search.best().path[0]) else None
