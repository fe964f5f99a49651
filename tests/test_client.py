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


def test_the_client_is_small_and_holds_no_inline_code() -> None:
    """Below 150 kB gzipped without the map, in one language: the others load when chosen.

    Scripts and styles are in files, as the policy wants.
    """
    if os.environ.get("ELGRANDE_UI") == "0":
        pytest.skip("ELGRANDE_UI=0: no client is wanted")
    page = STATIC / "index.html"
    assert page.exists(), "the client is not built: make install"
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in STATIC.rglob("*.js")}
    catalogues = [
        max(sizes[name] for name in sizes if name[:3] == f"{each}-") for each in languages()
    ]
    scripts = sum(sizes.values()) - sum(catalogues) + max(catalogues)
    map_data = len(gzip.compress((UI / "src" / "map" / "map.json").read_bytes()))
    assert scripts - map_data < 150_000
    assert not re.search(r"<style|style=|<script(?![^>]*src=)|\son\w+=", page.read_text("utf-8"))
