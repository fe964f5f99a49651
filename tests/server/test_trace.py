"""The path of a click and of a bot's answer is as short as docs/architecture.md says."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.trace import bot_answer, click

pytestmark = pytest.mark.anyio

PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"


@pytest.mark.parametrize(
    ("heading", "path"),
    [("One click, file by file", click), ("One answer of a bot, file by file", bot_answer)],
)
async def test_the_path_has_no_more_functions_and_files_than_written(
    heading: str, path: Callable[[], Awaitable[list[str]]]
) -> None:
    [section] = re.findall(rf"## {heading}\n(.*?)\n## ", PAGE.read_text("utf-8"), re.DOTALL)
    written = re.search(r"(\d+) functions in (\d+) files", section)
    assert written is not None
    functions = await path()
    files = {each.split(" ")[0] for each in functions}
    assert len(functions) <= int(written[1]), "\n".join(functions)
    assert len(files) <= int(written[2])
    assert {each for each in files if f"`{each}`" not in section} == set()
