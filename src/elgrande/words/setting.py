"""What is being played, as far as the words depend on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from typing import Final, Protocol

from elgrande.core.editions import EDITIONS, NEW_REGENCY, OLD_HANDS, Switches
from elgrande.core.reconstructed import REGENCY_NUMBER

NUMBERS_OF_PLAYERS: Final = (2, 3, 4, 5)
CHURCH_NUMBER: Final = 3  # caballeros to place with the card of the Church


class Options(Protocol):
    """The options of a game, as far as the words need them."""

    def __hash__(self) -> int: ...
    @property
    def edition(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def length(self) -> str: ...
    @property
    def modules(self) -> frozenset[str]: ...
    @property
    def old_hands(self) -> frozenset[str]: ...
    @property
    def variants(self) -> frozenset[str]: ...
    @property
    def in_force(self) -> Switches: ...


@dataclass(frozen=True)
class Setting:
    """An edition with its options. Without a number of players, the words are for all of them."""

    edition: str
    players: int | None = None
    length: str = "full"
    modules: frozenset[str] = frozenset()
    old_hands: frozenset[str] | None = None  # None: all four, if the module is in play
    variants: frozenset[str] = frozenset()
    switches: Switches | None = None  # None: the edition's own

    @staticmethod
    def of(options: Options) -> Setting:
        """The setting of a game with these options."""
        return Setting(
            options.edition,
            options.players,
            options.length,
            options.modules,
            options.old_hands,
            options.variants,
            options.in_force,
        )

    @cached_property
    def hands(self) -> frozenset[str]:
        """The cards of Old Hands in play."""
        if self.old_hands is not None:
            return self.old_hands
        return frozenset(OLD_HANDS) if "old-hands" in self.modules else frozenset()

    @cached_property
    def tags(self) -> frozenset[str]:
        """What conditions in texts can ask for."""
        numbers = NUMBERS_OF_PLAYERS if self.players is None else (self.players,)
        tags = {self.edition, self.length, *self.modules, *self.variants}
        tags.update(f"players-{number}" for number in numbers)
        for number in numbers:
            switches = self.switches or own_switches(self.edition, number)
            tags.update(name for name, on in asdict(switches).items() if on)
        if any(key == "veto" for _, cards in self.stacks() for key, _ in cards):
            tags.add("vetoes")
        return frozenset(tags)

    def stacks(self) -> Iterator[tuple[int, list[tuple[str, int]]]]:
        """The action cards, stack by stack: how many they place; the cards and their copies."""
        regency = "new-regency" in self.modules
        for number, stack in enumerate(EDITIONS[self.edition].stacks, start=1):
            cards = dict(NEW_REGENCY if regency and number == 5 else stack)
            if "no-veto" in self.variants:
                cards.pop("veto", None)
            for hand in sorted(self.hands):
                key, index = OLD_HANDS[hand]
                if index + 1 == number:
                    cards[key] = cards.get(key, 0) + 1
            yield REGENCY_NUMBER if regency and number == 5 else number, list(cards.items())
        if "church" in self.variants:
            yield CHURCH_NUMBER, [("church", 1)]

    @property
    def cards_in_a_game(self) -> int:
        """How many action cards are played with: each of Old Hands pushes another one out."""
        listed = sum(copies for _, cards in self.stacks() for _, copies in cards)
        return listed - len(self.hands)


def own_switches(edition: str, players: int) -> Switches:
    """How an edition sets its switches at this number of players."""
    found = EDITIONS[edition]
    return replace(found.switches, **found.by_players.get(players, {}))
