"""A bot in fifteen lines: it tries every answer in random games and takes the best.

Plays 20 games against `random`: python examples/bot.py 20
"""

import sys
from collections.abc import Sequence

from elgrande import Options
from elgrande.arena import play
from elgrande.bots import Budget, Knowledge
from elgrande.core.chance import Dice
from elgrande.core.engine import apply
from elgrande.core.playout import playouts


class Tryer:
    name = "tryer"

    def choose(
        self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
    ) -> int:
        def lead(action: int) -> float:
            state = knowledge.sample(Dice(1))  # a state that agrees with all the seat knows
            apply(state, knowledge.seat, action)
            points = playouts(state, games=8, seed=1)
            mine = points.pop(knowledge.seat)
            return mine - max(points)

        return max(legal, key=lead)


def main(games: int) -> None:
    played = play([Tryer(), "random"], games, Options(players=2, length="short"), seed=1)
    won = sum(game.scores[0] > game.scores[1] for game in played)
    print(f"tryer won {won} of {games} games")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
