"""A name for every action id, for environments that print them."""

from __future__ import annotations

from functools import lru_cache

from elgrande.core import actions as ids
from elgrande.core.board import PLACE_NAMES, SPOT_NAMES, TILE_NAMES
from elgrande.game.action_base import Plain
from elgrande.game.actions import ACTION_TYPES
from elgrande.game.names import COLOURS, MODIFIER_NAMES, REGION_NAMES

_OWNERS = (*COLOURS, "church")


@lru_cache(maxsize=1)
def action_names() -> tuple[str, ...]:
    """The names by id. Moving a caballero takes two actions: `lift` and `put`."""
    names = {
        **{
            number: str(action)
            for kind in ACTION_TYPES
            if issubclass(kind, Plain)
            for number, action in kind.by_id().items()
        },
        **{ids.POWER + i: f"power {i + 1}" for i in range(13)},
        **{
            ids.MODIFY + kind * 2 + minus: f"modifier {'-' if minus else '+'}{name}"
            for kind, name in enumerate(MODIFIER_NAMES)
            for minus in range(2)
        },
        **{ids.HAND_OVER + i: f"pass {name}" for i, name in enumerate(MODIFIER_NAMES)},
        **{ids.TAKE + i: f"take {i}" for i in range(8)},
        **{ids.CARD + i: f"card {i + 1}" for i in range(6)},
        ids.OPTION: "either",
        ids.OPTION + 1: "or",
        **{ids.PLACE + i: f"put {name}" for i, name in enumerate(SPOT_NAMES)},
        **{
            ids.LIFT + owner * 9 + i: f"lift {name} {region}"
            for owner, name in enumerate(_OWNERS)
            for i, region in enumerate(REGION_NAMES)
        },
        **{ids.LIFT_FRANCE + i: f"lift {name}" for i, name in enumerate(SPOT_NAMES[10:])},
        ids.FROM_COURT: "lift court",
        **{ids.DISC + i: f"disc {name}" for i, name in enumerate(REGION_NAMES)},
        **{ids.SCORE + i: f"score {PLACE_NAMES[i]}" for i in range(11)},
        **{ids.EVICT + i: f"evict {PLACE_NAMES[i]}" for i in range(11)},
        **{ids.KING + i: f"king {name}" for i, name in enumerate(PLACE_NAMES)},
        **{ids.GRANDE_OF + i: f"grande of {name}" for i, name in enumerate(COLOURS)},
        **{ids.GRANDE_TO + i: f"grande to {name}" for i, name in enumerate(REGION_NAMES)},
        **{
            ids.TILE + tile * 11 + i: f"tile {name} {PLACE_NAMES[i]}"
            for tile, name in enumerate(TILE_NAMES)
            for i in range(11)
        },
        **{ids.RECOVER + i: f"take back {i + 1}" for i in range(13)},
        **{
            ids.RECOVER + 13 + i: f"take back modifier {name}"
            for i, name in enumerate(MODIFIER_NAMES)
        },
        ids.ALLOW_REST: "allow the rest",
    }
    return tuple(names[i] for i in range(ids.PLAYER_ACTIONS))
