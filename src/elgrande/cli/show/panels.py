"""Panels next to the map: the round track, the players, and the cards of the round."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from elgrande.cli.show.phrases import Phrases
from elgrande.cli.show.tokens import chip
from elgrande.game.options import Options
from elgrande.game.view import CardView, PlayerView, View


def draw_track(phrases: Phrases, view: View) -> Text:
    """The rounds, with a star at each general scoring; the current one is highlighted."""
    line = Text()
    for number in view.rounds:
        style = "reverse bold" if number == view.round else "dim" if number < view.round else ""
        line.append(f" {number} ", style)
        if number % 3 == 0:
            line.append(phrases.symbols.scoring, "dim" if number < view.round else "bright_yellow")
    return line


def draw_players(phrases: Phrases, view: View, names: dict[str, str]) -> Table:
    """All public information on the players, and the viewer's own hand."""
    signs = phrases.symbols
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("")
    table.add_column(phrases.say("player"), no_wrap=True)
    for key in ("points", "court", "province", "power"):
        table.add_column(phrases.say(key), justify="right")
    table.add_column(phrases.say("hand"), overflow="fold")
    table.add_column("")
    for player in view.players:
        turn = signs.turn if asked_or_active(view, player.seat) else ""
        name = phrases.player(player.colour)
        if player.colour in names:
            name = Text.assemble(name, (f" {names[player.colour]}", "dim"))
        table.add_row(
            Text(turn, "bold"),
            name,
            Text(str(player.points), "bold"),
            str(player.court),
            str(player.province),
            power_of(player),
            hand_of(phrases, player),
            marks_of(phrases, view, player),
        )
    if view.dummy is not None:
        power = view.dummy["power"]
        table.add_row(
            "",
            phrases.player("dummy"),
            "",
            "",
            str(view.dummy["supply"]),
            str(power) if power else "",
        )
    return table


def asked_or_active(view: View, seat: int) -> bool:
    return seat in view.question.seats or seat == view.active


def power_of(player: PlayerView) -> str:
    if player.power is None:
        return ""
    if player.modifier is None:
        return str(player.power)
    return f"{player.power} ({player.total})"


def hand_of(phrases: Phrases, player: PlayerView) -> Text:
    """The viewer's own hand; for others, the cards they may still hold."""
    if player.hand is not None:
        line = Text(ranges(player.hand))
        if player.modifiers:
            line.append(" " + " ".join(f"±{each}" for each in player.modifiers))
        return line
    line = Text(ranges([card for card in range(1, 14) if card not in player.used]), "dim")
    if player.taken_back:
        line.append(f" +{player.taken_back}?")
    if player.modifiers_size:
        line.append(f" ±{phrases.symbols.times}{player.modifiers_size}")
    return line


def ranges(numbers: tuple[int, ...] | list[int]) -> str:
    """Numbers in order, runs of three and more as "4-9"."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " ".join(
        f"{run[0]}-{run[-1]}" if len(run) > 2 else " ".join(str(each) for each in run)
        for run in runs
    )


def marks_of(phrases: Phrases, view: View, player: PlayerView) -> Text:
    """Start marker, vetoes, the Church marker, and whether a secret answer is in."""
    marks = []
    if view.start_player == player.seat:
        marks.append(f"{phrases.symbols.start} {phrases.say('start')}")
    marks += [f"{phrases.symbols.veto} {phrases.say('veto', round=last)}" for last in player.vetoes]
    if player.church:
        marks.append(f"{phrases.symbols.owners['church']} {phrases.colour('church')}")
    if player.answered is not None:
        marks.append(phrases.say("answered" if player.answered else "secretly"))
    return Text("  ".join(marks), "dim")


def draw_cards(
    phrases: Phrases, cards: tuple[CardView, ...], *, short: bool = False
) -> RenderableType:
    """The action cards of this round; taken ones are dimmed and name the player."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right")
    table.add_column(no_wrap=not short)
    table.add_column()
    for card in cards:
        words = phrases.card(card.card)
        style = "dim" if card.taken_by else ""
        text = words.short if short or card.taken_by else words.text
        if words.reconstructed:
            text += f" [{phrases.words.label(phrases.options, 'reconstructed')}]"
        name = Text(words.title, f"bold {style}")
        if card.taken_by:
            name = Text.assemble(chip(phrases.symbols, card.taken_by), " ", name)
        table.add_row(
            Text(f"{card.pile}", "bold bright_cyan" if not card.taken_by else "dim"),
            Text.assemble(
                name,
                (f" ({card.number})", "dim"),
                (f"\n{words.subtitle}" if words.subtitle else "", "dim"),
            ),
            Text(text, style),
        )
    return table


def title_of(phrases: Phrases, options: Options) -> str:
    """The options of a game in a few words."""
    words = [phrases.words.edition(options.edition).name]
    if options.length != "full":
        words.append(phrases.words.length(options.length).name)
    words += [phrases.words.module(key).name for key in sorted(options.modules)]
    words += [phrases.words.variant(key).name for key in sorted(options.variants)]
    words += [
        f"{phrases.words.switch(key).name}: {'+' if on else '-'}"
        for key, on in sorted(options.switches.items())
    ]
    return " · ".join(words)
