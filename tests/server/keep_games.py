"""Stores games of this release, so that later releases can be tested on them.

    python -m tests.server.keep_games

writes one file for each game into `games/<version>/`: its table events, a line each, and then
what the table came to. Run it before a release; files of earlier releases are never changed.
"""

from __future__ import annotations

import json
import random
from importlib.metadata import version
from pathlib import Path
from typing import Any

from elgrande.server import decisions
from elgrande.server.table import Table
from elgrande.server.table_events import AnyTableEvent, Chair, TableSettings, to_bytes

GAMES = Path(__file__).with_name("games")
# Name, options, settings, and the share of the game that is played.
KEPT: tuple[tuple[str, Any, dict[str, Any], float], ...] = (
    ("1995-middle", {"edition": "1995", "players": 3}, {}, 0.5),
    ("1995-whole", {"edition": "1995", "players": 5, "length": "short-1995"}, {}, 1.0),
    ("big-box-middle", {"edition": "big-box", "players": 4}, {"confirm_turns": True}, 0.6),
    ("big-box-two", {"edition": "big-box", "players": 2}, {}, 0.3),
    ("big-box-france", {"players": 4, "variants": ["france", "church", "granada"]}, {}, 0.7),
    (
        "2023-all-modules",
        {
            "edition": "2023",
            "players": 5,
            "modules": ["new-regency", "old-hands", "power-shift"],
        },
        {"confirm_turns": True},
        0.8,
    ),
    ("2023-whole", {"edition": "2023", "players": 4, "length": "short"}, {}, 1.0),
)


def told(table: Table) -> dict[str, Any]:
    """The final state of a table, as far as later releases must agree."""
    assert table.game is not None
    return {
        "version": table.version,
        "status": table.status,
        "round": table.round,
        "scores": list(table.game.scores),
        "waiting_for": list(table.waiting_for),
        "legal": [[str(each) for each in table.game.legal(seat)] for seat in table.waiting_for],
    }


def answer(table: Table, dice: random.Random) -> Table:
    """A player who is asked acts: answers, confirms, or takes a step back."""
    seat = dice.choice(table.waiting_for)
    if dice.random() < 0.05 and table.undoable(seat):
        return decisions.undo(table, seat)
    if table.held is not None:
        return decisions.confirm(table, seat)
    assert table.game is not None
    return decisions.play(table, seat, dice.choice(table.game.legal(seat)))


def play(options: Any, settings: dict[str, Any], share: float) -> tuple[list[AnyTableEvent], Table]:
    dice = random.Random(str(options))
    table = Table("kept")
    table_events: list[AnyTableEvent] = []

    def do(after: Table) -> None:
        nonlocal table
        table_events.append(after.event)
        table = after

    chairs = [Chair(account=f"a{seat}", name=f"P{seat}") for seat in range(options["players"])]
    chosen = TableSettings(options=options, **settings)
    do(decisions.open_table(table, "a0", chosen, chairs))
    do(decisions.start(table, "a0"))
    do(decisions.resign(table, "a1", 1))
    do(decisions.come_back(table, "a1", 1))
    last = table.options.rounds[-1] * share
    while table.status == "playing" and table.round <= last:
        do(answer(table, dice))
    return table_events, table


def main() -> None:
    folder = GAMES / version("elgrande")
    folder.mkdir(parents=True, exist_ok=True)
    for name, options, settings, share in KEPT:
        table_events, table = play(options, settings, share)
        lines = [to_bytes(event).decode() for event in table_events]
        lines.append(json.dumps(told(table)))
        (folder / f"{name}.jsonl").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
