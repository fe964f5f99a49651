"""Events in words: a paragraph for each turn, and a table for consecutive scorings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from elgrande.cli.show.phrases import Phrases
from elgrande.cli.show.scores import SCORING, draw_scorings, read_scorings
from elgrande.cli.show.tokens import chip
from elgrande.game import events as kinds
from elgrande.game.events import AnyEvent

# Events that need no sentence: the map shows them, or another sentence covers them.
_SILENT: Final = (
    kinds.TurnBegan,
    kinds.TurnEnded,
    kinds.SpecialBegan,
    kinds.SpecialEnded,
    kinds.SpecialAnnounced,
    kinds.CardShown,
    kinds.Ranked,
    kinds.FranceBonus,
)
_HEADINGS: Final = (kinds.RoundBegan, kinds.GeneralScoring, kinds.GameOver)
_OUTSIDE_PARAGRAPHS: Final = ("heading", "scoring")
_OF_ALL: Final = (
    kinds.Bid,
    kinds.DummyBid,
    kinds.StartMarker,
    kinds.VetoExpired,
    kinds.DummyPlaced,
)


class Narrator:
    """Describes the events of a game in its language."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases

    def tell(self, events: Sequence[AnyEvent]) -> list[RenderableType]:
        """The events, ready to print."""
        found: list[RenderableType] = []
        actor: str | None = None
        for kind, run in groupby(events, _kind):
            if kind == "scoring":
                scorings = read_scorings(run)
                found.append(Padding(draw_scorings(self._phrases, scorings), (0, 0, 0, 2)))
            elif kind == "heading":
                found += [Rule(self.sentence(event), style="dim", align="left") for event in run]
                actor = None
            elif kind == "common":
                found.append(Text(" ".join(self._sentences(run)), "dim"))
                actor = None
            else:
                paragraph, actor = self._paragraph(run, actor)
                found += paragraph
        return found

    def _paragraph(
        self, events: Iterable[AnyEvent], actor: str | None
    ) -> tuple[list[RenderableType], str | None]:
        """Sentences, a new paragraph for each turn."""
        turns: list[tuple[str | None, list[AnyEvent]]] = [(actor, [])]
        for event in events:
            if isinstance(event, kinds.TurnBegan):
                turns.append((event.player, []))
            elif isinstance(event, kinds.TurnEnded):
                turns[-1][1].append(event)
                turns.append((None, []))
            else:
                turns[-1][1].append(event)
        found: list[RenderableType] = []
        for who, those in turns:
            text = " ".join(self._sentences(those))
            if text:
                sign = chip(self._phrases.symbols, who) if who else Text(" ")
                line = Table.grid(padding=(0, 1))
                line.add_row(sign, Text(text))
                found.append(line)
        return found, turns[-1][0]

    def sentences(self, events: Iterable[AnyEvent]) -> str:
        """All events except headings and scorings, including those that the story leaves out."""
        inside = (event for event in events if _kind(event) not in _OUTSIDE_PARAGRAPHS)
        return " ".join(map(self.sentence, inside))

    def _sentences(self, events: Iterable[AnyEvent]) -> Iterator[str]:
        """A sentence for each event that needs one; repeated events are counted."""
        for key, run in groupby(events, _sentence_key):
            those = list(run)
            if isinstance(those[0], _SILENT):
                continue
            if isinstance(key, str) and len(those) > 1:
                yield self._placings(
                    key, [each for each in those if isinstance(each, kinds.Placed)]
                )
                continue
            yield self.sentence(those[0]) + self._times(len(those))

    def _placings(self, player: str, events: list[kinds.Placed]) -> str:
        """Several caballeros placed, in one sentence."""
        targets = Counter(event.target for event in events)
        places = ", ".join(
            self._phrases.place(target) + self._times(number) for target, number in targets.items()
        )
        return self._phrases.say("placed", player=player, places=places)

    def _times(self, number: int) -> str:
        return "" if number == 1 else f" ({self._phrases.symbols.times}{number})"

    def sentence(self, event: AnyEvent) -> str:
        """One event in words."""
        return self._phrases.words.tell(self._phrases.options, event)


def _sentence_key(event: AnyEvent) -> object:
    """Events with the same key in a row share a sentence."""
    return event.player if isinstance(event, kinds.Placed) else event


def _kind(event: AnyEvent) -> str:
    if isinstance(event, SCORING):
        return "scoring"
    if isinstance(event, _HEADINGS):
        return "heading"
    return "common" if isinstance(event, _OF_ALL) else "turn"
