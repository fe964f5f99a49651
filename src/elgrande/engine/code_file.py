"""Bots of a Python file: every class in it that answers questions, by its name."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache, partial
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isclass
from pathlib import Path
from types import ModuleType
from typing import Any

from elgrande.bots import Bot, TypedBot
from elgrande.bots.registry import from_seed

Factory = Callable[[int], Bot | TypedBot]


class CodeError(ValueError):
    """A file without usable bots; the text is one sentence."""


@lru_cache
def bots_in(file: Path) -> dict[str, Factory]:
    """The bots of a file by name. Runs the file. Raises `CodeError` if there are none."""
    module = _load(file)
    kinds: list[Any] = [each for each in vars(module).values() if isclass(each)]
    own = [each for each in kinds if each.__module__ == module.__name__ and _answers(each)]
    found: dict[str, Factory] = {each.name: partial(from_seed, each) for each in own}
    if not found:
        raise CodeError(
            f"{file}: there is no bot in this file: a class with a `name` and a method "
            "`choose(knowledge, legal, budget)` or `answer(knowledge, legal, budget)`."
        )
    return found


def _answers(kind: Any) -> bool:
    named = isinstance(getattr(kind, "name", None), str)
    return named and any(callable(getattr(kind, each, None)) for each in ("choose", "answer"))


def _load(file: Path) -> ModuleType:
    name = f"elgrande_code_{sha256(str(file.resolve()).encode()).hexdigest()[:12]}"
    spec = spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise CodeError(f"{file}: this is not a Python file.")
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look their module up
    try:
        spec.loader.exec_module(module)
    except OSError as error:
        raise CodeError(f"{file}: {error.strerror or error}.") from None
    except (Exception, SystemExit) as error:
        raise CodeError(f"{file}: {type(error).__name__}: {error}") from error
    return module
