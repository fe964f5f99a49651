"""The map in rows of bricks: two bricks touch exactly where two regions are neighbours.

The Castillo borders on no region and is drawn apart. Narrow terminals get a list.
"""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from elgrande.cli.show.phrases import Phrases
from elgrande.cli.show.tokens import Symbols, chips
from elgrande.core.board import PLACE_NAMES
from elgrande.game.view import PlaceView, View

# Half-brick columns from the left, rows from the top.
BRICKS: Final = {
    "galicia": (0, 0),
    "vasco": (2, 0),
    "france": (4, 0),
    "vieja": (1, 1),
    "aragon": (3, 1),
    "cataluna": (5, 1),
    "portugal": (0, 2),
    "nueva": (2, 2),
    "valencia": (4, 2),
    "sevilla": (1, 3),
    "granada": (3, 3),
}
HALVES: Final = (16, 14, 13, 12, 11)  # widths of half a brick, the widest that fits is used
ROWS: Final = 4  # lines of a brick, with one border
_CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by bits: up 1, right 2, down 4, left 8
_PLAIN_CORNERS: Final = " |-+||++-+-+++++"
_SEA: Final = 2  # columns of sea between the Castillo and the land

MapLine = tuple[Text, Text]  # text on the left and on the right


def number_of(place: str) -> int:
    """The number of a place on the map and in answers; France's spaces follow the Castillo."""
    if place in PLACE_NAMES:
        return PLACE_NAMES.index(place) + 1
    return 11 + ("france-ambassador", "france-envoy", "france-attache").index(place)


def width_of(half: int) -> int:
    return 7 * half + 1 + _SEA


def draw_map(phrases: Phrases, view: View, width: int) -> RenderableType:
    """The map in this many columns."""
    fitting = [half for half in HALVES if width_of(half) <= width]
    if not fitting:
        return draw_list(phrases, view, width)
    half = fitting[0]
    canvas = Canvas(width_of(half), 4 * ROWS + 2, phrases.symbols)
    for place, (column, row) in BRICKS.items():
        lines = lines_of(phrases, view, place, 2 * half - 1)
        if lines:
            canvas.brick(column * half, row * ROWS, 2 * half, ROWS)
            fill = phrases.symbols.taboo if place == view.king else " "
            canvas.write(column * half + 1, row * ROWS + 1, 2 * half - 1, lines, fill)
    x, y = 5 * half + _SEA, 3 * ROWS + 1
    canvas.tower(x, y, 2 * half, ROWS)
    fill = phrases.symbols.taboo if view.castillo.king else " "
    canvas.write(x + 1, y + 1, 2 * half - 1, castillo_lines(phrases, view), fill)
    return canvas.text()


def draw_list(phrases: Phrases, view: View, width: int) -> RenderableType:
    """The map as a list, for narrow terminals."""
    table = Table.grid(padding=(0, 1))
    for place in (*view.regions, "castillo"):
        castillo = place == "castillo"
        lines = castillo_lines(phrases, view) if castillo else lines_of(phrases, view, place, width)
        assert lines is not None, "a place of the view is in play"
        (name, values), (count, _) = lines[0], lines[1]
        table.add_row(name, values, count)
    if view.king in ("france", "portugal"):
        table.add_row(Text(f"{phrases.symbols.king} {phrases.place(view.king)}"))
    return table


def lines_of(phrases: Phrases, view: View, place: str, room: int) -> tuple[MapLine, ...] | None:
    """The lines written into a region; None for a country that is not in play."""
    here = view.regions.get(place)
    if here is None:
        if place != view.king:
            return None
        abroad = Text(f" {phrases.symbols.king} {phrases.place(place)}", "bold")
        return ((abroad, Text()), (Text(), Text()))
    name = title(phrases, place, here.king, room - 6)
    now = Text()
    if any(here.if_scored.values()):
        now.append(f" {phrases.say('now')} ", "dim").append_text(
            bare(phrases.symbols, here.if_scored)
        )
    counted = Text(" ").append_text(chips(phrases.symbols, here.caballeros, here.grandes, room - 1))
    return (
        (name, values_of(phrases, here)),
        (counted, spaces_of(phrases, view, place)),
        (now, Text()),
    )


def title(phrases: Phrases, place: str, king: bool, room: int) -> Text:
    """Number and name; the King, if he is there, in front."""
    text = Text.assemble((phrases.symbols.king if king else " ", "bold bright_yellow"))
    text.append(f"{number_of(place)} ", "dim")
    name = phrases.place(place)
    if len(name) > room - text.cell_len:
        first, _, rest = name.partition(" ")
        name = f"{first[0]}. {rest}" if rest else name
    text.append(name, "bold")
    text.truncate(room, overflow="ellipsis")
    return text


def values_of(phrases: Phrases, here: PlaceView) -> Text:
    printed = "/".join(str(value) for value in here.values)
    if here.tile is None:
        return Text(f"{printed} ")
    return Text.assemble((phrases.symbols.tile + printed, "reverse"), " ")


