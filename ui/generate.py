"""Writes what the client takes over from the server: the types of its messages, and real positions.

    PYTHONPATH=src python ui/generate.py && npm --prefix ui run types

The tests compare what is written here with the server of today.
"""

from __future__ import annotations

import json
import random
import re
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import ast

from elgrande.core.board import PLACE_NAMES, PLACES, PRINTED_VALUES, neighbour_masks
from elgrande.core.cards import CARDS
from elgrande.core.reconstructed import facts_about
from elgrande.game import Game, Options
from elgrande.game.names import COLOURS, REGION_NAMES
from elgrande.server.bot_names import TITLES
from elgrande.server.viewer_state import TableNarrator
from elgrande.server.web.openapi import document
from elgrande.server.web.schemas import word_book
from elgrande.words import languages, words

HERE = Path(__file__).parent
SCHEMA = HERE / "src" / "generated" / "schema.json"
POSITIONS = HERE / "fixtures" / "positions.json"
WORDS = HERE / "fixtures" / "words.json"
FACTS = HERE / "fixtures" / "facts.json"
CATALOGUE = HERE / "src" / "generated" / "words.ts"
SCORINGS = HERE / "fixtures" / "scorings.json"
COURSES = HERE / "fixtures" / "courses.json"

EDITIONS = ("1995", "big-box", "2023")
LATELY = 70  # events shown with a position
PEOPLE = ("Inés", "Baltasar", "Jimena", "Rodrigo", "Beatriz")
# Name, options, seed, and the question at which the game stops.
GAMES: tuple[tuple[str, dict[str, Any], int, str, int], ...] = (
    ("early", {"players": 4}, 3, "power", 2),
    ("middle", {"players": 5}, 11, "place", 5),
    ("moving", {"players": 4}, 5, "move", 5),
    ("disc", {"players": 5}, 7, "disc-castillo", 6),
    ("veto", {"players": 4, "edition": "1995"}, 2, "veto", 3),
    ("tile", {"players": 3}, 4, "tile", 4),
    ("regency", {"players": 3, "edition": "2023", "modules": ["new-regency"]}, 6, "place", 5),
    ("france", {"players": 4, "variants": ["france", "church", "granada"]}, 9, "place", 6),
    ("dummy", {"players": 2, "edition": "2023", "modules": ["power-shift"]}, 1, "power", 3),
    ("open", {"players": 5, "variants": ["open-castillo"]}, 8, "card", 7),
)

# Whole games, and how many views of each are kept.
WHOLE: tuple[tuple[dict[str, Any], int], ...] = (
    ({"players": 4, "length": "short"}, 21),
    ({"players": 3, "edition": "2023", "modules": ["new-regency", "power-shift"]}, 22),
    ({"players": 5, "edition": "1995", "variants": ["france", "church", "granada"]}, 23),
    ({"players": 2, "edition": "2023", "length": "short"}, 24),
)
VIEWS = 7

# Games with all that changes how a place is ranked, their questions whose answers change the board,
# and the events by which they do.
MIXES: list[dict[str, Any]] = [
    {"players": 5, "edition": "1995", "variants": ["church", "france", "granada"]},
    {"players": 3, "variants": ["home-advantage"]},
    {"players": 2, "edition": "2023", "modules": ["new-regency", "old-hands"]},
    {"players": 4, "edition": "2023", "modules": ["new-regency"], "variants": ["church"]},
]
BOARD_QUESTIONS = (
    *("place", "place-anywhere", "move", "recall", "return-each", "return-choice"),
    *("king", "grande", "swap", "tile", "entourage", "score", "score-order"),
)
BOARD_EVENTS = {
    *("Placed", "Moved", "Fled", "Returned", "Recalled", "KingMoved", "GrandeMoved", "Swapped"),
    *("TileLaid", "Scored", "DummyPlaced", "ChurchDrawn", "ChurchTaken", "LeftCastillo"),
}
ANSWERS = 8  # of each board, at most


def schema() -> dict[str, Any]:
    """Every message of the API and of the socket."""
    described = document()
    components = described["components"]["schemas"]
    return {
        "openapi": described["openapi"],
        "info": {"title": "El Grande", "version": described["info"]["version"]},
        "paths": {},
        "components": {"schemas": dict(sorted(components.items()))},
    }


