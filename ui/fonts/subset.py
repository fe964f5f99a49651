"""Cuts the fonts to what the five languages need: Latin letters, figures, the signs of the texts.

    pip install fonttools brotli && python ui/fonts/subset.py

Reads the fonts of `npm ci`, writes `ui/fonts/*.woff2`. Without hinting, which screens of today do
not use, and with only the features that the styles ask for, three fonts need 43 kB, not 79 kB.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset

HERE = Path(__file__).parent
SOURCES = HERE.parent / "node_modules" / "@fontsource"
FONTS = (("alegreya-sans", 500), ("alegreya-sans", 800), ("alegreya-sc", 700))
# Up to Latin Extended-A, for the names of players.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180)]
SIGNS = "‘’“”„–—…•‹›→−×"


def cut(family: str, weight: int) -> Path:
    options = subset.Options()
    options.flavor = "woff2"
    options.hinting = False
    options.layout_features = ["kern", "mark", "liga", "lnum", "onum", "tnum", "pnum"]
    source = SOURCES / family / "files" / f"{family}-latin-{weight}-normal.woff2"
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LETTERS, text=SIGNS)
    cutter.subset(font)
    target = HERE / f"{family}-{weight}.woff2"
    subset.save_font(font, str(target), options)
    return target


if __name__ == "__main__":
    for font in FONTS:
        made = cut(*font)
        print(made.name, made.stat().st_size)
