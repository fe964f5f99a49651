"""The client's types are generated from the server's messages and must be current."""

from __future__ import annotations

import gzip
import importlib.util
import os
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from elgrande.server.web.app import COMPRESSION
from elgrande.server.web.schemas import word_book
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
    packed = [file for file in files if file.suffix in (".br", ".woff2")]
    assert len(packed) >= len(patterns), f"not all of {patterns} are built"
    return sum(file.stat().st_size for file in packed)


def test_a_game_loads_at_most_200_kb_and_the_first_page_125() -> None:
    """Compressed, with fonts and the reader's language; no code or style in the page."""
    if os.environ.get("ELGRANDE_UI") == "0":
        pytest.skip("ELGRANDE_UI=0: no client is wanted")
    page = STATIC / "index.html"
    assert page.exists(), "the client is not built: make install"
    language = max(weight(f"{each}-*.js.br") for each in languages())
    texts = max(
        len(gzip.compress(msgspec.json.encode(word_book(each, edition)), COMPRESSION))
        for each in languages()
        for edition in ("big-box", "2023")
    )
    first = language + texts + weight("first-*.js.br", "first-*.css.br", "*.woff2")
    table = weight("TablePage-*.js.br", "table-*.js.br", "table-*.css.br")
    windows = weight("Windows-*.js.br", "windows-*.js.br", "windows-*.css.br")
    assert first < 125_000
    assert first + table + windows < 200_000
    assert not re.search(r"<style|style=|<script(?![^>]*src=)|\son\w+=", page.read_text("utf-8"))
