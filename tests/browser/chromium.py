"""The Chromium of the browser tests: the machine's, else Playwright's own, else apt's.

`python -m tests.browser.chromium` installs one if there is none; status 1 when it cannot.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PACKAGES = ("chromium", "fonts-dejavu-core")


@cache
def find() -> str | None:
    """The first one that starts."""
    return next(filter(starts, candidates()), None)


def candidates() -> Iterator[str]:
    yield from filter(None, map(shutil.which, NAMES))
    with sync_playwright() as driver:
        own = driver.chromium.executable_path
    if Path(own).exists():
        yield own


def starts(program: str) -> bool:
    """Its libraries may be missing."""
    return succeeds([program, "--version"])


def succeeds(command: list[str]) -> bool:
    try:
        done = subprocess.run(command, capture_output=True, check=False, timeout=600)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def install() -> None:
    """Say what is installed and where; ask nothing."""
    print("Installing Chromium for the browser tests: Playwright's own, in the user's cache folder")
    succeeds([sys.executable, "-m", "playwright", "install", "chromium"])
    find.cache_clear()
    if find() is None and shutil.which("apt-get") and os.geteuid() == 0:
        print(f"Playwright's cannot be had or does not start: installing {PACKAGES[0]} by apt-get")
        if succeeds(["apt-get", "update"]):
            succeeds(["apt-get", "install", "-y", "--no-install-recommends", *PACKAGES])
        find.cache_clear()


if __name__ == "__main__":
    if find() is None:
        install()
    sys.exit(find() is None)
