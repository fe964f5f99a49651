"""The board as plain text: `print(game)`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from elgrande.game.names import CHURCH_NAME, COLOURS, DUMMY
from elgrande.game.question import Question

if TYPE_CHECKING:
    from elgrande.game.view import View

_CELL = 9  # the longest colour, and two spaces


def text_board(view: View) -> str:
    """A row for each place, a column for each colour; * is a Grande, K the King."""
    owners = [player.colour for player in view.players]
    if view.dummy is not None:
        owners.append(DUMMY)
    if "church" in view.options.get("variants", []):
        owners.append(CHURCH_NAME)
    lines = [heading(view), _row("", "values", owners)]
    for name, place in view.regions.items():
        counts = [
            ("*" if owner in place.grandes else "") + str(place.caballeros.get(owner) or ".")
            for owner in owners
        ]
        lines.append(_row(name + " K" * place.king, "/".join(map(str, place.values)), counts))
    lines.append(_castillo(view, owners))
    for label in ("court", "province", "points", "total"):
        numbers = [getattr(player, label) for player in view.players]
        lines.append(_row(label, "", ["." if each is None else str(each) for each in numbers]))
    cards = [
        f"{card.pile} {card.card}{f' ({card.taken_by})' if card.taken_by else ''}"
        for card in view.cards
    ]
    return "\n".join([*lines, f"Cards: {', '.join(cards) or 'none'}"])


def heading(view: View) -> str:
    """The round and the question: `Round 3 of 9, azul's turn. azul: place (2 left)`."""
    if view.phase == "over":
        return "The game is over"
    turn = f", {COLOURS[view.active]}'s turn" if view.active is not None else ""
    return f"Round {view.round} of {view.rounds[-1]}{turn}. {describe(view.question)}"


def describe(question: Question) -> str:
    """`azul: place (2 left)`."""
    seats = ", ".join(COLOURS[seat] for seat in question.seats) or "chance"
    left = "" if question.left is None else f" ({question.left} left)"
    return f"{seats}: {question.kind}{left}"


def _castillo(view: View, owners: list[str]) -> str:
    """The Castillo's row. While it is closed, it shows only the viewer's own caballeros."""
    castillo = view.castillo
    own = None if view.seat is None else view.players[view.seat].colour

    def count(owner: str) -> str:
        if castillo.contents is not None:
            return str(castillo.contents.get(owner) or ".")
        if view.phase == "over":
            return "."  # the last scoring has emptied it
        return str(castillo.own or ".") if owner == own else "?"

    counts = [("*" if owner in castillo.grandes else "") + count(owner) for owner in owners]
    return _row("castillo" + " K" * castillo.king, "/".join(map(str, castillo.values)), counts)


def _row(label: str, values: str, cells: Iterable[str]) -> str:
    return f"{label:<11}{values:<8}" + "".join(f"{cell:>{_CELL}}" for cell in cells)
