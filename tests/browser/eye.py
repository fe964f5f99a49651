"""Checks of a page: axe, its width, and screenshots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import axe_playwright_python.sync_playwright as axe_playwright

LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {"width": 1440, "height": 900, "color_scheme": "light"},
    "dark": {"width": 1440, "height": 900, "color_scheme": "dark"},
    "phone": {"width": 360, "height": 740, "is_mobile": True, "has_touch": True},
}


class Eye:
    """`at` looks once at each name: axe finds nothing, nothing is too wide, a picture is taken.

    `day_and_night` looks at the same twice, by daylight and by candle.
    """

    def __init__(self, page: Any, shots: Path, look: str) -> None:
        self.page, self.shots, self.look = page, shots, look
        self.axe = axe_playwright.Axe()
        self.seen: set[str] = set()

    def day_and_night(self, name: str) -> None:
        for scheme in ("dark", "light"):
            self.page.emulate_media(color_scheme=scheme)
            self.at(name if scheme == "light" else f"{name}-by-candle")

    def at(self, name: str, full: bool = False) -> None:
        if name in self.seen:
            return
        self.seen.add(name)
        self.page.wait_for_timeout(150)
        self.page.screenshot(path=self.shots / f"{self.look}-{name}.png", full_page=full)
        self.page.evaluate("document.body.dataset.motion = 'less'")  # what fades in has no contrast
        found = self.axe.run(self.page).response["violations"]
        self.page.evaluate("delete document.body.dataset.motion")
        told = [
            f"{name}: {each['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
            for each in found
            for node in each["nodes"][:3]
        ]
        assert not told, "\n".join(told)
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{name} is {wide} pixels too wide"
