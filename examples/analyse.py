"""What regions pay: the points of every scoring in 500 games between random players.

python examples/analyse.py 500
"""

import sys
from collections import Counter

from elgrande.arena import play
from elgrande.game.events import Ranked


def main(games: int) -> None:
    points: Counter[str] = Counter()
    for game in play(["random"] * 4, games, seed=1):
        for event in game.events(None):
            if isinstance(event, Ranked):  # one player's place in one scoring
                points[event.place] += event.points + event.kings_bonus + event.home_bonus
    print(f"{'place':<10} points a game")
    for place, total in points.most_common():
        print(f"{place:<10} {total / games:6.1f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