def position(name: str, options: dict[str, Any], seed: int, kind: str, round_: int) -> Any:
    """The first such question from that round on, as the player asked sees it.

    It is that of the first random game with such a question: other cards deal other games.
    """
    games = (stopped_at(name, options, each, kind, round_) for each in count(seed, 100))
    return next(filter(None, games))


def stopped_at(
    name: str, options: dict[str, Any], seed: int, kind: str, round_: int
) -> dict[str, Any] | None:
    choice = random.Random(f"{name} {seed}")
    game = Game.new(Options(**options), seed=seed)
    while not game.is_over:
        question = game.question
        if question.kind == kind and game.view(None).round >= round_:
            return shown(game, question.seats[0])
        seat = choice.choice(question.seats)
        actions = game.legal(seat)
        liked = [a for a in actions if type(a).__name__ not in ("Stop", "AllowRest", "Veto")]
        game.apply(seat, choice.choice(liked or list(actions)))
    return None


def shown(game: Game, seat: int) -> dict[str, Any]:
    names = PEOPLE[: game.options.players]
    narrator = TableNarrator("en", game.options, names)
    view = game.view(seat)
    events = game.events(seat)[-LATELY:]
    return {
        "view": msgspec.to_builtins(view),
        "legal": msgspec.to_builtins(game.legal(seat)),
        "asked": msgspec.to_builtins(narrator.ask(view)),
        "events": msgspec.to_builtins(events),
        "lines": [narrator.tell(event) for event in events],
        "names": list(names),
    }


