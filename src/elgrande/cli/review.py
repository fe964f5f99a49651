"""`elgrande review`: what decided a finished game, and what each decision cost."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from elgrande.cli import game_options
from elgrande.cli.errors import CommandError, command_error
from elgrande.cli.output import check_writable, print_data, progress
from elgrande.cli.records import read_record
from elgrande.cli.show.phrases import Phrases
from elgrande.cli.show.tokens import symbols_for
from elgrande.game import IllegalAction, NotationError, Options, Record, RecordError, parse
from elgrande.game.names import COLOURS
from elgrande.review import Effort, Review, UnfinishedError, compare, course_of, review
from elgrande.review.findings import ids_of_answers
from elgrande.review.page import page, swings
from elgrande.review.steps import BY_CHANCE
from elgrande.review.telling import NarratedReview, Teller, tell, teller_of
from elgrande.words import Words

BARS: Final = "▁▂▃▄▅▆▇█"
MAX_BARS: Final = 60
NEAREST: Final = 4  # decisions named when none begins where the user says


def review_command(
    file: Annotated[Path, typer.Argument(help="The record of a finished game, JSON or text.")],
    iterations: Annotated[
        int,
        typer.Option(min=1, help="Iterations of the search for a better line, at each decision."),
    ] = Effort().iterations,
    samples: Annotated[
        int, typer.Option(min=2, help="Samples in which the lines are compared.")
    ] = Effort().samples,
    as_json: Annotated[bool, typer.Option("--json", help="Write everything as JSON.")] = False,
    at: Annotated[
        int | None,
        typer.Option(min=0, help="With --instead: how many entries come before the decision."),
    ] = None,
    instead: Annotated[
        str | None,
        typer.Option(
            help="Compare what was played there with these answers: '12', 'card3 >vieja'."
        ),
    ] = None,
    html: Annotated[
        Path | None, typer.Option(help="Write a page with a plot to this file.")
    ] = None,
    language: game_options.LanguageOption = "en",
) -> None:
    """Show what decided a finished game, and what each decision cost.

    The same record and the same effort always give the same review.
    """
    words = game_options.find_words(language)
    record = read_record(file)
    if (at is None) != (instead is None):
        raise command_error("together", one="--at", other="--instead")
    if at is not None and instead is not None:
        compare_at(file, record, at, instead, Effort(iterations, samples), language)
        return
    if html is not None:
        check_writable(html)
    narrated = tell(reviewed(file, record, Effort(iterations, samples)), language)
    if html is not None:
        html.write_text(page(narrated), "utf-8")
    if as_json:
        print_data(msgspec.json.format(msgspec.json.encode(narrated), indent=1).decode())
    elif html is None:
        TerminalReview(narrated, words, Console(highlight=False)).print()


def compare_at(
    file: Path, record: Record, at: int, instead: str, effort: Effort, language: str
) -> None:
    """Print which is better: what was played from an entry on, or other answers."""
    try:
        course = course_of(record)
        step = next((each for each in course.steps if each.first == at), None)
        if step is None or step.seat == BY_CHANCE:
            firsts = [each.first for each in course.steps if each.free]
            nearest = sorted(sorted(firsts, key=lambda each: abs(each - at))[:NEAREST])
            raise command_error("decision", at=at, known=", ".join(map(str, nearest)))
        path = ids_of_answers(step, [parse(each) for each in instead.split()])
    except (RecordError, UnfinishedError, IllegalAction, NotationError) as error:
        raise CommandError(f"{file}: {error}") from None
    print(Teller(course.options, course.names, language).comparison(compare(step, path, effort)))


def reviewed(file: Path, record: Record, effort: Effort) -> Review:
    """The review, with a progress bar on a terminal."""
    with progress() as bar:
        task = bar.add_task("", total=None)
        try:
            return review(
                record, effort, lambda done, of: bar.update(task, completed=done, total=of)
            )
        except (RecordError, UnfinishedError) as error:
            raise CommandError(f"{file}: {error}") from None


class TerminalReview:
    """A review on a terminal."""

    def __init__(self, narrated: NarratedReview, words: Words, console: Console) -> None:
        self._narrated = narrated
        self._review = narrated.review
        self._teller = teller_of(narrated.review, narrated.language)
        self._options = Options.from_dict(narrated.review.options)
        self._words = words
        self._console = console
        self._phrases = Phrases(words, self._options, symbols_for(console.encoding))

    def print(self) -> None:
        self._heading("chart")
        self._console.print(self._chances())
        self._heading("balance")
        self._console.print(self._balance())
        self._heading("turning")
        for number, at in enumerate(self._review.turning_points, 1):
            narrated = self._narrated.moments[at]
            played = f"{self._teller.colon}{narrated.played}" if narrated.played else ""
            self._console.print(Text.assemble(f"{number}. ", (narrated.title, "bold"), played))
            changes = swings(self._narrated, self._teller, self._review.moments[at])
            self._console.print(Padding(self._teller.semicolon.join(changes), (0, 0, 0, 3)))
        for player in self._review.players:
            self._console.print()
            self._console.print(Text(self._narrated.summaries[player.seat], "bold"))
            self._decisions("costly", player.costly)
            self._decisions("good", player.good)
        self._console.print()
        self._console.print(Text(self._narrated.about, "dim"))

    def _say(self, key: str) -> str:
        return self._words.say(self._options, f"ui_review_{key}")

    def _heading(self, key: str) -> None:
        self._console.print(Rule(self._say(key), style="dim", align="left"))

    def _chances(self) -> Table:
        """A row of bars for each player, with the first and the last chance."""
        grid = Table.grid(padding=(0, 2))
        rows = [*(each.chances for each in self._review.moments), self._review.result]
        every = -(-len(rows) // MAX_BARS)
        for seat in range(len(self._narrated.people)):
            shares = [row[seat] for row in rows]
            bars = "".join(BARS[min(7, int(share * 8))] for share in shares[::every])
            grid.add_row(
                self._player(seat),
                self._teller.percent(shares[0]),
                bars if self._console.encoding.startswith("utf") else "",
                self._teller.percent(shares[-1]),
            )
        return grid

    def _player(self, seat: int) -> Text:
        sign = self._phrases.player(COLOURS[seat])
        name = self._review.players[seat].name
        return sign.append(f" {name}") if name else sign

    def _balance(self) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column(self._phrases.say("player"))
        table.add_column(self._phrases.say("points"), justify="right")
        for key in ("setUp", "cards", "own", "others", "given", "found"):
            table.add_column(self._say(key), justify="right")
        for player in self._review.players:
            effects = (player.set_up, player.cards, player.own, player.others)
            given = self._teller.percent(player.given_away)
            points = self._teller.number(player.points_given_away)
            table.add_row(
                self._player(player.seat),
                str(player.points),
                *map(self._teller.change, effects),
                f"{given}, {points}",
                f"{player.best} / {player.decisions}",
            )
        return table

    def _decisions(self, key: str, found: tuple[int, ...]) -> None:
        if not found:
            return
        self._console.print(Text(f"  {self._say(key)}", "italic"))
        for at in found:
            narrated = self._narrated.moments[at]
            colon, semicolon = self._teller.colon, self._teller.semicolon
            line = Text.assemble((narrated.title, "bold"), f"{colon}{narrated.played}{semicolon}")
            if narrated.cost:
                line.append(narrated.cost, "red").append(
                    f". {self._say('better')}{colon}{narrated.better}"
                )
            else:
                changes = swings(self._narrated, self._teller, self._review.moments[at])
                line.append(semicolon.join(changes))
            reasons = "".join(f"{semicolon}{each}" for each in narrated.reasons)
            line.append(reasons, "dim").append(".")
            self._console.print(Padding(line, (0, 0, 0, 4)))
