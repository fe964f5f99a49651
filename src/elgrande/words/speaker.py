"""Saying things in one language: names, cards, questions, events, rules."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from elgrande.core.editions import EDITIONS, Switches
from elgrande.core.reconstructed import facts_about
from elgrande.words import tables
from elgrande.words.catalogue import Catalogue, UnknownWordError, catalogue
from elgrande.words.setting import Options, Setting
from elgrande.words.template import fill, holds, select
from elgrande.words.whose import whose

Where = str | Setting | Options  # an edition, or an edition with its options

# Fields that hold a key which has words of its own; all others are shown as they are.
PLACE_FIELDS: Final = frozenset(
    {"place", "region", "source", "target", "king", "king_to", "grande_to"}
)
PERSON_FIELDS: Final = frozenset({"player", "owner", "to", "actor"})
UNLIMITED: Final = 20  # more than this left to move means: as many as there are

_MODIFIER: Final = re.compile("[+-]?([12])(court|move|grande)?")
_WIDE_SPACE: Final = re.compile(r"\n{3,}")


@dataclass(frozen=True)
class OptionWords:
    """An edition, module, variant, length, switch, ability or reconstructed fact."""

    key: str
    name: str
    text: str


@dataclass(frozen=True)
class CardWords:
    key: str
    name: str  # title and subtitle in one line: no two cards of an edition share it
    title: str  # as the edition prints it, if we know
    subtitle: str  # our own, where a printed title says too little
    text: str
    short: str  # one line
    help: str  # an example or a hint
    whose: tuple[str, ...]  # whose pieces: own, foreign, any, all, church
    reconstructed: tuple[OptionWords, ...]  # facts it rests on that no rulebook prints


@dataclass(frozen=True)
class QuestionWords:
    ask: str  # to the player who must answer
    wait: str  # to everybody else
    next: str  # what follows


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rulebook, as Markdown."""

    key: str
    title: str
    text: str


