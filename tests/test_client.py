"""The client's types are generated from the server's messages and must be current."""

from __future__ import annotations

import gzip
import importlib.util
import os
import re
from pathlib import Path
from typing import Any

import pytest

from elgrande.server.web.static import STATIC
from elgrande.words import languages

UI = Path(__file__).parents[1] / "ui"


@pytest.fixture(scope="module")
def generate() -> Any:
    spec = importlib.util.spec_from_file_location("generate", UI / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_the_client_takes_over_is_that_of_the_server(generate: Any) -> None:
    """Types of messages and texts, facts, positions, whole games, scorings."""
    stale = [
        path.name for path, text in generate.written().items() if path.read_text("utf-8") != text
    ]
    assert stale == [], "run ui/generate.py, then npm --prefix ui run types"


def weight(*patterns: str) -> int:
    """Of the built files with these names, as a browser loads them: fonts are packed already."""
    files = [file for pattern in patterns for file in STATIC.rglob(pattern)]
    return sum(
        file.stat().st_size if file.suffix == ".woff2" else len(gzip.compress(file.read_bytes()))
        for file in files
    )


def test_a_game_loads_at_most_200_kb_and_the_first_page_120() -> None:
    """Compressed, with fonts, a game also in a second language; no code or style in the page."""
    if os.environ.get("ELGRANDE_UI") == "0":
        pytest.skip("ELGRANDE_UI=0: no client is wanted")
    page = STATIC / "index.html"
    assert page.exists(), "the client is not built: make install"
    first = weight("index.html", "index-*.js", "first-*.js", "first-*.css", "*.woff2")
    game = first + weight("TablePage-*", "table-*.js", "table-*.css")
    language = max(weight(f"{each}-*.js") for each in languages())
    assert first < 120_000
    assert game + language < 200_000
    assert not re.search(r"<style|style=|<script(?![^>]*src=)|\son\w+=", page.read_text("utf-8"))
