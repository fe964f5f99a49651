"""The documentation of the environments is correct."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path
from textwrap import dedent, indent

import pytest

import elgrande.envs
from elgrande.envs.observation import LAYOUT

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "research.md"
MODULES = [found.name for found in pkgutil.walk_packages(elgrande.envs.__path__, "elgrande.envs.")]


LIBRARIES = {  # by module, with the reason why it may be missing
    "elgrande.envs.sb3": ("stable_baselines3", "it needs torch, which no extra brings"),
    "elgrande.envs.rllib": ("ray.rllib", "it needs torch, which no extra brings"),
    "elgrande.envs.openspiel": ("pyspiel", "there is no OpenSpiel for Windows"),
}


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.filterwarnings("ignore")
def test_examples_in_a_docstring_run(module: str) -> None:
    if module in LIBRARIES:
        library, reason = LIBRARIES[module]
        pytest.importorskip(library, reason=reason)
    assert doctest.testmod(importlib.import_module(module)).failed == 0


def test_the_layout_is_documented() -> None:
    rows = [
        f"| `{name}` | {start} | {' x '.join(map(str, shape))} | {meaning} |"
        for name, start, shape, meaning in LAYOUT
    ]
    assert "\n".join(rows) in PAGE.read_text()


def test_every_snippet_is_run() -> None:
    """As an example with its answer (`tests/test_docs.py`), or as a piece of an example file."""
    files = "\n".join(file.read_text() for file in sorted((ROOT / "examples").glob("*.py")))
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert len(blocks) > 8
    for block in blocks:
        if ">>>" not in block:
            pieces = [dedent(block), indent(dedent(block), "    ")]
            assert any(piece in files for piece in pieces), block


def test_the_pictures_are_there() -> None:
    for picture in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", PAGE.read_text()):
        assert (PAGE.parent / picture).exists()
