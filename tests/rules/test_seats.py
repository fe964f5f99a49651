"""The same from every seat: who is an opponent, who comes next, whose region it is."""

from __future__ import annotations

import pytest

from elgrande.game.events import DiscShown, LeftCastillo, Returned
from tests.rules.table import BIDS_DOWN, Table, pile_of, table

COLOURS = ("azul", "granate", "oro", "verde", "purpura")
REGIONS = (
    *("galicia", "vasco", "aragon", "cataluna", "vieja", "nueva", "sevilla", "granada"),
    "valencia",
)


def around(colour: str) -> list[str]:
    """All players clockwise, starting with this one."""
    start = COLOURS.index(colour)
    return [*COLOURS[start:], *COLOURS[:start]]


def turn_of(colour: str, card: str, pile: int, **position: object) -> Table:
    """Five players; this one goes first and has begun the special action of the card."""
    t = table(players=5, first=colour, cards={pile: card}, **position)  # type: ignore[arg-type]
    for each, power in zip(around(colour), BIDS_DOWN, strict=True):
        t.plays(each, str(power))
    t.plays(colour, f"card{pile_of(t, card)}")
    return t.plays(colour, "special")


@pytest.fixture(params=COLOURS)
def active(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_opponents_return_from_the_left_onwards(active: str) -> None:
    t = turn_of(active, "return-3", 2)
    asked = []
    while t.colour_asked != active:
        asked.append(t.colour_asked)
        t.plays(t.colour_asked, f"{t.colour_asked}:court<")
    assert asked == [each for each in around(active)[1:] for _ in range(3)]


def test_courts_of_all_opponents_and_only_theirs(active: str) -> None:
    t = turn_of(active, "court-all", 2)
    assert {each: t.court(each) for each in COLOURS} == {
        each: 7 if each == active else 0 for each in COLOURS
    }
    assert [each.owner for each in t.events(Returned)] == around(active)[1:]


@pytest.mark.parametrize("region", REGIONS)
def test_every_region_can_be_named_to_return_from(active: str, region: str) -> None:
    king = "nueva" if region != "nueva" else "vasco"
    there = dict.fromkeys(COLOURS, 2)
    t = turn_of(active, "disc-return-all", 2, king=king, caballeros={region: there})
    for each in around(active)[1:]:
        t.plays(each, f"@{region}")
    assert t.all_at(region) == {active: 2}


@pytest.mark.parametrize("region", REGIONS)
def test_every_region_can_be_emptied_and_every_other_fled_to(active: str, region: str) -> None:
    king = "nueva" if region != "nueva" else "vasco"
    there = dict.fromkeys(COLOURS, 2)
    t = turn_of(active, "eviction", 4, king=king, caballeros={region: there})
    t.plays(active, f"evict:{region}")
    targets = [each for each in REGIONS if each not in (region, king)][:4]
    for each, target in zip(around(active)[1:], targets, strict=True):
        t.plays(each, f"@{target}")
    assert t.all_at(region) == {active: 2}
    for each, target in zip(around(active)[1:], targets, strict=True):
        assert t.all_at(target) == {each: 2}


@pytest.mark.parametrize("region", REGIONS)
def test_every_region_can_be_named_to_be_scored(region: str) -> None:
    t = turn_of("oro", "score-named-once", 4, king="nueva", caballeros={region: {"verde": 1}})
    others = iter(each for each in REGIONS if each != region)
    for each in COLOURS:
        t.plays(each, f"@{region if each == 'oro' else next(others)}")
    assert t.scored == [region]


def test_any_other_player_than_the_active_one_may_hold_the_veto(active: str) -> None:
    for holder in COLOURS:
        t = turn_of(active, "king-neighbour", 4, vetoes=[holder])
        t.plays(active, "king>vasco")
        if holder == active:
            assert t.king == "vasco"
        else:
            assert (t.asked, t.who) == ("veto", (holder,))
            t.plays(holder, "veto")
            assert t.king == "galicia"
            assert t.vetoes == {}


def test_two_vetoes_are_asked_for_clockwise(active: str) -> None:
    one, other = around(active)[2], around(active)[4]
    t = turn_of(active, "king-neighbour", 4, vetoes=[other, one]).plays(active, "king>vasco")
    assert t.who == (one,)
    t.plays(one, "allow")
    assert t.who == (other,)
    t.plays(other, "allow")
    assert t.king == "vasco"


@pytest.mark.parametrize("region", REGIONS)
def test_every_region_can_be_reached_from_the_castillo(region: str) -> None:
    king = "nueva" if region != "nueva" else "vasco"
    inside = {each: number for number, each in enumerate(COLOURS, start=1)}
    t = table(players=5, round=3, king=king, caballeros={"castillo": inside})
    for each, power in zip(COLOURS, BIDS_DOWN, strict=True):
        t.plays(each, str(power))
    t.finishes_round()
    for each in COLOURS:
        t.plays(each, f"@{region}")
    assert t.all_at(region) == inside
    assert [(each.player, each.region) for each in t.events(DiscShown)] == [
        (each, region) for each in COLOURS
    ]
    left = [(each.player, each.target, each.number) for each in t.events(LeftCastillo)]
    assert left == [(each, region, inside[each]) for each in COLOURS]


def test_the_home_bonus_is_for_ones_own_grande_only(active: str) -> None:
    for owner in COLOURS:
        t = table(
            players=5, grandes={owner: "galicia"}, king="nueva", caballeros={"galicia": {active: 1}}
        )
        assert t.if_scored("galicia") == {active: 6 if owner == active else 4}


def test_taking_back_a_card_is_ones_own(active: str) -> None:
    t = turn_of(active, "recover", 4, used={each: [n + 1] for n, each in enumerate(COLOURS)})
    own = COLOURS.index(active) + 1
    assert t.legal(active) == {f"recover{own}", "recover13"}


def test_moving_ones_own_grande(active: str) -> None:
    homes = dict(zip(COLOURS, REGIONS[1:], strict=False))
    t = turn_of(active, "grande", 4, grandes=homes).plays(active, f"grande:{active}>valencia")
    assert [t.grande(each) == "valencia" for each in COLOURS] == [
        each == active for each in COLOURS
    ]
