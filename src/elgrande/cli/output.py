"""What commands write: data for programs, files, pictures, and a progress bar."""

from __future__ import annotations

import io
import os
import sys
from errno import ENOTDIR
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def print_data(text: str) -> None:
    """Print what programs read: in UTF-8, whatever the terminal shows."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    print(text)


def progress() -> Progress:
    """A progress bar on standard error, if that is a terminal."""
    console = Console(stderr=True)
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.percentage:>3.0f} %"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def make_folder(out: Path) -> None:
    try:
        out.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR), str(out)) from None


def check_writable(path: Path) -> None:
    """Raise `OSError` if this file cannot be written: before the work that fills it."""
    there = path.exists()
    path.open("ab").close()
    if not there:
        path.unlink()


def check_plot(path: Path) -> None:
    """Raise `ValueError` or `OSError` if no plot can be written there."""
    if find_spec("matplotlib") is None:
        raise ValueError("--plot needs matplotlib, which elgrande's extra [plot] brings.")
    from matplotlib.figure import Figure

    if path.suffix[1:] not in Figure().canvas.get_supported_filetypes():
        what = path.suffix or "file without a suffix"
        raise ValueError(f"A plot cannot be a {what}; try .png or .svg.")
    check_writable(path)
