"""Every ruling in docs/rulings.md names a test that exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULINGS = HERE.parent.parent / "docs" / "rulings.md"


@pytest.mark.skipif(not RULINGS.exists(), reason="the documentation is not at hand")
def test_every_ruling_names_its_test() -> None:
    rows = [line for line in RULINGS.read_text(encoding="utf-8").splitlines() if "::" in line]
    assert len(rows) > 40
    for row in rows:
        for module, name in re.findall(r"`(\w+\.py)::(\w+)`", row):
            assert f"def {name}(" in (HERE / module).read_text(encoding="utf-8"), row


@pytest.mark.skipif(not RULINGS.exists(), reason="the documentation is not at hand")
def test_every_row_is_ruling_reason_and_test() -> None:
    for line in RULINGS.read_text(encoding="utf-8").splitlines():
        if line.startswith("|") and not line.startswith(("| ruling", "|---")):
            assert len(line.strip("|").split("|")) == 3, line
            assert "::" in line, line
