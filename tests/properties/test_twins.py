"""Two games that differ only in what a seat cannot know look identical to it.

The pairs are laid out and played by hand, not drawn by the code that hides secrets: one answer of
another player differs, and from then on both games go the same way. After every answer everything a
seat gets must be equal: what it sees, what happened, what it may do, what its bots know and choose.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

import msgspec
import pytest

from elgrande import Game, Options
from elgrande._build import compiled
from elgrande.bots import Budget, Knowledge, create, hint
from elgrande.bots.search_bot import SearchBot
from elgrande.core import actions as ids
from elgrande.core.chance import Dice, draw, settle
from elgrande.core.draws import count
from elgrande.core.engine import apply, legal_actions
from elgrande.core.rules import POWER_CARDS
from elgrande.core.setup import MODIFIER_DRAW, STAGE, new_state
from elgrande.core.state import CHANCE_SEAT, HAND, MODIFIER_HISTORY, TOP, clone, to_bytes, to_move
from elgrande.envs.observation import observe
from elgrande.game.question import question_of
from tests.properties.strategies import random_play
from tests.rules.table import TURN_QUESTIONS, Table, table, with_card

OURS: Final = ("random", "greedy", "search", "easy", "normal", "hard", "expert")
A_LITTLE: Final = Budget(iterations=4)


class Twins:
    """Two tables that differ in a secret of `insiders`; no other seat may notice."""

    def __init__(self, lay: Callable[[], Table], *insiders: str) -> None:
        self.one, self.two = lay(), lay()
        self.insiders = insiders
        self.different = 0  # moments at which a secret was there to be kept
        self.asked = 0  # questions to outsiders at such moments
        self.kinds: set[str] = set()
        self.check()

    @property
    def outsiders(self) -> list[int]:
        return [self.one.seat(each) for each in self.one.colours if each not in self.insiders]

    def both(self, colour: str, *actions: str) -> Twins:
        for action in actions:
            self.apart(colour, action, action)
        return self

    def apart(self, colour: str, one: str, two: str) -> Twins:
        self.one.plays(colour, one)
        self.two.plays(colour, two)
        self.check()
        return self

    def go_on(self, answers: int, seed: int) -> Twins:
        """The same answers on both tables, at random, as long as there are some."""
        source = Random(seed)
        for _ in range(answers):
            if self.one.game.is_over or self.one.who != self.two.who:
                break
            colour = source.choice(self.one.who)
            common = sorted(self.one.legal(colour) & self.two.legal(colour))
            if not common:
                break
            self.both(colour, source.choice(common))
        return self

    def finish_round(self) -> Twins:
        """All players still to come take the lowest card and do nothing with it."""
        while self.one.asked in TURN_QUESTIONS:
            colour = self.one.colour_asked
            options = self.one.legal(colour)
            idle = [each for each in ("stop", "take0", "place") if each in options]
            self.both(colour, idle[0] if idle else min(options))
        return self

    def check(self) -> None:
        one, two = self.one.game, self.two.game
        assert given(one, None) == given(two, None)
        for seat in self.outsiders:
            assert given(one, seat) == given(two, seat)
        if to_bytes(one._state) == to_bytes(two._state):
            return
        self.different += 1
        asked = [seat for seat in self.outsiders if seat in one.question.seats]
        for seat in asked:
            self.asked += 1
            if one.question.kind not in self.kinds or self.asked < (6 if compiled() else 2):
                assert chosen(one, seat) == chosen(two, seat)
            self.kinds.add(one.question.kind)


def given(game: Game, seat: int | None) -> Any:
    """Everything that leaves a game for a seat, or for a spectator."""
    s = game._state
    public = [
        msgspec.json.encode(game.view(seat)),
        msgspec.json.encode(game.events(seat)),
        msgspec.json.encode(question_of(s, seat)),
    ]
    if seat is None:
        return public
    known = Knowledge(s, seat)
    return [
        *public,
        [str(each) for each in game.legal(seat)],
        legal_actions(s, seat),
        known.legal,
        known.fingerprint(),
        [to_bytes(known.sample(Dice(seed))) for seed in range(2)],
        [to_bytes(game.sample(seat, seed)) for seed in range(2)],
        observe(s, seat).tolist(),
    ]


def chosen(game: Game, seat: int) -> Any:
    """Every bot's answer for a seat, and the hints."""
    known = Knowledge(game._state, seat)
    bots = [create(name, 3) for name in (OURS if compiled() else ("random",))]
    for bot in bots:
        if isinstance(bot, SearchBot):
            bot._seconds = None  # by iterations only: the clock would tell them apart
    return [
        [bot.choose(known, known.legal, A_LITTLE) for bot in bots],
        [(each.action, each.behind) for each in hint(known, A_LITTLE)] if compiled() else [],
    ]


