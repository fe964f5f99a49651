"""The OpenSpiel game follows OpenSpiel's API, and OpenSpiel's searches play it."""

from __future__ import annotations

import copy
import importlib.util
import pickle
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import elgrande.envs.openspiel as ours
from elgrande import Game, Options
from elgrande.core.state import to_bytes
from elgrande.envs import ACTION_COUNT
from elgrande.envs.names import action_names
from elgrande.envs.tiny import TINY, excluded

SHORT = "python_elgrande(players=2,length=short)"
BIG_BOX = "python_elgrande(players=5,length=short)"
ALL_MODULES = (
    "python_elgrande(edition=ed-2023,players=3,length=short,"
    "modules=new-regency+old-hands+power-shift)"
)
VARIANTS = "python_elgrande(edition=ed-1995,players=3,length=short,variants=church+france+granada)"


@pytest.fixture(autouse=True)
def _flags() -> None:
    """OpenSpiel's own checks read command line flags: there are none."""
    flags.FLAGS(["tests"])


def load_example(name: str) -> Any:
    file = Path(__file__).parents[2] / "examples" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def random_states(name: str, seed: int) -> Iterator[Any]:
    source = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(source.choices(outcomes, weights)[0])
        else:
            state.apply_action(source.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("name", [SHORT, ALL_MODULES, VARIANTS], ids=["short", "2023", "1995"])
def test_openspiel_simulates_random_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, False, False)


@pytest.mark.compiled_only
def test_openspiel_saves_and_loads_states_of_random_games() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(SHORT), 1, True, False)


@pytest.mark.compiled_only
def test_openspiel_checks_its_api() -> None:
    """OpenSpiel's own checks for every registered game, on ours."""
    from open_spiel.integration_tests import api_test

    game = pyspiel.load_game(SHORT)
    checks: Any = type(
        "Checks",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game": game, "game_name": "python_elgrande"},
    )
    checks.setUpClass()
    names = [name for name in dir(checks) if name.startswith("test_")]
    assert len(names) >= 5
    for name in names:
        getattr(checks(name), name)()


def test_openspiel_writes_the_same_playthrough_twice(tmp_path: Path) -> None:
    played = generate_playthrough.playthrough(SHORT, None, seed=3)
    file = tmp_path / "playthrough.txt"
    file.write_text(played)
    original, again = generate_playthrough.replay(str(file))
    same = original.splitlines() == again.splitlines()  # not in an assertion: it is half a megabyte
    assert same


def test_a_state_is_saved_as_its_moves() -> None:
    for number, state in enumerate(random_states(SHORT, 5)):
        if number % 40 == 0:
            game = state.get_game()
            data = pyspiel.serialize_game_and_state(game, state)
            _, same = pyspiel.deserialize_game_and_state(data)
            assert same.history() == state.history()
            assert to_bytes(same.playthrough.state) == to_bytes(state.playthrough.state)
            assert to_bytes(copy.deepcopy(state.playthrough).state) == to_bytes(
                state.playthrough.state
            )


def test_chance_is_explicit_and_weighted() -> None:
    drawn = 0
    for state in random_states(ALL_MODULES, 6):
        if state.is_chance_node():
            drawn += 1
            chances = [chance for _, chance in state.chance_outcomes()]
            assert sum(chances) == pytest.approx(1)
            assert min(chances) > 0
            texts = [state.action_to_string(each) for each in state.legal_actions()]
            assert len(set(texts)) == len(texts)
    assert drawn > 20


def test_returns_follow_the_ranking_and_sum_to_zero() -> None:
    *_, end = random_states(SHORT, 7)
    assert end.is_terminal()
    assert sum(end.returns()) == 0
    assert max(end.returns()) <= 1


@pytest.mark.parametrize("name", [BIG_BOX, ALL_MODULES], ids=["big-box", "2023"])
def test_a_resampled_state_looks_like_the_true_one(name: str) -> None:
    different = 0
    for number, state in enumerate(random_states(name, 8)):
        chance = number % 97 / 97
        if number % 3 or state.is_chance_node() or state.is_terminal():
            continue
        players = state.get_game().num_players()
        for player in range(players):
            other = state.resample_from_infostate(player, lambda chance=chance: chance)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert str(other) == str(state)
            assert other.current_player() == state.current_player()
            different += to_bytes(other.playthrough.state) != to_bytes(state.playthrough.state)
    assert different > (20 if name == ALL_MODULES else 2)


def test_a_resampled_state_remembers_no_secret_of_others() -> None:
    """A resampled state does not reveal what others chose in secret."""
    for state in random_states(ALL_MODULES, 9):
        if not state.is_chance_node() and state.current_player() > 0 and len(state.history()) > 12:
            break
    other = state.resample_from_infostate(0, lambda: 0.5)
    assert "answers []" in other.information_state_string(1)
    with pytest.raises(TypeError, match="a guess, not a game"):
        pickle.dumps(other.playthrough)


def test_secret_choices_are_hidden_while_they_are_made_one_by_one() -> None:
    """At the passing of modifiers, the second seat learns nothing of what the first passed."""
    for state in random_states(ALL_MODULES, 10):
        if state.current_player() == 0:
            break
    legal = state.legal_actions()
    seen = set()
    for action in (legal[0], legal[-1]):
        after = state.child(action)
        assert after.current_player() == 1
        assert after.legal_actions(2) == []
        seen.add((after.information_state_string(1), tuple(after.observation_tensor(1))))
    assert len(legal) > 1
    assert len(seen) == 1


