"""Child processes in which bots think: of the arena, of the server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import Connection, wait


def start_child(line: Connection | None = None) -> None:
    """End this child with its parent, or when the other end of the line is closed.

    Ctrl-C at the terminal reaches every process: the parent decides what it means.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    ends: list[int | Connection] = [] if parent is None else [parent.sentinel]
    if line is not None:
        ends.append(line)

    def leave() -> None:
        wait(ends)
        os._exit(0)

    if ends:
        threading.Thread(target=leave, daemon=True).start()
