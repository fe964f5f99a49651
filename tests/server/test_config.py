"""One TOML file, the environment, the command line: each overrides the one before."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elgrande.server.config import Config, Limits, Logs, Metrics
from elgrande.server.config_file import ConfigError, read_config
from elgrande.server.logs import RotatingFile
from tests.server import configuration
from tests.server.playing import Person, config_for, running


def club(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "club.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_without_anything_the_defaults_hold() -> None:
    assert read_config(environment={}) == Config()


def test_each_source_overrides_the_one_before(tmp_path: Path) -> None:
    text = 'port = 1\nhost = "::"\naway = 5.0\n[limits]\nchat = [1, 2.0]\nbody = 9\n'
    environment = {"ELGRANDE_PORT": "2", "ELGRANDE_HOST": "::1", "ELGRANDE_LIMITS__BODY": "8"}
    config = read_config(club(tmp_path, text), environment, {"port": 3})
    assert config == Config(port=3, host="::1", away=5.0, limits=Limits(chat=(1, 2.0), body=8))


def test_a_rate_in_the_environment_is_written_as_in_the_file() -> None:
    config = read_config(environment={"ELGRANDE_LIMITS__CHAT": "[3, 4]"})
    assert config.limits.chat == (3, 4)


@pytest.mark.parametrize("variable", ["PORT", "ELGRANDE_COMPILE", "ELGRANDE_LANGUAGE"])
def test_variables_of_other_programs_are_not_read(variable: str) -> None:
    assert read_config(environment={variable: "1"}) == Config()


@pytest.mark.parametrize("text", ["123456", "1e5", "true", "0x1f", "'123456'", "2026-01-01"])
def test_a_password_of_digits_is_a_text(text: str) -> None:
    config = read_config(environment={"ELGRANDE_MAIL__PASSWORD": text})
    assert config.mail.password == text.strip("'")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("prot = 1", "there is no setting prot: did you mean port?"),
        ("[limits]\nzoo = 2", "there is no setting limits.zoo: there are body, record,"),
        ('port = "many"', "port: expected `int`, got `str`; such as 8008."),
        ("[limits]\nchat = [0, 10]", "limits.chat: expected `int` >= 1; such as [8,10.0]."),
        ("host = ''", 'host: expected `str` of length >= 1; such as "127.0.0.1".'),
        ("limits = 3", "limits: expected `object`, got `int`; it is a section: [limits]."),
        ("[logs]\nlevel = 'loud'", "'loud'; one of debug, info, warning, error."),
        ("port =", "Invalid value (at end of document)"),
    ],
)
def test_a_wrong_field_is_refused_with_its_place(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(ConfigError) as refused:
        read_config(club(tmp_path, text), {})
    assert "club.toml: " in str(refused.value)
    assert reason in str(refused.value)


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="No such file"):
        read_config(tmp_path / "nothing.toml", {})


def test_a_wrong_variable_is_refused() -> None:
    with pytest.raises(ConfigError, match="the environment: there is no setting wings: "):
        read_config(environment={"ELGRANDE_WINGS": "2"})


def test_the_page_and_the_schema_say_what_the_configuration_is() -> None:
    again = "run python -m tests.server.configuration"
    assert configuration.PAGE.read_text(encoding="utf-8") == configuration.page(), again
    assert configuration.SCHEMA.read_text(encoding="utf-8") == configuration.schema_text(), again


def test_logs_go_to_a_file_that_rotates(tmp_path: Path) -> None:
    file = tmp_path / "logs" / "elgrande.jsonl"
    lines = RotatingFile(Logs(file=str(file), megabytes=1, files=2))
    for number in range(12_000):
        lines.write(json.dumps({"number": number, "filler": "x" * 300}) + "\n")
    lines.close()
    kept = sorted(each.name for each in file.parent.iterdir())
    assert kept == ["elgrande.jsonl", "elgrande.jsonl.1", "elgrande.jsonl.2"]
    assert all(each.stat().st_size <= 1_000_000 for each in file.parent.iterdir())
    assert json.loads(file.read_text().splitlines()[-1])["number"] == 11_999


@pytest.mark.anyio
async def test_metrics_name_routes_and_never_tables(tmp_path: Path) -> None:
    async with running(config_for(str(tmp_path / "elgrande.db"))) as base:
        ana = await Person(base).guest("Ana")
        table = await ana.open_table([{"who": "me"}, {"who": "me"}], start=True)
        await ana.state(table)
        text = (await ana.http.get("/metrics")).text
    route = '{method="GET",route="/api/tables/{table}",status="200"}'
    assert f"elgrande_requests_total{route} 1.0" in text
    assert "elgrande_tables 1.0" in text
    assert "process_resident_memory_bytes" in text
    assert table not in text
    assert "Ana" not in text


@pytest.mark.anyio
async def test_words_that_are_no_method_do_not_fill_the_metrics(tmp_path: Path) -> None:
    async with running(config_for(str(tmp_path / "elgrande.db"))) as base:
        ana = await Person(base).guest("Ana")
        before = (await ana.http.get("/metrics")).text.count("elgrande_requests_total{")
        for number in range(20):
            await ana.http.request(f"WORD{number}", "/api/me")
        text = (await ana.http.get("/metrics")).text
        assert "WORD" not in text
        assert text.count("elgrande_requests_total{") <= before + 2  # those words, and /metrics


@pytest.mark.anyio
async def test_metrics_can_ask_for_a_token_or_be_off(tmp_path: Path) -> None:
    for settings, sent, status in [
        (Metrics(token="secret"), "", 404),
        (Metrics(token="secret"), "Bearer wrong", 404),
        (Metrics(token="secret"), "Bearer secret", 200),
        (Metrics(on=False), "", 404),
    ]:
        config = config_for(str(tmp_path / "elgrande.db"), metrics=settings)
        async with running(config) as base:
            headers = {"authorization": sent} if sent else {}
            answer = await Person(base).http.get("/metrics", headers=headers)
            assert answer.status_code == status
