"""Scoring against a second, slow and obvious implementation, over all small positions."""

from __future__ import annotations

from itertools import groupby, product

import pytest

from elgrande import Options
from tests.rules.table import table

VALUES = {"galicia": (4, 2, 0), "nueva": (7, 4, 2), "castillo": (5, 3, 1)}
TILES = {8: (8, 4, 0), 4: (4, 0, 0)}
MOST = {2: 6, 3: 5, 4: 4, 5: 4}  # caballeros a player, by players


def points(
    counts: dict[str, int],
    values: tuple[int, ...],
    *,
    players: int,
    dummy: bool,
    everybody: bool,
    king: bool,
    homes: set[str],
    first_only: bool = False,
) -> dict[str, int]:
    """Rank by rank: sort, group those who tie, hand out places."""
    pay = list(values[: {2: 2 if dummy else 1, 3: 2}.get(players, 3)]) + [0] * 8
    earned = dict.fromkeys(counts, 0)
    present = sorted((n, who) for who, n in counts.items() if n > 0)
    groups = [
        [who for _, who in group]
        for _, group in groupby(reversed(present), key=lambda pair: pair[0])
    ]
    place = 1
    ahead = 0
    for group in groups:
        if everybody:
            place = ahead + 1
        if len(group) == 1:
            who = group[0]
            earned[who] += pay[place - 1]
            if place == 1:
                earned[who] += 2 * king + 2 * (who in homes)
        elif not first_only:
            for who in group:
                earned[who] += pay[place]
        if first_only:
            break
        place += 1 if len(group) == 1 else 2
        ahead += len(group)
    earned.pop("dummy", None)
    return {who: number for who, number in earned.items() if number}


def check(options: Options, place: str, tile: int | None) -> int:
    """Compare every distribution of caballeros. Returns how many there were."""
    players = options.players
    t = table(
        options.edition, players, switches=options.switches, tiles={tile: place} if tile else {}
    )
    owners = [*t.colours, *(["dummy"] if options.in_force.dummy else [])]
    values = TILES[tile] if tile else VALUES[place]
    compared = 0
    for counts in product(range(MOST[players] + 1), repeat=len(owners)):
        compared += 1
        for king, home, first_only in (
            (False, None, False),
            (True, 0, False),
            (False, 1, False),
            (True, None, True),
        ):
            assert t.lays_and_scores(place, counts, king, home, first_only) == points(
                dict(zip(owners, counts, strict=True)),
                values,
                players=players,
                dummy=options.in_force.dummy,
                everybody=options.in_force.ties_count_everybody,
                king=king,
                homes=set() if home is None else {t.colours[home]},
                first_only=first_only,
            ), (counts, king, home, first_only)
    return compared


@pytest.mark.parametrize("edition", ["1995", "big-box", "2023"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("place", VALUES)
def test_every_count_of_caballeros(edition: str, players: int, place: str) -> None:
    options = Options(edition=edition, players=players)
    assert check(options, place, None) >= (MOST[players] + 1) ** players


@pytest.mark.parametrize("edition", ["1995", "big-box"])
def test_every_count_of_caballeros_with_five(edition: str) -> None:
    assert check(Options(edition=edition, players=5), "nueva", None) == 5**5


@pytest.mark.parametrize("edition", ["1995", "big-box"])
@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_replace_the_values(edition: str, tile: int, players: int) -> None:
    check(Options(edition=edition, players=players), "galicia", tile)


@pytest.mark.parametrize("everybody", [False, True])
@pytest.mark.parametrize("edition", ["1995", "big-box", "2023"])
def test_either_tie_rule_with_any_edition(edition: str, everybody: bool) -> None:
    options = Options(edition=edition, players=3, switches={"ties_count_everybody": everybody})
    check(options, "nueva", None)


@pytest.mark.parametrize("edition", ["1995", "big-box"])
def test_a_dummy_ranks_in_any_edition(edition: str) -> None:
    check(Options(edition=edition, players=2, switches={"dummy": True}), "nueva", None)


def test_the_second_reading_knows_the_books_examples() -> None:
    """A guard against the same mistake in both implementations."""
    three_tied = {"azul": 4, "granate": 4, "oro": 4, "verde": 3}
    plain = {"players": 4, "dummy": False, "king": False, "homes": set[str]()}
    assert points(three_tied, (5, 3, 1), everybody=True, **plain) == {  # type: ignore[arg-type]
        "azul": 3,
        "granate": 3,
        "oro": 3,
    }
    assert points(three_tied, (5, 3, 1), everybody=False, **plain)["verde"] == 1  # type: ignore[arg-type]
