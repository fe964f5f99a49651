"""Four bots play a game of El Grande: the board and the result."""

from elgrande import Game, Options
from elgrande.bots import answer, create

options = Options(edition="big-box", players=4)
game = Game.new(options, seed=1)
bots = [create(name, seed=1) for name in ("greedy", "greedy", "random", "random")]

while not game.is_over:
    seat = game.question.seats[0]
    game.apply(seat, answer(bots[seat], game, seat))

print(game)
for place, player in sorted(zip(game.ranking, game.view(None).players, strict=True)):
    print(f"{place}. {player.colour}: {player.points} points")
