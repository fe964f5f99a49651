"""No region is special: each can be the target, or the source, of every card."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, table, with_card

REGIONS = (
    *("galicia", "vasco", "aragon", "cataluna", "vieja", "nueva", "sevilla", "granada"),
    "valencia",
)


@pytest.fixture(params=REGIONS)
def region(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def elsewhere(region: str) -> str:
    """Where to keep the King and other pieces."""
    return "nueva" if region != "nueva" else "vasco"


def special(card: str, region: str, **position: object) -> Table:
    return with_card(card, king=elsewhere(region), **position).plays("azul", "special")


def test_a_caballero_moves_into_and_out_of_the_region(region: str) -> None:
    away = "sevilla" if region != "sevilla" else "granada"
    t = special("move-any-3", region, caballeros={away: {"azul": 1, "oro": 1}})
    t.plays("azul", f"azul:{away}>{region}", f"oro:{away}>{region}", f"azul:{region}>castillo")
    assert t.all_at(region) == {"oro": 1}
    assert t.castillo("azul") == 1


def test_a_special_action_places_in_the_region(region: str) -> None:
    t = special("place-2", region).plays("azul", f">{region}", f">{region}")
    assert t.all_at(region) == {"azul": 2}


def test_a_caballero_returns_from_the_region(region: str) -> None:
    t = special("one-of-each", region, caballeros={region: {"granate": 1, "verde": 1}})
    t.plays("azul", f"verde:{region}<", f"granate:{region}<")
    assert t.all_at(region) == {}


def test_a_caballero_is_recalled_from_the_region(region: str) -> None:
    t = table(
        players=2, king=elsewhere(region), courts={"azul": 29}, caballeros={region: {"azul": 1}}
    )
    t.bids(azul=11, granate=13).passes_turn("granate").plays("azul", f"recall:{region}")
    assert t.court("azul") == 30


def test_the_region_is_scored(region: str) -> None:
    t = special("score-chosen", region, caballeros={region: {"oro": 1}})
    t.plays("azul", f"score:{region}")
    assert t.scored == [region]


@pytest.mark.parametrize("tile", [8, 4])
def test_a_tile_is_laid_on_the_region_and_leaves_for_another(region: str, tile: int) -> None:
    t = special("tile", region).plays("azul", f"tile{tile}>{region}")
    assert t.tile(tile) == region
    t = special("tile", region, tiles={tile: region}).plays("azul", f"tile{tile}>castillo")
    assert t.tile(tile) == "castillo"


def test_a_grande_moves_into_and_out_of_the_region(region: str) -> None:
    away = "sevilla" if region != "sevilla" else "granada"
    t = special("grande", region, grandes={"azul": away}).plays("azul", f"grande:azul>{region}")
    assert t.grande("azul") == region
    t = special("grande", region, grandes={"azul": region}).plays("azul", f"grande:azul>{away}")
    assert t.grande("azul") == away


def test_the_king_moves_into_the_region(region: str) -> None:
    t = special("king-anywhere", region).plays("azul", f"king>{region}")
    assert t.king == region
    assert region not in t.targets("azul")


def test_nothing_leaves_the_region_while_the_king_is_in_it(region: str) -> None:
    t = with_card(
        "move-any-3", king=region, caballeros={region: {"azul": 2}, "castillo": {"oro": 1}}
    )
    assert t.asked == "place"


@pytest.mark.parametrize("number", [8, 4])
def test_a_tile_on_the_region_is_what_is_scored(region: str, number: int) -> None:
    t = table(
        king=elsewhere(region),
        tiles={number: region},
        caballeros={region: {"azul": 2, "oro": 1}},
    )
    assert t.if_scored(region) == ({"azul": 8, "oro": 4} if number == 8 else {"azul": 4})
