"""Bots that remember get the events their seat saw, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from elgrande import Game, Options
from elgrande.arena.match import dealt, play_deal
from elgrande.bots import Bot, Budget, Knowledge, answer, create
from elgrande.core.engine import apply, legal_actions
from elgrande.core.state import CHANCE_SEAT, State
from elgrande.game.actions import Draw
from elgrande.game.events import AnyEvent, DiscSet, ModifierDealt, ModifierPassed, Recovered
from elgrande.game.names import COLOURS

DEAL = 12
OPTIONS = Options(
    edition="2023", players=3, modules=frozenset({"power-shift", "old-hands"}), length="short"
)


class Mirror:
    """The same game again, kept by a `Game`."""

    def __init__(self) -> None:
        self.game = Game(OPTIONS, None)
        self.game._oracle = self.draw
        self.game._settle()

    def draw(self, outcomes: Sequence[Draw], weights: Sequence[int]) -> int:
        s = self.game._state
        return legal_actions(s, CHANCE_SEAT).index(dealt(s, DEAL))

    def follow(self, s: State, seat: int, action: int) -> None:
        apply(self.game._state, seat, action)
        self.game._settle()


class Witness:
    """Answers at random, and compares its events with those its seat saw in the mirror game."""

    name = "witness"
    remembers = True

    def __init__(self, mirror: Mirror, seed: int) -> None:
        self.mirror = mirror
        self.bot = create("random", seed)
        self.last: tuple[AnyEvent, ...] = ()
        self.asked = 0

    def choose(
        self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
    ) -> int:
        told = tuple(knowledge.history)
        assert told == tuple(self.mirror.game.events(knowledge.seat))
        assert told[: len(self.last)] == self.last
        self.last = told
        self.asked += 1
        return self.bot.choose(knowledge, legal, budget)


def secrets_of_others(history: Sequence[AnyEvent], colour: str) -> list[AnyEvent]:
    """Events that name what only other people may know."""
    return [
        each
        for each in history
        if (isinstance(each, Recovered) and each.player != colour and each.card)
        or (isinstance(each, ModifierDealt) and each.player != colour and each.modifier)
        or (
            isinstance(each, ModifierPassed)
            and colour not in (each.player, each.to)
            and each.modifier
        )
        or (isinstance(each, DiscSet) and each.player != colour and each.region)
    ]


def test_history_grows_as_the_seat_saw_it_and_holds_no_secret_of_others() -> None:
    mirror = Mirror()
    bots = [Witness(mirror, seed) for seed in range(3)]
    play_deal(OPTIONS.rules, bots, DEAL, watch=mirror.follow)
    assert mirror.game.is_over
    whole = mirror.game._all_events()
    for seat, bot in enumerate(bots):
        assert bot.asked > 20
        assert len(bot.last) > 150
        assert secrets_of_others(bot.last, COLOURS[seat]) == []
        assert len(secrets_of_others(whole, COLOURS[seat])) > 5


def test_only_bots_that_remember_get_events() -> None:
    class Forgetful(Witness):
        remembers = False

        def choose(
            self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
        ) -> int:
            assert knowledge.history == ()
            self.asked += 1
            return self.bot.choose(knowledge, legal, budget)

    mirror = Mirror()
    bots: list[Bot] = [Witness(mirror, 0), Forgetful(mirror, 1), create("random", 2)]
    play_deal(OPTIONS.rules, bots, DEAL, watch=mirror.follow)
    assert isinstance(bots[1], Forgetful)
    assert bots[1].asked > 20


@pytest.mark.parametrize("events", [True, False])
def test_a_bot_gets_events_if_the_game_keeps_them(events: bool) -> None:
    class Curious(Witness):
        def choose(
            self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
        ) -> int:
            self.last = tuple(knowledge.history)
            return legal[0]

    game = Game.new(OPTIONS, seed=4, events=events)
    bot = Curious(Mirror(), 0)
    for _ in range(6):
        seat = game.question.seats[0]
        action = answer(bot, game, seat)
        assert bot.last == (tuple(game.events(seat)) if events else ())
        game.apply(seat, action)
