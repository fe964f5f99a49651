"""Hints: legal answers with reasons in words, from what the seat may know."""

from __future__ import annotations

import pytest

from elgrande import Game, Options
from elgrande.bots import Budget, Knowledge, Reason, hint
from elgrande.bots.advice import Advice, in_order, reasons
from elgrande.bots.comparison import Sample
from elgrande.core import actions
from elgrande.core.board import PLACE_NAMES
from elgrande.hints import worded
from elgrande.words import languages, words
from tests.properties.strategies import random_play
from tests.rules.table import bid_down, table, with_card

KINDS = (
    *("scores", "gains", "loses", "lead", "behind", "locks", "castillo", "court", "veto", "back"),
    *("turn", "supply", "start", "keeps", "instead"),
)


def test_hints_are_legal_answers_with_the_best_first() -> None:
    game = Game.new(Options(players=3), 3)
    for number, _ in enumerate(random_play(game, 3)):
        if number % 12 == 0 and not game.is_over:
            seat = game.question.seats[0]
            hints = game.hint(seat, milliseconds=20)
            assert hints
            behind = [hint.behind for hint in hints]
            assert behind == [0, *sorted(behind[1:])]
            assert all(hint.action in game.legal(seat) for hint in hints)
            assert all(0 <= hint.sure <= 1 for hint in hints)


def test_a_hint_sees_the_first_place_within_reach() -> None:
    t = with_card(
        "score-fours",
        king="galicia",
        courts={"azul": 5},
        caballeros={"vieja": {"verde": 2, "azul": 2}},
    )
    advice = hint(Knowledge(t.game.sample(0, 1), 0), Budget(iterations=30))
    given = [text for each in advice for text in worded(Options(), words("en"), each.reasons)]
    assert any(text.startswith("makes you first in") for text in given), given


def test_a_hint_says_how_sure_it_is() -> None:
    t = with_card("score-sixes-sevens", king="galicia", caballeros={"nueva": {"azul": 5, "oro": 3}})
    knowledge = Knowledge(t.game.sample(0, 1), 0)
    certain = hint(knowledge, Budget(iterations=400))  # to score at once, or to let it pass
    assert certain[0].behind == 0
    assert certain[0].sure > 0.95
    first = Game.new(Options(), 5)
    seat = first.question.seats[0]
    bids = hint(Knowledge(first.sample(seat, 1), seat), Budget(iterations=100), most=13)
    assert min(each.sure for each in bids) < 0.95, "some first bids are hardly worse than the best"


def test_fresh_samples_correct_the_values_and_the_order_of_a_search() -> None:
    flattered = Advice(1, (1,), value=3.0, behind=0.0, weight=0.5, reasons=())
    other = Advice(2, (2,), value=2.5, behind=0.5, weight=0.5, reasons=())

    def again(worth: float, samples: int = 100) -> list[Sample]:
        return [Sample(worth, 0.0, 0.0) for _ in range(samples)]

    first, second = in_order([flattered, other], [again(1.0), again(2.5)], iterations=200)
    assert (first.action, first.value, first.behind, first.sure) == (2, 2.5, 0.0, 1.0)
    assert (second.action, second.value, second.behind, second.sure) == (1, 2.0, 0.5, 1.0)
    few = in_order([flattered, other], [again(2.0, 8), again(2.5, 8)], iterations=200)
    assert [each.action for each in few] == [1, 2], "a few samples do not outweigh the search"
    (alone,) = in_order([flattered], [again(1.0)], iterations=200)
    assert (alone.behind, alone.sure) == (0.0, 1.0)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_every_reason_has_words(language: str, kind: str) -> None:
    cards = (1, 3) if kind == "turn" else (12, 13)
    for later in (False, True):
        reason = Reason(kind, 2, "aragon", seat=1, rank=1, cards=cards, later=later)
        (text,) = worded(Options(), words(language), (reason,))
        assert "{" not in text
        assert len(text) > 8


def test_a_reason_without_a_new_rank_names_none() -> None:
    (text,) = worded(Options(), words("en"), (Reason("gains", 2, "aragon", seat=0),))
    assert text == "+2 when Aragón is scored"


def test_reasons_call_people_by_their_names_and_put_the_rest_of_the_turn_last() -> None:
    reasons_found = (
        Reason("loses", 3, "aragon", seat=1),
        Reason("scores", 1, seat=0, later=True),
        Reason("loses", 2, "vasco", seat=2, later=True),
        Reason("castillo", 2, seat=0),
    )
    given = {
        language: worded(
            Options(edition="2023"), words(language), reasons_found, ("Ana", "Bea", None)
        )
        for language in ("en", "nl")
    }
    assert given == {
        "en": (
            "costs Bea 3 points in Aragón",
            "with the rest of the turn: brings 1 point; costs Gold 2 points in Navarra",
        ),
        "nl": (
            "kost Bea 3 punten in Aragón",
            "met de rest van de beurt: levert 1 punt op; kost Goud 2 punten in Navarra",
        ),
    }


