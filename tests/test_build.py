"""The package knows what it is, and the build is what it says."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from elgrande import _build

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def test_version_comes_from_the_project_file() -> None:
    assert _build.version() == PROJECT["project"]["version"]


def test_description_names_version_and_kind() -> None:
    kind = "compiled" if _build.compiled() else "interpreted"
    assert _build.describe() == f"elgrande {_build.version()} ({kind})"


def test_interpreted_use_is_mentioned_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(_build, "compiled", lambda: False)
    _build.warn_if_interpreted.cache_clear()
    _build.warn_if_interpreted()
    _build.warn_if_interpreted()
    assert capsys.readouterr().err.count("\n") == 1


def test_compiled_use_is_not_mentioned(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(_build, "compiled", lambda: True)
    _build.warn_if_interpreted.cache_clear()
    _build.warn_if_interpreted()
    assert capsys.readouterr().err == ""


def test_no_extension_lies_next_to_the_sources() -> None:
    assert not [file for file in (ROOT / "src").rglob("*") if file.suffix in {".so", ".pyd"}]


def test_locked_build_tools_are_those_of_an_isolated_build() -> None:
    assert PROJECT["dependency-groups"]["build"] == PROJECT["build-system"]["requires"]


def test_lock_files_name_no_host() -> None:
    locks = list((ROOT / "requirements").glob("*.txt"))
    assert locks
    assert not [lock.name for lock in locks if "://" in lock.read_text()]


def test_pure_python_wheel_is_tagged_for_every_platform(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    environment = os.environ | {"ELGRANDE_COMPILE": "0", "ELGRANDE_UI": "0"}
    subprocess.run(build, cwd=ROOT, env=environment, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as contents:
        names = contents.namelist()
    assert "elgrande/_build.py" in names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
