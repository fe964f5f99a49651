"""Renders the picture of `elgrande.game.drawing` with numpy alone: no screen, no graphics library.

Names are left out: at this size only digits can be read.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from elgrande.game.drawing import HEIGHT, INK, WIDTH, Area, Box, Label, shapes
from elgrande.game.view import View

Image = NDArray[np.uint8]
RENDER_MODES: Final = ("ansi", "human", "rgb_array")
SCALE: Final = 0.5
DIGITS: Final = {  # three columns, five rows, one bit per dot
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


def draw(view: View) -> Image:
    """An image of what a view shows, 480 x 640 x 3."""
    image = np.zeros((round(HEIGHT * SCALE), round(WIDTH * SCALE), 3), np.uint8)
    for shape in shapes(view):
        match shape:
            case Area(points, fill):
                inside, edge = filled(tuple(points))
                image[inside] = rgb(fill)
                image[edge] = rgb(INK)
            case Box(x, y, width, height, fill):
                left, top = pixels(x), pixels(y)
                right, bottom = pixels(x + width), pixels(y + height)
                image[top:bottom, left:right] = rgb(INK)
                image[top + 1 : bottom - 1, left + 1 : right - 1] = rgb(fill)
            case Label() if DIGITS.keys() >= set(shape.text):
                draw_digits(image, shape)
            case Label():
                pass
    return image


def check_render_mode(mode: str | None, known: tuple[str, ...] = RENDER_MODES) -> None:
    if mode is not None and mode not in known:
        raise ValueError(f"render_mode must be None or one of {', '.join(known)}, not {mode!r}")


@cache
def rgb(colour: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red, green, blue


def pixels(length: float) -> int:
    return max(0, round(length * SCALE))


@lru_cache(maxsize=64)
def filled(points: tuple[tuple[float, float], ...]) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """The pixels inside a polygon, by counting the edges left of each pixel; and its outline."""
    y, x = np.mgrid[0 : round(HEIGHT * SCALE), 0 : round(WIDTH * SCALE)]
    y, x = y[:, :1] + 0.5, x[:1] + 0.5
    inside = np.zeros((y.size, x.size), bool)
    scaled = np.array(points) * SCALE
    for (x0, y0), (x1, y1) in zip(scaled, np.roll(scaled, -1, 0), strict=True):
        if y0 != y1:
            crosses = (y0 > y) != (y1 > y)
            inside ^= crosses & (x > x0 + (y - y0) * (x1 - x0) / (y1 - y0))
    core = inside.copy()
    core[1:-1, 1:-1] &= inside[:-2, 1:-1] & inside[2:, 1:-1] & inside[1:-1, :-2] & inside[1:-1, 2:]
    return inside, inside & ~core


def draw_digits(image: Image, label: Label) -> None:
    """Draw each digit as three by five dots, at the size of the text."""
    dot = max(1, round(label.size * SCALE / 6))
    x, y = pixels(label.x), pixels(label.y) - 5 * dot // 2
    if not label.left:
        x -= (4 * len(label.text) - 1) * dot // 2
    for character in label.text:
        for place in range(15):
            if DIGITS[character] >> (14 - place) & 1:
                top, left = y + place // 3 * dot, x + place % 3 * dot
                image[top : top + dot, left : left + dot] = rgb(label.fill)
        x += 4 * dot
