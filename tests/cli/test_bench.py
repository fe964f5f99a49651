"""The benchmark's figures."""

from __future__ import annotations

from pathlib import Path
from shutil import which

import pytest

from benchmarks.yardstick import find_yardstick
from elgrande import _build
from tests.cli.driver import ask, ask_json, run

KEYS = {
    "decisions_per_second",
    "ratio_to_c",
    "clone_ns",
    "steps_per_second",
    "apply_per_second",
    "replay_ms",
    "iterations_per_second",
    "compiled",
}


def test_bench_as_json_has_the_keys() -> None:
    figures = ask_json("bench", "--seconds", "0.1")
    assert figures.keys() >= KEYS
    assert figures["compiled"] == _build.compiled()
    for key in KEYS - {"compiled", "ratio_to_c"}:
        assert figures[key] > 0


def test_bench_for_people_is_a_table() -> None:
    assert "decisions a second" in ask("bench", "--seconds", "0.1")


def test_without_a_compiler_there_is_no_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.yardstick.which", lambda name: None)
    assert find_yardstick() is None
    assert ask_json("bench", "--seconds", "0.1")["ratio_to_c"] is None
    assert "No comparison" in ask("bench", "--seconds", "0.1")


@pytest.mark.skipif(which("cc") is None, reason="no C compiler")
def test_the_yardstick_is_at_hand() -> None:
    assert ask_json("bench", "--seconds", "0.1")["ratio_to_c"] > 0


def test_bench_measures_in_a_checkout_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("bench")
    assert result.exit_code == 2
    assert "call it from inside one" in result.stderr
