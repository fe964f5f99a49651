"""Reads the configuration: a TOML file, then the environment, then the command line.

Each overrides the one before. The environment variable of a field is `ELGRANDE_` and its name in
capitals; a section and its field are joined by two underscores: `ELGRANDE_LIMITS__CHAT="[8, 10]"`.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from functools import reduce
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from elgrande.server.config import Config, Section

PREFIX: Final = "ELGRANDE_"
# Variables that are not the server's: how elgrande is built, tested and played.
OTHERS: Final = ("COMPILE", "UI", "OPT", "EXPECT", "SERVER", "CONFIG", "LANGUAGE", "BOTS")


class ConfigError(ValueError):
    """The configuration cannot be used; the message says which field, and where it came from."""


def read_config(
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    given: Mapping[str, Any] | None = None,
) -> Config:
    """The configuration of a server. `given` are the options of the command line."""
    values: dict[str, Any] = {}
    if file is not None:
        values = read_file(file)
        check(values, f"{file}: ")
    found = read_environment(os.environ if environment is None else environment)
    merge(values, found)
    config = check(values, "the environment: " if found else "")
    merge(values, given or {})
    return check(values, "") if given else config


def read_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ConfigError(f"{file}: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise ConfigError(f"{file}: this is not UTF-8 text.") from None
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{file}: {error}.") from None


def read_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """Values are written as in TOML; a text needs no quotes."""
    values: dict[str, Any] = {}
    for variable, text in environment.items():
        name = variable.removeprefix(PREFIX)
        if name == variable or name in OTHERS:
            continue
        section, _, field = name.lower().partition("__")
        if field:
            kind = get_type_hints(get_type_hints(Config).get(section, object)).get(field)
            values.setdefault(section, {})[field] = read_value(text, kind)
        else:
            values[section] = read_value(text, get_type_hints(Config).get(section))
    return values


def read_value(text: str, kind: Any) -> Any:
    """A text may look like a number: a password of digits, for example."""
    try:
        value = tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text
    return text if kind is str and not isinstance(value, str) else value


def merge(values: dict[str, Any], more: Mapping[str, Any]) -> None:
    for name, value in more.items():
        known = values.get(name)
        if isinstance(known, dict) and isinstance(value, Mapping):
            merge(known, value)
        else:
            values[name] = value


def check(values: Mapping[str, Any], where: str) -> Config:
    try:
        return msgspec.convert(values, Config)
    except msgspec.ValidationError as error:
        reason = reason_of(error)
        reason += "" if reason.endswith("?") else "."
        raise ConfigError(f"The configuration cannot be used: {where}{reason}") from None


def reason_of(error: msgspec.ValidationError) -> str:
    """Which setting is wrong, and what would be right."""
    what, _, place = str(error).partition(" - at ")
    names = re.findall("[a-z_]+", place)
    if unknown := re.search("unknown field `(.*)`", what):
        known = reduce(getattr, names, Config()).__struct_fields__
        near = get_close_matches(unknown[1], known, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
        return f"there is no setting {'.'.join([*names, unknown[1]])}: {hint}"
    *sections, name = names
    section = reduce(getattr, sections, Config())
    default = getattr(section, name)
    kind = get_type_hints(type(section))[name]
    if isinstance(default, Section):
        example = f"it is a section: [{name}]"
    elif get_origin(kind) is Literal:
        example = f"one of {', '.join(get_args(kind))}"
    else:
        example = f"such as {msgspec.json.encode(default).decode()}"
    return f"{'.'.join(names)}: {what[0].lower()}{what[1:]}; {example}"


def schema() -> dict[str, Any]:
    """The JSON Schema of the configuration file."""
    return msgspec.json.schema(Config)