def test_observers_show_what_all_know_or_what_one_knows() -> None:
    game = pyspiel.load_game(SHORT)
    *_, state = (each for each, _ in zip(random_states(SHORT, 2), range(30), strict=False))

    def observer(public: bool, private: Any, recall: bool = False) -> Any:
        return game.make_py_observer(
            pyspiel.IIGObservationType(
                public_info=public, perfect_recall=recall, private_info=private
            )
        )

    kinds = pyspiel.PrivateInfoType
    assert "hand" not in observer(True, kinds.NONE).string_from(state, 0)
    assert "KingPlaced" in observer(True, kinds.NONE, True).string_from(state, 0)
    assert observer(False, kinds.SINGLE_PLAYER).string_from(state, 0).startswith("hand")
    both = observer(True, kinds.SINGLE_PLAYER)
    both.set_from(state, 0)
    assert both.dict["planes"].any()
    with pytest.raises(ValueError, match="secrets of all"):
        observer(True, kinds.ALL_PLAYERS)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"size": 1})


@pytest.mark.parametrize("search", ["mcts", "is-mcts"])
def test_openspiel_searches_play(search: str) -> None:
    game = pyspiel.load_game(SHORT)
    source = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, source)
    bot: Any = (
        mcts.MCTSBot(game, 1.5, 4, rollouts, random_state=source)
        if search == "mcts"
        else ismcts.ISMCTSBot(game, rollouts, 2.0, 4, random_state=source)
    )
    answered = 0
    state = game.new_initial_state()
    while answered < 12:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(source.choice(outcomes, p=weights)))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(int(action))
            answered += 1


def test_parameters_choose_old_hands_and_switches() -> None:
    game = pyspiel.load_game(
        "python_elgrande(edition=ed-2023,players=3,modules=old-hands,old_hands=veto,"
        "switches=must_take:on+choose_castillo:off)"
    )
    assert game.options.old_hands == {"veto"}
    assert game.options.switches == {"must_take": True, "choose_castillo": False}
    with pytest.raises(Exception, match="Unknown switch 'nonsense'"):
        pyspiel.load_game("python_elgrande(switches=nonsense:on)")


@pytest.mark.parametrize("name", [SHORT, ALL_MODULES], ids=["short", "2023"])
def test_the_information_state_tensor_holds_what_the_player_knows_and_no_more(name: str) -> None:
    """Equal in all states a player cannot tell apart; different if the player's hand differs."""
    source = random.Random(4)
    hands: dict[tuple[float, ...], str] = {}
    for number, state in enumerate(random_states(name, 4)):
        if state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        tensor = tuple(state.information_state_tensor(player))
        assert len(tensor) == state.get_game().information_state_tensor_size()
        secrets = state.playthrough.own_secrets(player, False)
        assert hands.setdefault(tensor, secrets) == secrets
        if number % 5 == 0:
            other = state.resample_from_infostate(player, source.random)
            assert tuple(other.information_state_tensor(player)) == tensor
            assert other.legal_actions() == state.legal_actions()
    assert len(hands) > 50


def test_parameters_choose_the_game() -> None:
    game = pyspiel.load_game(VARIANTS)
    assert game.options.edition == "1995"
    assert game.options.variants == {"church", "france", "granada"}
    assert game.num_players() == 3
    assert ours.SHORT_NAME in pyspiel.registered_names()
    assert len(set(action_names())) == ACTION_COUNT


def test_a_game_begins_with_a_position() -> None:
    game = Game.new(Options(players=3, length="short"), seed=4)
    for _ in range(30):
        seat = game.question.seats[0]
        game.apply(seat, game.legal(seat)[0])
    loaded = pyspiel.load_game("python_elgrande", {"position": game.position()})
    assert loaded.num_players() == 3
    state = loaded.new_initial_state()
    assert state.current_player() == game.question.seats[0]
    assert str(state) == str(game)
    state.apply_action(state.legal_actions()[0])
    again = pickle.loads(pickle.dumps(state))
    assert to_bytes(again.playthrough.state) == to_bytes(state.playthrough.state)
    assert str(pyspiel.load_game(str(loaded)).new_initial_state()) == str(game)
    pyspiel.random_sim_test(loaded, 1, False, False)


@pytest.mark.parametrize(
    ("params", "reason"),
    [
        ({"position": Game.new(seed=1).position(0)}, "all that is known"),
        ({"position": Game.new(seed=1).position(), "players": 3}, "leave out players"),
        ({"regions": "atlantis"}, "there is no region 'atlantis'"),
        ({"piles": "7"}, "piles are numbered 1 to 6"),
    ],
)
def test_what_a_game_cannot_begin_with_is_refused(params: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        ours.ElGrandeGame(params)


def test_the_tiny_game_is_small_and_has_secrets() -> None:
    game = pyspiel.load_game("python_elgrande", {**TINY, "piles": "2+3"})
    states, secret = 0, False
    stack = [game.new_initial_state()]
    while stack:
        state = stack.pop()
        states += 1
        if state.is_terminal():
            continue
        for action in state.legal_actions():
            name = state.action_to_string(state.current_player(), action)
            secret |= name.startswith("disc")
            stack.append(state.child(action))
    assert secret
    assert states == 1232
    assert len(excluded("", "")) == 0


def test_exact_methods_solve_the_tiny_game() -> None:
    """CFR+ in the whole tree, and best responses to it: close to an equilibrium."""
    _, before, after = load_example("exact").solve(iterations=100, piles="2+3")
    assert before > 0.5
    assert after < 0.001
