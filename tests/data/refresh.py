"""Write the tables of `docs/data.md` from the code."""

from __future__ import annotations

import re
from pathlib import Path

from elgrande.data import TABLES

PAGE = Path(__file__).parents[2] / "docs" / "data.md"
_BETWEEN = re.compile(r"(<!-- tables: .*? -->\n).*?(<!-- end of tables -->)", re.S)
_TYPES = {str: "text", int: "whole number", float: "number", bool: "yes or no"}


def described() -> str:
    parts = []
    for table, columns in TABLES.items():
        parts += ["", f"### {table}", "", "| column | type | |", "|---|---|---|"]
        parts += [f"| `{each.name}` | {_TYPES[each.type]} | {each.meaning} |" for each in columns]
    return "\n".join(parts)


def page() -> str:
    return _BETWEEN.sub(
        lambda marks: f"{marks[1]}{described()}\n\n{marks[2]}", PAGE.read_text("utf-8")
    )


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
