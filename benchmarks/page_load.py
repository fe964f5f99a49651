"""How heavy the pages are and how soon they can be used, on a phone of the middle class.

    python benchmarks/page_load.py

Chromium with a processor four times slower, over two lines: 4G (9 Mbit/s, 60 ms) and slow 4G
(1.6 Mbit/s, 150 ms). A page can be used when its first button is there and the main thread rests.
Where other programs run, let none of them come between: `chrt -r 5 python benchmarks/page_load.py`.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser import chromium
from tests.browser.conftest import FLAGS, Fortune, serve, wait_for_port
from tests.browser.test_games import BOT, ME, open_table

LINES = {"4G": (9_000_000, 60), "slow 4G": (1_600_000, 150)}  # bits a second, milliseconds
SLOWER = 4
TRIES = 3
REST = 6000  # milliseconds of watching: by then a page is quiet
# When the first button that can be pressed was there, and when the last long task was over. It runs
# inside the page: each question from outside would cost the slow processor, and count as a press.
READY = """(what) => {
  window.ready = {button: 0, busy: 0};
  new PerformanceObserver((list) => {
    for (const task of list.getEntries())
      window.ready.busy = Math.max(window.ready.busy, task.startTime + task.duration);
  }).observe({type: 'longtask', buffered: true});
  const look = () => {
    const one = document.querySelector(what);
    if (one && !one.disabled) window.ready.button = performance.now();
    else setTimeout(look, 10);
  };
  look();
}"""


def visit(browser: Any, address: str, line: str, path: str, ready: str, cookies: Any) -> Any:
    """Bytes over the line, and milliseconds until the page can be used."""
    speed, latency = LINES[line]
    context = browser.new_context(
        base_url=address, viewport={"width": 390, "height": 664}, is_mobile=True, has_touch=True
    )
    context.add_cookies(cookies)
    page = context.new_page()
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": latency,
            "downloadThroughput": speed / 8,
            "uploadThroughput": speed / 16,
        },
    )
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    # By request, its end and its size; what is preloaded is asked for twice, sent once.
    loaded: dict[str, tuple[float, float]] = {}
    cached: set[str] = set()
    begun: list[float] = []
    tools.on("Network.requestWillBeSent", lambda event: begun.append(event["timestamp"]))
    tools.on(
        "Network.loadingFinished",
        lambda event: loaded.update(
            {event["requestId"]: (event["timestamp"], event["encodedDataLength"])}
        ),
    )
    tools.on("Network.requestServedFromCache", lambda event: cached.add(event["requestId"]))
    page.add_init_script(f"({READY})({json.dumps(ready)})")
    page.goto(path, wait_until="commit")
    page.wait_for_timeout(REST)
    found = page.evaluate("window.ready")
    assert found["button"], f"{path} cannot be used after {REST} ms"
    ms = max(found["button"], found["busy"])
    context.close()
    sent = sum(
        size
        for request, (at, size) in loaded.items()
        if request not in cached and (at - begun[0]) * 1000 <= ms
    )
    return {"kb": sent / 1000, "ms": ms}


def main() -> None:
    program = chromium.find()
    if program is None:
        raise SystemExit("there is no Chromium: python -m tests.browser.chromium installs one")
    started: list[tuple[int, Any]] = []
    database = tempfile.mkdtemp() + "/tables.db"
    threading.Thread(
        target=serve, args=(database, Fortune(), lambda *it: started.append(it)), daemon=True
    ).start()
    while not started:
        time.sleep(0.05)
    wait_for_port(started[0][0])
    address = f"http://localhost:{started[0][0]}"
    found = {}
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program, args=FLAGS)
        context = browser.new_context(base_url=address)
        table = open_table(context.new_page(), [ME, BOT], options={"players": 2})
        cookies = context.cookies()
        pages = {"start": ("/", ".big"), "table": (f"/table/{table}", ".large .power")}
        for line in LINES:
            for name, (path, ready) in pages.items():
                tries = [visit(browser, address, line, path, ready, cookies) for _ in range(TRIES)]
                found[f"{name}, {line}"] = {
                    key: round(statistics.median(each[key] for each in tries))
                    for key in ("kb", "ms")
                }
        browser.close()
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
