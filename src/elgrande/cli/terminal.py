"""A game of one person against bots, in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text, TextType

from elgrande.bots import Bot, answer
from elgrande.cli.records import write_record
from elgrande.cli.show.answers import Menu, UnclearError, make_menu
from elgrande.cli.show.map import HALVES, draw_key, draw_list, draw_map, width_of
from elgrande.cli.show.narration import Narrator
from elgrande.cli.show.panels import draw_cards, draw_players, draw_track, title_of
from elgrande.cli.show.phrases import Phrases
from elgrande.cli.show.question import ask_words
from elgrande.cli.show.scores import (
    draw_ranking,
    draw_scorings,
    points_by_round,
    read_scorings,
)
from elgrande.game import AnyAction, Game, IllegalAction
from elgrande.game.events import (
    AnyEvent,
    CardTaken,
    DiscSet,
    GeneralScoring,
    Placed,
    Recalled,
    Took,
    TurnEnded,
)
from elgrande.game.names import COLOURS
from elgrande.game.view import View

WIDTH_BESIDE_MAP: Final = 72  # columns for players and cards
LINES_FOR_FULL_TEXT: Final = 38  # terminals this high show the whole text of cards
OWN_INPUT_EVENTS: Final = (CardTaken, DiscSet, Placed, Recalled, Took)
LINES_TO_CLEAR: Final = 30  # terminals this high are cleared before each question


class PromptConsole(Console):
    """A console that prompts with Python's `input`, so that arrow keys do not erase the prompt."""

    def input(self, prompt: TextType = "", **_: object) -> str:
        return input(str(prompt))


class PlayerLeft(Exception):  # noqa: N818  not an error
    """The player leaves the table."""


