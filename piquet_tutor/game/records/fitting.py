"""Whether a value has the shape its schema requires: nearly every record has, and that is told without the validator.

JSON Schema's own validator weighs some twenty megabytes, and takes half a second to import. It is asked only for a
value that does not fit, to say what is wrong with it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sized
from typing import Any, Final

Schema = Mapping[str, Any] | bool
_BESIDE: Final = frozenset({"$defs", "$id", "$schema", "description", "title"})
"""Words of a schema that require nothing."""


def fits(value: Any, part: str, definitions: Mapping[str, Schema]) -> bool:
    """Whether a value parsed from JSON fits a part of a schema.

    Args:
        value: the value.
        part: the name of the part among the definitions.
        definitions: the definitions of the schema, by name. Words of JSON Schema that are not used in ours are not
            known here: what is required by one of those counts as not fitting.
    """
    try:
        return _fits(value, definitions[part], definitions)
    except KeyError:
        return False


def _fits(value: Any, schema: Schema, definitions: Mapping[str, Schema]) -> bool:
    if isinstance(schema, bool):
        return schema
    return all(
        _REQUIRED[word](value, asked, schema, definitions) for word, asked in schema.items() if word not in _BESIDE
    )


def _is_of_type(value: Any, asked: Any, *_: Any) -> bool:
    return any(_TYPES[kind](value) for kind in ([asked] if isinstance(asked, str) else asked))


def _is_whole(value: Any) -> bool:
    return (isinstance(value, int) and not isinstance(value, bool)) or (isinstance(value, float) and value.is_integer())


_TYPES: Final[dict[str, Callable[[Any], bool]]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
    "integer": _is_whole,
}


def _has_properties(value: Any, asked: Any, _: Schema, definitions: Mapping[str, Schema]) -> bool:
    if not isinstance(value, dict):
        return True
    return all(_fits(value[name], schema, definitions) for name, schema in asked.items() if name in value)


def _has_others(value: Any, asked: Any, schema: Any, definitions: Mapping[str, Schema]) -> bool:
    if not isinstance(value, dict):
        return True
    named = schema.get("properties", {})
    return all(_fits(each, asked, definitions) for name, each in value.items() if name not in named)


def _begins_with(value: Any, asked: Any, _: Schema, definitions: Mapping[str, Schema]) -> bool:
    if not isinstance(value, list):
        return True
    return all(_fits(each, one, definitions) for each, one in zip(value, asked, strict=False))


def _goes_on_with(value: Any, asked: Any, schema: Any, definitions: Mapping[str, Schema]) -> bool:
    if not isinstance(value, list):
        return True
    return all(_fits(each, asked, definitions) for each in value[len(schema.get("prefixItems", ())) :])


def _sized(kind: type[Sized], within: Callable[[int, int], bool]) -> Callable[..., bool]:
    return lambda value, asked, *_: not isinstance(value, kind) or within(len(value), asked)


def _counted(within: Callable[[float, float], bool]) -> Callable[..., bool]:
    return lambda value, asked, *_: (
        isinstance(value, bool) or not isinstance(value, int | float) or within(value, asked)
    )


def _at_most(found: float, limit: float) -> bool:
    return found <= limit


def _at_least(found: float, limit: float) -> bool:
    return found >= limit


_REQUIRED: Final[dict[str, Callable[..., bool]]] = {
    "type": _is_of_type,
    "const": lambda value, asked, *_: type(value) is type(asked) and value == asked,
    "enum": lambda value, asked, *_: any(type(value) is type(each) and value == each for each in asked),
    "minLength": _sized(str, _at_least),
    "maxLength": _sized(str, _at_most),
    "pattern": lambda value, asked, *_: not isinstance(value, str) or re.search(asked, value) is not None,
    "minItems": _sized(list, _at_least),
    "maxItems": _sized(list, _at_most),
    "maxProperties": _sized(dict, _at_most),
    "minimum": _counted(_at_least),
    "maximum": _counted(_at_most),
    "required": lambda value, asked, *_: not isinstance(value, dict) or all(name in value for name in asked),
    "properties": _has_properties,
    "additionalProperties": _has_others,
    "prefixItems": _begins_with,
    "items": _goes_on_with,
    "$ref": lambda value, asked, _, known: _fits(value, known[asked.removeprefix("#/$defs/")], known),
    "not": lambda value, asked, _, known: not _fits(value, asked, known),
    "anyOf": lambda value, asked, _, known: any(_fits(value, each, known) for each in asked),
    "oneOf": lambda value, asked, _, known: sum(_fits(value, each, known) for each in asked) == 1,
}
"""By each word of a schema: whether a value meets what it requires; the value, what is required, the schema that
requires it, and the definitions."""
