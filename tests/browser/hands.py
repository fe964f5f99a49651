"""A player who sees the screen only: reads what is asked, and presses something that responds."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

ANSWERING = ".prompt.mine, dialog[open], .pass"
DONE = "dialog[open] .winner"


class Hands:
    """Answers by mouse. `watch` is called before each answer with the kind of what is on screen."""

    def __init__(
        self, page: Any, seed: int = 1, watch: Callable[[str], None] | None = None
    ) -> None:
        self.page = page
        self.choice = random.Random(seed)
        self.watch = watch or (lambda _: None)
        self.answers = 0
        self.liked = ""  # pressed before anything else, if it responds

    def is_over(self) -> bool:
        return bool(self.page.locator(DONE).count())

    def play(self, steps: int = 2000, until: Callable[[], bool] | None = None) -> None:
        """Answer until the game is over, or something is seen, or so many answers were given."""
        for _ in range(steps):
            if self.is_over() or (until and until()):
                return
            self.answer()

    def answer(self) -> bool:
        """One answer, if one is asked for; else wait a moment."""
        kind = self.asked()
        if kind is None:
            self.page.wait_for_timeout(40)
            return False
        self.watch(kind)
        version = self.version()
        if not self.press(kind):
            self.page.wait_for_timeout(40)
            return False
        self.answers += 1
        self.settle(version)
        return True

    def settle(self, version: str | None) -> None:
        """Wait until the table took note, or what is on the screen changed."""
        for _ in range(40):
            if self.version() != version:
                return
            if self.page.locator("dialog[open]").count() or self.is_picking():
                return
            self.page.wait_for_timeout(15)

    def version(self) -> str | None:
        """Which state of the table is on the screen; None: no table is."""
        script = "() => document.querySelector('[data-version]')?.dataset.version ?? null"
        found: str | None = self.page.evaluate(script)
        return found

    def is_picking(self) -> bool:
        return bool(self.page.locator("[data-answer=put-back], [data-answer=play-power]").count())

    def asked(self) -> str | None:
        return (
            str(
                self.page.evaluate(
                    """() => {
          if (document.querySelector('[data-pass]')) return 'pass';
          if (document.querySelector('dialog[open] .disc')) return 'disc';
          if (document.querySelector('dialog[open]')) return 'dialog';
          const box = document.querySelector('[data-version]');
          if (!box || !document.querySelector('.prompt.mine')) return '';
          if (document.querySelector('.prompt button:disabled')) return '';
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
        if page.locator("[data-answer=play-power]").count():
            return self.click("[data-answer=play-power]")
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
        board, cards = ".board [data-open]", ".card .front[data-open]"
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
            return False
        return True
