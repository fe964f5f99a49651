"""Advice: the best answers to a question, their values, and the reasons, as data without words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from elgrande.bots.comparison import Sample, difference, sample_lines
from elgrande.bots.interface import Budget
from elgrande.bots.judgement import judgement
from elgrande.bots.knowledge import Knowledge
from elgrande.bots.levels import learned_settings, learned_weights
from elgrande.bots.search.candidates import Candidate
from elgrande.bots.search.settings import Settings
from elgrande.bots.search.tree import Search
from elgrande.bots.search_bot import search_for
from elgrande.core import actions
from elgrande.core.board import CASTILLO, GRANADA, PLACE_NAMES, PLACES, REGIONS, SPOTS
from elgrande.core.engine import apply, is_legal
from elgrande.core.pieces import place_of
from elgrande.core.rules import POWER_CARDS, SUPPLY, Rules
from elgrande.core.scoring import influence
from elgrande.core.state import (
    CABALLEROS,
    CONQUERED,
    COURT,
    HAND,
    KING,
    OWNERS,
    POINTS,
    POWER,
    ROUND,
    TOTAL,
    VETO_OWNER,
    WAITING,
    State,
    clone,
)
from elgrande.game.codec import first_ids
from elgrande.game.names import COLOURS, power_cards
from elgrande.game.question import question_of
from elgrande.game.view import points_if_scored

CHECKING: Final = 0.2  # share of the time for comparing the answers again
SAMPLES: Final = 200  # at most, for each of them
HIGH: Final = 10  # power cards from this value up are worth keeping for later
BIG: Final = 2  # a rival's loss at a place counts as a reason from this many points
# Answers that name a place or a spot: their first id, and how many ids there are.
SPOKEN: Final = (
    (int(actions.PLACE), int(SPOTS)),
    (int(actions.DISC), REGIONS),
    (int(actions.SCORE), PLACES),
    (int(actions.EVICT), PLACES),
    (int(actions.KING), PLACES),
    (int(actions.GRANDE_TO), REGIONS),
    (int(actions.TILE), PLACES),
    (int(actions.TILE) + int(PLACES), PLACES),
)


@dataclass(frozen=True)
class Reason:
    """One reason for an answer.

    `kind` decides which other fields are set:

    - `scores`: `seat` scores `number` points at once
    - `gains` / `loses`: `seat` would get `number` points more or fewer if `place` were scored after
      the answer; `rank` is the seat's new rank there (1, 2, 3), if it changes
    - `lead` / `behind`: `number` more than the next player at `place`, or fewer than the one ahead
    - `locks`: the King at `place` lets nothing enter or leave
    - `castillo`: `number` more caballeros in the Castillo; `court`: `number` more in court
    - `instead`: `number` points more for the seat than the next best answer, `place`
    - `veto`: a veto to keep; `back`: the power `cards` taken back
    - of a power card: `turn`: the earliest and the latest turn it can bring (`cards`); `supply`:
      `number` caballeros for the court; `start`: the lowest card, which leads the next round;
      `keeps`: the high power `cards` left for later

    `later` marks a reason that needs the rest of the plan.
    """

    kind: str
    number: int = 0
    place: str = ""
    seat: int = -1
    rank: int = 0
    cards: tuple[int, ...] = ()
    later: bool = False


@dataclass(frozen=True)
class Advice:
    """An answer, its value compared with the other answers, and the reasons."""

    action: int
    plan: tuple[int, ...]  # this answer and those planned for the rest of the turn
    value: float  # expected lead over the others, in points
    behind: float  # points below the best answer
    weight: float  # share of the search spent on it
    reasons: tuple[Reason, ...]
    sure: float = 1.0  # that the best answer is better than this one; of the best: than the next


def hint(
    knowledge: Knowledge, budget: Budget | None = None, most: int = 3, seed: int = 0
) -> list[Advice]:
    """The best few answers, best first. Without a budget it thinks for one second.

    Part of the budget compares them again on fresh samples, which flatter none of them. These
    correct the values and the order, and say how sure it is.
    """
    budget = budget or Budget(milliseconds=1000)
    seconds = CHECKING * (budget.milliseconds or 0.0) / 1000
    search = search_for(
        knowledge,
        seed,
        shortened(budget),
        learned_weights(),
        settings_of_advice(),
        judgement(),
    )
    found = list(islice(advice_from(knowledge, search), most))
    samples = SAMPLES if budget.iterations is None else max(2, budget.iterations // 10)
    rows = sample_lines(knowledge, search, [each.plan for each in found], samples, seconds)
    return in_order(found, rows, int(search.iterations))


def in_order(
    found: Sequence[Advice], rows: Sequence[Sequence[Sample]], iterations: int
) -> list[Advice]:
    """The answers by their values in the search and in fresh samples, each counted once."""

    def value(advice: Advice, row: Sequence[Sample]) -> float:
        visits = advice.weight * iterations
        fresh = sum(each.worth for each in row)
        return (advice.value * visits + fresh) / (visits + len(row))

    valued = [(value(*each), *each) for each in zip(found, rows, strict=True)]
    valued.sort(key=lambda each: -each[0])  # stable: most searched first among ties
    best, _, first = valued[0]
    sure = [difference(first, row).worth.sure for *_, row in valued[1:]]
    return [
        replace(advice, value=round(worth, 2), behind=round(best - worth, 2), sure=round(each, 3))
        for (worth, advice, _), each in zip(valued, [*sure[:1], *sure] or [1.0], strict=True)
    ]


def advice_from(knowledge: Knowledge, search: Search) -> Iterator[Advice]:
    """Every answer with its best plan, the most searched first."""
    before = knowledge.possible()
    total = max(1, int(search.iterations))
    ranked = sorted(search.candidates, key=lambda each: (-int(each.visits), -each.mean()))
    plans: dict[int, tuple[Candidate, tuple[int, ...]]] = {}  # by answer
    for candidate in ranked:
        path = tuple(knowledge.answer(int(each)) for each in candidate.path)
        plans.setdefault(path[0], (candidate, path))
    for answer, (candidate, path) in plans.items():
        other = next((each for each in plans if each != answer), None)
        yield Advice(
            answer,
            path,
            value=round(candidate.mean(), 2),
            behind=round(max(0.0, ranked[0].mean() - candidate.mean()), 2),
            weight=round(int(candidate.visits) / total, 3),
            reasons=tuple(reasons(before, knowledge.seat, path, other)),
        )


def shortened(budget: Budget) -> Budget:
    """What is left for the search."""
    if budget.milliseconds is None:
        return budget
    return replace(budget, milliseconds=(1 - CHECKING) * budget.milliseconds)


def settings_of_advice() -> Settings:
    """The settings of the strong levels, but valuing points only: hints show costs in points.

    The learned gains of bids count less here, so that a hint shows what the search found.
    """
    settings = learned_settings()
    settings.winning = 0.0
    settings.bid_trust = 5.0
    return settings


def reasons(
    before: State, seat: int, path: tuple[int, ...], other: int | None = None
) -> Iterator[Reason]:
    """What the answer itself changes for the seat, then what the rest of the plan adds.

    `other` is the next best answer. A disc is compared with it: most of what follows once the discs
    are revealed would happen with any of them.
    """
    answer = first_ids(before, seat, path)
    at_once = follow(before, seat, answer)
    if answer[0] < POWER_CARDS:
        yield from reasons_of_power(before, at_once, seat, answer[0] + 1)
        return
    if actions.DISC <= answer[0] < actions.DISC + REGIONS:
        yield from reasons_of_disc(before, seat, answer[0], other)
        return
    found = list(effects(before, at_once, seat))
    if not any(each.place for each in found):
        found += standing(before, at_once, seat, answer)
    yield from found
    known = {(each.kind, each.place, each.seat, each.number) for each in found}
    named = {PLACE_NAMES[place] for place in places_named(answer)}
    rest = [
        replace(each, later=True)
        for each in effects(before, follow(before, seat, path), seat)
        if (each.kind, each.place, each.seat, each.number) not in known
    ]
    yield from sorted(rest, key=lambda each: each.place not in named)


def follow(before: State, seat: int, path: tuple[int, ...]) -> State:
    """The state after these answers, as far as only this seat decides."""
    after = clone(before)
    for action in path:
        if after.v[WAITING] != 1 << seat or not is_legal(after, seat, action):
            break
        apply(after, seat, action)
    return after


def places_named(ids: tuple[int, ...]) -> list[int]:
    """The places an answer names, its target first."""
    found = []
    for action in reversed(ids):
        for start, number in SPOKEN:
            if start <= action < start + number:
                found.append(int(place_of(action - start)))
        if actions.LIFT <= action < actions.LIFT_FRANCE:
            found.append((action - int(actions.LIFT)) % REGIONS)
    return found


def effects(before: State, after: State, seat: int) -> Iterator[Reason]:
    """What changes for the seat, the most important first."""
    scored = int(after.v[POINTS + seat] - before.v[POINTS + seat])
    if scored:
        yield Reason("scores", scored, seat=seat)
    yield from changes(before, after, seat)
    inside = CABALLEROS + CASTILLO * OWNERS + seat
    for kind, cell in (("castillo", inside), ("court", COURT + seat)):
        more = int(after.v[cell] - before.v[cell])
        if more > 0:
            yield Reason(kind, more, seat=seat)
    if vetoes(after, seat) > vetoes(before, seat):
        yield Reason("veto", 1, seat=seat)
    cards = power_cards(int(after.v[HAND + seat] & ~before.v[HAND + seat]))
    if cards:
        yield Reason("back", cards=cards, seat=seat)


def standing(before: State, after: State, seat: int, ids: tuple[int, ...]) -> Iterator[Reason]:
    """The seat's lead or deficit at the target of an answer, for when no points change."""
    places = places_named(ids)
    if not places or places[0] == CASTILLO or not pays(after, places[0]):
        return
    place = places[0]
    name = PLACE_NAMES[place]
    if actions.KING <= ids[-1] < actions.GRANDE_OF:
        yield Reason("locks", place=name, seat=seat)
        return
    mine = int(influence(after, place, seat))
    if mine <= influence(before, place, seat):
        return
    others = [int(influence(after, place, each)) for each in range(after.rules.ranked)]
    del others[seat]
    ahead = [each for each in others if each > mine]
    if ahead:
        yield Reason("behind", min(ahead) - mine, name, seat)
    elif max(others) < mine:
        yield Reason("lead", mine - max(others), name, seat)


