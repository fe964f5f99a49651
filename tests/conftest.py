"""Every run reports whether it tests the compiled rules or the Python source, and checks it."""

import os

import pytest

from elgrande._build import compiled, describe


def pytest_configure() -> None:
    expected = os.environ.get("ELGRANDE_EXPECT")
    actual = "compiled" if compiled() else "interpreted"
    if expected not in (None, actual):
        raise pytest.UsageError(f"ELGRANDE_EXPECT={expected}, but the rules are {actual}")


def pytest_report_header() -> str:
    return describe()
