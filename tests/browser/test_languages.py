"""The layout holds in every language, and in one of 140% length: narrowest phone, five players."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page

from elgrande.server.web.routes_learning import cached_figures
from elgrande.server.web.schemas import word_book
from elgrande.server.web.static import STATIC
from elgrande.words import Words, languages, words
from elgrande.words.catalogue import source_of
from tests.browser.conftest import NewPage
from tests.browser.geometry import faults
from tests.browser.hands import Hands
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
        node.value = lengthened(node.value)
        return node


def longer(word: str) -> str:
    return word + "oe" * round(len(word) * (LONGER - 1) / 2 + 0.3)


def lengthened(text: str) -> str:
    return re.sub(r"[A-Za-z]{2,}", lambda found: longer(found[0]), text)


def long_english() -> str:
    made: ast.Resource = Longer().visit(parse(source_of("en")))
    return serialize(made)


@pytest.fixture
def long_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The server speaks it instead of the stand-in."""
    source, real = long_english(), source_of
    monkeypatch.setattr(
        sys.modules[Words.__module__],
        "source_of",
        lambda code: source if code == STAND_IN else real(code),
    )
    for cached in (words, word_book, cached_figures):
        cached.cache_clear()
    yield
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


def client_words() -> str:
    """The browser's part of the long language: the built English one, lengthened."""
    [built] = (STATIC / "assets").glob("en-*.js")
    found = re.search(r"JSON\.parse\((.*)\)", built.read_text())
    assert found is not None
    messages = json.loads(json_string(found[1]))
    for message in messages:
        if not KEPT.match(message["id"]):
            message["value"] = stretched(message["value"])
            message["attributes"] = {k: stretched(v) for k, v in message["attributes"].items()}
    return f"export default JSON.parse({json.dumps(json.dumps(messages))});"


def json_string(literal: str) -> str:
    """What a string literal of the minified code says; its quotes may be of any kind."""
    inner = literal[1:-1]
    if literal[0] != '"':
        inner = inner.replace("\\" + literal[0], literal[0]).replace('"', '\\"')
    return str(json.loads(f'"{inner}"'))


def stretched(part: Any) -> Any:
    """A parsed pattern with longer words; names of variables and keys of variants stay."""
    if isinstance(part, str):
        return lengthened(part)
    if isinstance(part, list):
        return [stretched(each) for each in part]
    if isinstance(part, dict) and "variants" in part:
        variants = [each | {"value": stretched(each["value"])} for each in part["variants"]]
        return part | {"variants": variants}
    return part


def overflow(page: Page) -> list[str]:
    """What sticks out once the page has settled: fonts and words may still be on their way."""
    found: list[str] = []
    for _ in range(SETTLED):  # not in the page: its policy forbids what would wait there
        found = page.evaluate(OVERFLOW)
        if not found:
            break
        page.wait_for_timeout(100)
    return found


SETTLED = 30  # tenths of a second
PAGES = (
    *("/", "/new", "/tables", "/rules", "/settings", "/learn", "/puzzles", "/train", "/teach"),
    *("/ladder", "/tournaments", "/tournaments/new", "/editor", "/credits", "/privacy"),
)
# Buttons whose label is cut off.
CUT = """() => [...document.querySelectorAll('button, a.button')].filter(one =>
    getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1
  ).map(one => one.textContent.trim())"""
ANSWERS = 6  # enough for a power card, an action card and the first caballeros


def hands_gave(hands: Hands, answers: int) -> bool:
    return hands.answers >= answers


def sticking_out(page: Page, said: str | re.Pattern[str]) -> dict[str, Any]:
    """What leaves the window on all pages and at a table of five, by page or pane."""
    wrong: dict[str, Any] = {}
    for path in PAGES:
        page.goto(path)
        page.locator(".skip", has_text=said).wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        wrong[path] = overflow(page) + page.evaluate(CUT)
    hands = sit(page, [ME, BOT, BOT, BOT, BOT])
    for pane in ("cards", "players", "log", "map"):
        page.locator(f"nav.tabs [data-tab={pane}]").click()
        wrong[pane] = overflow(page) + page.evaluate(CUT)
    for answer in range(ANSWERS):
        wrong[f"answer {answer}"] = [*overflow(page), *faults(page), *page.evaluate(CUT)]
        hands.play(until=partial(hands_gave, hands, answer + 1))
        page.wait_for_selector(".prompt.mine")
    page.goto(f"{page.url}/replay")
    page.locator("input[type=range]").wait_for()
    wrong["replay"] = [*overflow(page), *faults(page), *page.evaluate(CUT)]
    return {where: found for where, found in wrong.items() if found}


@pytest.mark.usefixtures("long_language")
def test_a_long_language_fits_320_pixels_and_five_players(new_page: NewPage) -> None:
    page = new_page(width=320, height=568, locale="fr-FR", service_workers="block")
    body = client_words()
    page.route(
        f"**/assets/{STAND_IN}-*.js",
        lambda route: route.fulfill(body=body, content_type="text/javascript"),
    )
    assert sticking_out(page, longer("content")) == {}


@pytest.mark.parametrize("language", languages())
def test_each_language_fits_320_pixels_and_five_players(new_page: NewPage, language: str) -> None:
    page = new_page(width=320, height=568, locale=f"{language}-{language.upper()}")
    said = words(language).say("big-box", "ui_nav_skip")
    assert sticking_out(page, said) == {}
    assert page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("language", languages())
def test_each_language_fits_a_laptop(new_page: NewPage, language: str) -> None:
    page = new_page(1366, 768, locale=f"{language}-{language.upper()}")
    hands = sit(page, [ME, BOT, BOT, BOT, BOT])
    hands.play(until=lambda: page.locator(".log .tabs button").count() == 3)
    page.wait_for_selector(".prompt.mine")
    assert [*overflow(page), *faults(page), *page.evaluate(CUT)] == []


@pytest.mark.parametrize("language", [code for code in languages() if code != "es"])
def test_spanish_names_are_marked_for_screen_readers(new_page: NewPage, language: str) -> None:
    """On the map, in the sentence that is asked and in the log: `lang="es"`, unless all is."""
    page = new_page(width=1280, height=800, locale=f"{language}-{language.upper()}")
    sit(page, [ME, BOT])
    named = page.locator("[lang=es]").all_text_contents()
    for name in ("Castillo", "Sevilla", "Granada"):
        assert any(name in text for text in named), name
    assert page.locator("section.log [lang=es]").count() > 0
