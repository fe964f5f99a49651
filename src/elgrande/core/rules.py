"""A set of rules made ready for play: an edition, its switches, modules and variants, as tables.

A `Rules` is made once, never changed, and shared by every state of a game and its clones.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from elgrande.core import board
from elgrande.core import vocabulary as do
from elgrande.core.cards import ABILITY_PROGRAMS, CARD_INDEX, CARDS, CardProgram, Instruction, move
from elgrande.core.editions import EDITIONS, LENGTHS, NEW_REGENCY, OLD_HANDS, Switches
from elgrande.core.reconstructed import MODIFIER_ABILITIES, REGENCY_NUMBER

PILES: Final[i64] = 6  # stacks 1 to 5 and the Church
PILE_ROOM: Final[i64] = 22  # cards a pile can hold: two merged stacks of eleven
CHURCH_NUMBER: Final[i64] = 3
INSTRUCTION: Final[i64] = 6  # width of a row of the program table

POWER_CARDS: Final[i64] = 13
ALL_POWER: Final[i64] = (1 << 13) - 1
MODIFIER_KINDS: Final[i64] = 8  # of modifiers, two of each
SUPPLY: Final = vec[i64]([0, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0])  # by power value

VARIANTS: Final = frozenset(
    {"home-advantage", "move-limits", "france", "granada", "church", "open-castillo", "no-veto"}
)


@final
@mypyc_attr(acyclic=True)
class Rules:
    """Everything about a game that is fixed before it begins."""

    def __init__(
        self,
        edition: str,
        players: i64,
        length: str,
        modules: frozenset[str],
        old_hands: frozenset[str],
        variants: frozenset[str],
        switches: Switches,
    ) -> None:
        self.edition = edition
        self.length = length
        self.modules = modules
        self.old_hands = old_hands
        self.variants = variants
        self.switches = switches
        self.players: i64 = players
        # switches
        self.ties_count_everybody: bool = switches.ties_count_everybody
        self.choose_castillo: bool = switches.choose_castillo
        self.must_take: bool = switches.must_take
        self.must_return_each: bool = switches.must_return_each
        self.return_two_or_one: bool = switches.return_two_or_one
        self.veto_at_announcement: bool = switches.veto_at_announcement
        self.first_places_in_order: bool = (
            switches.first_places_in_order and not switches.rulings_0_1
        )
        self.disc_may_name_king: bool = switches.disc_may_name_king
        self.dummy: bool = switches.dummy
        self.merged_stacks: bool = switches.merged_stacks
        self.rulings_0_1: bool = switches.rulings_0_1
        # modules and variants
        self.power_shift: bool = "power-shift" in modules
        self.home_advantage: bool = "home-advantage" in variants
        self.move_limits: bool = "move-limits" in variants
        self.france: bool = "france" in variants
        self.granada: bool = "granada" in variants
        self.church: bool = "church" in variants
        self.open_castillo: bool = "open-castillo" in variants
        # A Grande or a black caballero can count in majorities.
        self.plain_majorities: bool = not (self.home_advantage or self.church)
        # What the normal placement reaches is always the King's neighbours and the Castillo.
        self.plain_board: bool = not (self.france or self.granada or "new-regency" in modules)
        # The dummy ranks after the players; the black caballeros rank with their keeper.
        self.ranked: i64 = players + (1 if switches.dummy else 0)
        self.owners: i64 = 6 if self.church else self.ranked  # of caballeros on the board
        self.regions: i64 = board.ALL_REGIONS | (1 << board.FRANCE if self.france else 0)
        self.neighbours: vec[i64] = board.neighbour_masks(self.france)
        self.places_that_pay: i64 = min(3, max(1, self.ranked - 1))
        self.values: vec[i64] = board.value_table(self.places_that_pay)
        self.rounds: vec[i64] = vec[i64](LENGTHS[length])
        self.thinned: bool = len(old_hands) > 0  # cards stayed in the box, unseen
        self._tabulate_programs()
        self._tabulate_piles()

    def _tabulate_programs(self) -> None:
        """Lay the programs of all cards and abilities into one table."""
        rows: list[Instruction] = []

        def add(program: CardProgram) -> int:
            start = len(rows)
            rows.extend(program)
            rows.append(Instruction(do.END))
            return start

        programs = [
            add(
                (Instruction(do.EITHER, add(card.program), add(card.otherwise)),)
                if card.otherwise
                else card.program
            )
            for card in CARDS
        ]
        ability_programs = dict(ABILITY_PROGRAMS)
        if self.rulings_0_1:  # an ability moved as a card does
            ability_programs["move"] = (move(own=1),)
        abilities = [add(ability_programs[ability]) for ability in MODIFIER_ABILITIES] * 2
        self.code: vec[i64] = vec[i64]([number for row in rows for number in row])
        self.programs: vec[i64] = vec[i64](programs)
        self.abilities: vec[i64] = vec[i64](abilities)

    def _tabulate_piles(self) -> None:
        piles = self.pile_contents()
        self.pile_size: vec[i64] = vec[i64]([len(pile) for pile in piles])
        cards = [-1] * (PILES * PILE_ROOM)
        numbers = [0] * (PILES * PILE_ROOM)
        for index, contents in enumerate(piles):
            for position, (key, number) in enumerate(contents):
                cards[index * PILE_ROOM + position] = CARD_INDEX[key]
                numbers[index * PILE_ROOM + position] = number
        self.pile_cards: vec[i64] = vec[i64](cards)
        self.pile_numbers: vec[i64] = vec[i64](numbers)
        # Old Hands: the last cards of a pile are the added ones. As many stay out of the stack they
        # join, which is the first part of a merged pile: the cards with the pile's own number.
        added = [0] * PILES
        for name in self.old_hands:
            added[OLD_HANDS[name][1]] += 1
        self.pile_added: vec[i64] = vec[i64](added)
        self.pile_thinned: vec[i64] = vec[i64](
            [
                sum(number == index + 1 for _, number in contents) - added[index]
                for index, contents in enumerate(piles)
            ]
        )

    def pile_contents(self) -> list[list[tuple[str, int]]]:
        """The cards of each pile with the number each places."""
        stacks = list(EDITIONS[self.edition].stacks)
        if "new-regency" in self.modules:
            stacks[4] = NEW_REGENCY
        piles: list[list[tuple[str, int]]] = []
        for number, stack in enumerate(stacks, start=1):
            # Cards of New Regency: the number is reconstructed.
            shown = REGENCY_NUMBER if "new-regency" in self.modules and number == 5 else number
            piles.append(
                [
                    (key, shown)
                    for key, copies in stack
                    for _ in range(copies)
                    if not (key == "veto" and "no-veto" in self.variants)
                ]
            )
        if self.merged_stacks:
            piles[1] += piles[2]
            piles[2] = []
        for name in sorted(self.old_hands):
            key, pile = OLD_HANDS[name]
            piles[pile].append((key, pile + 1))
        piles.append([("church", CHURCH_NUMBER)] if self.church else [])
        return piles


def switches_for(edition: str, players: int) -> Switches:
    """The edition's own switches at this number of players."""
    found = EDITIONS[edition]
    return replace(found.switches, **found.by_players.get(players, {}))
