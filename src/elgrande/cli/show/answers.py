"""The legal answers as a menu: numbered, grouped, in words, at most two steps deep.

A place always has its number on the map, a power card its value, an action card its pile; stopping
is always 0. An answer can also be typed in notation, or as the beginning of its words.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from elgrande.cli.show.map import number_of
from elgrande.cli.show.phrases import Phrases
from elgrande.cli.show.tokens import chips
from elgrande.core.rules import SUPPLY
from elgrande.game import actions as do
from elgrande.game.actions import AnyAction, NotationError, parse
from elgrande.game.view import View

MAX_IN_ONE_COLUMN: Final = 5  # more choices are shown in columns
MIN_LETTERS: Final = 2  # of an abbreviated name


class UnclearError(ValueError):
    """The typed text matches no answer, or more than one."""


@dataclass(frozen=True)
class Choice:
    label: str
    words: str
    beside: Text = field(default_factory=Text)  # details next to the words
    action: AnyAction | None = None
    more: Menu | None = None  # the second step, if there is one


ChoiceGroup = tuple[Text | None, tuple[Choice, ...]]  # with a title, or none


@dataclass(frozen=True)
class Menu:
    groups: tuple[ChoiceGroup, ...]
    ask: str = ""  # the second question, when this is the second step

    def choices(self) -> list[Choice]:
        return [choice for _, choices in self.groups for choice in choices]

    def find(self, typed: str) -> Choice:
        """The choice that the typed text means."""
        choices = self.choices()
        for choice in choices:
            if choice.label.casefold() == typed.casefold():
                return choice
        try:
            action = parse(typed.casefold())
        except NotationError:
            return self._by_words(typed)
        return Choice(typed, typed, action=action)  # the game says whether it is legal

    def _by_words(self, typed: str) -> Choice:
        wanted = plain(typed)
        found = [each for each in self.choices() if plain(each.words).startswith(wanted)]
        if len(wanted) < MIN_LETTERS or not found:
            raise UnclearError("unknown")
        if len(found) > 1:
            raise UnclearError("ambiguous")
        return found[0]

    def draw(self) -> RenderableType:
        """Draw each group as a paragraph, in columns if it has many choices."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        named = any(title is not None for title, _ in self.groups)
        for title, choices in self.groups:
            lines = [self._line(choice) for choice in choices]
            many = len(lines) > MAX_IN_ONE_COLUMN or (named and len(lines) > 1)
            block = Columns(lines, padding=(0, 3), equal=True) if many else Group(*lines)
            grid.add_row(*([title or Text(), block] if named else [block]))
        return grid

    @staticmethod
    def _line(choice: Choice) -> Text:
        line = Text.assemble((f"{choice.label:>3} ", "bold bright_cyan"), choice.words)
        if choice.beside:
            line.append("  ").append_text(choice.beside)
        return line


