"""`elgrande replay`: describes a game step by step in words, or converts its record."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from elgrande.cli import game_options
from elgrande.cli.errors import command_error
from elgrande.cli.output import print_data
from elgrande.cli.records import read_record, replay_record
from elgrande.cli.show.map import draw_map
from elgrande.cli.show.narration import Narrator
from elgrande.cli.show.panels import draw_cards, draw_players, draw_track, title_of
from elgrande.cli.show.phrases import Phrases
from elgrande.cli.show.scores import draw_ranking, draw_scorings, points_by_round, read_scorings
from elgrande.cli.show.tokens import chip, symbols_for
from elgrande.game import Game, Record
from elgrande.game.events import GeneralScoring, RoundBegan, TurnEnded
from elgrande.game.record import CHANCE_NAME, Entry


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as JSON or as text.")],
    to: Annotated[int | None, typer.Option("--to", min=0, help="Only this many entries.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write the record as JSON.")] = False,
    as_text: Annotated[bool, typer.Option("--text", help="Write the record as text.")] = False,
    step: Annotated[
        bool | None,
        typer.Option("--step/--all", help="Wait after each turn; the default in a terminal."),
    ] = None,
    language: game_options.LanguageOption = "en",
) -> None:
    """Check a record by playing it again, and describe the game in words."""
    if as_json and as_text:
        raise command_error("either", one="--json", other="--text")
    record = read_record(file)
    words = game_options.find_words(language)
    game = replay_record(file, record, to)
    checked = shortened(record, game, to)
    if as_json:
        print_data(checked.to_json(indent=1))
    elif as_text:
        print_data(checked.to_text().removesuffix("\n"))
    else:
        console = Console(highlight=False)
        phrases = Phrases(words, record.options, symbols_for(console.encoding))
        waits = sys.stdin.isatty() and sys.stdout.isatty() if step is None else step
        ReplayNarration(phrases, console, record, checked.entries).tell(waits=waits)


def shortened(record: Record, game: Game, to: int | None) -> Record:
    """The record up to entry `to`, with all events of each entry."""
    entries = game.record().entries[: len(record.entries[:to])]
    whole = len(entries) == len(record.entries)
    scores = game.scores if whole and game.is_over else None
    return replace(record, entries=entries, scores=scores)


class ReplayNarration:
    """A record in words, entry by entry."""

    def __init__(
        self, phrases: Phrases, console: Console, record: Record, entries: Sequence[Entry]
    ) -> None:
        self._phrases = phrases
        self._console = console
        self._record = record
        self._entries = entries
        self._narrator = Narrator(phrases)

    def tell(self, *, waits: bool) -> None:
        title = title_of(self._phrases, self._record.options)
        self._console.print(Text(title, "bold"))
        for name, value in self._record.tags.items():
            self._console.print(Text(f"{name}: {value}", "dim"))
        for number, entry in enumerate(self._entries, 1):
            for part in self._narrate(number, entry):
                self._console.print(part)
            if waits and ends_a_turn(entry) and not self._go_on(number):
                return
        self._console.print(self._table(len(self._entries)))
        if self._record.entries and len(self._entries) == len(self._record.entries):
            self._console.print(self._standing())

    def _narrate(self, number: int, entry: Entry) -> Iterator[RenderableType]:
        """The entry as written and its events in words; then scorings and headings."""
        drawn = entry.by == CHANCE_NAME
        events = entry.events or ()
        row = Table.grid(padding=(0, 1))
        for width in (4, 1, 24):
            row.add_column(width=width)
        row.add_row(
            Text(str(number), "dim", justify="right"),
            Text() if drawn else chip(self._phrases.symbols, entry.by),
            Text(entry.do, "dim" if drawn else "bold", overflow="fold"),
            self._narrator.sentences(events),
        )
        yield row
        scorings = read_scorings(events)
        if scorings:
            yield Padding(draw_scorings(self._phrases, scorings), (0, 0, 0, 7))
        for event in events:
            if isinstance(event, RoundBegan):
                yield Rule(self._narrator.sentence(event), style="dim", align="left")

    def _go_on(self, number: int) -> bool:
        """Wait for a key: `b` shows the board, `q` ends the narration."""
        while True:
            try:
                typed = self._console.input(Text(f"{self._phrases.say('reading')} ", "dim")).strip()
            except (EOFError, KeyboardInterrupt):
                return False
            if typed == "b":
                self._console.print(self._table(number))
            else:
                return typed != "q"

    def _table(self, number: int) -> RenderableType:
        """The table as a spectator sees it after this many entries and the draws that follow."""
        view = Game.replay(self._record, number).view(None)
        return Group(
            draw_track(self._phrases, view),
            draw_map(self._phrases, view, self._console.width),
            draw_players(self._phrases, view, {}),
            Text(),
            draw_cards(self._phrases, view.cards, short=True),
        )

    def _standing(self) -> RenderableType:
        events = [event for entry in self._entries for event in entry.events or ()]
        game = Game.replay(self._record)
        by_round = points_by_round(events, self._record.options.players)
        return draw_ranking(self._phrases, game.ranking, by_round, {})


def ends_a_turn(entry: Entry) -> bool:
    return any(
        isinstance(event, (TurnEnded, RoundBegan, GeneralScoring)) for event in entry.events or ()
    )
