"""The JSON Schema of records, and the table of events in `docs/records.md`.

Both follow from the classes of `events.py`. `python -m tests.game.refresh` writes them.
"""

from __future__ import annotations

import inspect
from typing import Any, Final

from elgrande.core.editions import EDITIONS, LENGTHS, OLD_HANDS
from elgrande.core.rules import VARIANTS
from elgrande.game.events import EVENTS, FIELD_KINDS, Event, GameOver
from elgrande.game.kinds import LARGEST, Kind
from elgrande.game.names import CHANCE_NAME, COLOURS
from elgrande.game.notation import FORMAT, MAIN_OPTIONS, NO_EVENTS, VERSION
from elgrande.game.options import MODULES, SWITCHES
from elgrande.game.position.line import HEADER, MAX_POSITION_LENGTH

Schema = dict[str, Any]

_ACTION: Final = "^[0-9a-z:<>@=+-]+$"  # the table of actions in docs/records.md says the rest
_POINTS: Final[Schema] = {"type": "integer", "minimum": -LARGEST, "maximum": LARGEST}


def json_schema() -> Schema:
    """The JSON Schema of a record, as kept in `docs/record.schema.json`."""
    kinds = {kind.name: kind for event in EVENTS for kind in FIELD_KINDS[event]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A record of a game of El Grande",
        **_object(
            {
                "format": {"const": FORMAT},
                "version": {"const": VERSION},
                "options": {"$ref": "#/$defs/options"},
                "position": {
                    "type": "string",
                    "pattern": f"^{HEADER} ",
                    "maxLength": MAX_POSITION_LENGTH,
                },
                "tags": {
                    "type": "object",
                    "propertyNames": {"pattern": "^[A-Za-z][A-Za-z0-9_-]*$"},
                    "additionalProperties": {"type": "string"},
                },
                "events": {"const": NO_EVENTS},
                "entries": {"type": "array"},
                "scores": {
                    "anyOf": [
                        {"type": "array", "items": _POINTS, "minItems": 2, "maxItems": 5},
                        {"type": "null"},
                    ]
                },
            },
            optional=("position", "tags", "events", "scores"),
        ),
        # Either every entry has events or, as the header says, none has.
        "if": {"required": ["events"]},
        "then": {"properties": {"entries": {"items": {"$ref": "#/$defs/bare-entry"}}}},
        "else": {"properties": {"entries": {"items": {"$ref": "#/$defs/entry"}}}},
        "allOf": [{"if": _some_event(GameOver), "then": _HAS_SCORES}],
        "$defs": {
            "options": _options(),
            "entry": _entry(with_events=True),
            "bare-entry": _entry(with_events=False),
            "event": {"anyOf": [{"$ref": f"#/$defs/{code_of(event)}"} for event in EVENTS]},
            **{kind.name: _kind(kind) for kind in kinds.values()},
            **{code_of(event): _event(event) for event in EVENTS},
        },
    }


_HAS_SCORES: Final[Schema] = {
    "required": ["scores"],
    "properties": {"scores": {"type": "array"}},
}


def _some_event(event: type[Event]) -> Schema:
    """A schema that matches a record in which this event happens."""
    one = {"properties": {"type": {"const": code_of(event)}}, "required": ["type"]}
    entry = {"properties": {"events": {"contains": one}}, "required": ["events"]}
    return {"properties": {"entries": {"contains": entry}}, "required": ["entries"]}


def _object(properties: Schema, optional: tuple[str, ...] = ()) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": [name for name in properties if name not in optional],
        "additionalProperties": False,
    }


def _options() -> Schema:
    def some(names: Any) -> Schema:
        return {"type": "array", "items": {"enum": sorted(names)}, "uniqueItems": True}

    properties = {
        "edition": {"enum": sorted(EDITIONS)},
        "players": {"type": "integer", "minimum": 2, "maximum": 5},
        "length": {"enum": sorted(LENGTHS)},
        "modules": some(MODULES),
        "variants": some(VARIANTS),
        "old_hands": some(OLD_HANDS),
        "switches": _object({name: {"type": "boolean"} for name in SWITCHES}, SWITCHES),
    }
    return _object(properties, tuple(name for name in properties if name not in MAIN_OPTIONS))


def _entry(*, with_events: bool) -> Schema:
    properties: Schema = {
        "by": {"enum": [*COLOURS, CHANCE_NAME]},
        "do": {"type": "string", "pattern": _ACTION},
    }
    if with_events:
        properties["events"] = {"type": "array", "items": {"$ref": "#/$defs/event"}}
    return _object(properties)


def _event(event: type[Event]) -> Schema:
    fields = zip(event.__struct_fields__, FIELD_KINDS[event], strict=True)
    refs = {name: {"$ref": f"#/$defs/{kind.name}"} for name, kind in fields}
    return {
        **_object({"type": {"const": code_of(event)}, **refs}),
        "description": description_of(event),
    }


def _kind(kind: Kind) -> Schema:
    values = {"enum": list(kind.choices)} if kind.choices else _POINTS
    return {"description": kind.meaning, **values}


def code_of(event: type[Event]) -> str:
    return str(event.__struct_config__.tag)


def description_of(event: type[Event]) -> str:
    """What an event means, from its class."""
    return inspect.cleandoc(event.__doc__ or "").split("\n\n")[0]


def events_table() -> str:
    """The events and the kinds of their fields, for `docs/records.md`."""
    lines = ["| event | its values in order | |", "|---|---|---|"]
    for event in EVENTS:
        fields = [
            f"`{name}`" + (f" ({kind.name})" if kind.name != name else "")
            for name, kind in zip(event.__struct_fields__, FIELD_KINDS[event], strict=True)
        ]
        lines.append(f"| `{code_of(event)}` | {', '.join(fields)} | {description_of(event)} |")
    kinds = {kind.name: kind for event in EVENTS for kind in FIELD_KINDS[event]}
    lines += ["", "| kind of value | |", "|---|---|"]
    for kind in sorted(kinds.values(), key=lambda each: each.name):
        words = " ".join(f"`{kind.write(value)}`" for value in kind.choices)
        lines.append(f"| {kind.name} | {kind.meaning}{': ' if words else ''}{words} |")
    return "\n".join(lines)
