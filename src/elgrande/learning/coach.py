"""The coach of a first game: what a decision is about, and what each answer would mean.

One search judges the answers, the reasons are those of hints. The client chooses what to say: the
idea of a decision until the player has seen it often enough, a warning before a clear mistake, and
afterwards what the answer meant.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from elgrande.bots import Budget, Knowledge, hint
from elgrande.bots.advice import reasons
from elgrande.core.state import State
from elgrande.game.actions import AnyAction
from elgrande.game.codec import decode, encode, first_ids, legal
from elgrande.game.events import AnyEvent
from elgrande.game.names import COLOURS
from elgrande.game.options import Options
from elgrande.game.view import View, view_of
from elgrande.hints import worded
from elgrande.words import words

CLEAR_MISTAKE: Final = 4.0  # points behind the best answer
MAX_REASONS: Final = 2
MAX_EXPLAINED: Final = 40  # answers; a question about moves has hundreds
FULL_COURT: Final = 6

# The text about each kind of question, `coach-{name}`; without one the coach is silent.
ABOUT: Final = {
    "power": "power",
    "take": "take",
    "card": "card",
    "part": "part",
    "place": "place",
    "place-anywhere": "place",
    "move": "move",
    "king": "king",
    "score": "score",
    "tile": "tile",
    "grande": "grande",
    "recover": "recover",
    "veto": "veto",
    "disc-castillo": "disc",
    "disc-score": "disc",
    "disc-return": "return",
    "disc-flee": "flee",
    "return-choice": "return",
    "return-each": "rivals",
    "evict": "rivals",
}


class Meaning(Struct, frozen=True):
    """An answer, how far it is behind the best one (if it was searched), and what it achieves.

    `reasons` include the rest of the turn; `meant` is what the answer changes by itself.
    """

    action: AnyAction
    behind: float | None
    reasons: tuple[str, ...]
    meant: tuple[str, ...]
    mistake: bool = False


class Counsel(Struct, frozen=True):
    """What to say at a decision. `idea` names `ideas-{idea}`, a piece of advice that fits here."""

    about: str
    about_key: str
    idea: str | None
    idea_text: str
    answers: tuple[Meaning, ...]


SILENCE: Final = Counsel("", "", None, "", ())


def counsel(
    state: State,
    options: Options,
    seat: int,
    budget: Budget,
    language: str,
    history: tuple[AnyEvent, ...] = (),
    people: Sequence[str | None] = COLOURS,
) -> Counsel:
    """What to say before and after the answer of a seat, from what the seat may know."""
    texts = words(language)
    knowledge = Knowledge(state, seat, history)
    plans = {
        decode(state, seat, first_ids(state, seat, each.plan)): each
        for each in hint(knowledge, budget, most=MAX_EXPLAINED)
    }
    others = [action for action in legal(state, seat) if action not in plans]
    possible = knowledge.possible()

    def explained(path: Sequence[int]) -> tuple[str, ...]:
        return worded(
            options, texts, tuple(reasons(possible, seat, tuple(path)))[:MAX_REASONS], people
        )

    found = []
    for action in [*plans, *others][:MAX_EXPLAINED]:
        plan = plans.get(action)
        meant = explained(encode(state, seat, action) or ())
        whole = meant if plan is None else explained(plan.plan)
        behind = None if plan is None else plan.behind
        found.append(
            Meaning(action, behind, whole, meant, behind is not None and behind > CLEAR_MISTAKE)
        )
    view = view_of(state, options, seat)
    about = ABOUT.get(view.question.kind, "")
    idea = idea_for(view, seat)
    return Counsel(
        texts.say(options, f"coach-{about}") if about else "",
        about,
        idea,
        texts.say(options, f"ideas-{idea}") if idea else "",
        tuple(sorted(found, key=lambda each: (each.behind is None, each.behind or 0.0))),
    )


def idea_for(view: View, seat: int) -> str | None:
    """A general piece of advice for this decision."""
    me = view.players[seat]
    scoring = view.round % 3 == 0
    match view.question.kind:
        case "power":
            if scoring:
                return "late"
            return "high" if me.court >= FULL_COURT else "low" if me.court <= 1 else "precious"
        case "take":
            return "dry" if me.province <= FULL_COURT else "men"
        case "place":
            return "tower" if (view.castillo.own or 0) == 0 else "second"
        case "card":
            return "leader" if any(card.card.startswith("score") for card in view.cards) else "men"
        case "king":
            return "lock"
        case "score":
            return "leader"
        case "disc-castillo":
            return "hidden"
        case "move":
            return "quarrel" if not scoring else "attack"
    return None