# --- a power card taken back ---

USED = {"azul": [3, 5, 9]}
SECRET_CARD: Final = ("recover3", "recover9")


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("edition", ["1995", "big-box", "2023"])
def test_which_power_card_a_player_took_back(edition: str, seed: int) -> None:
    twins = Twins(lambda: with_card("recover", edition=edition, used=USED), "azul")
    twins.both("azul", "special").apart("azul", *SECRET_CARD).go_on(150, seed)
    assert twins.different > 60
    assert {"power", "card", "part"} <= twins.kinds


@pytest.mark.parametrize("seed", range(3))
def test_which_power_card_a_player_announced_to_take_back(seed: int) -> None:
    """A veto can come before the card is taken: that question must not tell which it is."""
    twins = Twins(lambda: with_card("recover", used=USED, vetoes=["granate", "oro"]), "azul")
    twins.both("azul", "special").apart("azul", *SECRET_CARD)
    assert twins.one.asked == "veto"
    assert twins.asked == 1
    for colour in twins.one.who:
        twins.both(colour, "allow")
    twins.go_on(80, seed)
    assert twins.different > 15


def test_which_power_card_a_veto_kept_a_player_from_taking_back() -> None:
    twins = Twins(lambda: with_card("recover", used=USED, vetoes=["granate"]), "azul")
    twins.both("azul", "special").apart("azul", *SECRET_CARD)
    twins.both("granate", "veto").go_on(30, 1)


@pytest.mark.parametrize("second", [("recover5", "recover5"), ("recover9", "recover3")])
def test_which_power_cards_a_player_took_back_twice(second: tuple[str, str]) -> None:
    def lay() -> Table:
        t = with_card("recover", used=USED)
        t.deck.cards[4] = "recover"
        return t

    twins = Twins(lay, "azul")
    twins.both("azul", "special").apart("azul", *SECRET_CARD).both("azul", "stop")
    twins.finish_round()
    assert twins.one.round == 2
    for colour, power in (("verde", 8), ("azul", 12), ("granate", 11), ("oro", 10)):
        twins.both(colour, str(power))
    twins.both("azul", "card4", "special").apart("azul", *second).go_on(60, 2)
    assert twins.different > 15


# --- discs ---

AROUND = {
    place: {"azul": 2, "granate": 2, "oro": 2, "verde": 2}
    for place in ("aragon", "valencia", "nueva")
}


@pytest.mark.parametrize("setter", ["granate", "verde"])
@pytest.mark.parametrize("card", ["disc-return-all", "disc-return-2", "score-named-once"])
def test_where_a_disc_not_yet_shown_points(card: str, setter: str) -> None:
    twins = Twins(lambda: with_card(card, caballeros=AROUND), setter)
    twins.both("azul", "special").apart(setter, "@aragon", "@valencia")
    assert twins.different == 1
    assert twins.asked >= 2
    [last] = [each for each in ("granate", "verde") if each != setter]
    twins.both(last, "@nueva")
    assert twins.different == 2


def test_where_a_disc_points_that_flees_an_eviction() -> None:
    twins = Twins(lambda: with_card("eviction", caballeros=AROUND), "granate")
    twins.both("azul", "special", "evict:nueva").apart("granate", "@aragon", "@valencia")
    twins.both("verde", "@aragon")
    assert (twins.different, twins.one.who) == (2, ("oro",))


