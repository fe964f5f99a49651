"""Every ruling in docs/rulings.md names a test that exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from elgrande.core.editions import EDITIONS

HERE = Path(__file__).parent
RULINGS = HERE.parent.parent / "docs" / "rulings.md"


@pytest.mark.skipif(not RULINGS.exists(), reason="the documentation is not at hand")
def test_every_ruling_names_its_test() -> None:
    rows = [line for line in RULINGS.read_text(encoding="utf-8").splitlines() if "::" in line]
    assert len(rows) > 40
    for row in rows:
        for module, name in re.findall(r"`([\w/]+\.py)::(\w+)`", row):
            path = HERE / module if "/" not in module else HERE.parent / module
            assert f"def {name}(" in path.read_text(encoding="utf-8"), row


@pytest.mark.skipif(not RULINGS.exists(), reason="the documentation is not at hand")
def test_every_row_names_editions_ruling_reason_and_test() -> None:
    for line in RULINGS.read_text(encoding="utf-8").splitlines():
        if line.startswith("|") and not line.startswith(("| edition", "|---")):
            editions, *_, tests = [cell.strip() for cell in line.strip("|").split("|")]
            assert line.count("|") == 5, line
            assert set(editions.split(", ")) <= {"all", *EDITIONS}, line
            assert "::" in tests, line
