"""Four bots play a game of El Grande: the board and the result."""

from elgrande.arena import play

[game] = play(["greedy", "greedy", "random", "random"], seed=1)

print(game)
for place, player in sorted(zip(game.ranking, game.view(None).players, strict=True)):
    print(f"{place}. {player.colour}: {player.points} points")
