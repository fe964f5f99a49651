"""A review in words: what each moment was, what was played, what was better and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from elgrande.game import Options
from elgrande.game import actions as do
from elgrande.game.actions import AnyAction
from elgrande.game.names import COLOURS
from elgrande.hints import worded
from elgrande.review.findings import Alternatives, Assessment, Comparison, Line
from elgrande.review.review import PlayerReview, Review, ReviewMoment
from elgrande.review.steps import BY_CHANCE
from elgrande.words import Words, words

POINTS_A_WIN: Final = 12.0  # as the search of the strong levels values a certain win


class NarratedMoment(Struct, frozen=True):
    """A moment in words; `cost`, `better` and `reasons` only where something better was found."""

    title: str
    played: str = ""
    cost: str = ""
    better: str = ""
    reasons: tuple[str, ...] = ()


class NarratedReview(Struct, frozen=True):
    """A review with its words in one language."""

    language: str
    review: Review
    people: tuple[str, ...]  # names or colours, by seat
    moments: tuple[NarratedMoment, ...]
    summaries: tuple[str, ...]  # of every player
    about: str


class NarratedAlternatives(Struct, frozen=True):
    """What could have been answered, with words for each line."""

    found: Alternatives
    words: tuple[str, ...]  # by line


class Teller:
    """Puts one review into words."""

    def __init__(self, options: Options, names: Sequence[str], language: str) -> None:
        self._language = language
        self._words: Words = words(language)
        self._options = options
        # A colour stands for a missing name; it is translated where it is used.
        self._names = tuple(name or COLOURS[seat] for seat, name in enumerate(names))
        self.colon = f"{self._words.say(options, 'review-colon')} "
        self.semicolon = f"{self._words.say(options, 'review-semicolon')} "

    def tell(self, review: Review) -> NarratedReview:
        return NarratedReview(
            self._language,
            review,
            tuple(each.name or self._words.colour(COLOURS[each.seat]) for each in review.players),
            tuple(map(self.moment, review.moments)),
            tuple(map(self.summary, review.players)),
            self._words.say(self._options, "review-about"),
        )

    def moment(self, moment: ReviewMoment) -> NarratedMoment:
        title = self.title(moment)
        verdict = moment.verdict
        if verdict is None:
            return NarratedMoment(title)
        played = self.line(verdict.played)
        if not verdict.cost and not verdict.points:
            return NarratedMoment(title, played)
        reasons = worded(self._options, self._words, verdict.reasons, self._names)
        return NarratedMoment(title, played, self.cost(verdict), self.better(verdict), reasons)

    def title(self, moment: ReviewMoment) -> str:
        player = None if moment.seat == BY_CHANCE else self._names[moment.seat]
        text = self._words.say(
            self._options, f"review-moment-{moment.kind}", round=moment.round, player=player
        )
        return text[:1].upper() + text[1:]

    def cost(self, verdict: Assessment) -> str:
        return self._words.say(
            self._options,
            "review-cost" if verdict.is_sure else "review-cost-unsure",
            percent=self.percent(verdict.cost),
            points=self.points(verdict.points),
        )

    def summary(self, player: PlayerReview) -> str:
        return self._words.say(
            self._options,
            "review-summary",
            player=self._names[player.seat],
            number=player.best,
            of=player.decisions,
            percent=self.percent(player.given_away),
            points=self.points(player.points_given_away),
        )

    def comparison(self, found: Comparison) -> str:
        """Which of two lines is better, and by how much."""
        first, second = self.line(found.other), self.line(found.played)
        if not found.is_sure:
            return self._words.say(self._options, "ui_review_equal", first=first, second=second)
        sign = 1 if found.chance + found.points / POINTS_A_WIN >= 0 else -1
        if sign < 0:
            first, second = second, first
        return self._words.say(
            self._options,
            "ui_review_compared",
            first=first,
            second=second,
            percent=self.percent(sign * found.chance),
            points=self.points(sign * found.points),
        )

    def alternatives(self, found: Alternatives) -> NarratedAlternatives:
        return NarratedAlternatives(found, tuple(map(self.line, found.lines)))

    def percent(self, share: float) -> str:
        return self._words.say(self._options, "review-percent", share=round(share, 3))

    def change(self, share: float) -> str:
        """A change of chances, with its sign."""
        sign = "" if not round(share, 3) else "−" if share < 0 else "+"
        return f"{sign}{self.percent(abs(share))}"

    def points(self, value: float) -> str:
        return self._words.say(self._options, "review-points", amount=value)

    def number(self, value: float) -> str:
        return self._words.say(self._options, "review-number", amount=value)

    # --- lines ---

    def better(self, verdict: Assessment) -> str:
        """The better line, from the first answer on that differs."""
        played, best = verdict.played.answers, verdict.best.answers
        same = 0
        for one, other in zip(played, best, strict=False):
            if one != other:
                break
            same += 1
        rest = best[same:]
        return self._answers(rest or best, verdict.best.card)

    def line(self, line: Line) -> str:
        return self._answers(line.answers, line.card)

    def _answers(self, answers: Sequence[AnyAction], card: str | None) -> str:
        spoken = []
        for phrase, run in groupby(self._phrases(answers, card)):
            times = len(list(run))
            spoken.append(phrase if times == 1 else f"{phrase} (×{times})")
        return ", ".join(spoken or [self._words.answer("stop")])

    def _phrases(self, answers: Sequence[AnyAction], card: str | None) -> Iterator[str]:
        """One phrase for each answer; caballeros placed together are counted."""
        for kind, run in groupby(answers, type):
            if kind is do.Place:
                places = [each.target for each in run if isinstance(each, do.Place)]
                for place in dict.fromkeys(places):
                    yield self._do("place", number=places.count(place), place=place)
            else:
                for each in run:
                    phrase = self._phrase(each, card)
                    if phrase is not None:
                        yield phrase

    def _phrase(self, action: AnyAction, card: str | None) -> str | None:
        match action:
            case do.PlayPower():
                return self._do("power", value=str(action))
            case do.PassModifier(modifier):
                return self._do("pass", modifier=modifier)
            case do.Take(number):
                return self._do("take", number=number)
            case do.Recall(source):
                return self._do("recall", source=source)
            case do.TakeCard(pile):
                return self._do("card", card=card or str(pile))
            case do.Move():
                return self._do(
                    "move",
                    owner=self._owner(action.owner),
                    source=action.source,
                    target=action.target,
                )
            case do.Return():
                return self._do("return", owner=self._owner(action.owner), source=action.source)
            case do.Disc(region):
                return self._do("disc", region=region)
            case do.Score(place):
                return self._do("score", place=place)
            case do.Evict(region):
                return self._do("evict", region=region)
            case do.MoveKing(target):
                return self._do("king", target=target)
            case do.MoveGrande(owner, target):
                return self._do("grande", owner=self._owner(owner), target=target)
            case do.Swap(owner):
                return self._do("swap", owner=self._owner(owner))
            case do.LayTile(tile, target):
                return self._do("tile", tile=str(tile), target=target)
            case do.Recover(recovered):
                return self._do("recover", card=str(recovered))
            case do.Either(half):
                return self._words.answer(f"either-{'first' if half == 1 else 'second'}")
            case do.Allow() | do.AllowRest() | do.Veto():
                return self._words.answer(str(action))
        return None  # the order of the parts, and where to stop: they show in what follows

    def _do(self, kind: str, **fields: str | int) -> str:
        return self._words.say(self._options, f"review-do-{kind}", **fields)

    def _owner(self, colour: str) -> str:
        if colour not in COLOURS[: len(self._names)]:
            return colour  # the dummy, or the Church
        return self._names[COLOURS.index(colour)]


def teller_of(review: Review, language: str) -> Teller:
    names = [each.name for each in review.players]
    return Teller(Options.from_dict(review.options), names, language)


def tell(review: Review, language: str = "en") -> NarratedReview:
    return teller_of(review, language).tell(review)
