"""`elgrande cards` and `elgrande rules`: the card list and our short rulebook."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Annotated, Any, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from elgrande.cli import game_options
from elgrande.cli.output import print_data
from elgrande.cli.show.tokens import symbols_for
from elgrande.core.reconstructed import MODIFIER_ABILITIES
from elgrande.game import Options
from elgrande.words import Words
from elgrande.words.flags import flags
from elgrande.words.rulebook_tables import cards_in_a_game, stacks

# Reconstructed facts that concern no card, by the option that brings them into play.
RULE_FACTS: Final = {"france": "france-values", "dummy": "dummy-castillo"}


def cards(
    edition: game_options.EditionOption = "big-box",
    module: game_options.ModulesOption = None,
    old_hand: game_options.OldHandsOption = None,
    variant: game_options.VariantsOption = None,
    switch: game_options.SwitchesOption = None,
    language: game_options.LanguageOption = "en",
    as_json: game_options.JsonOption = False,
) -> None:
    """List the action cards, stack by stack, with our own texts."""
    options = game_options.make_options(edition, 4, "full", module, old_hand, variant, switch)
    words = game_options.find_words(language)
    listed: list[dict[str, Any]] = [
        describe(words, options, key, copies) | {"stack": stack.number, "places": stack.places}
        for stack in stacks(options)
        for key, copies in stack.cards.items()
    ]
    modifiers = list(describe_modifiers(words)) if "power-shift" in options.modules else []
    if as_json:
        print_data(json.dumps([*listed, *modifiers], indent=1, ensure_ascii=False))
        return
    show_cards(words, options, listed, modifiers)


def show_cards(
    words: Words, options: Options, listed: list[dict[str, Any]], modifiers: list[dict[str, Any]]
) -> None:
    """A table for each stack, how many cards there are, and the reconstructed facts."""
    console = Console(highlight=False)
    times = symbols_for(console.encoding).times
    mark = words.label(options, "reconstructed")
    for stack in stacks(options):
        group = [card for card in listed if card["stack"] == stack.number]
        console.print(card_table(words.stack(options, stack), group, times, mark), "")
    if modifiers:
        console.print(card_table(words.module("power-shift").name, modifiers, times, mark), "")
    total = sum(card["copies"] for card in listed)
    summary = f"{total} {words.piece('action-card', total)}"
    played = cards_in_a_game(options)
    if played < total:
        summary += f", {words.label(options, 'of-them-in-a-game', number=played)}"
    console.print(Text(summary, "bold"))
    of_cards = [fact for card in (*listed, *modifiers) for fact in card["reconstructed"]]
    given = flags(options, every_number=True)
    of_rules = [fact for flag, fact in RULE_FACTS.items() if given[flag] == "yes"]
    for fact in dict.fromkeys([*of_cards, *of_rules]):
        named = words.fact(fact, options)
        console.print(Text(f"{mark}: {named.name}. {named.text}", "dim"))


def card_table(title: str, cards: list[dict[str, Any]], times: str, mark: str) -> Table:
    table = Table(
        title=title,
        title_justify="left",
        title_style="bold",
        box=SIMPLE_HEAD,
        show_header=False,
        show_edge=False,
        pad_edge=False,
    )
    table.add_column(justify="right", style="dim")
    table.add_column(style="bold", min_width=16)
    table.add_column(ratio=1)
    for card in cards:
        text = Text(card["text"])
        if card["reconstructed"]:
            text.append(f" [{mark}]", "italic bright_yellow")
        name = Text(card["title"])
        if card["subtitle"]:
            name.append(f"\n{card['subtitle']}", "not bold")
        table.add_row(f"{card['copies']}{times}", name, text)
    return table


def describe(words: Words, options: Options, key: str, copies: int) -> dict[str, Any]:
    card = words.card(options, key)
    return {
        "key": key,
        "copies": copies,
        "name": card.name,
        "title": card.title,
        "subtitle": card.subtitle,
        "text": card.text,
        "help": card.help,
        "reconstructed": [fact.key for fact in card.reconstructed],
    }


def describe_modifiers(words: Words) -> Iterator[dict[str, Any]]:
    """The modifiers of Power Shift. The number of each ability is reconstructed."""
    for number in (1, 2):
        for ability in MODIFIER_ABILITIES:
            modifier = words.modifier(number, ability)
            yield {
                "key": f"{number}{'' if ability == 'none' else ability}",
                "copies": 2,
                "name": modifier.name,
                "title": modifier.name,
                "subtitle": "",
                "text": modifier.text,
                "help": "",
                "reconstructed": ["modifier-split"],
                "stack": None,
                "places": None,
            }


def rules(
    edition: game_options.EditionOption = "big-box",
    players: Annotated[
        int | None,
        typer.Option(
            "--players", "-p", help="Number of players; without it, the rules for 2 to 5."
        ),
    ] = None,
    length: game_options.LengthOption = "full",
    module: game_options.ModulesOption = None,
    old_hand: game_options.OldHandsOption = None,
    variant: game_options.VariantsOption = None,
    switch: game_options.SwitchesOption = None,
    language: game_options.LanguageOption = "en",
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Print the Markdown source.")
    ] = False,
) -> None:
    """Read our short rulebook for an edition with its modules, variants and switches."""
    options = game_options.make_options(
        edition, players or 4, length, module, old_hand, variant, switch
    )
    chapters = game_options.find_words(language).rules(options, every_number=players is None)
    text = "# El Grande\n\n" + "\n\n".join(
        f"## {chapter.title}\n\n{chapter.text}" for chapter in chapters
    )
    if markdown:
        print_data(text)
        return
    console = Console(highlight=False, width=min(Console().width, 100))
    if sys.stdin.isatty() and sys.stdout.isatty():
        with console.pager(styles=True):
            console.print(Markdown(text))
    else:
        console.print(Markdown(text))
