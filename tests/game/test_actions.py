"""Every kind of action is complete: text, ids, the question it answers, docs and words."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

import elgrande
from elgrande import Game, Options
from elgrande.core import actions as ids
from elgrande.game import actions, codec
from elgrande.game.action_base import Action, Plain, Situated
from elgrande.game.actions import ACTION_TYPES
from elgrande.game.names import kebab
from elgrande.game.question import ANSWERS, QUESTION_KINDS
from tests.properties.strategies import any_options, random_play

ROOT = Path(__file__).parents[2]
DEFINED = tuple(
    kind
    for kind in vars(actions).values()
    if isinstance(kind, type) and issubclass(kind, Action) and kind not in (Plain, Situated)
)


def records_page_shows(kind: type[Action]) -> bool:
    """One of the texts in the table of `docs/records.md` is of this kind."""
    page = (ROOT / "docs/records.md").read_text()
    texts = re.findall(r"`([^`]+)`", page[page.index("| action | text |") :])
    return any(re.fullmatch(kind.pattern, text) for text in texts)


# Where a kind of action must be written down, and how to tell.
PLACES: dict[str, Callable[[type[Action]], bool]] = {
    "AnyAction in game/actions.py": lambda kind: kind in ACTION_TYPES,
    "its docstring in game/actions.py": lambda kind: bool(kind.__doc__),
    "its pattern and __str__ in game/actions.py": lambda kind: (
        "pattern" in vars(kind) and not {"text", "__str__"}.isdisjoint(vars(kind))
    ),
    "its ids in game/actions.py": lambda kind: (
        {"first_id", "values"} <= set(vars(kind))
        if issubclass(kind, Plain)
        else {"questions", "encode", "decode"} <= set(vars(kind))
    ),
    "the exports of game/__init__.py": lambda kind: (
        kind.__name__ in elgrande.__all__ and getattr(elgrande, kind.__name__) is kind
    ),
    "ANSWERS in game/question.py": lambda kind: any(kind in each for each in ANSWERS.values()),
    "the table of texts in docs/records.md": records_page_shows,
}


def test_nothing_is_missing_of_any_action() -> None:
    missing = [
        f"{kind.__name__}: {place}"
        for kind in DEFINED
        for place, is_there in PLACES.items()
        if not is_there(kind)
    ]
    assert not missing, "\n".join(missing)
    assert set(DEFINED) == set(ACTION_TYPES)


def test_the_ids_of_plain_actions_do_not_overlap() -> None:
    found: defaultdict[int, list[str]] = defaultdict(list)
    for kind in ACTION_TYPES:
        if issubclass(kind, Plain):
            for number, action in kind.by_id().items():
                found[number].append(str(action))
    assert [each for each in found.values() if len(each) > 1] == []
    assert max(found) < ids.PLAYER_ACTIONS
    # These mean something in their question only.
    ranges = (
        *((ids.POWER, 13), (ids.MODIFY, 16), (ids.LIFT, 54), (ids.LIFT_FRANCE, 3)),
        *((ids.FROM_COURT, 1), (ids.GRANDE_OF, 5), (ids.GRANDE_TO, 9)),
    )
    situated = {first + i for first, number in ranges for i in range(number)}
    rest = set(range(ids.PLAYER_ACTIONS)) - set(found)
    assert not rest ^ situated, f"ids without a class in game/actions.py: {sorted(rest ^ situated)}"


def test_a_question_is_answered_by_the_actions_of_its_kind() -> None:
    seen: defaultdict[str, set[type]] = defaultdict(set)
    rare = Options(edition="2023", modules=frozenset({"new-regency", "power-shift"}))
    for seed in range(120):
        game = Game.new(rare if seed % 5 == 0 else any_options(seed), seed)
        for _ in random_play(game, seed):
            for seat in game.question.seats:
                seen[game.question.kind] |= {type(each) for each in game.legal(seat)}
    for kind in QUESTION_KINDS:
        if kind not in ("chance", "over"):
            assert seen[kind] == set(ANSWERS[kind]), kind


def test_an_action_is_tagged_with_its_name() -> None:
    for kind in ACTION_TYPES:
        assert kind.__struct_config__.tag == kebab(kind.__name__)
        assert codec.flaw(kind) is not None  # a class is not an action
