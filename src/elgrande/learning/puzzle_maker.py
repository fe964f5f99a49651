"""Finds puzzles: bots play, a search judges every question, a deeper one checks, levels rate it.

A question becomes a puzzle if the best answer leads all others by `MIN_MARGIN` points in the first
search and in the deeper one, which uses other samples. Both start from what the seat knows and have
a budget of iterations, so a proof can be repeated: `prove(puzzle.position, iterations, seed)`.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final
from zlib import crc32

import msgspec

from elgrande.bots import Budget, Knowledge, answer_at, create
from elgrande.bots.advice import settings_of_advice
from elgrande.bots.judgement import judgement
from elgrande.bots.levels import learned_weights
from elgrande.bots.search_bot import search_for
from elgrande.core.engine import apply
from elgrande.core.state import WAITING, State, clone
from elgrande.game import Game, Options
from elgrande.game.actions import Stop, TakeCard, parse
from elgrande.game.codec import decode, first_ids
from elgrande.game.position.line import seat_of
from elgrande.learning.puzzles import RATING_LEVELS, Proof, Puzzle

MIN_MARGIN: Final = 2.5  # points by which the best answer leads
SCREENING_ITERATIONS: Final = 200
FIRST_ITERATIONS: Final = 800
DEEPER_ITERATIONS: Final = 6_000
MAX_FOUND: Final = 0.9  # a question the levels answer more often than this is no puzzle
TRIES_WHEN_FOUND: Final = 6  # of each level
TRIES_WHEN_RATED: Final = 24
PLAYING_LEVEL: Final = "hard"
NO_CLOCK: Final = 1_000_000  # a budget of iterations alone: the level's own limit of them holds
PUZZLE_QUESTIONS: Final = ("power", "card", "king", "score", "tile", "disc-castillo", "disc-score")
NET: Final = "judgement-3"  # that judged the collected puzzles: their proofs can be repeated
# A wide beam: in the narrow one of the levels, many legal answers have no plan at all.
BEAM_WIDTH: Final = 24
MAX_PLANS: Final = 120
SAMPLE_SEED: Final = 1


@dataclass(frozen=True)
class Analysis:
    """The result of a search: the best answer, its lead, and the planned turn of each answer."""

    best: str
    lines: dict[str, tuple[str, ...]]
    proof: Proof
    behind: dict[str, float]  # points each other answer is behind


def prove(position: str, iterations: int, seed: int) -> Analysis | None:
    """Search the question of a position; None if there is only one answer."""
    game = Game.from_position(position, seed=0)
    seat = seat_of(position)
    state = game.sample(seat, SAMPLE_SEED)
    knowledge = Knowledge(state, seat)
    settings = settings_of_advice()
    settings.clear = 0.0  # a proof spends all its iterations
    settings.width, settings.candidates = BEAM_WIDTH, MAX_PLANS
    search = search_for(
        knowledge,
        seed,
        Budget(iterations=iterations),
        learned_weights(),
        settings,
        judgement(NET),
    )
    best_of: dict[str, tuple[float, int, tuple[int, ...]]] = {}
    visits: Counter[str] = Counter()
    for candidate in search.candidates:
        path = tuple(knowledge.answer(int(each)) for each in candidate.path)
        answer = str(decode(state, seat, first_ids(state, seat, path)))
        visits[answer] += int(candidate.visits)
        mean = candidate.mean()
        if int(candidate.visits) and (answer not in best_of or mean > best_of[answer][0]):
            best_of[answer] = mean, int(candidate.visits), path
    if len(best_of) < 2:
        return None
    ranked = sorted(best_of, key=lambda each: -best_of[each][0])
    first, second = ranked[:2]
    proof = Proof(
        int(search.iterations),
        round(best_of[first][0] - best_of[second][0], 2),
        visits[first],
        second,
        visits[second],
    )
    behind = {each: round(best_of[first][0] - best_of[each][0], 2) for each in ranked[1:]}
    lines = {each: texts(state, seat, path) for each, (_, _, path) in best_of.items()}
    return Analysis(first, lines, proof, behind)


def texts(state: State, seat: int, path: tuple[int, ...]) -> tuple[str, ...]:
    """The first answer of a plan, and the others as far as only this seat is asked, as text."""
    found: list[str] = []
    after = clone(state)
    while path and (after.v[WAITING] == 1 << seat or not found):
        ids = first_ids(after, seat, path)
        found.append(str(decode(after, seat, ids)))
        for each in ids:
            apply(after, seat, each)
        path = path[len(ids) :]
    return tuple(found)


def deepen(puzzle: Puzzle, judged: Analysis, margin: float = MIN_MARGIN) -> Puzzle | None:
    """The puzzle with a deeper proof; None if that finds another answer or a smaller margin."""
    if judged.best != puzzle.best or judged.proof.margin < margin:
        return None
    behind = judged.behind.get(puzzle.tempting)
    tempting = puzzle.tempting if behind is not None else judged.proof.runner_up
    return msgspec.structs.replace(
        puzzle,
        line=judged.lines[judged.best],
        tempting=tempting,
        tempting_line=judged.lines[tempting],
        behind=judged.behind[tempting],
        deeper=judged.proof,
    )


def theme_of(game: Game, best: str) -> str | None:
    """The theme of a question with this best answer; None if it has none."""
    kind = game.question.kind
    if kind == "power":
        return "bid"
    if kind.startswith("disc"):
        return "disc"
    if kind == "king":
        return "king"
    if kind in ("score", "tile"):
        return "scoring"
    action = parse(best)
    if not isinstance(action, TakeCard):
        return None
    view = game.view(None)
    card = next(each.card for each in view.cards if each.pile == action.pile)
    if view.round == view.rounds[-1]:
        return "last"
    if card.startswith("king"):
        return "king"
    return "scoring" if card.startswith("score") or card == "tile" else None


def rate(
    position: str, best: str, tries: int = TRIES_WHEN_FOUND
) -> tuple[dict[str, float], list[str]]:
    """How often each level finds the answer, and their wrong answers, the most frequent first."""
    game = Game.from_position(position, seed=0)
    seat = seat_of(position)
    state = game.sample(seat, SAMPLE_SEED)
    found, wrong = {}, Counter[str]()
    for level in RATING_LEVELS:
        number = tries if level != "expert" else max(1, tries // 2)
        answers = [
            str(answer_at(create(level, seed), state, seat, Budget(iterations=NO_CLOCK)))
            for seed in range(number)
        ]
        found[level] = round(answers.count(best) / number, 2)
        wrong.update(each for each in answers if each != best)
    return found, [each for each, _ in wrong.most_common()]


def make(options: Options, seed: int, margin: float = MIN_MARGIN) -> Iterator[Puzzle]:
    """Play one game and yield its puzzles, at most one of a kind of question a round."""
    source = random.Random(seed)
    bots = [create(PLAYING_LEVEL, source.getrandbits(30)) for _ in range(options.players)]
    game = Game.new(options, source.getrandbits(30), events=False)
    had: set[tuple[int, str]] = set()
    while not game.is_over:
        for seat in game.question.seats:
            kind, now = game.question.kind, game.view(None).round
            if kind in PUZZLE_QUESTIONS and (now, kind) not in had and len(game.legal(seat)) > 1:
                puzzle = judge(game, seat, margin)
                if puzzle is not None:
                    had.add((now, kind))
                    yield puzzle
            state = game.sample(seat, SAMPLE_SEED)
            game.apply(seat, answer_at(bots[seat], state, seat, Budget(iterations=NO_CLOCK)))


def judge(game: Game, seat: int, margin: float) -> Puzzle | None:
    """The puzzle at this question of a game, if it is one."""
    position = game.position(seat)
    look = prove(position, SCREENING_ITERATIONS, seed=3)
    if look is None or look.proof.margin < 0.7 * margin:
        return None
    first = prove(position, FIRST_ITERATIONS, seed=1)
    if first is None or first.proof.margin < margin:
        return None
    theme = theme_of(game, first.best)
    if theme is None or isinstance(parse(first.best), Stop):
        return None
    found, wrong = rate(position, first.best)
    if sum(found.values()) / len(found) > MAX_FOUND:
        return None
    deeper = prove(position, DEEPER_ITERATIONS, seed=2)
    if deeper is None or deeper.best != first.best or deeper.proof.margin < margin:
        return None
    tempting = next((each for each in wrong if each in deeper.behind), deeper.proof.runner_up)
    return Puzzle(
        id=f"{crc32(position.encode()):08x}",
        theme=theme,
        position=position,
        best=deeper.best,
        line=deeper.lines[deeper.best],
        tempting=tempting,
        tempting_line=deeper.lines[tempting],
        behind=deeper.behind[tempting],
        proof=first.proof,
        deeper=deeper.proof,
        found=found,
    )
