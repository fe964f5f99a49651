"""A position is one line of text that holds all of a game, or what one seat knows of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elgrande import Game, Options, PositionError, Record, RecordError
from elgrande.core.chance import Dice
from elgrande.core.knowledge import determinize
from elgrande.core.steps import pieces_of
from elgrande.game.names import COLOURS, REGION_NAMES
from elgrande.game.position.line import write_position
from elgrande.game.position.stack import FRAME_FIELDS as FRAMES
from elgrande.game.question import QUESTION_KINDS
from tests.properties.strategies import any_options, options, random_play

PAGE = Path(__file__).parents[2] / "docs/positions.md"
SEEDS = st.integers(0, 2**31)
RARE = Options(edition="2023", modules=frozenset({"new-regency", "power-shift", "old-hands"}))


def moments(options: Options, seed: int, every: int) -> Iterator[Game]:
    """Some moments of a random game, its beginning and its end among them."""
    game = Game.new(options, seed)
    yield game
    for number, _ in enumerate(random_play(game, seed)):
        if number % every == 0 or game.is_over:
            yield game


def all_that_is_seen(game: Game) -> list[object]:
    seats = range(game.options.players)
    return [
        game.view(None),
        [game.view(seat) for seat in seats],
        [game.legal(seat) for seat in seats],
    ]


def same_to_the_end(one: Game, other: Game, seed: int) -> None:
    """Both show, offer and score the same, given the same answers and draws."""
    source = random.Random(seed)
    for _ in range(2000):
        assert all_that_is_seen(one) == all_that_is_seen(other)
        if one.is_over:
            break
        seat = source.choice(one.question.seats)
        action = source.choice(one.legal(seat))
        one.apply(seat, action)
        other.apply(seat, action)
    assert one.scores == other.scores


@given(options, SEEDS)
@settings(deadline=None, max_examples=20)
def test_a_position_restores_the_whole_game(options: Options, seed: int) -> None:
    for game in moments(options, seed, every=7):
        text = game.position()
        assert "\n" not in text
        again = Game.from_position(text, seed=seed)
        assert again.options == game.options
        assert again.position() == text
        assert all_that_is_seen(again) == all_that_is_seen(game)


@given(options, SEEDS)
@settings(deadline=None, max_examples=8)
def test_a_game_goes_on_from_its_position_as_it_would_have(options: Options, seed: int) -> None:
    source = random.Random(seed)
    for game in moments(options, seed, every=source.randint(30, 90)):
        again = Game.from_position(game.position(), seed=seed)
        copy = game.clone()
        copy._oracle = Game.from_position(game.position(), seed=seed)._oracle
        same_to_the_end(copy, again, seed)


def test_every_kind_of_question_has_a_position() -> None:
    seen = {"chance"}
    for seed in range(60):
        for game in moments(RARE if seed % 6 == 0 else any_options(seed), seed, every=1):
            if game.question.kind not in seen:
                seen.add(game.question.kind)
                assert Game.from_position(game.position()).question == game.question
    assert seen == set(QUESTION_KINDS)


# --- as one seat knows it ---


@given(options, SEEDS)
@settings(deadline=None, max_examples=20)
def test_what_a_seat_does_not_know_is_not_in_its_position(options: Options, seed: int) -> None:
    source = random.Random(seed)
    for game in moments(options, seed, every=5):
        seat = source.randrange(options.players)
        other = determinize(game._state, seat, Dice(source.randrange(2**31)))
        assert write_position(other, options, seat) == game.position(seat)


@given(options, SEEDS)
@settings(deadline=None, max_examples=20)
def test_a_seats_position_is_played_on_from_what_it_knows(options: Options, seed: int) -> None:
    source = random.Random(seed)
    for game in moments(options, seed, every=9):
        seat = source.randrange(options.players)
        again = Game.from_position(game.position(seat), seed=seed)
        assert again.position(seat) == game.position(seat)
        assert again.view(seat) == game.view(seat)
        assert again.legal(seat) == game.legal(seat)
        assert again.position() == write_position(game.sample(seat, seed), options, None)


def test_a_modifier_taken_back_in_secret_may_be_played_again() -> None:
    modules = frozenset({"old-hands", "power-shift"})
    played = moments(Options(edition="2023", players=4, modules=modules), 101, every=9)
    shown = [game.position(3) for game in played]
    assert any("history:1+1+2grande+<?+1," in text for text in shown)
    for text in shown:
        assert Game.from_position(text).position(3) == text


def test_secrets_are_question_marks() -> None:
    game = Game.new(Options(edition="2023", players=2, modules=frozenset({"power-shift"})), 3)
    assert "modifiers:?3" in game.position(0)
    assert "?" not in game.position()
    with pytest.raises(ValueError, match="There is no seat 2"):
        game.position(2)


# --- what cannot be ---


PLAIN = (
    "elgrande/1 edition=big-box players=2 round=1 first=azul king=aragon vieja=azul:2 "
    "vasco=granate:2 azul=points:0,court:7,province:21,grande:vieja "
    "granate=points:0,court:7,province:21,grande:vasco "
    "pile1=shown:move-any-3 pile2=shown:score-chosen pile3=shown:score-castillo pile4=shown:tile "
    "pile5=shown:king-anywhere asked=azul stack=round,stage:bids,done:1>bid,by:azul"
)


def test_the_plain_position_is_good() -> None:
    assert Game.from_position(PLAIN).question.kind == "power"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("elgrande/1", "elgrande/2", "a position begins with elgrande/1"),
        (PLAIN, "", "a position begins with elgrande/1"),
        ("players=2", "players=9", "El Grande is for 2 to 5 players"),
        ("edition=big-box", "edition=1492", "Unknown edition '1492'"),
        ("king=aragon", "king=portugal", "king: he cannot stand in portugal"),
        ("king=aragon", "king=atlantis", "king: 'atlantis' is not one of galicia"),
        ("king=aragon ", "", "king: the place of the King is missing"),
        ("king=aragon", "king=aragon king=vieja", "king: given twice"),
        ("king=aragon", "queen=aragon", "king: the place of the King is missing"),
        ("first=azul", "first=azul queen=vieja", "there is no 'queen' here"),
        ("vieja=azul:2", "vieja=azul:99", "vieja: a number from 1 to 30 is wanted, not '99'"),
        ("vieja=azul:2", "vieja=verde:2", "vieja: no player here is 'verde'"),
        (
            "vieja=azul:2",
            "vieja=azul:3",
            "azul: its province has 20 of the 30 caballeros, not 21: "
            "3 are on the board, 7 in the court",
        ),
        ("players=2", "players=3", "oro: missing"),
        ("vieja=azul:2", "vieja=azul:30", "azul: there are 30 caballeros of a colour, not 37"),
        ("vieja=azul:2", "france-envoy=azul", "france-envoy: there is no such place"),
        ("grande:vieja", "grande:portugal", "a Grande stands in a region"),
        ("points:0", "points:-1", "a number from 0 to 999"),
        ("points:0", "points:zero", "a number from 0 to 999"),
        ("court:7,province:21,grande:vieja", "grande:vieja,used:7+7", "the 7 is there twice"),
        ("grande:vieja", "grande:vieja,modifiers:1+1+1", "azul: needs 0 modifiers, has 2"),
        ("grande:vieja", "grande:vieja,back:3", "only a used card can have been taken back"),
        ("grande:vieja", "grande:vieja,used:5", "azul: 1 power cards are gone, after 0 bids"),
        ("pile1=shown:move-any-3", "pile1=shown:tile", "pile1: there is no 'tile' in this pile"),
        ("shown:tile", "shown:tile,taken:oro", "pile4: a player of this game takes a card"),
        ("asked=azul", "asked=granate", "asked: here the game asks azul"),
        ("asked=azul", "asked=nobody", "asked: a game that is over asks no player"),
        ("bid,by:azul", "bid,by:granate", "asked: here the game asks granate"),
        ("done:1>bid,by:azul", "done:2>bid,by:azul", "the bids do not fit the order of bidding"),
        (">bid,by:azul", "", "stack: does not fit this stage of the round"),
        ("stage:bids", "stage:dinner", "stack, stage: 'dinner' is not one of reveal"),
        ("bid,by:azul", "place,left:3", "stack: one of the frames cannot lie on the one before"),
        ("bid,by:azul", "bid,by:azul,left:3", "there is no 'left' here"),
        ("bid,by:azul", ">".join(["bid"] * 9), "there are at most 6 frames"),
        (
            "bid,by:azul",
            "turn,of:azul>special,at:tile.99",
            "'tile.99' is not a place in a card's program",
        ),
        ("asked=azul ", "", "asked: missing"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(old: str, new: str, reason: str) -> None:
    assert old in PLAIN
    with pytest.raises(PositionError) as refusal:
        Game.from_position(PLAIN.replace(old, new, 1))
    assert reason in str(refusal.value)


def mutations(text: str, source: random.Random, number: int) -> Iterator[str]:
    """The text with something swapped, omitted, doubled or miscounted."""
    words = text.split(" ")
    for _ in range(number):
        changed = list(words)
        at = source.randrange(len(words))
        match source.randrange(5):
            case 0:
                del changed[at]
            case 1:
                name = changed[at].partition("=")[0]
                _, _, other = source.choice(words).partition("=")
                changed[at] = f"{name}={other}"
            case 2:
                digits = [i for i, each in enumerate(changed[at]) if each.isdigit()]
                if digits:
                    i = source.choice(digits)
                    new = str(source.randrange(10))
                    changed[at] = changed[at][:i] + new + changed[at][i + 1 :]
            case 3:
                parts = changed[at].split(",")
                del parts[source.randrange(len(parts))]
                changed[at] = ",".join(parts)
            case _:
                one, two = source.sample(["azul", "granate", "aragon", "vieja", "castillo"], 2)
                changed[at] = changed[at].replace(one, two)
        yield " ".join(changed)


@pytest.mark.parametrize("seed", range(10))
def test_a_damaged_position_is_refused_or_can_be_played(seed: int) -> None:
    source = random.Random(seed)
    taken = refused = 0
    for game in moments(RARE if seed % 5 == 0 else any_options(seed), seed, every=25):
        for seat in (None, 0):
            for text in mutations(game.position(seat), source, 10):
                try:
                    again = Game.from_position(text, seed=seed)
                except PositionError:
                    refused += 1
                    continue
                taken += 1
                for _ in random_play(again, seed):
                    pass
                ranked = again.options.rules.ranked
                assert {int(pieces_of(again._state, owner)) for owner in range(ranked)} == {30}
    assert taken > 0
    assert refused > taken


# --- set up in keywords ---


def test_a_position_is_set_up_in_keywords() -> None:
    game = Game.position(
        Options(players=3),
        king="aragon",
        round=4,
        first="oro",
        vieja={"azul": 3, "oro": 1},
        castillo={"granate": 4},
        courts={"azul": 2},
        grandes={"azul": "vieja"},
        points={"oro": 12},
        used={"azul": [1, 13]},
        tiles={8: "sevilla"},
        vetoes={"granate": 5},
        cards={1: "move-any-3"},
    )
    view = game.view(0)
    assert (view.round, view.king, game.question.seats, game.question.kind) == (
        4,
        "aragon",
        (2,),
        "power",
    )
    assert view.regions["vieja"].caballeros == {"azul": 3, "oro": 1}
    assert view.regions["sevilla"].tile == 8
    azul, granate, oro = view.players
    assert (azul.court, azul.province, azul.grande, azul.used) == (2, 25, "vieja", (1, 13))
    assert (granate.province, granate.vetoes, oro.points) == (19, (5,), 12)
    assert view.cards[0].card == "move-any-3"
    assert Game.from_position(game.position()).view(0) == view


@pytest.mark.parametrize("seed", range(30))
def test_every_game_can_be_set_up_and_played(seed: int) -> None:
    game = Game.position(any_options(seed), seed, king="vieja", galicia={"azul": 3})
    assert game.view(None).regions["galicia"].caballeros["azul"] == 3
    for _ in random_play(game, seed):
        pass
    assert game.is_over


@pytest.mark.parametrize(
    ("keywords", "reason"),
    [
        ({"king": "atlantis"}, "king: 'atlantis'"),
        ({"atlantis": {"azul": 1}}, "atlantis: it is neither a keyword nor a place: galicia"),
        ({"Aragon": {"azul": 1}}, "Aragon: it is neither a keyword nor a place: galicia"),
        ({"edition": "1995"}, "edition: it is neither a keyword nor a place"),
        ({"courts": 3}, "courts: by colour, like {'azul': 2}, not 3"),
        ({"grandes": "azul"}, "grandes: by colour, like {'azul': 'vieja'}, not 'azul'"),
        ({"points": [1, 2, 3, 4]}, "points: by colour, like {'oro': 12}"),
        ({"used": {"azul": 5}}, "used: by colour, like {'azul': [1, 13]}"),
        ({"used": {"azul": "13"}, "round": 4}, "used: by colour, like {'azul': [1, 13]}"),
        ({"tiles": ["aragon"]}, "tiles: by tile, like {8: 'sevilla'}"),
        ({"vetoes": "azul"}, "vetoes: by colour, like {'granate': 5}"),
        ({"cards": ["veto"]}, "cards: by pile, like {1: 'move-any-3'}"),
        ({"keeper": "azul"}, "there is no 'keeper' here"),
        ({"question": "take"}, "asked: the colour that is asked 'take' is missing"),
        ({"vieja": {"rojo": 1}}, "vieja: no player here is 'rojo'"),
        ({"courts": {"rojo": 1}}, "court: no player here is 'rojo'"),
        ({"vieja": 3}, "vieja: caballeros by colour, like {'azul': 3}, not 3"),
        ({"vieja": {"azul": 31}}, "vieja: a number from 1 to 30"),
        ({"round": 99}, "round: '99' is not one of 1"),
        ({"cards": {1: "tile"}}, "cards: 'tile' is not in pile 1"),
        ({"keeper": "rojo"}, "there is no 'keeper' here"),
        ({"options": Options(variants=frozenset({"church"})), "keeper": "rojo"}, "keeper: 'rojo'"),
    ],
)
def test_an_impossible_set_up_is_refused(keywords: dict[str, object], reason: str) -> None:
    with pytest.raises(PositionError) as refusal:
        Game.position(**keywords)
    assert reason in str(refusal.value)


def play_to_the_end(game: Game, seed: int) -> Game:
    for _ in random_play(game, seed):
        pass
    return game


@pytest.mark.parametrize("seed", range(4))
def test_the_record_of_a_game_from_a_position_begins_with_it(seed: int) -> None:
    game = Game.new(any_options(seed), seed)
    for _ in islice(random_play(game, seed), 20 + 60 * seed):
        pass
    start = game.position()
    again = play_to_the_end(Game.from_position(start, seed=seed), seed)
    record = again.record({"why": "a study"})
    assert record.position == start
    assert Record.from_text(record.to_text()) == record == Record.from_json(record.to_json())
    replayed = Game.replay(record)
    assert replayed.record(record.tags) == record
    assert replayed.clone().record(record.tags) == record


def test_the_record_of_a_board_in_keywords_can_be_replayed() -> None:
    game = play_to_the_end(Game.position(king="aragon", vieja={"azul": 3}, seed=1), 1)
    assert Game.replay(game.record()).scores == game.scores


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("nonsense", "the position is impossible: a position begins with elgrande/1"),
        (Game.new(Options(players=2), seed=1).position(0), "all that is known"),
        (Game.new(Options(players=3), seed=1).position(), "the position is of big-box, 3 players"),
    ],
)
def test_a_record_refuses_a_position_it_cannot_begin_with(text: str, reason: str) -> None:
    record = Game.new(Options(players=2), seed=1).record()
    with pytest.raises(RecordError, match=reason):
        replace(record, position=text)
    lines = record.to_text().splitlines()
    lines.insert(4, f'[Position "{text}"]')
    with pytest.raises(RecordError, match=reason) as refusal:
        Record.from_text("\n".join(lines))
    assert refusal.value.line == 5


# --- the page about them ---


def frames_table() -> str:
    """The table of frames in `docs/positions.md`."""
    rows = [
        f"| `{name}` | {', '.join(f'`{cell.name}`' for cell in cells if cell.name) or '-'} |"
        for name, cells in FRAMES.values()
    ]
    return "\n".join(["| frame | numbers |", "|---|---|", *rows]) + "\n"


def test_the_page_has_every_field_and_every_frame() -> None:
    page = PAGE.read_text()
    assert page.endswith("<!-- frames -->\n\n" + frames_table()), (
        "python -m tests.game.test_positions"
    )
    table = page[page.index("| field | value |") :]
    seen = set()
    for seed in range(60):
        for game in moments(RARE if seed % 6 == 0 else any_options(seed), seed, every=4):
            for word in game.position(0).split()[1:]:
                name, _, value = word.partition("=")
                seen.add(name)
                if name in COLOURS or name.startswith("pile"):
                    seen |= {item.partition(":")[0] for item in value.split(",")}
    places = {*REGION_NAMES, *COLOURS, *(f"pile{i}" for i in range(2, 6))}
    assert [name for name in sorted(seen - places) if f"`{name}`" not in table] == []


if __name__ == "__main__":
    page = PAGE.read_text()
    PAGE.write_text(page[: page.index("<!-- frames -->")] + "<!-- frames -->\n\n" + frames_table())


@pytest.mark.parametrize("options", [Options(players=4), RARE], ids=str)
def test_a_position_leads_to_any_question_of_its_round(options: Options) -> None:
    board: dict[str, dict[str, int]] = {region: {"oro": 1} for region in REGION_NAMES}
    board |= {"vieja": {"azul": 3, "granate": 2}, "valencia": {"granate": 4}}
    start = Game.position(
        options, seed=1, king="aragon", round=options.rounds[1], castillo={"granate": 2}, **board
    )
    for question in start.questions:
        game = start.at_question("granate", question, seed=1)
        asked = game.question
        assert question in (asked.kind, asked.card)
        assert 1 in asked.seats or asked.kind.startswith(("disc", "return"))
        for place in ("vieja", "valencia"):
            assert game.view(1).regions[place] == start.view(1).regions[place]
        assert Game.from_position(game.position()).position() == game.position()
        back = game.at_question("azul", "card", seed=1)
        assert back.question.kind == "card"
        assert back.question.seats == (0,)


def test_a_question_that_cannot_be_reached_is_refused() -> None:
    game = Game.position(seed=1, king="aragon")
    for colour, question in (("azul", "tea"), ("pink", "card"), ("azul", "score-castillo")):
        with pytest.raises(PositionError):
            game.at_question(colour, question)
    assert Game.position(seed=1, asked="oro", question="card").question.seats == (2,)
