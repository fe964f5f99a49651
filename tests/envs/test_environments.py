"""The environments follow the APIs of PettingZoo and Gymnasium."""

from __future__ import annotations

import random
import warnings
from collections.abc import Sequence
from itertools import count
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

import elgrande.envs
from elgrande import Game, Options, PositionError
from elgrande.bots import Bot, Budget, Knowledge
from elgrande.bots.greedy import GreedyBot
from elgrande.envs import ACTION_COUNT, Batch, elgrande_v0
from elgrande.envs.observation import mask_of
from elgrande.envs.single import ElGrandeEnv
from elgrande.envs.vector import ElGrandeVectorEnv
from elgrande.game.names import COLOURS
from tests.properties.strategies import finished_game

SHORT = Options(players=3, length="short")
ALL_MODULES = Options(
    edition="2023", players=2, modules=frozenset({"power-shift", "new-regency", "old-hands"})
)


class FirstBot:
    """Always gives the first legal answer: fast even when interpreted."""

    name = "first"

    def choose(
        self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
    ) -> int:
        return legal[0]


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    """The checkers warn where others would err; the dictionary of an observation is one such."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(
    ("options", "settings"),
    [
        (SHORT, {}),
        (SHORT, {"reward": "points", "observation": "planes"}),
        (ALL_MODULES, {}),
        (Options(players=5, variants=frozenset({"france", "church", "granada"})), {}),
    ],
    ids=["short", "planes", "2023-dummy-all-modules", "variants"],
)
def test_pettingzoo_api(options: Options, settings: dict[str, str]) -> None:
    env = elgrande_v0.env(options, **settings)
    api_test(env, num_cycles=300, verbose_progress=False)


def test_pettingzoo_seeds() -> None:
    seed_test(lambda: elgrande_v0.env(SHORT), num_cycles=60)


@pytest.mark.compiled_only
def test_pettingzoo_performance_benchmark_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = count()
    monkeypatch.setattr("time.time", lambda: next(clock) / 20)  # five seconds pass quickly
    performance_benchmark(elgrande_v0.env(SHORT))
    assert "cycles per second" in capsys.readouterr().out


def play(env: Any, seed: int) -> dict[str, float]:
    """A whole random game; the total reward of every agent."""
    env.reset(seed=seed)
    source = np.random.default_rng(seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        paid[agent] += reward
        if termination or truncation:
            env.step(None)
        else:
            env.step(int(source.choice(np.flatnonzero(observation["action_mask"]))))
    return paid


def test_ranks_and_points_are_paid_to_the_agents() -> None:
    ranks = play(elgrande_v0.env(SHORT), 3)
    assert sum(ranks.values()) == pytest.approx(0)
    env = elgrande_v0.raw_env(SHORT, reward="points")
    points = play(env, 3)
    assert points == dict(zip(env.possible_agents, env._episode.scores, strict=True))
    best = max(points, key=lambda agent: points[agent])
    assert ranks[best] == max(ranks.values())


def test_an_illegal_action_ends_the_game_for_the_agent() -> None:
    env = elgrande_v0.env(SHORT)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(229)
    assert env.rewards[agent] == -1
    raw = elgrande_v0.raw_env(SHORT)
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="229 is not legal"):
        raw.step(229)


def test_env_guards_as_the_wrappers_of_pettingzoo_do() -> None:
    env = elgrande_v0.env(SHORT)
    for name in ("rewards", "agents", "agent_selection", "num_agents"):
        with pytest.raises(AttributeError, match="before reset"):
            getattr(env, name)
    for call in (lambda: env.step(0), env.agent_iter, env.state, env.render):
        with pytest.raises(AssertionError, match="reset"):
            call()
    env.reset(seed=1)
    for action in (ACTION_COUNT, -1, 1.5, None):
        with pytest.raises(AssertionError, match="not in action space"):
            env.step(action)  # type: ignore[arg-type]
    turns = iter(env.agent_iter())
    next(turns)
    with pytest.raises(AssertionError, match="need to call step"):
        next(turns)


def test_the_state_is_what_all_seats_know() -> None:
    env = elgrande_v0.env(SHORT)
    env.reset(seed=1)
    state = env.state()
    assert env.state_space.contains(state)
    for row, agent in zip(state, env.possible_agents, strict=True):
        assert (row == env.observe(agent)["observation"]).all()


@pytest.mark.parametrize(
    "settings",
    [{}, {"observation": "planes", "seat": None, "opponents": (FirstBot(), "random", FirstBot())}],
    ids=["vector", "planes"],
)
def test_gymnasium_checks_the_environment(settings: dict[str, Any]) -> None:
    env = gymnasium.make("elgrande/ElGrande-v0", **settings)
    check_env(env.unwrapped)


def test_a_learner_meets_its_opponents_until_the_end() -> None:
    env = ElGrandeEnv(SHORT, seat=2, opponents=FirstBot())
    total, steps = 0.0, 0
    _, info = env.reset(seed=3)
    over = False
    while not over:
        assert info["action_mask"].sum() == len(info["legal"]) > 0
        _, reward, over, _, info = env.step(info["legal"][0])
        total += reward
        steps += 1
    assert steps > 20
    assert not info["action_mask"].any()
    mine, others = info["points"][2], info["points"][:2]
    assert total == sum((mine > each) - (mine < each) for each in others) / 2
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_no_step_comes_before_the_first_reset() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset first"):
        ElGrandeEnv(SHORT).step(0)
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset first"):
        ElGrandeVectorEnv(2, SHORT).step(np.array([0, 0]))


def test_an_illegal_action_of_a_learner_ends_its_game() -> None:
    env = ElGrandeEnv(SHORT)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(229)
    assert (reward, over, info["illegal"]) == (-1, True, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    _, info = env.reset(seed=1)
    assert env.step(info["legal"][0])[2] is False


@pytest.mark.parametrize("wrong", [3.7, float("nan"), "5", True, [1, 2], None])
def test_only_whole_numbers_are_actions(wrong: Any) -> None:
    single = ElGrandeEnv(SHORT)
    single.reset(seed=1)
    before = single.snapshot()
    with pytest.raises(TypeError, match="an action is a whole number, not"):
        single.step(wrong)
    assert single.snapshot() == before
    if wrong is not None:
        raw = elgrande_v0.raw_env(SHORT)
        raw.reset(seed=1)
        with pytest.raises(TypeError, match="an action is a whole number, not"):
            raw.step(wrong)


def test_impossible_environments_are_refused() -> None:
    for environment in (ElGrandeEnv, ElGrandeVectorEnv):
        with pytest.raises(ValueError, match="There is no seat 3: seats are 0 to 2"):
            environment(options=SHORT, seat=3)
        with pytest.raises(ValueError, match=r"There is no seat 1\.5: seats are 0 to 2"):
            environment(options=SHORT, seat=1.5)  # type: ignore[arg-type]
        for opponents in (5, [1, 2]):
            with pytest.raises(TypeError, match="an opponent is a bot or the name of one, not"):
                environment(options=SHORT, opponents=opponents)  # type: ignore[arg-type]
    for number in (0, -1, 2.5):
        with pytest.raises(ValueError, match="num_envs must be at least 1, not"):
            ElGrandeVectorEnv(number, SHORT)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="2 marks are needed"):
        ElGrandeVectorEnv(2, SHORT).reset(options={"reset_mask": [True]})
    with pytest.raises(ValueError, match="2 opponents are needed, not 1"):
        ElGrandeEnv(SHORT, opponents=["random"])
    with pytest.raises(ValueError, match="There is no bot 'Nobody'"):
        ElGrandeEnv(SHORT, opponents="Nobody")
    with pytest.raises(ValueError, match="vector or planes"):
        ElGrandeEnv(SHORT, observation="words")
    with pytest.raises(ValueError, match="2 seeds are needed, not 3"):
        ElGrandeVectorEnv(2, SHORT).reset(seed=[1, 2, 3])
    makers: tuple[Any, ...] = (elgrande_v0.env, elgrande_v0.raw_env, ElGrandeEnv)
    for make in makers:
        with pytest.raises(ValueError, match=r"render_mode must be None or one of .*, not 'foo'"):
            make(SHORT, render_mode="foo")
    with pytest.raises(ValueError, match="many games at once are not rendered"):
        ElGrandeVectorEnv(2, SHORT, render_mode="ansi")
    with pytest.raises(TypeError, match="options are Options, or a mapping"):
        ElGrandeEnv("big-box")  # type: ignore[arg-type]


def test_options_may_be_named_as_configuration_files_do() -> None:
    made: Any = gymnasium.make("elgrande/ElGrande-v0", options={"players": 3, "length": "short"})
    assert made.unwrapped.options == SHORT
    assert elgrande_v0.env({"players": 3, "length": "short"}).options == SHORT
    assert Batch(1, {"players": 3, "length": "short"}).options == SHORT
    with pytest.raises(ValueError, match="Unknown option 'seats'"):
        gymnasium.make("elgrande/ElGrande-v0", options={"seats": 3})


def test_gymnasium_makes_the_vector_environment() -> None:
    assert elgrande.envs.registration.GYMNASIUM_ID in gymnasium.registry
    envs = gymnasium.make_vec(
        "elgrande/ElGrande-v0", num_envs=3, vectorization_mode="vector_entry_point", options=SHORT
    )
    observations, info = envs.reset(seed=1)
    assert envs.observation_space.contains(observations)
    assert info["action_mask"].shape == (3, ACTION_COUNT)


def test_opponents_may_have_a_budget() -> None:
    env = ElGrandeEnv(SHORT, opponents=["search@1", "hard@2"])
    _, info = env.reset(seed=1)
    _, _, _, _, info = env.step(info["legal"][0])
    assert info["legal"]
    with pytest.raises(ValueError, match="deep"):
        ElGrandeEnv(SHORT, opponents="hard@deep")


@pytest.mark.parametrize("seat", [0, 2])
def test_opponents_are_bots_by_name(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Clockwise from the learner's left: `greedy` is asked for its own seat only."""
    asked: list[tuple[str, int]] = []

    def choose(
        bot: Bot, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
    ) -> int:
        asked.append((bot.name, knowledge.seat))
        return legal[-1]

    monkeypatch.setattr(GreedyBot, "choose", choose)
    env = ElGrandeEnv(SHORT, opponents=["greedy", "random"], seat=seat)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(info["legal"][0])
    assert set(asked) == {("greedy", (seat + 1) % 3)}
    assert len(asked) > 20


