"""Batched games play exactly like single games."""

from __future__ import annotations

import numpy as np
import pytest

from elgrande import Options
from elgrande.core.chance import Dice, deal, settle
from elgrande.core.engine import apply, legal_actions
from elgrande.core.state import POINTS, to_move
from elgrande.envs import Batch
from elgrande.envs.observation import observe
from elgrande.envs.seeds import seeds_from

SHORT = Options(players=3, length="short")
DUMMY = Options(edition="2023", players=2, modules=frozenset({"power-shift", "new-regency"}))


@pytest.mark.parametrize("options", [SHORT, DUMMY], ids=str)
def test_every_game_of_a_batch_is_the_game_played_alone(options: Options) -> None:
    batch = Batch(3, options, seed=9, auto_reset=False)
    dice = [Dice(seed) for seed in seeds_from(9, 4)[:3]]
    alone = [deal(options.rules, each) for each in dice]
    steps = 0
    while (batch.seats >= 0).any():
        for game, state in enumerate(alone):
            assert batch.seats[game] == to_move(state)
            if batch.seats[game] >= 0:
                legal = legal_actions(state, to_move(state))
                assert sorted(legal) == list(np.flatnonzero(batch.masks[game]))
                row = observe(state, int(batch.seats[game]))
                assert np.array_equal(batch.observations[game], row)
            else:
                assert not batch.masks[game].any()
        actions = batch.sample()
        for game, state in enumerate(alone):
            if batch.seats[game] >= 0:
                apply(state, to_move(state), int(actions[game]))
                settle(state, dice[game])
        batch.step(actions)
        steps += 1
    for game, state in enumerate(alone):
        points = [state.v[POINTS + seat] for seat in range(options.players)]
        assert batch.scores[game].tolist() == points
    assert steps > 50


def test_rank_rewards_come_at_the_end_and_sum_to_zero() -> None:
    batch = Batch(8, SHORT, seed=1, auto_reset=False)
    total = np.zeros((8, 3))
    ends = np.zeros(8, int)
    while (batch.seats >= 0).any():
        step = batch.step(batch.sample())
        assert not step.rewards[~step.dones].any()
        total += step.rewards
        ends += step.dones
    assert (ends == 1).all()
    assert total.sum(1) == pytest.approx(np.zeros(8))
    best = batch.scores.argmax(1)
    assert (total[np.arange(8), best] >= 0.5).all()


def test_points_are_paid_when_they_are_scored() -> None:
    batch = Batch(4, SHORT, seed=1, auto_reset=False, reward="points")
    total = np.zeros((4, 3))
    while (batch.seats >= 0).any():
        total += batch.step(batch.sample()).rewards
    assert total.tolist() == batch.scores.tolist()


def test_a_game_that_ends_restarts_in_the_same_step() -> None:
    batch = Batch(4, SHORT, seed=2)
    ended = 0
    while ended < 6:
        step = batch.step(batch.sample())
        assert (step.seats >= 0).all()
        assert step.masks.any(1).all()
        for game in np.flatnonzero(step.dones):
            ended += 1
            assert step.rewards[game].any() or len(set(batch.scores[game])) == 1
            assert batch.scores[game].sum() > 0
            assert step.masks[game].sum() == 13  # a full hand of power cards


def test_random_seats_are_never_asked() -> None:
    batch = Batch(5, SHORT, seed=3, random_seats=(0, 2))
    for _ in range(100):
        assert (batch.seats == 1).all()
        batch.step(batch.sample())


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = Batch(3, SHORT, seed=5), Batch(3, SHORT)
    two.reset(seed=5)
    for _ in range(150):
        actions = one.sample()
        assert actions.tolist() == two.sample().tolist()
        assert np.array_equal(one.step(actions).observations, two.step(actions).observations)
    assert not np.array_equal(Batch(3, seed=5).observations, Batch(3, seed=6).observations)


