"""Bots of other packages can be named and play."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from elgrande.arena import play_games, summary
from elgrande.bots import BotError, UnknownBotError, create, names
from elgrande.game.options import Options
from tests.cli.driver import run

MODULE = """
played = []

class Hasty:
    name = "hasty"

    def __init__(self, seed):
        self.seed = seed

    def choose(self, knowledge, legal, budget=None):
        played.append((knowledge.seat, len(legal)))
        return legal[0]

class Clumsy(Hasty):
    name = "clumsy"

    def choose(self, knowledge, legal, budget=None):
        return {}[knowledge.seat] if len(played) > 5 else super().choose(knowledge, legal)

class Cheat(Hasty):
    name = "cheat"

    def choose(self, knowledge, legal, budget=None):
        return 251

class Modest:
    name = "modest"

    def answer(self, knowledge, legal, budget=None):
        return legal[-1]

def usurper(seed):
    raise AssertionError("a bot of ours was replaced")
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A distribution with five bots, one under a name already in use."""
    facts = tmp_path / "hasty_bots-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: hasty-bots\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(
        "[elgrande.bots]\nhasty = hasty_bots:Hasty\nrandom = hasty_bots:usurper\n"
        "clumsy = hasty_bots:Clumsy\ncheat = hasty_bots:Cheat\nmodest = hasty_bots:Modest\n"
        "[another.group]\nstranger = hasty_bots:Hasty\n"
    )
    (tmp_path / "hasty_bots.py").write_text(MODULE)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "hasty_bots", raising=False)


@pytest.mark.usefixtures("installed")
def test_a_bot_of_another_package_is_found_by_name_and_gets_its_seed() -> None:
    assert "hasty" in names()
    assert "stranger" not in names()
    assert names().count("random") == 1
    bot = create("hasty", 5)
    assert (bot.name, bot.seed) == ("hasty", 5)  # type: ignore[attr-defined]
    assert create("random", 5).name == "random"


@pytest.mark.usefixtures("installed")
def test_a_bot_of_another_package_plays_in_the_arena() -> None:
    results = play_games([("hasty", "random")], 2, Options(players=2, length="short"), workers=1)
    assert summary(results)["players"]["hasty"]["games"] == 2
    played = sys.modules["hasty_bots"].played
    assert len(played) > 40
    assert {seat for seat, _ in played} == {0, 1}


@pytest.mark.usefixtures("installed")
def test_a_bot_of_another_package_may_take_no_seed_and_answer_in_actions() -> None:
    [result] = play_games([("modest", "random")], 1, Options(players=2, length="short"), workers=1)
    assert result.seats == ("modest", "random")


@pytest.mark.usefixtures("installed")
def test_a_bot_of_another_package_is_named_where_a_name_is_wrong() -> None:
    assert "hasty" in run("arena", "--table", "tasty,random").stderr


def test_a_bot_whose_package_is_gone_is_unknown() -> None:
    with pytest.raises(UnknownBotError, match="hasty"):
        create("hasty")


@pytest.mark.usefixtures("installed")
def test_a_bot_that_raises_is_named_with_its_deal_and_traceback() -> None:
    told = run("arena", "--table", "random,clumsy", "--games", "4", "--seed", "3", "--workers", "1")
    assert told.exit_code == 2
    assert re.search(r"clumsy \(deal 3000000, seat [01], round \d\) raised", told.stderr)
    assert "hasty_bots.py" in told.stderr
    assert "KeyError" in told.stderr


@pytest.mark.usefixtures("installed")
def test_a_bot_that_gives_an_illegal_answer_is_named_with_its_deal() -> None:
    with pytest.raises(BotError, match=r"cheat \(deal 0, seat 0, round 2\) gave .* answer 251"):
        play_games([("cheat", "random")], 1, Options(players=2, length="short"), workers=1)