def plain(text: str) -> str:
    """The text without capitals and accents."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


def make_menu(phrases: Phrases, view: View, legal: Sequence[AnyAction]) -> Menu:
    """The menu for all legal answers to the question of a view."""
    return MenuMaker(phrases, view).menu(legal)


class MenuMaker:
    def __init__(self, phrases: Phrases, view: View) -> None:
        self._phrases = phrases
        self._view = view
        self._own = view.players[view.seat].colour if view.seat is not None else ""

    def menu(self, legal: Sequence[AnyAction]) -> Menu:
        stops = [each for each in legal if isinstance(each, do.Stop)]
        rest = [each for each in legal if not isinstance(each, do.Stop)]
        groups = self._groups(rest) if rest else []
        if stops:
            groups.append((None, (Choice("0", self._stop(), action=stops[0]),)))
        return Menu(tuple(groups))

    def _stop(self) -> str:
        answer = "without-special" if self._view.question.kind == "part" else "stop"
        return self._phrases.words.answer(answer)

    def _groups(self, legal: Sequence[AnyAction]) -> list[ChoiceGroup]:
        first = legal[0]
        if isinstance(first, (do.Move, do.Return)):
            return self._pieces([each for each in legal if isinstance(each, do.Move | do.Return)])
        if isinstance(first, do.PlayPower):
            powers = [each for each in legal if isinstance(each, do.PlayPower)]
            return [(None, tuple(self._powers(powers)))]
        phrases = self._phrases
        if isinstance(first, do.LayTile):
            tiles = [
                (phrases.words.tile(str(each.tile)), each, each.target)
                for each in legal
                if isinstance(each, do.LayTile)
            ]
            return self._two_steps(tiles, phrases.say("where-tile"))
        if isinstance(first, do.MoveGrande):
            grandes = [
                (phrases.colour(each.owner), each, each.target)
                for each in legal
                if isinstance(each, do.MoveGrande)
            ]
            return self._two_steps(grandes, phrases.say("where-grande"))
        return [(None, tuple(self._single(n, each) for n, each in enumerate(legal, 1)))]

    def _two_steps(
        self, legal: Sequence[tuple[str, AnyAction, str]], ask: str
    ) -> list[ChoiceGroup]:
        """First which (in words), then where; only where if there is just one."""
        menus: dict[str, Menu] = {}
        for words, run in groupby(legal, lambda each: each[0]):
            places = tuple(self._place(action, target) for _, action, target in run)
            menus[words] = Menu(((None, places),), ask)
        if len(menus) == 1:
            return list(next(iter(menus.values())).groups)
        choices = (
            Choice(str(number), words, more=menu)
            for number, (words, menu) in enumerate(menus.items(), 1)
        )
        return [(None, tuple(choices))]

    # --- one answer ---

    def _single(self, number: int, action: AnyAction) -> Choice:
        phrases = self._phrases
        match action:
            case do.Place(place) | do.Disc(place) | do.Score(place) | do.Evict(place):
                return self._place(action, place)
            case do.MoveKing(place) | do.Recall(place):
                return self._place(action, place)
            case do.Take(count):
                return Choice(str(count), phrases.caballeros(count), action=action)
            case do.TakeCard(pile):
                return self._card(action, pile)
            case do.Recover(card):
                if isinstance(card, int):
                    brings = phrases.caballeros(SUPPLY[card])
                    return Choice(str(card), f"({brings})", action=action)
                return Choice(f":{card}", self._modifier(card), action=action)
            case do.PassModifier(modifier):
                return Choice(str(number), self._modifier(modifier), action=action)
            case do.Swap(owner):
                return Choice(str(number), phrases.colour(owner), action=action)
            case do.Either(half):
                words = phrases.words.answer(f"either-{'first' if half == 1 else 'second'}")
                return Choice(str(number), words, action=action)
            case do.Start(part):
                return self._start(number, action, part)
        return Choice(str(number), phrases.words.answer(str(action)), action=action)

    def _start(self, number: int, action: AnyAction, part: str) -> Choice:
        beside = Text()
        if part == "special" and self._view.question.card:
            beside.append(self._phrases.card(self._view.question.card).short, "dim")
        return Choice(
            str(number), self._phrases.words.answer(f"{part}-first"), beside, action=action
        )

    def _place(self, action: AnyAction, place: str) -> Choice:
        return Choice(
            str(number_of(place)), self._phrases.place(place), self._standing(place), action=action
        )

    def _standing(self, place: str) -> Text:
        """The situation in a region."""
        here = self._view.regions.get(place)
        if here is None:
            return Text()
        return chips(self._phrases.symbols, here.caballeros, here.grandes)

    def _card(self, action: AnyAction, pile: int) -> Choice:
        shown = next(card for card in self._view.cards if card.pile == pile)
        words = self._phrases.card(shown.card)
        return Choice(
            str(pile), f"{words.name} ({shown.number})", Text(words.short, "dim"), action=action
        )

    def _modifier(self, name: str) -> str:
        words = self._phrases.words.modifier(int(name[0]), name[1:] or "none")
        return f"{words.name}: {words.text}" if name[1:] else words.name

    # --- power cards, with modifiers as a second step ---

    def _powers(self, legal: list[do.PlayPower]) -> Iterable[Choice]:
        for value, run in groupby(legal, lambda each: each.value):
            plays = list(run)
            words = f"({self._phrases.caballeros(SUPPLY[value])})"
            if len(plays) == 1:
                yield Choice(str(plays[0]), words, action=plays[0])
            else:
                ask = self._phrases.words.say(self._phrases.options, "questions-modifier.ask")
                more = Menu(((None, tuple(map(self._modified, range(len(plays)), plays))),), ask)
                yield Choice(str(value), words, more=more)

    def _modified(self, number: int, action: do.PlayPower) -> Choice:
        if action.modifier is None:
            return Choice("0", self._phrases.words.answer("no-modifier"), action=action)
        sign, name = action.modifier[0], action.modifier[1:]
        total = action.value + int(sign + name[0])
        words = f"{sign}{name[0]} = {total}"
        beside = Text(self._phrases.words.ability(name[1:]).name, "dim") if name[1:] else Text()
        return Choice(str(number + 1), words, beside, action=action)

    # --- caballeros: first which, then where ---

    def _pieces(self, legal: list[do.Move | do.Return]) -> list[ChoiceGroup]:
        number = 0
        groups: list[ChoiceGroup] = []
        ordered = sorted(legal, key=lambda each: (each.owner != self._own, each.owner))
        for owner, those in groupby(ordered, lambda each: each.owner):
            choices = []
            for source, run in groupby(those, lambda each: each.source):
                number += 1
                choices.append(self._piece(number, owner, source, list(run)))
            groups.append((self._phrases.player(owner), tuple(choices)))
        return groups

    def _piece(
        self, number: int, owner: str, source: str, actions: list[do.Move | do.Return]
    ) -> Choice:
        phrases = self._phrases
        here = self._view.regions.get(source.split("-")[0])
        count = here.caballeros.get(owner, 0) if here else 0
        beside = Text(f"{phrases.symbols.times}{count}" if count else "", "dim")
        words = phrases.words.answer("from-court") if source == "court" else phrases.place(source)
        if len(actions) == 1 and not self._is_free_move(actions[0]):
            return Choice(str(number), words, beside, action=actions[0])
        targets = tuple(
            self._place(each, each.target) for each in actions if isinstance(each, do.Move)
        )
        ask = phrases.say("where-piece", owner=phrases.colour(owner), place=source)
        return Choice(str(number), words, beside, more=Menu(((None, targets),), ask))

    def _is_free_move(self, action: do.Move | do.Return) -> bool:
        return isinstance(action, do.Move) and self._view.question.kind == "move"
