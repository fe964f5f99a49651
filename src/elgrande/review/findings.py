"""What a review finds out about one step, independently of all other steps.

A search, which knows only what the player could know, proposes the best line; then that line and
the one that was played are compared on fresh samples (`bots.comparison`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from msgspec import Struct

from elgrande.bots import Budget, Knowledge, Reason
from elgrande.bots.advice import reasons
from elgrande.bots.comparison import Sample, difference, estimate, sample_lines
from elgrande.bots.judgement import judgement
from elgrande.bots.levels import learned_settings, learned_weights
from elgrande.bots.search.outlook import outlook
from elgrande.bots.search.tree import Search
from elgrande.bots.search.valuation import Valuation
from elgrande.bots.search_bot import search_for
from elgrande.core.actions import CARD, PART_PLACE
from elgrande.core.engine import apply, is_legal
from elgrande.core.state import WAITING, State, clone, shown_card
from elgrande.game.actions import AnyAction, TakeCard
from elgrande.game.codec import decode, encode, first_ids, legal
from elgrande.game.illegal import refuse
from elgrande.game.names import card_name
from elgrande.review.steps import ReviewStep

SEED: Final = 1
MOST_LINES: Final = 14  # alternatives shown for one decision: a hand of power cards, and one more


class Effort(Struct, frozen=True):
    """How much to spend on one step; the same effort gives the same review on every machine."""

    iterations: int = 240  # of the search for the best line
    samples: int = 120  # for each line compared, and for the win chances


class Line(Struct, frozen=True):
    """The answers of one player, and what they are worth to that player."""

    answers: tuple[AnyAction, ...]
    card: str | None  # the action card taken among them
    lead: float  # expected at the end, in points
    chance: float  # to win


class Assessment(Struct, frozen=True):
    """The line that was played, and the best line found.

    `cost` is in chances to win and `points` in points of lead, each with its standard error; all
    are 0 where nothing better was found. `reasons` speak for the best line.
    """

    played: Line
    best: Line
    cost: float = 0.0
    error: float = 0.0
    points: float = 0.0
    points_error: float = 0.0
    reasons: tuple[Reason, ...] = ()

    @property
    def is_sure(self) -> bool:
        """The difference is larger than chance explains: two standard errors."""
        return self.cost > 2 * self.error or self.points > 2 * self.points_error


class Finding(Struct, frozen=True):
    """Every seat's prospects before a step, and the verdict on a player's decision."""

    leads: tuple[float, ...]
    chances: tuple[float, ...]
    verdict: Assessment | None = None


def examine(step: ReviewStep, effort: Effort) -> Finding:
    leads, chances = prospects(step.state, effort.samples)
    verdict = None
    if step.free:
        verdict = judge(step.state, step.seat, step.path, effort, step.rest)
    return Finding(leads, chances, verdict)


def prospects(s: State, samples: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Every seat's expected lead and chance to win, with the board as it truly is."""
    found = outlook(s, Valuation(learned_weights(), SEED, judgement()), SEED, samples)
    return tuple(round(lead, 2) for lead, _ in found), tuple(round(won, 4) for _, won in found)


def judge(
    s: State, seat: int, path: tuple[int, ...], effort: Effort, rest: tuple[int, ...] = ()
) -> Assessment:
    """Compare the answers given with the best line found from what the seat could know.

    If others came between, the best plan that begins with these answers completes them; without
    such a plan, the answers that followed in the same turn do (`rest`).
    """
    knowledge = Knowledge(s, seat)
    search = search_of(knowledge, effort)
    plans = [search.best(), *sorted(search.candidates, key=lambda each: -each.mean())]
    paths = [tuple(knowledge.answer(int(each)) for each in plan.path) for plan in plans]
    best = paths[0]
    whole = next((each for each in paths if each[: len(path)] == path), path + rest)
    played, better = sample_lines(knowledge, search, (whole, best), effort.samples)
    line = line_of(knowledge, path, played)
    gain = difference(better, played)
    if gain.worth.mean <= 0.0:  # also where both lines are the same
        return Assessment(line, line)
    return Assessment(
        line,
        line_of(knowledge, best, better),
        round(max(0.0, gain.chance.mean), 4),
        round(gain.chance.error, 4),
        round(max(0.0, gain.lead.mean), 2),
        round(gain.lead.error, 2),
        tuple(reasons_against(knowledge.possible(), seat, best, whole)),
    )


def reasons_against(
    s: State, seat: int, best: tuple[int, ...], played: tuple[int, ...]
) -> Iterator[Reason]:
    """The reasons for a line, without those that speak for the other one just as much."""
    shared = {replace(each, later=False) for each in reasons(s, seat, played)}
    return (each for each in reasons(s, seat, best) if replace(each, later=False) not in shared)