def reasons_of_power(before: State, after: State, seat: int, value: int) -> Iterator[Reason]:
    """What a power card brings: its place in the turn order, caballeros, cards kept."""
    total = int(after.v[TOTAL + seat]) if after.v[POWER + seat] else value
    turns = possible_turns(before, seat, total)
    if turns != (1, int(before.rules.ranked)):
        yield Reason("turn", cards=turns, seat=seat)
    if SUPPLY[value] > 0:
        yield Reason("supply", int(SUPPLY[value]), seat=seat)
    if is_last_round(before):
        return
    if leads_next_round(before, seat, total):
        yield Reason("start", seat=seat)
    high = tuple(card for card in power_cards(int(after.v[HAND + seat])) if card >= HIGH)
    if high and value < HIGH:
        yield Reason("keeps", cards=high, seat=seat)


def reasons_of_disc(before: State, seat: int, disc: int, other: int | None) -> Iterator[Reason]:
    """What the caballeros from the Castillo change where this disc sends them."""
    place = disc - int(actions.DISC)
    yield from changes(before, after_leaving_castillo(before, seat, place), seat)
    if other is None:
        return
    instead = other - int(actions.DISC)
    if question_of(before, seat).kind == "disc-castillo":
        more = pay_after_leaving(before, seat, place) - pay_after_leaving(before, seat, instead)
    else:
        points = [follow(before, seat, (each,)).v[POINTS + seat] for each in (disc, other)]
        more = int(points[0] - points[1])
    if more > 0:
        yield Reason("instead", more, PLACE_NAMES[instead], seat)


