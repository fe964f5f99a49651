"""Every question and every event of a game can be put into words."""

from __future__ import annotations

from itertools import product
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest

from elgrande.core import cards
from elgrande.core.editions import EDITIONS
from elgrande.game import events
from elgrande.game.events import AnyEvent
from elgrande.game.question import QUESTION_KINDS, Question
from elgrande.words import languages, words

ALL = pytest.mark.parametrize("language", languages())
EVENTS = get_args(AnyEvent)
SAMPLES: dict[str, list[object]] = {
    "card": ["score-fours"],
    "modifier": ["2move"],
    "owner": ["verde", "dummy", "church"],
    "source": ["vasco", "court"],
    "target": ["castillo", "france-envoy"],
    "tile": [8],
    "times": [1, 2],
    "number": [0, 1, 3],
    "rank": [1, 4],
}


def samples(name: str, kind: Any) -> list[object]:
    options = get_args(kind) or (kind,)
    found: list[object] = []
    if bool in options:
        found = [True, False]
    elif name in SAMPLES:
        found = SAMPLES[name]
    elif int in options:
        found = [1, 2]
    else:
        found = ["azul" if name in ("player", "to") else "granada"]
    return [*found, None] if type(None) in options else found


def all_of(event: type) -> list[AnyEvent]:
    """Events of a kind, with every combination of sample values."""
    hints = get_type_hints(event)
    names = [field.name for field in msgspec.structs.fields(event)]
    values = product(*(samples(name, hints[name]) for name in names))
    return [event(*each) for each in values]


def test_the_samples_know_how_to_make_events() -> None:
    assert get_origin(AnyEvent) is not None
    assert len(EVENTS) > 40


@ALL
@pytest.mark.parametrize("kind", EVENTS, ids=lambda event: str(event.__name__))
def test_every_event_of_the_game_is_a_sentence(language: str, kind: type) -> None:
    say = words(language)
    for event in all_of(kind):
        sentence = say.tell("2023", event, {"azul": "Ana"})
        assert sentence.endswith("."), event
        assert sentence[0].isupper() or sentence[0].isdigit(), event
        assert not any(mark in sentence for mark in ("{", "None", "none", "azul", "  ")), event


@ALL
@pytest.mark.parametrize("kind", QUESTION_KINDS)
def test_every_question_of_the_game_has_words(language: str, kind: str) -> None:
    step = events.Moved("verde", "vasco", "nueva") if kind == "veto" else None
    for edition, card, left in product(
        ("1995", "big-box", "2023"), [card.key for card in cards.CARDS[:5]], (1, 2)
    ):
        asked = Question(kind, (0,), card=card, left=left, region="nueva", step=step)
        said = words(language).ask(edition, asked, player="azul")
        assert said.ask.endswith((".", "?"))
        assert said.wait.endswith(".")
        assert said.next.endswith(".")
        assert "{" not in said.ask + said.wait + said.next


@ALL
def test_a_question_needs_no_more_than_the_game_gives(language: str) -> None:
    """Fields of `Question` that may be missing are missing in none of the sentences."""
    with_left = {"take", "recall", "place", "place-anywhere", "return-choice", "entourage", "part"}
    for kind in QUESTION_KINDS:
        asked = Question(
            kind,
            (0,),
            card="veto" if kind in ("part", "either") else None,
            left=2 if kind in with_left else None,
            region="aragon" if kind == "disc-flee" else None,
            step=events.Revealed() if kind == "veto" else None,
        )
        said = words(language).ask("big-box", asked)
        assert said.ask
        assert "none" not in said.ask + said.wait + said.next


@ALL
def test_every_step_that_can_be_vetoed_has_words(language: str) -> None:
    say = words(language)
    vetoable = {key.removeprefix("steps-") for key in say.catalogue if key.startswith("steps-")}
    steps = [event for event in EVENTS if event.__struct_config__.tag in vetoable]
    assert len(steps) == len(vetoable) == 19
    for kind in steps:
        for step in all_of(kind):
            announced = say.announce("2023", step, card="tile")
            asked = say.ask("2023", Question("veto", (1,), card="tile", step=step), actor="azul")
            assert announced in asked.ask


def test_a_question_of_a_game_is_asked_in_words() -> None:
    step = events.Moved("verde", "vasco", "nueva")
    question = Question("veto", (1,), card="move-any-3", step=step)
    asked = words("en").ask("2023", question, {"azul": "Ana"}, player="granate", actor="azul")
    assert asked.ask.startswith("Ana wants to move a caballero of Green from Navarra to Toledo.")
    assert asked.wait.endswith("from Navarra to Toledo. Maroon may stop that with a veto.")
    begin = Question("veto", (1,), card="tile", step=events.SpecialAnnounced("azul"))
    assert "special action of “Enactment”" in words("en").ask("2023", begin).ask


