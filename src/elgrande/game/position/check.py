"""Checks that a position is possible, and refuses it with the reason if not."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from elgrande.core import discs, special, turn
from elgrande.core import round as rounds
from elgrande.core import vocabulary as do
from elgrande.core.board import (
    CASTILLO,
    FRANCE,
    GRANADA,
    NOWHERE,
    PLACE_NAMES,
    REGIONS,
    TILES,
)
from elgrande.core.draws import count
from elgrande.core.engine import advance, apply, legal_actions
from elgrande.core.hands import ALL_MODIFIERS, modifiers_of, used_modifiers
from elgrande.core.pieces import is_christian
from elgrande.core.rules import ALL_POWER, INSTRUCTION, MODIFIER_KINDS, PILES, POWER_CARDS
from elgrande.core.setup import MODIFIERS_DEALT
from elgrande.core.state import (
    ACTION,
    ACTIVE,
    CABALLEROS,
    CHURCH,
    DISC,
    DUMMY_HAND,
    DUMMY_PILE,
    FINISHED,
    FIRST,
    FRAME,
    FRAMES,
    GRANDE,
    HAND,
    KING,
    LEFT,
    ORDER,
    PASSED,
    PILE,
    POINTS,
    POWER,
    RECOVERED,
    RECOVERED_TOO,
    ROUND,
    SHOWN,
    TAKER,
    TILE,
    TOP,
    TOTAL,
    WAITING,
    State,
    clone,
)
from elgrande.core.steps import pieces_of
from elgrande.game.names import COLOURS, DUMMY, MODIFIER_NAMES
from elgrande.game.position.modifiers import can_be_dealt
from elgrande.game.position.stack import frames_of, kinds_of, write_asked
from elgrande.game.position.syntax import PositionError

CHURCH_PIECES: Final = 4
# Which frames may lie on which in the stack.
_ON_TOP: Final[dict[int, frozenset[int]]] = {
    int(do.ROUND): frozenset(map(int, (do.BID, do.HAND_OVER, do.TURN, do.GENERAL))),
    int(do.GENERAL): frozenset((int(do.SECRET),)),
    int(do.TURN): frozenset(map(int, (do.TAKE, do.CARD, do.PARTS, do.PLACING, do.SPECIAL))),
}
_AT_THE_BOTTOM: Final = frozenset(map(int, (do.SETUP, do.ROUND, do.OVER)))
_STAGE_OF: Final = {
    int(do.HAND_OVER): int(rounds.REVEAL),
    int(do.BID): int(rounds.BIDS),
    int(do.TURN): int(rounds.TURNS),
    int(do.GENERAL): int(rounds.SCORING_DONE),
}
_SECRET: Final = frozenset(map(int, (do.SECRET, do.HAND_OVER)))


def check(s: State, seat: int | None) -> None:
    """Raise `PositionError` if impossible; a position of one seat lacks others' secrets."""
    _check_board(s)
    _check_stack(s)
    if s.v[FRAMES] == do.ROUND:
        _check_round(s)
    for player in range(s.rules.players):
        _check_hand(s, player)
    _check_bids(s)
    _check_modifiers(s, seat)
    _check_piles(s)
    _check_question(s)
    _check_answers(s)


def _check_board(s: State) -> None:
    v = s.v
    rules = s.rules
    king = int(v[KING])
    setting_up = v[v[TOP]] == do.SETUP
    regency = "new-regency" in rules.modules
    if not (king < REGIONS and is_christian(s, king)) and not (regency or setting_up):
        raise PositionError("king", f"he cannot stand in {PLACE_NAMES[king]} in this game")
    for player in range(rules.players):
        grande = int(v[GRANDE + player])
        if not setting_up and (grande > CASTILLO or grande == NOWHERE):
            raise PositionError(COLOURS[player], "a Grande stands in a region or in the Castillo")
        if grande == GRANADA and not is_christian(s, grande):
            raise PositionError(COLOURS[player], "no Grande enters Granada yet")
    tiles = [int(v[TILE + tile]) for tile in range(TILES) if v[TILE + tile] != NOWHERE]
    if len(set(tiles)) < len(tiles) or (FRANCE in tiles and not rules.france):
        raise PositionError("tiles", "a tile lies on a region or the Castillo, one on each")
    if rules.church and pieces_of(s, CHURCH) != CHURCH_PIECES and not setting_up:
        raise PositionError("", f"there are {CHURCH_PIECES} black caballeros of the church")


def _check_hand(s: State, player: int) -> None:
    v = s.v
    one, other = int(v[RECOVERED + player]), int(v[RECOVERED_TOO + player])
    if other and (not one or (one | other).bit_count() < 2):
        raise PositionError(COLOURS[player], "two cards taken back are two different ones")
    ending = v[FRAMES] != do.SETUP and v[FRAMES + rounds.STAGE] >= rounds.SCORING_DONE
    bids = int(v[ROUND]) + (1 if v[POWER + player] or ending else 0)
    gone = int(count(ALL_POWER & ~v[HAND + player]))
    if gone > bids:
        raise PositionError(COLOURS[player], f"{gone} power cards are gone, after {bids} bids")


