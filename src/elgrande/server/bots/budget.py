"""How long the bots and hints of one account may think in an hour."""

from __future__ import annotations

from elgrande.server.config import Rate
from elgrande.server.rates import Rates


class ThinkingBudget:
    """`rate` is [seconds of thinking, in how many seconds]. A table counts towards its host."""

    def __init__(self, rates: Rates, rate: Rate) -> None:
        self._rates = rates
        self._rate = rate

    def is_spent(self, account: str) -> bool:
        return self._rates.used("thinking", account) >= self._rate[0]

    def spend(self, account: str, seconds: float) -> None:
        self._rates.spend(self._rate, "thinking", account, seconds)
