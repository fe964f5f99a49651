"""Four bots play a game of El Grande: the board and the result."""

from elgrande.arena import play

[game] = play(["greedy", "greedy", "random", "random"], seed=1)

print(game)
for player in sorted(game.view(None).players, key=lambda each: game.ranking[each.seat]):
    print(f"{game.ranking[player.seat]}. {player.colour}: {player.points} points")
