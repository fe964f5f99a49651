"""The table in a position: board, cards and markers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from elgrande.core import vocabulary as do
from elgrande.core.board import (
    CASTILLO,
    FRANCE,
    NOWHERE,
    PLACE_NAMES,
    REGIONS,
    SPOT_NAMES,
    TILE_NAMES,
)
from elgrande.core.pieces import add
from elgrande.core.rules import ALL_POWER, PILES, POWER_CARDS
from elgrande.core.state import (
    ACTIVE,
    ALLOWED,
    CABALLEROS,
    CHURCH,
    CONQUERED,
    DUMMY_HAND,
    DUMMY_PILE,
    EVICTED,
    EXTRA_USED,
    FIRST,
    INFILTRATION,
    KEEPER,
    KING,
    LEFT,
    OLD_KING,
    ORDER,
    OWNERS,
    PILE,
    POWER,
    PROVINCE,
    ROUND,
    SHOWN,
    SPACE,
    TAKER,
    TILE,
    TOTAL,
    VETO_OWNER,
    VETO_UNTIL,
    VETOES,
    State,
)
from elgrande.game.names import (
    COLOURS,
    DUMMY,
    REGION_NAMES,
    owner_name,
    owner_number,
    power_cards,
    revealed_name,
)
from elgrande.game.position.players import (
    NONE,
    PIECES,
    read_cards,
    read_player,
    write_player,
)
from elgrande.game.position.stack import kinds_of
from elgrande.game.position.syntax import (
    PositionError,
    nothing_left,
    read_items,
    read_list,
    read_name,
    read_number,
    write_items,
    write_list,
)

END: Final = "end"  # a veto that lasts to the end of the game
_YES: Final = "yes"


# --- writing ---


def write_table(s: State, seat: int | None) -> Iterator[tuple[str, str]]:
    """Write the fields; a question mark is what the seat cannot know (None: all known)."""
    v = s.v
    rules = s.rules
    owners = [*range(rules.ranked), *([int(CHURCH)] if rules.church else [])]
    yield "round", str(rules.rounds[v[ROUND]])
    yield "first", COLOURS[v[FIRST]]
    if any(v[ORDER + i] for i in range(rules.ranked)):
        yield "order", write_list(owner_name(rules, int(v[ORDER + i])) for i in range(rules.ranked))
    yield "king", PLACE_NAMES[v[KING]]
    for place in range(CASTILLO + 1):
        here = {owner_name(rules, each): v[CABALLEROS + place * OWNERS + each] for each in owners}
        if any(here.values()):
            yield PLACE_NAMES[place], write_items({o: n for o, n in here.items() if n})
    for space in range(3):
        if v[SPACE + space]:
            yield SPOT_NAMES[CASTILLO + 1 + space], owner_name(rules, int(v[SPACE + space]) - 1)
    tiles = {
        name: PLACE_NAMES[v[TILE + i]] for i, name in enumerate(TILE_NAMES) if v[TILE + i] >= 0
    }
    if tiles:
        yield "tiles", write_items(tiles)
    for player in range(rules.players):
        yield COLOURS[player], write_items(write_player(s, player, seat))
    if rules.dummy:
        yield DUMMY, write_items(_dummy(s))
    for pile in range(PILES):
        if text := write_items(_pile(s, pile)):
            yield f"pile{pile + 1}", text
    if v[VETOES]:
        yield "vetoes", ",".join(_veto(s, slot) for slot in range(2))
    if rules.granada and v[CONQUERED]:
        yield "conquered", _YES
    if v[KEEPER]:
        yield "keeper", COLOURS[v[KEEPER] - 1]
    if do.TURN in kinds_of(s):
        yield from _turn(s)


def _turn(s: State) -> Iterator[tuple[str, str]]:
    v = s.v
    yield "active", COLOURS[v[ACTIVE]]
    if v[TAKER + v[PILE]] == v[ACTIVE] + 1:
        yield "using", str(v[PILE] + 1)
    yield "was", PLACE_NAMES[v[OLD_KING]]
    if v[EVICTED]:
        yield "evicted", PLACE_NAMES[v[EVICTED]]
    if v[INFILTRATION]:
        yield "infiltration", _YES
    if v[EXTRA_USED]:
        yield "extra-used", _YES
    if v[ALLOWED]:
        yield "allowed", write_list(COLOURS[i] for i in range(5) if v[ALLOWED] >> i & 1)


def _dummy(s: State) -> Iterator[tuple[str, object]]:
    v = s.v
    dummy = s.rules.players
    yield "province", v[PROVINCE + dummy]
    if v[DUMMY_HAND] != ALL_POWER:
        yield "used", write_list(power_cards(int(ALL_POWER & ~v[DUMMY_HAND])))
    if v[POWER + dummy]:
        yield "bid", v[POWER + dummy]
    drawn = [PLACE_NAMES[i] for i in range(REGIONS) if not v[DUMMY_PILE] >> i & 1]
    if drawn:
        yield "drawn", write_list(drawn)


def _pile(s: State, pile: int) -> Iterator[tuple[str, object]]:
    v = s.v
    rules = s.rules
    if v[SHOWN + pile] >= 0:
        yield "shown", revealed_name(rules, pile, int(v[SHOWN + pile]))
        if v[TAKER + pile]:
            yield "taken", owner_name(rules, int(v[TAKER + pile]) - 1)
    gone = [
        revealed_name(rules, pile, i)
        for i in range(rules.pile_size[pile])
        if not v[LEFT + pile] >> i & 1 and i != v[SHOWN + pile]
    ]
    if gone:
        yield "gone", write_list(gone)


def _veto(s: State, slot: int) -> str:
    owner, until = int(s.v[VETO_OWNER + slot]), int(s.v[VETO_UNTIL + slot])
    if owner == 0:
        return NONE
    rounds = s.rules.rounds
    return f"{COLOURS[owner - 1]}:{rounds[until] if until < len(rounds) else END}"


# --- reading ---


def read_table(s: State, fields: dict[str, str], seat: int | None) -> None:
    """Take the fields of the table out of `fields` and put them into an empty state."""
    v = s.v
    rules = s.rules
    rounds = [str(each) for each in rules.rounds]
    ranked = [owner_name(rules, each) for each in range(rules.ranked)]
    colours = COLOURS[: rules.players]
    v[ROUND] = read_name("round", fields.pop("round", rounds[0]), rounds)
    v[FIRST] = read_name("first", fields.pop("first", colours[0]), colours)
    if "order" in fields:
        order = read_list(fields.pop("order"))
        if sorted(order) != sorted(ranked):
            raise PositionError("order", f"it names {', '.join(ranked)}, each once")
        for i, name in enumerate(order):
            v[ORDER + i] = ranked.index(name)
    if "king" not in fields:
        raise PositionError("king", "the place of the King is missing")
    v[KING] = read_name("king", fields.pop("king"), PLACE_NAMES)
    for spot, name in enumerate(SPOT_NAMES):
        if name in fields:
            _read_spot(s, spot, fields.pop(name))
    v[TILE] = v[TILE + 1] = NOWHERE
    tiles = read_items("tiles", fields.pop("tiles")) if "tiles" in fields else {}
    for tile, place in tiles.items():
        here = read_name("tiles", place, PLACE_NAMES[: FRANCE + 1])
        v[TILE + read_name("tiles", tile, TILE_NAMES)] = here
    for player, colour in enumerate(colours):
        if colour not in fields:
            raise PositionError(colour, "missing")
        items = read_items(colour, fields.pop(colour))
        read_player(s, player, items, hidden=seat not in (None, player))
    if rules.dummy:
        _read_dummy(s, read_items(DUMMY, fields.pop(DUMMY)) if DUMMY in fields else {})
    for pile in range(PILES):
        name = f"pile{pile + 1}"
        _read_pile(s, pile, read_items(name, fields.pop(name)) if name in fields else {})
    if "vetoes" in fields:
        _read_vetoes(s, fields.pop("vetoes"))
    v[CONQUERED] = 1
    if rules.granada:
        v[CONQUERED] = _read_yes("conquered", fields)
    if rules.church and "keeper" in fields:
        v[KEEPER] = 1 + read_name("keeper", fields.pop("keeper"), colours)
    _read_turn(s, fields, colours)


def _read_turn(s: State, fields: dict[str, str], colours: tuple[str, ...]) -> None:
    v = s.v
    v[ACTIVE] = read_name("active", fields.pop("active", colours[0]), colours)
    v[PILE] = read_number("using", fields.pop("using", "1"), 1, int(PILES)) - 1
    v[OLD_KING] = read_name("was", fields.pop("was", PLACE_NAMES[0]), PLACE_NAMES)
    evicted = fields.pop("evicted", PLACE_NAMES[0])
    v[EVICTED] = read_name("evicted", evicted, PLACE_NAMES[: FRANCE + 1])
    v[INFILTRATION] = _read_yes("infiltration", fields)
    v[EXTRA_USED] = _read_yes("extra-used", fields)
    for colour in read_list(fields.pop("allowed", "")):
        v[ALLOWED] |= 1 << read_name("allowed", colour, colours)


def _read_yes(name: str, fields: dict[str, str]) -> int:
    return 1 - read_name(name, fields.pop(name, "no"), (_YES, "no"))


def _read_spot(s: State, spot: int, text: str) -> None:
    where = SPOT_NAMES[spot]
    items = read_items(where, text)
    if spot > CASTILLO:
        if not s.rules.france:
            raise PositionError(where, "there is no such place in this game")
        items = dict.fromkeys(items, "1")
        if len(items) > 1:
            raise PositionError(where, "it has room for one")
    for colour, number in items.items():
        owner = owner_number(s.rules, colour)
        if owner < 0:
            raise PositionError(where, f"no player here is {colour!r}")
        for _ in range(read_number(where, number, 1, PIECES)):
            add(s.v, spot, owner)


def _read_dummy(s: State, items: dict[str, str]) -> None:
    v = s.v
    dummy = s.rules.players
    rest = PIECES - sum(int(v[CABALLEROS + place * OWNERS + dummy]) for place in range(FRANCE + 1))
    v[PROVINCE + dummy] = read_number(DUMMY, items.pop("province", str(rest)), rest, rest)
    v[DUMMY_HAND] = ALL_POWER & ~read_cards(DUMMY, items.pop("used", ""))
    v[POWER + dummy] = read_number(DUMMY, items.pop("bid", "0"), 0, int(POWER_CARDS))
    v[TOTAL + dummy] = v[POWER + dummy]
    v[DUMMY_PILE] = (1 << REGIONS) - 1
    for region in read_list(items.pop("drawn", "")):
        v[DUMMY_PILE] &= ~(1 << read_name(DUMMY, region, REGION_NAMES))
    nothing_left(DUMMY, items)


def _read_pile(s: State, pile: int, items: dict[str, str]) -> None:
    """Read a pile. Of several copies of a card, the first ones count as gone."""
    v = s.v
    rules = s.rules
    where = f"pile{pile + 1}"
    size = int(rules.pile_size[pile])
    names = [revealed_name(rules, pile, i) for i in range(size)]
    left = (1 << size) - 1
    shown = items.pop("shown", "")
    for name in [*read_list(items.pop("gone", "")), *([shown] if shown else [])]:
        found = [i for i, each in enumerate(names) if each == name and left >> i & 1]
        if not found:
            raise PositionError(where, f"there is no {name!r} in this pile, or not that many")
        v[SHOWN + pile] = found[0]
        if size > 1:  # the King's card and the Church return every round
            left &= ~(1 << found[0])
    v[LEFT + pile] = left
    if not shown:
        v[SHOWN + pile] = -1
    if "taken" in items:
        owner = owner_number(rules, items.pop("taken"))
        if not shown or not 0 <= owner < rules.ranked:
            raise PositionError(where, "a player of this game takes a card that is shown")
        v[TAKER + pile] = owner + 1
    nothing_left(where, items)


def _read_vetoes(s: State, text: str) -> None:
    v = s.v
    rounds = [*map(str, s.rules.rounds), END]
    slots = text.split(",")
    if len(slots) != 2:
        raise PositionError("vetoes", f"there are two, such as azul:4,- and not {text!r}")
    for slot, each in enumerate(slots):
        if each != NONE:
            owner, _, until = each.partition(":")
            v[VETO_OWNER + slot] = 1 + read_name("vetoes", owner, COLOURS[: s.rules.players])
            v[VETO_UNTIL + slot] = read_name("vetoes", until, rounds)
            v[VETOES] += 1
