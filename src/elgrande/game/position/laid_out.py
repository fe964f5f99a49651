"""A game on a board laid out in keywords: `Game.position(options, seed, king="aragon", ...)`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from elgrande.game.options import Options
from elgrande.game.oracle import oracle_for
from elgrande.game.position.line import read_position
from elgrande.game.position.set_up import check_shapes, reveal, set_up
from elgrande.game.position.syntax import PositionError

if TYPE_CHECKING:
    from elgrande.game.game import Game


def lay_out(
    make: type[Game],
    options: Options | None = None,
    seed: int | None = None,
    *,
    cards: Mapping[int, str] | None = None,
    events: bool = True,
    asked: str | None = None,
    question: str = "power",
    **keywords: Any,
) -> Game:
    """A game at the first bid of a round, on a board laid out in keywords.

    With `asked`, a colour, it is at the `question` to that player: see `Game.at_question`.

    >>> from elgrande import Game
    >>> game = Game.position(king="aragon", vieja={"azul": 3, "oro": 1}, cards={1: "move-any-3"})
    """
    chosen = Options() if options is None else options
    if not isinstance(chosen, Options):
        raise TypeError(f"a game is made from Options, not from {chosen!r}")
    if asked is None and question != "power":
        raise PositionError("asked", f"the colour that is asked {question!r} is missing")
    check_shapes({"cards": cards, **keywords})
    position = read_position(set_up(chosen, seed, **keywords))
    revealing = reveal(cards or {}, oracle_for(seed))
    game = make(chosen, oracle_for(seed), first=revealing, events=events, state=position.state)
    shown = {card.pile: card.card for card in game.view(None).cards}
    for pile, card in (cards or {}).items():
        if shown.get(pile) != card:
            raise PositionError("cards", f"{card!r} is not in pile {pile}")
    return game if asked is None else game.at_question(asked, question, seed)
