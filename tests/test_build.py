"""The package reports its version and build correctly."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

import elgrande
import hatch_client
from elgrande import _build

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def test_version_comes_from_the_project_file() -> None:
    assert _build.version() == PROJECT["project"]["version"]


def test_description_names_version_and_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_build, "editable_source", lambda: None)
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


def test_wheels_are_built_and_tested_on_the_versions_of_the_classifiers() -> None:
    found = [each.rpartition(" ")[2] for each in PROJECT["project"]["classifiers"]]
    versions = [each for each in found if each.startswith("3.")]
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [
        f"cp{each.replace('.', '')}-*" for each in versions
    ]
    workflow = (ROOT / ".github" / "workflows" / "tests.yml").read_text()
    assert f"python: {json.dumps(versions)}" in workflow


def test_lock_files_name_no_host() -> None:
    locks = list((ROOT / "requirements").glob("*.txt"))
    assert locks
    assert not [lock.name for lock in locks if "://" in lock.read_text()]


def test_pure_python_wheel_is_tagged_for_every_platform(tmp_path: Path) -> None:
    wheel = build("wheel", tmp_path)
    assert wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as contents:
        names = contents.namelist()
    assert "elgrande/_build.py" in names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    assert not [name for name in names if "/static/" in name], "left by an earlier build"


def test_source_archive_has_what_its_tests_need(tmp_path: Path) -> None:
    archive = build("sdist", tmp_path)
    with tarfile.open(archive) as contents:
        names = {name.partition("/")[2] for name in contents.getnames()}
    for folder in ("deploy", "docs", "examples", "requirements", "tests", "ui/fixtures", "ui/src"):
        files = [file for file in (ROOT / folder).rglob("*") if file.is_file()]
        wanted = {file.relative_to(ROOT).as_posix() for file in files if file.suffix != ".pyc"}
        assert wanted <= names
    assert {"Makefile", "hatch_client.py", "ui/package-lock.json", "ui/.npmrc"} <= names
    assert not [name for name in names if "node_modules" in name or "/static/" in name]


def build(target: str, folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    environment = os.environ | {"ELGRANDE_COMPILE": "0", "ELGRANDE_UI": "0"}
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    [built] = folder.iterdir()
    return built


def test_the_clients_tools_are_installed_again_when_a_lock_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[str] = []
    node, npm = tmp_path / "build" / "node", tmp_path / "ui" / "node_modules"
    pins, lock = tmp_path / "requirements" / "node.txt", tmp_path / "ui" / "package-lock.json"

    def install(command: list[str], *rest: object) -> None:
        asked.append("npm ci" if "ci" in command else " ".join(command[-3:-1]))
        (npm if "ci" in command else node).mkdir(parents=True, exist_ok=True)

    def ready() -> list[str]:
        asked.clear()
        hatch_client.ready_npm(tmp_path)
        return asked

    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(hatch_client, "find_spec", lambda name: None)
    monkeypatch.setattr(hatch_client, "run", install)
    for file in (pins, lock):
        file.parent.mkdir()
        file.write_text("1")
    assert ready() == ["--require-hashes -r", "npm ci"]
    assert ready() == ["npm ci"], "npm did not get to the end"
    (npm / ".package-lock.json").touch()
    assert ready() == []
    pins.write_text("2")
    assert ready() == ["--require-hashes -r"]
    os.utime(lock, (2**32, 2**32))
    assert ready() == ["npm ci"]


def test_the_package_has_its_version() -> None:
    assert elgrande.__version__ == _build.version()
    with pytest.raises(AttributeError, match="no attribute 'verison'"):
        _ = elgrande.verison
