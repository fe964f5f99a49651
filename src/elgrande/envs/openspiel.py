"""El Grande as an OpenSpiel game: importing this registers `python_elgrande`.

    pyspiel.load_game("python_elgrande(players=3,variants=open-castillo+no-veto)")

Draws are chance nodes. Players make secret simultaneous choices one after the other, and no
information state shows an answer before it is revealed. Parameters: `players`, `edition`, `length`,
and, joined by "+", `modules`, `variants`, `old_hands` and `switches` ("must_take:on+dummy:off").
OpenSpiel reads digits as a number, so the editions are named `big-box`, `ed-1995` and `ed-2023`.
`position` begins with a position instead (`docs/positions.md`), and its options are the game's:

    pyspiel.load_game("python_elgrande", {"position": game.position()})

`regions` and `piles` make the game smaller: answers outside of them are illegal if there is another
answer. `tiny.py` has a game small enough for exact methods.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from elgrande.core import actions as ids
from elgrande.core.chance import Dice
from elgrande.core.draws import chance_weight
from elgrande.core.engine import advance, apply, legal_actions
from elgrande.core.knowledge import determinize
from elgrande.core.observation.batch import lead
from elgrande.core.setup import new_state
from elgrande.core.state import CHANCE_SEAT, DISC, HAND, State, clone, to_move
from elgrande.envs.names import action_names
from elgrande.envs.observation import OBSERVATION_SIZE, Floats, observe, split
from elgrande.envs.tiny import excluded
from elgrande.game import codec
from elgrande.game.event_log import as_seen_by, read_event
from elgrande.game.names import COLOURS
from elgrande.game.options import Options, read_switch
from elgrande.game.position.line import read_position, write_position
from elgrande.game.question import question_of
from elgrande.game.text_board import text_board
from elgrande.game.view import view_of

SHORT_NAME: Final = "python_elgrande"
MAX_DECISIONS: Final = 20_000  # decisions; a random game has 300 to 500
_DEFAULTS: Final[dict[str, str | int]] = {
    "players": 4,
    "edition": "big-box",
    "length": "full",
    "modules": "",
    "variants": "",
    "old_hands": "",
    "switches": "",
    "position": "",
    "regions": "",
    "piles": "",
}
_OPTIONS: Final = [each for each in _DEFAULTS if each not in ("position", "regions", "piles")]
_GAME_TYPE: Final = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="El Grande",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=_DEFAULTS,
)


def options_from(params: dict[str, Any]) -> Options:
    chosen = {**_DEFAULTS, **params}

    def listed(name: str) -> frozenset[str]:
        return frozenset(filter(None, str(chosen[name]).split("+")))

    return Options(
        edition=str(chosen["edition"]).removeprefix("ed-"),
        players=int(chosen["players"]),
        length=str(chosen["length"]),
        modules=listed("modules"),
        variants=listed("variants"),
        old_hands=listed("old_hands"),
        switches=dict(read_switch(each.replace(":", "=")) for each in listed("switches")),
    )


def start_from(params: dict[str, Any]) -> tuple[Options, State | None]:
    """The options, and the state of the position where a game begins, if it has one."""
    text = unquote(str(params.get("position", "")))
    if not text:
        return options_from(params), None
    # OpenSpiel fills in the defaults.
    given = [each for each in _OPTIONS if params.get(each, _DEFAULTS[each]) != _DEFAULTS[each]]
    position = read_position(text)
    if given and options_from(params) != position.options:
        raise ValueError(f"a position has its own options: leave out {', '.join(given)}")
    if position.seat is not None:
        raise ValueError("a game begins with all that is known, not with what one seat knows")
    return position.options, position.state


class ElGrandeGame(pyspiel.Game):
    """The game with its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.options, self.start = start_from(params)
        self.excluded = excluded(str(params.get("regions", "")), str(params.get("piles", "")))
        if self.start is not None:  # OpenSpiel writes parameters as `name=value,name=value`
            params["position"] = quote(unquote(params["position"]), safe="")
        info = pyspiel.GameInfo(
            num_distinct_actions=int(ids.PLAYER_ACTIONS),
            max_chance_outcomes=int(ids.ACTIONS - ids.DRAW),
            num_players=self.options.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_DECISIONS,
        )
        super().__init__(_GAME_TYPE, info, params)

    def new_initial_state(self) -> ElGrandeState:
        return ElGrandeState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> ElGrandeObserver:
        if params:
            raise ValueError(f"observations have no parameters; given {params}")
        return ElGrandeObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Playthrough:
    """A state of the core with its events, and what each seat saw of them, as text."""

    def __init__(self, options: Options, start: State | None = None) -> None:
        self.options = options
        self.start = start
        self.state = new_state(options.rules) if start is None else clone(start)
        self.state.log = []
        self.moves: list[int] | None = []  # all answers and draws; None for a resampled state
        # By seat: event texts so far, the number of events they cover, and its own answers.
        self.texts: list[list[str]] = [[] for _ in range(options.players)]
        self.upto = [0] * options.players
        self.answers: list[list[int]] = [[] for _ in range(options.players)]
        advance(self.state)

    def __deepcopy__(self, memo: dict[int, Any]) -> Playthrough:
        """OpenSpiel clones a state by deep-copying its attributes."""
        copy = Playthrough.__new__(Playthrough)
        copy.options = self.options
        copy.start = self.start
        copy.state = clone(self.state)
        copy.state.log = list(self.log)
        copy.moves = None if self.moves is None else list(self.moves)
        copy.texts = [list(each) for each in self.texts]
        copy.upto = list(self.upto)
        copy.answers = [list(each) for each in self.answers]
        return copy

    def __reduce__(self) -> tuple[Callable[..., Playthrough], tuple[Options, str, list[int]]]:
        """OpenSpiel pickles a state's attributes: save the moves, to replay them on loading."""
        if self.moves is None:
            raise TypeError("a resampled state is a guess, not a game: it cannot be saved")
        start = "" if self.start is None else write_position(self.start, self.options, None)
        return play_again, (self.options, start, self.moves)

    @property
    def log(self) -> list[tuple[int, ...]]:
        assert self.state.log is not None
        return self.state.log

    def texts_for(self, seat: int | None) -> list[str]:
        """All events that the seat (None: a spectator) has seen, as text."""
        if seat is None:
            return self._read(0, None)
        self.texts[seat] += self._read(self.upto[seat], COLOURS[seat])
        self.upto[seat] = len(self.log)
        return self.texts[seat]

    def _read(self, since: int, colour: str | None) -> list[str]:
        players = self.options.players
        return [str(as_seen_by(read_event(players, raw), colour)) for raw in self.log[since:]]

    def own_secrets(self, seat: int, recall: bool) -> str:
        """What only the seat knows: its hand, its disc, and with perfect recall all its answers."""
        v = self.state.v
        now = f"hand {int(v[HAND + seat])} disc {int(v[DISC + seat])}"
        return f"{now} answers {self.answers[seat]}" if recall else now

    def answer(self, action: int) -> None:
        """Apply an answer or the outcome of a draw."""
        seat = int(to_move(self.state))
        if seat != CHANCE_SEAT:
            self.answers[seat].append(action)
        if self.moves is not None:
            self.moves.append(action)
        apply(self.state, seat, action)

    def resample(self, seat: int, seed: int) -> None:
        """Resample what the seat cannot know. The others then remember only what the seat saw."""
        log = self.log
        seen = self.texts_for(seat)
        self.state = determinize(self.state, seat, Dice(seed))
        self.state.log = log
        self.moves = None
        for other in range(self.options.players):
            if other != seat:
                self.texts[other] = list(seen)
                self.upto[other] = len(log)
                self.answers[other] = []