class Words:
    """All words in one language.

    An `edition` may be a name, the options of a game, or a `Setting`.
    """

    def __init__(self, language: str) -> None:
        self._catalogue: Catalogue = catalogue(language)
        self.language = language
        self.language_name = self._catalogue.text("language.name")

    # --- names ---

    def place(self, edition: Where, key: str) -> str:
        """A region, the Castillo, France and its spaces, Portugal, court or province."""
        return self.say(edition, f"places.{key}")

    def colour(self, key: str) -> str:
        return self._catalogue.text(f"colours.{key}")

    def piece(self, key: str, number: int = 1) -> str:
        return self._catalogue.text(f"pieces.{key}.{'one' if number == 1 else 'other'}")

    def tile(self, key: str) -> str:
        return self._catalogue.text(f"tiles.{key}")

    def whose(self, key: str) -> str:
        return self._catalogue.text(f"whose.{key}")

    def answer(self, key: str) -> str:
        """What stands on a button."""
        return self._catalogue.text(f"answers.{key}")

    def label(self, edition: Where, key: str, /, **fields: object) -> str:
        return self.say(edition, f"labels.{key}", **fields)

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

    def fact(self, key: str, edition: Where = "2023") -> OptionWords:
        """A reconstructed fact: what it is, and what we play."""
        fields = tables.fact_fields(self, _setting(edition), key)
        return self._option(edition, "facts", key, **fields)

    def ability(self, key: str) -> OptionWords:
        return self._option("2023", "abilities", key)

    def modifier(self, number: int, ability: str) -> OptionWords:
        """A power modifier: of 1 or 2, with one of the abilities."""
        name = self.say("2023", "modifier.name", number=number)
        effect = self.say("2023", "modifier.text", number=number)
        if ability == "none":
            return OptionWords(ability, name, effect)
        named = self.ability(ability)
        return OptionWords(ability, f"{name} {named.name}", f"{effect} {named.text}")

    def _option(self, edition: Where, section: str, key: str, **fields: object) -> OptionWords:
        return OptionWords(
            key,
            self.say(edition, f"{section}.{key}.name", **fields),
            self.say(edition, f"{section}.{key}.text", **fields),
        )

    # --- cards, questions, events ---

    def card(self, edition: Where, key: str) -> CardWords:
        title, text, short, hint = (
            self.say(edition, f"cards.{key}.{part}") for part in ("title", "text", "short", "help")
        )
        return CardWords(
            key,
            self.card_name(edition, key),
            title,
            self._subtitle(edition, key),
            text,
            short,
            hint,
            whose(key),
            tuple(self.fact(f, edition) for f in facts_about(_setting(edition).edition, key)),
        )

    def card_name(self, edition: Where, key: str) -> str:
        """The name of a card in one line, such as "Intrigue: Five leave"."""
        title, subtitle = self.say(edition, f"cards.{key}.title"), self._subtitle(edition, key)
        if not subtitle:
            return title
        return self.label(edition, "card-name", title=title, subtitle=subtitle)

    def _subtitle(self, edition: Where, key: str) -> str:
        known = f"cards.{key}.subtitle" in self._catalogue.texts
        return self.say(edition, f"cards.{key}.subtitle") if known else ""

    def question(self, edition: Where, kind: str, /, **fields: object) -> QuestionWords:
        """Words for a question.

        `ask` speaks to the one who answers and `wait` to the others; `player` is who answers.
        """
        fields.setdefault("player", self._catalogue.text("labels.somebody"))
        left = fields.get("left")
        if kind == "move" and isinstance(left, int) and left > UNLIMITED:
            fields = {name: fields[name] for name in fields if name not in ("left", "own")}
        ask, wait, after = (
            _capital(self.say(edition, f"questions.{kind}.{part}", **fields))
            for part in ("ask", "wait", "next")
        )
        return QuestionWords(ask, wait, after)

    def event(self, edition: Where, kind: str, /, **fields: object) -> str:
        """A sentence about something that happened.

        Places, cards and tiles are given by their keys, ranks counted from 1, people by name or
        colour.
        """
        value, total = fields.get("value"), fields.get("total")
        if kind == "bid" and isinstance(value, int) and isinstance(total, int):
            sign = "+" if total > value else "−"
            fields["sum"] = f"{value} {sign} {abs(total - value)} = {total}".replace("-", "−")
        return _capital(self.say(edition, f"events.{kind}", **fields))

    def step(self, edition: Where, kind: str, /, **fields: object) -> str:
        """What somebody wants to do next, for the field `step` of the question `veto`."""
        return self.say(edition, f"steps.{kind}", **fields)

    def tell(
        self,
        edition: Where,
        event: Mapping[str, object],
        people: Mapping[str, str] | None = None,
        /,
        **more: object,
    ) -> str:
        """A sentence about an event in its plain form, with its kind under "type".

        `people` gives players' names by colour; without it they are called by their colours.
        """
        kind, fields = _named(event, people)
        return self.event(edition, kind, **{**fields, **more})

    def announce(
        self,
        edition: Where,
        event: Mapping[str, object],
        people: Mapping[str, str] | None = None,
        /,
        **more: object,
    ) -> str:
        """As `tell`, for an event that has not happened yet and may be vetoed."""
        kind, fields = _named(event, people)
        return self.step(edition, kind, **{**fields, **more})

    def ask(
        self,
        edition: Where,
        question: Mapping[str, object],
        people: Mapping[str, str] | None = None,
        /,
        **more: object,
    ) -> QuestionWords:
        """Words for a question in its plain form, with its kind under "kind".

        Add `player`, who answers, and for a veto `actor`, whose turn it is: a name or a colour.
        """
        fields = {name: value for name, value in question.items() if name not in ("kind", "seats")}
        fields.update(_named({**more, "type": ""}, people)[1])
        if isinstance(step := question.get("step"), Mapping):
            fields["step"] = self.announce(edition, step, people, card=question.get("card"))
        return self.question(edition, str(question["kind"]), **fields)

    # --- the rulebook ---

    def rules(
        self,
        edition: Where,
        modules: Collection[str] = (),
        variants: Collection[str] = (),
        *,
        players: int | None = None,
        length: str = "full",
        old_hands: Collection[str] | None = None,
        switches: Switches | None = None,
    ) -> list[Chapter]:
        """The rulebook for what is being played; without `players`, for two to five."""
        setting = _setting(edition)
        if isinstance(edition, str):
            setting = Setting(
                edition,
                players,
                length,
                frozenset(modules),
                None if old_hands is None else frozenset(old_hands),
                frozenset(variants),
                switches,
            )
        return [
            Chapter(chapter.key, chapter.title, self._chapter(setting, chapter.text, chapter.facts))
            for chapter in self._catalogue.chapters
            if not chapter.when or holds(chapter.when, setting.tags)
        ]

    def _chapter(self, setting: Setting, text: str, facts: tuple[str, ...]) -> str:
        makers = {
            "regions": tables.regions,
            "supply": tables.supply,
            "cards": tables.cards,
        }

        def value_of(gap: str) -> object:
            if gap in makers:
                return makers[gap](self, setting)
            return self._known(setting, gap)

        filled = fill("\n".join(select(text, setting.tags)), value_of)
        paragraphs = [_WIDE_SPACE.sub("\n\n", filled).strip()]
        for key in facts:
            mark = self.label(setting, "reconstructed")
            paragraphs.append(f"> **{mark}.** {self.fact(key, setting).text}")
        return "\n\n".join(paragraphs)

    # --- how it is done ---

    def every_key(self) -> tuple[str, ...]:
        """The dotted keys of all texts."""
        return tuple(self._catalogue.texts)

    def say(self, edition: Where, key: str, /, **fields: object) -> str:
        """Any text of the catalogue by its dotted key, such as "cards.veto.short"."""
        setting = _setting(edition)
        text = self._catalogue.text(key)
        given = {name: value for name, value in fields.items() if value}
        tags = setting.tags | set(given) | {f"{name}={value}" for name, value in given.items()}

        def value_of(gap: str) -> object:
            if gap in fields:
                return self._worded(setting, gap, fields[gap])
            try:
                return self._known(setting, gap)
            except UnknownWordError:
                raise UnknownWordError(
                    f"the text {key!r} in language {self.language!r} needs the field {gap!r}"
                ) from None

        return fill(" ".join(select(text, tags)), value_of)

    def _worded(self, setting: Setting, field: str, value: object) -> object:
        """A field of a sentence in this language."""
        if field in PLACE_FIELDS:
            return self._in_sentence(setting, str(value))
        if field in PERSON_FIELDS:
            texts = self._catalogue.texts
            for section in ("in-sentences", "colours"):
                if f"{section}.{value}" in texts:
                    return texts[f"{section}.{value}"]
        elif field == "card" and f"cards.{value}.title" in self._catalogue.texts:
            return self.card_name(setting, str(value))
        elif field == "modifier" or (field == "card" and not str(value).isdigit()):
            found = _MODIFIER.fullmatch(str(value))
            return value if found is None else self.modifier(int(found[1]), found[2] or "none").name
        elif field == "tile":
            return self.tile(str(value))
        elif field in ("rank", "best", "worst"):
            return self._catalogue.texts.get(f"ordinals.{value}", value)
        return value

    def _known(self, setting: Setting, gap: str) -> object:
        """A gap that needs no field: a place, a card's name, a sentence that texts share."""
        if gap == "castillo-values":
            return tables.CASTILLO_VALUES
        if gap.startswith("card-"):
            return self.card_name(setting, gap.removeprefix("card-"))
        if f"fragments.{gap}" in self._catalogue.texts:
            return self.say(setting, f"fragments.{gap}")
        return self.say(setting, f"places.{gap}")

    def _in_sentence(self, setting: Setting, place: str) -> str:
        if f"in-sentences.{place}" in self._catalogue.texts:
            return self._catalogue.texts[f"in-sentences.{place}"]
        return self.place(setting, place)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _named(
    event: Mapping[str, object], people: Mapping[str, str] | None
) -> tuple[str, dict[str, object]]:
    """The kind of an event and its fields, players by their names."""
    fields = {
        name: (people or {}).get(str(value), value) if name in PERSON_FIELDS else value
        for name, value in event.items()
        if name != "type"
    }
    return str(event["type"]), fields


@cache
def words(language: str) -> Words:
    """The words of a language."""
    return Words(language)


@cache
def _plain(edition: str) -> Setting:
    if edition not in EDITIONS:
        raise UnknownWordError(f"no edition {edition!r}; there is {', '.join(EDITIONS)}")
    return Setting(edition)


@lru_cache(maxsize=256)
def _of_options(options: Options) -> Setting:
    return Setting.of(options)


def _setting(edition: Where) -> Setting:
    if isinstance(edition, Setting):
        return edition
    return _plain(edition) if isinstance(edition, str) else _of_options(edition)
