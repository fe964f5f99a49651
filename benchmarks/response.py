"""A best response to `hard`: its own search with the settings that did best against it.

They were chosen by games of one seat with settings drawn at random against three `hard`:

    python benchmarks/screening.py out.jsonl --one --games 600 --seed 31 iterations=30 \
        mixing=0.7,0 winning=12,24 randomness=0.1,0.3 bid_trust=25,8 guide=12,30 \
        candidates=14,40 envy=0.5,0.9 settled=6,2
    elgrande spar response@30 hard@30 --code benchmarks/response.py --error 1e-9 --games 400
"""

from __future__ import annotations

from collections.abc import Sequence

from elgrande.bots import Budget, Knowledge
from elgrande.bots.judgement import judgement
from elgrande.bots.levels import learned_settings, learned_weights
from elgrande.bots.search_bot import SearchBot


class Response:
    name = "response"

    def __init__(self, seed: int = 0) -> None:
        settings = learned_settings()
        settings.winning = 24.0
        settings.randomness = 0.3
        settings.bid_trust = 8.0
        self._bot = SearchBot(seed, weights=learned_weights(), settings=settings, net=judgement())

    def choose(
        self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
    ) -> int:
        return self._bot.choose(knowledge, legal, budget)
