"""The public API: new games, questions, views, scores, copies."""

from __future__ import annotations

import msgspec
import pytest

from elgrande import Game, Options, PlayPower, Record, Stop, View, parse
from elgrande.core import actions as ids
from elgrande.core.chance import Dice, deal
from elgrande.core.playout import clones, playouts, random_games
from elgrande.core.state import POINTS, WAITING, from_bytes, to_bytes
from elgrande.game.events import Bid
from elgrande.game.question import QUESTION_KINDS
from tests.properties.strategies import any_options, finished_game, random_play
from tests.rules.table import table, with_card


def test_a_seed_gives_the_same_game_and_no_seed_gives_another() -> None:
    def first_events(seed: int | None) -> list[object]:
        return list(Game.new(Options(), seed).events(None))

    assert first_events(7) == first_events(7)
    assert len({str(first_events(None)) for _ in range(5)}) == 5


def test_options_default_to_big_box_with_four() -> None:
    assert Game.new(seed=1).options == Options(edition="big-box", players=4)


def test_actions_convert_without_loss_between_ids_values_and_text() -> None:
    seen = set()
    regency = Options(edition="2023", modules=frozenset({"new-regency"}))
    for seed in range(60):
        game = Game.new(regency if seed % 6 == 0 else any_options(seed), seed)
        for _ in random_play(game, seed):
            for seat in game.question.seats:
                for action in game.legal(seat):
                    text = str(action)
                    assert parse(text) == action
                    assert game.is_legal(seat, action)
                    seen.add(type(action))
    assert len(seen) == 22  # every kind but a draw


def test_every_kind_of_question_comes_up() -> None:
    seen = {"chance"}
    for seed in range(150):
        game = Game.new(any_options(seed), seed)
        seen.add(game.question.kind)
        for _ in random_play(game, seed):
            seen.add(game.question.kind)
    assert seen == set(QUESTION_KINDS)


def test_the_action_space_is_fixed_and_small() -> None:
    assert ids.PLAYER_ACTIONS == 230
    assert ids.ACTIONS == 252


def test_a_state_is_a_few_hundred_bytes() -> None:
    for seed in range(20):
        state = finished_game(any_options(seed), seed)._state
        assert len(to_bytes(state)) < 400


def test_bytes_that_are_no_state_are_refused() -> None:
    state = Game.new(Options(), 1)._state
    good = to_bytes(state)
    for bad in (b"", good[:-1], good + b"\0", good[:-1] + b"\xff", b"\xff" * 300):
        with pytest.raises(ValueError, match="not the bytes of a state"):
            from_bytes(bad, state.rules)


def test_views_are_plain_json_and_come_back_the_same() -> None:
    game = Game.new(Options(players=3), 4)
    for _ in random_play(game, 4):
        view = game.view(1)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def test_a_seat_sees_its_own_hand_and_only_that() -> None:
    view = Game.new(Options(players=3), 4).view(1)
    assert view.players[1].hand == tuple(range(1, 14))
    assert [player.hand for player in view.players if player.seat != 1] == [None, None]
    assert all(player.hand_size == 13 for player in view.players)


def test_the_castillo_shows_ones_own_only_unless_open() -> None:
    inside = {"castillo": {"azul": 2, "verde": 3}}
    view = table(king="galicia", caballeros=inside).game.view(0)
    assert (view.castillo.own, view.castillo.contents) == (2, None)
    assert table(king="galicia", caballeros=inside).game.view(None).castillo.own is None
    opened = table(king="galicia", caballeros=inside, variants=["open-castillo"]).game.view(None)
    assert opened.castillo.contents == {"azul": 2, "verde": 3}


def test_a_view_has_the_points_a_scoring_now_would_bring() -> None:
    t = table(king="aragon", caballeros={"aragon": {"azul": 3, "verde": 1}})
    assert t.game.view(None).regions["aragon"].if_scored == {"azul": 7, "verde": 4}


def test_the_question_has_the_card_and_how_many_are_left() -> None:
    t = with_card("move-any-3", king="galicia", caballeros={"aragon": {"azul": 2}})
    t.plays("azul", "special", "azul:aragon>vasco")
    assert (t.game.question.card, t.game.question.left) == ("move-any-3", 2)


def test_ranking_shares_places() -> None:
    t = table(king="galicia", players=4)
    for seat, points in enumerate((10, 20, 20, 5)):
        t.state.v[POINTS + seat] = points
    assert t.game.ranking == (3, 1, 1, 4)


