"""A refused action says why, in a sentence, with a stable code, and changes nothing."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from elgrande import Game, IllegalAction, Move, MoveKing, Options, PlayPower
from elgrande.core.board import SPOT_NAMES
from elgrande.core.state import to_bytes
from elgrande.game.names import COLOURS
from tests.properties.strategies import any_options, finished_game, random_play
from tests.rules.table import Table, table, turn_with, with_card

PIECES = {"aragon": {"azul": 2, "verde": 1}, "vasco": {"granate": 2}}
SPECIAL = ("azul", "special")
NOWHERE = (">france-ambassador", "no-such-place")


def refused(t: Table, colour: str, action: str) -> IllegalAction:
    before = to_bytes(t.state)
    with pytest.raises(IllegalAction) as refusal:
        t.game.apply(t.seat(colour), action)
    assert to_bytes(t.state) == before
    return refusal.value


@pytest.mark.parametrize(
    ("card", "action", "code", "words"),
    [
        ("move-own-4", "azul:vasco>aragon", "nobody-there", "azul has no caballero in vasco"),
        ("move-own-4", "verde:aragon>vasco", "not-yours", "does not touch verde"),
        ("move-own-4", "azul:aragon>aragon", "no-move", "from one place to another"),
        ("move-own-4", "azul:aragon>galicia", "taboo", "nothing enters or leaves"),
        ("move-own-4", "azul:aragon>atlantis", "no-such-place", "no place called 'atlantis'"),
        ("move-own-4", "azul:castillo>aragon", "castillo", "Nothing leaves the Castillo"),
        ("move-own-4", "negro:aragon>vasco", "no-such-colour", "No player here is 'negro'"),
        ("move-own-4", "azul:atlantis>vasco", "no-such-place", "atlantis"),
        ("one-of-each", "azul:aragon<", "not-yours", "does not touch azul"),
        ("tile", "tile8>galicia", "taboo", "King's region"),
        ("tile", "tile8>atlantis", "no-such-place", "atlantis"),
        ("king-neighbour", "king>galicia", "king-stays", "already stands in galicia"),
        ("king-neighbour", "king>sevilla", "king", "does not bring the King to sevilla"),
        ("grande", "grande:azul>galicia", "taboo", "King's region"),
        ("grande", "grande:azul>portugal", "grande", "cannot go to portugal"),
        ("score-chosen", "score:castillo", "score", "cannot be scored"),
        ("eviction", "evict:galicia", "taboo", "King's region"),
        ("recover", "recover9", "not-used", "no used card 9"),
        ("place-2", ">galicia", "taboo", "King's region"),
        ("place-2", ">france-envoy", "no-such-place", "france-envoy"),
        ("disc-return-all", "veto", "not-asked", "it is up to"),
    ],
)
def test_special_actions_are_refused_with_their_reason(
    card: str, action: str, code: str, words: str
) -> None:
    t = with_card(card, king="galicia", caballeros=PIECES, grandes={"azul": "sevilla"})
    t.plays(*SPECIAL)
    refusal = refused(t, "azul", action)
    assert (refusal.code, words in str(refusal)) == (code, True), str(refusal)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (">galicia", "taboo"),
        (">valencia", "not-neighbour"),
        (">atlantis", "no-such-place"),
        (">france-ambassador", "no-such-place"),
        ("take2", "not-an-answer"),
        ("sing", "not-readable"),
    ],
)
def test_placements_are_refused_with_their_reason(action: str, code: str) -> None:
    t = with_card("score-fours", king="galicia", courts={"azul": 5})
    assert refused(t, "azul", action).code == code


@pytest.mark.parametrize(
    ("position", "action", "code"),
    [
        ({"variants": {"granada"}, "king": "valencia"}, ">granada", "granada"),
        ({"variants": {"france"}, "spaces": {"france-envoy": "oro"}}, ">france-envoy", "occupied"),
        ({"edition": "2023", "modules": {"new-regency"}, "king": "france"}, *NOWHERE),
    ],
)
def test_variants_refuse_with_their_own_reason(
    position: dict[str, Any], action: str, code: str
) -> None:
    spaces = position.pop("spaces", {})
    position = {"king": "aragon", **position}
    t = with_card(
        "score-fours",
        courts={"azul": 5},
        caballeros={"sevilla": {"oro": 1}} | {s: {o: 1} for s, o in spaces.items()},
        **position,
    )
    t.plays("azul", "place")
    assert refused(t, "azul", action).code == code


def test_the_extra_caballero_of_home_advantage_goes_home_only() -> None:
    t = with_card(
        "score-fours",
        variants={"home-advantage"},
        king="galicia",
        courts={"azul": 9},
        grandes={"azul": "vieja"},
    )
    t.plays("azul", ">vieja", ">vieja", ">vieja")
    for elsewhere in (">vasco", ">castillo"):
        assert refused(t, "azul", elsewhere).code == "home-only"
    t.plays("azul", ">vieja")


@pytest.mark.parametrize(
    ("variant", "action", "code"),
    [
        ("move-limits", "azul:aragon>sevilla", "too-far"),
        ("church", "church:valencia>castillo", "church"),
        ("church", "azul:aragon>france-envoy", "no-such-place"),
        ("france", "azul:aragon>france-envoy", "occupied"),
    ],
)
def test_a_move_is_refused_for_where_it_leads(variant: str, action: str, code: str) -> None:
    pieces = {"aragon": {"azul": 3}, "valencia": {"church": 1}, "france-envoy": {"verde": 1}}
    if variant != "church":
        del pieces["valencia"]
    if variant != "france":
        del pieces["france-envoy"]
    t = with_card("move-any-3", variants={variant}, king="galicia", caballeros=pieces)
    t.plays(*SPECIAL)
    if variant == "move-limits":  # the first of three moves may go far, the second may not
        t.plays("azul", "azul:aragon>vasco")
    assert refused(t, "azul", action).code == code


def test_a_card_the_dummy_took_is_the_dummys() -> None:
    t = table("2023", 2, dummy_power=13)
    t.bids(azul=5, granate=4)
    t.plays("azul", "take0")
    assert "taken by dummy" in str(refused(t, "azul", "card5"))


def test_a_placement_into_regions_only_says_so() -> None:
    t = with_card("place-2-into-regions", edition="2023", king="galicia", courts={"azul": 5})
    t.plays(*SPECIAL)
    assert refused(t, "azul", ">castillo").code == "castillo"


def test_power_cards_are_refused_with_their_reason() -> None:
    t = table(king="galicia")
    t.plays("azul", "7")
    assert refused(t, "granate", "7").code == "barred"
    assert refused(t, "granate", "14").code == "no-such-power"
    assert refused(t, "azul", "8").code == "not-asked"
    assert refused(t, "granate", "8+1move").code == "modifier"
    t.bids(granate=8, oro=9, verde=10)
    t.finishes_round()
    first = t.who[0]
    played = {"azul": 7, "granate": 8, "oro": 9, "verde": 10}[first]
    assert refused(t, first, str(played)).code == "not-in-hand"


def test_cards_are_refused_with_their_reason() -> None:
    t = turn_with("score-fours", king="galicia")
    assert refused(t, "azul", "card6").code == "no-such-card"
    t.plays("azul", "card3")
    while t.who[0] == "azul":
        t.passes_turn("azul")
    assert refused(t, t.who[0], "card3").code == "card-taken"


def test_taking_is_refused_with_its_reason() -> None:
    t = table(king="galicia")
    t.bids(azul=9, granate=8, oro=7, verde=6)
    assert refused(t, "azul", "take5").code == "too-many"
    strict = table("1995", king="galicia")
    strict.bids(azul=9, granate=8, oro=7, verde=6)
    assert refused(strict, "azul", "take0").code == "must-take"


def test_discs_are_refused_with_their_reason() -> None:
    t = with_card("disc-return-all", king="galicia", caballeros=PIECES)
    t.plays(*SPECIAL)
    assert refused(t, "granate", "@aragon").code == "disc"
    assert refused(t, "granate", "@atlantis").code == "no-such-place"


def test_answers_after_the_end_or_from_no_seat_are_refused() -> None:
    game = finished_game(Options(players=2), 1)
    with pytest.raises(IllegalAction, match="The game is over") as refusal:
        game.apply(0, "7")
    assert refusal.value.code == "over"
    fresh = Game.new(Options(players=2), 1)
    for seat in (-1, 2, 99, "azul", None, 0.0, True):
        with pytest.raises(IllegalAction, match="There is no seat") as refusal:
            fresh.apply(seat, "7")  # type: ignore[arg-type]
        assert refusal.value.code == "no-such-seat"
        assert not fresh.is_legal(seat, "7")  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="There is no seat"):
            fresh.legal(seat)  # type: ignore[arg-type]
        if seat is not None:  # a spectator
            with pytest.raises(ValueError, match="There is no seat"):
                fresh.view(seat)  # type: ignore[arg-type]


def test_what_is_legal_in_text_is_legal_as_an_action_too() -> None:
    game = Game.new(Options(players=2), 1)
    [seat] = game.question.seats
    assert game.is_legal(seat, "7")
    assert game.is_legal(seat, PlayPower(7))
    for wrong in ("14", "take1", "sing"):
        assert not game.is_legal(seat, wrong)


@pytest.mark.parametrize("options", ["big-box", {}, 4])
def test_a_game_is_made_from_options_only(options: Any) -> None:
    with pytest.raises(TypeError, match="made from Options"):
        Game.new(options)
    with pytest.raises(TypeError, match=r"Record\.from_text"):
        Game.replay(options)


@pytest.mark.parametrize(
    "action",
    [PlayPower("seven"), PlayPower(7.5), MoveKing(None), "", "card", object(), None, 7],  # type: ignore[arg-type]
)
def test_nonsense_is_refused_like_anything_else(action: Any) -> None:
    game = Game.new(Options(players=2), 1)
    before = to_bytes(game._state)
    with pytest.raises(IllegalAction):
        game.apply(game.question.seats[0], action)
    assert to_bytes(game._state) == before


def test_too_few_moves_are_left_only_with_move_limits() -> None:
    """Within France nothing moves, with all moves left."""
    t = with_card(
        "move-any-3", variants={"france"}, king="galicia", caballeros={"france-envoy": {"azul": 1}}
    )
    t.plays(*SPECIAL)
    refusal = refused(t, "azul", "azul:france-envoy>france-attache")
    assert (refusal.code, str(refusal)) == ("no-move", "A move leads from one place to another.")


def test_too_far_is_said_with_move_limits_only() -> None:
    said = 0
    for seed in range(40):
        game = Game.new(any_options(seed), seed)
        for _ in random_play(game, seed):
            if game.question.kind != "move":
                continue
            [seat] = game.question.seats
            for owner, source, target in product(COLOURS, SPOT_NAMES, SPOT_NAMES):
                if not game.is_legal(seat, Move(owner, source, target)):
                    with pytest.raises(IllegalAction) as refusal:
                        game.apply(seat, Move(owner, source, target))
                    if refusal.value.code == "too-far":
                        assert "move-limits" in game.options.variants
                        said += 1
            break
    assert said