def course(options: dict[str, Any], seed: int) -> dict[str, Any]:
    """A whole random game as seat 0 saw it: all events, and some of the views on the way."""
    choice = random.Random(seed)
    game = Game.new(Options(**options), seed=seed)
    views = []
    while not game.is_over:
        views.append({"events": game.event_count, "view": msgspec.to_builtins(game.view(0))})
        seat = choice.choice(game.question.seats)
        actions = game.legal(seat)
        liked = [a for a in actions if type(a).__name__ not in ("Stop", "Veto")]
        game.apply(seat, choice.choice(liked or list(actions)))
    kept = [views[len(views) * i // (VIEWS - 1)] for i in range(VIEWS - 1)]
    kept.append({"events": game.event_count, "view": msgspec.to_builtins(game.view(0))})
    return {
        "views": kept,
        "events": msgspec.to_builtins(game.events(0)),
        "scores": list(game.scores),
    }


def scorings() -> list[dict[str, Any]]:
    """Boards of random games with what the rules pay there, and what answers change in that.

    The client ranks places itself where no view of the server exists; the tests compare.
    """
    found: dict[tuple[str, int], dict[str, Any]] = {}
    for seed, options in enumerate(MIXES * 12):
        choice = random.Random(seed)
        game = Game.new(Options(**options), seed=seed)
        while not game.is_over:
            seat = choice.choice(game.question.seats)
            kind = game.question.kind, seed % len(MIXES)
            if kind[0] in BOARD_QUESTIONS and kind not in found and game.view(None).round > 1:
                answers = changes_by(game, seat, choice)
                if any(changes for _, changes in answers):
                    view = msgspec.to_builtins(game.view(seat))
                    found[kind] = {"view": view, "answers": answers}
            game.apply(seat, choice.choice(game.legal(seat)))
    return list(found.values())


def changes_by(game: Game, seat: int, choice: random.Random) -> list[Any]:
    """Answers, and how each changes what every player would get if all regions were scored.

    For a scoring: what it pays. Answers that set off more than themselves are left out.
    """
    actions = list(game.legal(seat))
    found = []
    for action in choice.sample(actions, min(len(actions), ANSWERS)):
        copy = game.clone()
        copy.apply(seat, action)
        happened = [type(each).__name__ for each in copy.events(seat)[game.event_count :]]
        if sum(each in BOARD_EVENTS for each in happened) != 1:
            continue
        if "Scored" in happened:
            before, after = game.scores, copy.scores
        else:
            before, after = if_scored(game, seat), if_scored(copy, seat)
        changes = {
            COLOURS[each]: then - now
            for each, (now, then) in enumerate(zip(before, after, strict=True))
            if then != now
        }
        found.append([msgspec.to_builtins(action), changes])
    return found


def if_scored(game: Game, seat: int) -> tuple[int, ...]:
    regions = game.view(seat).regions.values()
    return tuple(
        sum(place.if_scored.get(colour, 0) for place in regions)
        for colour in COLOURS[: game.options.players]
    )


def card_words() -> dict[str, dict[str, str]]:
    """The cards in English, for looking at positions without a server."""
    return {
        edition: {
            key: text
            for key, text in word_book("en", edition).texts.items()
            if key.startswith(("abilities.", "cards.", "facts."))
        }
        for edition in EDITIONS
    }


def facts() -> dict[str, Any]:
    """The few facts the client has a copy of."""
    masks = neighbour_masks(False)
    return {
        "neighbours": {
            name: [other for i, other in enumerate(PLACE_NAMES) if masks[place] >> i & 1]
            for place, name in enumerate(REGION_NAMES)
        },
        "values": dict(
            zip((*PLACE_NAMES[:PLACES], "8", "4"), map(list, PRINTED_VALUES), strict=True),
        ),
        "reconstructed": {
            card.key: list(facts_about("2023", card.key))
            for card in CARDS
            if facts_about("2023", card.key)
        },
        "titles": TITLES,
        "names": {
            language: {edition: names(language, edition) for edition in EDITIONS}
            for language in languages()
        },
    }


def names(language: str, edition: str) -> dict[str, str]:
    """What the client calls by name before any text has come."""
    return {
        key: text
        for key, text in word_book(language, edition).texts.items()
        if re.fullmatch(r"(places|colours)\..*|abilities\..*\.name", key)
    }


# What a comment in en.ftl says of an argument, in TypeScript.
ARGUMENT = re.compile(r"\$([\w-]+) \((\w+)\)")
TYPES = {
    "text": "string",
    "number": "number",
    "signed": "number",
    "flag": "boolean",
    "list": "readonly (string | number)[]",
}


def catalogue() -> str:
    """The browser's texts as a type: a missing key or a wrong argument is an error of types."""
    arguments: dict[str, str] = {}
    tree: dict[str, Any] = {}
    for entry in words("en").catalogue.resource.body:
        if not isinstance(entry, ast.Message) or not entry.id.name.startswith("ui_"):
            continue
        path = entry.id.name.removeprefix("ui_")
        given = ARGUMENT.findall((entry.comment and entry.comment.content) or "")
        *steps, leaf = path.split("_")
        branch = tree
        for step in steps:
            branch = branch.setdefault(step, {})
        branch[leaf] = ", ".join(f"{name}: {TYPES[kind]}" for name, kind in given) or None
        if given:
            named = ("±" * (kind == "signed") + name for name, kind in given)
            arguments[path] = " ".join(named)
    return (
        "// Written by ui/generate.py from src/elgrande/words/en.ftl.\n\n"
        "/** The languages, as they call themselves. */\n"
        f"export const LANGUAGES = {{\n{_names()}}} as const;\n\n"
        f"export interface Catalogue {{\n{_members(tree, 1)}}}\n\n"
        "/** The arguments of a text in order; ± is shown with its sign. */\n"
        "export const ARGUMENTS: Readonly<Record<string, string>> = {\n"
        + "".join(f"  {_quoted(path)}: {_quoted(names)},\n" for path, names in arguments.items())
        + "};\n"
    )


def _names() -> str:
    return "".join(
        f"  {language}: {_quoted(words(language).language_name)},\n" for language in languages()
    )


def _members(branch: dict[str, Any], depth: int) -> str:
    lines = []
    for name, value in branch.items():
        key = "  " * depth + (name if name.isidentifier() else _quoted(name))
        if isinstance(value, dict):
            lines.append(f"{key}: {{\n{_members(value, depth + 1)}{'  ' * depth}}};\n")
        else:
            lines.append(f"{key}: string;\n" if value is None else f"{key}({value}): string;\n")
    return "".join(lines)


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "\\'") + "'"


def written() -> dict[Path, str]:
    positions = {game[0]: position(*game) for game in GAMES}
    return {
        SCHEMA: json.dumps(schema(), indent=1, ensure_ascii=False) + "\n",
        POSITIONS: json.dumps(positions, ensure_ascii=False, separators=(",", ":")) + "\n",
        WORDS: json.dumps(card_words(), ensure_ascii=False, separators=(",", ":")) + "\n",
        FACTS: json.dumps(facts(), indent=1, ensure_ascii=False) + "\n",
        CATALOGUE: catalogue(),
        SCORINGS: json.dumps(scorings(), ensure_ascii=False, separators=(",", ":")) + "\n",
        COURSES: json.dumps(
            [course(*each) for each in WHOLE], ensure_ascii=False, separators=(",", ":")
        )
        + "\n",
    }


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(HERE), len(text))