@pytest.mark.parametrize("opponents", ["random", FirstBot()], ids=["random", "bot"])
def test_a_vector_environment_plays_whole_games(opponents: str | Bot) -> None:
    envs = ElGrandeVectorEnv(3, SHORT, opponents=opponents, seat=1)
    _, info = envs.reset(seed=2)
    ended = 0
    paid = np.zeros(3)
    while ended < 3:
        actions = info["action_mask"].argmax(1)
        _, rewards, ends, cut, info = envs.step(actions)
        paid += rewards
        assert not cut.any()
        for game in np.flatnonzero(ends):
            ended += 1
            points = info["points"][game].tolist()
            lead = sum((points[1] > each) - (points[1] < each) for each in points) / 2
            assert paid[game] == pytest.approx(lead)
            paid[game] = 0
        assert info["action_mask"].any(1).all()


def test_boards_are_rendered_as_text_and_as_an_image() -> None:
    for options in (SHORT, ALL_MODULES, Options(players=5, variants=frozenset({"church"}))):
        env = elgrande_v0.raw_env(options, render_mode="ansi")
        env.reset(seed=1)
        text = str(env.render())
        assert "aragon" in text
        assert "Cards: " in text
        image = elgrande_v0.raw_env(options, render_mode="rgb_array")
        image.reset(seed=1)
        before: Any = image.render()
        assert before.shape == (480, 640, 3)
        assert before.dtype == np.uint8
        for _ in range(40):
            image.step(int(np.flatnonzero(image.last()[0]["action_mask"])[0]))
        assert (image.render() != before).any()
    learner = ElGrandeEnv(SHORT, render_mode="rgb_array")
    learner.reset(seed=1)
    assert learner.render().shape == (480, 640, 3)