def _check_bids(s: State) -> None:
    v = s.v
    totals = [int(v[TOTAL + owner]) for owner in range(s.rules.ranked) if v[POWER + owner]]
    if len(set(totals)) < len(totals):
        raise PositionError("", "two players have bid the same")
    if do.TURN in kinds_of(s):
        order = [int(v[ORDER + i]) for i in range(s.rules.ranked)]
        descending = sorted(order, key=lambda owner: -int(v[TOTAL + owner]))
        if len(totals) < len(order) or order != descending:
            raise PositionError("order", "the highest bid goes first, once all have bid")


def _check_modifiers(s: State, seat: int | None) -> None:
    """Three per player, two of each kind; some deal must explain the others' unknown ones."""
    v = s.v
    if v[v[TOP]] == do.SETUP:
        return
    wanted = MODIFIERS_DEALT if s.rules.power_shift else 0
    for player in range(s.rules.players):
        number = count(v[HAND + player] & ALL_MODIFIERS) + count(used_modifiers(v, player))
        if number != wanted:
            raise PositionError(COLOURS[player], f"needs {wanted} modifiers, has {number}")
    known = range(s.rules.players) if seat is None else (seat,)
    pool = [2] * MODIFIER_KINDS
    for cards in (modifiers_of(v, player) for player in known):
        for bit in range(2 * MODIFIER_KINDS):
            pool[bit // 2] -= int(cards) >> (POWER_CARDS + bit) & 1
    if min(pool) < 0:
        raise PositionError("", f"there are two modifiers {MODIFIER_NAMES[pool.index(min(pool))]}")
    if seat is not None and not can_be_dealt(s, seat, tuple(pool)):
        raise PositionError("", "no player could have played these modifiers")


def _check_piles(s: State) -> None:
    """The piles have enough cards for all remaining rounds."""
    v = s.v
    rules = s.rules
    if v[WAITING] == FINISHED:
        return
    later = len(rules.rounds) - int(v[ROUND]) - 1
    revealed = v[v[TOP]] != do.SETUP and not _is_revealing(s)
    for pile in range(PILES):
        to_come = later + (0 if revealed or v[SHOWN + pile] >= 0 else 1)
        left = int(count(v[LEFT + pile])) - int(rules.pile_added[pile])
        if rules.pile_size[pile] > 1 and left < to_come:
            raise PositionError(
                f"pile{pile + 1}", f"{left} cards are left for {to_come} rounds to come"
            )
    if rules.dummy:
        _check_dummy(s, later)


def _is_revealing(s: State) -> bool:
    f = int(FRAMES)
    return bool(s.v[f] == do.ROUND and s.v[f + rounds.STAGE] < rounds.BIDS)


def _check_dummy(s: State, later: int) -> None:
    """The dummy draws a power card and two regions a round; regions return at a scoring."""
    v = s.v
    to_come = later + (0 if v[POWER + s.rules.players] else 1)
    if count(v[DUMMY_HAND]) < to_come:
        raise PositionError(DUMMY, f"it has too few power cards for {to_come} rounds to come")
    number = int(v[ROUND])
    draws = 2 if _is_revealing(s) else 0
    while s.rules.rounds[number] % 3 and number + 1 < len(s.rules.rounds):
        number += 1
        draws += 2
    if count(v[DUMMY_PILE]) < draws - (1 if _is_revealing(s) else 0):
        raise PositionError(DUMMY, "too few region cards are left to the next general scoring")


# --- the stack and the question ---


def _check_stack(s: State) -> None:
    v = s.v
    kinds = kinds_of(s)
    if kinds[0] not in _AT_THE_BOTTOM:
        raise PositionError("stack", "at the bottom is setup, round or over")
    for below, above in pairwise(kinds):
        if below in _ON_TOP:
            fits = above in _ON_TOP[below]
        elif below == do.SPECIAL:
            fits = above < do.SETUP or above == do.STEP
        else:
            fits = below < do.SETUP and above == do.STEP
        if not fits:
            raise PositionError("stack", "one of the frames cannot lie on the one before it")
    for f, kind in zip(frames_of(s), kinds, strict=True):
        if kind == do.TURN and v[f + turn.SEAT] != v[ACTIVE]:
            raise PositionError("active", "the turn is of the active player")
        if kind == do.SPECIAL and f + FRAME <= v[TOP] and v[f + FRAME] < do.SETUP:
            effect = s.rules.code[(v[f + special.AT] - 1) * INSTRUCTION]
            above = v[f + FRAME]
            if effect != above and not (effect == do.DISC_SCORE and above == do.SCORE):
                raise PositionError("stack", "the card does something else there")


def _check_round(s: State) -> None:
    """The stage of the round agrees with the cards, the bids and the turn."""
    v = s.v
    rules = s.rules
    stage, done = int(v[FRAMES + rounds.STAGE]), int(v[FRAMES + rounds.DONE])
    kinds = kinds_of(s)
    above = kinds[1] if len(kinds) > 1 else int(do.ROUND)
    if stage != _STAGE_OF.get(above, stage) or (above == do.ROUND and stage >= rounds.BIDS):
        raise PositionError("stack", "does not fit this stage of the round")
    for pile in range(PILES):
        revealed = stage > rounds.REVEAL or pile < done
        shown = rules.pile_size[pile] > 0 and revealed and stage < rounds.SCORING_DONE
        if (v[SHOWN + pile] >= 0) != shown:
            what = "its card is not shown" if shown else "no card is shown at this time"
            raise PositionError(f"pile{pile + 1}", what)
    taken = sorted(int(v[TAKER + pile]) - 1 for pile in range(PILES) if v[TAKER + pile])
    have_bid = {owner for owner in range(rules.players) if v[POWER + owner]}
    takers: list[int] = []
    bidders: set[int] = set()
    if above == do.BID:
        bidders = {int(v[FIRST] + i) % rules.players for i in range(done - 1)}
    elif above == do.TURN and done > 0:
        bidders = set(range(rules.players))
        order = [int(v[ORDER + i]) for i in range(done)]
        if order[-1] != v[ACTIVE]:
            raise PositionError("active", "it is another player's turn")
        chosen = v[FRAMES + FRAME + turn.STAGE] >= turn.USING and kinds[2:3] != [int(do.CARD)]
        takers = sorted(order if chosen else order[:-1])
        if chosen and v[TAKER + v[PILE]] != v[ACTIVE] + 1:
            raise PositionError("using", "the active player uses the card it has taken")
        if len(kinds) < 3 or v[FRAMES + FRAME + turn.STAGE] != _turn_stage(s, kinds[2]):
            raise PositionError("stack", "does not fit this stage of the turn")
    if have_bid != bidders:
        raise PositionError("", "the bids do not fit the order of bidding")
    if taken != takers:
        raise PositionError("", "others would have taken a card by now")


def _turn_stage(s: State, above: int) -> int:
    """The stage of a turn with this frame above it; a stage names the step that comes next."""
    v = s.v
    if above == do.TAKE:
        plain = v[TOTAL + v[ACTIVE]] == v[POWER + v[ACTIVE]]
        return int(turn.CHOOSING if plain else turn.ABILITY)
    ability = above == do.SPECIAL and v[ACTION] == 0
    return int(turn.CHOOSING if ability else turn.USING)


def _check_question(s: State) -> None:
    """The question is the one the game asks in this state."""
    v = s.v
    top = int(v[v[TOP]])
    if top in _SECRET:
        _check_secret(s, top)
        return
    if (top == do.OVER) != (v[WAITING] == FINISHED):
        raise PositionError("asked", "a game that is over asks no player; any other does")
    if top == do.OVER:
        return
    again = clone(s)
    again.v[WAITING] = 0
    try:
        advance(again)
    except (ArithmeticError, LookupError, ValueError) as error:
        raise PositionError("stack", f"the game cannot go on from here ({error})") from None
    if again.v[WAITING] != v[WAITING]:
        raise PositionError("asked", f"here the game asks {write_asked(int(again.v[WAITING]))}")
    if any(again.v[i] != v[i] for i in range(v[TOP] + FRAME)):
        raise PositionError("asked", "the game would not ask this here")


def _check_secret(s: State, top: int) -> None:
    v = s.v
    f = int(v[TOP])
    all_seats = (1 << s.rules.players) - 1
    if top == do.HAND_OVER:
        setters, answers, asked_before = all_seats, PASSED, v[f + 1] == 1
    else:
        who, names = v[f + discs.WHO], v[f + discs.NAMES]
        setters = sum(1 << p for p in range(s.rules.players) if discs.must_set(s, p, who, names))
        answers, asked_before = DISC, v[f + discs.STAGE] == 1
        if setters != v[f + discs.SETTERS]:
            raise PositionError("stack", "others would have to set their discs")
    answered = sum(1 << p for p in range(s.rules.players) if v[answers + p])
    if not asked_before or not v[WAITING] or v[WAITING] != setters & ~answered:
        raise PositionError("asked", "must name the players who have not answered yet")


def _check_answers(s: State) -> None:
    """There is a legal answer, and no answer fails or uses pieces that are not there."""
    waiting = int(s.v[WAITING])
    for seat in range(6):
        if waiting == FINISHED or not waiting >> seat & 1:
            continue
        answers = legal_actions(s, seat)
        if not answers:
            raise PositionError("asked", "there is no answer to the question")
        for answer in answers:
            after = clone(s)
            try:
                apply(after, seat, answer)
            except (ArithmeticError, LookupError, ValueError) as error:
                raise PositionError("stack", f"an answer leads nowhere ({error})") from None
            if any(after.v[i] < 0 for i in range(CABALLEROS, POINTS)):
                raise PositionError("stack", "an answer moves caballeros that are not there")
