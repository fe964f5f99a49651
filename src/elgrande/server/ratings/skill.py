"""Skill as a mean and an uncertainty, updated by the results of games (Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from elgrande.server.ratings.rated_game import RatedGame

if TYPE_CHECKING:  # not needed before the first rated game
    from openskill.models import PlackettLuce

MU: Final = 25.0  # of a newcomer
SIGMA: Final = MU / 3
# As shown: a newcomer has 1500 ± 333.
MIDDLE: Final = 1500
SCALE: Final = 40


class Skill(Struct, frozen=True):
    """`mu` ± `sigma` in the model's own scale, and what it rests on."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    wins: int = 0

    @property
    def rating(self) -> int:
        return round(MIDDLE + SCALE * (self.mu - MU))

    @property
    def deviation(self) -> int:
        return round(SCALE * self.sigma)


@lru_cache(maxsize=1)
def model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA)


def after(game: RatedGame, skills: Mapping[str, Skill]) -> dict[str, Skill]:
    """The skills of the players after a game. `skills` lacks newcomers.

    A level of bots may sit in several seats; it gets the mean of what each would get.
    """
    before = [skills.get(player, Skill()) for player in game.players]
    teams = [[model().rating(each.mu, each.sigma)] for each in before]
    rated = model().rate(teams, ranks=[float(place) for place in game.places])
    made: dict[str, Skill] = {}
    for player in dict.fromkeys(game.players):
        seats = [seat for seat, each in enumerate(game.players) if each == player]
        old = before[seats[0]]
        made[player] = Skill(
            mu=sum(rated[seat][0].mu for seat in seats) / len(seats),
            sigma=sum(rated[seat][0].sigma for seat in seats) / len(seats),
            games=old.games + 1,
            wins=old.wins + any(game.places[seat] == 1 for seat in seats),
        )
    return made
