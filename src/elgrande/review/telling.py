"""A review in words: what each moment was, what was played, what was better and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct

from elgrande.game import Options
from elgrande.game import actions as do
from elgrande.game.actions import AnyAction
from elgrande.game.names import COLOURS
from elgrande.hints import worded
from elgrande.review.findings import Line, Verdict
from elgrande.review.review import Moment, Review
from elgrande.review.steps import CHANCE
from elgrande.words import Words, words


class ToldMoment(Struct, frozen=True):
    """A moment in words; `cost`, `better` and `reasons` only where something better was found."""

    title: str
    played: str = ""
    cost: str = ""
    better: str = ""
    reasons: tuple[str, ...] = ()


class ToldReview(Struct, frozen=True):
    """A review with its words in one language."""

    language: str
    review: Review
    people: tuple[str, ...]  # names or colours, by seat
    moments: tuple[ToldMoment, ...]
    summaries: tuple[str, ...]  # of every player
    about: str


class Teller:
    """Puts one review into words."""

    def __init__(self, review: Review, language: str) -> None:
        self._review = review
        self._language = language
        self._words: Words = words(language)
        self._options = Options.from_dict(review.options)
        self._names = tuple(
            each.name or COLOURS[each.seat] for each in review.players
        )  # a colour is translated where it is used

    def tell(self) -> ToldReview:
        return ToldReview(
            self._language,
            self._review,
            tuple(
                each.name or self._words.colour(COLOURS[each.seat]) for each in self._review.players
            ),
            tuple(map(self.moment, self._review.moments)),
            tuple(map(self.summary, range(len(self._names)))),
            self._words.say(self._options, "review-about"),
        )

    def moment(self, moment: Moment) -> ToldMoment:
        title = self.title(moment)
        verdict = moment.verdict
        if verdict is None:
            return ToldMoment(title)
        played = self.line(verdict.played)
        if not verdict.cost and not verdict.points:
            return ToldMoment(title, played)
        reasons = worded(self._options, self._words, verdict.reasons, self._names)
        return ToldMoment(title, played, self.cost(verdict), self.better(verdict), reasons)

    def title(self, moment: Moment) -> str:
        player = None if moment.seat == CHANCE else self._names[moment.seat]
        text = self._words.say(
            self._options, f"review-moment-{moment.kind}", round=moment.round, player=player
        )
        return text[:1].upper() + text[1:]

    def cost(self, verdict: Verdict) -> str:
        return self._words.say(
            self._options,
            "review-cost" if verdict.is_sure else "review-cost-unsure",
            percent=self.percent(verdict.cost),
            points=self.number(verdict.points),
        )

    def summary(self, seat: int) -> str:
        player = self._review.players[seat]
        return self._words.say(
            self._options,
            "review-summary",
            player=self._names[seat],
            number=player.best,
            of=player.decisions,
            percent=self.percent(player.given_away),
            points=self.number(player.points_given_away),
        )

    def percent(self, share: float) -> str:
        return self._words.say(self._options, "review-percent", share=round(share, 3))

    def change(self, share: float) -> str:
        """A change of chances, with its sign."""
        return f"{'−' if share < 0 else '+'}{self.percent(abs(share))}"

    def number(self, value: float) -> str:
        return self._words.say(self._options, "review-number", amount=value)

    # --- lines ---

    def better(self, verdict: Verdict) -> str:
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


def tell(review: Review, language: str = "en") -> ToldReview:
    return Teller(review, language).tell()
