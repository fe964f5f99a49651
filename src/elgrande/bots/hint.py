"""Advice: the best answers to a question, what each is worth, and why (as data to be worded)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from elgrande.bots.interface import Budget
from elgrande.bots.knowledge import Knowledge
from elgrande.bots.searcher import search_for
from elgrande.core import actions
from elgrande.core.board import CASTILLO, PLACE_NAMES, PLACES, REGIONS
from elgrande.core.chance import Dice
from elgrande.core.engine import apply, is_legal
from elgrande.core.rules import POWER_CARDS, SUPPLY, Rules
from elgrande.core.scoring import score_place
from elgrande.core.state import (
    CABALLEROS,
    COURT,
    HAND,
    OWNERS,
    POINTS,
    VETO_OWNER,
    WAITING,
    State,
    clone,
)

HIGH: Final = 10  # power cards from here on are worth keeping for later
BIG: Final = 2  # points below which a change at a place is no reason


@dataclass(frozen=True)
class Reason:
    """One reason for an answer.

    `kind` says which, and what else is set:

    - `scores`: `number` points at once for `seat`
    - `gains` / `loses`: `number` points more or less for `seat` at `place`, were it scored then;
      `rank` is what the seat then holds there (1, 2, 3; 0: nothing)
    - `castillo`: `number` more caballeros in the Castillo; `court`: `number` more in court
    - `veto`: a veto to keep
    - `keeps`: the power `cards` left for later; `supply`: `number` caballeros for the court
    """

    kind: str
    number: int = 0
    place: str = ""
    seat: int = -1
    rank: int = 0
    cards: tuple[int, ...] = ()


@dataclass(frozen=True)
class Advice:
    """An answer, what it is worth beside the others, and why."""

    action: int
    plan: tuple[int, ...]  # the answers foreseen for the rest of the turn, this one included
    value: float  # expected lead over the others, in points
    behind: float  # points less than the best answer
    weight: float  # part of the search that went into it
    reasons: tuple[Reason, ...]


def hint(
    knowledge: Knowledge, budget: Budget | None = None, most: int = 3, seed: int = 0
) -> list[Advice]:
    """The best few answers, best first. Without a budget it thinks for a second."""
    search = search_for(knowledge, seed, budget or Budget(milliseconds=1000))
    before = knowledge.sample(Dice(seed))
    total = max(1, int(search.iterations))
    ranked = sorted(search.candidates, key=lambda each: (-int(each.visits), -each.mean()))
    found: list[Advice] = []
    top = ranked[0].mean() if ranked else 0.0
    for candidate in ranked:
        path = tuple(int(each) for each in candidate.path)
        if any(advice.action == path[0] for advice in found):
            continue
        value = candidate.mean()
        found.append(
            Advice(
                path[0],
                path,
                round(value, 2),
                round(max(0.0, top - value), 2),
                round(int(candidate.visits) / total, 3),
                tuple(reasons(before, knowledge.seat, path)),
            )
        )
        if len(found) == most:
            break
    return found


def reasons(before: State, seat: int, path: tuple[int, ...]) -> Iterator[Reason]:
    """What changes for the seat between now and the end of the plan, the most telling first."""
    first = path[0]
    if first < POWER_CARDS:
        yield from reasons_of_power(before, seat, first + 1)
        return
    after = clone(before)
    for action in path:
        if after.v[WAITING] != 1 << seat or not is_legal(after, seat, action):
            break  # somebody else has a say first
        apply(after, seat, action)
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
    kept = after.v[HAND + seat] & ~before.v[HAND + seat]
    if kept:
        cards = tuple(card + 1 for card in range(POWER_CARDS) if kept >> card & 1)
        yield Reason("keeps", cards=cards, seat=seat)


def reasons_of_power(before: State, seat: int, value: int) -> Iterator[Reason]:
    after = clone(before)
    apply(after, seat, int(actions.POWER) + value - 1)
    hand = int(after.v[HAND + seat])
    high = tuple(card + 1 for card in range(HIGH - 1, POWER_CARDS) if hand >> card & 1)
    if high:
        yield Reason("keeps", cards=high, seat=seat)
    if SUPPLY[value] > 0:
        yield Reason("supply", int(SUPPLY[value]), seat=seat)


def vetoes(s: State, seat: int) -> int:
    return sum(int(s.v[VETO_OWNER + slot] == seat + 1) for slot in range(2))


def changes(before: State, after: State, seat: int) -> list[Reason]:
    """Places that would pay the seat more, or a rival less, if they were scored."""
    found: list[Reason] = []
    rules: Rules = before.rules
    for place in range(PLACES):
        if place != CASTILLO and not (place < REGIONS or rules.france):
            continue
        old = payout(before, place)
        new = payout(after, place)
        for player in range(rules.players):
            more = new[player] - old[player]
            good = more > 0 if player == seat else more < 0
            if good and abs(more) >= (1 if player == seat else BIG):
                kind = "gains" if player == seat else "loses"
                name = PLACE_NAMES[place]
                found.append(Reason(kind, abs(more), name, player, rank(after, place, player)))
    return sorted(found, key=lambda each: (each.seat != seat, -each.number))


def payout(s: State, place: int) -> list[int]:
    """What each player would get if the place were scored now."""
    t = clone(s)
    players = int(s.rules.players)
    score_place(t, place, False, 1)
    return [int(t.v[POINTS + seat] - s.v[POINTS + seat]) for seat in range(players)]


def rank(s: State, place: int, seat: int) -> int:
    """The place a player holds somewhere, ties counted down; 0 without a caballero there."""
    cells = [int(s.v[CABALLEROS + place * OWNERS + other]) for other in range(s.rules.ranked)]
    mine = cells[seat]
    if mine == 0:
        return 0
    ahead = sum(cell > mine for cell in cells)
    return ahead + (2 if cells.count(mine) > 1 else 1)
