"""Typed bots: players that answer in actions instead of ids.

>>> from elgrande.arena import play
>>> class Modest:
...     name = "modest"
...
...     def answer(self, knowledge, legal, budget=None):
...         return legal[0] if knowledge.view().question.kind == "power" else legal[-1]
>>> [game] = play([Modest(), "random"], seed=7)
>>> game.is_over
True
"""

from __future__ import annotations

from collections.abc import Sequence

from elgrande.bots.interface import Bot, Budget, TypedBot
from elgrande.bots.knowledge import Knowledge
from elgrande.game import codec
from elgrande.game.actions import parse
from elgrande.game.illegal import refuse


def as_bot(player: Bot | TypedBot) -> Bot:
    """The player as a `Bot`: unchanged if it is one. Raises `TypeError` if it is no bot."""
    answers = getattr(player, "choose", getattr(player, "answer", None))
    if isinstance(player, type) or not callable(answers):
        raise TypeError(f"{player!r} is no bot: a bot is an object with `choose` or `answer`.")
    return player if isinstance(player, Bot) else _InIds(player)


class _InIds:
    """A typed bot as a `Bot`. The second id of a two-part action waits for its own question."""

    def __init__(self, typed: TypedBot) -> None:
        self.typed = typed
        self.name = typed.name
        self.remembers = getattr(typed, "remembers", False)
        self._second: tuple[int, ...] = ()

    def choose(
        self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
    ) -> int:
        second, self._second = self._second, ()
        if second and second[0] in legal:
            return second[0]
        state, seat = knowledge.possible(), knowledge.seat
        actions = codec.legal(state, seat)
        given = self.typed.answer(knowledge, actions, budget)
        action = parse(given) if isinstance(given, str) else given
        ids = codec.encode(state, seat, action)
        if ids is None:
            raise refuse(state, seat, action, [str(each) for each in actions])
        self._second = ids[1:]
        return ids[0]
