"""Many games side by side: one call answers in all of them and writes down what comes next.

Results lie in flat rows, game after game, over which numpy arrays can lie: `elgrande.envs.Batch`.
`elgrande.envs.episode` uses it for one game.
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
from elgrande.core.observation.observe import blank_row
from elgrande.core.observation.sheet import Sheet
from elgrande.core.rules import Rules
from elgrande.core.state import FINISHED, POINTS, WAITING, State, clone, to_move

WAIT: Final[i64] = 255  # instead of an action: leave this game as it is
ILLEGAL: Final[i64] = -2  # instead of a seat: the answer was not legal
ROOM: Final[i64] = 64  # more answers than any question has

# What a game pays: at its end, for places; or whenever points are scored, those points.
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
        # Observations: a sheet for each game, all in the memory of `rows`, and one for `look`.
        blank = blank_row(rules)
        self.rows: vec[i32] = vec[i32]([], capacity=n * layout.OBSERVATION if observed else 0)
        self.sheets: list[Sheet] = []
        for _ in range(n if observed else 0):
            sheet = Sheet(blank, self.rows)
            self.sheets.append(sheet)
            self.rows = sheet.row
        self.glance: Sheet = Sheet(blank, vec[i32]([], capacity=layout.OBSERVATION))
        self.glanced: i64 = 0  # in which game
        self.drawn: vec[u8] = vec[u8]([0] * n)  # by `sample`
        self.buffer: vec[i64] = vec[i64]([0] * ACTIONS)
        for i in range(n):
            self.go_on(i)
            self.tell(i)
        self.observe_all()

    def reset(self, seeds: list[int]) -> None:
        """Begin every game again."""
        for i in range(len(seeds)):
            self.begin(i, seeds[i])
        self.observe_all()

    def begin(self, i: i64, seed: i64) -> None:
        """Begin one game again, unobserved."""
        self.dice[i] = Dice(seed)
        self.restart(i)
        self.dones[i] = 0
        self.no_rewards(i)
        self.tell(i)

    def resume(self, i: i64, state: State, dice: int) -> None:
        """Put a game of the same rules in the place of one; `dice` is where its dice stand."""
        self.put(i, state)
        self.dice[i].state = dice
        self.dones[i] = 0
        self.no_rewards(i)
        self.tell(i)

    def answer(self, i: i64, action: i64) -> i64:
        """Answer in one game, unobserved. Who is asked next; -1 at the end, or ILLEGAL."""
        seat = self.seats[i]
        if action < 0 or action >= PLAYER_ACTIONS or self.masks[i * PLAYER_ACTIONS + action] == 0:
            return ILLEGAL
        apply(self.states[i], seat, action)
        self.go_on(i)
        self.settle_up(i)
        self.tell(i)
        return self.seats[i]

    def restart(self, i: i64) -> None:
        self.put(i, self.new_game(self.dice[i]))
        self.go_on(i)

    def put(self, i: i64, state: State) -> None:
        self.states[i] = state
        self.glance.forget()
        if self.observed:
            self.sheets[i].forget()

    def new_game(self, dice: Dice) -> State:
        start = self.start
        if start is None:
            return deal(self.rules, dice)
        return clone(start) if self.start_seat < 0 else determinize(start, self.start_seat, dice)

    def first_illegal(self, answers: bytes) -> i64:
        """The first game whose answer is not legal; -1 when all are. Games that are over wait."""
        seats = self.seats
        masks = self.masks
        for i in range(len(seats)):
            answer: i64 = answers[i]
            if answer != WAIT and seats[i] >= 0:
                if answer >= PLAYER_ACTIONS or masks[i * PLAYER_ACTIONS + answer] == 0:
                    return i
        return -1

    def step(self, answers: bytes) -> None:
        """One byte a game: the answer of the seat to move, or WAIT."""
        for i in range(len(self.seats)):
            answer: i64 = answers[i]
            seat = self.seats[i]
            self.no_rewards(i)
            self.dones[i] = 0
            if answer != WAIT and seat >= 0:
                apply(self.states[i], seat, answer)
                self.go_on(i)
                self.settle_up(i)
                self.tell(i)
            if self.observed:  # at once, while the processor has the state at hand
                self.observe(i)

    def no_rewards(self, i: i64) -> None:
        players = self.rules.players
        rewards = self.rewards
        for at in range(i * players, (i + 1) * players):
            rewards[at] = 0.0

    def go_on(self, i: i64) -> None:
        """Let chance and the seats that are not asked do what is theirs."""
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

    def settle_up(self, i: i64) -> None:
        """Pay what is due; after the end, begin again if wanted."""
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
        if over:  # else `tell` writes down the points
            for seat in range(players):
                scores[at + seat] = v[POINTS + seat]
            self.dones[i] = 1
            if self.auto_reset:
                self.restart(i)

    def tell(self, i: i64) -> None:
        """Write down who is asked and what may be answered."""
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
        for i in range(len(self.sheets)):
            self.observe(i)

    def observe(self, i: i64) -> None:
        """Write what the seat to move may know; a game that is over keeps what was seen last."""
        seat = self.seats[i]
        sheet = self.sheets[i]
        if seat >= 0:
            sheet.update(self.states[i], seat)
        else:
            sheet.clear()

    def look(self, i: i64, seat: i64) -> vec[i32]:
        """What any seat of a game may know, until the next look."""
        glance = self.glance
        if i != self.glanced:
            glance.forget()
            self.glanced = i
        glance.update(self.states[i], seat)
        return glance.row

    def sample(self, dice: Dice) -> None:
        """Draw a random legal answer for each game."""
        drawn = self.drawn
        for i in range(len(self.seats)):
            n = self.counts[i]
            drawn[i] = u8(self.answers[i][dice.below(n)] if n else WAIT)


def lead(v: vec[i64], players: i64, seat: i64) -> i64:
    """How many a seat is ahead of, less how many are ahead of it."""
    n: i64 = 0
    for other in range(players):
        if v[POINTS + other] < v[POINTS + seat]:
            n += 1
        elif v[POINTS + other] > v[POINTS + seat]:
            n -= 1
    return n
