"""Write the generated parts of the page about records: the schema and the tables of events."""

from __future__ import annotations

import json
import re
from pathlib import Path

from elgrande.game.record_schema import events_table, json_schema

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "records.md"
SCHEMA = DOCS / "record.schema.json"
_BETWEEN = re.compile(r"(<!-- events: .*? -->\n).*?(<!-- end of events -->)", re.S)


def page() -> str:
    """The page with current tables."""
    return _BETWEEN.sub(
        lambda marks: f"{marks[1]}\n{events_table()}\n\n{marks[2]}", PAGE.read_text("utf-8")
    )


def schema() -> str:
    return json.dumps(json_schema(), indent=1) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    SCHEMA.write_text(schema(), "utf-8")
