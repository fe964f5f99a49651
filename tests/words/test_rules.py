"""The rulebook covers the game being played, and nothing else."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from itertools import product

import pytest

from elgrande.core.board import PRINTED_VALUES
from elgrande.core.editions import EDITIONS, LENGTHS
from elgrande.core.rules import SUPPLY
from elgrande.game.options import Options
from elgrande.words import Words, languages, words

ALL = pytest.mark.parametrize("language", languages())
ALWAYS = [
    *("goal", "board", "set-up", "round", "power", "turn", "king", "castillo", "scoring"),
    *("bonuses", "general-scoring", "discs", "end", "cards", "glossary"),
]


def chapters(
    say: Words,
    edition: str,
    modules: Sequence[str] = (),
    variants: Sequence[str] = (),
    *,
    players: int | None = None,
    length: str = "full",
    old_hands: Sequence[str] = (),
) -> dict[str, str]:
    options = Options(
        edition=edition,
        players=players or 4,
        length=length,
        modules=frozenset(modules),
        variants=frozenset(variants),
        old_hands=frozenset(old_hands),
    )
    made = say.rules(options, every_number=players is None)
    return {chapter.key: chapter.text for chapter in made}


@ALL
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_mix_gives_a_whole_rulebook(language: str, edition: str) -> None:
    modules = ["new-regency", "old-hands", "power-shift"] if edition == "2023" else []
    variants = ["home-advantage", "move-limits", "granada", "church", "open-castillo"]
    for some, players, length in product(
        [([], []), (modules, variants), ([], ["france", "no-veto"])], (None, 2, 3, 5), LENGTHS
    ):
        made = chapters(words(language), edition, *some, players=players, length=length)
        assert [key for key in made if key in ALWAYS] == ALWAYS
        for key, text in made.items():
            assert text, key
            assert not any(mark in text for mark in ("{", "\0", "__", "\n\n\n")), key
        optional = {*some[0], *some[1]}
        assert optional <= made.keys()
        assert f"edition-{edition}" in made


@ALL
def test_chapters_of_options_are_shown_only_with_them(language: str) -> None:
    plain = chapters(words(language), "big-box")
    assert "france" not in plain
    assert "dummy" not in plain
    assert "new-regency" not in plain
    assert "veto" in plain
    assert "veto" not in chapters(words(language), "big-box", (), ["no-veto"])
    assert "veto" not in chapters(words(language), "2023")
    assert "veto" in chapters(words(language), "2023", ["old-hands"])
    assert "veto" not in chapters(words(language), "2023", ["old-hands"], old_hands=["rivalries"])
    assert "dummy" in chapters(words(language), "2023", players=2)
    assert "dummy" not in chapters(words(language), "2023", players=4)


@ALL
def test_the_tables_are_those_of_the_game(language: str) -> None:
    made = chapters(words(language), "2023")
    for values in PRINTED_VALUES[:10]:
        assert "/".join(map(str, values)) in made["board"]
    assert "Toledo" in made["board"]
    assert " | ".join(str(SUPPLY[card]) for card in range(1, 14)) in made["power"]


@ALL
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_in_play_is_listed(language: str, edition: str) -> None:
    say = words(language)
    listed = chapters(say, edition)["cards"]
    for stack in EDITIONS[edition].stacks:
        for key, copies in stack:
            line = f"**{say.card(edition, key).name}**" + (f" ({copies}×)" if copies > 1 else "")
            assert line in listed, key


@ALL
def test_a_reconstructed_fact_is_marked_in_its_chapter(language: str) -> None:
    say = words(language)
    mark = f"> **{say.label('2023', 'reconstructed')}.**"
    regency = chapters(say, "2023", ["new-regency"])["new-regency"]
    assert regency.count(mark) == 4
    assert say.fact("portugal-borders").text in regency
    assert mark in chapters(say, "1995", (), ["france"])["france"]
    assert mark not in chapters(say, "big-box")["cards"]


@ALL
def test_the_glossary_is_in_the_order_of_its_language(language: str) -> None:
    terms = re.findall(r"\*\*(.+?)\s*:\*\*", chapters(words(language), "big-box")["glossary"])
    plain = [unicodedata.normalize("NFD", term).casefold() for term in terms]
    letters = ["".join(c for c in term if not unicodedata.combining(c)) for term in plain]
    assert len(letters) == 15
    assert letters == sorted(letters)


def test_ties_are_described_as_the_edition_counts_them() -> None:
    assert "fourth place and gets nothing" in chapters(words("en"), "1995")["scoring"]
    assert "the fourth gets 1" in chapters(words("en"), "big-box")["scoring"]


def test_examples_of_ties_need_no_more_players_than_there_are() -> None:
    for edition, players in product(EDITIONS, (2, 3)):
        told = chapters(words("en"), edition, players=players)
        assert "fourth" not in told["scoring"] + told[f"edition-{edition}"]
        assert "third place pays" not in told["scoring"]
    assert "neither gets points" in chapters(words("en"), "big-box", players=2)["scoring"]
    assert "neither gets points" not in chapters(words("en"), "2023", players=2)["scoring"]
    assert "The two get 3 points each" in chapters(words("en"), "1995", players=3)["scoring"]


@ALL
@pytest.mark.parametrize("edition", ["1995", "big-box"])
def test_second_places_pay_with_a_dummy(language: str, edition: str) -> None:
    def told(dummy: bool) -> str:
        options = Options(edition=edition, players=2, switches={"dummy": dummy})
        made = {chapter.key: chapter.text for chapter in words(language).rules(options)}
        return made[f"edition-{edition}"]

    only_first = told(dummy=False).split("\n")[-1]  # the last line, only without the dummy
    if language == "en":
        assert only_first == "- Two players: only first places pay."
    assert only_first not in told(dummy=True)


AGREED = {
    "de": "Zu dritt könnt ihr vereinbaren",
    "en": "With three players you may agree",
    "es": "Con tres jugadores podéis acordar",
    "fr": "À trois, vous pouvez convenir",
    "it": "In tre potete accordarvi",
    "nl": "Met drie spelers",
}


@ALL
def test_three_players_may_merge_two_stacks(language: str) -> None:
    say = words(language)
    agreed = AGREED[language]
    for players in (None, 3):
        assert agreed in chapters(say, "2023", players=players)["set-up"]
    for players in (2, 4):
        assert agreed not in chapters(say, "2023", players=players)["set-up"]
    merged = Options(edition="2023", players=3, switches={"merged_stacks": True})
    assert agreed not in {each.key: each.text for each in say.rules(merged)}["set-up"]
    assert agreed not in chapters(say, "big-box")["set-up"]


@pytest.mark.parametrize("edition", ["1995", "big-box"])
def test_without_vetoes_stack_two_is_said_to_hold_nine(edition: str) -> None:
    said = chapters(words("en"), edition, (), ["no-veto"])[f"edition-{edition}"]
    assert "nine in stack 2" in said
    assert "stacks 1 to 4" in chapters(words("en"), edition)[f"edition-{edition}"]


def test_places_that_pay_follow_the_number_of_players() -> None:
    two = chapters(words("en"), "big-box", players=2)["scoring"]
    assert "Two players: only first place pays" in two
    assert "Four or five" not in two
    assert "dummy" in chapters(words("en"), "2023", players=2)["scoring"]


@pytest.mark.parametrize(
    ("modules", "variants", "back"),
    [
        ([], [], "Only the King's card comes back."),
        ([], ["church"], "Only the King's card and the card of the Church come back."),
        (["new-regency"], ["church"], "Only the card of the Church comes back."),
        (["new-regency"], [], "leaves the game after its round."),
    ],
)
def test_the_rules_say_which_cards_come_back(
    modules: list[str], variants: list[str], back: str
) -> None:
    told = chapters(words("en"), "2023", modules, variants)["set-up"]
    assert told.strip().endswith(back)


@ALL
def test_a_king_next_to_the_castillo_closes_it(language: str) -> None:
    say = words(language)
    plain = chapters(say, "2023")["castillo"]
    regency = chapters(say, "2023", ["new-regency"])["castillo"]
    assert len(regency) > len(plain)


@ALL
def test_the_card_of_first_places_has_its_own_order_in_big_box(language: str) -> None:
    say = words(language)

    def before_the_cards(edition: str) -> str:
        return chapters(say, edition)["cards"].partition("###")[0]

    name = say.card("big-box", "score-first-places").name
    assert name in before_the_cards("big-box")
    assert name not in before_the_cards("1995")


@ALL
def test_unconquered_granada_and_the_dummy(language: str) -> None:
    say = words(language)
    two = chapters(say, "2023", [], ["granada"], players=2)["granada"]
    three = chapters(say, "2023", [], ["granada"], players=3)["granada"]
    assert len(two) > len(three)


def test_the_english_rules_say_what_unconquered_granada_does_to_most_and_fewest() -> None:
    text = chapters(words("en"), "big-box", [], ["granada"])["granada"]
    assert "fullest" in text
    assert "quietest" in text


def test_terms_hold_in_every_edition() -> None:
    """A veto of 2023 stops all of an action; what goes into the Castillo is announced."""
    terms = words("en").catalogue
    assert "step" not in terms.format("terms-veto", {})
    assert "unseen" not in terms.format("terms-castillo", {})
