"""`search` and the levels that people play against: Monte Carlo tree search under a budget.

Candidates are plans of a whole turn: the search at its first question settles the later ones too.
The tree is kept for the turn: a later question reuses the plans that began with the answers given,
with their statistics. If the game goes another way, the bot plans and searches the rest again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from elgrande.bots.interface import Budget
from elgrande.bots.knowledge import Knowledge
from elgrande.bots.search.evaluate import Weights
from elgrande.bots.search.network import Net
from elgrande.bots.search.plan import digest
from elgrande.bots.search.settings import Settings
from elgrande.bots.search.thinking import think
from elgrande.bots.search.tree import Search
from elgrande.bots.search.valuation import Valuation
from elgrande.core import vocabulary as do
from elgrande.core.engine import apply, is_legal
from elgrande.core.rules import SUPPLY
from elgrande.core.state import WAITING, State

NO_LIMIT: Final = 1 << 40
ITERATIONS: Final = 1000  # without a budget
MARGIN: Final = 0.95  # share of the time to use: the last iteration and the answer take some
OTHERWISE: Final = 0.06  # share of a turn's time for a question without a share of its own


def search_for(
    knowledge: Knowledge,
    seed: int,
    budget: Budget,
    weights: Weights | None = None,
    settings: Settings | None = None,
    net: Net | None = None,
) -> Search:
    """Search a question as long as the budget allows. The search sees the seat as seat 0."""
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

    Its own limits are `seconds` per turn, divided by kind of question (`shares`), and `iterations`
    per question. A budget that comes with a question can only lower them. A budget of iterations
    alone ignores the clock: the answer then depends only on the seed and the knowledge.
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
        self._answered = 0  # the last answer
        self._foreseen = 0  # digest of the state expected after it
        self.iterations = 0  # of the last search
        self.on_search: Callable[[Knowledge, Search], None] | None = None  # gets every new search

    def budget_for(self, knowledge: Knowledge, given: Budget | None) -> Budget:
        """The budget of a question: the bot's own limits, or lower ones if given."""
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
            return OTHERWISE  # the search planned the turn when it took caballeros
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
        plan = search.pick().path
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
        """This turn's search, advanced to this question; None if the game went another way."""
        search = self._search
        if search is None or digest(s) != self._foreseen or not search.go_on(s, self._answered):
            return None
        return search if is_legal(s, 0, search.best().path[0]) else None
