"""What regions pay: the points of every scoring in 500 games between random players.

python examples/analyse.py 500
"""

import random
import sys
from collections import Counter

from elgrande import Game, Options
from elgrande.game.events import Ranked


def main(games: int) -> None:
    points: Counter[str] = Counter()
    dice = random.Random(1)
    for seed in range(games):
        game = Game.new(Options(players=4), seed)
        while not game.is_over:
            seat = game.question.seats[0]
            game.apply(seat, dice.choice(game.legal(seat)))
        for event in game.events(None):
            if isinstance(event, Ranked):  # one player's place in one scoring
                points[event.place] += event.points + event.kings_bonus
    print(f"{'place':<10} points a game")
    for place, total in points.most_common():
        print(f"{place:<10} {total / games:6.1f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
