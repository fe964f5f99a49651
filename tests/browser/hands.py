"""A player who sees only the screen: reads the question and presses something that responds."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.browser.steady import LUCK

DONE = "dialog[open] .winner"
# Nobody is waited for while the table of a scoring is open.
BUSY = "body:not(:has(dialog[open] tfoot)) [data-busy=true]"
PATIENCE = 60  # seconds: machines may be slow, bots are not
# What an answer changes at once: the version, the question, a window.
SCREEN = """() => document.querySelector('[data-version]')?.dataset.version + [
  ...document.querySelectorAll('.voice, dialog[open], [data-pass]')].map(one => one.innerHTML)"""


class Hands:
    """Answers by mouse. `watch` is called before each answer with the kind of what is on screen.

    What it chooses depends on the answers it has given to questions of that kind, so that a game is
    the same in each run: how often it looks, and when a window opens, does not matter.
    """

    def __init__(
        self, page: Any, seed: int = 1, watch: Callable[[str], None] | None = None
    ) -> None:
        self.page = page
        self.seed = seed
        self.choice = random.Random()
        self.watch = watch or (lambda _: None)
        self.answers = 0
        self.given: Counter[str] = Counter()  # by kind
        self.missed = 0  # presses in a row that hit nothing: after three, another choice
        self.liked = ""  # pressed before anything else, if it responds

    def is_over(self) -> bool:
        return bool(self.page.locator(DONE).count())

    def play(self, until: Callable[[], object] = lambda: False) -> None:
        """Answer until the game is over or a condition holds."""
        play_together(self, until=until)

    def answer(self, until: Callable[[], object] = lambda: False) -> bool:
        """Give one answer if asked and the condition does not hold; else wait a moment."""
        kind = self.asked()
        if kind is None or until():  # asked again: the question may be newer than the last look
            self.page.wait_for_timeout(40)
            return False
        self.watch(kind)
        self.choice.seed(f"{LUCK} {self.seed} {kind} {self.given[kind]} {self.missed // 3}")
        before = self.page.evaluate(SCREEN)
        if not self.press(kind) or not self.has_changed(before):
            self.page.wait_for_timeout(40)
            return False
        self.answers += 1
        self.given[kind] += 1
        self.missed = 0
        self.settle()
        return True

    def has_changed(self, before: str) -> bool:
        """The press was heard: the page ignores one that was meant for what stood there before."""
        for _ in range(20):
            if self.page.evaluate(SCREEN) != before:
                return True
            self.page.wait_for_timeout(50)
        self.missed += 1
        return False

    def settle(self) -> None:
        """Wait until the answer is on the screen; what follows a scoring waits for its table."""
        self.page.wait_for_function(f"() => !document.querySelector('{BUSY}')")

    def version(self) -> str | None:
        """The version of the table on the screen; None if there is no table."""
        script = "() => document.querySelector('[data-version]')?.dataset.version ?? null"
        found: str | None = self.page.evaluate(script)
        return found

    def is_picking(self) -> bool:
        return bool(
            self.page.locator(
                "[data-answer=put-back], [data-answer=play-power], [data-answer=take-card]"
            ).count()
        )

    def asked(self) -> str | None:
        return (
            str(
                self.page.evaluate(
                    """() => {
          if (document.querySelector('dialog[open] .winner')) return '';  // the game is over
          if (document.querySelector('[data-pass]')) return 'pass';
          if (document.querySelector('dialog[open] .disc')) return 'disc';
          if (document.querySelector('dialog[open]')) return 'dialog';
          const box = document.querySelector('[data-version]');
          if (!box || !document.querySelector('.prompt.mine')) return '';
          if (box.dataset.busy === 'true') return '';
          if (box.dataset.asked?.startsWith('disc')) return '';  // its window opens in a moment
          return box.dataset.asked || '';
        }"""
                )
            )
            or None
        )

    def press(self, kind: str) -> bool:
        page = self.page
        if kind == "pass":
            return self.click("[data-pass] button")
        if kind == "disc":
            self.click(".disc .wind.open", any_of=True)
            return self.click("dialog[open] .main:enabled")
        if kind == "dialog":
            return self.click("dialog[open] .main:enabled") or self.click("dialog[open] button")
        for sure in ("[data-answer=play-power]", "[data-answer=take-card]"):
            if page.locator(sure).count():
                return self.click(sure)
        for place in self.places(kind):
            if page.locator(place).count():
                return self.click(place, any_of=True)
        return False

    def places(self, kind: str) -> list[str]:
        """Where to look for something to press, in this order."""
        main, other = (
            ".prompt .main",
            ".prompt [data-answer]:not([data-answer=undo]):not([data-answer=hint])",
        )
        board, cards = ".board [data-open]", self.cards()
        stop = kind == "move" and not self.is_picking() and self.choice.random() < 0.3
        if stop:
            return [main, board, other]
        liked = [self.liked] if self.liked else []
        return [
            *liked,
            ".large .power[data-open]",
            cards,
            board,
            main,
            f"{other}:not([data-answer=put-back])",
        ]

    def cards(self) -> str:
        """Action cards to press: on a phone those of the strip."""
        large = ".card .front[data-open]"
        found = self.page.locator(large)
        return large if found.count() and found.first.is_visible() else "[data-mini][data-open]"

    def click(self, what: str, any_of: bool = False) -> bool:
        found = self.page.locator(what)
        number = found.count()
        if not number:
            return False
        one = found.nth(self.choice.randrange(number) if any_of else 0)
        try:
            if "board" in what or "wind" in what:
                one.dispatch_event("click", timeout=2000)
            else:
                one.click(timeout=2000)
        except Exception:
            self.missed += 1
            return False
        return True


# A window may open late: then what lies behind it cannot be reached, and is asked for again.
WHERE = """what => {
  const found = document.querySelector(what), opened = document.querySelector('dialog[open]');
  if (!found || (opened && !opened.contains(found))) return 'gone';
  return document.activeElement.matches(what) ? 'here' : 'elsewhere';
}"""


class Keys(Hands):
    """Moves the focus with Tab and presses, like a player without a mouse."""

    closed = False

    def click(self, what: str, any_of: bool = False) -> bool:
        for _ in range(600):  # every line of the log is a stop on the way round
            where = self.page.evaluate(WHERE, what)
            if where == "gone":
                return False  # the question went on meanwhile
            if where == "here":
                self.page.keyboard.press("Enter")
                self.closed = self.closed or "dialog" in what
                return True
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{what} cannot be reached by Tab")


def play_together(*players: Hands, until: Callable[[], object] = lambda: False) -> None:
    """All players answer until the game is over for all or a condition holds."""
    last = time.monotonic()
    while not until():
        playing = [hands for hands in players if not hands.is_over()]
        if not playing:
            return
        if any([hands.answer(until) for hands in playing]):  # not the first alone
            last = time.monotonic()
        assert time.monotonic() - last < PATIENCE, "no player is asked anything"
