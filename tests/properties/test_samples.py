"""A state sampled for a seat is possible: checked against a second model of the history.

The model derives what others may hold from the public events alone, by tracking every possibility.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elgrande import Game, Options
from elgrande._build import compiled
from elgrande.core.rules import POWER_CARDS
from elgrande.core.state import (
    DISC,
    FRAME,
    HAND,
    MODIFIER_HISTORY,
    PASSED,
    SEATS,
    SIZE,
    TOP,
    State,
)
from elgrande.game.actions import PlayPower
from elgrande.game.events import AnyEvent, Bid, Recovered
from elgrande.game.names import COLOURS
from elgrande.game.question import question_of
from tests.properties.strategies import options, random_play
from tests.properties.test_invariants import pieces
from tests.rules.table import with_card

SEEDS = st.integers(0, 2**31)
SECRETIVE = Options(
    edition="2023", players=4, modules=frozenset({"power-shift", "old-hands", "new-regency"})
)
Hand = frozenset[int]


class Onlooker:
    """Follows the public events: which power cards each player can hold."""

    def __init__(self, players: int) -> None:
        self.hands: dict[str, set[Hand]] = {
            colour: {frozenset(range(1, 14))} for colour in COLOURS[:players]
        }
        self.shown: dict[str, set[int]] = {colour: set() for colour in COLOURS[:players]}

    def follow(self, event: AnyEvent) -> None:
        if isinstance(event, Bid):
            self.shown[event.player].add(event.value)
            self.hands[event.player] = {
                hand - {event.value} for hand in self.hands[event.player] if event.value in hand
            }
        elif isinstance(event, Recovered) and not event.modifier:
            self.hands[event.player] = {
                hand | {card}
                for hand in self.hands[event.player]
                for card in self.shown[event.player] - hand
            }


def power_cards(s: State, seat: int) -> Hand:
    return frozenset(card + 1 for card in range(13) if s.v[HAND + seat] >> card & 1)


def modifiers(mask: int) -> Counter[int]:
    """By kind: how many."""
    return Counter(bit // 2 for bit in range(16) if mask >> (POWER_CARDS + bit) & 1)


SECRETS = (HAND, PASSED, MODIFIER_HISTORY, DISC)
SECRET_CELLS = {block + seat for block in SECRETS for seat in range(int(SEATS))}


def check_sample(game: Game, seat: int, sample: State, onlooker: Onlooker) -> None:
    true = game._state
    top = int(true.v[TOP])
    announced = {top + i for i in range(int(FRAME))} if question_is_a_step(game) else set()
    for cell in range(SIZE):
        if cell not in SECRET_CELLS and cell not in announced and cell < top + FRAME:
            assert sample.v[cell] == true.v[cell], f"cell {cell} is public"
    assert pieces(sample) == pieces(true)
    for block in SECRETS:
        assert sample.v[block + seat] == true.v[block + seat], "a seat knows its own"
    for other in range(game.options.players):
        hand = power_cards(sample, other)
        assert hand in onlooker.hands[COLOURS[other]]
        assert len(hand) == len(power_cards(true, other))
    if "power-shift" in game.options.modules:
        check_modifiers(game, seat, sample)


def question_is_a_step(game: Game) -> bool:
    return question_of(game._state, None).kind == "veto"


def check_modifiers(game: Game, seat: int, sample: State) -> None:
    """The sixteen are each in one place; what was handed over has gone to the left."""
    true = game._state
    players = game.options.players
    dealt: Counter[int] = Counter()
    for other in range(players):
        held = modifiers(int(sample.v[HAND + other]))
        assert held.total() == modifiers(int(true.v[HAND + other])).total()
        owned = held + follow_course(sample, other)
        assert owned.total() == 3
        assert shown(sample, other) == shown(true, other)
        dealt += owned
    assert max(dealt.values()) <= 2
    if question_of(true, None).kind == "pass-modifier":
        for other in range(players):
            if sample.v[PASSED + other]:
                assert int(sample.v[PASSED + other]) - 1 in modifiers(int(sample.v[HAND + other]))
    else:
        for giver in range(players):
            to = (giver + 1) % players
            has = modifiers(int(sample.v[HAND + to])) + follow_course(sample, to)
            assert int(sample.v[PASSED + giver]) - 1 in has


def shown(s: State, seat: int) -> list[int | None]:
    """The kinds of modifier played, in order; None where one was taken back."""
    course = int(s.v[MODIFIER_HISTORY + seat])
    steps = [course >> at & 31 for at in range(0, course.bit_length(), 5)]
    return [step - 1 if step < 9 else None for step in steps]


def follow_course(s: State, seat: int) -> Counter[int]:
    """The modifiers that lie used: only what lay there can have been taken back."""
    course = int(s.v[MODIFIER_HISTORY + seat])
    used: Counter[int] = Counter()
    for at in range(0, course.bit_length(), 5):
        step = course >> at & 31
        used[step - 1 if step < 9 else step - 9] += 1 if step < 9 else -1
        assert min(used.values()) >= 0
    return +used


def check_discs(game: Game, seat: int, sample: State, could: dict[int, set[str]]) -> None:
    """A disc that is set and hidden names what its owner was allowed to name."""
    for other, named in could.items():
        if other != seat and other not in game.question.seats:
            number = int(sample.v[DISC + other])
            assert number > 0
            assert REGIONS[number - 1] in named


REGIONS = (
    "galicia", "vasco", "aragon", "cataluna", "vieja", "nueva", "sevilla", "granada", "valencia",
)  # fmt: skip


Play = Callable[[Game, int], Iterator[tuple[int, str]]]


def take_back_much(game: Game, seed: int) -> Iterator[tuple[int, str]]:
    """Play modifiers, take them back and play them again, wherever there is a chance to."""
    source = random.Random(seed)
    while not game.is_over:
        seat = source.choice(game.question.seats)
        legal = game.legal(seat)
        cards = {f"card{card.pile}" for card in game.view(None).cards if card.card == "recover"}
        wishes = [each for each in legal if str(each) in cards]
        wishes += [each for each in legal if str(each).startswith("recover:")]
        wishes += [each for each in legal if isinstance(each, PlayPower) and each.modifier]
        wishes += [each for each in legal if str(each) == "special"]
        action = source.choice(wishes or legal)
        game.apply(seat, action)
        yield seat, str(action)


def check_game(options: Options, seed: int, every: int = 1, play: Play = random_play) -> int:
    """Play and check samples for every seat; how many differed from the truth."""
    game = Game.new(options, seed)
    onlooker = Onlooker(options.players)
    source = random.Random(seed)
    seen = different = 0
    could: dict[int, set[str]] = {}  # where each may point a disc, by the question under way
    still_asked: set[int] = set()
    for number, _ in enumerate(play(game, seed)):
        for event in game.events(None, seen):
            onlooker.follow(event)
        seen = game.event_count
        asked = game.question.seats if game.question.kind.startswith("disc") else ()
        if not asked or not set(asked) < still_asked:  # another question than before
            could = {each: {str(action)[1:] for action in game.legal(each)} for each in asked}
        still_asked = set(asked)
        if number % every:
            continue
        for seat in range(options.players):
            sample = game.sample(seat, source.randrange(2**31))
            check_sample(game, seat, sample, onlooker)
            check_discs(game, seat, sample, could)
            different += any(sample.v[cell] != game._state.v[cell] for cell in SECRET_CELLS)
    return different


@given(options, SEEDS)
@settings(deadline=None, max_examples=12)
def test_a_sample_agrees_with_the_history(options: Options, seed: int) -> None:
    check_game(options, seed, every=3)


@pytest.mark.parametrize("seed", range(3))
def test_a_sample_agrees_with_the_history_where_there_is_most_to_hide(seed: int) -> None:
    assert check_game(SECRETIVE, seed) > 100


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_sample_agrees_with_the_history_of_modifiers_taken_back(players: int) -> None:
    shift = Options(edition="2023", players=players, modules=frozenset({"power-shift"}))
    for seed in range(20 if compiled() else 2):
        assert check_game(shift, seed, play=take_back_much) > 20


@pytest.mark.compiled_only
def test_samples_agree_with_the_history_in_many_games() -> None:
    secrets = sum(check_game(Options(players=players), 50 + players) for players in (3, 4, 5))
    secrets += sum(check_game(SECRETIVE, seed) for seed in range(20, 30))
    assert secrets > 2000


def test_every_card_that_can_have_been_taken_back_is_drawn() -> None:
    t = with_card("recover", used={"azul": [3, 5, 9]}).plays("azul", "special", "recover5")
    drawn = {power_cards(t.game.sample(1, seed), 0) for seed in range(200)}
    left = frozenset(range(1, 14)) - {3, 5, 9, 13}
    assert drawn == {left | {card} for card in (3, 5, 9, 13)}
    assert power_cards(t.game.sample(0, 1), 0) == left | {5}


def test_every_two_cards_that_can_have_been_taken_back_are_drawn() -> None:
    t = with_card("recover", used={"azul": [3, 5, 9]})
    t.deck.cards[4] = "recover"
    t.plays("azul", "special", "recover5").finishes_round()
    t.bids(verde=8, azul=12, granate=11, oro=10).plays("azul", "card4", "special", "recover9")
    drawn = {power_cards(t.game.sample(1, seed), 0) for seed in range(400)}
    left = frozenset(range(1, 14)) - {3, 5, 9, 13, 12}
    assert drawn == {
        left | {first, second} for first in (3, 5, 9, 13) for second in {3, 5, 9, 13, 12} - {first}
    }


def test_modifiers_of_others_are_drawn_from_all_a_seat_has_not_seen() -> None:
    game = Game.new(SECRETIVE, 3)
    for seat in (3, 1, 0, 2):
        game.apply(seat, game.legal(seat)[0])
    own = modifiers(int(game._state.v[HAND]))
    passed = int(game._state.v[PASSED]) - 1
    unseen = Counter(dict.fromkeys(range(8), 2)) - own
    drawn: dict[int, set[int]] = {1: set(), 2: set(), 3: set()}
    for seed in range(300):
        sample = game.sample(0, seed)
        hands = {other: modifiers(int(sample.v[HAND + other])) for other in drawn}
        assert sum(hands.values(), Counter()) <= unseen
        assert hands[1][passed] > 0
        for other, hand in hands.items():
            drawn[other].update(hand)
    elsewhere = set(unseen - Counter([passed]))
    assert drawn == {1: elsewhere | {passed}, 2: elsewhere, 3: elsewhere}
