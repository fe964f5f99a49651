"""The current question in words, with all the details its sentence can include."""

from __future__ import annotations

from elgrande.cli.show.phrases import Phrases
from elgrande.game.view import View
from elgrande.words import QuestionWords


def ask_words(phrases: Phrases, view: View, seat: int) -> QuestionWords:
    """The question to a seat, and what follows from the answer.

    A terminal may not keep the board in view: the text also names the bids and the King's region.
    """
    asked = view.question
    played = [player.total for player in view.players if player.total is not None]
    if view.dummy and view.dummy["power"]:
        played.append(view.dummy["power"])
    passes = asked.kind == "pass-modifier"
    return phrases.words.ask(
        phrases.options,
        asked,
        player=view.players[seat].colour,
        actor=None if view.active is None else view.players[view.active].colour,
        to=view.players[(seat + 1) % len(view.players)].colour if passes else None,
        barred=", ".join(str(total) for total in sorted(played)),
        king=view.king if view.king in view.regions else None,
    )