def test_people_can_watch(capsys: pytest.CaptureFixture[str]) -> None:
    env = elgrande_v0.raw_env(SHORT, render_mode="human")
    env.reset(seed=1)
    env.step(5)
    assert "Round 2" in capsys.readouterr().out
    assert elgrande_v0.raw_env(SHORT).render() is None


def test_environments_start_from_a_position() -> None:
    game = Game.new(SHORT, 3)
    source = random.Random(3)
    for _ in range(60):
        seat = source.choice(game.question.seats)
        game.apply(seat, source.choice(game.legal(seat)))
    start = {"position": game.position()}
    env = elgrande_v0.raw_env(SHORT)
    env.reset(seed=1, options=start)
    assert env.agent_selection == COLOURS[game.question.seats[0]]
    assert np.array_equal(
        env.last()[0]["action_mask"], mask_of(game._state, game.question.seats[0])
    )
    learner = ElGrandeEnv(SHORT, seat=game.question.seats[0])
    _, info = learner.reset(seed=1, options=start)
    assert np.array_equal(info["action_mask"], mask_of(game._state, game.question.seats[0]))
    for wrong, reason in (
        (Game.new(Options(), 1).position(), "it is of big-box, 4 players, not of"),
        (finished_game(SHORT, 1).position(), "the game is over there"),
        ("rnbqkbnr/pppppppp", "a position begins with elgrande/1"),
    ):
        with pytest.raises(PositionError, match=reason):
            env.reset(seed=1, options={"position": wrong})
