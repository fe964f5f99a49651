"""Table logic, without database or network."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from elgrande.game import Allow, Draw, Game, Options, Record
from elgrande.game.events import SpecialBegan, TurnEnded, Vetoed
from elgrande.server import decisions, waiting_room
from elgrande.server.accounts.rows import Account
from elgrande.server.errors import Refusal
from elgrande.server.table import Table, rebuild
from elgrande.server.table_events import (
    AnyTableEvent,
    Chair,
    Held,
    Opened,
    Played,
    Readied,
    TableSettings,
    from_bytes,
    to_bytes,
)
from elgrande.server.undo import UNDOS
from elgrande.server.viewer_state import TableNarrator, since_my_turn

ANA, BEA, CAI = "account-ana", "account-bea", "account-cai"


def seeded(seed: int) -> Callable[[Sequence[Draw], Sequence[int]], int]:
    dice = random.Random(seed)
    return lambda outcomes, weights: dice.choices(range(len(outcomes)), weights)[0]


class Bench:
    """A table with the events it was given."""

    def __init__(self, seed: int = 1, *, options: dict[str, Any] | None = None, **settings: Any):
        chairs = [Chair(account=each, name=each[8:].title()) for each in (ANA, BEA, CAI)]
        self.table = Table("t", seeded(seed))
        self.table_events: list[AnyTableEvent] = []
        mix: Any = {"players": 3, **(options or {})}
        chosen = TableSettings(options=mix, **settings)
        self.do(decisions.open_table(self.table, ANA, chosen, chairs))
        self.dice = random.Random(seed)

    def do(self, after: Table) -> AnyTableEvent:
        """Adopt what was decided, as everything that refers to the table sees."""
        event = after.event
        self.table_events.append(from_bytes(to_bytes(event)))
        self.table.__dict__.update(after.__dict__)
        return event

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def start(self) -> Bench:
        self.do(decisions.start(self.table, ANA))
        return self

    def step(self, orders: dict[int, int] | None = None) -> AnyTableEvent:
        """A seat that is asked gives some answer."""
        seat = self.dice.choice(self.table.waiting_for)
        if self.table.held:
            return self.do(decisions.confirm(self.table, seat))
        action = self.dice.choice(self.game.legal(seat))
        after = decisions.play(self.table, seat, action)
        if orders and isinstance(after.event, Played):
            after = decisions.waive_vetoes(self.table, after, orders)
        return self.do(after)

    def play_until(self, reached: Callable[[], bool]) -> None:
        while not reached():
            assert self.table.status == "playing", "the game ended first"
            self.step()


def everything(table: Table) -> Any:
    assert table.game is not None
    return (
        table.game.record().to_json(),
        table.asked_at,
        table.marks,
        table.steps,
        table.turn_ends,
        table.entries,
        [table.undoable(seat) for seat in range(3)],
        [table.game.legal(seat) for seat in range(3)],
    )


@pytest.mark.parametrize(
    "options",
    [{}, {"edition": "1995"}, {"edition": "2023", "modules": ["old-hands", "power-shift"]}],
    ids=str,
)
@pytest.mark.parametrize("confirm_turns", [False, True])
def test_a_table_rebuilt_from_its_events_is_the_same_table(
    options: dict[str, Any], confirm_turns: bool
) -> None:
    bench = Bench(3, options=options, confirm_turns=confirm_turns).start()
    dice = random.Random(5)
    while bench.table.status == "playing":
        bench.step()
        seat = dice.randrange(3)
        if bench.table.undoable(seat) and dice.random() < 0.3:
            bench.do(decisions.undo(bench.table, seat))
    one_by_one = Table("t")
    for event in bench.table_events:
        one_by_one = one_by_one.after(event)
    again = rebuild(lambda: Table("t"), bench.table_events)
    assert everything(one_by_one) == everything(again) == everything(bench.table)
    assert Game.replay(bench.game.record()).scores == bench.game.scores


def test_twenty_times_as_many_events_take_no_four_hundred_times_as_long_to_replay() -> None:
    """A player can make a hundred thousand in a day: copies of the table would take a minute."""
    opened, took = Bench().table_events[0], list[float]()
    for count in (2000, 40_000):
        log = [opened, *(Readied(0, number % 2 == 0) for number in range(count))]
        began = time.perf_counter()
        assert rebuild(lambda: Table("t"), log).version == count + 1
        took.append(time.perf_counter() - began)
    assert took[1] < 100 * took[0]


def test_every_impossible_mix_is_explained() -> None:
    with pytest.raises(Refusal, match="belongs to the edition '2023'") as refused:
        decisions.read_options({"edition": "1995", "modules": ["power-shift"]})
    assert refused.value.code == "impossible-options"
    assert refused.value.more["nearest"]["modules"] == []
    for wrong in ({"edition": "1776"}, {"players": "four"}, {"colour": "red"}, {"modules": "x"}):
        with pytest.raises(Refusal) as refused:
            decisions.read_options(wrong)
        assert refused.value.code == "impossible-options"


def test_a_game_starts_only_with_all_seats_filled() -> None:
    bench = Bench()
    bench.do(decisions.leave(bench.table, BEA, 1))
    with pytest.raises(Refusal, match="1 of 3 seats"):
        decisions.start(bench.table, ANA)
    bench.do(decisions.set_seat(bench.table, ANA, 1, "random"))
    with pytest.raises(Refusal, match="Only the host"):
        decisions.start(bench.table, CAI)
    bench.start()
    with pytest.raises(Refusal) as refused:
        waiting_room.join(bench.table, Account(BEA, "Bea"), None)
    assert refused.value.code == "not-open"


def test_undo_gives_back_exactly_what_was_before() -> None:
    bench = Bench(4).start()
    table = bench.table
    for _ in range(120):
        before = everything(table)[0]
        seat = table.waiting_for[0]
        bench.step()
        if table.undoable(seat):
            assert not any(table.undoable(each) for each in range(4) if each != seat)
            bench.do(decisions.undo(table, seat))
            assert bench.game.record().to_json() == before
            bench.step()


@pytest.mark.parametrize("confirm_turns", [False, True])
def test_undo_and_redo_are_limited(confirm_turns: bool) -> None:
    """Every event is kept for ever, including those of undone steps."""
    bench = Bench(1, confirm_turns=confirm_turns).start()
    seat = bench.table.waiting_for[0]
    for _ in range(UNDOS):
        bench.do(decisions.play(bench.table, seat, bench.game.legal(seat)[0]))
        assert bench.table.undoable(seat)
        bench.do(decisions.undo(bench.table, seat))
    bench.do(decisions.play(bench.table, seat, bench.game.legal(seat)[0]))
    assert bench.table.undoable(seat) == 0
    with pytest.raises(Refusal, match=str(UNDOS)) as refused:
        decisions.undo(bench.table, seat)
    assert refused.value.code == "nothing-to-undo"
    bench.play_until(lambda: any(map(bench.table.undoable, range(3))))  # the next turn starts over


def test_undo_never_crosses_another_players_act() -> None:
    bench = Bench(6).start()
    table = bench.table
    first = table.waiting_for[0]
    bench.step()
    assert table.undoable(first) == 1
    second = table.waiting_for[0]
    bench.step()
    assert table.undoable(first) == 0
    assert table.undoable(second) == 1
    with pytest.raises(Refusal, match="another player acted"):
        decisions.undo(table, first)


def test_undo_never_crosses_chance_or_a_reveal() -> None:
    bench = Bench(7).start()
    while bench.table.status == "playing":
        count = bench.game.event_count
        seat = bench.table.waiting_for[0]
        event = bench.step()
        assert isinstance(event, Played)
        kinds = {type(event).__name__ for event in bench.game.events(None, count)}
        drawn = any(by < 0 for by, _ in event.entries)
        if drawn or kinds & {"DiscShown", "LeftCastillo", "Revealed", "GeneralScoring"}:
            assert [bench.table.undoable(each) for each in range(3)] == [0, 0, 0], seat


def test_a_step_taken_back_disappears_from_all_events() -> None:
    bench = Bench(8).start()
    known = bench.table.version
    count = bench.game.event_count
    seat = bench.table.waiting_for[0]
    bench.step()
    bench.do(decisions.undo(bench.table, seat))
    bench.step()
    assert bench.table.events_from(known + 1) == count  # viewers who saw the step drop it
    assert bench.table.events_from(bench.table.version) == bench.game.event_count
    assert bench.table.events_from(10**6) == 0


def test_since_my_turn_stays_until_my_next_turn_is_over() -> None:
    """A player who bids, chooses and moves still reads all that others did since."""
    bench = Bench(8).start()
    table = bench.table
    assert [since_my_turn(table, seat) for seat in range(3)] == [0, 0, 0]
    dice = random.Random(2)
    own_answers = 0
    while table.status == "playing":
        before = [since_my_turn(table, seat) for seat in range(3)]
        count = bench.game.event_count
        seat = table.waiting_for[0]
        bench.step()
        ended = {
            event.player for event in bench.game.events(None, count) if isinstance(event, TurnEnded)
        }
        after = [since_my_turn(table, each) for each in range(3)]
        for each, colour in enumerate(("azul", "granate", "oro")):
            assert (after[each] > count) == (colour in ended)
            assert after[each] == before[each] or colour in ended
        own_answers += after[seat] == before[seat]
        if table.undoable(seat) and dice.random() < 0.3:
            bench.do(decisions.undo(table, seat))
            assert [since_my_turn(table, each) for each in range(3)] == before
    assert own_answers > 50
    assert since_my_turn(table, None) == 0


def test_with_confirmation_the_last_step_of_a_turn_waits() -> None:
    bench = Bench(9, confirm_turns=True).start()
    table = bench.table
    bench.play_until(lambda: table.held is not None)
    assert isinstance(table.held, Held)
    seat = table.held.seat
    count = bench.game.event_count
    assert table.waiting_for == (seat,)
    for other in range(3):
        with pytest.raises(Refusal, match="waits for its player"):
            decisions.play(table, other, "stop")
        if other != seat:
            with pytest.raises(Refusal, match="no turn of yours"):
                decisions.confirm(table, other)
    bench.do(decisions.undo(table, seat))
    assert bench.game.event_count == count
    bench.play_until(lambda: table.held is not None)
    bench.step()
    assert bench.game.event_count > count


def test_a_secret_question_stays_the_same_when_others_answer() -> None:
    bench = Bench(10).start()
    table = bench.table
    bench.play_until(lambda: len(table.waiting_for) == 3)
    put = table.version
    assert set(table.asked_at.values()) == {put}
    bench.step()
    assert set(table.asked_at.values()) == {put}
    assert table.version == put + 1


def test_a_veto_holder_may_not_want_to_be_asked_this_round() -> None:
    asked = answered = 0
    for seed in range(60):
        bench = Bench(seed).start()
        twin = Bench(seed).start()
        while bench.table.status == "playing" and not answered:
            if bench.table.asked.kind == "veto":
                asked += 1
                [holder] = bench.table.waiting_for
                round_number = bench.game.view(None).round
                last = bench.table_events[-1]
                assert isinstance(last, Played)
                answer = last.entries[0][1]
                after = decisions.play(twin.table, last.seat, answer)
                after = decisions.waive_vetoes(twin.table, after, {holder: round_number})
                event = after.event
                assert isinstance(event, Played)
                assert everything(after) == everything(twin.table.after(event))
                assert (holder, str(Allow())) in event.entries
                answered += 1
                break
            if len(bench.table_events) > len(twin.table_events):
                twin.do(twin.table.after(bench.table_events[-1]))
            bench.step()
    assert asked, "no game had a veto"
    assert answered


def test_a_veto_names_the_action_it_stops_even_if_that_began_before() -> None:
    bench = Bench(3, options={"edition": "1995"}).start()

    def vetoes() -> list[int]:
        events = bench.game.events(None)
        return [number for number, event in enumerate(events) if isinstance(event, Vetoed)]

    bench.play_until(lambda: bool(vetoes()))
    events = bench.game.events(None)
    at = vetoes()[0]
    action = next(each for each in reversed(events[:at]) if isinstance(each, SpecialBegan))
    narrator = TableNarrator("en", bench.table.options, ("Ana", "Bea", "Cai"))
    whole = list(narrator.narrate(events))
    assert list(narrator.narrate(events[at:], bench.game, at)) == whole[at:]
    name = {"azul": "Ana", "granate": "Bea", "oro": "Cai"}[action.player]
    assert f"vetoes {name}'s special action" in whole[at]
    assert whole[at].endswith("it ends here.")


def test_a_bot_plays_for_a_player_who_resigns_and_hands_the_seat_back() -> None:
    bench = Bench(11).start()
    table = bench.table
    seat = table.waiting_for[0]
    account = str(table.chairs[seat].account)
    bench.do(decisions.resign(table, account, seat))
    assert table.bots_asked == [seat]
    with pytest.raises(Refusal, match="take your seat back"):
        decisions.chair_at(table, seat, of=account, in_person=True)
    with pytest.raises(Refusal, match="not yours"):
        decisions.come_back(table, ANA if account != ANA else BEA, seat)
    bench.do(decisions.come_back(table, account, seat))
    assert table.bots_asked == []
    assert table.asked_at[seat] == table.version  # the player is asked now, not under another name
    decisions.chair_at(table, seat, of=account, in_person=True)
    bench.do(waiting_room.register(table, seat, account, "Dora"))
    assert table.asked_at[seat] == table.version - 1


def test_a_record_is_adjudicated_again_and_can_be_played_on() -> None:
    bench = Bench(12).start()
    for _ in range(40):
        bench.step()
    record = bench.game.record()
    table = decisions.start(imported(record), ANA)
    assert table.game is not None
    assert table.game.record() == record
    assert table.waiting_for == bench.table.waiting_for


def test_a_record_that_cheats_is_refused() -> None:
    bench = Bench(13).start()
    for _ in range(10):
        bench.step()
    record = bench.game.record()
    forged = record.to_json().replace('"do":"13"', '"do":"12"', 1)
    if forged == record.to_json():
        forged = forged.replace('"round":1', '"round":2', 1)
    with pytest.raises(Refusal, match="does not hold"):
        imported(Record.from_json(forged))


def imported(record: Record) -> Table:
    settings = TableSettings(options=record.options.to_dict())
    chairs = [Chair(account=ANA, name="Ana")] * record.options.players
    return decisions.import_record(Table("u", seeded(1)), ANA, settings, chairs, record)


def test_an_imported_record_is_replayed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(12).start()
    bench.play_until(lambda: bench.table.round == 3)
    record = bench.game.record()
    answers = sum(entry.by != "chance" for entry in record.entries)
    with counting(monkeypatch, "apply") as calls:
        imported(record)
    assert len(calls) == answers


def test_a_record_that_ends_where_a_draw_is_due_is_drawn_on() -> None:
    bench = Bench(12).start()
    bench.play_until(lambda: bench.table.round == 2)
    whole = bench.game.record()
    last = max(i for i, entry in enumerate(whole.entries) if entry.by == "chance")
    cut = Record(options=whole.options, entries=whole.entries[:last])
    table = imported(cut)
    assert isinstance(table.event, Opened)
    assert len(table.event.entries) > last
    assert table.game is not None
    assert table.game.question.seats


@pytest.mark.parametrize("orders", [{}, {0: 1, 1: 1, 2: 1}])
def test_an_answer_is_checked_and_applied_once_on_one_copy(
    monkeypatch: pytest.MonkeyPatch, orders: dict[int, int]
) -> None:
    bench = Bench(3).start()
    for _ in range(60):
        before = len(bench.table_events)
        with (
            counting(monkeypatch, "apply") as applied,
            counting(monkeypatch, "clone") as cloned,
            counting(monkeypatch, "is_legal") as checked,
        ):
            bench.step(orders)
        event = bench.table_events[before]
        assert isinstance(event, Played)
        assert len(applied) == sum(seat >= 0 for seat, _ in event.entries)
        assert (len(cloned), len(checked)) == (1, 0)


@contextlib.contextmanager
def counting(monkeypatch: pytest.MonkeyPatch, method: str) -> Iterator[list[None]]:
    """Count the calls of a method of `Game`."""
    calls: list[None] = []
    real = getattr(Game, method)

    def counted(game: Game, *arguments: Any) -> Any:
        calls.append(None)
        return real(game, *arguments)

    with monkeypatch.context() as patch:
        patch.setattr(Game, method, counted)
        yield calls


def test_illegal_answers_are_refused_with_the_games_own_reason() -> None:
    bench = Bench(14).start()
    seat = bench.table.waiting_for[0]
    for answer, reason in (("nonsense", "not-readable"), ("card1", "not-an-answer")):
        with pytest.raises(Refusal) as refused:
            decisions.play(bench.table, seat, answer)
        assert (refused.value.code, refused.value.reason) == ("illegal", reason)
    other = (seat + 1) % 3
    with pytest.raises(Refusal) as refused:
        decisions.play(bench.table, other, bench.game.legal(seat)[0])
    assert refused.value.reason == "not-asked"


def test_options_are_kept_as_plain_data() -> None:
    bench = Bench(options={"edition": "2023", "modules": ["new-regency"]})
    assert (
        bench.table.settings.options
        == Options(edition="2023", players=3, modules=frozenset({"new-regency"})).to_dict()
    )
