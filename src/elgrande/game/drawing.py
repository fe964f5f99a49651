"""The board as a picture, from a view: notebooks, environments and pages use it.

`shapes` lists what to draw; `svg` writes it as SVG. `elgrande.envs.render` paints the same shapes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from xml.sax.saxutils import escape

from elgrande.game.names import CHURCH_NAME, DUMMY

if TYPE_CHECKING:
    from elgrande.game.view import CastilloView, PlaceView, View

WIDTH: Final = 1280
HEIGHT: Final = 960
MAP_SCALE: Final = 0.78
PANEL: Final = 940  # x of the players' panel; the cards lie below the map
CARDS: Final = 760

INK: Final = "#2b2118"
SEA: Final = "#c6d8de"
PAPER: Final = "#faf6ec"
GOLD: Final = "#d4a017"
LAND: Final = ("#eee2c4", "#e5d5b0")
ABROAD: Final = "#d9d7cb"
PIECES: Final = {
    "azul": "#2c82ef",
    "granate": "#790200",
    "oro": "#f9c746",
    "verde": "#006e56",
    "purpura": "#69186f",
    DUMMY: "#ffffff",
    CHURCH_NAME: "#000000",
}
DARK: Final = ("granate", "verde", "purpura", CHURCH_NAME)
TOKEN: Final = 34


class Area(NamedTuple):
    points: list[tuple[float, float]]
    fill: str


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float
    fill: str


class Label(NamedTuple):
    """Text centred on the point (x, y); with `left` it starts there."""

    x: float
    y: float
    text: str
    size: float
    fill: str = INK
    left: bool = False


Shape = Area | Box | Label


@cache
def outlines() -> dict[str, Any]:
    """By place: its outline, and the positions of its name, values, King and tokens."""
    text = files("elgrande.game").joinpath("outlines.json").read_text()
    places: dict[str, Any] = json.loads(text)
    return places


def shapes(view: View) -> Iterator[Shape]:
    """All shapes, from the bottom layer to the top."""
    yield Box(0, 0, WIDTH, HEIGHT, PAPER)
    yield Box(0, 0, PANEL - 6, CARDS - 14, SEA)
    places = outlines()
    abroad = ("portugal",) if "france" in view.regions else ("portugal", "france")
    for number, (name, place) in enumerate(places.items()):
        if "outline" in place:
            fill = ABROAD if name in abroad else LAND[number % 2]
            yield Area([scaled(*point) for point in place["outline"]], fill)
    x, y = scaled(*places["castillo"]["values"])
    yield Box(x - 74, y - 50, 148, 150, LAND[0])
    yield from place_shapes(view)
    yield from player_shapes(view)
    yield from card_shapes(view)


def scaled(x: float, y: float) -> tuple[float, float]:
    return round(x * MAP_SCALE, 1), round(y * MAP_SCALE, 1)


def place_shapes(view: View) -> Iterator[Shape]:
    """Name and values, a token with the count for each colour, golden with a Grande, the King."""
    if view.king is not None:
        x, y = scaled(*outlines()[view.king]["king"])
        yield Area([(x - 16, y + 14), (x - 20, y - 14), (x - 8, y), (x, y - 20), (x + 8, y),
                    (x + 20, y - 14), (x + 16, y + 14)], GOLD)  # fmt: skip
    for name in ("castillo", *view.regions):
        place = outlines()[name]
        here: PlaceView | CastilloView = view.castillo
        caballeros = view.castillo.contents or {}
        if name != "castillo":
            here, caballeros = view.regions[name], view.regions[name].caballeros
        x, y = scaled(*place["values"])
        if here.tile is not None:
            yield Box(x - 42, y - 16, 84, 30, GOLD)
        yield Label(x, y, "/".join(map(str, here.values)), 22)
        yield Label(x, y - 30, name, 20)
        spots = [
            (row_x + (index - (columns - 1) / 2) * (TOKEN + 8) / MAP_SCALE, row_y)
            for row_x, row_y, columns in place["tokens"]
            for index in range(columns)
        ]
        owners = [owner for owner in PIECES if owner in caballeros or owner in here.grandes]
        for owner, spot in zip(owners, spots, strict=False):
            yield from token(*scaled(*spot), owner, caballeros.get(owner, 0), owner in here.grandes)


def token(x: float, y: float, owner: str, count: int, grande: bool) -> Iterator[Shape]:
    half = TOKEN / 2
    if grande:
        yield Box(x - half - 4, y - half - 4, TOKEN + 8, TOKEN + 8, GOLD)
    yield Box(x - half, y - half, TOKEN, TOKEN, PIECES[owner])
    yield Label(x, y, str(count), 20, ink_on(owner))


def ink_on(owner: str) -> str:
    return "#ffffff" if owner in DARK else INK


def player_shapes(view: View) -> Iterator[Shape]:
    """Points; court and province; the power card of this round; vetoes."""
    yield Label(PANEL + 16, 30, f"round {view.round}", 24, left=True)
    for player in view.players:
        top = 60 + player.seat * 150
        if view.active == player.seat or player.seat in view.question.seats:
            yield Box(PANEL + 6, top - 6, WIDTH - PANEL - 12, 140, GOLD)
        yield Box(PANEL + 12, top, WIDTH - PANEL - 24, 128, PAPER)
        yield Box(PANEL + 22, top + 12, 110, 60, PIECES[player.colour])
        yield Label(PANEL + 77, top + 42, str(player.points), 38, ink_on(player.colour))
        yield Label(PANEL + 150, top + 26, f"{player.court}/{player.province}", 26, left=True)
        yield Label(PANEL + 150, top + 50, "court/province", 14, left=True)
        yield Label(PANEL + 22, top + 102, player.colour, 22, left=True)
        if player.total is not None:
            yield Label(PANEL + 290, top + 30, str(player.total), 34)
            yield Label(PANEL + 290, top + 58, "power", 14)
        for index in range(len(player.vetoes)):
            yield Box(PANEL + 150 + index * 34, top + 88, 24, 30, GOLD)


def card_shapes(view: View) -> Iterator[Shape]:
    """The action cards of this round; a taken card has the colour of the player who took it."""
    for index, card in enumerate(view.cards):
        x, y = 12 + index % 3 * 308, CARDS + index // 3 * 96
        yield Box(x, y, 298, 86, PIECES[card.taken_by] if card.taken_by else LAND[0])
        ink = ink_on(card.taken_by) if card.taken_by else INK
        yield Label(x + 22, y + 30, str(card.number), 30, ink)
        yield Label(x + 44, y + 30, card.card, 22, ink, left=True)


def svg(view: View) -> str:
    """The picture as SVG, without scripts, embedded fonts or links."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="800"'
        ' font-family="sans-serif" role="img" aria-label="The board of El Grande">'
    ]
    for shape in shapes(view):
        match shape:
            case Area(points, fill):
                path = " ".join(f"{x:g},{y:g}" for x, y in points)
                parts.append(f'<polygon points="{path}" fill="{fill}" stroke="{INK}"/>')
            case Box(x, y, width, height, fill):
                parts.append(
                    f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
                    f' fill="{fill}" stroke="{INK}" rx="4"/>'
                )
            case Label(x, y, text, size, fill, left):
                anchor = "start" if left else "middle"
                parts.append(
                    f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"'
                    f' text-anchor="{anchor}" dominant-baseline="central">{escape(text)}</text>'
                )
    return "\n".join([*parts, "</svg>"])
