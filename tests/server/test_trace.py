"""The path of a click and of a bot's answer is as short as docs/architecture.md says."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.trace import bot_answer, click, size

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
    of_server, of_all = re.findall(r"(\d+) functions in (\d+) files", section)
    functions = await path()
    files = {each.split(" ")[0] for each in functions}
    for written, found in ((of_server, size(functions, "server/")), (of_all, size(functions))):
        assert found.functions <= int(written[0]), "\n".join(functions)
        assert found.files <= int(written[1]), files
    assert {each for each in files if f"`{each}`" not in section} == set()
