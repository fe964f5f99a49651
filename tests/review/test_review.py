"""Game reviews: what they find, that it adds up, and how they tell it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from elgrande import Game, Options, Record
from elgrande.arena import play
from elgrande.bots import Knowledge, answer, create
from elgrande.bots.advice import reasons
from elgrande.bots.comparison import Estimate, estimate
from elgrande.core.chance import Dice
from elgrande.core.knowledge import determinize
from elgrande.game import parse
from elgrande.review import (
    Comparison,
    Effort,
    Finding,
    Line,
    Review,
    UnfinishedError,
    alternatives,
    assemble,
    course_of,
    review,
)
from elgrande.review.findings import judge
from elgrande.review.page import page
from elgrande.review.steps import BID, BY_CHANCE, CARDS, DISC, REVEALED, SET_UP, TURN
from elgrande.review.telling import tell, teller_of
from elgrande.words import languages

QUICK = Effort(iterations=24, samples=16)


@cache
def record() -> Record:
    """A short game of one random player against two who plan their turns."""
    (game,) = play(["random", "greedy", "greedy"], 1, Options(players=3, length="short"), seed=5)
    return game.record({"seat-0": "Ana", "seat-2": "<b>Léa & Co</b>"})


@cache
def quick_review() -> Review:
    return review(record(), QUICK)


def test_every_entry_belongs_to_one_step() -> None:
    steps = course_of(record()).steps
    assert [step.first for step in steps] == [
        sum(each.entries for each in steps[:at]) for at in range(len(steps))
    ]
    assert sum(step.entries for step in steps) == len(record().entries)
    assert {step.kind for step in steps if step.seat == BY_CHANCE} == {SET_UP, CARDS}


def test_a_game_from_a_position_is_reviewed_from_there() -> None:
    game = Game.replay(record(), len(record().entries) - 30)
    again = Game.from_position(game.position(), seed=1)
    bot = create("greedy")
    while not again.is_over:
        again.apply(seat := again.question.seats[0], answer(bot, again, seat))
    found = review(again.record(), QUICK)
    assert found.moments[0].round == game.view(None).round
    assert sum(step.entries for step in course_of(again.record()).steps) == len(
        again.record().entries
    )


def test_chances_sum_to_one_and_what_changed_them_adds_up_to_the_result() -> None:
    found = quick_review()
    for moment in found.moments:
        assert sum(moment.chances) == pytest.approx(1, abs=0.001)
        assert sum(moment.effect) == pytest.approx(0, abs=0.001)
    for player in found.players:
        whole = found.result[player.seat] - found.moments[0].chances[player.seat]
        parts = player.set_up + player.cards + player.own + player.others
        assert parts == pytest.approx(whole, abs=0.01)


def test_discs_set_at_the_same_time_count_once_and_for_all_who_set_them() -> None:
    """Otherwise what their meeting changed would depend on who happened to answer last."""
    course = course_of(record())
    first = next(at for at, each in enumerate(course.steps) if each.is_secret)
    last = next(at for at in range(first, len(course.steps)) if not course.steps[at].is_secret)
    discs = range(first, last + 1)
    assert {course.steps[at].kind for at in discs} == {DISC}
    before, result = (0.2, 0.3, 0.5), quick_review().result
    chances = [before if at <= last else result for at in range(len(course.steps))]
    chances[last] = (0.9, 0.0, 0.1)  # with all discs but one
    found = assemble(course, [Finding((0.0,) * 3, each) for each in chances], QUICK)
    assert [found.moments[at].kind for at in discs] == [*[DISC] * (last - first), REVEALED]
    assert {found.moments[at].chances for at in discs} == {before}
    assert [at for at, each in enumerate(found.moments) if any(each.effect)] == [last]
    assert last in found.turning_points
    setters = [course.steps[at].seat for at in discs]
    for player, now, then in zip(found.players, before, result, strict=True):
        share = setters.count(player.seat) / len(setters)
        assert player.own == pytest.approx(share * (then - now), abs=1e-3)


def test_reasons_for_the_better_line_do_not_speak_for_the_played_one_too() -> None:
    told = 0
    for moment, step in zip(quick_review().moments, course_of(record()).steps, strict=True):
        if moment.verdict is not None and moment.verdict.reasons:
            s = Knowledge(step.state, step.seat).possible()
            shared = {replace(each, later=False) for each in reasons(s, step.seat, step.path)}
            told += len(moment.verdict.reasons)
            assert not shared & {replace(each, later=False) for each in moment.verdict.reasons}
    assert told > 5


def test_a_better_line_that_costs_points_is_not_said_to_gain_them() -> None:
    def line(text: str) -> Line:
        return Line((parse(text),), None, 0.0, 0.0)

    teller = teller_of(quick_review(), "en")
    better = Comparison(line("5"), line("12"), 0.1, 0.01, -0.4, 0.1)
    worse = Comparison(line("12"), line("5"), -0.1, 0.01, 0.4, 0.1)
    for found in (better, worse):
        said = teller.comparison(found)
        assert said.startswith("play the 12 is better than play the 5 by 10% and -0.4"), said


def test_a_change_that_rounds_to_nothing_has_no_sign() -> None:
    teller = teller_of(quick_review(), "en")
    assert [teller.change(each) for each in (-0.0004, 0.0004, -0.012, 0.5)] == [
        "0%", "0%", "−1.2%", "+50%"
    ]  # fmt: skip


def test_a_player_who_answers_at_random_gives_away_most() -> None:
    players = quick_review().players
    assert players[0].points_given_away > 2 * max(each.points_given_away for each in players[1:])
    assert players[0].costly
    worst = quick_review().moments[players[0].costly[0]]
    assert worst.seat == 0
    assert worst.verdict is not None
    assert worst.verdict.is_sure
    assert worst.verdict.best.answers != worst.verdict.played.answers


def test_a_cost_is_what_separates_the_two_lines() -> None:
    verdicts = [moment.verdict for moment in quick_review().moments if moment.verdict is not None]
    costly = [verdict for verdict in verdicts if verdict.points]
    assert costly
    for verdict in costly:
        gap = verdict.best.lead - verdict.played.lead
        assert verdict.points == pytest.approx(gap, abs=0.02)


def test_three_turning_points_moved_the_most_chances() -> None:
    found = quick_review()
    assert len(found.turning_points) == 3
    swings = [sum(map(abs, each.effect)) for each in found.moments if each.kind != SET_UP]
    least = min(sum(map(abs, found.moments[at].effect)) for at in found.turning_points)
    assert sum(swing > least for swing in swings) <= 2


def test_the_same_record_gives_the_same_review() -> None:
    assert review(record(), QUICK) == quick_review()


def test_a_verdict_knows_no_more_than_the_player_could() -> None:
    steps = [each for each in course_of(record()).steps if each.kind == DISC and each.free]
    for step in steps[:2]:
        verdicts = {
            repr(judge(determinize(step.state, step.seat, Dice(seed)), step.seat, step.path, QUICK))
            for seed in (1, 2, 3)
        }
        assert len(verdicts) == 1


def test_alternatives_are_one_line_for_each_card_or_answer_the_played_one_first() -> None:
    for kind in (BID, TURN, DISC):
        step = next(each for each in course_of(record()).steps if each.kind == kind and each.free)
        found = alternatives(step, QUICK)
        assert tuple(map(str, found.lines[0].answers)) == step.answers
        others = [each.card or str(each.answers[0]) for each in found.lines[1:]]
        assert len(others) == len(set(others)) > 0
        pairs = {(each.one, each.other) for each in found.margins}
        assert len(pairs) == len(found.margins) == len(found.lines) * len(others) / 2


def test_an_unfinished_game_is_not_reviewed() -> None:
    half = Record(options=record().options, entries=record().entries[:40])
    with pytest.raises(UnfinishedError, match="not over"):
        review(half, QUICK)


def test_sureness_is_the_probability_that_a_mean_is_above_zero() -> None:
    assert estimate([1.0, 3.0]) == Estimate(2.0, 1.0)
    assert Estimate(0.0, 1.0).sure == 0.5
    assert Estimate(1.96, 1.0).sure == pytest.approx(0.975, abs=0.001)
    assert Estimate(-1.0, 0.0).sure == 0.0


@pytest.mark.parametrize("language", languages())
def test_every_moment_has_words(language: str) -> None:
    told = tell(quick_review(), language)
    for moment, words in zip(told.review.moments, told.moments, strict=True):
        assert words.title
        assert "{" not in repr(words)
        assert bool(words.played) == (moment.verdict is not None)
        if moment.verdict is not None and (moment.verdict.cost or moment.verdict.points):
            assert words.cost
            assert words.better
    assert told.people[0] == "Ana"
    assert len(told.summaries) == 3


def test_the_page_is_complete_in_itself_and_escapes_names() -> None:
    text = page(tell(quick_review(), "de"))
    drawing = re.search(r"<svg.*</svg>", text, re.S)
    assert drawing is not None
    picture = ElementTree.fromstring(drawing[0])
    assert len(picture.findall("path[title]")) == 3
    assert "&lt;b&gt;Léa &amp; Co&lt;/b&gt;" in text
    assert not re.search(r"(src|href)=|https?:|<script", text)


def test_marks_in_french_have_their_space_on_the_page_and_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "2000")  # so that no line is broken
    file = tmp_path / "game.txt"
    file.write_text(record().to_text(), "utf-8")
    spoken = elgrande("review", str(file), "--iterations", "8", "--samples", "4", "-l", "fr")
    on_page = re.sub(
        r"<style>.*</style>|<[^>]*>|&\w+;", "", page(tell(quick_review(), "fr")), flags=re.S
    )
    for text in (spoken.stdout, on_page):
        assert "\u202f;" in text
        assert not re.search(r"[^\u00a0\u202f][;:]\s", text)


def elgrande(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "elgrande", *arguments], capture_output=True, text=True, check=False
    )


def test_the_command_reviews_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record().to_text(), "utf-8")
    effort = ("--iterations", "8", "--samples", "4")
    out = tmp_path / "review.html"
    told = elgrande("review", str(file), *effort, "--json", "--html", str(out), "-l", "fr")
    assert told.returncode == 0, told.stderr
    data = json.loads(told.stdout)
    assert data["review"]["effort"] == {"iterations": 8, "samples": 4}
    assert len(data["moments"]) == len(data["review"]["moments"])
    assert '<html lang="fr">' in out.read_text("utf-8")
    spoken = elgrande("review", str(file), *effort)
    assert "Turning points" in spoken.stdout
    assert spoken.stdout.count("decisions were the best found") == 3


def test_the_command_refuses_a_game_that_is_not_over(tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    half = Record(options=record().options, entries=record().entries[:40])
    file.write_text(half.to_text(), "utf-8")
    told = elgrande("review", str(file))
    assert told.returncode == 2
    assert "Only a finished game can be reviewed" in told.stderr
