"""The yardstick: a miniature of the game in C, compiled and run here to compare machines."""

from __future__ import annotations

import ctypes
import subprocess
import tempfile
import time
from pathlib import Path
from shutil import which
from typing import Final

SOURCE: Final = Path(__file__).with_name("limit.c")
BATCH: Final = 500  # games between two readings of the clock


class Yardstick:
    """The compiled C loop, ready to be measured."""

    def __init__(self, library: ctypes.CDLL) -> None:
        library.bench_games.argtypes = [ctypes.c_int, ctypes.c_uint32]
        library.bench_games.restype = ctypes.c_long
        self._library = library
        self._games = 0

    def decisions_per_second(self, seconds: float) -> float:
        decisions = 0
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds:
            decisions += self._library.bench_games(BATCH, self._games & 0xFFFFFFFF)
            self._games += BATCH
        return decisions / elapsed


def find_yardstick(source: Path = SOURCE) -> Yardstick | None:
    """Compile and load the yardstick; None without a C compiler."""
    if not source.is_file():
        raise FileNotFoundError(f"{source}: no such file.")
    compiler = which("cc") or which("gcc") or which("clang")
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder, "limit.so")
        command = [compiler, "-O3", "-shared", "-fPIC", str(source), "-o", str(target)]
        if subprocess.run(command, check=False, capture_output=True).returncode:
            return None
        return Yardstick(ctypes.CDLL(str(target)))  # stays loaded after the file is deleted
