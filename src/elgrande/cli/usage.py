"""What Typer refuses, as one sentence in the language of the shell."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from typer.exceptions import TyperException

from elgrande.words.shell import shell_text

QUOTED: Final = re.compile(r"'([^']*)'")
LEFT_OVER: Final = re.compile(r"unexpected extra arguments?(?:\(s\))? \((.*)\)")


def usage_error(error: TyperException) -> str:
    """The sentence; Typer's own English where it says something new."""
    text = error.format_message()
    parameter: Any = getattr(error, "param", None)
    match type(error).__name__:
        case "NoSuchOption":
            known = sorted(getattr(error, "possibilities", None) or ())
            return with_guesses(shell_text("no-such-option", name=option_of(error)), known)
        case "BadOptionUsage":
            return shell_text("no-value", name=option_of(error))
        case "MissingParameter" if parameter is not None:
            return shell_text("missing", name=name_of(parameter))
        case "BadParameter" if parameter is not None:
            return wrong_value(error, parameter)
    if found := LEFT_OVER.search(text):
        return shell_text("left-over", name=found[1])
    if text.startswith("No such command"):
        name, *known = QUOTED.findall(text)
        return with_guesses(shell_text("no-such-command", name=repr(name)), known)
    return text


def option_of(error: TyperException) -> str:
    return str(getattr(error, "option_name", ""))


def name_of(parameter: Any) -> str:
    """An option by its long name, an argument in quotes."""
    names = [each for each in parameter.opts if each.startswith("--")]
    return names[0] if names else repr(parameter.name)


def wrong_value(error: TyperException, parameter: Any) -> str:
    """What the value may be: one of these, a number; for other values Typer's reason."""
    name = name_of(parameter)
    found: list[Any] = getattr(error.__cause__, "errors", list)()
    reason = getattr(error, "message", "")
    if " is not one of " in reason:
        value, *known = QUOTED.findall(reason)
        return shell_text("one-of", name=name, value=repr(value), known=", ".join(known))
    if not found or not re.match("int_|float_|finite_|greater_than|less_than", found[0]["type"]):
        return shell_text("bad-value", name=name, detail=reason)
    value = repr(found[0]["input"])
    kind = found[0]["type"]
    if kind.startswith("int_"):
        return shell_text("whole-number", name=name, value=value)
    if kind.startswith(("float_", "finite_")) or parameter.min is None:
        return shell_text("number", name=name, value=value)
    if parameter.max is None:
        return shell_text("at-least", name=name, value=value, least=str(parameter.min))
    ends = {"least": str(parameter.min), "most": str(parameter.max)}
    return shell_text("between", name=name, value=value, **ends)


def with_guesses(text: str, known: Sequence[str]) -> str:
    """Names the commands or options that were perhaps meant."""
    return f"{text} {shell_text('guesses', known=', '.join(known))}" if known else text