def test_reasons_speak_of_the_place_that_is_advised() -> None:
    """Not of another place that the rest of the turn may reach."""
    t = with_card(
        "score-fours",
        king="aragon",
        courts={"azul": 5},
        caballeros={"vieja": {"verde": 1}, "valencia": {"verde": 3, "azul": 3}},
    )
    state = t.state
    place = int(actions.PLACE)
    vieja, valencia = PLACE_NAMES.index("vieja"), PLACE_NAMES.index("valencia")
    plan = (place + vieja, place + valencia, place + vieja)
    found = list(reasons(state, 0, plan))
    assert (found[0].kind, found[0].place) == ("gains", "vieja")
    assert {each.place for each in found if not each.later} == {"vieja"}
    later = [(each.kind, each.place) for each in found if each.later]
    assert later[0] == ("gains", "vieja")
    assert ("gains", "valencia") in later


def test_what_is_placed_after_a_stand_in_comes_later() -> None:
    t = with_card(
        "stand-in",
        edition="2023",
        modules=["new-regency"],
        king="galicia",
        grandes={"azul": "aragon", "oro": "sevilla"},
        courts={"azul": 5},
        caballeros={"nueva": {"verde": 1}},
    )
    t.plays("azul", "special")
    into_nueva = int(actions.PLACE) + PLACE_NAMES.index("nueva")
    found = list(reasons(t.state, 0, (int(actions.GRANDE_OF) + t.seat("oro"), into_nueva)))
    assert [each.later for each in found if each.place == "nueva"] == [True, True]


def test_a_place_where_no_points_change_still_has_a_reason() -> None:
    t = with_card(
        "score-fours",
        king="aragon",
        courts={"azul": 5},
        caballeros={"vieja": {"azul": 3, "verde": 1}, "valencia": {"verde": 5, "azul": 1}},
    )
    place = int(actions.PLACE)
    (lead,) = reasons(t.state, 0, (place + PLACE_NAMES.index("vieja"),))
    assert (lead.kind, lead.number, lead.place) == ("lead", 3, "vieja")
    (behind,) = reasons(t.state, 0, (place + PLACE_NAMES.index("valencia"),))
    assert (behind.kind, behind.number, behind.place) == ("behind", 3, "valencia")


def test_a_power_card_is_advised_for_what_it_brings() -> None:
    game = Game.new(Options(players=3), 3)
    seat = game.question.seats[0]
    state = game._state

    def given(value: int) -> dict[str, Reason]:
        return {each.kind: each for each in reasons(state, seat, (value - 1,))}

    assert given(13)["turn"].cards == (1, 1)
    assert set(given(13)) == {"turn"}, "what it leaves in hand is no reason to play it"
    assert given(1)["turn"].cards == (3, 3)
    assert given(1)["supply"].number == 6
    assert given(1)["keeps"].cards == (10, 11, 12, 13)
    assert "turn" not in given(7), "anything can happen"
    game.apply(seat, "7")
    second = game.question.seats[0]
    assert {each.kind: each for each in reasons(state, second, (8,))}["turn"].cards == (1, 2)
    game.apply(second, "9")
    third = game.question.seats[0]
    brought = {each.kind: each for each in reasons(state, third, (1,))}
    assert brought["turn"].cards == (3, 3)
    assert "start" in brought


def test_a_disc_is_advised_for_its_own_region_not_for_the_whole_scoring() -> None:
    t = table(
        round=3,
        king="galicia",
        caballeros={"castillo": {"azul": 3}, "aragon": {"verde": 2}, "sevilla": {"verde": 4}},
    )
    bid_down(t).finishes_round()
    assert (t.asked, t.who) == ("disc-castillo", ("azul",)), "the scoring follows at once"
    disc = int(actions.DISC)
    aragon, sevilla = disc + PLACE_NAMES.index("aragon"), disc + PLACE_NAMES.index("sevilla")
    found = list(reasons(t.state, 0, (aragon,), sevilla))
    assert [(each.kind, each.number, each.place) for each in found] == [
        ("gains", 5, "aragon"),
        ("instead", 2, "sevilla"),
    ]


def test_granada_and_a_closed_castillo_promise_no_points() -> None:
    t = with_card(
        "move-any-3", king="galicia", caballeros={"vieja": {"azul": 2}}, variants={"granada"}
    )
    t.plays("azul", "special")
    lift = int(actions.LIFT) + PLACE_NAMES.index("vieja")
    for target in ("granada", "castillo"):
        found = list(reasons(t.state, 0, (lift, int(actions.PLACE) + PLACE_NAMES.index(target))))
        assert not any(each.place in ("granada", "castillo") for each in found), found


def test_a_player_who_is_not_asked_gets_no_hint() -> None:
    t = table(king="galicia")
    with pytest.raises(ValueError, match="not asked"):
        t.game.hint(2)
