"""The layout holds in a language of 140% length, on the narrowest phone, with five players."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

from elgrande.server.web.routes_learning import cached_figures
from elgrande.server.web.schemas import word_book
from elgrande.words import Words, words
from elgrande.words.catalogue import source_of
from tests.browser.conftest import NewPage
from tests.browser.test_games import BOT, ME
from tests.browser.test_layout import sit

STAND_IN = "fr"  # the language that speaks the long one during the test
LONGER = 1.4
# Names of places are Spanish everywhere, and a language's own name and forms are no sentences.
KEPT = re.compile(r"language|places-|form-|terms-|tiles-")


class Longer(Transformer):
    """Lengthens every word: languages with long words are harder for a layout than many words."""

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802
        return node if KEPT.match(node.id.name) else self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = re.sub(r"[A-Za-z]{2,}", lambda found: longer(found[0]), node.value)
        return node


def longer(word: str) -> str:
    return word + "oe" * round(len(word) * (LONGER - 1) / 2 + 0.3)


def long_english() -> str:
    made: ast.Resource = Longer().visit(parse(source_of("en")))
    return serialize(made)


@pytest.fixture
def long_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The server speaks it instead of the stand-in."""
    source, real = long_english(), source_of
    monkeypatch.setattr(
        sys.modules[Words.__module__],
        "source_of",
        lambda code: source if code == STAND_IN else real(code),
    )
    for cached in (words, word_book, cached_figures):
        cached.cache_clear()
    yield source
    for cached in (words, word_book, cached_figures):
        cached.cache_clear()


def test_a_long_language_is_about_140_percent() -> None:
    said = sum(len(line) for line in long_english().splitlines())
    assert 1.2 < said / sum(len(line) for line in source_of("en").splitlines()) < LONGER + 0.1


# What sticks out of the window, except in what scrolls sideways by design.
OVERFLOW = """() => {
  const scrolls = one =>
    one !== null && one !== document.body &&
    (/auto|scroll|hidden/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  const out = [...document.body.querySelectorAll('*')].filter(one => {
    const box = one.getBoundingClientRect();
    return box.width > 1 && (box.right > innerWidth + 1 || box.left < -1)
      && !one.closest('svg, .skip') && !scrolls(one.parentElement)
      && getComputedStyle(one).position !== 'fixed';
  });
  const wide = document.documentElement.scrollWidth - innerWidth;
  const told = out.map(one => `${one.tagName}.${one.className}: ${one.textContent.slice(0, 50)}`);
  return wide > 0 ? [`the page is ${wide} too wide`, ...told] : told;
}"""


def test_a_long_language_fits_320_pixels_and_five_players(
    new_page: NewPage, long_language: str
) -> None:
    page = new_page(width=320, height=568, locale="fr-FR", service_workers="block")

    def speak(route: Any) -> None:
        body = f"export default {json.dumps(long_language)};"
        route.fulfill(body=body, content_type="text/javascript")

    page.route(f"**/assets/{STAND_IN}-*.js", speak)  # the browser's part of the language
    wrong: dict[str, list[str]] = {}
    for path in ("/", "/new", "/tables", "/rules", "/settings", "/learn"):
        page.goto(path)
        page.locator(".skip", has_text=longer("content")).wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        wrong[path] = page.evaluate(OVERFLOW)
    sit(page, [ME, BOT, BOT, BOT, BOT])
    for pane in ("map", "cards", "players", "log"):
        page.locator(f"nav.tabs [data-tab={pane}]").click()
        wrong[pane] = page.evaluate(OVERFLOW)
    assert {path: found for path, found in wrong.items() if found} == {}
