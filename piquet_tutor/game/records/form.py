"""Checks the shape of a record by the JSON Schema that ships with the package, and words the first error."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from piquet_tutor.engine.faults import Phrase, alike, nearest, quoted
from piquet_tutor.game.records.faults import WHOLE, RecordError
from piquet_tutor.game.records.fitting import fits

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator, ValidationError

RECORD: Final = "piquet-record/1"
PARTIE: Final = "piquet-partie/1"
RULINGS: Final = "piquet-rulings/1"

_GRAMMAR: Final = "rfc3987_syntax"
"""A grammar of URIs that jsonschema would build when imported: it takes most of a second and is not needed here."""

_PART: Final = {RECORD: "record", PARTIE: "partie", RULINGS: "rulings"}
_URGENT: Final = ("additionalProperties", "type", "required")


@cache
def schema() -> dict[str, Any]:
    """The JSON Schema that ships with the package."""
    text = files("piquet_tutor").joinpath("game/records/schema.json").read_text(encoding="utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


@cache
def _validator(part: str) -> Draft202012Validator:
    with _without(_GRAMMAR):
        from jsonschema import Draft202012Validator

    definitions = schema()["$defs"]
    return Draft202012Validator({"$ref": f"#/$defs/{part}", "$defs": definitions})


@contextmanager
def _without(module: str) -> Iterator[None]:
    """Make an optional module look missing during an import, unless it is imported already."""
    missing = module not in sys.modules
    if missing:
        sys.modules[module] = None  # type: ignore[assignment]  # Python then takes the module to be missing
    try:
        yield
    finally:
        if missing:
            del sys.modules[module]


def check(value: Any, wanted: tuple[str, ...] = (RECORD, PARTIE)) -> str:
    """Check that a value has the shape that its format requires.

    Args:
        value: a value parsed from JSON, or a mapping.
        wanted: the formats accepted.

    Returns:
        Its format.

    Raises:
        RecordError: it has not; the error is the one to correct first.
    """
    name = _format(value, wanted)
    if fits(value, _PART[name], schema()["$defs"]):
        return name
    errors = list(_validator(_PART[name]).iter_errors(value))
    if errors:
        raise _fault(min(errors, key=_urgency))
    return name


def _format(value: Any, wanted: tuple[str, ...]) -> str:
    if not isinstance(value, dict):
        raise RecordError("form.type", "", WHOLE, wanted=_type_named("object"), found=_kind(value))
    if "format" not in value:
        raise _misspelt_format(value)
    found = value["format"]
    if not isinstance(found, str):
        raise RecordError("form.type", "format", wanted=_type_named("string"), found=_kind(found))
    if found not in wanted:
        raise RecordError("form.format", "format", found=quoted(found), wanted=wanted)
    return found


def _misspelt_format(value: Mapping[str, Any]) -> RecordError:
    for key in value:
        if key.lower() != "format" and alike(key.lower(), ["format"], likeness=0.75):
            return RecordError("form.unknown_key", quoted(key), "", key=quoted(key), hint=Phrase("write-format"))
    return RecordError("form.missing_key", "format", "", key="format")


def _urgency(error: ValidationError) -> tuple[int, int, str]:
    word = str(error.validator)
    place = _URGENT.index(word) if word in _URGENT else len(_URGENT)
    return (len(error.absolute_path), place, path_of(error.absolute_path))


def path_of(parts: Collection[str | int]) -> str:
    """A path in a record as text: ``deals[2].calls.elder``."""
    text = ""
    for part in parts:
        text += f"[{part}]" if isinstance(part, int) else f".{quoted(part)}" if text else quoted(part)
    return text


def _type_named(name: str) -> Phrase:
    """What a value is, or must be."""
    return Phrase(f"type-{name}")


def _kind(value: Any) -> Phrase:
    for kinds, name in (
        ((bool,), "boolean"),
        ((int,), "integer"),
        ((str,), "string"),
        ((list, tuple), "array"),
        ((dict,), "object"),
    ):
        if isinstance(value, kinds):
            return _type_named(name)
    return _type_named("null" if value is None else "other")


@dataclass(frozen=True)
class _Misfit:
    """A violation of the schema: its keyword, what it requires, the value found, and the keys known there."""

    word: str
    asked: Any
    found: Any
    known: tuple[str, ...]


def _fault(error: ValidationError) -> RecordError:
    part = error.schema
    known = tuple(part.get("properties", ())) if isinstance(part, Mapping) else ()
    misfit = _Misfit(str(error.validator), error.validator_value, error.instance, known)
    return _MAKERS[misfit.word](misfit, path_of(error.absolute_path))


def _type(misfit: _Misfit, where: str) -> RecordError:
    kinds = misfit.asked
    listed = [kinds] if isinstance(kinds, str) else kinds
    wanted = tuple(_type_named(each) for each in listed)
    return RecordError("form.type", where, where or WHOLE, wanted=wanted, found=_kind(misfit.found))


def _unknown_key(misfit: _Misfit, where: str) -> RecordError:
    key = next(each for each in misfit.found if each not in misfit.known)
    path = f"{where}.{quoted(key)}" if where else quoted(key)
    return RecordError("form.unknown_key", path, where, key=quoted(key), hint=suggestion(key, misfit.known, "write"))


def suggestion(word: str, known: Collection[str], verb: str) -> Phrase:
    """A hint what to write in place of an unknown word.

    Args:
        word: the unknown word.
        known: every word there is.
        verb: ``write`` or ``use``, as one does with such words.
    """
    near = nearest(word.lower(), known)
    return Phrase("perhaps", near) if near else Phrase(f"{verb}-one-of", tuple(known))


def _missing_key(misfit: _Misfit, where: str) -> RecordError:
    key = next(each for each in misfit.asked if each not in misfit.found)
    path = f"{where}.{key}" if where else key
    return RecordError("form.missing_key", path, where, key=key)


def _long(misfit: _Misfit, where: str) -> RecordError:
    return RecordError("form.long", where, length=len(misfit.found), limit=misfit.asked)


def _short(misfit: _Misfit, where: str) -> RecordError:
    if misfit.found:
        return RecordError("card.unknown", where, text=quoted(misfit.found))
    hint = Phrase("sink-point" if where.endswith("point") else "write-something")
    return RecordError("form.empty", where, hint=hint)


def _characters(_: _Misfit, where: str) -> RecordError:
    return RecordError("form.characters", where)


def _many(misfit: _Misfit, where: str) -> RecordError:
    if where.endswith("point"):
        return RecordError("form.type", where, wanted=_type_named("cards"), found=_type_named("array"))
    return RecordError("form.many", where, count=len(misfit.found), limit=misfit.asked)


def _few(misfit: _Misfit, where: str) -> RecordError:
    return RecordError("form.few", where, count=len(misfit.found), limit=misfit.asked)


def _word(misfit: _Misfit, where: str) -> RecordError:
    return RecordError("form.word", where, found=quoted(str(misfit.found)), words=", ".join(misfit.asked))


def _small(misfit: _Misfit, where: str) -> RecordError:
    return RecordError("form.small", where, found=misfit.found, limit=misfit.asked)


def _large(misfit: _Misfit, where: str) -> RecordError:
    return RecordError("form.large", where, found=misfit.found, limit=misfit.asked)


def _const(misfit: _Misfit, where: str) -> RecordError:
    if not isinstance(misfit.found, str):
        return RecordError("form.type", where, wanted=_type_named("string"), found=_kind(misfit.found))
    return RecordError("form.format", where, found=quoted(misfit.found), wanted=misfit.asked)


def _one_of(misfit: _Misfit, where: str) -> RecordError:
    code = "form.both" if "hands" in misfit.found else "form.no_cards"
    return RecordError(code, where)


_MAKERS: Final[dict[str, Callable[[_Misfit, str], RecordError]]] = {
    # every keyword of the schema that a record can violate
    "type": _type,
    "additionalProperties": _unknown_key,
    "required": _missing_key,
    "maxLength": _long,
    "minLength": _short,
    "pattern": _characters,
    "maxItems": _many,
    "minItems": _few,
    "maxProperties": _many,
    "const": _const,
    "enum": _word,
    "minimum": _small,
    "maximum": _large,
    "oneOf": _one_of,
}
