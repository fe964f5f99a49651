"""The options of a game: edition, players, length, modules, variants, single switches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final, TypedDict, cast

from elgrande.core.editions import EDITIONS, LENGTHS, OLD_HANDS, Switches
from elgrande.core.rules import VARIANTS, Rules, switches_for

MODULES: Final = frozenset({"new-regency", "old-hands", "power-shift"})
SWITCHES: Final = tuple(each.name for each in fields(Switches))
OLD_RULINGS: Final = "rulings_0_1"  # for games of release 0.1, not for new ones
MERGED_AT_MOST: Final = 3  # players, if stacks 2 and 3 are merged


class OptionsData(TypedDict, total=False):
    """Options as plain data, for JSON."""

    edition: str
    players: int
    length: str
    modules: list[str]
    variants: list[str]
    old_hands: list[str]
    switches: dict[str, bool]


class UnknownNameError(ValueError):
    """A name that an option does not know: `option` says which, `known` has those it knows."""

    def __init__(self, option: str, name: object, known: Sequence[str]) -> None:
        super().__init__(f"Unknown {option} {name!r}. Known: {', '.join(known)}.")
        self.option = option
        self.name = name
        self.known = known


class OptionsError(ValueError):
    """An impossible combination; `code` is stable, `nearest` is the closest possible one."""

    def __init__(self, code: str, reason: str, nearest: Options) -> None:
        super().__init__(f"{reason} Possible instead: {nearest}.")
        self.code = code
        self.reason = reason
        self.nearest = nearest


@dataclass(frozen=True, kw_only=True)
class Options:
    """A legal combination of the options of a game. Raises `OptionsError` for an impossible one.

    `old_hands` names the cards used with the module of that name (all four by default);
    `switches` overrides single points on which editions differ (`core.editions.Switches`).
    """

    edition: str = "big-box"
    players: int = 4
    length: str = "full"
    modules: frozenset[str] = frozenset()
    variants: frozenset[str] = frozenset()
    old_hands: frozenset[str] = frozenset()
    switches: Mapping[str, bool] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name in ("modules", "variants", "old_hands"):
            object.__setattr__(self, name, _as_set(name, getattr(self, name)))
        if "old-hands" in self.modules and not self.old_hands:
            object.__setattr__(self, "old_hands", frozenset(OLD_HANDS))
        object.__setattr__(self, "switches", _as_settings(self.switches))
        _refuse_unknown_names(self)
        for code, impossible, reason, mend in _IMPOSSIBLE:
            if impossible(self):
                raise OptionsError(code, reason(self), _mended(self, mend))

    def __str__(self) -> str:
        words = [self.edition, f"{self.players} players"]
        if self.length != "full":
            words.append(self.length)
        for module in sorted(self.modules):
            some = module == "old-hands" and self.old_hands != frozenset(OLD_HANDS)
            words.append(f"{module} ({'+'.join(sorted(self.old_hands))})" if some else module)
        words += sorted(self.variants)
        words += [f"{name}={'on' if on else 'off'}" for name, on in sorted(self.switches.items())]
        return ", ".join(words)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle only the choices; compiled rules stay in this process."""
        return Options.from_dict, (self.to_dict(),)

    @cached_property
    def in_force(self) -> Switches:
        """Every switch: the edition's setting unless overridden."""
        return replace(switches_for(self.edition, self.players), **self.switches)

    @cached_property
    def settings(self) -> dict[str, bool]:
        """`in_force` by name."""
        return asdict(self.in_force)

    @cached_property
    def rules(self) -> Rules:
        """The rules in the form the core uses."""
        return Rules(
            self.edition,
            self.players,
            self.length,
            self.modules,
            self.old_hands,
            self.variants,
            self.in_force,
        )

    def under_rulings_0_1(self) -> Options | None:
        """The same game under the rulings of release 0.1; None if the options say which apply."""
        if OLD_RULINGS in self.switches:
            return None
        return replace(self, switches={**self.switches, OLD_RULINGS: True})

    @property
    def rounds(self) -> tuple[int, ...]:
        """The rounds that are played, by their numbers."""
        return LENGTHS[self.length]

    def to_dict(self) -> OptionsData:
        """Plain data for JSON; sets as sorted lists."""
        data = {
            name: sorted(value) if isinstance(value := getattr(self, name), frozenset) else value
            for name in self.__dataclass_fields__
        }
        return cast(OptionsData, {**data, "switches": dict(self.switches)})

    @staticmethod
    def from_dict(data: Mapping[str, Any]) -> Options:
        """The options that `to_dict` returned. Raises `ValueError` for an unknown name."""
        if not isinstance(data, Mapping):
            raise TypeError(f"options are names with values, not {data!r}")
        known = [each.name for each in fields(Options)]
        for name in data:
            if name not in known:
                raise ValueError(f"Unknown option {name!r}. Known: {', '.join(known)}.")
        return Options(**data)


