"""Every question and every event of a game can be put into words."""

from __future__ import annotations

from itertools import product
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest

from elgrande.core import cards
from elgrande.game import events
from elgrande.game.question import KINDS, Question
from elgrande.words import languages, words

ALL = pytest.mark.parametrize("language", languages())
EVENTS = get_args(events.AnyEvent)
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


def all_of(event: type) -> list[dict[str, object]]:
    """Events of a kind in their plain form, with every combination of sample values."""
    hints = get_type_hints(event)
    names = [field.name for field in msgspec.structs.fields(event)]
    values = product(*(samples(name, hints[name]) for name in names))
    return [msgspec.to_builtins(event(*each)) for each in values]


def test_the_samples_know_how_to_make_events() -> None:
    assert get_origin(events.AnyEvent) is not None
    assert len(EVENTS) > 40


@ALL
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: str(event.__name__))
def test_every_event_of_the_game_is_a_sentence(language: str, event: type) -> None:
    say = words(language)
    for plain in all_of(event):
        sentence = say.tell("2023", plain, {"azul": "Ana"})
        assert sentence.endswith("."), plain
        assert sentence[0].isupper() or sentence[0].isdigit(), plain
        assert "{" not in sentence, plain
        assert "None" not in sentence, plain
        assert "azul" not in sentence, plain


@ALL
@pytest.mark.parametrize("kind", [*KINDS, "modifier"])
def test_every_question_of_the_game_has_words(language: str, kind: str) -> None:
    for edition, card, left in product(
        ("1995", "big-box", "2023"), [card.key for card in cards.CARDS[:5]], (1, 2)
    ):
        said = words(language).question(
            edition, kind, player="azul", card=card, left=left, region="nueva"
        )
        assert said.ask.endswith((".", "?"))
        assert said.wait.endswith(".")
        assert said.next.endswith(".")
        assert "{" not in said.ask + said.wait + said.next


@ALL
def test_a_question_needs_no_more_than_the_game_gives(language: str) -> None:
    """Fields of `Question` that may be missing are missing in none of the sentences."""
    with_left = {"take", "recall", "place", "place-anywhere", "move", "return-choice", "entourage"}
    with_card = {"part", "either"}
    known = {"kind", "seats", "card", "left", "own", "foreign", "region", "step"}
    assert known == set(Question.__struct_fields__)
    for kind in KINDS:
        fields: dict[str, object] = {}
        if kind in with_left:
            fields["left"] = 2
        if kind in with_card:
            fields["card"] = "veto"
        if kind == "disc-flee":
            fields["region"] = "aragon"
        assert words(language).question("big-box", kind, **fields).ask


@ALL
def test_every_step_that_can_be_vetoed_has_words(language: str) -> None:
    say = words(language)
    vetoable = {key.removeprefix("steps.") for key in say.every_key() if key.startswith("steps.")}
    steps = [event for event in EVENTS if event.__struct_config__.tag in vetoable]
    assert len(steps) == len(vetoable) == 19
    for event in steps:
        for plain in all_of(event):
            announced = say.announce("2023", plain, card="tile")
            asked = say.question("2023", "veto", actor="azul", step=announced)
            assert announced in asked.ask


def test_a_question_of_a_game_is_asked_in_words() -> None:
    step = events.Moved("verde", "vasco", "nueva")
    plain = msgspec.to_builtins(Question("veto", (1,), card="move-any-3", step=step))
    asked = words("en").ask("2023", plain, {"azul": "Ana"}, player="granate", actor="azul")
    assert asked.ask.startswith("Ana wants to move a caballero of Green from Navarra to Toledo.")
    assert asked.wait.endswith("from Navarra to Toledo. Maroon may stop that with a veto.")
    begin = msgspec.to_builtins(
        Question("veto", (1,), card="tile", step=events.SpecialAnnounced("azul"))
    )
    assert "special action of “Enactment”" in words("en").ask("2023", begin).ask


