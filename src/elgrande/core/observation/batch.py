"""Many games side by side: one call answers in all of them and writes down what comes next.

Results lie in flat rows, game after game, over which numpy arrays can lie: `elgrande.envs.Batch`.
`elgrande.envs.episode` uses it for one game.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i32, i64, u8

from elgrande.core.actions import ACTIONS, PLAYER_ACTIONS
from elgrande.core.chance import Dice, deal, settle
from elgrande.core.engine import apply, fill_legal
from elgrande.core.knowledge import determinize
from elgrande.core.observation import layout
from elgrande.core.observation.observe import blank_row
from elgrande.core.observation.question import observe_question
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
        knower: i64 = -1,
    ) -> None:
        n: i64 = len(seeds)
        self.rules = rules
        self.pay: i64 = pay
        self.asked: vec[i64] = vec[i64](asked)
        self.auto_reset = auto_reset
        self.observed = observed
        # Where games begin, if not with the set-up, and the seat whose knowledge that is.
        self.start: State | None = start
        self.knower: i64 = knower
        self.dice: list[Dice] = [Dice(seed) for seed in seeds]
        self.states: list[State] = [self.new_game(dice) for dice in self.dice]
        self.seats: vec[i64] = vec[i64]([0] * n)
        self.masks: vec[u8] = vec[u8]([0] * (n * PLAYER_ACTIONS))
        # Observations. `no_rows` and `no_row` stay empty and keep the room: see `Sheet`.
        room: i64 = n * layout.OBSERVATION if observed else 0
        self.no_rows: vec[i32] = vec[i32]([], capacity=room)
        self.no_row: vec[i32] = vec[i32]([], capacity=layout.OBSERVATION)
        self.rows: vec[i32] = self.no_rows
        self.rewards: vec[float] = vec[float]([0.0] * (n * rules.players))
        self.dones: vec[u8] = vec[u8]([0] * n)
        self.scores: vec[i64] = vec[i64]([0] * (n * rules.players))
        # The legal answers in each mask.
        self.answers: list[vec[i64]] = [vec[i64]([0] * ROOM) for _ in seeds]
        self.counts: vec[i64] = vec[i64]([0] * n)
        blank = blank_row(rules)
        self.sheets: list[Sheet] = [Sheet(blank) for _ in seeds]
        self.buffer: vec[i64] = vec[i64]([0] * ACTIONS)
        for i in range(n):
            self.go_on(i)
            self.tell(i)
        self.observe_all(b"")

    def reset(self, seeds: list[int]) -> None:
        """Begin every game again."""
        for i in range(len(seeds)):
            self.begin(i, seeds[i])
        self.observe_all(b"")

    def begin(self, i: i64, seed: i64) -> None:
        """Begin one game again, unobserved."""
        self.dice[i] = Dice(seed)
        self.restart(i)
        self.dones[i] = 0
        self.no_rewards(i)
        self.tell(i)

    def resume(self, i: i64, state: State, dice: int) -> None:
        """Put a game of the same rules in the place of one; `dice` is where its dice stand."""
        self.states[i] = state
        self.sheets[i].forget()
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
        self.sheets[i].forget()
        self.states[i] = self.new_game(self.dice[i])
        self.go_on(i)

    def new_game(self, dice: Dice) -> State:
        start = self.start
        if start is None:
            return deal(self.rules, dice)
        return clone(start) if self.knower < 0 else determinize(start, self.knower, dice)

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
        n = len(self.seats)
        for i in range(n):
            answer: i64 = answers[i]
            seat = self.seats[i]
            self.no_rewards(i)
            self.dones[i] = 0
            if answer == WAIT or seat < 0:
                continue
            apply(self.states[i], seat, answer)
            self.go_on(i)
            self.settle_up(i)
            self.tell(i)
        self.observe_all(answers)

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

    def observe_all(self, answers: bytes) -> None:
        """What each seat to move may know; a game that is over keeps what was seen last."""
        if not self.observed:
            return
        if len(answers) > 0:
            self.keep_ended()
        rows = self.no_rows
        at: i64 = 0
        for i in range(len(self.seats)):
            seat = self.seats[i]
            sheet = self.sheets[i]
            if seat >= 0:
                s = self.states[i]
                sheet.update(s, seat)
                rows = extend(rows, sheet.row)
                observe_question(s, seat, rows, at)
            else:
                rows = extend(rows, sheet.last if len(sheet.last) > 0 else sheet.blank)
            at += layout.OBSERVATION
        self.rows = rows

    def keep_ended(self) -> None:
        rows = self.rows
        for i in range(len(self.seats)):
            if self.seats[i] < 0 and len(self.sheets[i].last) == 0:
                at = i * layout.OBSERVATION
                self.sheets[i].last = rows[at : at + layout.OBSERVATION]

    def observe_again(self, i: i64) -> None:
        """What the seat to move in one game may know, in its place among the others."""
        if self.observed and self.seats[i] >= 0:
            row = self.look(i, self.seats[i])
            rows = self.rows
            at = i * layout.OBSERVATION
            for k in range(layout.OBSERVATION):
                rows[at + k] = row[k]

    def look(self, i: i64, seat: i64) -> vec[i32]:
        """What any seat of a game may know, until the next look."""
        s = self.states[i]
        sheet = self.sheets[i]
        sheet.update(s, seat)
        row = extend(self.no_row, sheet.row)
        observe_question(s, seat, row, 0)
        return row

    def sample(self, dice: Dice) -> bytes:
        """A random legal answer for each game."""
        out = bytearray()
        for i in range(len(self.seats)):
            n = self.counts[i]
            if n:
                out.append(self.answers[i][dice.below(n)])
            else:
                out.append(WAIT)
        return bytes(out)


def lead(v: vec[i64], players: i64, seat: i64) -> i64:
    """How many a seat is ahead of, less how many are ahead of it."""
    n: i64 = 0
    for other in range(players):
        if v[POINTS + other] < v[POINTS + seat]:
            n += 1
        elif v[POINTS + other] > v[POINTS + seat]:
            n -= 1
    return n