def spaces_of(phrases: Phrases, view: View, place: str) -> Text:
    """Who stands on the three spaces of France."""
    if place != "france" or view.france_spaces is None:
        return Text()
    signs = [phrases.symbols.owners[owner] if owner else "·" for owner in view.france_spaces]
    return Text("+2{} +1{} +0{} ".format(*signs), "dim")


def bare(symbols: Symbols, points: dict[str, int]) -> Text:
    """Each player's symbol with its points, highest first, without colours."""
    ranked = sorted((item for item in points.items() if item[1]), key=lambda item: -item[1])
    return Text(" ".join(f"{symbols.owners[owner]}{number}" for owner, number in ranked), "dim")


def castillo_lines(phrases: Phrases, view: View) -> tuple[MapLine, ...]:
    castle = view.castillo
    name = title(phrases, "castillo", castle.king, 99)
    printed = "/".join(str(value) for value in castle.values)
    values = Text(f"{printed} ")
    if castle.tile is not None:
        values = Text.assemble((phrases.symbols.tile + printed, "reverse"), " ")
    counts = castle.contents
    if counts is None:
        own = view.players[view.seat].colour if view.seat is not None else None
        counts = {own: castle.own} if own is not None and castle.own else {}
    inside = Text(" ").append_text(chips(phrases.symbols, counts, castle.grandes))
    if castle.contents is None:
        inside.append(" ?" if view.seat is not None else "?", "dim")
    return ((name, values), (inside, Text()), (Text(), Text()))


class Canvas:
    """A grid of characters; borders that meet are joined."""

    def __init__(self, width: int, height: int, symbols: Symbols) -> None:
        self._width = width
        self._rows = [[(" ", "") for _ in range(width)] for _ in range(height)]
        self._borders: dict[tuple[int, int], int] = {}
        self._ascii = symbols.owners["azul"].isascii()

    def brick(self, x: int, y: int, width: int, height: int) -> None:
        for column in range(x, x + width):
            for row in (y, y + height):
                self._join(column, row, 2)
                self._join(column + 1, row, 8)
        for row in range(y, y + height):
            for column in (x, x + width):
                self._join(column, row, 4)
                self._join(column, row + 1, 1)

    def _join(self, x: int, y: int, bit: int) -> None:
        self._borders[x, y] = self._borders.get((x, y), 0) | bit

    def tower(self, x: int, y: int, width: int, height: int) -> None:
        """A box with a wall of its own."""
        wall = "++++-|" if self._ascii else "╔╗╚╝═║"
        for column in range(x + 1, x + width):
            self._put(column, y, wall[4], "")
            self._put(column, y + height, wall[4], "")
        for row in range(y + 1, y + height):
            self._put(x, row, wall[5], "")
            self._put(x + width, row, wall[5], "")
        for sign, column, row in zip(
            wall, (x, x + width, x, x + width), (y, y, y + height, y + height), strict=False
        ):
            self._put(column, row, sign, "")

    def write(self, x: int, y: int, width: int, lines: tuple[MapLine, ...], fill: str) -> None:
        for row in range(ROWS - 1):
            left, right = lines[row] if row < len(lines) else (Text(), Text())
            line = left.copy()
            gap = width - left.cell_len - right.cell_len
            if gap >= 0:
                line.append(
                    (fill * gap) if gap < 2 or fill == " " else f" {fill * (gap - 2)} ", "dim"
                )
                line.append_text(right)
            line.truncate(width)
            for offset, (sign, style) in enumerate(signs_of(line)):
                self._put(x + offset, y + row, sign, style)

    def _put(self, x: int, y: int, sign: str, style: str) -> None:
        if x < self._width and y < len(self._rows):
            self._rows[y][x] = (sign, style)

    def text(self) -> Text:
        corners = _PLAIN_CORNERS if self._ascii else _CORNERS
        for (x, y), bits in self._borders.items():
            self._put(x, y, corners[bits], "dim")
        lines = [Text.assemble(*row) for row in self._rows]
        for line in lines:
            line.rstrip()
        return Text("\n", no_wrap=True).join(lines)


def signs_of(line: Text) -> list[tuple[str, str]]:
    """Each character of a line with its style."""
    styles = [str(line.style)] * len(line.plain)
    for span in line.spans:
        for index in range(span.start, min(span.end, len(styles))):
            styles[index] = str(span.style)
    return list(zip(line.plain, styles, strict=True))


def draw_key(phrases: Phrases) -> RenderableType:
    """What the signs on the map mean."""
    signs = phrases.symbols
    words = phrases.words
    lines = (
        f"{signs.king} {words.piece('king')}   {signs.grande} {words.piece('grande')}"
        f"   {signs.tile} {words.piece('tile')}   {signs.taboo * 3} {phrases.say('taboo')}",
        phrases.say("map"),
        phrases.say("scoring"),
    )
    return Group(*(Text(line, "dim") for line in lines))