@pytest.mark.parametrize("edition", ["1995", "big-box", "2023"])
def test_where_a_disc_points_that_leaves_the_castillo(edition: str) -> None:
    def lay() -> Table:
        inside = {"castillo": {"azul": 3, "granate": 2, "oro": 1, "verde": 1}}
        t = table(edition, round=3, king="galicia", caballeros=inside)
        return t.bids(azul=13, granate=12, oro=11, verde=10).finishes_round()

    twins = Twins(lay, "oro")
    twins.apart("oro", "@granada", "@sevilla").both("azul", "@vieja").both("verde", "@sevilla")
    assert (twins.different, twins.asked) == (3, 3 + 2 + 1)


# --- modifiers ---


def shifted(*deal: str, passed: Sequence[str], players: int = 4) -> Table:
    """Power Shift with these modifiers dealt; all named players have passed one on."""
    t = table("2023", players, modules=["power-shift"], modifiers=deal)
    for colour, modifier in zip(reversed(t.colours), reversed(passed), strict=False):
        t.plays(colour, f"pass:{modifier}")
    return t


AZUL = ("1", "1court", "2move")
GRANATE = ("1grande", "2grande", "2")
ORO = ("1move", "2court", "1court")
VERDE = ("2move", "2grande", "1")


def test_which_modifiers_others_were_dealt() -> None:
    hands = [(GRANATE, ORO), (ORO, GRANATE)]
    tables = [shifted(*AZUL, *g, *o, *VERDE, passed=()) for g, o in hands]
    twins = Twins(tables.pop, "granate", "oro")
    assert twins.different == 1
    twins.both("azul", "pass:1").both("verde", "pass:1")
    twins.apart("granate", "pass:1move", "pass:2")
    assert twins.different == 4


def test_which_modifier_a_player_handed_over() -> None:
    twins = Twins(lambda: shifted(*AZUL, *GRANATE, *ORO, *VERDE, passed=()), "granate", "oro")
    twins.apart("granate", "pass:2", "pass:1grande").both("azul", "pass:1")
    twins.both("oro", "pass:1move")
    assert twins.different == 3
    twins.both("verde", "pass:1")
    assert twins.different == 4
    twins.go_on(120, 4)
    assert twins.different > 60
    assert {"power", "card", "part"} <= twins.kinds


@pytest.mark.parametrize("seed", range(3))
def test_which_modifiers_others_hold_all_game_long(seed: int) -> None:
    """Granate and oro have swapped two of theirs: azul and verde see nothing of it."""
    hands = [(GRANATE, ORO), ((ORO[0], *GRANATE[1:]), (GRANATE[0], *ORO[1:]))]
    passes = ("1", "2grande", "2court", "1")
    tables = [shifted(*AZUL, *g, *o, *VERDE, passed=passes) for g, o in hands]
    twins = Twins(tables.pop, "granate", "oro")
    twins.go_on(150, seed)
    assert twins.different > 60


def test_which_of_two_copies_a_player_was_dealt() -> None:
    """There are two of every modifier, and both are equal."""
    hands = [("1grande", "2grande", "2"), ("1grande", "2grande", "1move")]
    tables = [shifted(*AZUL, *g, "2", "2court", "1court", *VERDE, passed=()) for g in hands]
    twins = Twins(tables.pop, "granate")
    twins.both("azul", "pass:1").both("oro", "pass:2").both("granate", "pass:1grande")
    twins.both("verde", "pass:1").go_on(40, 1)
    assert twins.different > 20


def with_two_used_modifiers(received: str, vetoes: Sequence[str]) -> Table:
    """Azul, who was handed this one, has used two others and takes the card Recover."""
    t = table(
        "2023",
        3,
        modules=["power-shift"],
        modifiers=[*AZUL, *GRANATE, *ORO],
        switches={"veto_at_announcement": False},
        vetoes=vetoes,
    )
    t.plays("azul", "pass:1").plays("granate", "pass:2").plays("oro", f"pass:{received}")
    t.bids(azul="13+1court", granate="12", oro="11")
    t.deck.cards[4] = "recover"
    t.passes_turn("azul").finishes_round()
    return t.bids(oro="7", azul="12+2move", granate="6").takes_card("azul", 4)