def search_of(knowledge: Knowledge, effort: Effort) -> Search:
    """The search of the strong levels, by iterations."""
    return search_for(
        knowledge,
        SEED,
        Budget(iterations=effort.iterations),
        learned_weights(),
        learned_settings(),
        judgement(),
    )


class Comparison(Struct, frozen=True):
    """Two lines from the same position; differences are the other's less the played one's."""

    played: Line
    other: Line
    chance: float
    error: float
    points: float
    points_error: float

    @property
    def is_sure(self) -> bool:
        """The difference is larger than chance explains: two standard errors."""
        return abs(self.chance) > 2 * self.error or abs(self.points) > 2 * self.points_error


def compare(step: ReviewStep, path: tuple[int, ...], effort: Effort) -> Comparison:
    """Compare what was played with other answers of the same player."""
    knowledge = Knowledge(step.state, step.seat)
    search = search_of(knowledge, Effort(1, effort.samples))
    lines = (step.path + step.rest, path)
    played, other = sample_lines(knowledge, search, lines, effort.samples)
    gain = difference(other, played)
    return Comparison(
        line_of(knowledge, step.path, played),
        line_of(knowledge, path, other),
        round(gain.chance.mean, 4),
        round(gain.chance.error, 4),
        round(gain.lead.mean, 2),
        round(gain.lead.error, 2),
    )


class Margin(Struct, frozen=True):
    """How much better one of the alternatives is than another; both are indices of `lines`."""

    one: int
    other: int
    chance: float
    points: float
    sure: bool  # more than chance explains


class Alternatives(Struct, frozen=True):
    """What a player could have answered at a step, on the same samples.

    The first line was played. The others are the best found for each action card that could be
    taken, or for each answer where no card is taken.
    """

    lines: tuple[Line, ...]
    margins: tuple[Margin, ...]  # of every pair


def alternatives(step: ReviewStep, effort: Effort) -> Alternatives:
    """The line that was played and the best few others, each compared with each."""
    knowledge = Knowledge(step.state, step.seat)
    search = search_of(knowledge, effort)
    plans = sorted(search.candidates, key=lambda each: -each.mean())
    paths = [tuple(knowledge.answer(int(each)) for each in plan.path) for plan in plans]
    begun = (each for each in paths if each[: len(step.path)] == step.path)
    lines = [next(begun, step.path + step.rest)]
    choices = set()
    for path in paths:
        if path != lines[0] and choice_of(path) not in choices and len(lines) < MOST_LINES:
            choices.add(choice_of(path))
            lines.append(path)
    samples = sample_lines(knowledge, search, lines, effort.samples)
    shown = [step.path, *lines[1:]]
    return Alternatives(
        tuple(line_of(knowledge, *each) for each in zip(shown, samples, strict=True)),
        tuple(margin(samples, *pair) for pair in combinations(range(len(samples)), 2)),
    )


def choice_of(path: Sequence[int]) -> int:
    """What tells two lines apart: the action card taken, else the first answer."""
    cards = [each for each in path if CARD <= each < PART_PLACE]
    return (cards or list(path))[0]


def margin(samples: Sequence[Sequence[Sample]], one: int, other: int) -> Margin:
    gain = difference(samples[one], samples[other])
    sure = any(abs(each.mean) > 2 * each.error for each in (gain.chance, gain.lead))
    return Margin(one, other, round(gain.chance.mean, 4), round(gain.lead.mean, 2), sure)


def ids_of_answers(step: ReviewStep, answers: Sequence[AnyAction]) -> tuple[int, ...]:
    """The ids of one player's answers from a step on; `IllegalAction` if one is not legal."""
    s = Knowledge(step.state, step.seat).possible()
    found: list[int] = []
    for answer in answers:
        ids = encode(s, step.seat, answer)
        if ids is None:
            raise refuse(s, step.seat, answer, [str(each) for each in legal(s, step.seat)])
        found += ids
        for each in ids:
            apply(s, step.seat, each)
    return tuple(found)


def line_of(knowledge: Knowledge, path: tuple[int, ...], samples: Sequence[Sample]) -> Line:
    answers, card = read_path(knowledge.possible(), knowledge.seat, path)
    return Line(
        answers,
        card,
        round(estimate([each.lead for each in samples]).mean, 2),
        round(estimate([each.chance for each in samples]).mean, 4),
    )


def read_path(
    s: State, seat: int, path: tuple[int, ...]
) -> tuple[tuple[AnyAction, ...], str | None]:
    """The answers of a path as far as nothing comes between, and the card taken among them."""
    s = clone(s)
    found: list[AnyAction] = []
    card = None
    while path and s.v[WAITING] >> seat & 1 and is_legal(s, seat, path[0]):
        ids = first_ids(s, seat, path)
        path = path[len(ids) :]
        action = decode(s, seat, ids)
        if isinstance(action, TakeCard):
            card = card_name(int(shown_card(s, action.pile - 1)))
        found.append(action)
        for each in ids:
            apply(s, seat, each)
    return tuple(found), card
