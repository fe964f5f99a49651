"""Scorings as tables of ranks and points by place, and the final ranking."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from elgrande.cli.show.phrases import Phrases
from elgrande.game.events import AnyEvent, FranceBonus, Ranked, RoundBegan, Scored
from elgrande.game.names import COLOURS

SCORING: Final = (Scored, Ranked, FranceBonus)


@dataclass
class PlaceScored:
    """One place, scored once."""

    place: str
    first_only: bool
    times: int
    ranked: dict[str, Ranked] = field(default_factory=dict)
    france: dict[str, int] = field(default_factory=dict)

    def points(self, owner: str) -> int:
        ranked = self.ranked.get(owner)
        earned = ranked.points + ranked.kings_bonus + ranked.home_bonus if ranked else 0
        return earned + self.france.get(owner, 0)


def read_scorings(events: Iterable[AnyEvent]) -> list[PlaceScored]:
    """The scorings among these events, in order."""
    found: list[PlaceScored] = []
    for event in events:
        match event:
            case Scored(place, first_only, times):
                found.append(PlaceScored(place, first_only, times))
            case Ranked(owner=owner):
                found[-1].ranked[owner] = event
            case FranceBonus(owner, points):
                found[-1].france[owner] = found[-1].france.get(owner, 0) + points
            case _:
                pass
    return found


def draw_scorings(phrases: Phrases, scorings: Sequence[PlaceScored]) -> Table:
    """A row for each place, a column for each owner, and the totals."""
    colours = [*COLOURS[: phrases.options.players]]
    owners = colours + [
        owner for owner in ("dummy",) if any(owner in each.ranked for each in scorings)
    ]
    table = Table(
        box=SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        padding=(0, 1, 0, 0),
        show_footer=len(scorings) > 1,
        footer_style="bold",
    )
    table.add_column(phrases.say("place"), phrases.say("total"), no_wrap=True)
    for owner in owners:
        total = sum(each.points(owner) for each in scorings)
        table.add_column(
            phrases.player(owner), f"+{total}" if owner in colours else "", no_wrap=True
        )
    for each in scorings:
        name = Text(phrases.place(each.place))
        if each.first_only:
            name.append(f" {phrases.say('first-only')}", "dim")
        if each.times > 1:
            name.append(f" {phrases.symbols.times}{each.times}", "bold")
        table.add_row(name, *(cell(phrases, each, owner) for owner in owners))
    return table


def cell(phrases: Phrases, scored: PlaceScored, owner: str) -> Text:
    """Rank, points, bonuses and count of one owner in one place."""
    ranked = scored.ranked.get(owner)
    if ranked is None:
        return Text("-", "dim")
    text = Text.assemble((f"{ranked.rank}. ", "dim"))
    if owner != "dummy":
        text.append(str(ranked.points), "bold" if ranked.points else "dim")
    if ranked.kings_bonus:
        text.append(f"+{ranked.kings_bonus}{phrases.symbols.king}", "bold bright_yellow")
    if ranked.home_bonus:
        text.append(f"+{ranked.home_bonus}{phrases.symbols.grande}", "bold bright_yellow")
    if owner in scored.france:
        text.append(f"+{scored.france[owner]}", "bold bright_yellow")
    return text.append(f" ({ranked.number})", "dim")


def points_by_round(events: Iterable[AnyEvent], players: int) -> dict[int, list[int]]:
    """Each seat's points at the end of each round."""
    points = [0] * players
    by_round: dict[int, list[int]] = {}
    current = 0
    for event in events:
        match event:
            case RoundBegan(number):
                if current:
                    by_round[current] = list(points)
                current = number
            case Ranked(owner=owner) if owner in COLOURS[:players]:
                points[COLOURS.index(owner)] += event.points + event.kings_bonus + event.home_bonus
            case FranceBonus(owner, bonus) if owner in COLOURS[:players]:
                points[COLOURS.index(owner)] += bonus
            case _:
                pass
    if current:
        by_round[current] = points
    return by_round


def draw_ranking(
    phrases: Phrases,
    ranking: Sequence[int],
    by_round: dict[int, list[int]],
    names: dict[str, str],
) -> Table:
    """The final standing, with the points after each round."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("")
    table.add_column(phrases.say("player"), no_wrap=True)
    for number in by_round:
        table.add_column(str(number), justify="right", style="dim")
    table.add_column(phrases.say("points"), justify="right", style="bold")
    last = list(by_round.values())[-1] if by_round else [0] * len(ranking)
    for seat in sorted(range(len(ranking)), key=lambda seat: (ranking[seat], seat)):
        colour = COLOURS[seat]
        table.add_row(
            f"{ranking[seat]}.",
            Text.assemble(phrases.player(colour), (f" {names.get(colour, '')}", "dim")),
            *(str(points[seat]) for points in by_round.values()),
            str(last[seat]),
        )
    return table
