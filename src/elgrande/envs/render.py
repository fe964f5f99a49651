"""Pictures of a game for people who watch programs learn: text, and an image of a schematic board.

The image is made of numbers alone (numpy), so that it needs neither a screen nor a drawing library.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from elgrande.game.names import CHURCH_NAME, COLOURS, DUMMY
from elgrande.game.view import View

Image = NDArray[np.uint8]
Colour = tuple[int, int, int]

WIDTH: Final = 640
HEIGHT: Final = 480
SEA: Final[Colour] = (198, 216, 222)
INK: Final[Colour] = (43, 33, 24)
LAND: Final[Colour] = (238, 226, 196)
LAND_TOO: Final[Colour] = (229, 213, 176)
PANEL: Final[Colour] = (250, 246, 236)
GOLD: Final[Colour] = (212, 160, 23)
PIECES: Final[dict[str, Colour]] = {
    "azul": (44, 130, 239),
    "granate": (121, 2, 0),
    "oro": (249, 199, 70),
    "verde": (0, 110, 86),
    "purpura": (105, 24, 111),
    DUMMY: (255, 255, 255),
    CHURCH_NAME: (0, 0, 0),
}
# Where the middle of each place lies, in hundredths of the map's width and height.
MIDDLES: Final[dict[str, tuple[int, int]]] = {
    "galicia": (13, 20),
    "vasco": (45, 18),
    "aragon": (63, 33),
    "cataluna": (84, 27),
    "vieja": (36, 36),
    "nueva": (44, 56),
    "sevilla": (27, 78),
    "granada": (52, 82),
    "valencia": (70, 60),
    "portugal": (11, 56),
    "france": (75, 8),
    "castillo": (90, 82),
}
MAP: Final = 470  # width of the map; the players' panel is to its right
DIGITS: Final = {  # three columns, five rows, a bit a dot
    "0": 0b111101101101111,
    "1": 0b010110010010111,
    "2": 0b111001111100111,
    "3": 0b111001111001111,
    "4": 0b101101111001001,
    "5": 0b111100111001111,
    "6": 0b111100111101111,
    "7": 0b111001010010010,
    "8": 0b111101111101111,
    "9": 0b111101111001111,
    "/": 0b001001010100100,
    "-": 0b000000111000000,
}


def middle(place: str) -> tuple[int, int]:
    x, y = MIDDLES[place]
    return x * MAP // 100, y * HEIGHT // 100


@cache
def blank_map() -> Image:
    """Sea, and every region the land that is nearest to its middle."""
    land = [name for name in MIDDLES if name != "castillo"]
    y, x = np.mgrid[0:HEIGHT, 0:MAP]
    middles = np.array([middle(name) for name in land])
    distance = np.hypot(x[..., None] - middles[:, 0], (y[..., None] - middles[:, 1]) * 1.1)
    nearest = distance.argmin(-1)
    is_land = distance.min(-1) < 78
    image = np.empty((HEIGHT, WIDTH, 3), np.uint8)
    image[:] = PANEL
    shades = np.array([LAND if number % 2 else LAND_TOO for number in range(len(land))], np.uint8)
    image[:, :MAP] = np.where(is_land[..., None], shades[nearest], np.array(SEA, np.uint8))
    abroad = np.isin(nearest, [land.index("portugal"), land.index("france")]) & is_land
    image[:, :MAP][abroad & ((x + y) % 6 == 0)] = SEA
    border = np.zeros((HEIGHT, MAP), bool)
    whose = np.where(is_land, nearest, -1)
    border[:, 1:] |= whose[:, 1:] != whose[:, :-1]
    border[1:] |= whose[1:] != whose[:-1]
    image[:, :MAP][border] = INK
    x0, y0 = middle("castillo")
    block(image, x0 - 40, y0 - 46, 80, 92, LAND)
    return image


def block(image: Image, x: int, y: int, width: int, height: int, colour: Colour) -> None:
    """A filled rectangle with an ink outline."""
    image[max(0, y) : y + height, max(0, x) : x + width] = INK
    image[max(0, y + 1) : y + height - 1, max(0, x + 1) : x + width - 1] = colour


def number(image: Image, x: int, y: int, text: str, size: int, colour: Colour) -> None:
    """Digits with their upper left corner at a point."""
    for character in text:
        bits = DIGITS[character]
        for dot in range(15):
            if bits >> (14 - dot) & 1:
                top, left = y + dot // 3 * size, x + dot % 3 * size
                image[top : top + size, left : left + size] = colour
        x += 4 * size


def readable_on(colour: Colour) -> Colour:
    return INK if sum(colour) > 380 else (255, 255, 255)


def draw_place(image: Image, view: View, place: str) -> None:
    """Values above, one block a colour with its count, Grandes as a golden edge."""
    x, y = middle(place)
    if place == "castillo":
        inside = view.castillo
        values, tile, king, grandes = inside.values, inside.tile, inside.king, inside.grandes
        caballeros = inside.contents or {}
    else:
        region = view.regions[place]
        values, tile, king, grandes = region.values, region.tile, region.king, region.grandes
        caballeros = region.caballeros
    text = "/".join(map(str, values))
    if tile is not None:
        block(image, x - 22, y - 30, 44, 14, GOLD)
    number(image, x - 19, y - 28, text, 2, INK)
    if king:
        block(image, x - 36, y - 34, 10, 22, GOLD)
        number(image, x - 35, y - 24, "-", 2, INK)
    owners = [name for name in PIECES if name in caballeros or name in grandes]
    for index, owner in enumerate(owners):
        left, top = x - 30 + index % 3 * 20, y - 12 + index // 3 * 20
        if owner in grandes:
            block(image, left - 2, top - 2, 22, 22, GOLD)
        block(image, left, top, 18, 18, PIECES[owner])
        count = str(caballeros.get(owner, 0))
        number(image, left + 10 - 4 * len(count), top + 4, count, 2, readable_on(PIECES[owner]))


def draw_players(image: Image, view: View) -> None:
    """Points, then court and province, and the power card of this round."""
    for player in view.players:
        colour = PIECES[player.colour]
        top = 16 + player.seat * 90
        active = view.active == player.seat or player.seat in view.question.seats
        if active:
            block(image, MAP + 6, top - 6, WIDTH - MAP - 12, 82, GOLD)
        block(image, MAP + 10, top - 2, WIDTH - MAP - 20, 74, PANEL)
        block(image, MAP + 16, top + 4, 62, 36, colour)
        number(image, MAP + 22, top + 12, str(player.points), 4, readable_on(colour))
        number(image, MAP + 92, top + 8, f"{player.court}/{player.province}", 3, INK)
        if player.total is not None:
            number(image, MAP + 22, top + 48, str(player.total), 4, INK)
        for index in range(len(player.vetoes)):
            block(image, MAP + 92 + index * 20, top + 48, 14, 18, GOLD)


def draw(view: View) -> Image:
    """An image of what a view shows, 480 x 640 x 3."""
    image = blank_map().copy()
    for place in ("castillo", *view.regions):
        draw_place(image, view, place)
    draw_players(image, view)
    number(image, 8, HEIGHT - 26, str(view.round), 4, INK)
    return image


def write(view: View) -> str:
    """The same as text."""
    seats = [*COLOURS[: len(view.players)]]
    if view.dummy is not None:
        seats.append(DUMMY)
    if "church" in view.options.get("variants", []):
        seats.append(CHURCH_NAME)
    lines = [
        f"Round {view.round}, {view.phase}; asked: {view.question.kind} of "
        + (", ".join(COLOURS[seat] for seat in view.question.seats) or "nobody"),
        f"{'':<11}{'values':<8}" + "".join(f"{name:>9}" for name in seats),
    ]
    for name, place in view.regions.items():
        cells = [
            ("*" if owner in place.grandes else "") + str(place.caballeros.get(owner, 0) or ".")
            for owner in seats
        ]
        values = "/".join(map(str, place.values))
        lines.append(
            f"{name + (' K' if place.king else ''):<11}{values:<8}"
            + "".join(f"{cell:>9}" for cell in cells)
        )
    for label in ("court", "province", "points", "total"):
        numbers: list[int | None] = [getattr(player, label) for player in view.players]
        lines.append(f"{label:<19}" + "".join(f"{'.' if n is None else n:>9}" for n in numbers))
    free = [f"{card.number} {card.card}" for card in view.cards if card.taken_by is None]
    lines.append("Cards: " + (", ".join(free) or "none"))
    return "\n".join(lines)