def after_leaving_castillo(before: State, seat: int, place: int) -> State:
    """The state after the seat's caballeros left the Castillo for this region, if they may."""
    after = clone(before)
    if question_of(before, seat).kind == "disc-castillo" and before.v[KING] != place:
        inside = CABALLEROS + CASTILLO * OWNERS + seat
        after.v[CABALLEROS + place * OWNERS + seat] += before.v[inside]
        after.v[inside] = 0
    return after


def pay_after_leaving(before: State, seat: int, place: int) -> int:
    """How many more points the region pays the seat once they have arrived."""
    colour = COLOURS[seat]
    after = points_if_scored(after_leaving_castillo(before, seat, place), place)
    return after.get(colour, 0) - points_if_scored(before, place).get(colour, 0)


def possible_turns(before: State, seat: int, total: int) -> tuple[int, int]:
    """The earliest and the latest place in the turn order that a bid of this total can get."""
    rivals = [each for each in range(before.rules.ranked) if each != seat]
    played = [int(before.v[TOTAL + each]) for each in rivals if before.v[POWER + each] > 0]
    to_come = len(rivals) - len(played)
    ahead = sum(other > total for other in played)
    above = sum(card not in played for card in range(total + 1, POWER_CARDS + 1))
    below = sum(card not in played for card in range(1, total))
    if before.rules.power_shift:  # totals reach above the highest card and below the lowest
        above = below = to_come
    return ahead + 1 + max(0, to_come - below), ahead + 1 + min(to_come, above)


