"""Every example in the documentation and in the docstrings runs."""

from __future__ import annotations

import doctest
import importlib
import json
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise, takewhile
from pathlib import Path
from typing import Any, get_args

import pytest

import elgrande
from elgrande import AnyAction, Game, Options
from elgrande.cli.app import COMMANDS, load
from elgrande.core import actions as ids
from elgrande.core.rules import VARIANTS
from elgrande.game.options import MODULES, OLD_RULINGS, SWITCHES
from elgrande.game.question import QUESTION_KINDS
from tests import notebook, reference
from tests.cli.driver import run

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
WITH_EXAMPLES = {"bots.md", "game.md", "positions.md", "records.md", "research.md", "review.md"}
COMMAND_LINE = re.compile(r"(?:^|[`\"( /])elgrande ([a-z-]+)((?: [^`\n#|]*)?)", re.M)
OPTION = re.compile(r"(?<!\S)(--?[a-z][a-z-]*)")
DOCUMENTED = [
    found.name
    for package in ("game", "words", "bots", "engine", "arena")
    for found in pkgutil.walk_packages(
        [str(Path(path) / package) for path in elgrande.__path__], f"elgrande.{package}."
    )
]


@pytest.mark.parametrize("name", sorted(WITH_EXAMPLES))
def test_examples_on_a_page_run(name: str) -> None:
    result = doctest.testfile(str(ROOT / "docs" / name), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("page", ["README.md", "docs/index.md"])
def test_the_first_program_plays_a_game_and_prints_the_board(
    page: str, capsys: pytest.CaptureFixture[str]
) -> None:
    [program] = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(), re.S)
    names: dict[str, object] = {}
    exec(program, names)
    game = names["game"]
    assert isinstance(game, Game)
    assert game.is_over
    assert "aragon" in capsys.readouterr().out


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("name", "games", "shown"),
    [("play", "", "1. "), ("bot", "4", "of 4 games"), ("analyse", "500", "points a game")],
)
def test_the_examples_of_one_screen_run(name: str, games: str, shown: str) -> None:
    program = ROOT / "examples" / f"{name}.py"
    assert len(program.read_text().splitlines()) <= 45
    done = subprocess.run(
        [sys.executable, str(program), *games.split()], capture_output=True, text=True, check=True
    )
    assert shown in done.stdout


@pytest.mark.compiled_only
def test_the_notebook_runs_and_shows_its_stored_outputs() -> None:
    stored = json.loads(notebook.NOTEBOOK.read_text())
    for cell, outputs in zip(notebook.code_cells(stored), notebook.run(stored), strict=True):
        assert notebook.kinds(cell["outputs"]) == notebook.kinds(outputs), cell["source"]


@pytest.mark.parametrize(
    ("name", "table"), [("fields", reference.structures()), ("events", reference.events())]
)
def test_generated_tables_are_current(name: str, table: str) -> None:
    assert reference.section(name) == table, "python -m tests.reference writes them"


@pytest.mark.compiled_only
def test_every_question_lists_the_actions_that_answer_it() -> None:
    found = {
        pair
        for options in reference.GAMES
        for seed in range(60)
        for pair in reference.answers_in(options, seed)
    }
    assert reference.documented_answers() == found
    assert {kind for kind, _ in found} == set(QUESTION_KINDS) - {"chance", "over"}


@pytest.mark.parametrize("module", DOCUMENTED)
def test_examples_in_a_docstring_run(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module))
    assert result.failed == 0


def test_every_command_on_a_page_exists_with_its_options() -> None:
    unknown = []
    for page in [*PAGES, ROOT / "CHANGELOG.md"]:
        for name, rest in COMMAND_LINE.findall(page.read_text()):
            if name not in COMMANDS:
                continue
            known = {"--help", *options_of(load(name), rest.split())}
            unknown += [
                f"{page.name}: {name} {each}" for each in OPTION.findall(rest) if each not in known
            ]
    assert unknown == []


def test_a_game_in_the_terminal_begins_as_a_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs" / "cli.md").read_text()
    [line] = re.findall(r"^    elgrande (play --terminal .*)$", page, re.M)
    assert run(*line.split(), typed="q\n").exit_code == 0
    assert (tmp_path / line.split()[-1]).exists()


def test_the_reference_has_everything_public() -> None:
    page = (ROOT / "docs" / "reference.md").read_text()
    [listed] = re.findall(r"^      members: \[(new, .*)\]$", page, re.M)
    public = {name for name in vars(Game) if not name.startswith("_")}
    assert set(listed.split(", ")) == public - {"adviser"}
    shown = {name.split(".")[-1] for name in re.findall(r"^::: (\S+)$", page, re.M)}
    actions = {action.__name__ for action in get_args(AnyAction)}
    assert shown | actions >= set(elgrande.__all__) - {"AnyAction"}


def options_of(command: Any, rest: list[str]) -> Iterator[str]:
    """The options of a command, and of the command of a group that the rest of the line names."""
    for parameter in command.params:
        yield from (*parameter.opts, *parameter.secondary_opts)
    for word in rest:
        if word in getattr(command, "commands", {}):
            yield from options_of(command.commands[word], rest)


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