def read_switch(text: str) -> tuple[str, bool]:
    """A switch as people write it: `must_take=on`."""
    name, _, setting = text.partition("=")
    if setting not in ("on", "off"):
        raise ValueError(f"A switch is set as {name}=on or {name}=off, not {text!r}.")
    return name.replace("-", "_"), setting == "on"


def _as_set(name: str, value: Iterable[str]) -> frozenset[str]:
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise TypeError(f"{name} must be a set of names, not {value!r}")
    return frozenset(value)


def _as_settings(switches: Mapping[str, bool]) -> Mapping[str, bool]:
    if not isinstance(switches, Mapping):
        raise TypeError(f"switches must be names with True or False, not {switches!r}")
    return MappingProxyType(dict(switches))


def _refuse_unknown_names(options: Options) -> None:
    for what, chosen, known in (
        ("edition", [options.edition], EDITIONS),
        ("length", [options.length], LENGTHS),
        ("module", options.modules, MODULES),
        ("variant", options.variants, VARIANTS),
        ("Old Hands card", options.old_hands, OLD_HANDS),
        ("switch", options.switches, SWITCHES),
    ):
        for name in chosen:
            if name not in tuple(known):  # also a value without a hash
                raise UnknownNameError(what, name, sorted(known))
    players: object = options.players
    if isinstance(players, bool) or not isinstance(players, int):
        raise TypeError(f"players must be a whole number from 2 to 5, not {players!r}")
    settings: Mapping[str, object] = options.switches
    for name, setting in settings.items():
        if not isinstance(setting, bool):
            raise TypeError(f"the switch {name!r} is on (True) or off (False), not {setting!r}")


def _mended(options: Options, mend: Callable[[Options], dict[str, Any]]) -> Options:
    """The nearest legal options: fixes this problem, then the others one by one."""
    try:
        return replace(options, **mend(options))
    except OptionsError as error:
        return error.nearest


def _veto_in_hands(options: Options) -> bool:
    return bool(options.old_hands & {"veto", "second-veto"})


def _without_hands(options: Options, hands: frozenset[str]) -> dict[str, Any]:
    left = options.old_hands - hands
    return {"old_hands": left, "modules": options.modules - (set() if left else {"old-hands"})}


# Impossible combinations: code, test, reason, and how to fix it.
_IMPOSSIBLE: Final[
    tuple[
        tuple[
            str,
            Callable[[Options], bool],
            Callable[[Options], str],
            Callable[[Options], dict[str, Any]],
        ],
        ...,
    ]
] = (
    (
        "players",
        lambda o: not 2 <= o.players <= 5,
        lambda o: f"El Grande is for 2 to 5 players, not {o.players}.",
        lambda o: {"players": min(5, max(2, o.players))},
    ),
    (
        "module-edition",
        lambda o: bool(o.modules) and o.edition != "2023",
        lambda o: (
            f"The module {min(o.modules)!r} belongs to the edition '2023', not to {o.edition!r}."
        ),
        lambda o: {"modules": frozenset(), "old_hands": frozenset()},
    ),
    (
        "hand-module",
        lambda o: bool(o.old_hands) and "old-hands" not in o.modules,
        lambda o: f"The card {min(o.old_hands)!r} needs the module 'old-hands'.",
        lambda o: {"old_hands": frozenset()},
    ),
    (
        "france-regency",
        lambda o: "france" in o.variants and "new-regency" in o.modules,
        lambda o: (
            "The variant 'france' and the module 'new-regency' exclude each other: "
            "one makes France a region, the other a place of exile for the King."
        ),
        lambda o: {"variants": o.variants - {"france"}},
    ),
    (
        "no-veto-hands",
        lambda o: "no-veto" in o.variants and _veto_in_hands(o),
        lambda o: "The variant 'no-veto' excludes the veto of the module 'old-hands'.",
        lambda o: _without_hands(o, frozenset({"veto", "second-veto"})),
    ),
    (
        "dummy-players",
        lambda o: o.in_force.dummy and o.players != 2,
        lambda o: f"The switch 'dummy' is for 2 players, not {o.players}.",
        lambda o: {"switches": {**o.switches, "dummy": False}},
    ),
    (
        "merged-players",
        lambda o: o.in_force.merged_stacks and o.players > MERGED_AT_MOST,
        lambda o: f"The switch 'merged_stacks' is for 2 or 3 players, not {o.players}.",
        lambda o: {"switches": {**o.switches, "merged_stacks": False}},
    ),
)
