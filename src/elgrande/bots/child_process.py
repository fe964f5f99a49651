"""Child processes in which the bots of the arena and the server run."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from typing import Final

on_leaving: Final[list[Callable[[], None]]] = []  # called before such a child ends itself


def start_child(pipe: Connection | None = None) -> None:
    """End this child when its parent ends, or closes the other end of `pipe`.

    Ignore Ctrl-C, which a terminal sends to every process: the parent handles it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    ends: list[int | Connection] = [] if parent is None else [parent.sentinel]
    if pipe is not None:
        ends.append(pipe)

    def leave() -> None:
        wait(ends)
        for each in on_leaving:
            each()
        os._exit(0)

    if ends:
        threading.Thread(target=leave, daemon=True).start()
