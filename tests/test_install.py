"""elgrande installs from its sources, compiled, into empty virtual environments."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

import hatch_client

ROOT = Path(__file__).parent.parent
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
NOT_COPIED = shutil.ignore_patterns(".*", "node_modules", "dist", "native", "wheel", "__pycache__")
HERE = f"{sys.version_info.major}.{sys.version_info.minor}"
pytestmark = pytest.mark.compiled_only  # this only proves that it compiles


def run(command: Sequence[object], **environment: str) -> str:
    """Its output. The environment has no package of ours, and compiles fast rather than well."""
    inherited = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    settings = {"ELGRANDE_COMPILE": "1", "ELGRANDE_OPT": "0", "ELGRANDE_UI": client()}
    done = subprocess.run(
        [str(part) for part in command],
        env=inherited | settings | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stdout + done.stderr
    return done.stdout


@cache
def client() -> str:
    """The built browser client; another test builds it."""
    return str(int(hatch_client.is_current(ROOT)))


def pythons() -> list[str]:
    """The supported versions on this machine, this one first."""
    others = [f"3.{minor}" for minor in range(11, 15) if f"3.{minor}" != HERE]
    return [HERE, *filter(starts, others)]


def starts(version: str) -> bool:
    program = shutil.which(f"python{version}")
    if not program:
        return False
    return not subprocess.run([program, "-c", ""], capture_output=True, check=False).returncode


def empty_environment(folder: Path, version: str = HERE) -> Path:
    python = sys.executable if version == HERE else f"python{version}"
    run([python, "-m", "venv", folder])
    return folder / ("Scripts" if os.name == "nt" else "bin")


def works(binaries: Path, expected: str = "compiled") -> None:
    """The command says what it is, and plays."""
    assert run([binaries / "elgrande", "--version"]).strip() == f"elgrande {VERSION} ({expected})"
    table = run([binaries / "elgrande", "simulate", "--games", 2, "--bots", "random", "--seed", 1])
    assert "random" in table


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy, so that the build leaves nothing in this one."""
    folder = tmp_path_factory.mktemp("source") / "elgrande"
    shutil.copytree(ROOT, folder, ignore=NOT_COPIED)
    return folder


def test_pip_installs_a_checkout(checkout: Path, tmp_path: Path) -> None:
    binaries = empty_environment(tmp_path / "venv")
    run([binaries / "python", "-m", "pip", "install", "-q", checkout])
    works(binaries)


@pytest.mark.parametrize("version", pythons())
def test_source_archive_builds_a_wheel_that_needs_no_compiler(
    version: str, checkout: Path, tmp_path: Path
) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", tmp_path]
    subprocess.run([str(part) for part in build], cwd=checkout, check=True, capture_output=True)
    [archive] = tmp_path.glob("*.tar.gz")
    builder = empty_environment(tmp_path / "builder", version)
    run([builder / "python", "-m", "pip", "wheel", "-q", "--no-deps", "-w", tmp_path, archive])
    [wheel] = tmp_path.glob("*.whl")
    binaries = empty_environment(tmp_path / "venv", version)
    run([binaries / "python", "-m", "pip", "install", "-q", wheel], CC="no-compiler")
    works(binaries)


@pytest.mark.skipif(not shutil.which("uv", path=Path(sys.executable).parent), reason="without uv")
def test_uv_installs_elgrande_as_a_tool(checkout: Path, tmp_path: Path) -> None:
    uv = Path(sys.executable).parent / "uv"
    folders = {"UV_TOOL_DIR": str(tmp_path / "tools"), "UV_TOOL_BIN_DIR": str(tmp_path / "bin")}
    run([uv, "tool", "install", "-q", "--python", sys.executable, checkout], **folders)
    works(tmp_path / "bin")


def test_an_editable_installation_says_what_it_is(checkout: Path, tmp_path: Path) -> None:
    binaries = empty_environment(tmp_path / "venv")
    run([binaries / "python", "-m", "pip", "install", "-q", "-e", checkout])
    works(binaries, f"interpreted, editable, from {checkout}")
