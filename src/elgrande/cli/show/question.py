"""The question in words, with all that its sentence can tell."""

from __future__ import annotations

import msgspec

from elgrande.cli.show.phrases import Phrases
from elgrande.game.view import View
from elgrande.words import QuestionWords


def ask_words(phrases: Phrases, view: View, seat: int) -> QuestionWords:
    """What is asked of a seat, and what follows from the answer.

    A terminal shows no board to look at: it also says what is taken and where the King stands.
    """
    asked = view.question
    more: dict[str, object] = {"player": view.players[seat].colour}
    if asked.kind == "power":
        played = [player.total for player in view.players if player.total is not None]
        if view.dummy and view.dummy["power"]:
            played.append(view.dummy["power"])
        more["barred"] = ", ".join(str(total) for total in sorted(played))
    if asked.kind == "place" and view.king in view.regions:
        more["king"] = view.king
    if asked.kind == "pass-modifier":
        more["to"] = view.players[(seat + 1) % len(view.players)].colour
    if asked.step is not None and view.active is not None:
        more["actor"] = view.players[view.active].colour
    return phrases.words.ask(phrases.options, msgspec.to_builtins(asked), None, **more)
