"""`play` in one line: finished games with their events, the same for the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from elgrande import Game, Options
from elgrande.arena import play
from elgrande.arena.match import dealt, play_deal
from elgrande.arena.play import play_out
from elgrande.bots import BotError, Budget, Knowledge, UnknownBotError, answer, create, knowledge
from elgrande.bots.random_bot import RandomBot
from elgrande.core.engine import legal_actions
from elgrande.core.knowledge import determinize
from elgrande.core.state import CHANCE_SEAT
from elgrande.game.actions import Draw

SHORT = Options(players=2, length="short")


def test_games_are_returned_finished_with_their_events() -> None:
    games = play(["random", RandomBot(4)], 2, SHORT, seed=1)
    assert [game.is_over for game in games] == [True, True]
    assert all(game.event_count > 50 for game in games)
    assert games[0].record() != games[1].record()


def test_the_same_seed_brings_the_same_games() -> None:
    one, two = (play(["random", "random"], 1, SHORT, seed=3)[0].record() for _ in range(2))
    assert one == two


def test_bots_and_seats_must_be_as_many() -> None:
    with pytest.raises(ValueError, match="There are 3 bots for 2 seats"):
        play(["random"] * 3, options=SHORT)
    with pytest.raises(UnknownBotError):
        play(["random", "nobody"], options=SHORT)


def test_a_negative_number_of_games_is_refused() -> None:
    with pytest.raises(ValueError, match="games is -1: it must be 0 or more"):
        play(["random", "random"], games=-1, options=SHORT)
    assert play(["random", "random"], games=0, options=SHORT) == []


@pytest.mark.parametrize("wrong", [7, None, RandomBot])
def test_a_value_that_is_not_a_bot_is_refused(wrong: Any) -> None:
    with pytest.raises(TypeError, match="is no bot: a bot is an object with"):
        play([wrong, "random"], options=SHORT)


class Regular:
    """Answers by what is legal only: of two copies of a card a game may hold either."""

    name = "regular"

    def choose(
        self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
    ) -> int:
        return legal[sum(legal) % len(legal)]


def test_bots_give_the_same_answers_in_a_deal_and_in_a_game() -> None:
    game = Game(SHORT, None)

    def oracle(outcomes: Sequence[Draw], weights: Sequence[int]) -> int:
        return legal_actions(game._state, CHANCE_SEAT).index(dealt(game._state, 12))

    game._oracle = oracle
    game._settle()
    answers = list(play_out(game, [Regular(), Regular()]))
    seen: list[tuple[int, int]] = []
    outcome = play_deal(
        SHORT.rules,
        [Regular(), Regular()],
        12,
        watch=lambda s, seat, action: seen.append((seat, action)),
    )
    assert [(each.seat, each.action) for each in answers] == seen
    assert game.is_over
    assert game.scores == outcome.points


def test_an_answer_samples_what_the_seat_cannot_know_once(monkeypatch: pytest.MonkeyPatch) -> None:
    samples = 0
    sample = determinize

    def counted(*args: object) -> object:
        nonlocal samples
        samples += 1
        return sample(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(knowledge, "determinize", counted)
    game = Game.new(seed=1)
    answer(create("random"), game, game.question.seats[0])
    assert samples == 1


def test_a_bot_that_raises_is_named_with_its_seat_and_round() -> None:
    class Broken(Regular):
        name = "broken"

        def choose(
            self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
        ) -> int:
            raise ZeroDivisionError("no idea")

    with pytest.raises(BotError, match=r"broken \(seat 1, round 2\) raised") as found:
        play(["random", Broken()], options=SHORT, seed=1)
    assert "no idea" in str(found.value)


def test_bots_are_listed_and_options_are_options() -> None:
    with pytest.raises(TypeError, match="bots is a list of names or bots, not the text 'greedy'"):
        play("greedy")
    with pytest.raises(TypeError, match="a game is made from Options, not from 3"):
        play(["greedy"] * 3, options=3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="a seed is a whole number"):
        play(["random"] * 3, seed=-1)


def test_a_seat_that_is_not_asked_has_no_answer() -> None:
    game = Game.new(seed=1)
    idle = next(seat for seat in range(4) if seat not in game.question.seats)
    with pytest.raises(ValueError, match="is not asked anything now"):
        answer(create("greedy"), game, idle)
    with pytest.raises(TypeError, match=r"a bot is made with create\('hard'\)"):
        answer("hard", game, game.question.seats[0])  # type: ignore[arg-type]


@pytest.mark.parametrize("amount", ["x", float("nan"), -1, [3]])
def test_a_budget_is_a_number_from_0_on(amount: Any) -> None:
    with pytest.raises(ValueError, match="a budget is a number from 0 on, not"):
        Budget(milliseconds=amount)
    with pytest.raises(ValueError, match="is not a budget: write 500, 300ms or 3s"):
        Budget.parse(amount)


def test_knowledge_is_made_from_a_state() -> None:
    with pytest.raises(TypeError, match=r"a state, which game\.sample returns"):
        Knowledge(Game.new(seed=1), 0)  # type: ignore[arg-type]
