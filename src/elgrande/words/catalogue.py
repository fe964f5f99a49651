"""The catalogues: one Fluent file in this folder for each language, named by its code.

A text is found by the id of its message, or by id and attribute: `cards-veto.short`. To add a
language, copy `en.ftl`, translate it and run `python -m elgrande.words check`: docs/languages.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

Functions = Mapping[str, Callable[..., str]]

SUFFIX: Final = ".ftl"


class UnknownWordError(KeyError):
    """The catalogue of a language has no such text, or a field of a sentence is missing."""

    def __str__(self) -> str:
        return str(self.args[0])


class Catalogue:
    """The texts of one language."""

    def __init__(self, language: str, source: str, functions: Functions | None = None) -> None:
        self.language = language
        self.resource = FluentResource(source)
        self._bundle = FluentBundle([language], cast(Any, functions), use_isolating=False)
        self._bundle.add_resource(self.resource)
        self._asts = dict(_patterns(self.resource))
        self._patterns: dict[str, Pattern] = {}  # as the runtime compiles them
        self._variables: dict[str, frozenset[str]] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._asts

    def __iter__(self) -> Iterator[str]:
        return iter(self._asts)

    def format(self, key: str, values: Mapping[str, object]) -> str:
        """A text with its variables filled in, as it stands in the file."""
        pattern = self._patterns.get(key)
        if pattern is None:
            self.variables(key)  # raises if there is no such text
            name, _, attribute = key.partition(".")
            message = self._bundle.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
            assert pattern is not None  # `_asts` has it
            self._patterns[key] = pattern
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise UnknownWordError(f"{key!r} in language {self.language!r}: {errors[0]}")
        return str(text)

    def variables(self, key: str) -> frozenset[str]:
        """The variables of a text and of the texts it references."""
        found = self._variables.get(key)
        if found is None:
            try:
                pattern = self._asts[key]
            except KeyError:
                raise UnknownWordError(
                    f"no words for {key!r} in language {self.language!r}"
                ) from None
            own, quoted = references(pattern)
            found = own.union(*(self.variables(each) for each in quoted if each in self))
            self._variables[key] = found
        return found

    def pattern(self, key: str) -> ast.Pattern:
        """A text as Fluent parses it."""
        return self._asts[key]

    @cached_property
    def junk(self) -> tuple[str, ...]:
        """What Fluent could not read."""
        return tuple(e.content or "" for e in self.resource.body if isinstance(e, ast.Junk))


def languages() -> tuple[str, ...]:
    """The codes of all languages."""
    files = (item.name for item in resources.files("elgrande.words").iterdir())
    return tuple(sorted(name.removesuffix(SUFFIX) for name in files if name.endswith(SUFFIX)))


@cache
def source_of(language: str) -> str:
    """The file of a language."""
    if language not in languages():
        known = ", ".join(languages())
        raise UnknownWordError(f"no language {language!r}; there is {known}")
    return resources.files("elgrande.words").joinpath(language + SUFFIX).read_text("utf-8")


def references(pattern: ast.BaseNode) -> tuple[frozenset[str], frozenset[str]]:
    """The variables in a pattern, and the texts it references."""
    finder = _References()
    finder.visit(pattern)
    return frozenset(finder.variables), frozenset(finder.texts)


def selections(pattern: ast.BaseNode) -> list[tuple[str, tuple[str, ...]]]:
    """The variables a pattern chooses its variants by, each with the keys of the variants."""
    finder = _Selections()
    finder.visit(pattern)
    return finder.found


class _Selections(Visitor):
    def __init__(self) -> None:
        self.found: list[tuple[str, tuple[str, ...]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        assert isinstance(selector, ast.VariableReference)
        keys = (each.key for each in node.variants)
        names = (key.name if isinstance(key, ast.Identifier) else key.value for key in keys)
        self.found.append((selector.id.name, tuple(names)))
        self.generic_visit(node)


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        name = node.id.name
        self.texts.add(f"{name}.{node.attribute.name}" if node.attribute else name)


def _patterns(resource: ast.Resource) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value
