"""The stage: scenes in order, ghosts before confirming, places that never overlap, few clicks."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import NewPage, Served
from tests.browser.eye import Eye
from tests.browser.geometry import DESKS, SIZES, faults, window_faults
from tests.browser.hands import PATIENCE, Hands
from tests.browser.test_games import BOT, ME, open_table

MODULES = {"edition": "2023", "modules": ["new-regency", "power-shift", "old-hands"]}

# Records every sentence of every scene, and how many animations ran then.
SCENES = """() => {
  Object.assign(window, {scenes: [], moving: []});
  const look = () => {
    const voice = document.querySelector('.voice.scene .text');
    const text = voice?.innerText.trim() ?? '';
    if (text && text !== window.scenes.at(-1)) window.scenes.push(text);
    if (text) window.moving.push(document.getAnimations().length);
  };
  new MutationObserver(look).observe(document.body,
    {childList: true, characterData: true, subtree: true});
}"""
LAST_REGION = "window.scenes.some(text => /^General scoring[^]*Valencia/.test(text))"


def sit(page: Any, bots: int, **more: Any) -> Hands:
    options = {"players": bots + 1, **more.pop("options", {})}
    table = open_table(page, [ME, *[BOT] * bots], options=options, **more)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".board")
    return Hands(page, seed=3)


def test_no_two_places_overlap_at_any_size_whatever_is_asked(
    new_page: NewPage, shots: Path
) -> None:
    """Five players with modules, in Dutch; each question and window at each size, hints as well.

    Axe looks at windows and hints; questions it sees in `test_the_table_and_its_windows`.
    """
    page = new_page(1366, 768, locale="nl-NL")
    hands = sit(page, 4, options=MODULES, hints=True, confirm_turns=True)
    seen: set[str] = set()
    wrong: list[str] = []
    eye = Eye(page, shots, "stage")

    def measure(what: str, find: Callable[[Any], list[str]], sizes: Iterable[str] = SIZES) -> None:
        for size in sizes:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(40)
            wrong.extend(f"{size} {what}: {fault}" for fault in find(page))
        page.set_viewport_size({"width": 1366, "height": 768})

    def look(kind: str) -> None:
        if kind in seen:
            return
        seen.add(kind)
        if kind in ("dialog", "disc"):
            eye.day_and_night(kind)
            measure(kind, window_faults)
            return
        measure(kind, faults)
        if page.locator("[data-answer=hint]").count():
            page.locator("[data-answer=hint]").click()
            page.locator("[data-hint=take]").wait_for()
            eye.day_and_night("hint")
            measure(f"{kind} with a hint", faults, ("320x548", "390x664", "667x375", "1366x768"))
            page.get_by_role("button", name="Sluiten").click()

    hands.watch = look
    wanted = {"power", "take", "card", "place", "confirm", "disc", "dialog"}
    hands.play(until=lambda: wanted <= seen)
    assert wanted <= seen
    assert not wrong, "\n".join(wrong[:40])


@pytest.mark.parametrize("size", ["320x548", "390x664", "667x375"])
def test_panes_of_a_phone_cover_no_tabs(new_page: NewPage, size: str) -> None:
    page = new_page(*SIZES[size])
    hands = sit(page, 4, options=MODULES)
    hands.play(until=lambda: hands.asked() == "power")  # now there are cards
    for pane in ("cards", "players", "log", "map"):
        page.locator(f"nav.tabs [data-tab={pane}]").click()
        assert not faults(page), pane


def test_turns_of_others_are_scenes_in_order(new_page: NewPage, shots: Path) -> None:
    page = new_page(keep={"pace": "quick", "motion": "auto"})
    hands = sit(page, 2)
    page.evaluate(SCENES)
    eye = Eye(page, shots, "desktop")
    voice = page.locator(".voice.scene")

    def after_a_scene() -> bool:
        if voice.count():
            eye.day_and_night("scene")
        told = "\n".join(page.evaluate("window.scenes"))
        return bool(re.search(r"Turn of .+\n.*places \d", told))

    hands.play(until=after_a_scene)
    told: list[str] = page.evaluate("window.scenes")
    turn = [text.split("\n", 1)[1] for text in told if text.startswith("Turn of")]
    card = next(i for i, text in enumerate(turn) if "chooses" in text)
    place = next(i for i, text in enumerate(turn) if "places" in text)
    assert card < place, "a card is taken before its caballeros are placed"


def test_a_general_scoring_is_played_place_by_place(new_page: NewPage, shots: Path) -> None:
    """Regions one by one; then the table of the scoring, and all of it again."""
    page = new_page(keep={"pace": "quick", "motion": "auto"})
    hands = sit(page, 1, options={"length": "short-1995"})
    page.evaluate(SCENES)
    hands.play(until=lambda: page.evaluate(LAST_REGION))
    page.locator("dialog[open] tfoot").wait_for()  # the table follows the scene
    page.locator("dialog[open] p", has_text="The small number counts caballeros").wait_for()
    told = [text for text in page.evaluate("window.scenes") if text.startswith("General scoring")]
    scored = [text for text in told if "is scored" in text or "No points in" in text]
    assert len(scored) >= 9, told
    Eye(page, shots, "desktop").day_and_night("scoring-table")
    page.locator("dialog[open] .main").click()
    page.get_by_role("button", name="Show the scoring").click()
    page.locator("dialog[open] tbody tr").first.wait_for()
    assert page.locator("dialog[open] tbody tr").count() == 10, "a table of all places"
    page.locator("dialog[open]").get_by_role("button", name="Show it on the map").click()
    page.locator(".voice.scene", has_text="General scoring").wait_for()
    Eye(page, shots, "desktop").day_and_night("scoring-theatre")
    page.get_by_role("button", name="Skip ahead").click()
    page.locator(".voice.scene").wait_for(state="detached")


def test_without_motion_the_same_scenes_are_steps(new_page: NewPage) -> None:
    page = new_page(keep={"pace": "quick", "motion": "less"})
    hands = sit(page, 2)
    page.evaluate(SCENES)
    hands.play(until=lambda: page.evaluate("window.scenes.length") >= 6)
    moving: list[int] = page.evaluate("window.moving")
    assert moving
    assert not any(moving)


def test_what_is_about_to_be_confirmed_is_on_the_board(
    new_page: NewPage, served: Served, shots: Path
) -> None:
    page = new_page()
    hands = sit(page, 1, confirm_turns=True)
    eye = Eye(page, shots, "desktop")
    steps: set[str] = set()

    def look(kind: str) -> None:
        if kind != "confirm":
            return
        action = page.evaluate(
            """async () => {
              const id = location.pathname.split('/')[2];
              return (await (await fetch(`/api/tables/${id}`)).json()).held_action;
            }"""
        )
        if action is None or action["type"] in ("stop", "recover", "take-card", "start"):
            return
        steps.add(action["type"])
        page.locator(".board [data-ghost]").wait_for(state="attached")
        eye.at(f"ghost-{action['type']}")

    hands.watch = look
    hands.play(until=lambda: len(steps) >= 2)


def test_a_hint_is_drawn_on_the_map(new_page: NewPage) -> None:
    page = new_page()
    hands = sit(page, 2, hints=True)
    hands.play(until=lambda: hands.asked() == "place")
    assert not page.locator("[data-ghost]").count()
    page.locator("[data-answer=hint]").click()
    page.locator("[data-hint=take]").wait_for()
    best = page.locator(".hint b").inner_text()
    if best.startswith("Place in"):
        page.locator("[data-ghost]").wait_for(state="attached")
    page.get_by_role("button", name="Close").click()
    page.locator("[data-ghost]").wait_for(state="detached")


def test_a_hint_about_a_card_draws_what_it_would_bring(new_page: NewPage) -> None:
    """Its reasons name a place and its points: both are on the map."""
    page = new_page(390, 664)
    hands = sit(page, 2, hints=True)
    drawn: list[str] = []

    def look(kind: str) -> None:
        if drawn or kind not in ("power", "take", "card") or hands.is_picking():
            return
        page.locator("[data-answer=hint]").click()
        page.locator("[data-hint=take]").wait_for()
        promised = re.findall(r"\+\d+", page.locator(".hint small").inner_text())
        found = page.locator("[data-ghost] .effect text").all_text_contents()
        assert set(found) <= set(promised)
        assert bool(found) == bool(promised)
        drawn.extend(found)
        page.get_by_role("button", name="Close").click()

    hands.watch = look
    hands.play(until=lambda: drawn)


# A card that is wished for, its pile, how many clicks its turn may take with everything on.
TURNS = {
    "king": ("king-anywhere", 5, 8),
    "scoring": ("score-fives", 3, 8),
    "moving": ("move-any-3", 1, 11),
}


def tap(page: Any, what: str) -> bool:
    """Press the first of these, as a finger or a mouse does: at a spot of the screen."""
    found = page.locator(f"{what} .name" if what.startswith(".board") else what)
    if not found.count():
        return False
    found.first.scroll_into_view_if_needed()
    box = found.first.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    return True


@pytest.mark.parametrize("size", ["390x664", "1366x768"])
@pytest.mark.parametrize("turn", TURNS)
def test_a_turn_takes_few_clicks(new_page: NewPage, served: Served, turn: str, size: str) -> None:
    """From the power card to the confirmation; the moving turn moves one caballero.

    Without vetoes: where one is possible, the answer to it ends the turn, not the confirmation.
    """
    card, pile, most = TURNS[turn]
    served.fortune.wishes = [card]
    page = new_page(*SIZES[size])
    options = {"variants": ["no-veto"]}
    hands = sit(page, 1, options=options, hints=True, confirm_turns=True)
    large, small = f"[data-pile='{pile}'] .front[data-open]", f"[data-mini='{pile}'][data-open]"
    mine = large if size in DESKS else small
    moved = False

    def next_press() -> str | None:
        """What an experienced player presses now."""
        nonlocal moved
        kind = hands.asked()
        placing, done = ".board .region[data-open]", ".prompt [data-answer='button:stop']"
        match kind:
            case "power":
                return "[data-answer=play-power], .large .power[data-open]"
            case "take":
                return ".prompt .main"
            case "card":
                looking = page.locator("[data-answer=take-card]").count()
                return placing if looking else mine
            case "place":
                return f"[data-answer=rest], {placing}"
            case "part" if page.locator(f"{placing}, [data-answer='button:place']").count():
                return placing
            case "part":
                return "[data-answer='button:special']"
            case "move" if moved and not hands.is_picking():
                return done
            case "move":
                moved = moved or hands.is_picking()
                return f".prompt [data-answer^=owner], {placing}"
            case "confirm":
                return "[data-answer=confirm]"
        return None

    clicks = 0
    last = time.monotonic()
    while True:
        press = next_press()
        if press is None:
            assert time.monotonic() - last < PATIENCE, hands.asked()
            page.wait_for_timeout(40)
            continue
        last = time.monotonic()
        if mine in press and not page.locator(press).count():  # the bot took it: the next round
            hands.play(until=lambda: hands.asked() == "power")
            clicks, moved = 0, False
            continue
        before = hands.version(), page.locator(".voice").inner_html()
        for one in press.split(", "):
            if tap(page, one):
                clicks += 1
                break
        if press == "[data-answer=confirm]":
            break
        page.wait_for_function(
            """([version, voice]) => document.querySelector('[data-version]').dataset.version
              !== version || document.querySelector('.voice').innerHTML !== voice""",
            arg=before,
        )
    assert clicks <= most


def test_words_of_the_game_explain_themselves(new_page: NewPage, shots: Path) -> None:
    """By hover, by tap, by key, over a window too; and a question opens its rule."""
    page = new_page()
    sit(page, 1)
    term = page.locator(".prompt [data-term]").first
    term.hover()
    note = page.locator(".note")
    note.wait_for()
    Eye(page, shots, "desktop").day_and_night("term")
    page.mouse.move(5, 500)
    note.wait_for(state="detached")
    term.focus()
    page.keyboard.press("Enter")
    note.wait_for()
    page.keyboard.press("Escape")
    note.wait_for(state="detached")
    page.locator("[data-rule]").click()
    page.locator("dialog[open] h3", has_text="Power cards").wait_for()
    cut = "one => one.scrollWidth - one.clientWidth"
    assert page.locator("dialog[open] .scroll").evaluate(cut) <= 0, "all thirteen are in sight"
    Eye(page, shots, "desktop").at("rule")
    page.get_by_role("button", name="Close").click()
    page.locator(".card .more").first.click()
    page.locator("dialog[open] [data-term]").first.click()
    note.wait_for()
    box = note.bounding_box()
    on_top = "([x, y]) => document.elementsFromPoint(x, y).length > 0"
    assert box["width"] > 100
    assert page.evaluate(on_top, [box["x"] + 5, box["y"] + 5])


def test_the_disc_stays_where_it_is_pressed(new_page: NewPage) -> None:
    page = new_page(390, 664, has_touch=True, is_mobile=True)
    hands = sit(page, 1, options={"length": "short-1995"})
    hands.play(until=lambda: hands.asked() == "disc")
    before = page.locator("svg.disc").bounding_box()
    page.locator(".disc .wind.open").first.dispatch_event("click")
    page.locator("dialog[open] .main:enabled").wait_for()
    assert page.locator("svg.disc").bounding_box() == before


def test_the_main_answer_is_always_at_the_same_spot(new_page: NewPage) -> None:
    """Nothing jumps between two taps: a second tap never lands on another answer."""
    page = new_page(390, 664, has_touch=True, is_mobile=True)
    hands = sit(page, 2, hints=True, confirm_turns=True)
    spots: set[tuple[int, int]] = set()
    tools: set[int] = set()

    def look(kind: str) -> None:
        main = page.locator(".prompt .answers .main")
        if main.count() and not page.locator("div.court").is_visible():
            box = main.first.bounding_box()
            spots.add((round(box["x"]), round(box["y"])))
        undo = page.locator("[data-answer=undo]")
        if undo.count():
            tools.add(round(undo.bounding_box()["x"] + undo.bounding_box()["width"]))

    hands.watch = look
    hands.play(until=lambda: hands.answers >= 30)
    assert len(spots) == 1
    assert len(tools) <= 1


# A context that makes no sound, but says what it would have played and how loud.
HEARD = """
  window.heard = [];
  window.AudioContext = class {
    state = 'running'; currentTime = 0; destination = {};
    createBufferSource() {
      return { playbackRate: {}, connect: (to) => to, start() { window.heard.push(this.gain); },
        connect(gain) { this.gain = gain; return gain; } };
    }
    createGain() { return { gain: {}, connect() {} }; }
    decodeAudioData() { return Promise.resolve({}); }
  };
"""


@pytest.mark.parametrize("sound", ["on", "off"])
def test_sounds_follow_the_switch_the_volume_and_the_tab(new_page: NewPage, sound: str) -> None:
    """Heard as loud as set; not when switched off, and not in a tab in the background."""
    page = new_page(keep={"pace": "quick", "motion": "auto", "sound": sound, "volume": "30"})
    page.add_init_script(HEARD)
    hands = sit(page, 1)
    page.mouse.click(5, 5)  # a browser is silent before the first press
    hands.play(until=lambda: hands.answers >= 4)
    loud = page.evaluate("window.heard.map(({ gain }) => gain.value)")
    assert set(loud) == ({0.3} if sound == "on" else set())
    page.evaluate(HIDDEN)
    hands.play(until=lambda: hands.answers >= 6)
    page.wait_for_timeout(300)
    assert page.evaluate("window.heard.length") == 0


HIDDEN = """() => {
  window.heard = [];
  Object.defineProperty(document, 'hidden', {get: () => true});
}"""
