"""All texts of one language: names, cards, questions, events, rules."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Final

from elgrande.core.editions import EDITIONS
from elgrande.core.reconstructed import facts_about
from elgrande.game.events import AnyEvent, SpecialBegan
from elgrande.game.options import Options
from elgrande.game.question import Question
from elgrande.words import rulebook_tables as tables
from elgrande.words.card_targets import card_targets
from elgrande.words.catalogue import Catalogue, UnknownWordError, source_of
from elgrande.words.fields import (
    CARDS,
    KIND_OF_FIELD,
    MODIFIERS,
    PERSONS,
    PLACES,
    Value,
    event_fields,
    question_fields,
)
from elgrande.words.flags import Flags, flags
from elgrande.words.results import CardWords, Named, OptionWords, QuestionWords
from elgrande.words.rulebook import LEFT_OUT, Chapter, rulebook

EditionOrOptions = str | Options  # an edition, for two to five players, or the options of a game
People = Mapping[str, str]  # players' names by colour; without a name they are called by colour

FORMS: Final = ("from", "to", "in", "of")

_MODIFIER: Final = re.compile("[+-]?([12])(court|move|grande)?")
_SPACE: Final = re.compile(r"[ \n]+")  # not the narrow spaces of French
_VOWELS: Final = frozenset("aeiouyAEIOUY")


class Words:
    """All words in one language.

    An `edition` may be a name or the options of a game.
    """

    def __init__(self, language: str, source: str | None = None) -> None:
        functions: dict[str, Callable[..., str]] = {"NONE": lambda: LEFT_OUT}
        for form in FORMS:  # FROM($source) in a text is the form `from` of a place
            functions[form.upper()] = partial(_in_form, form)
        self.catalogue = Catalogue(language, source or source_of(language), functions)
        self.language = language
        self.language_name = self.catalogue.format("language", {})
        self._names: dict[tuple[str, str], str] = {}  # texts that only the edition changes
        self._last: tuple[EditionOrOptions, Flags] = "", {}

    # --- names ---

    def place(self, edition: EditionOrOptions, key: str) -> str:
        """A region, the Castillo, France and its spaces, Portugal, court or province."""
        return self.say(edition, f"places-{key}")

    def place_in_sentence(self, edition: EditionOrOptions, key: str) -> Named:
        """A place as a sentence needs it: with its article, and with prepositions."""
        return self._in_sentence(edition, f"places-{key}")

    def colour(self, key: str) -> str:
        return self.catalogue.format(f"colours-{key}", {})

    def piece(self, key: str, number: int = 1) -> str:
        return self.catalogue.format(f"pieces-{key}", {"number": number})

    def tile(self, key: str) -> str:
        return self.catalogue.format(f"tiles-{key}", {})

    def whose(self, key: str) -> str:
        return self.catalogue.format(f"whose-{key}", {})

    def answer(self, key: str) -> str:
        """The label of a button."""
        return self.catalogue.format(f"answers-{key}", {})

    def illegal(self, code: str) -> str:
        """Why the rules do not allow an answer, by the code of `IllegalAction`."""
        return self.catalogue.format(f"illegal-{code}", {})

    def label(self, edition: EditionOrOptions, key: str, /, **fields: Value) -> str:
        return self.say(edition, f"labels-{key}", **fields)

    def stack(self, edition: EditionOrOptions, stack: tables.CardStack) -> str:
        """The heading of a stack of action cards."""
        key = "church-stack" if stack.number > 5 else "stack"
        return self.label(edition, key, stack=stack.number, number=stack.places)

    # --- options ---

    def edition(self, key: str) -> OptionWords:
        return self._option(key, "editions", key)

    def module(self, key: str) -> OptionWords:
        return self._option("2023", "modules", key)

    def old_hand(self, key: str) -> OptionWords:
        return self._option("2023", "old-hands", key)

    def variant(self, key: str) -> OptionWords:
        return self._option("big-box", "variants", key)

    def length(self, key: str) -> OptionWords:
        return self._option("big-box", "lengths", key)

    def switch(self, key: str) -> OptionWords:
        return self._option("big-box", "switches", key)

    def fact(self, key: str, edition: EditionOrOptions = "2023") -> OptionWords:
        """A reconstructed fact: what it is, and what we play."""
        return self._option(edition, "facts", key, **tables.fact_fields(self, edition, key))

    def ability(self, key: str) -> OptionWords:
        return self._option("2023", "abilities", key)

    def modifier(self, number: int, ability: str) -> OptionWords:
        """A power modifier: of 1 or 2, with one of the abilities."""
        name = self.say("2023", "modifier", number=number)
        effect = self.say("2023", "modifier.text", number=number)
        if ability == "none":
            return OptionWords(ability, name, effect)
        named = self.ability(ability)
        return OptionWords(ability, f"{name} {named.name}", f"{effect} {named.text}")

    def _option(
        self, edition: EditionOrOptions, section: str, key: str, **fields: Value
    ) -> OptionWords:
        name = f"{section}-{key}"
        return OptionWords(
            key, self.say(edition, name, **fields), self.say(edition, f"{name}.text", **fields)
        )

    # --- cards, questions, events ---

    def card(self, edition: EditionOrOptions, key: str) -> CardWords:
        title, text, short, hint = (
            self.say(edition, f"cards-{key}.{part}") for part in ("title", "text", "short", "help")
        )
        facts = facts_about(_options(edition).edition, key)
        return CardWords(
            key,
            self.card_name(edition, key),
            title,
            self._subtitle(edition, key),
            text,
            short,
            hint,
            card_targets(key),
            tuple(self.fact(fact, edition) for fact in facts),
        )

    def card_name(self, edition: EditionOrOptions, key: str) -> str:
        """The name of a card in one line, such as "Intrigue: Five leave"."""
        title, subtitle = self.say(edition, f"cards-{key}.title"), self._subtitle(edition, key)
        if not subtitle:
            return title
        return self.label(edition, "card-name", title=title, subtitle=subtitle)

    def _subtitle(self, edition: EditionOrOptions, key: str) -> str:
        name = f"cards-{key}.subtitle"
        return self.say(edition, name) if name in self.catalogue else ""

    def tell(
        self,
        edition: EditionOrOptions,
        event: AnyEvent,
        people: People | None = None,
        *,
        stopped: SpecialBegan | None = None,
    ) -> str:
        """A sentence about an event; about a veto, with the special action it stopped."""
        key = f"events-{event.__struct_config__.tag}"
        return _capital(self._say(edition, key, event_fields(event, stopped), people))

    def announce(
        self,
        edition: EditionOrOptions,
        step: AnyEvent,
        people: People | None = None,
        *,
        card: str | None = None,
    ) -> str:
        """What a player wants to do next and others may veto: "move the King to Granada"."""
        fields = event_fields(step) | {"card": card}
        return self._say(edition, f"steps-{step.__struct_config__.tag}", fields, people)

    def ask(
        self,
        edition: EditionOrOptions,
        question: Question,
        people: People | None = None,
        *,
        player: str | None = None,
        actor: str | None = None,
        to: str | None = None,
        barred: str | None = None,
        king: str | None = None,
    ) -> QuestionWords:
        """Words for a question: `ask` for the player who answers, `wait` for the others.

        `player` answers and `actor` has the turn, both by colour; `to` gets the passed modifier;
        `barred` are the power cards already played, `king` is where the King stands.
        """
        fields: dict[str, Value] = {
            **question_fields(question),
            "player": player or self.label(edition, "somebody"),
            "actor": actor or self.label(edition, "somebody"),
            "to": to,
            "barred": barred,
            "king": king,
        }
        if question.step is not None:
            fields["step"] = self.announce(edition, question.step, people, card=question.card)
        ask, wait, after = (
            _capital(self._say(edition, f"questions-{question.kind}.{part}", fields, people))
            for part in ("ask", "wait", "next")
        )
        return QuestionWords(ask, wait, after)

    def rules(self, edition: EditionOrOptions, *, every_number: bool = False) -> list[Chapter]:
        """The rulebook for a game; for an edition, or with `every_number`, for all players."""
        every_number = every_number or isinstance(edition, str)
        return rulebook(self, _options(edition), every_number)

    # --- internals ---

    def say(self, edition: EditionOrOptions, key: str, /, **fields: Value) -> str:
        """Any text of the catalogue by its key, such as "cards-veto.short"."""
        return self._say(edition, key, fields)

    def lines(
        self, options: Options, key: str, fields: Mapping[str, Value], *, every_number: bool
    ) -> str:
        """A text line by line, as the file has it."""
        return self._format(key, flags(options, every_number), fields, None, options)

    def _say(
        self,
        edition: EditionOrOptions,
        key: str,
        fields: Mapping[str, Value],
        people: People | None = None,
    ) -> str:
        memo = None
        if not fields and self.catalogue.variables(key) <= {"edition"}:
            memo = edition if isinstance(edition, str) else edition.edition, key
            if memo in self._names:
                return self._names[memo]
        last, given = self._last
        if last is not edition:  # options are slow to look up, and the next text is about the same
            given = flags_of(edition)
            self._last = edition, given
        text = self._format(key, given, fields, people, edition)
        text = _SPACE.sub(" ", text).strip(" ")
        if memo is not None:
            self._names[memo] = text
        return text

    def _format(
        self,
        key: str,
        given: Flags,
        fields: Mapping[str, Value],
        people: People | None,
        edition: EditionOrOptions,
    ) -> str:
        values: dict[str, object] = {}
        for name in self.catalogue.variables(key):
            if name in fields:
                values[name] = self._worded(edition, name, fields[name], people)
            elif name in given:
                values[name] = given[name]
            elif name == "castillo-values":
                values[name] = tables.CASTILLO_VALUES
            elif name.startswith("card-"):  # a card by its name, such as $card-tile
                values[name] = self.card_name(edition, name.removeprefix("card-"))
            else:
                raise UnknownWordError(
                    f"the text {key!r} in language {self.language!r} needs the field {name!r}"
                )
        return self.catalogue.format(key, values)

    def _worded(
        self, edition: EditionOrOptions, field: str, value: Value, people: People | None
    ) -> object:
        """A field of a sentence in this language."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Named):
            return value
        kind = KIND_OF_FIELD.get(field)
        if kind == "rank" and value:
            return self.catalogue.format(f"ordinals-{value}", {})
        if kind == "tile":
            return self.tile(str(value))
        if isinstance(value, (int, float)):
            return value
        if not value:
            return "none"
        if kind in PLACES:
            return self.place_in_sentence(edition, value)
        if kind in PERSONS:
            return self._person(edition, value, people or {})
        if kind in CARDS and f"cards-{value}.title" in self.catalogue:
            return self.card_name(edition, value)
        if kind in MODIFIERS or (kind in CARDS and not value.isdigit()):
            found = _MODIFIER.fullmatch(value)
            return value if found is None else self.modifier(int(found[1]), found[2] or "none").name
        return value

    def _person(self, edition: EditionOrOptions, colour: str, people: People) -> Named:
        if colour in people:
            return self._named(people[colour])
        key = f"colours-{colour}"
        return self._in_sentence(edition, key) if key in self.catalogue else self._named(colour)

    def _in_sentence(self, edition: EditionOrOptions, key: str) -> Named:
        sentence = f"{key}.sentence"
        name = self.say(edition, sentence if sentence in self.catalogue else key)

        def form(which: str) -> str:
            own = f"{key}.{which}"
            return self.say(edition, own) if own in self.catalogue else self._form(name, which)

        return Named(name, form)

    def _named(self, name: str) -> Named:
        return Named(name, partial(self._form, name))

    def _form(self, name: str, form: str) -> str:
        """A regular form of a name, for names that define none: "de Galicia", or "d’Aragón"."""
        key = f"form-{form}"
        if f"{key}.vowel" in self.catalogue and unicodedata.normalize("NFD", name)[:1] in _VOWELS:
            key = f"{key}.vowel"
        return self.catalogue.format(key, {"name": name})


def _in_form(form: str, named: str) -> str:
    return named.form(form) if isinstance(named, Named) else named


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


@cache
def words(language: str) -> Words:
    """The words of a language."""
    return Words(language)


def flags_of(edition: EditionOrOptions) -> Flags:
    return flags(_options(edition), every_number=isinstance(edition, str))


def _options(edition: EditionOrOptions) -> Options:
    return edition if isinstance(edition, Options) else _edition(edition)


@cache
def _edition(name: str) -> Options:
    if name not in EDITIONS:
        raise UnknownWordError(f"no edition {name!r}; there is {', '.join(EDITIONS)}")
    return Options(edition=name)
