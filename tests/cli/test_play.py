"""The game in the terminal: a whole scripted game, and the keys for help, log, points and rules."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import TextType

from elgrande.bots import create
from elgrande.cli.show.answers import UnclearError, make_menu
from elgrande.cli.show.phrases import Phrases
from elgrande.cli.show.scores import points_by_round, read_scorings
from elgrande.cli.show.tokens import FULL, PLAIN, Symbols
from elgrande.cli.terminal import TerminalGame
from elgrande.game import Game, IllegalAction, Options, Record, parse
from elgrande.game.names import COLOURS
from elgrande.words import languages, words
from tests.cli.driver import run, spawn

EVERYTHING = [
    Options(),
    Options(players=2, length="short"),
    Options(edition="1995", players=3),
    Options(edition="2023", players=2),
    Options(
        edition="2023",
        players=5,
        modules=frozenset({"new-regency", "old-hands", "power-shift"}),
        variants=frozenset({"church", "granada"}),
    ),
    Options(
        players=3,
        variants=frozenset(
            {"france", "church", "granada", "home-advantage", "move-limits", "open-castillo"}
        ),
    ),
]


class Person(Console):
    """A console whose user types a random legal answer, and sometimes something else."""

    terminal_game: TerminalGame
    game: Game
    phrases: Phrases
    seat: int
    source: random.Random

    def input(self, prompt: TextType = "", **_: object) -> str:
        self.print(prompt)
        legal = self.game.legal(self.seat)
        menu = make_menu(self.phrases, self.game.view(self.seat), legal)
        offered = [
            action
            for choice in menu.choices()
            for action in (
                [each.action for each in choice.more.choices()] if choice.more else [choice.action]
            )
        ]
        assert {str(action) for action in offered} == {str(action) for action in legal}
        luck = self.source.random()
        if luck < 0.03:
            return self.source.choice(["?", "? 2", "b", "l", "p", "r", "r 3", "w", "zz", "", "pa"])
        if luck < 0.1:
            return str(self.source.choice(legal))
        choice = self.source.choice(menu.choices())
        if choice.more is None:
            return choice.label
        return f"{choice.label} {self.source.choice(choice.more.choices()).label}"


def sit_down(
    options: Options,
    width: int = 100,
    height: int = 50,
    language: str = "en",
    signs: Symbols = FULL,
) -> Person:
    console = Person(file=io.StringIO(), width=width, height=height, highlight=False)
    console.source = random.Random(str(options))
    console.seat = console.source.randrange(options.players)
    console.game = Game.new(options, seed=3)
    console.phrases = Phrases(words(language), options, signs)
    others = (seat for seat in range(options.players) if seat != console.seat)
    bots = {seat: create("random", seat) for seat in others}
    console.terminal_game = TerminalGame(console.game, console.seat, bots, console.phrases, console)
    return console


def written(console: Person) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("options", EVERYTHING, ids=str)
def test_every_legal_answer_is_on_the_menu_through_a_whole_game(options: Options) -> None:
    console = sit_down(options)
    console.terminal_game.play()
    assert console.game.is_over
    text = written(console)
    for points in console.game.scores:
        assert str(points) in text[-1500:]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("width", "height"), [(40, 20), (80, 24), (200, 60)])
def test_a_game_fits_terminals_of_any_size_in_every_language(
    width: int, height: int, language: str
) -> None:
    console = sit_down(Options(players=3, length="short"), width, height, language)
    console.terminal_game.play()
    assert console.game.is_over
    assert max(len(line) for line in written(console).splitlines()) <= width


def test_letters_stand_in_for_signs_on_plain_terminals() -> None:
    console = sit_down(Options(players=2, length="short"), signs=PLAIN)
    console.terminal_game.play()
    signs = {*FULL.owners.values(), FULL.king, FULL.grande, FULL.tile, FULL.start}
    assert not signs & set(written(console))


def first_legal(options: Options, seed: int, own: int, bots: dict[int, str]) -> tuple[str, Game]:
    """A script that always gives the first answer, found by playing along."""
    source = random.Random(seed)
    table = {seat: create(name, source.getrandbits(32)) for seat, name in bots.items()}
    game = Game.new(options, seed)
    lines = []

    class Scribe(Console):
        def input(self, prompt: TextType = "", **_: object) -> str:
            lines.append(str(game.legal(own)[0]))
            return lines[-1]

    console = Scribe(file=io.StringIO(), width=100, height=50)
    TerminalGame(game, own, table, Phrases(words("en"), options, FULL), console).play()
    return "\n".join(lines) + "\n", game


def test_a_script_can_play_a_whole_game_to_the_end(tmp_path: Path) -> None:
    options = Options(players=3, length="short")
    script, game = first_legal(options, 5, 0, {1: "random", 2: "random"})
    file = tmp_path / "game.txt"
    result = spawn(
        *("play", "--terminal", "--players", "3", "--length", "short", "--seed", "5"),
        *("--bots", "random", "--save", str(file)),
        typed=script,
    )
    assert result.returncode == 0, result.stderr
    assert "Well played!" in result.stdout
    assert run("replay", str(file), "--json").exit_code == 0
    assert f'[Scores "{" ".join(map(str, game.scores))}"]' in file.read_text()


def test_the_end_of_input_ends_the_game_and_saves_what_there_is(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = spawn(
        *("play", "--terminal", "--seed", "1", "--bots", "random", "--save", str(file)),
        typed="? \nb\n",
    )
    assert result.returncode == 0
    assert "Traceback" not in result.stderr
    assert run("replay", str(file)).exit_code == 0


def test_leaving_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    result = run("play", "-t", "--seed", "1", "--bots", "random", typed=f"q\n{file}\n")
    assert result.exit_code == 0
    assert run("replay", str(file)).exit_code == 0


@pytest.mark.parametrize("seat", ["2", "granate", "Maroon"])
def test_a_seat_goes_by_number_or_colour(seat: str) -> None:
    result = run("play", "-t", "--seed", "1", "--bots", "random", "--seat", seat, typed="")
    assert "▼ Maroon (you)" in result.stdout


def test_the_story_of_a_scoring_explains_every_point() -> None:
    options = Options(players=3, length="short")
    _, game = first_legal(options, 5, 0, {1: "random", 2: "random"})
    events = game.events(None)
    scorings = read_scorings(events)
    totals = tuple(sum(each.points(colour) for each in scorings) for colour in COLOURS[:3])
    assert totals == game.scores
    assert tuple(list(points_by_round(events, 3).values())[-1]) == game.scores


def test_several_answers_in_one_line() -> None:
    options = Options(players=2, length="short")
    game = Game.new(options, seed=4)
    lines = ["13", "0", "5", "place", "10 10 10"]  # the King's card; three into the Castillo

    class Typist(Console):
        def input(self, prompt: TextType = "", **_: object) -> str:
            if not lines:
                raise EOFError
            return lines.pop(0)

    console = Typist(file=io.StringIO(), width=100, height=50)
    bots = {1: create("random", 1)}
    TerminalGame(game, 0, bots, Phrases(words("en"), options, FULL), console).play()
    assert game.view(0).castillo.own == 3


def test_what_is_not_an_answer_is_explained() -> None:
    typed = "flamenco\n>aragon\n? 5\n"
    result = run("play", "-t", "--seed", "1", "--bots", "random", typed=typed)
    assert '"flamenco" is not one of the answers.' in result.stdout
    assert "King's Card (5)" in result.stdout


def test_the_beginning_of_a_name_is_enough() -> None:
    game = Game.new(Options(), seed=1)
    view = game.view(0)
    legal = [parse(f"@{region}") for region in view.regions]
    menu = make_menu(Phrases(words("en"), game.options, FULL), view, legal)
    assert menu.find("arag").action == parse("@aragon")
    assert menu.find("CATALU").action == parse("@cataluna")
    for unclear in ("castilla", "c", "atlantis"):
        with pytest.raises(UnclearError):
            menu.find(unclear)


def test_a_file_that_cannot_be_written_is_refused_in_the_players_language(tmp_path: Path) -> None:
    typed = f"w {tmp_path}\n"
    result = run("play", "-t", "--seed", "1", "--bots", "random", "--language", "nl", typed=typed)
    assert "kan niet worden geschreven" in " ".join(result.stdout.split())


def test_an_illegal_answer_is_explained_in_the_players_language() -> None:
    game = Game.new(seed=1)
    seat = game.question.seats[0]
    with pytest.raises(IllegalAction) as refused:
        game.apply(seat, "14")
    assert words("nl").illegal(refused.value.code) == "Machtkaarten gaan van 1 tot 13."


def test_a_game_is_played_on_from_a_record(tmp_path: Path) -> None:
    options = Options(players=2, length="short")
    game = Game.new(options, 3)
    while not game.is_over:
        seat = game.question.seats[0]
        game.apply(seat, game.legal(seat)[0])
    file = tmp_path / "game.txt"
    file.write_text(game.record().to_text(), "utf-8")
    told = run("play", "-t", "--from", str(file), "--bots", "random", typed="")
    assert told.exit_code == 2
    assert "this game is over" in told.output
    saved = tmp_path / "more.txt"
    run(
        "play",
        "-t",
        "--from",
        str(file),
        "--at",
        "30",
        "-b",
        "random",
        "--save",
        str(saved),
        typed="",
    )
    assert Record.read(saved.read_bytes()).entries[:30] == game.record().entries[:30]
