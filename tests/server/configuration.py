"""Writes what the configuration's own schema says: `docs/configuration.md` and its JSON Schema.

Run `python -m tests.server.configuration` after a change of `server/config.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from elgrande.server.config import Config
from elgrande.server.config_file import schema

DOCS: Final = Path(__file__).parents[2] / "docs"
PAGE: Final = DOCS / "configuration.md"
SCHEMA: Final = DOCS / "config.schema.json"
BEGIN: Final = "<!-- the fields: written by tests/server/configuration.py -->\n"


def schema_text() -> str:
    return json.dumps(schema(), indent=1) + "\n"


def fields_text() -> str:
    """A table of the fields of the file's top, then one for each section."""
    kinds = schema()["$defs"]
    top = kinds["Config"]["properties"]
    sections = {name: each["allOf"][0]["$ref"] for name, each in top.items() if "allOf" in each}
    sections |= {name: each["$ref"] for name, each in top.items() if "$ref" in each}
    default = msgspec.to_builtins(Config())
    parts = [table({name: each for name, each in top.items() if name not in sections}, default)]
    for name, reference in sections.items():
        kind = kinds[reference.rpartition("/")[2]]
        parts.append(f"## [{name}]\n\n{kind['description']}\n")
        parts.append(table(kind["properties"], default[name]))
    return "\n".join(parts)


def table(fields: dict[str, Any], default: dict[str, Any]) -> str:
    lines = ["| field | default | what it is |", "|---|---|---|"]
    for name, field in fields.items():
        about = field.get("description", "")
        choices = field.get("enum")
        about += f": {', '.join(choices)}" if choices else ""
        lines.append(f"| `{name}` | `{json.dumps(default[name])}` | {about} |")
    return "\n".join(lines) + "\n"


def page() -> str:
    written, _, _ = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    return f"{written}{BEGIN}\n{fields_text()}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    SCHEMA.write_text(schema_text(), encoding="utf-8")
