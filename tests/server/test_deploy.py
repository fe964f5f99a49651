"""The files of `deploy/` fit the server: what they set, start, check and forward exists."""

from __future__ import annotations

import asyncio
import configparser
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from elgrande.server.config import Config
from elgrande.server.config_file import read_config
from tests.server.playing import config_for, running

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CLUB = "https://club.example"


def unit(name: str) -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment, method-assign]
    found.read(DEPLOY / name)
    return found


def instruction(name: str) -> str:
    """The last instruction of this name in the Containerfile, on one line."""
    lines = (DEPLOY / "Containerfile").read_text().replace("\\\n", "")
    return [line for line in lines.splitlines() if line.startswith(name)][-1]


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]


def test_the_configuration_of_a_club_can_be_read() -> None:
    config = read_config(DEPLOY / "club.toml", {})
    assert config.origins == (CLUB,)
    assert config.https


def test_the_environment_of_the_containers_can_be_read() -> None:
    image = dict(re.findall(r"(ELGRANDE_\w+)=(\S+)", instruction("ENV")))
    assert read_config(environment=image).host == "0.0.0.0"
    said = compose()["elgrande"]["environment"]
    values = {"CLUB": "club.example", "PASSWORD": "12345678", "BOTS": "2"}
    environment = {
        name: re.sub(r"\$\{(\w+)[^}]*\}", lambda found: values[found[1]], str(value))
        for name, value in said.items()
    }
    config = read_config(environment=image | environment)
    assert config.origins == (CLUB,)
    assert config.database == "postgresql://elgrande:12345678@database/elgrande"


@pytest.mark.parametrize("origins", [(), (CLUB,)])
async def test_the_health_check_of_the_container_finds_a_healthy_server(
    tmp_path: Path, origins: tuple[str, ...]
) -> None:
    command = json.loads(instruction("HEALTHCHECK").partition("CMD ")[2])
    async with running(config_for(str(tmp_path / "e.db"), origins=origins)) as base:
        code = command[2].replace("http://127.0.0.1:8008", base)
        checked = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-c", code],
            env={"ELGRANDE_ORIGINS": json.dumps(origins)} if origins else {},
            capture_output=True,
            check=False,
        )
    assert checked.returncode == 0, checked.stderr.decode()


def test_service_socket_and_proxy_agree_on_the_port() -> None:
    port = Config().port
    assert unit("elgrande.socket")["Socket"]["ListenStream"] == f"127.0.0.1:{port}"
    assert f"127.0.0.1:{port}" in (DEPLOY / "Caddyfile").read_text()
    assert compose()["proxy"]["environment"]["UPSTREAM"] == f"elgrande:{port}"
    service = unit("elgrande.service")
    assert service["Unit"]["Requires"] == "elgrande.socket"
    assert service["Service"]["ExecStart"].endswith("--config /etc/elgrande/club.toml")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_understands_every_line_of_service_and_socket(tmp_path: Path) -> None:
    for name in ("elgrande.service", "elgrande.socket"):
        text = (DEPLOY / name).read_text()
        program = re.sub(r"(?m)^ExecStart=\S+", f"ExecStart={sys.executable}", text)
        (tmp_path / name).write_text(program)
    verified = subprocess.run(
        ["systemd-analyze", "verify", *map(str, tmp_path.iterdir())],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (verified.returncode, verified.stderr) == (0, "")


def test_the_page_for_hosts_names_files_and_extras_that_exist() -> None:
    page = (ROOT / "docs" / "host.md").read_text()
    page = page.replace(
        "deploy/elgrande.{service,socket}", "elgrande.service deploy/elgrande.socket"
    )
    for name in re.findall(r"deploy/(\w+\.?\w*)", page):
        assert (DEPLOY / name).exists(), name
    extras = set(re.findall(r"/opt/source\[([\w,]+)\]", page))
    assert extras == {"server,postgresql,push,passkeys"}
    assert f"[{extras.pop()}]" in (DEPLOY / "Containerfile").read_text()
