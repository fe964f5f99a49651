"""Bots as people name them: by name, as a program, or as a class of a Python file.

| text | bot |
|---|---|
| `hard` | the bot of that name |
| `./mybot`, `node bot.js` | a program that speaks the protocol: there is a `/` or a space |
| `bots.py:tryer` | the bot of that name in a Python file |

Each may have a budget: `hard@500`, `./mybot@300ms`. Only what the user of this machine types comes
here: the server never starts programs.
"""

from __future__ import annotations

import atexit
import os
import re
import shlex
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from shutil import which
from typing import Final

from elgrande.bots import Bot, Budget, Knowledge, TypedBot, as_bot, create, names
from elgrande.bots.child_process import on_leaving
from elgrande.bots.levels import FORMER
from elgrande.engine.code_file import CodeError, bots_in
from elgrande.engine.faults import Fault, GuardedBot, guarded
from elgrande.engine.program import Program
from elgrande.game.actions import AnyAction

_BUDGET: Final = re.compile(r"(?P<bot>.+)@(?P<limit>[0-9.]+(?:ms|s)?)")
_CODE: Final = re.compile(r"(?P<file>.+\.py):(?P<name>[^/\\]+)")


class BotSpecError(ValueError):
    """A text that names no bot; the text is one sentence."""


def split_budget(text: str) -> tuple[str, Budget | None]:
    """`hard@500` as the bot and its budget. Raises `ValueError` for an unreadable budget."""
    if found := _BUDGET.fullmatch(text):
        return found["bot"], Budget.parse(found["limit"])
    if "@" in text and not is_program(text):
        bot, _, limit = text.partition("@")
        return bot, Budget.parse(limit)
    return text, None


def is_program(text: str) -> bool:
    return not _CODE.fullmatch(text) and bool(re.search(r"[\s/\\]", text))


def command_of(text: str) -> tuple[str, ...]:
    """The program and its arguments; raises `BotSpecError` if there is no such program."""
    try:
        words = shlex.split(text, posix=os.name == "posix")
    except ValueError as error:
        raise BotSpecError(f"{text!r} is not a command: {error}.") from None
    if not words:
        raise BotSpecError("Name a program, such as ./mybot.")
    found = which(words[0])
    if found is None:
        there = Path(words[0]).is_file()
        why = "may not be run: make it executable" if there else "cannot be found"
        raise BotSpecError(f"The program {words[0]} {why}.")
    return (str(Path(found).absolute()), *words[1:])


def check_bot(text: str) -> None:
    """Raise a `ValueError` unless the text names a bot, perhaps with a budget."""
    bot, _ = split_budget(text)
    if found := _CODE.fullmatch(bot):
        _code_bot(found, 0)
    elif is_program(bot):
        command_of(bot)
    else:
        create(bot)


@contextmanager
def open_bots(texts: Sequence[str], seeds: Sequence[int]) -> Iterator[list[Bot]]:
    """The bots of one game. Programs are kept for the next one.

    A program that does not start forfeits the game; a text that names no bot is a `ValueError`.
    """
    programs: list[tuple[tuple[str, ...], Program]] = []
    try:
        bots: list[Bot] = []
        for text, seed in zip(texts, seeds, strict=True):
            named, budget = split_budget(text)
            if found := _CODE.fullmatch(named):
                bots.append(as_bot(GuardedBot(_code_bot(found, seed), budget)))
            elif is_program(named):
                bots.append(as_bot(GuardedBot(_program(named, seed, programs), budget)))
            else:
                own = create(named, seed)
                bots.append(own if budget is None else BudgetedBot(own, budget))
        yield bots
    finally:
        for command, program in programs:
            if program.running:
                _idle[command].append(program)
            else:
                _end(program)


def lasting_bot(text: str, seed: int) -> Bot:
    """The bot of a text, kept until this process ends: see `names_at_tables`."""
    return _lasting.enter_context(open_bots([text], [seed]))[0]


def names_at_tables(texts: Sequence[str]) -> tuple[list[str], dict[str, tuple[str, str]]]:
    """Names under which bots can sit at a table of a server, and what `registry.ADDED` needs."""
    known = {*names(), *FORMER}
    added: dict[str, tuple[str, str]] = {}
    seated: dict[str, str] = {}
    for text in texts:
        if text in known or text in seated:
            continue
        file = re.sub(r".*[/\\:]|\.\w+$", "", text.split("@")[0].split()[-1])
        short = re.sub(r"[^a-z0-9]+", "-", file.lower()).strip("-") or "bot"
        name, number = short, 1
        while name in known or name in added:
            number += 1
            name = f"{short}-{number}"
        seated[text] = name
        added[name] = (f"{__name__}:{lasting_bot.__name__}", text)
    return [seated.get(text, text) for text in texts], added


class BudgetedBot:
    """A bot with a budget of its own instead of those that come with the questions."""

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self._bot = bot
        self._budget = budget
        self.name = bot.name
        self.remembers = getattr(bot, "remembers", False)

    def choose(
        self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
    ) -> int:
        return self._bot.choose(knowledge, legal, self._budget)


def _code_bot(found: re.Match[str], seed: int) -> Bot | TypedBot:
    try:
        known = bots_in(Path(found["file"]))
    except CodeError as error:
        raise BotSpecError(str(error)) from None
    if found["name"] not in known:
        raise BotSpecError(
            f"There is no bot {found['name']!r} in {found['file']}. Known: {', '.join(known)}."
        )
    return known[found["name"]](seed)


# --- programs that wait for their next game ---

_idle: Final[defaultdict[tuple[str, ...], list[Program]]] = defaultdict(list)
_started: Final[list[Program]] = []
_lasting: Final = ExitStack()


class _Absent:
    """Replaces a program that could not be started."""

    keeps_time = True

    def __init__(self, name: str, fault: Fault) -> None:
        self.name = name
        self.fault = fault

    def answer(
        self, knowledge: Knowledge, legal: Sequence[AnyAction], budget: Budget | None = None
    ) -> AnyAction:
        raise self.fault


def check_started(bots: Sequence[object]) -> None:
    """Raise `BotSpecError` if one of the bots is a program that did not start."""
    for bot in bots:
        guard = guarded(bot)
        if guard is not None and isinstance(guard.bot, _Absent):
            raise BotSpecError(f"{guard.name} does not start: {guard.bot.fault.args[0]}")


def _program(
    text: str, seed: int, programs: list[tuple[tuple[str, ...], Program]]
) -> Program | _Absent:
    command = command_of(text)
    while _idle[command]:
        program = _idle[command].pop()
        if program.running:
            break
        _end(program)
    else:
        try:
            program = Program.start(command)
        except Fault as fault:
            return _Absent(text, fault)
        _started.append(program)
    programs.append((command, program))
    program.begin(seed)
    return program


def _end(program: Program) -> None:
    program.kill()
    _started.remove(program)


@atexit.register
def end_programs() -> None:
    """End all programs."""
    for program in _started:
        program.quit()
    while _started:
        _started.pop().end()
    _idle.clear()


on_leaving.append(end_programs)


def known_names(code: Sequence[Path] = ()) -> dict[str, str]:
    """The names that may be typed, each with the text that `open_bots` takes."""
    found = {name: name for name in names()}
    for file in code:
        try:
            found |= {name: f"{file}:{name}" for name in bots_in(file)}
        except CodeError as error:
            raise BotSpecError(str(error)) from None
    return found
