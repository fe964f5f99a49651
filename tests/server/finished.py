"""Tables whose game is over, made in a moment: decided in memory and stored at once."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Sequence
from typing import Any

from elgrande.server import decisions
from elgrande.server.storage import Store
from elgrande.server.table import Table
from elgrande.server.table_events import Chair, TableSettings, to_bytes
from elgrande.server.table_summary import summary_of


async def finished_table(store: Store, chairs: Sequence[Chair], seed: int = 1, **more: Any) -> str:
    """A table where these have played a short game, hosted by the first; its id."""
    dice = random.Random(seed)
    settings = TableSettings(options={"players": len(chairs), "length": "short"}, **more)
    host = chairs[0].account or ""
    made = [decisions.open_table(Table(secrets.token_hex(8)), host, settings, chairs)]
    made.append(decisions.start(made[-1], host))
    while made[-1].status == "playing":
        table = made[-1]
        assert table.game is not None
        seat = dice.choice(table.waiting_for)
        made.append(decisions.play(table, seat, dice.choice(table.game.legal(seat))))
    table = made[-1]
    events = [to_bytes(each.event) for each in made]
    await store.create(events, summary_of(table, time.time()).row(), None)
    return table.id
