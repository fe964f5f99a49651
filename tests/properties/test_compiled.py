"""The compiled and the interpreted rules play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from elgrande._build import compiled
from tests.properties.strategies import any_options

ROOT = Path(__file__).parents[2]
PROGRAM = """
import sys
from elgrande._build import compiled
from elgrande.core.playout import fingerprint
from tests.properties.strategies import any_options
from elgrande import Options

big_box = [Options(players=players).rules for players in (2, 3, 4, 5)]
total = 0
for seed in range(1600):
    total = (total * 31 + fingerprint(big_box[seed % 4], seed)) % 2**61
for seed in range(400):
    total = (total * 31 + fingerprint(any_options(seed).rules, seed)) % 2**61
print(compiled(), total)
"""


def played(path: str) -> tuple[str, str]:
    """The games a fresh interpreter with this search path plays."""
    result = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    how, total = result.stdout.split()
    return how, total


@pytest.mark.compiled_only
def test_compiled_and_interpreted_play_the_same_2000_games() -> None:
    assert compiled()
    fast = played(str(ROOT))
    slow = played(f"{ROOT / 'src'}{os.pathsep}{ROOT}")
    assert fast[0] == "True"
    assert slow[0] == "False"
    assert fast[1] == slow[1]


def test_every_edition_is_among_the_games_compared() -> None:
    assert {any_options(seed).edition for seed in range(400)} == {"1995", "big-box", "2023"}
