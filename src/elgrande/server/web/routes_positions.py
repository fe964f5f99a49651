"""Routes of the position editor: look at a position, play on in it, and ask what is best there."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from elgrande.game import AnyAction, Game, IllegalAction, Options, OptionsError, PositionError
from elgrande.game.names import COLOURS
from elgrande.game.options import OptionsData
from elgrande.game.position.line import MAX_POSITION_LENGTH
from elgrande.hints import Hint
from elgrande.server.errors import Refusal, sentence
from elgrande.server.lone_table import NO_TABLE, lone_state
from elgrande.server.queries import read_language
from elgrande.server.requests import Notation
from elgrande.server.viewer_state import TableState
from elgrande.server.web.endpoint import Call, Endpoints, Session
from elgrande.server.web.schemas import Language
from elgrande.words import words

endpoints = Endpoints("/api")
SEED: Final = 0  # what a position leaves open is drawn alike each time


class QuestionFor(Struct, frozen=True, forbid_unknown_fields=True):
    """The player to ask, and what: `Game.at_question`."""

    colour: Annotated[str, Meta(max_length=20)]
    question: Annotated[str, Meta(max_length=40)]


class LookRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position and answers given in it, of all seats in turn.

    Without a position, `options` and `round` make one: the start of that round. `ask` leads it to
    another question before the answers.
    """

    position: Annotated[str, Meta(max_length=MAX_POSITION_LENGTH)] = ""
    options: OptionsData = {}
    round: Annotated[int, Meta(ge=1, le=9)] = 1
    ask: QuestionFor | None = None
    answers: Annotated[tuple[Notation, ...], Meta(max_length=200)] = ()
    answer: AnyAction | Notation | None = None
    language: Language = "en"


class LookReply(Struct, frozen=True):
    """The position reached and the table there, as the seat that must answer sees it.

    `questions` can be asked for in its round. `verdict` and `text` are those of other replies of
    positions to try: nothing is judged here.
    """

    position: str
    questions: tuple[str, ...]
    answers: tuple[str, ...]
    state: TableState
    verdict: str = "on"
    text: str = ""


@endpoints.post(
    "/positions/look",
    LookReply,
    body=LookRequest,
    limit="anybody",
    refuses=("bad-text", "illegal"),
)
async def look(call: Call[Any, LookRequest]) -> LookReply:
    """A position as it stands after some answers."""
    asked = call.body
    answers = asked.answers if asked.answer is None else (*asked.answers, str(asked.answer))
    game = reached(asked, answers)
    seat = next(iter(game.question.seats), 0)
    version = 1 + len(answers)
    state = lone_state(game, seat, version, read_language(asked.language), mine=True)
    return LookReply(game.position(), game.questions, answers, state)


@endpoints.post(
    "/positions/hint",
    list[Hint],
    body=LookRequest,
    session=Session.REQUIRED,
    limit="hints",
    switch="hints",
    refuses=("bad-text", "illegal", "busy"),
)
async def position_hint(call: Call[Any, LookRequest]) -> list[Hint]:
    """The best answers of the seat that must answer, with reasons, best first."""
    game = reached(call.body, call.body.answers)
    if not game.question.seats:
        raise Refusal("illegal", "No seat is asked anything now.", reason="not-asked")
    language = read_language(call.body.language)
    texts = words(language)
    people = tuple(texts.colour(each) for each in COLOURS[: game.options.players])
    return await call.context.service.bots.advise(
        call.account.id, NO_TABLE, game, game.question.seats[0], language, people
    )


def reached(asked: LookRequest, answers: tuple[str, ...]) -> Game:
    try:
        game = opened(asked)
        if asked.ask is not None:
            game = game.at_question(asked.ask.colour, asked.ask.question, SEED)
        for each in answers:
            if game.question.seats:
                game.apply(game.question.seats[0], each)
    except PositionError as error:
        raise Refusal("bad-text", f"No such position: {sentence(error)}") from None
    except IllegalAction as error:
        raise Refusal("illegal", sentence(error), reason=error.code) from None
    return game


def opened(asked: LookRequest) -> Game:
    if asked.position:
        return Game.from_position(asked.position, seed=SEED)
    try:
        options = Options.from_dict(asked.options)
    except (OptionsError, TypeError, ValueError) as error:
        raise Refusal("bad-request", sentence(error)) from None
    if asked.round not in options.rounds:
        rounds = f"{options.rounds[0]} to {options.rounds[-1]}"
        raise Refusal("bad-text", f"No such position: the rounds of this game are {rounds}.")
    return Game.position(options, SEED, round=asked.round)
