"""Every refusal shown to players has a text in every language, by its stable code."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator

import pytest

from elgrande.game import illegal, options
from elgrande.server import errors
from elgrande.words import languages, words

ALL = pytest.mark.parametrize("language", languages())


def illegal_codes() -> Iterator[str]:
    """The codes with which the rules refuse an action, read from the source."""
    for node in ast.walk(ast.parse(inspect.getsource(illegal))):
        named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if named and node.func.id == "IllegalAction":  # type: ignore[attr-defined]
            code = node.args[0]  # type: ignore[attr-defined]
            assert isinstance(code, ast.Constant)
            yield str(code.value)


# Switches whose refusal says more than that the host does not offer it.
SWITCHES = {"switched-off-guests", "switched-off-registration"}


def texts(language: str, section: str) -> dict[str, str]:
    catalogue = words(language).catalogue
    return {
        key.removeprefix(f"{section}-"): catalogue.format(
            key, dict.fromkeys(catalogue.variables(key), "x")
        )
        for key in catalogue
        if key.startswith(f"{section}-")
    }


@ALL
def test_every_refusal_of_the_server_has_words(language: str) -> None:
    said = texts(language, "refusals").keys()
    assert said - SWITCHES == errors.CODES.keys()
    assert said >= SWITCHES


@ALL
def test_every_refusal_of_the_rules_has_words(language: str) -> None:
    codes = set(illegal_codes())
    assert len(codes) > 30
    assert texts(language, "illegal").keys() == codes


@ALL
def test_every_impossible_mix_of_options_has_words(language: str) -> None:
    codes = {code for code, *_ in options._IMPOSSIBLE}
    assert texts(language, "options").keys() == codes


@ALL
@pytest.mark.parametrize("section", ["refusals", "illegal", "options"])
def test_a_refusal_is_a_whole_sentence(language: str, section: str) -> None:
    for code, text in texts(language, section).items():
        assert text[0].isupper(), code
        assert text.endswith((".", "!")), code