def test_a_game_can_do_without_events() -> None:
    game = Game.new(Options(players=2), 1, events=False)
    game.apply(game.question.seats[0], game.legal(game.question.seats[0])[0])
    with pytest.raises(ValueError, match="keeps no events"):
        game.events(None)
    assert game.event_count == 0


def test_playouts_leave_the_state_alone_and_give_every_seat_its_mean() -> None:
    state = deal(Options(players=3).rules, Dice(1))
    before = to_bytes(state)
    means = playouts(state, 20, 5)
    assert len(means) == 3
    assert all(10 < mean < 200 for mean in means)
    assert clones(state, 3) == 3 * state.v[WAITING]
    assert to_bytes(state) == before
    assert random_games(Options(players=3).rules, 3, 1) > 300


def test_stop_is_always_the_same_value() -> None:
    assert Stop() == parse("stop")


@pytest.mark.parametrize(
    ("text", "modifier"), [("7+1", "+1"), ("7-1court", "-1court"), ("7", None)]
)
def test_a_modifier_has_the_same_text_in_actions_bids_and_views(
    text: str, modifier: str | None
) -> None:
    deal = ["1", "1court", "2move", "1grande", "2grande", "2"]
    t = table("2023", 2, modules=["power-shift"], modifiers=deal)
    t.plays("azul", "pass:2move").plays("granate", "pass:2").plays("azul", text)
    action = parse(text)
    assert isinstance(action, PlayPower)
    [bid] = t.events(Bid)
    told = (action.modifier, bid.modifier, t.game.view(1).players[0].modifier)
    assert told == (modifier, modifier, modifier)


def test_a_record_from_before_bids_had_signs_is_still_read() -> None:
    deal = ["1", "1court", "2move", "1grande", "2grande", "2"]
    t = table("2023", 2, modules=["power-shift"], modifiers=deal)
    t.plays("azul", "pass:2move").plays("granate", "pass:2").plays("azul", "7-1court")
    text = t.game.record().to_text()
    old = text.replace("bid azul 7 -1court 6", "bid azul 7 1court 6")
    assert old != text
    assert Record.from_text(old) == t.game.record()


def test_a_game_says_what_it_is_without_its_secrets() -> None:
    game = Game.new(seed=7)
    assert repr(game) == "<Game big-box, 4 players: round 1; granate: power>"
    t = with_card("move-any-3", king="galicia", caballeros={"aragon": {"azul": 2}})
    t.plays("azul", "special", "azul:aragon>castillo")
    assert repr(t.game) == "<Game big-box, 4 players: round 1; azul: move (2 left)>"
    over = finished_game(Options(players=2), 1)
    points = ", ".join(map(str, over.scores))
    assert repr(over) == f"<Game big-box, 2 players: over, {points}>"
    assert str(over).startswith("The game is over\n")


def test_a_printed_game_shows_the_board_as_a_spectator_sees_it() -> None:
    board = {"aragon": {"azul": 2, "verde": 1}, "castillo": {"azul": 5}}
    t = table(king="aragon", caballeros=board, grandes={"verde": "aragon"}, courts={"oro": 4})
    rows = {line.split()[0]: line.split()[1:] for line in str(t.game).splitlines()}
    assert rows["aragon"] == ["K", "5/4/1", "2", ".", ".", "*1"]
    assert rows["castillo"] == ["5/3/1", "?", "?", "?", "?"]
    assert rows["court"] == ["7", "7", "4", "7"]
    assert rows["province"] == ["16", "23", "26", "22"]
    opened = table(king="aragon", caballeros=board, variants=["open-castillo"])
    assert "castillo   5/3/1           5        .        .        ." in str(opened.game)


def test_a_finished_game_prints_an_empty_castillo() -> None:
    game = finished_game(Options(players=3), 1)
    [castillo] = [line for line in str(game).splitlines() if line.startswith("castillo")]
    assert [cell.lstrip("*") for cell in castillo.split()[-3:]] == [".", ".", "."]


def test_a_printed_game_does_not_depend_on_secrets() -> None:
    for seed in range(30):
        game = Game.new(any_options(seed), seed)
        for number, _ in enumerate(random_play(game, seed)):
            if number % 40 == 0 and not game.is_over:
                [seat, *_] = game.question.seats
                other = game.clone()
                other._state = game.sample(seat, number)
                assert (str(game), repr(game)) == (str(other), repr(other))
