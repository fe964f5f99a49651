"""A whole game at calm pace, on a fast clock: every point is explained by what is on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.conftest import NewPage, Served
from tests.browser.eye import Eye
from tests.browser.hands import BUSY, Hands
from tests.browser.test_games import BOT, ME, open_table

# The page's clock runs faster. It stops at the first beat of each kind, until `goOn`.
CLOCK = """
  const later = window.setTimeout.bind(window), waiting = [];
  window.stopped = null;
  window.goOn = () => { window.stopped = null; waiting.splice(0).forEach(run => run()); };
  window.setTimeout = (run, wait = 0, ...rest) => {
    const wasStopped = window.stopped !== null;
    const fire = () => run(...rest);
    return later(
      () => (window.stopped === null || wasStopped ? fire() : waiting.push(fire)), wait / 25);
  };
"""

# Records each beat when it begins: its sentence, what it pays, the lit places, the score track.
BEATS = """() => {
  Object.assign(window, {beats: [], kinds: new Set()});
  const look = () => {
    const said = document.querySelector('.voice.scene [data-beat]');
    if (!said || window.beats.at(-1)?.at === said.dataset.beat) return;
    const { beat: at, kind } = said.dataset;
    window.beats.push({
      at, kind, text: said.innerText.replace(/\\s+/g, ' ').trim(),
      shares: Object.fromEntries([...said.querySelectorAll('[data-share]')]
        .map(one => [one.dataset.share, Number(one.innerText)])),
      places: [...document.querySelectorAll('.board .glow')].map(one => one.ariaLabel),
      track: document.querySelector('.score [role=img]')?.ariaLabel,
      cut: said.parentElement.scrollHeight - said.parentElement.clientHeight,
      lit: document.querySelectorAll('.board .lit').length,
      bar: getComputedStyle(said.querySelector('.matters') ?? said).backgroundColor,
    });
    if (window.kinds.has(kind)) return;
    window.kinds.add(kind);
    window.stopped = kind;
  };
  new MutationObserver(look).observe(document.body,
    {childList: true, characterData: true, subtree: true});
}"""
BONUS = 2
FIRST_ONLY = "Only first place counts"


def scores_in(track: str, names: dict[str, str]) -> dict[str, int]:
    """Points by colour, as the score track says them."""
    found = {colour: re.search(rf"{name} (\d+)", track) for colour, name in names.items()}
    return {colour: int(match[1]) for colour, match in found.items() if match}


def counts_in(text: str, names: dict[str, str]) -> dict[str, int]:
    """Caballeros by colour, from the sentence of a scoring."""
    counts = {}
    for part in re.findall(r"[^.;]+ with \d+", text):
        number = int(part.rsplit(" ", 1)[1])
        counts.update({colour: number for colour, name in names.items() if name in part})
    return counts


def ranks(counts: dict[str, int]) -> dict[str, int]:
    """Places by colour; those who tie take the place below."""
    found = {}
    place = 1
    for number in sorted(set(counts.values()), reverse=True):
        group = [colour for colour, count in counts.items() if count == number]
        place += len(group) > 1
        found.update(dict.fromkeys(group, place))
        place += 1
    return found


def payment(beat: dict[str, Any], names: dict[str, str]) -> dict[str, int]:
    """What the lit place pays, from the values, pieces, Grandes and King on the board."""
    [label] = beat["places"]
    values = [int(value) for value in re.findall(r"worth ([\d, ]+)", label)[0].split(", ")]
    only_first = FIRST_ONLY in beat["text"]
    counts = counts_in(beat["text"], names)
    if not label.startswith("Castillo"):  # what is inside is secret until its scoring says it
        shown = {c: re.search(rf"[;,] {name} (\d+)", label) for c, name in names.items()}
        standing = {colour: int(match[1]) for colour, match in shown.items() if match}
        if not only_first:
            assert standing == counts, f"{label}: {beat['text']}"
        counts = standing
    paid = {}
    for colour, place in ranks(counts).items():
        if only_first and place > 1:
            continue
        bonuses = ("the King's region" in label) + (f"Grande of {names[colour]}" in label)
        paid[colour] = values[place - 1] if place <= len(values) else 0
        paid[colour] += BONUS * bonuses * (place == 1)
    return {colour: points for colour, points in paid.items() if points}


class Watcher(Hands):
    """Plays, and looks at the first beat of each kind, where the clock stops."""

    def __init__(self, page: Any, eye: Eye) -> None:
        super().__init__(page, seed=3)
        self.eye = eye

    def look(self) -> bool:
        """Look at the beat where the clock has stopped, and let it go on."""
        kind = self.page.evaluate("window.stopped")
        if kind is None:
            return False
        look = self.eye.day_and_night if kind in ("card", "score", "tower") else self.eye.at
        look(f"scene-{kind}")
        self.page.evaluate("window.goOn()")
        return True

    def answer(self, until: Callable[[], object] = lambda: False) -> bool:
        return self.look() or super().answer(until)

    def settle(self) -> None:
        while self.page.locator(BUSY).count():
            if not self.look():
                self.page.wait_for_timeout(20)


def test_every_point_of_a_calm_game_is_explained_on_the_screen(
    new_page: NewPage, served: Served, shots: Path
) -> None:
    page = new_page(1366, 768, keep={"pace": "calm", "motion": "auto"}, color_scheme="light")
    page.add_init_script(CLOCK)
    table = open_table(page, [ME, BOT, BOT, BOT], options={"players": 4}, hints=False)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".board")
    page.evaluate(BEATS)
    Watcher(page, Eye(page, shots, "desktop")).play()
    state = page.evaluate("id => fetch(`/api/tables/${id}`).then(it => it.json())", table)
    players = state["view"]["players"]
    names = {p["colour"]: state["seats"][p["seat"]]["name"] for p in players}
    beats = page.evaluate("window.beats")
    seen = {beat["kind"] for beat in beats}
    assert {"bid", "card", "supply", "place", "score", "scoring", "discs", "tower", "end"} <= seen

    total = dict.fromkeys(names, 0)
    for beat in beats:
        assert scores_in(beat["track"], names) == total, beat
        assert beat["cut"] <= 1, f"not all of it is in sight: {beat}"
        assert beat["lit"] == 0, f"a place of an earlier question is marked: {beat}"
        assert beat["bar"] == "rgba(0, 0, 0, 0)", f"it looks like a button: {beat}"
        if beat["kind"] == "score":
            assert beat["shares"] == payment(beat, names), beat
        else:
            assert not beat["shares"], beat
        for colour, points in beat["shares"].items():
            total[colour] += points
    assert total == {player["colour"]: player["points"] for player in players}


HIDE = """() => {
  window.away = true;
  Object.defineProperty(document, 'hidden', {get: () => window.away});
}"""
COME_BACK = """() => {
  window.away = false;
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_who_was_away_gets_a_summary_and_may_see_it(new_page: NewPage, shots: Path) -> None:
    page = new_page(keep={"pace": "quick", "motion": "auto"})
    table = open_table(page, [ME, BOT, BOT], options={"players": 3})
    page.goto(f"/table/{table}")
    hands = Hands(page, seed=3)
    hands.play(until=lambda: hands.asked() == "power")
    page.evaluate(HIDE)
    hands.play(until=lambda: hands.answers >= 12)
    assert not page.locator(".voice.scene").count(), "nothing plays in a hidden tab"
    page.evaluate(COME_BACK)
    page.get_by_text("While you were away:").wait_for()
    Eye(page, shots, "desktop").day_and_night("missed")
    page.locator(".voice").get_by_role("button", name="Show me").click()
    page.locator(".voice.scene [data-beat]").wait_for()
