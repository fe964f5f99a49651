"""Old Hands (2023): any subset of four cards, each in place of a random one of its stack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

from elgrande import Game, Options, Record, RecordError
from elgrande.core.draws import chance_weight
from elgrande.core.editions import OLD_HANDS
from elgrande.game.actions import Draw
from elgrande.game.record import Entry
from tests.rules.table import turn_with, with_card

SUBSETS = [
    frozenset(names) for size in range(1, 5) for names in combinations(sorted(OLD_HANDS), size)
]


def old_hands(names: frozenset[str], players: int = 4, **more: object) -> Options:
    return Options(
        edition="2023",
        players=players,
        modules=frozenset({"old-hands"}),
        old_hands=names,
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize("names", SUBSETS, ids=lambda names: "+".join(sorted(names)))
def test_each_card_joins_its_stack(names: frozenset[str]) -> None:
    plain = Options(edition="2023").rules.pile_contents()
    piles = old_hands(names).rules.pile_contents()
    for number, (before, after) in enumerate(zip(plain, piles, strict=True)):
        added = Counter(after) - Counter(before)
        wanted = Counter(
            (OLD_HANDS[name][0], number + 1) for name in names if OLD_HANDS[name][1] == number
        )
        assert added == wanted


def test_all_four_by_default() -> None:
    options = Options(edition="2023", modules=frozenset({"old-hands"}))
    assert options.old_hands == frozenset(OLD_HANDS)


def shares(options: Options, pile: int) -> dict[str, float]:
    """How likely each card of a pile is to be the first revealed."""
    chances: list[dict[str, float]] = []

    def first_possible(outcomes: Sequence[Draw], weights: Sequence[int]) -> int:
        names = [f"{each.outcome}#{i}" for i, each in enumerate(outcomes)]
        chances.append({n: w / sum(weights) for n, w in zip(names, weights, strict=True)})
        return 0

    Game(options, first_possible)
    reveals = [
        each for each in chances if any("score" in n or "move" in n or "tile" in n for n in each)
    ]
    return reveals[pile - 1]


def test_one_random_card_stays_out_for_each_added() -> None:
    """Stack 2: ten cards, two leave, two vetoes come. Each veto is certain, the others 8 in 10."""
    found = shares(old_hands(frozenset({"veto", "second-veto"})), 2)
    for name, share in found.items():
        assert share == pytest.approx(0.1 if name.startswith("veto") else 0.08)


def test_page_10_example_all_four_cards_leave_out_one_two_and_one() -> None:
    options = old_hands(frozenset(OLD_HANDS))
    for pile, left_out in ((1, 1), (2, 2), (3, 0), (4, 1)):
        added = {key for key, stack in OLD_HANDS.values() if stack == pile - 1}
        for name, share in shares(options, pile).items():
            certain = name.split("#")[0] in added
            assert share == pytest.approx(0.1 if certain else (10 - left_out) / 100)


def test_with_merged_stacks_the_random_card_still_leaves_its_own_stack() -> None:
    """Stack 2 loses two of its ten, stack 3 none: twenty cards, vetoes among them."""
    found = shares(old_hands(frozenset({"veto", "second-veto"}), players=2), 2)
    stack_2 = dict(Options(edition="2023").rules.pile_contents()[1])
    for name, share in found.items():
        replaced = name.split("#")[0] in stack_2
        assert share == pytest.approx(0.8 / 20 if replaced else 1 / 20)


def test_what_stayed_out_never_comes() -> None:
    """Over a whole game of 9 rounds a stack of 10 shows nine of the ten cards really in it."""
    options = old_hands(frozenset({"veto", "second-veto"}))
    for seed in range(6):
        game = Game.new(options, seed=seed)
        shown: list[str] = []
        while not game.is_over:
            if len(shown) < game.view(None).round:
                shown.append(next(c.card for c in game.view(None).cards if c.pile == 2))
            seat = game.question.seats[0]
            game.apply(seat, game.legal(seat)[-1])
        assert shown.count("veto") >= 1  # of ten cards in the stack two are vetoes, one is unseen


def test_what_stayed_out_cannot_be_drawn_even_by_a_made_up_record() -> None:
    """Eight of the ten old cards of stack 2 were seen: the other two are those left out."""
    options = old_hands(frozenset({"veto", "second-veto"}))

    def no_veto(outcomes: Sequence[Draw], weights: Sequence[int]) -> int:
        names = [each.outcome for each in outcomes]
        if "veto" in names and names[0] != "veto":
            return 0
        return weights.index(max(weights))

    game = Game(options, no_veto)
    while game.view(None).round < 9:
        seat = game.question.seats[0]
        game.apply(seat, game.legal(seat)[-1])
    record = game.record()
    last = max(i for i, entry in enumerate(record.entries) if entry.do == "=veto")
    entries = list(record.entries)
    entries[last] = Entry("chance", "=disc-return-2", ())
    with pytest.raises(RecordError, match="Chance cannot bring =disc-return-2 now"):
        Game.replay(Record(options=options, entries=tuple(entries)))


def test_weights_are_even_without_old_hands() -> None:
    game = Game(Options(), None)
    assert chance_weight(game._state, 0) == 1


# --- the cards ---


def test_delegation_moves_all_own_from_one_region() -> None:
    t = with_card(
        "move-all-own-or-place-2-into-regions",
        edition="2023",
        modules=["old-hands"],
        caballeros={"aragon": {"azul": 3}},
    )
    t.plays("azul", "special", "either1", *["azul:aragon>castillo"] * 3)
    assert t.castillo("azul") == 3
    assert t.asked == "place"


def test_delegation_or_places_two_in_regions_but_not_the_castillo() -> None:
    t = with_card("move-all-own-or-place-2-into-regions", edition="2023", modules=["old-hands"])
    t.plays("azul", "special", "either2")
    assert "castillo" not in t.targets("azul")
    t.plays("azul", ">sevilla", ">granada")
    assert t.court("azul") == 5


def test_old_hands_veto_joins_stack_two() -> None:
    t = with_card("veto", edition="2023", modules=["old-hands"], old_hands=["veto"])
    t.plays("azul", "special")
    assert list(t.vetoes) == ["azul"]


def test_rivalries_scores_what_exactly_one_disc_names() -> None:
    t = with_card(
        "score-named-once",
        edition="2023",
        modules=["old-hands"],
        old_hands=["rivalries"],
        caballeros={"nueva": {"oro": 1}, "aragon": {"oro": 1}},
    ).plays("azul", "special")
    t.plays("azul", "@aragon").plays("granate", "@aragon").plays("oro", "@nueva")
    t.plays("verde", "@galicia")
    assert t.points == {"oro": 7}


# --- a card of 2023 only ---


def test_militia_places_two_in_any_regions_but_not_the_castillo() -> None:
    t = with_card("place-2-into-regions", edition="2023", king="galicia").plays("azul", "special")
    assert t.targets("azul") == {
        *("vasco", "aragon", "cataluna", "vieja", "nueva", "sevilla", "granada", "valencia"),
    }
    t.plays("azul", ">sevilla", ">sevilla")
    assert t.at("sevilla", "azul") == 2


def test_militia_may_be_fewer() -> None:
    t = with_card("place-2-into-regions", edition="2023").plays("azul", "special", "stop")
    assert t.court("azul") == 7


def test_no_veto_in_the_plain_2023_game() -> None:
    assert all(
        key != "veto" for pile in Options(edition="2023").rules.pile_contents() for key, _ in pile
    )
    with pytest.raises(LookupError):
        turn_with("veto", edition="2023")