class TerminalGame:
    """A game of one person, in one terminal."""

    def __init__(
        self,
        game: Game,
        seat: int,
        bots: dict[int, Bot],
        phrases: Phrases,
        console: Console,
        save: Path | None = None,
    ) -> None:
        self._game = game
        self._seat = seat
        self._bots = bots
        self._phrases = phrases
        self._console = console
        self._save = save
        self._narrator = Narrator(phrases)
        self._narrated = 0  # events shown so far
        self._turn = 0  # events when my last turn ended
        self._ahead: list[str] = []  # answers typed ahead
        self._ahead_for = ""  # the kind of question they are for
        self._names = {COLOURS[seat]: f"({phrases.say('you')})"} | {
            COLOURS[each]: bot.name for each, bot in bots.items()
        }

    # --- the course of the game ---

    def play(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            while not self._game.is_over:
                self._let_bots_answer()
                if self._seat in self._game.question.seats:
                    self._answer()
            self._tell()
            self._end()
        except (PlayerLeft, KeyboardInterrupt, EOFError) as leaving:
            self._leave(by_choice=isinstance(leaving, PlayerLeft))

    def _let_bots_answer(self) -> None:
        for seat in self._game.question.seats:
            if seat == self._seat or self._game.is_over:
                continue
            bot = self._bots[seat]
            wait = self._phrases.say("thinking", player=COLOURS[seat])
            interactive = self._console.is_terminal
            with self._console.status(wait) if interactive else nullcontext():
                self._game.apply(seat, answer(bot, self._game, seat))

    def _answer(self) -> None:
        """Ask until a legal answer is given."""
        view = self._game.view(self._seat)
        menu = make_menu(self._phrases, view, self._game.legal(self._seat))
        if view.question.kind != self._ahead_for:
            self._ahead.clear()
        if not self._ahead:
            self._show(view)
        while True:
            if not self._ahead:
                self._console.print(menu.draw())
            action = self._choose(menu, view)
            if action is None:
                continue
            try:
                self._game.apply(self._seat, action)
            except IllegalAction as error:
                self._complain(self._phrases.words.illegal(error.code))
                continue
            break
        self._ahead_for = view.question.kind
        self._mark_turn()

    def _mark_turn(self) -> None:
        own = COLOURS[self._seat]
        since = self._game.events(self._seat, self._turn)
        for number, event in enumerate(since, self._turn + 1):
            if isinstance(event, TurnEnded) and event.player == own:
                self._turn = number

    def _choose(self, menu: Menu, view: View) -> AnyAction | None:
        """Read an action; None after a command or an unclear input."""
        while True:
            typed = self._read()
            if not typed or self._command(typed, view):
                return None
            try:
                choice = menu.find(typed)
            except UnclearError as error:
                self._complain(self._phrases.say(str(error), typed=typed))
                return None
            if choice.more is None:
                return choice.action
            menu = choice.more
            if not self._ahead:
                self._console.print(Text(menu.ask, "bold"))
                self._console.print(menu.draw())

    def _read(self) -> str:
        if self._ahead:
            return self._ahead.pop(0)
        words = self._console.input(f"{self._phrases.say('prompt')} ").split()
        if words and words[0] in _WITH_ARGUMENTS:
            return " ".join(words)
        self._ahead = words[1:]
        return words[0] if words else ""

    def _complain(self, text: str) -> None:
        self._ahead.clear()
        self._console.print(Text(text, "bold red"))

    # --- what is shown ---

    def _welcome(self) -> None:
        phrases = self._phrases
        self._console.print(Rule(Text("El Grande", "bold"), style="dim"))
        self._console.print(Text(title_of(phrases, self._game.options), "dim"), justify="center")
        self._console.print(Text(phrases.say("welcome")), justify="center")

    def _tell(self, since: int | None = None) -> None:
        """Print the events not shown yet; pause after a general scoring."""
        if since is not None:
            self._narrated = since
        events = self._game.events(self._seat, self._narrated)
        self._narrated = self._game.event_count
        if since is None:
            events = [event for event in events if not self._repeats_input(event)]
        for part in self._narrator.tell(events):
            self._console.print(part)
        if any(isinstance(event, GeneralScoring) for event in events):
            self._pause()

    def _repeats_input(self, event: AnyEvent) -> bool:
        """Whether the event only repeats what the player has just typed."""
        return isinstance(event, OWN_INPUT_EVENTS) and event.player == COLOURS[self._seat]

    def _pause(self) -> None:
        if self._console.is_terminal and sys.stdin.isatty():
            self._console.input(f"{self._phrases.say('pause')} ")
            self._clear()

    def _clear(self) -> None:
        if self._console.is_terminal and self._console.height >= LINES_TO_CLEAR:
            self._console.clear()

    def _show(self, view: View) -> None:
        self._clear()
        if not self._narrated:
            self._welcome()
        self._tell()
        self._console.print(self._scene(view))
        words = ask_words(self._phrases, view, self._seat)
        self._console.print(Text(words.ask, "bold"), Text(words.next, "dim italic"))

    def _scene(self, view: View, *, whole: bool = False) -> RenderableType:
        """The map, the players and the cards, as far as they fit; all of them if `whole`."""
        width, height = self._console.size
        short = height < LINES_FOR_FULL_TEXT
        players = draw_players(self._phrases, view, self._names)
        cards = draw_cards(self._phrases, view.cards, short=short)
        heading = Rule(track_title(self._phrases, view), style="dim", align="left")
        if width >= width_of(HALVES[-1]) + WIDTH_BESIDE_MAP:
            grid = Table.grid(padding=(0, 2, 0, 0))
            room = max(
                width_of(half) for half in HALVES if width_of(half) <= width - WIDTH_BESIDE_MAP
            )
            grid.add_column(width=room)
            grid.add_column(ratio=1)
            drawn = draw_map(self._phrases, view, room)
            grid.add_row(drawn, Group(players, Text(), cards))
            return Group(heading, grid, Rule(style="dim"))
        if height < LINES_TO_CLEAR and not whole:
            parts = [heading, draw_list(self._phrases, view, width), players]
            return Group(*parts, cards) if view.question.kind == "power" else Group(*parts)
        drawn = draw_map(self._phrases, view, width)
        return Group(heading, drawn, players, Padding(cards, (1, 0, 0, 0)), Rule(style="dim"))

    # --- commands ---

    def _command(self, typed: str, view: View) -> bool:
        """Carry out a command; False if the text is not a command."""
        name, _, rest = typed.partition(" ")
        if name.startswith("?"):
            self._help(typed[1:].strip(), view)
        elif name == "b":
            self._console.print(self._scene(view, whole=True))
            self._console.print(draw_key(self._phrases))
        elif name == "l":
            self._tell(self._turn)
        elif name == "p":
            self._points()
        elif name == "r":
            self._rules(rest.strip())
        elif name == "w":
            self._write(rest.strip())
        elif name == "q":
            raise PlayerLeft
        else:
            return False
        return True

    def _help(self, about: str, view: View) -> None:
        """Help on keys and the question, or on a card if its pile is named."""
        cards = [card for card in view.cards if str(card.pile) == about]
        if not cards and view.question.card:
            cards = [card for card in view.cards if card.card == view.question.card]
        for card in cards:
            words = self._phrases.card(card.card)
            facts = "".join(f"\n\n> {fact.name}: {fact.text}" for fact in words.reconstructed)
            self._console.print(
                Panel(
                    Markdown(f"{words.text}\n\n*{words.help}*{facts}"),
                    title=f"{words.name} ({card.number})",
                    title_align="left",
                )
            )
        if not about:
            self._console.print(draw_key(self._phrases))
            self._console.print(Text(self._phrases.say("help")))
            keys = Table.grid(padding=(0, 2))
            for typed, key in _KEYS.items():
                keys.add_row(
                    Text(f"  {typed}", "bold bright_cyan"), self._phrases.say(f"keys.{key}")
                )
            self._console.print(keys)

    def _points(self) -> None:
        """The last scorings again, and the points by round."""
        events = self._game.events(self._seat)
        scorings = read_scorings(events)
        if scorings:
            self._console.print(draw_scorings(self._phrases, scorings[-10:]))
        self._console.print(self._ranking())

    def _ranking(self) -> RenderableType:
        events = self._game.events(None)
        by_round = points_by_round(events, self._game.options.players)
        return draw_ranking(self._phrases, self._game.ranking, by_round, self._names)

    def _rules(self, about: str) -> None:
        chapters = self._phrases.words.rules(self._game.options)
        if about.isdigit() and 1 <= int(about) <= len(chapters):
            chapter = chapters[int(about) - 1]
            self._console.print(Markdown(f"## {chapter.title}\n\n{chapter.text}"))
            return
        lines = [Text(f"{number:>3} {each.title}") for number, each in enumerate(chapters, 1)]
        self._console.print(Columns(lines, padding=(0, 3), equal=True))
        self._console.print(Text(self._phrases.say("chapters"), "dim"))

    # --- the end ---

    def _end(self) -> None:
        self._console.print(self._ranking())
        best = [COLOURS[seat] for seat, place in enumerate(self._game.ranking) if place == 1]
        self._console.print(
            Text(self._phrases.say("won", who=" & ".join(map(self._phrases.colour, best))), "bold")
        )
        if self._save is not None:
            self._write(str(self._save))

    def _leave(self, *, by_choice: bool) -> None:
        """Offer to save; a file named at the start is written without asking."""
        self._console.print()
        if self._save is not None:
            self._write(str(self._save))
        elif sys.stdin.isatty() or by_choice:
            try:
                name = self._console.input(f"{self._phrases.say('save')} ").strip()
            except (EOFError, KeyboardInterrupt):
                name = ""
            if name:
                self._write(name)
        self._console.print(Text(self._phrases.say("left")))

    def _write(self, name: str) -> None:
        if not name:
            self._complain(self._phrases.say("save-how"))
            return
        tags = {"Seat": COLOURS[self._seat], "Players": ", ".join(self._seat_names())}
        try:
            write_record(Path(name).expanduser(), self._game.record(tags))
        except OSError:
            self._complain(self._phrases.say("not-saved", file=name))
            return
        self._console.print(Text(self._phrases.say("saved", file=name)))

    def _seat_names(self) -> Iterator[str]:
        for seat in range(self._game.options.players):
            yield self._bots[seat].name if seat in self._bots else "person"


_WITH_ARGUMENTS: Final = ("r", "w", "?")
_KEYS: Final = {
    "?": "help",
    "? 2": "card",
    "b": "board",
    "l": "log",
    "p": "points",
    "r": "rules",
    "w": "write",
    "q": "quit",
}


def track_title(phrases: Phrases, view: View) -> Text:
    title = Text(f"{phrases.words.piece('round').capitalize()} ", "bold")
    return title.append_text(draw_track(phrases, view))
