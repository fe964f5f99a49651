"""Hints: what a strong bot would answer from what the seat may know, and why, in words."""

from __future__ import annotations

from collections.abc import Sequence

from elgrande.bots import Budget, Knowledge, Reason, hint
from elgrande.core.state import State
from elgrande.game.codec import decode, first_ids
from elgrande.game.events import AnyEvent
from elgrande.game.hint import Hint as Hint
from elgrande.game.names import COLOURS
from elgrande.game.options import Options
from elgrande.words import Words, words

MAX_REASONS = 3  # in a hint


def hints(
    state: State,
    options: Options,
    seat: int,
    milliseconds: int,
    language: str,
    history: tuple[AnyEvent, ...] = (),
    people: Sequence[str | None] = COLOURS,
) -> list[Hint]:
    """The best few answers, found using only what the seat may know of the state.

    `history` is what happened, as the seat saw it; `people` are the players' names by seat.
    """
    knowledge = Knowledge(state, seat, history)
    texts = words(language)
    return [
        Hint(
            decode(state, seat, first_ids(state, seat, advice.plan)),
            advice.behind,
            worded(options, texts, advice.reasons, people),
            advice.sure,
        )
        for advice in hint(knowledge, Budget(milliseconds=milliseconds))
    ]


def worded(
    options: Options,
    texts: Words,
    reasons: tuple[Reason, ...],
    people: Sequence[str | None] = COLOURS,
) -> tuple[str, ...]:
    """The main reasons in words; those that need the rest of the turn are joined as the last."""

    def said(later: bool) -> list[str]:
        return [
            texts.say(
                options,
                f"reasons-{reason.kind}",
                points=reason.number,
                number=reason.number,
                place=reason.place,
                player=people[reason.seat] or COLOURS[reason.seat],
                rank=reason.rank or None,
                cards=", ".join(map(str, reason.cards)),
                best=reason.cards[0] if reason.kind == "turn" else None,
                worst=reason.cards[-1]
                if reason.kind == "turn" and len(set(reason.cards)) > 1
                else None,
                later=later,
            )
            for reason in reasons[:MAX_REASONS]
            if reason.later == later
        ]

    now, then = said(later=False), said(later=True)
    if then:
        semicolon = f"{texts.say(options, 'review-semicolon')} "
        now.append(texts.say(options, "reasons-later", reasons=semicolon.join(then)))
    return tuple(now)