def test_sentences_read_well() -> None:
    en, nl = words("en"), words("nl")
    move = events.Moved("verde", "vasco", "castillo")
    assert en.tell("big-box", move) == "A caballero of Green moves from País Vasco to the Castillo."
    assert nl.tell("2023", move) == "Een caballero van Groen gaat van Navarra naar het Castillo."
    black = events.Moved("church", "vasco", "castillo")
    assert en.tell("2023", black).startswith("A caballero of the Church")
    assert (
        en.tell("1995", events.Returned("verde", "court", 1), {"verde": "Eva"})
        == "1 caballero of Eva goes from the court back to the province."
    )
    assert (
        nl.tell("1995", events.Returned("verde", "court", 3), {"verde": "Eva"})
        == "3 caballero’s van Eva gaan uit het hof terug naar de provincie."
    )
    bid = events.Bid("azul", 7, "2move", 9)
    assert en.tell("2023", bid) == "Blue plays the 7 with the modifier ±2 Ride: 7 + 2 = 9."
    assert "7 − 2 = 5" in nl.tell("2023", events.Bid("azul", 7, "2move", 5))
    ranked = events.Ranked("castillo", "dummy", 1, 0, 2, 0, 3)
    assert (
        en.tell("2023", ranked)
        == "The Castillo: the dummy is first with 3 and gets 0 points. King's bonus: 2."
    )


def test_caballeros_bound_for_the_kings_region_end_up_in_the_court() -> None:
    assert "to Granada" in words("en").tell("big-box", events.Fled("oro", "aragon", "granada", 2))
    assert "to the court" in words("en").tell("big-box", events.Fled("oro", "aragon", "court", 2))


def moving(
    card: str | None = None, *, left: int, own: int | None = None, foreign: int | None = None
) -> Question:
    return Question("move", (0,), card=card, left=left, own=own, foreign=foreign)


def test_as_many_as_there_are_is_not_a_number() -> None:
    for question in (moving(left=30), moving(left=30, own=30)):
        assert words("en").ask("big-box", question).ask.startswith("Move as many")
    assert "4 left" in words("en").ask("big-box", moving(left=4)).ask


@ALL
def test_moving_says_how_many_of_whom(language: str) -> None:
    said = [
        words(language).ask("big-box", moving(left=own + foreign, own=own, foreign=foreign))
        for own, foreign in ((2, 2), (2, 0), (0, 2), (1, 2))
    ]
    assert len({each.ask for each in said}) == 4
    assert all("{" not in each.ask + each.wait for each in said)


def test_moving_reads_well() -> None:
    def asked(question: Question) -> str:
        return words("en").ask("big-box", question).ask

    assert asked(moving(left=3)) == "Move a caballero of any colour, or stop. 3 left."
    assert asked(moving("church", left=2)) == "Move a black caballero, or stop. 2 left."
    assert asked(moving(left=4, own=2, foreign=2)).endswith("4 left: 2 of yours, 2 of others.")
    assert asked(moving(left=2, own=0, foreign=2)).startswith("Move a caballero of another player")


def test_when_only_the_special_action_is_left_no_order_is_asked() -> None:
    both, one = (
        words("en").ask("big-box", Question("part", (0,), card="tile", left=n)) for n in (3, 0)
    )
    assert both.ask.endswith("what do you do first?")
    assert one.ask == "Use the special action of “Mobile Scoreboard: New values”?"


def test_a_veto_says_what_it_stops() -> None:
    veto, action = events.Vetoed("oro"), events.SpecialBegan("azul", "tile")
    assert words("en").tell("big-box", veto) == "Gold uses a veto."
    stopped = words("en").tell("big-box", veto, stopped=action)
    assert stopped == (
        "Gold vetoes Blue's special action “Mobile Scoreboard: New values”: it ends here."
    )
    stopped = words("en").tell("2023", veto, stopped=action)
    assert stopped == "Gold vetoes Blue's special action “Enactment”: none of it happens."


def test_the_player_who_gets_a_modifier_is_named() -> None:
    question = Question("pass-modifier", (0, 1))
    asked = words("en").ask("2023", question, {"granate": "Eva"}, player="azul", to="granate")
    assert asked.ask == "Choose one of your modifiers to pass to Eva."


@ALL
def test_a_disc_that_costs_two_says_when_it_costs_one(language: str) -> None:
    """Where a player without a pair returns a single caballero, the question does not ask for 2."""
    question = Question("disc-return", (0,), card="disc-return-2")
    asked = {edition: words(language).ask(edition, question).ask for edition in EDITIONS}
    assert asked["1995"] == asked["2023"]
    assert "1" in asked["1995"]
    assert "1" not in asked["big-box"]
