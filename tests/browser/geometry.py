"""Screen geometry: what overlaps, what is out of reach, what is too small to press."""

from __future__ import annotations

from typing import Any

PHONES = {
    "320x548": (320, 548),
    "360x640": (360, 640),
    "375x548": (375, 548),
    "390x664": (390, 664),
    "412x915": (412, 915),
    "667x375": (667, 375),
    "844x390": (844, 390),
}
DESKS = {"1366x768": (1366, 768), "1920x1080": (1920, 1080), "2560x1440": (2560, 1440)}
SIZES = {**PHONES, **DESKS}

FAULTS = """() => {
  const faults = [];
  const boxOf = (one) => one.getBoundingClientRect();
  const isShown = (one) => {
    const box = boxOf(one);
    return box.width > 0 && box.height > 0 && getComputedStyle(one).visibility !== 'hidden';
  };
  const nameOf = (one) => one.dataset.region ?? one.dataset.answer ?? one.dataset.mini
    ?? one.className.baseVal ?? one.className;
  // 1. The places of the table never overlap, and all of each is in the window.
  const places = [...document.querySelectorAll(
    '[data-region], nav.tabs, header.bar, .standing, section.players, section.cards, section.log',
  )].filter(isShown);
  places.forEach((a, i) => {
    const one = boxOf(a);
    if (one.left < -1 || one.top < -1 || one.right > innerWidth + 1
        || one.bottom > innerHeight + 1)
      faults.push(`${nameOf(a)} leaves the window`);
    for (const b of places.slice(i + 1)) {
      if (a.contains(b) || b.contains(a)) continue;
      const two = boxOf(b);
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (wide > 1.5 && high > 1.5)
        faults.push(`${nameOf(a)} over ${nameOf(b)} by ${wide}x${high}`);
    }
  });
  // 2. What can be pressed is in the window, unless its own strip scrolls; and is large enough.
  const scrolls = (one) => {
    for (let up = one.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (/auto|scroll/.test(overflowX) && up.scrollWidth > up.clientWidth + 1) return true;
      if (/auto|scroll/.test(overflowY) && up.scrollHeight > up.clientHeight + 1) return true;
    }
    return false;
  };
  const pressed = [...document.querySelectorAll('.table button, .table a')].filter(isShown);
  for (const one of pressed) {
    const box = boxOf(one);
    const inside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1
      && box.bottom <= innerHeight + 1;
    if (!inside && !scrolls(one))
      faults.push(`${nameOf(one)} (${one.textContent}) is out of reach`);
    if (innerWidth < 1000 && (box.width < 39.5 || box.height < 39.5))
      faults.push(`${nameOf(one)} (${one.textContent.trim()}) is ${box.width}x${box.height}`);
    if (!inside || scrolls(one)) continue;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (top && top !== one && !one.contains(top) && !top.contains(one))
      faults.push(`${nameOf(one)} lies under ${top.className.baseVal ?? top.className}`);
  }
  // 3. The line of scores is whole, and none of it lies on another.
  const line = [...document.querySelectorAll('.standing ul li, .standing .stop')]
    .filter(isShown);
  line.forEach((one, i) => {
    const strip = boxOf(one.closest('.standing'));
    if (boxOf(one).right > strip.right + 0.5) faults.push(`${one.textContent} is cut off`);
    if (i > 0 && boxOf(one).left < boxOf(line[i - 1]).right - 0.5)
      faults.push(`${one.textContent} lies on ${line[i - 1].textContent}`);
  });
  // 4. The board is a board.
  const board = document.querySelector('svg.board');
  if (board && isShown(board) && boxOf(board).width < 200) faults.push('the board is too small');
  return faults;
}"""

# A window: all of it is in the browser's, and so is what can be pressed, unless it scrolls there.
WINDOW_FAULTS = """() => {
  const faults = [];
  const dialog = document.querySelector('dialog[open]');
  const box = dialog.getBoundingClientRect();
  if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    faults.push('the window leaves the screen');
  if (dialog.scrollWidth > dialog.clientWidth + 1) faults.push('the window scrolls sideways');
  const scrolls = dialog.scrollHeight > dialog.clientHeight + 1;
  for (const one of dialog.querySelectorAll('.actions button, .wind.open')) {
    const { x, y, width, height } = one.getBoundingClientRect();
    const name = one.textContent.trim();
    if (innerWidth < 1000 && height < 39.5) faults.push(`${name} is ${width}x${height}`);
    const [midX, midY] = [x + width / 2, y + height / 2];
    const inside = midX > 0 && midY > 0 && midX < innerWidth && midY < innerHeight;
    if (!inside && !scrolls) faults.push(`${name} is out of reach`);
    const top = document.elementFromPoint(midX, midY);
    if (inside && !scrolls && top && !one.contains(top) && !top.contains(one))
      faults.push(`${name} lies under ${top.className.baseVal ?? top.className}`);
  }
  return faults;
}"""


# What measures itself has done so two frames after a change of size.
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def window_faults(page: Any) -> list[str]:
    """Of the open window: a scoring, the secret disc, the end."""
    return _found(page, WINDOW_FAULTS)


def faults(page: Any) -> list[str]:
    return _found(page, FAULTS)


def _found(page: Any, script: str) -> list[str]:
    page.evaluate(DRAWN)
    found: list[str] = page.evaluate(script)
    return found
