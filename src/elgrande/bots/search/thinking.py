"""One question searched under a budget: by plans, or by mixed discs if many set them at once."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.bots.search.candidates import Candidate
from elgrande.bots.search.interruption import is_interrupted
from elgrande.bots.search.mixture import Mixture, combinations, discs_of, named_by, solve
from elgrande.bots.search.policy import quick_answer
from elgrande.bots.search.settings import Settings
from elgrande.bots.search.tree import Search
from elgrande.bots.search.valuation import Valuation
from elgrande.core import actions
from elgrande.core import vocabulary as do
from elgrande.core.board import REGIONS
from elgrande.core.engine import apply, fill_legal
from elgrande.core.state import SEATS, TOP, WAITING, State

EXACT_PLAYS: Final[i64] = 400  # of a table of results that is complete
LOOKS_ENOUGH: Final[i64] = 120  # for each seat


def think(
    s: State,
    seat: i64,
    m: Valuation,
    settings: Settings,
    seed: i64,
    iterations: i64,
    seconds: float,
) -> Search:
    """Search for this many iterations or (if not 0) seconds, whichever limit comes first."""
    began = perf_counter()
    planned = began + 0.4 * seconds if seconds > 0.0 else 0.0
    mixes = settings.looks > 0 and iterations >= settings.looks * REGIONS
    search = Search(s, seat, m, settings, seed, planned, mixes)
    if mixes and s.v[s.v[TOP]] == do.SECRET and s.v[WAITING] != 1 << seat:
        mix_discs(search, iterations, began, seconds)
    else:
        search.run(iterations, began, seconds)
    return search


def mix_discs(search: Search, iterations: i64, began: float, seconds: float) -> None:
    """Search the discs of all seats at once.

    If nothing is asked after the discs and the budget allows, all combinations are tried, and the
    game of discs is solved from their table. Else each seat in turn looks at what every disc of its
    own would have been worth against discs drawn for the others, and learns from that.
    """
    keep_one_a_disc(search)
    if len(search.candidates) < 2:
        return
    mixtures = mixtures_of(search)
    size = combinations(named_by(mixtures))
    start = perf_counter()
    visit(search, search.candidates[0], 0, vec[i64]([-1] * SEATS))
    takes = (perf_counter() - start) * float(size)
    in_time = seconds == 0.0 or start - began + takes < seconds
    if not search.asked and size < iterations and in_time:
        tabulate(search, mixtures, size)
    else:
        look(search, mixtures, iterations, began, seconds)
    search.mixture = mixtures[0]


def keep_one_a_disc(search: Search) -> None:
    """Drop all but the best plan of each disc."""
    kept: list[Candidate] = []
    seen: i64 = 0
    for each in search.candidates:  # best first
        region = each.path[0] - actions.DISC
        if not seen >> region & 1:
            seen |= 1 << region
            kept.append(each)
    search.candidates = kept
    search.alive = kept[:]


def mixtures_of(search: Search) -> list[Mixture]:
    """One for each seat that sets a disc, the searching seat first."""
    regions: i64 = 0
    for each in search.candidates:
        regions |= 1 << each.path[0] - actions.DISC
    found = [Mixture(search.seat, regions)]
    s = search.s
    for seat in range(s.rules.players):
        if seat != search.seat and s.v[WAITING] >> seat & 1:
            n = fill_legal(s, seat, search.m.legal)
            regions = 0
            for i in range(n):
                regions |= 1 << search.m.legal[i] - actions.DISC
            found.append(Mixture(seat, regions))
    return found


def visit(search: Search, candidate: Candidate, number: i64, discs: vec[i64]) -> None:
    """Play on with these discs of the others; -1: as the quick policy sets it."""
    t = search.begin(number)
    for other in range(t.rules.players):
        if other != search.seat and t.v[WAITING] >> other & 1:
            action = actions.DISC + discs[other]
            if discs[other] < 0:
                action = quick_answer(t, other, search.m)
            apply(t, other, action)
    search.follow_path(t, candidate.path)
    search.finish(t, candidate)
    search.iterations += 1


def candidate_for(search: Search, region: i64) -> Candidate:
    for each in search.candidates:
        if each.path[0] == actions.DISC + region:
            return each
    return search.candidates[0]


def tabulate(search: Search, mixtures: list[Mixture], size: i64) -> None:
    """Try all combinations and solve their table."""
    named = named_by(mixtures)
    worth: list[vec[float]] = [vec[float]([0.0] * size) for _ in mixtures]
    at: vec[i64] = vec[i64]([0] * len(mixtures))
    discs: vec[i64] = vec[i64]([-1] * SEATS)
    for cell in range(size):
        discs_of(cell, named, at)
        for k in range(len(mixtures)):
            discs[mixtures[k].seat] = at[k]
        visit(search, candidate_for(search, at[0]), 0, discs)
        for k in range(len(mixtures)):
            row = worth[k]
            row[cell] = search.utility[mixtures[k].seat]
    solve(mixtures, worth, EXACT_PLAYS)
    for each in search.candidates:
        each.visits = size // len(search.candidates)
    averages = [each.average() for each in mixtures]
    for cell in range(size):
        discs_of(cell, named, at)
        chance = 1.0
        for k in range(1, len(mixtures)):
            chance *= averages[k][at[k]]
        candidate = candidate_for(search, at[0])
        candidate.total += chance * worth[0][cell] * float(candidate.visits)
    for each in search.candidates:
        each.squares = each.total * each.mean()


def look(
    search: Search, mixtures: list[Mixture], iterations: i64, began: float, seconds: float
) -> None:
    m = search.m
    discs: vec[i64] = vec[i64]([-1] * SEATS)
    gains: vec[float] = vec[float]([0.0] * REGIONS)
    number: i64 = 0
    # each look tries up to REGIONS discs
    while search.iterations + REGIONS <= iterations and number < LOOKS_ENOUGH * len(mixtures):
        if seconds > 0.0 and (is_interrupted() or perf_counter() - began > seconds):
            break
        looking = mixtures[number % len(mixtures)]
        if number >= len(mixtures):  # the first time, the others play by rule of thumb
            for each in mixtures:
                discs[each.seat] = each.draw(m.chance(), False)
        for region in range(REGIONS):
            gains[region] = 0.0
            if looking.regions >> region & 1:
                discs[looking.seat] = region
                candidate = candidate_for(search, discs[search.seat])
                visit(search, candidate, number, discs)
                gains[region] = search.utility[looking.seat]
                if looking.seat == search.seat:
                    candidate.add(gains[region])
        looking.learn(gains)
        number += 1
