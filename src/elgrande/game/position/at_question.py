"""Takes a position to another question of the same round, on the same board: `Game.at_question`.

`prepare` goes back to the first bid of the round; `play_to` answers from there to the question.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from elgrande.core import vocabulary as do
from elgrande.core.engine import advance
from elgrande.core.round import BIDS, DONE, STAGE
from elgrande.core.rules import PILE_ROOM, PILES, SUPPLY
from elgrande.core.state import (
    ACTION,
    ALLOWED,
    CHANCE,
    DISC,
    EXTRA_USED,
    FINISHED,
    FRAMES,
    HAND,
    INFILTRATION,
    LEFT,
    POWER,
    RECOVERED,
    RECOVERED_TOO,
    SHOWN,
    SIZE,
    TAKER,
    TOP,
    TOTAL,
    USED,
    WAITING,
    State,
)
from elgrande.game.actions import Allow, AnyAction, PlayPower, Start, Stop, TakeCard
from elgrande.game.names import COLOURS, card_name
from elgrande.game.position.check import check
from elgrande.game.position.syntax import PositionError
from elgrande.game.question import Question
from elgrande.game.view import CardView

if TYPE_CHECKING:
    from elgrande.game.game import Game

OF_EVERY_TURN: Final = ("power", "take", "card", "part", "place")
MOST_STEPS: Final = 40


def cards_of(s: State) -> list[str]:
    """The action cards of a game, by pile."""
    rules = s.rules
    found: dict[str, None] = {}
    for pile in range(PILES):
        for position in range(rules.pile_size[pile]):
            found[card_name(int(rules.pile_cards[pile * PILE_ROOM + position]))] = None
    return list(found)


def prepare(s: State, question: str) -> None:
    """Go back to the first bid of the round; for a card's action, let the card lie open."""
    cards = cards_of(s)
    if question not in (*OF_EVERY_TURN, *cards):
        known = ", ".join((*OF_EVERY_TURN, *cards))
        raise PositionError("question", f"there is no {question!r}: {known}")
    if s.v[FRAMES] != do.ROUND or s.v[WAITING] in (CHANCE, FINISHED):
        raise PositionError("stack", "no round with its cards is under way")
    take_back_the_bids(s)
    if question in cards:
        show(s, question)
    v = s.v
    for cell in (*range(FRAMES, SIZE), ALLOWED, ACTION, INFILTRATION, EXTRA_USED, WAITING):
        v[cell] = 0
    for pile in range(PILES):
        v[TAKER + pile] = 0
    v[TOP] = FRAMES
    v[FRAMES] = do.ROUND
    v[FRAMES + STAGE] = BIDS
    v[FRAMES + DONE] = 0
    advance(s)
    check(s, None)


def take_back_the_bids(s: State) -> None:
    v = s.v
    for seat in range(s.rules.players):
        power = int(v[POWER + seat])
        if v[TOTAL + seat] != power:
            raise PositionError(COLOURS[seat], "a bid with a modifier cannot be taken back")
        if power:
            v[HAND + seat] |= 1 << (power - 1)
            v[USED + seat] &= ~(1 << (power - 1))
        for block in (RECOVERED, RECOVERED_TOO):
            v[block + seat] &= v[USED + seat]
        for block in (POWER, TOTAL, DISC):
            v[block + seat] = 0


def show(s: State, card: str) -> None:
    v = s.v
    rules = s.rules
    for pile in range(PILES):
        for position in range(rules.pile_size[pile]):
            if card_name(int(rules.pile_cards[pile * PILE_ROOM + position])) != card:
                continue
            if v[SHOWN + pile] == position or rules.pile_size[pile] == 1:
                return
            if v[LEFT + pile] >> position & 1:
                v[LEFT + pile] |= 1 << v[SHOWN + pile]
                v[LEFT + pile] &= ~(1 << position)
                v[SHOWN + pile] = position
                return
    raise PositionError("question", f"{card} was revealed in an earlier round")


def play_to(game: Game, seat: int, question: str) -> Game | None:
    """Answer for all players until the seat is asked the question; None if there is no way.

    Where the card's action asks nothing, the question is whether to do it.
    """
    found: Game | None = None
    for _ in range(MOST_STEPS):
        asked = game.question
        reached = is_reached(asked, seat, question)
        if reached or (asked.card == question and asked.kind == "part"):
            found = game.clone()
        by = next(iter(asked.seats), seat)
        if reached or not asked.seats or (asked.kind not in ("power", "veto") and by != seat):
            break
        cards = game.view(None).cards
        game.apply(by, next_answer(asked, game.legal(by), cards, by == seat, question))
    return found


def is_reached(asked: Question, seat: int, question: str) -> bool:
    if question in OF_EVERY_TURN:
        return asked.kind == question and seat in asked.seats
    return asked.card == question and asked.kind not in ("card", "part", "place", "veto", "over")


def next_answer(
    asked: Question,
    legal: Sequence[AnyAction],
    cards: Iterable[CardView],
    mine: bool,
    question: str,
) -> AnyAction:
    """The answer that leads to the question.

    The player to be asked (`mine`) bids high, to have the first turn; the others bid low.
    """
    if asked.kind == "power":
        bids = [each for each in legal if isinstance(each, PlayPower) and each.modifier is None]
        takes = [each for each in bids if SUPPLY[each.value] > 0 or question != "take"]
        best = sorted(takes or bids or legal, key=_value)
        return best[-1] if mine else best[0]
    if asked.kind == "card":
        there = {card.pile for card in cards if card.card == question}
        offered = [each for each in legal if isinstance(each, TakeCard)]
        return next((each for each in offered if each.pile in there), legal[-1])
    if asked.kind == "part":
        return Start("place" if question == "place" else "special")
    if asked.kind == "veto":
        return Allow()
    return Stop() if Stop() in legal else legal[0]


def _value(bid: AnyAction) -> int:
    return bid.value if isinstance(bid, PlayPower) else 0
