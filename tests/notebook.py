"""Runs `docs/notebook.ipynb`: `python -m tests.notebook` writes its outputs again.

A cell shows its output and the value of its last line, as in Jupyter.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
from pathlib import Path
from typing import Any, Final

NOTEBOOK: Final = Path(__file__).parents[1] / "docs" / "notebook.ipynb"


def code_cells(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def run(notebook: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """The outputs of each code cell, in the format of notebooks."""
    names: dict[str, Any] = {}
    outputs = []
    for number, cell in enumerate(code_cells(notebook), 1):
        body = ast.parse("".join(cell["source"])).body
        last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(ast.Module(body, []), f"cell {number}", "exec"), names)
            value = None
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
        outputs.append(output_of(number, printed.getvalue(), value))
    return outputs


def output_of(number: int, printed: str, value: Any) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = []
    if printed:
        text = printed.splitlines(keepends=True)
        shown.append({"output_type": "stream", "name": "stdout", "text": text})
    if value is not None:
        data: dict[str, Any] = {"text/plain": [repr(value)]}
        if hasattr(value, "_repr_svg_"):
            data = {"image/svg+xml": [value._repr_svg_()], "text/plain": [type(value).__name__]}
        shown.append(
            {"output_type": "execute_result", "execution_count": number, "data": data}
            | {"metadata": {}}
        )
    return shown


def kinds(outputs: list[dict[str, Any]]) -> list[list[str]]:
    """The type of each output, for comparison."""
    return [sorted(output.get("data", {"text": ""})) for output in outputs]


if __name__ == "__main__":
    stored = json.loads(NOTEBOOK.read_text())
    for number, (cell, outputs) in enumerate(zip(code_cells(stored), run(stored), strict=True), 1):
        cell |= {"outputs": outputs, "execution_count": number}
    NOTEBOOK.write_text(json.dumps(stored, indent=1) + "\n")