@pytest.mark.parametrize("vetoes", [(), ("granate",)])
def test_which_modifier_a_player_took_back(vetoes: Sequence[str]) -> None:
    twins = Twins(lambda: with_two_used_modifiers("1move", vetoes), "azul")
    twins.both("azul", "special").apart("azul", "recover:1court", "recover:2move")
    if vetoes:
        assert twins.one.asked == "veto"
        twins.both("granate", "allow")
    twins.go_on(60, 3)
    assert twins.different > 30


@pytest.mark.parametrize("received", [("1court", "1court"), ("1move", "1court")])
def test_a_modifier_played_again_does_not_tell_whether_it_was_taken_back(
    received: tuple[str, str],
) -> None:
    """It may be the one taken back, or the other one of its kind, which oro may have handed on."""
    tables = [with_two_used_modifiers(each, ()) for each in reversed(received)]
    twins = Twins(tables.pop, "azul", "oro")
    twins.both("azul", "special").apart("azul", "recover:1court", "recover:2move")
    twins.finish_round().both("granate", "7").both("oro", "8").both("azul", "9+1court")
    twins.go_on(40, 2)
    assert twins.different > 20


def test_the_holder_of_the_twin_knows_that_a_modifier_was_taken_back() -> None:
    """Oro was dealt the other 1court and kept it: only one can have been played twice."""
    t = with_two_used_modifiers("1move", ())
    t.plays("azul", "special", "recover:1court")
    t.finishes_round().bids(granate="7", oro="8", azul="9+1court")
    back = {str(t.game.sample(2, seed).v[MODIFIER_HISTORY]) for seed in range(60)}
    assert back == {str(t.game._state.v[MODIFIER_HISTORY])}
    drawn = Counter(str(t.game.sample(1, seed).v[MODIFIER_HISTORY]) for seed in range(400))
    likely, unlikely = drawn.most_common()
    assert likely[0] in back
    assert 4 < unlikely[1] < 100  # to hold both of a kind is rare


def test_which_power_card_waits_for_its_modifier() -> None:
    """The core asks for the modifier separately: until then no other player has seen the card."""
    states = []
    for card in (3, 9):
        s = clone(
            shifted(*AZUL, *GRANATE, *ORO, *VERDE, passed=("1", "2", "1move", "1")).game._state
        )
        bidder = int(to_move(s))
        apply(s, bidder, ids.POWER + card)
        states.append(s)
    for seat in {0, 1, 2, 3} - {bidder}:
        known = [Knowledge(s, seat) for s in states]
        assert known[0].fingerprint() == known[1].fingerprint()
        assert len({to_bytes(each.sample(Dice(5))) for each in known}) == 1


def test_a_seat_in_the_middle_of_the_deal_knows_only_its_own() -> None:
    bags = []
    for dealt in (0, 6):  # of another kind, to the next seat
        s = new_state(Options(edition="2023", players=3, modules=frozenset({"power-shift"})).rules)
        dice = Dice(4)
        while s.v[s.v[TOP] + STAGE] < MODIFIER_DRAW:
            apply(s, CHANCE_SEAT, draw(s, dice))
        for outcome in (2, 4, 12, dealt):
            apply(s, CHANCE_SEAT, ids.DRAW + outcome)
        sample = Knowledge(s, 0).sample(dice)
        settle(sample, dice)
        assert [count(sample.v[HAND + seat] >> POWER_CARDS) for seat in range(3)] == [3, 3, 3]
        bags.append(Knowledge(s, 0).fingerprint())
    assert bags[0] == bags[1]


# --- chance ---

WITH_PILES: Final = (
    Options(edition="2023", players=2),
    Options(edition="2023", players=3, modules=frozenset({"old-hands", "new-regency"})),
    Options(edition="2023", players=2, modules=frozenset({"power-shift", "old-hands"})),
)


@pytest.mark.parametrize("options", WITH_PILES, ids=str)
def test_no_draw_is_decided_in_advance(options: Options) -> None:
    """The dummy's cards, cards left out for Old Hands: a game stores no future draws."""
    game = Game.new(options, 5)
    for number, _ in enumerate(random_play(game, 5)):
        if number % 20 == 0 and not game.is_over:
            again = Game.replay(game.record())  # future draws come from the operating system
            assert to_bytes(again._state) == to_bytes(game._state)
            for seat in (None, *range(options.players)):
                assert given(again, seat) == given(game, seat)
