"""Sample positions for every kind of question, from random games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import count
from typing import Final, NamedTuple

from elgrande.core.chance import Dice, deal, settle
from elgrande.core.engine import apply, legal_actions
from elgrande.core.state import State, clone, to_move
from elgrande.game.codec import opens_a_pair
from elgrande.game.options import Options
from elgrande.game.question import QUESTION_KINDS, question_of

BOT_QUESTIONS: Final = tuple(kind for kind in QUESTION_KINDS if kind not in ("chance", "over"))
GAMES_TO_SAMPLE: Final = (
    Options(),
    Options(edition="2023", players=3, modules=frozenset({"new-regency", "old-hands"})),
    Options(edition="2023", players=4, modules=frozenset({"power-shift"})),
    Options(players=5, variants=frozenset({"church", "france", "granada", "home-advantage"})),
    Options(edition="1995", players=2),
)


class SampleQuestion(NamedTuple):
    """A question: the state and the seat that must answer."""

    kind: str
    state: State
    seat: int


def questions_of_every_kind(each: int = 1) -> Iterator[SampleQuestion]:
    """This many questions of every kind, each from a different game; always the same ones."""
    found: dict[str, int] = defaultdict(int)
    for seed in count(1):
        seen: set[str] = set()
        for question in questions(GAMES_TO_SAMPLE[seed % len(GAMES_TO_SAMPLE)], seed):
            if question.kind not in seen and found[question.kind] < each:
                seen.add(question.kind)
                found[question.kind] += 1
                yield question
        if all(found[kind] >= each for kind in BOT_QUESTIONS):
            return


def questions(options: Options, seed: int) -> Iterator[SampleQuestion]:
    """The questions of a random game."""
    dice = Dice(seed)
    s = deal(options.rules, dice)
    half = False  # the first id of a two-part action is given
    while (seat := int(to_move(s))) >= 0:
        legal = legal_actions(s, seat)
        if not half:
            yield SampleQuestion(question_of(s, seat).kind, clone(s), seat)
        action = legal[int(dice.below(len(legal)))]
        half = not half and opens_a_pair(s, seat, action)
        apply(s, seat, action)
        settle(s, dice)
