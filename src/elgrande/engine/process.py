"""A child process that reads and writes lines, with a time limit on every wait."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from time import monotonic
from typing import IO, Final

MAX_LINE_BYTES: Final = 65536
MAX_UNREAD_LINES: Final = 1000  # then the process waits
KEPT_ERROR_LINES: Final = 20  # of standard error
EXIT_SECONDS: Final = 1.0  # after the input is closed


class ProcessEnded(Exception):  # noqa: N818  not an error of ours
    """The process has ended or closed its output."""


class Process:
    """A program started in a process group of its own.

    Threads read and write, so a program that never reads, or never stops writing, cannot block the
    caller. (On Windows, pipes offer no other way.)
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Raises `OSError` if the program cannot be started."""
        self._child = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self._read: Queue[bytes] = Queue(MAX_UNREAD_LINES)
        self._to_write: SimpleQueue[bytes | None] = SimpleQueue()
        self._closing = False
        self._error_output: deque[str] = deque(maxlen=KEPT_ERROR_LINES)
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        assert self._child.stderr is not None
        self._threads = [
            threading.Thread(target=self._write_lines, args=(self._child.stdin,), daemon=True),
            threading.Thread(target=self._read_lines, args=(self._child.stdout,), daemon=True),
            threading.Thread(target=self._keep_lines, args=(self._child.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def error_output(self) -> str:
        """The end of what the program wrote to standard error."""
        return "".join(self._error_output).strip()

    @property
    def running(self) -> bool:
        return self._child.poll() is None

    def send(self, *lines: str) -> None:
        """Write lines. Returns at once; a program that has ended loses them."""
        self._to_write.put("".join(f"{line}\n" for line in lines).encode())

    def receive(self, until: float) -> str | None:
        """The next line; None if there is none by this time (`time.monotonic`)."""
        try:
            line = self._read.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            return None
        if not line:
            self._read.put(line)  # for the next caller
            raise ProcessEnded
        return line.decode("utf-8", "replace").strip()

    def end(self) -> None:
        """Close the input, wait a moment for the program to end, then kill it and its children."""
        self.close_input()
        self.wait(EXIT_SECONDS)
        self.kill()

    def close_input(self) -> None:
        """Close the input, once everything is written."""
        self._to_write.put(None)

    def wait(self, seconds: float) -> None:
        """Wait at most this long for the program to end."""
        with suppress(subprocess.TimeoutExpired):
            self._child.wait(seconds)

    def kill(self) -> None:
        """End the program and its children at once."""
        self.close_input()
        with suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(self._child.pid, signal.SIGKILL)
            else:
                self._child.kill()
        self._child.wait()
        self._closing = True
        until = monotonic() + EXIT_SECONDS
        while self._threads[1].is_alive() and monotonic() < until:
            while not self._read.empty():  # it may be waiting for room
                self._read.get_nowait()
            self._threads[1].join(0.01)
        self._threads[2].join(max(0.0, until - monotonic()))
        self._read.put(b"")

    def _write_lines(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while (text := self._to_write.get()) is not None:
                pipe.write(text)
                pipe.flush()

    def _read_lines(self, pipe: IO[bytes]) -> None:
        with pipe:
            while not self._closing and (line := pipe.readline(MAX_LINE_BYTES)):
                self._read.put(line)
        if not self._closing:
            self._read.put(b"")

    def _keep_lines(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(MAX_LINE_BYTES):
                self._error_output.append(line.decode("utf-8", "replace"))
