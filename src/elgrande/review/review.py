"""The review of a game: win chances over time, what each decision cost, where the game turned.

Every step changes each seat's chance to win. The change is credited to the step's owner, a player
or chance. Discs set at the same time change nothing until all are set; their setters share what
they change. So the effects of the set-up, the cards, the player and the others add up exactly to
the difference between the first position and the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from elgrande.game import Record
from elgrande.game.options import OptionsData
from elgrande.review.findings import Assessment, Effort, Finding, examine
from elgrande.review.steps import (
    BY_CHANCE,
    CARDS,
    DISC,
    REVEALED,
    SET_UP,
    Course,
    ReviewStep,
    course_of,
)

TURNING_POINTS: Final = 3
MOST_NAMED: Final = 3  # costly and good decisions of a player
WORTH_NAMING: Final = 0.01  # a cost or gain in chances to win, or
POINTS_WORTH_NAMING: Final = 1.0
DEFAULT: Final = Effort()


class ReviewMoment(Struct, frozen=True):
    """One step of the game, what was found about it, and what it changed."""

    first: int  # entries of the record before it
    entries: int
    events: int  # events before it
    round: int
    seat: int  # -1: chance
    kind: str
    answers: tuple[str, ...]
    leads: tuple[float, ...]  # of every seat, before it
    chances: tuple[float, ...]
    effect: tuple[float, ...]  # the change of every seat's chance through it
    verdict: Assessment | None


class PlayerReview(Struct, frozen=True):
    """A player's game. Effects are in chances to win, from the first position to the result."""

    seat: int
    name: str
    points: int
    set_up: float  # effect of the regions and the order drawn at the start
    cards: float  # of the action cards that were revealed
    own: float  # of the player's own decisions
    others: float  # of the other players' decisions
    given_away: float  # what the player's decisions cost against the best found, in chances
    points_given_away: float
    decisions: int  # with a choice
    best: int  # of them, those where nothing better was found
    costly: tuple[int, ...]  # the worst decisions, as indices of `moments`
    good: tuple[int, ...]  # those that helped most, where nothing better was found


class Review(Struct, frozen=True):
    """The whole review, as data without words."""

    options: OptionsData
    scores: tuple[int, ...]
    result: tuple[float, ...]  # every seat's share of the win
    moments: tuple[ReviewMoment, ...]
    turning_points: tuple[int, ...]  # indices of `moments`, in order of the game
    players: tuple[PlayerReview, ...]
    effort: Effort


def review(
    record: Record,
    effort: Effort = DEFAULT,
    on_step: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a finished game; `on_step` gets the number of steps done and of all.

    Raises `UnfinishedError` if the game is not over, and `RecordError` for an invalid record.
    """
    course = course_of(record)
    findings = []
    for number, step in enumerate(course.steps, 1):
        findings.append(examine(step, effort))
        if on_step is not None:
            on_step(number, len(course.steps))
    return assemble(course, findings, effort)


def assemble(course: Course, findings: Sequence[Finding], effort: Effort) -> Review:
    """The review of a game from what was found about its steps."""
    result = shares(course.scores)
    moments, credits = zip(*moments_of(course.steps, findings, result), strict=True)
    return Review(
        options=course.options.to_dict(),
        scores=course.scores,
        result=result,
        moments=moments,
        turning_points=turning_points(moments),
        players=tuple(
            player_review(moments, credits, seat, course.names[seat], points)
            for seat, points in enumerate(course.scores)
        ),
        effort=effort,
    )


def shares(scores: Sequence[int]) -> tuple[float, ...]:
    winners = scores.count(max(scores))
    return tuple(1 / winners if each == max(scores) else 0.0 for each in scores)


def moments_of(
    steps: Sequence[ReviewStep], findings: Sequence[Finding], result: tuple[float, ...]
) -> Iterator[tuple[ReviewMoment, tuple[float, ...]]]:
    """Every step as a moment, and the changes of chances that its owner is credited with."""
    for run in at_once(steps):
        last = run[-1]
        before = findings[run[0]]
        then = findings[last + 1].chances if last + 1 < len(findings) else result
        effect = tuple(round(b - a, 4) for a, b in zip(before.chances, then, strict=True))
        credit = tuple(each / len(run) for each in effect)
        for at in run:
            step = steps[at]
            yield (
                ReviewMoment(
                    step.first, step.entries, step.events, step.round, step.seat,
                    REVEALED if at == last and len(run) > 1 else step.kind,
                    step.answers, before.leads, before.chances,
                    effect if at == last else (0.0,) * len(effect),
                    findings[at].verdict,
                ),
                credit,
            )  # fmt: skip


def at_once(steps: Sequence[ReviewStep]) -> Iterator[range]:
    """Discs set at the same time, as one run; every other step alone."""
    first = 0
    for at, step in enumerate(steps):
        if not step.is_secret:
            yield range(first, at + 1)
            first = at + 1


def turning_points(moments: Sequence[ReviewMoment]) -> tuple[int, ...]:
    """The moments after the set-up that moved most chances from one player to another."""
    played = [at for at, each in enumerate(moments) if each.kind != SET_UP]
    swings = sorted(played, key=lambda at: -sum(map(abs, moments[at].effect)))
    return tuple(sorted(swings[:TURNING_POINTS]))


def player_review(
    moments: Sequence[ReviewMoment],
    credits: Sequence[tuple[float, ...]],
    seat: int,
    name: str,
    points: int,
) -> PlayerReview:
    def effect(of: Callable[[ReviewMoment], bool]) -> float:
        found = (by[seat] for each, by in zip(moments, credits, strict=True) if of(each))
        return round(sum(found), 4)

    judged = [(at, m.verdict) for at, m in enumerate(moments) if m.seat == seat and m.verdict]
    costly = [(at, each) for at, each in judged if is_costly(each)]
    good = [at for at, each in judged if not each.cost and not each.points]
    alone = [at for at in good if moments[at].kind not in (DISC, REVEALED)]
    helped = [at for at in alone if moments[at].effect[seat] >= WORTH_NAMING]
    return PlayerReview(
        seat=seat,
        name=name,
        points=points,
        set_up=effect(lambda each: each.kind == SET_UP),
        cards=effect(lambda each: each.kind == CARDS),
        own=effect(lambda each: each.seat == seat),
        others=effect(lambda each: each.seat not in (seat, BY_CHANCE)),
        given_away=round(sum(each.cost for _, each in judged), 4),
        points_given_away=round(sum(each.points for _, each in judged), 2),
        decisions=len(judged),
        best=len(good),
        costly=tuple(at for at, _ in sorted(costly, key=lambda each: -each[1].cost)[:MOST_NAMED]),
        good=tuple(sorted(helped, key=lambda at: -moments[at].effect[seat])[:MOST_NAMED]),
    )


def is_costly(verdict: Assessment) -> bool:
    """Worth naming, and more than chance explains."""
    large = verdict.cost >= WORTH_NAMING or verdict.points >= POINTS_WORTH_NAMING
    return large and verdict.is_sure
