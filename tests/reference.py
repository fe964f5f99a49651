"""The tables of `docs/game.md` made from the code: `python -m tests.reference` writes them.

Which actions answer which question comes from playing: every legal answer of random games with all
editions, modules and variants.
"""

from __future__ import annotations

import inspect
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

from elgrande.game import Game, Options
from elgrande.game.events import AnyEvent
from elgrande.game.names import kebab
from elgrande.game.question import ANSWERS, Question
from elgrande.game.view import CardView, CastilloView, PlaceView, PlayerView, View

PAGE: Final = Path(__file__).parents[1] / "docs" / "game.md"
GAMES: Final = (
    Options(players=3, variants=frozenset({"church", "france", "granada"})),
    Options(edition="1995", players=4, variants=frozenset({"home-advantage"})),
    Options(edition="2023", players=4, modules=frozenset({"new-regency", "power-shift"})),
    Options(edition="2023", players=3, modules=frozenset({"old-hands", "power-shift"})),
    Options(edition="2023", players=2, modules=frozenset({"new-regency", "old-hands"})),
    Options(edition="big-box", players=5),
)
ABOUT: Final = {  # what a seat is asked, for people
    "power": "which power card",
    "pass-modifier": "which modifier goes to the left",
    "take": "how many caballeros go from the province to the court",
    "recall": "which caballeros come back to the court",
    "card": "which action card",
    "part": "placing first or the special action first",
    "place": "where the next caballero goes, next to the King",
    "place-anywhere": "where the next caballero goes, by a card",
    "move": "which caballero moves where",
    "either": "which of a card's two actions",
    "return-each": "which caballero of each player goes back",
    "return-choice": "which caballeros go back",
    "score": "which place is scored",
    "score-order": "which of the places comes next",
    "disc-score": "the secret region that is scored",
    "disc-return": "the secret region that loses caballeros",
    "disc-flee": "the secret region to flee to",
    "disc-castillo": "the secret region those in the Castillo go to",
    "evict": "which region is emptied",
    "king": "where the King goes",
    "grande": "whose Grande goes where",
    "swap": "whose Grande changes places with the King",
    "tile": "where a tile is laid",
    "recover": "which card comes back to the hand",
    "entourage": "who goes with the King",
    "veto": "whether to stop the announced step",
    "chance": "no player: a draw is due (only in replays)",
    "over": "no player: the game is over",
}


def answers_in(options: Options, seed: int) -> set[tuple[str, str]]:
    """The kinds of question of a random game, each with the kinds of its legal answers."""
    game = Game.new(options, seed=seed, events=False)
    dice = random.Random(seed)
    found: set[tuple[str, str]] = set()
    while not game.is_over:
        question = game.question
        seat = dice.choice(question.seats)
        legal = game.legal(seat)
        found |= {(question.kind, type(action).__name__) for action in legal}
        game.apply(seat, dice.choice(legal))
    return found


def questions(found: set[tuple[str, str]]) -> str:
    lines = ["| kind | what is asked | answered by |", "|---|---|---|"]
    for kind, actions in ANSWERS.items():
        names = [action.__name__ for action in actions if (kind, action.__name__) in found]
        answers = ", ".join(f"`{name}`" for name in names) or "-"
        lines.append(f"| `{kind}` | {ABOUT[kind]} | {answers} |")
    return "\n".join(lines)


def documented_answers() -> set[tuple[str, str]]:
    """The same, read from the page."""
    rows = re.findall(r"^\| `([\w-]+)` \|[^|]*\| (.*) \|$", section("questions"), re.M)
    return {(kind, name) for kind, names in rows for name in re.findall(r"`(\w+)`", names)}


def fields(kind: type[Any]) -> Iterator[tuple[str, str, str]]:
    """Name, type and comment of each field, from the source."""
    for line in inspect.getsource(kind).splitlines():
        match = re.match(r"    (\w+): ([^=#]+?)(?: = [^#]+?)?(?:  # (.*))?$", line)
        if match:
            yield match[1], match[2].strip(), match[3] or ""


def structures() -> str:
    parts = []
    for kind in (View, PlayerView, PlaceView, CastilloView, CardView, Question):
        parts.append(f"`{kind.__name__}`\n\n| field | type | |\n|---|---|---|")
        parts[-1] += "".join(
            f"\n| `{name}` | `{type_.replace('|', chr(92) + '|')}` | {comment} |"
            for name, type_, comment in fields(kind)
        )
    return "\n\n".join(parts)


def events() -> str:
    lines = ["| event | type in records | fields |", "|---|---|---|"]
    for kind in get_args(AnyEvent):
        names = ", ".join(f"`{name}`" for name in kind.__struct_fields__) or "-"
        lines.append(f"| `{kind.__name__}` | `{kebab(kind.__name__)}` | {names} |")
    return "\n".join(lines)


def section(name: str) -> str:
    """The generated part of the page."""
    text = PAGE.read_text()
    return text.split(f"<!-- generated: {name} -->\n\n")[1].split("\n\n<!-- end -->")[0]


def write(name: str, table: str) -> None:
    PAGE.write_text(PAGE.read_text().replace(section(name), table))


if __name__ == "__main__":
    pairs = {pair for options in GAMES for seed in range(60) for pair in answers_in(options, seed)}
    write("questions", questions(pairs))
    write("fields", structures())
    write("events", events())
