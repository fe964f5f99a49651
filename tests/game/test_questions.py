"""What a question holds: how many of whom, and what is left of a turn."""

from __future__ import annotations

from collections import Counter

import pytest

from elgrande import AnyAction, Game, Options, Start, Stop
from elgrande.core.state import TOP, VETO_OWNER, VETOES
from elgrande.core.turn import AT_HOME
from elgrande.game.events import Ranked
from elgrande.game.names import COLOURS, REGION_NAMES
from elgrande.game.question import Question
from tests.properties.strategies import any_options, random_play
from tests.rules.table import with_card

COUNTED = (
    "take",
    "recall",
    "part",
    "place",
    "place-anywhere",
    "move",
    "return-each",
    "return-choice",
    "entourage",
)
LIMITS = frozenset({"move-limits", "church", "granada", "home-advantage", "france"})
RARE = (
    Options(edition="2023", modules=frozenset({"new-regency", "power-shift"})),
    Options(variants=LIMITS),
    Options(edition="1995", players=5, variants=LIMITS - {"france"}),
)


def test_a_move_counts_own_and_foreign_where_the_card_does() -> None:
    board = {"vieja": {"azul": 3, "verde": 3}}
    t = with_card("move-own-2-foreign-2", king="galicia", caballeros=board)
    t.plays("azul", "special")
    asked = t.game.question
    assert (asked.kind, asked.left, asked.own, asked.foreign) == ("move", 4, 2, 2)
    t.plays("azul", "verde:vieja>aragon")
    asked = t.game.question
    assert (asked.left, asked.own, asked.foreign) == (3, 2, 1)


def test_a_move_of_any_colour_has_only_a_total() -> None:
    board = {"vieja": {"azul": 3, "verde": 3}}
    t = with_card("move-any-3", king="galicia", caballeros=board)
    t.plays("azul", "special")
    asked = t.game.question
    assert (asked.left, asked.own, asked.foreign) == (3, None, None)


def test_the_question_which_part_first_has_how_many_may_be_placed() -> None:
    t = with_card("tile", king="galicia", courts={"azul": 9})
    asked = t.game.question
    number = next(card.number for card in t.game.view(0).cards if card.card == "tile")
    assert (asked.kind, asked.left) == ("part", number)
    t.plays("azul", "place")
    t.plays("azul", "stop")
    asked = t.game.question
    assert (asked.kind, asked.left) == ("part", 0)


@pytest.mark.parametrize(
    "card",
    ["score-fours", "score-fives", "score-sixes-sevens", "score-castillo", "score-first-places"],
)
def test_the_question_names_the_places_that_the_special_action_then_scores(card: str) -> None:
    everywhere = {region: {"azul": 2, "verde": 1} for region in REGION_NAMES}
    t = with_card(card, king="galicia", caballeros={**everywhere, "castillo": {"azul": 1}})
    named = t.game.question.scored
    before = t.game.event_count
    t.plays("azul", "special")
    events = t.game.events(None, before)
    assert set(named) == {event.place for event in events if isinstance(event, Ranked)} != set()


def test_who_may_veto_a_whole_scoring_learns_what_it_would_score() -> None:
    everywhere = {region: {"azul": 2} for region in REGION_NAMES}
    t = with_card("score-fives", edition="2023", vetoes=["granate"], caballeros=everywhere)
    named = t.game.question.scored
    t.plays("azul", "special")
    assert t.asked == "veto"
    assert t.game.question.scored == named != ()


def test_a_special_action_that_chooses_or_scores_nothing_names_no_places() -> None:
    for card in ("score-chosen", "tile"):
        assert (
            with_card(card, king="galicia", caballeros={"aragon": {"azul": 2}}).game.question.scored
            == ()
        )


def test_what_is_left_ends_with_court_province_and_pieces_in_reach() -> None:
    t = with_card("tile", king="galicia", courts={"azul": 3}, caballeros={"aragon": {"azul": 2}})
    assert (t.asked, t.game.question.left) == ("part", 3)
    t.plays("azul", "place")
    assert (t.asked, t.game.question.left) == ("place", 3)
    t = with_card("move-all-own-or-place-2", king="galicia", caballeros={"aragon": {"azul": 2}})
    t.plays("azul", "special", "either1")
    assert (t.asked, t.game.question.left, t.game.question.own) == ("move", 2, 2)


def test_one_of_each_counts_the_opponents_left() -> None:
    board = {"aragon": {"azul": 2, "verde": 1}, "vasco": {"granate": 2}, "galicia": {"oro": 1}}
    t = with_card("one-of-each", king="galicia", caballeros=board)
    t.plays("azul", "special")
    assert t.game.question.left == 2
    t.plays("azul", "verde:aragon<")
    assert t.game.question.left == 1


def without_vetoes(game: Game) -> Game:
    copy = game.clone()
    v = copy._state.v
    v[VETOES] = v[VETO_OWNER] = v[VETO_OWNER + 1] = 0
    return copy


def same_question(before: Question, after: Question) -> bool:
    return (before.kind, before.seats, before.card) == (after.kind, after.seats, after.card)


def left_after(game: Game, seat: int, action: AnyAction) -> int:
    """How many are left once this one is done; a caballero granted at home does not count."""
    before = game.question
    copy = without_vetoes(game)
    depth = copy._state.v[TOP]
    copy.apply(seat, action)
    v = copy._state.v
    granted = before.kind == "place" and v[v[TOP] + AT_HOME] != game._state.v[depth + AT_HOME]
    if v[TOP] != depth or not same_question(before, copy.question) or granted:
        return 0
    return copy.question.left or 0


def test_what_is_left_is_the_most_that_legal_answers_can_still_do() -> None:
    """`left` is one more than the maximum left after any answer: the longest possible run."""
    seen: Counter[str] = Counter()
    for seed in range(220):
        game = Game.new(RARE[seed % 8] if seed % 8 < len(RARE) else any_options(seed), seed)
        for _ in random_play(game, seed):
            asked = game.question
            if asked.left is None or game.is_over or seen[asked.kind] > 250:
                continue
            seen[asked.kind] += 1
            [seat] = asked.seats
            where = (seed, asked, game.view(seat).king)
            answers = [each for each in game.legal(seat) if each != Stop()]
            if asked.kind == "take":
                assert asked.left == max(int(str(each)[4:]) for each in answers), where
            elif asked.kind == "part":
                after = without_vetoes(game)
                if Start("place") in answers:
                    after.apply(seat, Start("place"))
                    assert (after.question.kind, after.question.left) == ("place", asked.left), (
                        where
                    )
                else:
                    assert asked.left == 0, where
            else:
                most = max(left_after(game, seat, each) for each in answers)
                assert asked.left == 1 + most, where
                if asked.own is not None and asked.foreign is not None:
                    own = any(str(each).startswith(COLOURS[seat]) for each in answers)
                    assert max(asked.own, asked.foreign) <= asked.left <= asked.own + asked.foreign
                    assert (asked.own > 0) >= own, where
    assert min(seen[kind] for kind in COUNTED) >= 10, seen