def rows_under(page: str, heading: str) -> list[list[str]]:
    """The cells of the first table below a heading, without its head."""
    text = (ROOT / "docs" / page).read_text().split(f"\n{heading}\n", 1)[1]
    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("|"))
    rows = list(takewhile(lambda line: line.startswith("|"), lines[first:]))
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def named_tests(cell: str) -> list[str]:
    """The tests a row names; fails if one does not exist."""
    named = re.findall(r"`((?:\w+/)?test_\w+\.py)::(test_\w+)`", cell)
    for file, test in named:
        path = ROOT / "tests" / (file if "/" in file else f"rules/{file}")
        assert f"def {test}(" in path.read_text(), f"{file} has no {test}"
    return [test for _, test in named]


DIFFERENCES = rows_under("editions.md", "## Where the editions differ")
CHOICES = [
    *rows_under("editions.md", "## Modules of 2023"),
    *rows_under("editions.md", "## Variants and lengths, with any edition"),
]


@pytest.mark.parametrize("row", DIFFERENCES, ids=lambda row: row[0])
def test_every_difference_of_editions_names_a_switch_or_card_data_and_a_test(
    row: list[str],
) -> None:
    _, *editions, what, test = row
    assert len(editions) == 3
    assert all(editions)
    assert len(set(editions)) > 1
    assert what.strip("`") in SWITCHES or what.startswith("card data")
    assert named_tests(test)


def test_the_table_of_editions_has_every_switch_once() -> None:
    named = [row[4].strip("`") for row in DIFFERENCES if not row[4].startswith("card data")]
    assert sorted(named) == sorted(set(SWITCHES) - {OLD_RULINGS})


def test_the_sizes_of_stacks_are_those_of_the_editions() -> None:
    [row] = [row for row in DIFFERENCES if row[0] == "stacks 1 to 4 hold"]
    for edition, cell in zip(("1995", "big-box", "2023"), row[1:4], strict=True):
        piles = Options(edition=edition).rules.pile_contents()[:4]
        assert {f"{len(pile)} cards" for pile in piles} == {cell}


@pytest.mark.parametrize("row", CHOICES, ids=lambda row: row[0])
def test_every_module_variant_and_length_names_a_test(row: list[str]) -> None:
    name, meaning, test = row
    assert meaning
    assert named_tests(test), name


def test_every_module_variant_and_length_has_its_row() -> None:
    named = sorted(row[0].removeprefix("length ").strip("`") for row in CHOICES)
    assert named == sorted((*VARIANTS, *MODULES, "short", "short-1995"))


# Each row of the table of actions: where it begins, and a phrase that identifies it.
ACTIONS = (
    (ids.POWER, "power card"),
    (ids.MODIFY, "added or subtracted"),
    (ids.HAND_OVER, "pass a modifier"),
    (ids.TAKE, "into the court"),
    (ids.CARD, "action card of a pile"),
    (ids.PART_PLACE, "first place / first the special"),
    (ids.STOP, "stop"),
    (ids.OPTION, "two programs"),
    (ids.PLACE, "put a caballero down"),
    (ids.LIFT, "lift"),
    (ids.FROM_COURT, "from the court"),
    (ids.DISC, "secret disc"),
    (ids.SCORE, "score a place"),
    (ids.EVICT, "evict"),
    (ids.KING, "the King"),
    (ids.GRANDE_OF, "whose Grande"),
    (ids.GRANDE_TO, "where it goes"),
    (ids.TILE, "tile"),
    (ids.RECOVER, "take back"),
    (ids.ALLOW, "allow, allow the rest, veto"),
)


def test_the_table_of_actions_is_that_of_the_core() -> None:
    lines = (ROOT / "docs" / "research.md").read_text().splitlines()
    head = lines.index("| from | how many | what | from | how many | what |")
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in takewhile(lambda line: line.startswith("|"), lines[head + 2 :])
    ]
    documented = [row[:3] for row in cells] + [row[3:] for row in cells]
    starts = [int(start) for start, _ in ACTIONS] + [int(ids.PLAYER_ACTIONS)]
    assert [(int(start), int(size)) for start, size, _ in documented] == [
        (start, after - start) for start, after in pairwise(starts)
    ]
    for (_, _, what), (_, word) in zip(documented, ACTIONS, strict=True):
        assert word in what


def test_the_table_of_editions_has_each_editions_own_switches() -> None:
    rows = (ROOT / "docs" / "editions.md").read_text().splitlines()
    for switch in set(SWITCHES) - {OLD_RULINGS}:
        row = next(line for line in rows if f"| `{switch}` |" in line)
        documented = [cell.strip() for cell in row.split("|")[2:5]]
        for edition, cell in zip(("1995", "big-box", "2023"), documented, strict=True):
            players = 2 if switch in ("dummy", "merged_stacks") else 4
            on = getattr(Options(edition=edition, players=players).in_force, switch)
            if switch == "ties_count_everybody":
                assert on == (cell == "after all players ahead")
            else:
                assert on == (cell == "yes")
