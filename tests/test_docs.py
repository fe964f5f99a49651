"""Every example in the documentation and in the docstrings runs."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import elgrande
from elgrande import Options
from elgrande.core.rules import VARIANTS
from elgrande.game.options import MODULES, SWITCHES

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
WITH_EXAMPLES = {"bots.md", "game.md", "records.md", "research.md"}
DOCUMENTED = [
    found.name
    for package in ("game", "words", "bots", "arena")
    for found in pkgutil.walk_packages(
        [str(Path(path) / package) for path in elgrande.__path__], f"elgrande.{package}."
    )
]


@pytest.mark.parametrize("name", sorted(WITH_EXAMPLES))
def test_examples_on_a_page_run(name: str) -> None:
    result = doctest.testfile(str(ROOT / "docs" / name), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("module", DOCUMENTED)
def test_examples_in_a_docstring_run(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module))
    assert result.failed == 0


def test_no_other_page_has_examples() -> None:
    parser = doctest.DocTestParser()
    assert {page.name for page in PAGES if parser.get_examples(page.read_text())} == WITH_EXAMPLES


def test_every_page_can_be_reached_from_the_first() -> None:
    reached, new = set(), {ROOT / "README.md"}
    while new:
        reached |= new
        linked = {
            (page.parent / link).resolve()
            for page in new
            for link in re.findall(r"\]\(([\w/.-]+\.md)\)", page.read_text())
        }
        new = linked - reached
    assert reached >= set(PAGES)


def test_the_table_of_editions_names_every_switch_and_real_tests() -> None:
    page = (ROOT / "docs" / "editions.md").read_text()
    for switch in SWITCHES:
        assert f"`{switch}`" in page
    for name in (*VARIANTS, *MODULES, "short", "short-1995"):
        assert f"`{name}`" in page
    named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", page)
    assert len(named) > 20
    for file, test in named:
        assert f"def {test}(" in (ROOT / "tests" / "rules" / file).read_text()


def test_the_table_of_editions_tells_each_editions_own_switches() -> None:
    rows = (ROOT / "docs" / "editions.md").read_text().splitlines()
    for switch in SWITCHES:
        row = next(line for line in rows if f"| `{switch}` |" in line)
        told = [cell.strip() for cell in row.split("|")[2:5]]
        for edition, cell in zip(("1995", "big-box", "2023"), told, strict=True):
            players = 2 if switch in ("dummy", "merged_stacks") else 4
            on = getattr(Options(edition=edition, players=players).in_force, switch)
            if switch == "ties_count_everybody":
                assert on == (cell == "after everybody ahead")
            else:
                assert on == (cell == "yes")
