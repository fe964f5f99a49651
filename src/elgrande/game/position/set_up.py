"""Builds a position from keywords: a board at the start of a round."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from elgrande.core.board import SPOT_NAMES
from elgrande.core.setup import MODIFIERS_DEALT
from elgrande.game.actions import Draw
from elgrande.game.arguments import check_seed
from elgrande.game.names import CHURCH_NAME, COLOURS, MODIFIER_NAMES, REGION_NAMES
from elgrande.game.options import Options
from elgrande.game.oracle import Oracle
from elgrande.game.position.line import HEADER, write_options
from elgrande.game.position.syntax import PositionError, write_items, write_list

Caballeros = Mapping[str, int] | str
_COURT: Final = 7
_BY: Final = {  # keywords that are mappings, with an example
    "courts": "by colour, like {'azul': 2}",
    "grandes": "by colour, like {'azul': 'vieja'}",
    "points": "by colour, like {'oro': 12}",
    "used": "by colour, like {'azul': [1, 13]}",
    "modifiers": "by colour, like {'azul': ['2move', '1', '1']}",
    "tiles": "by tile, like {8: 'sevilla'}",
    "vetoes": "by colour, like {'granate': 5}",
    "cards": "by pile, like {1: 'move-any-3'}",
}


def set_up(
    options: Options,
    seed: int | None,
    *,
    king: str = REGION_NAMES[0],
    round: int | None = None,
    first: str = COLOURS[0],
    courts: Mapping[str, int] | None = None,
    grandes: Mapping[str, str] | None = None,
    points: Mapping[str, int] | None = None,
    used: Mapping[str, Iterable[int]] | None = None,
    modifiers: Mapping[str, Sequence[str]] | None = None,
    tiles: Mapping[int, str] | None = None,
    vetoes: Mapping[str, int] | None = None,
    keeper: str | None = None,
    conquered: bool = False,
    **places: Caballeros,
) -> str:
    """The position of these keywords, just before the cards of the round are revealed.

    Anything left out is as at the start of a game, but without caballeros on the board. Every
    other keyword is a place with its caballeros: `aragon={"azul": 3}`. The remaining caballeros
    are in the province.
    """
    colours = COLOURS[: options.players]
    fields = dict(write_options(options))
    fields |= {"round": str(options.rounds[0] if round is None else round), "first": first}
    fields["king"] = king
    fields |= _board_fields(options, places, king)
    homes = [each for each in REGION_NAMES if each not in (king, "granada")]
    named: dict[str, Mapping[str, object]] = {
        "points": points or {},
        "court": dict.fromkeys(colours, _COURT) | dict(courts or {}),
        "grande": dict(zip(colours, homes, strict=False)) | dict(grandes or {}),
        "used": {colour: write_list(values) for colour, values in (used or {}).items()},
        "modifiers": _deal(
            options, modifiers or {}, random.Random(None if seed is None else check_seed(seed))
        ),
    }
    fields |= _player_fields(colours, named)
    if tiles:
        fields["tiles"] = write_items({str(tile): place for tile, place in tiles.items()})
    if vetoes:
        held = [f"{colour}:{until}" for colour, until in vetoes.items()]
        fields["vetoes"] = ",".join([*held, "-"][:2] if len(held) < 2 else held)
    if conquered:
        fields["conquered"] = "yes"
    if keeper is not None:
        fields["keeper"] = keeper
    fields |= {"asked": "chance", "stack": "round,stage:reveal"}
    return " ".join([HEADER, *(f"{name}={value}" for name, value in fields.items())])


def _board_fields(options: Options, places: Mapping[str, Caballeros], king: str) -> dict[str, str]:
    """The places with caballeros, by name."""
    board = {name.replace("_", "-"): there for name, there in places.items()}
    for name, there in board.items():
        if name not in SPOT_NAMES:
            known = ", ".join(SPOT_NAMES)
            raise PositionError(name, f"it is neither a keyword nor a place: {known}")
        if not isinstance(there, (str, Mapping)):
            raise PositionError(name, f"caballeros by colour, like {{'azul': 3}}, not {there!r}")
    if "church" in options.variants and CHURCH_NAME not in str(board):
        board |= _black_ones(board, king)
    texts = {name: _text_of(there) for name, there in board.items()}
    return {name: text for name, text in texts.items() if text}


def _text_of(there: Caballeros) -> str:
    return there if isinstance(there, str) else write_items(there)


def _player_fields(
    colours: Sequence[str], named: Mapping[str, Mapping[str, object]]
) -> dict[str, str]:
    """What each player has, by colour."""
    for name, by_colour in named.items():
        for colour in by_colour:
            if colour not in colours:
                raise PositionError(name, f"no player here is {colour!r}")
    return {
        colour: write_items(
            {name: each[colour] for name, each in named.items() if each.get(colour, "") != ""}
        )
        for colour in colours
    }


def check_shapes(keywords: Mapping[str, Any]) -> None:
    """Refuse keywords that are not the mappings they should be."""
    for name, example in _BY.items():
        given = keywords.get(name) or {}
        fits = isinstance(given, Mapping)
        if fits and name in ("used", "modifiers"):
            fits = not any(isinstance(each, (str, int)) for each in given.values())
        if not fits:
            raise PositionError(name, f"{example}, not {given!r}")


def _black_ones(board: Mapping[str, Caballeros], king: str) -> dict[str, Caballeros]:
    """The two regions where pairs of black caballeros start, with all that stand there."""
    free = [each for each in REGION_NAMES if each not in (king, "granada")]
    found: dict[str, Caballeros] = {}
    for name in free[:2]:
        there = board.get(name, {})
        found[name] = {**(there if not isinstance(there, str) else {}), CHURCH_NAME: 2}
    return found


def _deal(
    options: Options, given: Mapping[str, Sequence[str]], source: random.Random
) -> dict[str, str]:
    """The given modifiers; a player without any gets three of the rest."""
    if "power-shift" not in options.modules:
        return {colour: write_list(names) for colour, names in given.items()}
    left = [*MODIFIER_NAMES, *MODIFIER_NAMES]
    for name in (each for names in given.values() for each in names):
        if name in left:
            left.remove(name)
    source.shuffle(left)
    hands = dict(given)
    for colour in COLOURS[: options.players]:
        if colour not in hands:
            hands[colour] = [left.pop() for _ in range(min(MODIFIERS_DEALT, len(left)))]
    return {colour: write_list(names) for colour, names in hands.items()}


def reveal(cards: Mapping[int, str], oracle: Oracle) -> Oracle:
    """An oracle that reveals these cards by pile, and asks another oracle for other draws."""
    wanted = list(cards.values())

    def draw(draws: Sequence[Draw], weights: Sequence[int]) -> int:
        for number, each in enumerate(draws):
            if each.outcome in wanted:
                wanted.remove(each.outcome)
                return number
        return oracle(draws, weights)

    return draw
