"""The board, the pieces and the set-up, against an independent table."""

from __future__ import annotations

import pytest

from elgrande import Game, Options
from tests.rules.table import table, with_card

BOARD = {
    "galicia": ((4, 2, 0), "vieja vasco"),
    "vasco": ((5, 3, 1), "galicia vieja aragon"),
    "aragon": ((5, 4, 1), "vasco vieja nueva cataluna valencia"),
    "cataluna": ((4, 2, 1), "aragon valencia"),
    "vieja": ((6, 4, 2), "galicia vasco aragon nueva"),
    "nueva": ((7, 4, 2), "vieja aragon valencia granada sevilla"),
    "sevilla": ((4, 3, 1), "nueva granada"),
    "granada": ((6, 3, 1), "valencia nueva sevilla"),
    "valencia": ((5, 3, 2), "cataluna aragon nueva granada"),
}
SUPPLY = (6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0)


@pytest.mark.parametrize("region", BOARD)
def test_neighbours_are_where_one_may_place(region: str) -> None:
    t = with_card("king-anywhere", king=region).plays("azul", "place")
    assert t.targets("azul") == {*BOARD[region][1].split(), "castillo"}


def test_neighbours_are_mutual() -> None:
    for region, (_, neighbours) in BOARD.items():
        for other in neighbours.split():
            assert region in BOARD[other][1].split()


@pytest.mark.parametrize("region", BOARD)
def test_printed_values(region: str) -> None:
    view = table().game.view(None)
    assert view.regions[region].values == BOARD[region][0]


def test_the_castillo_is_worth_five_three_one() -> None:
    assert table().game.view(None).castillo.values == (5, 3, 1)


def test_the_tiles_are_worth_eight_four_nothing_and_four_nothing_nothing() -> None:
    view = table(tiles={8: "galicia", 4: "castillo"}).game.view(None)
    assert view.regions["galicia"].values == (8, 4, 0)
    assert view.castillo.values == (4, 0, 0)


@pytest.mark.parametrize("value", range(1, 14))
def test_power_cards_show_these_caballeros(value: int) -> None:
    others = iter(n for n in (13, 12, 11, 10) if n != value)
    t = table(players=2, caballeros={"aragon": {"azul": 1}})
    t.bids(azul=value, granate=next(others))
    t.passes_turn("granate")
    supply = SUPPLY[value - 1]
    if supply == 0:
        assert t.asked == "card"
    else:
        assert t.legal("azul") == {f"take{n}" for n in range(supply + 1)}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_set_up(players: int, seed: int) -> None:
    view = Game.new(Options(players=players), seed=seed).view(None)
    homes = [each.grande for each in view.players]
    assert len({*homes, view.king}) == players + 1
    for each in view.players:
        assert each.grande is not None
        assert view.regions[each.grande].caballeros == {each.colour: 2}
        assert (each.court, each.province, each.points) == (7, 21, 0)
        assert each.hand_size == 13
    assert view.tiles_beside == (8, 4)
    assert len(view.cards) == 5


def test_the_start_player_is_drawn_from_all_players() -> None:
    starters = {
        Game.new(Options(players=3), seed=seed).view(None).start_player for seed in range(40)
    }
    assert starters == {0, 1, 2}


@pytest.mark.parametrize(
    ("edition", "sizes"), [("1995", [11] * 4), ("big-box", [11] * 4), ("2023", [10] * 4)]
)
def test_stacks_have_these_sizes(edition: str, sizes: list[int]) -> None:
    piles = Options(edition=edition).rules.pile_contents()
    assert [len(pile) for pile in piles] == [*sizes, 1, 0]
    for number, pile in enumerate(piles, start=1):
        assert {shown for _, shown in pile} <= {number}


def test_no_card_comes_twice_in_a_game_but_the_kings() -> None:
    game = Game.new(Options(players=2), seed=3)
    drawn: dict[int, list[str]] = {1: [], 2: [], 3: [], 4: [], 5: []}
    while not game.is_over:
        if len(drawn[1]) < game.view(None).round and game.question.kind == "power":
            for card in game.view(None).cards:
                drawn[card.pile].append(card.card)
        seat = game.question.seats[0]
        game.apply(seat, game.legal(seat)[0])
    contents = Options(players=2).rules.pile_contents()
    for pile in range(1, 5):
        assert len(drawn[pile]) == 9
        left = [key for key, _ in contents[pile - 1]]
        for key in drawn[pile]:
            left.remove(key)  # never more often than there are copies
    assert drawn[5] == ["king-anywhere"] * 9


ORIGINAL = {
    1: "move-any-3 move-any-4 move-own-4 move-foreign-3 move-own-2-foreign-2 move-own-2-foreign-2 "
    "move-5-from-one move-5-from-one move-all-own-from-one place-2 move-all-own-or-place-2",
    2: "veto veto court-all court-3 one-of-each return-3 disc-return-all disc-return-2 "
    "score-chosen score-chosen score-chosen",
    3: "score-fours score-fours score-fives score-fives score-sixes-sevens score-castillo "
    "score-castillo score-first-places score-most score-fewest score-chosen",
    4: "tile tile tile score-named-once recover recover eviction court-2 grande grande "
    "king-neighbour",
    5: "king-anywhere",
}
OF_2023 = {
    1: "move-foreign-3 move-own-2-foreign-2 move-own-2-foreign-2 move-5-from-one move-5-from-one "
    "place-2-into-regions move-any-3 move-any-4 move-own-4 move-all-own-from-one",
    2: "score-chosen score-chosen score-chosen score-chosen return-3 disc-return-all court-all "
    "court-3 one-of-each disc-return-2",
    3: "score-fours score-fours score-fives score-fives score-castillo score-castillo "
    "score-sixes-sevens score-first-places score-most score-fewest",
    4: "tile tile tile recover recover grande grande eviction court-2 king-neighbour",
    5: "king-anywhere",
}


@pytest.mark.parametrize(
    ("edition", "wanted"), [("1995", ORIGINAL), ("big-box", ORIGINAL), ("2023", OF_2023)]
)
def test_the_stacks_hold_these_cards(edition: str, wanted: dict[int, str]) -> None:
    """The Dutch book's three copies of the free choice in stack 3 are a misprint for one."""
    piles = Options(edition=edition).rules.pile_contents()
    for number, cards in wanted.items():
        assert sorted(key for key, _ in piles[number - 1]) == sorted(cards.split())
