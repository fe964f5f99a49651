"""Many games between bots: same deals for all, rotated seats, results with intervals.

from elgrande.arena import play, play_games, summary
"""

from elgrande.arena.play import play
from elgrande.arena.report import summary
from elgrande.arena.results import Result, ResultStore
from elgrande.arena.runner import play_games
from elgrande.arena.schedule import line_ups

__all__ = ["Result", "ResultStore", "line_ups", "play", "play_games", "summary"]