def test_sentences_read_well() -> None:
    en, nl = words("en"), words("nl")
    move = {"type": "moved", "owner": "verde", "source": "vasco", "target": "castillo"}
    assert en.tell("big-box", move) == "A caballero of Green moves from País Vasco to the Castillo."
    assert nl.tell("2023", move) == "Een caballero van Groen gaat van Navarra naar het Castillo."
    assert en.tell("2023", {**move, "owner": "church"}).startswith("A caballero of the Church")
    one = {"type": "returned", "owner": "verde", "source": "court", "number": 1}
    assert (
        en.tell("1995", one, {"verde": "Eva"})
        == "1 caballero of Eva goes from the court back to the province."
    )
    assert (
        nl.tell("1995", {**one, "number": 3}, {"verde": "Eva"})
        == "3 caballero's van Eva gaan uit het hof terug naar de provincie."
    )
    bid = {"type": "bid", "player": "azul", "value": 7, "modifier": "2move", "total": 9}
    assert en.tell("2023", bid) == "Blue plays the 7 with the modifier ±2 Ride: 7 + 2 = 9."
    assert "7 − 2 = 5" in nl.tell("2023", {**bid, "total": 5})
    first = {"type": "ranked", "place": "castillo", "owner": "dummy", "rank": 1, "points": 0}
    last = {"kings_bonus": 2, "home_bonus": 0, "number": 3}
    assert (
        en.tell("2023", {**first, **last})
        == "The Castillo: the dummy is first with 3 and gets 0 points. King's bonus: 2."
    )


def test_caballeros_bound_for_the_kings_region_end_up_in_the_court() -> None:
    fled = {"type": "fled", "owner": "oro", "source": "aragon", "target": "granada", "number": 2}
    assert "to Granada" in words("en").tell("big-box", fled)
    assert "to the court" in words("en").tell("big-box", {**fled, "target": "court"})


def test_a_sentence_that_misses_a_field_says_which() -> None:
    with pytest.raises(KeyError, match=r"events\.placed.*needs the field 'target'"):
        words("en").event("big-box", "placed", player="azul")


def test_as_many_as_there_are_is_not_a_number() -> None:
    assert words("en").question("big-box", "move", left=30).ask.startswith("Move as many")
    assert words("en").question("big-box", "move", left=30, own=30).ask.startswith("Move as many")
    assert "4 left" in words("en").question("big-box", "move", left=4).ask


@ALL
def test_moving_says_how_many_of_whom(language: str) -> None:
    said = [
        words(language).question("big-box", "move", left=own + foreign, own=own, foreign=foreign)
        for own, foreign in ((2, 2), (2, 0), (0, 2), (1, 2))
    ]
    assert len({each.ask for each in said}) == 4
    assert all("{" not in each.ask + each.wait for each in said)


def test_moving_reads_well() -> None:
    def asked(**fields: object) -> str:
        return words("en").question("big-box", "move", **fields).ask

    assert asked(left=3) == "Move a caballero of any colour, or stop. 3 left."
    assert asked(left=2, card="church") == "Move a black caballero, or stop. 2 left."
    assert asked(left=4, own=2, foreign=2).endswith("4 left: 2 of yours, 2 of others.")
    assert asked(left=2, own=0, foreign=2).startswith("Move a caballero of somebody else")


def test_when_only_the_special_action_is_left_nobody_is_asked_what_comes_first() -> None:
    both, one = (words("en").question("big-box", "part", card="tile", left=n) for n in (3, 0))
    assert both.ask.endswith("what do you do first?")
    assert one.ask == "Use the special action of “Mobile Scoreboard: New values”?"


def test_a_veto_says_what_it_stops() -> None:
    veto = {"type": "vetoed", "player": "oro"}
    assert words("en").tell("big-box", veto) == "Gold says veto."
    stopped = words("en").tell("big-box", veto, card="tile", actor="azul")
    action = "the special action of “Mobile Scoreboard: New values” by Blue"
    assert stopped == f"Gold says veto: {action} ends here."
    stopped = words("en").tell("2023", veto, card="tile", actor="azul")
    assert stopped.endswith("nothing of the special action of “Enactment” by Blue happens.")


def test_whoever_is_handed_a_modifier_is_named() -> None:
    plain = {"kind": "pass-modifier", "seats": (0, 1)}
    asked = words("en").ask("2023", plain, {"granate": "Eva"}, player="azul", to="granate")
    assert asked.ask == "Choose one of your modifiers to pass to Eva."
