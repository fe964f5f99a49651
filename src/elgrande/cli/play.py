"""`elgrande play`: play in the browser or in the terminal."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, cast

import typer

from elgrande.bots.registry import ADDED
from elgrande.cli import game_options
from elgrande.cli.bots import BOTS_HELP, CodeOption, line_up
from elgrande.cli.errors import CommandError, command_error
from elgrande.cli.output import check_writable
from elgrande.cli.records import read_record, replay_record
from elgrande.cli.show.phrases import Phrases
from elgrande.cli.show.tokens import symbols_for
from elgrande.cli.terminal import PromptConsole, TerminalGame
from elgrande.engine import BotSpecError, game_over, open_bots
from elgrande.engine.seating import check_started, names_at_tables
from elgrande.game import Game, Options
from elgrande.game.names import COLOURS
from elgrande.words import Words


def play(
    context: typer.Context,
    terminal: Annotated[
        bool, typer.Option("--terminal", "-t", help="Play here instead of in a browser.")
    ] = False,
    edition: game_options.EditionOption = "big-box",
    players: game_options.PlayersOption = 4,
    length: game_options.LengthOption = "full",
    module: game_options.ModulesOption = None,
    old_hand: game_options.OldHandsOption = None,
    variant: game_options.VariantsOption = None,
    switch: game_options.SwitchesOption = None,
    bots: Annotated[str, typer.Option("--bots", "-b", help=BOTS_HELP)] = "normal",
    code: CodeOption = None,
    seat: Annotated[
        str | None,
        typer.Option("--seat", "--colour", help="Yours: 1 to 5, or a colour (with --terminal)."),
    ] = None,
    seed: game_options.SeedOption = None,
    language: game_options.LanguageOption = "en",
    record: Annotated[
        Path | None,
        typer.Option("--from", help="Play on from this record, with its options (--terminal)."),
    ] = None,
    at: Annotated[
        int | None, typer.Option("--at", min=0, help="With --from: after this many of its entries.")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", help="Write the record here (.json, or text; with --terminal)."),
    ] = None,
) -> None:
    """Play against bots."""
    if record is not None:
        game_options.refuse_next_to("--from", context, *game_options.OF_A_GAME)
    options = game_options.make_options(edition, players, length, module, old_hand, variant, switch)
    if at is not None and record is None:
        raise command_error("together", one="--at", other="--from")
    begun = None if record is None else replay_record(record, read_record(record), at)
    if begun is not None:
        if begun.is_over:
            raise command_error("over", name=str(record))
        options, players = begun.options, begun.options.players
    names = line_up(bots, players - 1, code)
    words = game_options.find_words(language)
    own = find_seat("1" if seat is None else seat, options, words.colour)
    browser = None if terminal else browser_game()
    if browser is None:
        play_here(begun or Game.new(options, seed), own, names, words, seed, save)
        return
    for_terminal = {"--seat": seat, "--save": save, "--seed": seed, "--from": record}
    for name, value in for_terminal.items():
        if value is not None:
            raise command_error("terminal", name=name)
    at_table, added = names_at_tables(names)
    os.environ[ADDED] = json.dumps(added)  # for the server's worker processes
    browser(options=options, bots=at_table, language=language)


def play_here(
    game: Game, seat: int, names: Sequence[str], words: Words, seed: int | None, save: Path | None
) -> None:
    """Play in the terminal."""
    if save is not None:
        save.parent.mkdir(parents=True, exist_ok=True)
        check_writable(save)
    source = random.SystemRandom() if seed is None else random.Random(seed)
    others = [each for each in range(game.options.players) if each != seat]
    console = PromptConsole(highlight=False)
    phrases = Phrases(words, game.options, symbols_for(console.encoding))
    make_line_editing_work()
    with open_bots(names, [source.getrandbits(32) for _ in names]) as seated:
        try:
            check_started(seated)
        except BotSpecError as error:
            raise CommandError(str(error)) from None
        table = dict(zip(others, seated, strict=True))
        TerminalGame(game, seat, table, phrases, console, save).play()
        if game.is_over:
            game_over(seated, game.scores)


def browser_game() -> Callable[..., None] | None:
    """The function that starts a game in the browser; None if the server is not installed."""
    try:
        return cast(Callable[..., None], import_module("elgrande.server.runner").play)
    except ModuleNotFoundError:
        return None


def find_seat(text: str, options: Options, colour_name: Any) -> int:
    """A seat by number from 1, or by its colour as an id or in the language in use."""
    colours = COLOURS[: options.players]
    for number, colour in enumerate(colours):
        if text.casefold() in (str(number + 1), colour, colour_name(colour).casefold()):
            return number
    known = ", ".join(f"{number} ({colour})" for number, colour in enumerate(colours, 1))
    raise command_error("seat", name=repr(text), known=known)


def make_line_editing_work() -> None:
    """Turn on arrow keys and history where Python supports them."""
    if find_spec("readline") is not None:
        import_module("readline")
