"""Many games at once: one call answers in all of them and writes masks, rewards and observations.

The results are flat rows, one per game, which `elgrande.envs.Batch` maps as numpy arrays without
copying. `elgrande.envs.episode` uses it for one game.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from elgrande.core.actions import ACTIONS, PLAYER_ACTIONS
from elgrande.core.chance import Dice, deal, settle
from elgrande.core.engine import apply, fill_legal
from elgrande.core.knowledge import determinize
from elgrande.core.observation import layout
from elgrande.core.observation.cached import CachedObservation
from elgrande.core.observation.observe import blank_row
from elgrande.core.rules import Rules
from elgrande.core.state import FINISHED, POINTS, WAITING, State, clone, to_move

WAIT: Final[i64] = 255  # instead of an action: leave this game as it is
ILLEGAL: Final[i64] = -2  # instead of a seat: the answer was not legal
ROOM: Final[i64] = 64  # more answers than any question has

# Rewards: for the final ranking, or every point when it is scored.
BY_RANK: Final[i64] = 0
BY_POINTS: Final[i64] = 1


@final
class Games:
    """Games under the same rules. Seats outside a game's `asked` (bits) answer at random."""

    def __init__(
        self,
        rules: Rules,
        seeds: list[int],
        pay: i64,
        asked: list[int],
        auto_reset: bool,
        observed: bool,
        start: State | None = None,
        start_seat: i64 = -1,
    ) -> None:
        n: i64 = len(seeds)
        self.rules = rules
        self.pay: i64 = pay
        self.asked: vec[i64] = vec[i64](asked)
        self.auto_reset = auto_reset
        self.observed = observed
        # Where games begin, if not with the set-up, and the seat whose knowledge that is.
        self.start: State | None = start
        self.start_seat: i64 = start_seat
        self.dice: list[Dice] = [Dice(seed) for seed in seeds]
        self.states: list[State] = [self.new_game(dice) for dice in self.dice]
        self.seats: vec[i64] = vec[i64]([0] * n)
        self.masks: vec[u8] = vec[u8]([0] * (n * PLAYER_ACTIONS))
        self.rewards: vec[float] = vec[float]([0.0] * (n * rules.players))
        self.dones: vec[u8] = vec[u8]([0] * n)
        self.scores: vec[i64] = vec[i64]([0] * (n * rules.players))
        # The legal answers in each mask.
        self.answers: list[vec[i64]] = [vec[i64]([0] * ROOM) for _ in seeds]
        self.counts: vec[i64] = vec[i64]([0] * n)
        # Observations: one for each game, all in the memory of `rows`, and one for `observe_seat`.
        blank = blank_row(rules)
        self.rows: vec[i32] = vec[i32]([], capacity=n * layout.OBSERVATION if observed else 0)
        self.cached: list[CachedObservation] = []
        for _ in range(n if observed else 0):
            cached = CachedObservation(blank, self.rows)
            self.cached.append(cached)
            self.rows = cached.row
        self.any_seat: CachedObservation = CachedObservation(
            blank, vec[i32]([], capacity=layout.OBSERVATION)
        )
        self.any_seat_game: i64 = 0  # the game that it shows
        self.drawn: vec[u8] = vec[u8]([0] * n)  # by `sample`
        self.buffer: vec[i64] = vec[i64]([0] * ACTIONS)
        for i in range(n):
            self.continue_game(i)
            self.write_turn(i)
        self.observe_all()

    def reset(self, seeds: list[int]) -> None:
        """Restart every game."""
        for i in range(len(seeds)):
            self.begin(i, seeds[i])
        self.observe_all()

    def begin(self, i: i64, seed: i64) -> None:
        """Restart one game, without observing it."""
        self.dice[i] = Dice(seed)
        self.restart(i)
        self.dones[i] = 0
        self.clear_rewards(i)
        self.write_turn(i)

    def resume(self, i: i64, state: State, dice: int) -> None:
        """Replace a game by a state under the same rules; `dice` is the state of its dice."""
        self.put(i, state)
        self.dice[i].state = dice
        self.dones[i] = 0
        self.clear_rewards(i)
        self.write_turn(i)

    def answer(self, i: i64, action: i64) -> i64:
        """Answer in one game, without observing it. The next seat; -1 at the end, or ILLEGAL."""
        seat = self.seats[i]
        if action < 0 or action >= PLAYER_ACTIONS or self.masks[i * PLAYER_ACTIONS + action] == 0:
            return ILLEGAL
        apply(self.states[i], seat, action)
        self.continue_game(i)
        self.pay_rewards(i)
        self.write_turn(i)
        return self.seats[i]

    def restart(self, i: i64) -> None:
        self.put(i, self.new_game(self.dice[i]))
        self.continue_game(i)

    def put(self, i: i64, state: State) -> None:
        self.states[i] = state
        self.any_seat.invalidate()
        if self.observed:
            self.cached[i].invalidate()

    def new_game(self, dice: Dice) -> State:
        start = self.start
        if start is None:
            return deal(self.rules, dice)
        return clone(start) if self.start_seat < 0 else determinize(start, self.start_seat, dice)

    def first_illegal(self, answers: bytes) -> i64:
        """The first game whose answer is not legal, or -1; games that are over do not count."""
        seats = self.seats
        masks = self.masks
        for i in range(len(seats)):
            answer: i64 = answers[i]
            if answer != WAIT and seats[i] >= 0:
                if answer >= PLAYER_ACTIONS or masks[i * PLAYER_ACTIONS + answer] == 0:
                    return i
        return -1

    def step(self, answers: bytes) -> None:
        """Answer in every game: a byte for each, the answer of the seat to move or WAIT."""
        for i in range(len(self.seats)):
            answer: i64 = answers[i]
            seat = self.seats[i]
            self.clear_rewards(i)
            self.dones[i] = 0
            if answer != WAIT and seat >= 0:
                apply(self.states[i], seat, answer)
                self.continue_game(i)
                self.pay_rewards(i)
                self.write_turn(i)
            if self.observed:  # now, while the state is in the processor's cache
                self.observe(i)

    def clear_rewards(self, i: i64) -> None:
        players = self.rules.players
        rewards = self.rewards
        for at in range(i * players, (i + 1) * players):
            rewards[at] = 0.0

    def continue_game(self, i: i64) -> None:
        """Make the draws that are due and the random answers of seats that are not asked."""
        s = self.states[i]
        v = s.v
        dice = self.dice[i]
        settle(s, dice)
        while v[WAITING] != FINISHED:
            seat = to_move(s)
            if self.asked[i] >> seat & 1:
                break
            n = fill_legal(s, seat, self.buffer)
            apply(s, seat, self.buffer[dice.below(n)])
            settle(s, dice)

    def pay_rewards(self, i: i64) -> None:
        """Pay the rewards of an answer; restart a game that is over if `auto_reset`."""
        players = self.rules.players
        v = self.states[i].v
        rewards = self.rewards
        scores = self.scores
        over = v[WAITING] == FINISHED
        at = i * players
        if self.pay == BY_POINTS:
            for seat in range(players):
                rewards[at + seat] = float(v[POINTS + seat] - scores[at + seat])
        elif over:
            for seat in range(players):
                rewards[at + seat] = float(lead(v, players, seat)) / float(players - 1)
        if over:  # otherwise `write_turn` writes the points
            for seat in range(players):
                scores[at + seat] = v[POINTS + seat]
            self.dones[i] = 1
            if self.auto_reset:
                self.restart(i)

    def write_turn(self, i: i64) -> None:
        """Write the seat to move, the mask of its legal answers, and the points."""
        s = self.states[i]
        masks = self.masks
        answers = self.answers[i]
        base = i * PLAYER_ACTIONS
        for k in range(self.counts[i]):
            masks[base + answers[k]] = 0
        seat = to_move(s)
        self.seats[i] = seat
        n: i64 = 0
        if seat >= 0:
            n = fill_legal(s, seat, answers)
            for k in range(n):
                masks[base + answers[k]] = 1
        self.counts[i] = n
        if self.dones[i] == 0:
            v = s.v
            scores = self.scores
            players = self.rules.players
            for player in range(players):
                scores[i * players + player] = v[POINTS + player]

    def observe_all(self) -> None:
        for i in range(len(self.cached)):
            self.observe(i)

    def observe(self, i: i64) -> None:
        """Write what the seat to move may know; a game that is over keeps its last observation."""
        seat = self.seats[i]
        cached = self.cached[i]
        if seat >= 0:
            cached.update(self.states[i], seat)
        else:
            cached.clear()

    def observe_seat(self, i: i64, seat: i64) -> vec[i32]:
        """What any seat of a game may know; the next call overwrites it."""
        any_seat = self.any_seat
        if i != self.any_seat_game:
            any_seat.invalidate()
            self.any_seat_game = i
        any_seat.update(self.states[i], seat)
        return any_seat.row

    def sample(self, dice: Dice) -> None:
        """Draw a random legal answer for each game."""
        drawn = self.drawn
        for i in range(len(self.seats)):
            n = self.counts[i]
            drawn[i] = u8(self.answers[i][dice.below(n)] if n else WAIT)


def lead(v: vec[i64], players: i64, seat: i64) -> i64:
    """How many players a seat is ahead of, minus how many are ahead of it."""
    n: i64 = 0
    for other in range(players):
        if v[POINTS + other] < v[POINTS + seat]:
            n += 1
        elif v[POINTS + other] > v[POINTS + seat]:
            n -= 1
    return n