def play_again(options: Options, position: str, moves: list[int]) -> Playthrough:
    playthrough = Playthrough(options, read_position(position).state if position else None)
    for move in moves:
        playthrough.answer(move)
    return playthrough


class ElGrandeState(pyspiel.State):
    """An OpenSpiel state; `playthrough` holds the core's state, and OpenSpiel copies it too."""

    def __init__(self, game: ElGrandeGame) -> None:
        super().__init__(game)
        self.playthrough = Playthrough(game.options, game.start)
        self.excluded = game.excluded

    def current_player(self) -> int:
        seat = int(to_move(self.playthrough.state))
        if seat < 0:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE_SEAT else seat

    def _legal_actions(self, player: int) -> list[int]:
        if player != to_move(self.playthrough.state):  # secret choices are made one after the other
            return []
        legal = sorted(legal_actions(self.playthrough.state, player))
        return [each for each in legal if each not in self.excluded] or legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.playthrough.state
        outcomes = [each - int(ids.DRAW) for each in legal_actions(state, CHANCE_SEAT)]
        weights = [int(chance_weight(state, each)) for each in outcomes]
        total = sum(weights)
        return [
            (each, weight / total)
            for each, weight in zip(outcomes, weights, strict=True)
            if weight > 0
        ]

    def _apply_action(self, action: int) -> None:
        is_draw = to_move(self.playthrough.state) == CHANCE_SEAT
        self.playthrough.answer(action + int(ids.DRAW) if is_draw else action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            # A number distinguishes copies of one card.
            drawn = codec.decode(
                self.playthrough.state, int(CHANCE_SEAT), (action + int(ids.DRAW),)
            )
            return f"{drawn} [{action}]"
        return action_names()[action]

    def is_terminal(self) -> bool:
        return bool(to_move(self.playthrough.state) < 0)

    def returns(self) -> list[float]:
        players = self.playthrough.options.players
        if not self.is_terminal():
            return [0.0] * players
        v = self.playthrough.state.v
        return [lead(v, players, seat) / (players - 1) for seat in range(players)]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> ElGrandeState:
        """A random state that the player cannot distinguish from this one."""
        other: ElGrandeState = self.clone()
        other.playthrough.resample(player_id, int(probability_sampler() * 2**31))
        return other

    def __str__(self) -> str:
        return text_board(view_of(self.playthrough.state, self.playthrough.options, None))


class ElGrandeObserver:
    """What a player may know: private information, public information, or both.

    The tensor assumes a perfect memory, whether or not perfect recall is requested. The string
    lists all events seen with perfect recall, and only the present state without it.
    """

    def __init__(self, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no player observes the secrets of all players")
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public = kind.public_info
        self._recall = kind.perfect_recall
        self.tensor = None
        self.dict: dict[str, Floats] = {}
        if self._private and self._public:
            self.tensor = np.zeros(OBSERVATION_SIZE, np.float32)
            self.dict = split(self.tensor)

    def set_from(self, state: ElGrandeState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = observe(state.playthrough.state, player)

    def string_from(self, state: ElGrandeState, player: int) -> str:
        playthrough = state.playthrough
        lines = []
        if self._public:
            seat = player if self._private else None
            if self._recall:
                lines += playthrough.texts_for(seat)
                lines.append(str(question_of(playthrough.state, seat)))
            else:
                lines.append(text_board(view_of(playthrough.state, playthrough.options, seat)))
        if self._private:
            lines.append(playthrough.own_secrets(player, self._recall))
        return "\n".join(lines)


pyspiel.register_game(_GAME_TYPE, ElGrandeGame)