def test_games_that_are_not_marked_wait() -> None:
    batch = Batch(4, SHORT, seed=4)
    for _ in range(40):
        before = batch.last._replace(observations=batch.observations.copy())
        moved = np.array([True, False, True, False])
        after = batch.step(np.where(moved, batch.sample(), 0), only=moved)
        for game in (1, 3):
            assert np.array_equal(before.observations[game], after.observations[game])
            assert np.array_equal(before.masks[game], after.masks[game])
            assert before.seats[game] == after.seats[game]


@pytest.mark.parametrize("wrong", [-1, 37, 230, 251, 255, 256, 10**6])
def test_an_illegal_action_is_refused_and_changes_nothing(wrong: int) -> None:
    batch = Batch(3, SHORT, seed=4)
    before = batch.observations.copy()
    actions = batch.sample()
    actions[1] = wrong
    with pytest.raises(ValueError, match=f"{wrong} is not legal in game 1"):
        batch.step(actions)
    assert np.array_equal(batch.observations, before)
    actions[1] = 0
    batch.step(actions)


def test_impossible_batches_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        Batch(0)
    with pytest.raises(ValueError, match="not random"):
        Batch(1, SHORT, random_seats=(0, 1, 2))
    for seat in (9, -1, 1.5):
        with pytest.raises(ValueError, match=rf"There is no seat {seat}: seats are 0 to 2\."):
            Batch(1, SHORT, random_seats=(seat,))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="rank, points"):
        Batch(1, reward="money")
    with pytest.raises(ValueError, match="2 actions are needed"):
        Batch(2).step([1])
    for number in (-3, 1.5, float("nan"), "2", True, None):
        with pytest.raises(ValueError, match="at least one game, not"):
            Batch(number)  # type: ignore[arg-type]
    for seed in (-1, 1.5, float("nan"), "dice", [1, -1]):
        with pytest.raises(ValueError, match="a seed is a whole number from 0 on"):
            Batch(len(seed) if isinstance(seed, str) else 2, SHORT, seed=seed)  # type: ignore[arg-type]


def test_a_batch_says_what_it_is_made_from() -> None:
    with pytest.raises(TypeError, match="a position is a text, not 5"):
        Batch(1, SHORT, position=5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="random_seats are seats, or seats by game, not 1"):
        Batch(1, SHORT, random_seats=1)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="'hard' is no bot: a bot is an object with `choose`"):
        Batch(1, SHORT).ask(0, "hard")  # type: ignore[arg-type]


def test_a_batch_says_which_games_and_seats_there_are() -> None:
    batch = Batch(2, SHORT, seed=1)
    for game in (-1, 2, 0.5):
        for call in (
            lambda: batch.knowledge(game),  # type: ignore[arg-type]  # noqa: B023
            lambda: batch.observe(game, 0),  # type: ignore[arg-type]  # noqa: B023
            lambda: batch.branch(game, [1]),  # type: ignore[arg-type]  # noqa: B023
        ):
            with pytest.raises(ValueError, match=rf"There is no game {game}: games are 0 to 1\."):
                call()
    for seat in (-1, 3, 1.5):
        with pytest.raises(ValueError, match=rf"There is no seat {seat}: seats are 0 to 2\."):
            batch.observe(0, seat)  # type: ignore[arg-type]


def test_a_game_that_is_over_keeps_its_last_observation_and_asks_no_seat() -> None:
    batch = Batch(2, SHORT, seed=1, auto_reset=False)
    while batch.seats[0] >= 0:
        seen = batch.observations[0].copy()
        batch.step(batch.sample(), only=[True, False])
    assert np.array_equal(batch.observations[0], seen)
    batch.observe(0, 1)
    batch.step(batch.sample())
    assert np.array_equal(batch.observations[0], seen)
    with pytest.raises(ValueError, match="game 0 is over: no seat is asked"):
        batch.knowledge(0)


def test_a_batch_without_observations_has_none() -> None:
    batch = Batch(2, SHORT, observe=False)
    assert batch.observations.shape == (2, 0)
    batch.step(batch.sample())


def test_a_bot_gets_what_the_seat_to_move_may_know() -> None:
    batch = Batch(2, SHORT, seed=1)
    knowledge = batch.knowledge(1)
    assert knowledge.seat == batch.seats[1]
    assert knowledge.legal == list(np.flatnonzero(batch.masks[1]))
