"""The picture of the board: well-formed, complete, and true to the client's map.

`python -m tests.game.test_drawing` writes `outlines.json` again from the client's map.
"""

from __future__ import annotations

import json
import random
from itertools import accumulate
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from elgrande import Game, Options
from elgrande.game import drawing
from tests.properties.strategies import finished_game

ROOT = Path(__file__).parents[2]
OUTLINES = ROOT / "src" / "elgrande" / "game" / "outlines.json"
ALL = Options(players=5, variants=frozenset({"france", "church", "granada"}))


def outlines_of_the_client() -> dict[str, Any]:
    """The client's map with every outline spelt out, and only what the picture needs."""
    drawn = json.loads((ROOT / "ui" / "src" / "map" / "map.json").read_text())
    chains = [walk(chain["steps"]) for chain in drawn["chains"]]

    def outline(ring: list[int]) -> list[tuple[float, float]]:
        parts = [chains[ref] if ref >= 0 else chains[~ref][::-1] for ref in ring]
        return [point for part in parts for point in part[:-1]]

    width = drawn["frame"]["width"]
    places: dict[str, Any] = {}
    for name, country in drawn["countries"].items():
        points = [*outline(country["ring"]), *walk(country["coast"])]
        places[name] = {
            "outline": [(min(width, max(0, x)), max(0, y)) for x, y in points],
            "king": country["king"],
        }
    x, y = places["france"]["king"]
    places["france"] |= {"values": [x, y - 30], "tokens": [[x, y + 16, 4]]}
    places["france"]["king"] = [x + 120, y - 30]
    for name, region in drawn["regions"].items():
        kept = {key: region[key] for key in ("values", "king", "tokens")}
        places[name] = {"outline": outline(region["ring"]), **kept}
    x, y = drawn["castillo"]["x"], drawn["castillo"]["y"]
    places["castillo"] = {
        "values": [x, y], "king": [x - 128, y + 62],
        "tokens": [[x, y + 44, 3], [x, y + 92, 3]],
    }  # fmt: skip
    rounded: dict[str, Any] = json.loads(json.dumps(places))
    return rounded


def walk(steps: list[int]) -> list[tuple[float, float]]:
    """Points from steps between them, in tenths."""
    across, down = accumulate(steps[::2]), accumulate(steps[1::2])
    return [(x / 10, y / 10) for x, y in zip(across, down, strict=True)]


def test_the_outlines_are_those_of_the_clients_map() -> None:
    assert json.loads(OUTLINES.read_text()) == outlines_of_the_client(), "see the top of this file"


def texts(picture: str) -> list[str]:
    svg = ElementTree.fromstring(picture)
    return [element.text or "" for element in svg if element.tag.endswith("text")]


@pytest.mark.parametrize("options", [Options(), ALL, Options(edition="2023", players=2)], ids=str)
def test_the_picture_names_every_place_player_and_card(options: Options) -> None:
    view = finished_game(options, 3).view(None)
    shown = texts(drawing.svg(view))
    assert {*view.regions, "castillo", *(player.colour for player in view.players)} <= {*shown}
    assert all(card.card in shown for card in view.cards)
    assert all(str(player.points) in shown for player in view.players)
    assert all("/".join(map(str, place.values)) in shown for place in view.regions.values())


def test_what_lies_in_the_castillo_is_shown_only_when_it_is_open() -> None:
    def inside(variants: frozenset[str]) -> list[drawing.Shape]:
        game = Game.new(Options(players=3, variants=variants), seed=5)
        dice = random.Random(5)
        while not any(player.points for player in game.view(None).players):
            seat = game.question.seats[0]
            game.apply(seat, dice.choice(game.legal(seat)))
        return tokens_inside(game)

    assert inside(frozenset({"open-castillo"}))
    assert not inside(frozenset())


def tokens_inside(game: Game) -> list[drawing.Shape]:
    x, y = drawing.scaled(*drawing.outlines()["castillo"]["tokens"][0][:2])
    return [
        shape
        for shape in drawing.shapes(game.view(None))
        if isinstance(shape, drawing.Box)
        and shape.width == drawing.TOKEN
        and abs(shape.x - x) < 60
        and abs(shape.y - y) < 60
    ]


def test_games_views_and_records_show_themselves_in_notebooks() -> None:
    game = finished_game(Options(players=2, length="short"), 1)
    picture = drawing.svg(game.view(None))
    assert game._repr_svg_() == picture
    assert game.view(None)._repr_svg_() == picture
    assert game.record()._repr_svg_() == picture


if __name__ == "__main__":
    lines = [
        f"{json.dumps(name)}: {json.dumps(place)}"
        for name, place in outlines_of_the_client().items()
    ]
    OUTLINES.write_text("{\n" + ",\n".join(lines) + "\n}\n")