def leads_next_round(before: State, seat: int, total: int) -> bool:
    """Whether this bid gets the start marker: all others have bid, and every player bid more."""
    bids = [before.v[POWER + each] > 0 for each in range(before.rules.ranked) if each != seat]
    players = [each for each in range(before.rules.players) if each != seat]
    return all(bids) and all(before.v[TOTAL + each] > total for each in players)


def is_last_round(s: State) -> bool:
    return int(s.v[ROUND]) + 1 >= len(s.rules.rounds)


def vetoes(s: State, seat: int) -> int:
    return sum(int(s.v[VETO_OWNER + slot] == seat + 1) for slot in range(2))


def changes(before: State, after: State, seat: int) -> list[Reason]:
    """Places that would pay the seat more, or a rival less, if they were scored."""
    found: list[Reason] = []
    rules: Rules = before.rules
    for place in range(PLACES):
        if not pays(before, place):
            continue
        old = points_if_scored(before, place)
        new = points_if_scored(after, place)
        for player in range(rules.players):
            more = new.get(COLOURS[player], 0) - old.get(COLOURS[player], 0)
            good = more > 0 if player == seat else more < 0
            if good and abs(more) >= (1 if player == seat else BIG):
                kind = "gains" if player == seat else "loses"
                name = PLACE_NAMES[place]
                held = rank(after, place, player)
                new_rank = held if held != rank(before, place, player) else 0
                found.append(Reason(kind, abs(more), name, player, new_rank))
    return sorted(found, key=lambda each: (each.seat != seat, -each.number))


def pays(s: State, place: int) -> bool:
    """Whether a scoring there would pay points that the seat can predict."""
    if place == CASTILLO:
        return bool(s.rules.open_castillo)  # closed, its contents are a guess
    if place == GRANADA and s.v[CONQUERED] == 0:
        return False
    return place < REGIONS or bool(s.rules.france)


def rank(s: State, place: int, seat: int) -> int:
    """A player's rank at a place, as `score_place` pays it; 0 without influence there."""
    numbers = [int(influence(s, place, other)) for other in range(s.rules.ranked)]
    mine = numbers[seat]
    if mine == 0:
        return 0
    ahead = 0  # places that are taken, and lost by ties
    for number in {each for each in numbers if each > mine}:
        tied = numbers.count(number)
        ahead += tied if tied == 1 or s.rules.ties_count_everybody else 2
    return ahead + (2 if numbers.count(mine) > 1 else 1)
