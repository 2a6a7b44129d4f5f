"""What every net has: questions, and a checkout's answers to them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from importlib import import_module
from itertools import product
from typing import Any, Final

LANGUAGES: Final = ("en", "fr")


@dataclass(frozen=True)
class Question:
    """Something that is asked of a checkout.

    Attributes:
        name: unlike every other of its net.
        given: all that is needed to answer it, as JSON.
    """

    name: str
    given: Any


@dataclass(frozen=True)
class Net:
    """One net.

    Attributes:
        questions: makes them, of a size from 0 to 1.
        answer: gives a value that :func:`plain` can write.
    """

    questions: Callable[[float], Iterator[Question]]
    answer: Callable[[Any], Any]


def module(name: str, *folders: str, formerly: str = "") -> Any:
    """A module of the package by its name, or by the one it had, in the first of these folders that has it."""
    for folder, each in product(folders or ("",), filter(None, (name, formerly))):
        try:
            return import_module(".".join(filter(None, ("piquet_tutor", folder, each))))
        except ModuleNotFoundError as fault:
            if not fault.name or not fault.name.startswith("piquet_tutor"):
                raise
    raise SystemExit(f"no module {name} in any of {folders}")


def plain(value: Any) -> Any:
    """A value as JSON, its floats rounded to nine places."""
    if isinstance(value, float):
        return round(value, 9) + 0.0
    if isinstance(value, Enum):
        return str(value)
    if value is None or isinstance(value, str | int | bool):
        return value
    if hasattr(value, "tolist"):
        return plain(value.tolist())
    if is_dataclass(value) and not hasattr(value, "suit"):
        return [plain(getattr(value, each.name)) for each in fields(value)]
    if hasattr(value, "items"):
        return {str(name): plain(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    if isinstance(value, set | frozenset):
        return sorted(map(plain, value), key=repr)
    return repr(value)


def mark(value: Any) -> str:
    """A short mark of a plain value."""
    return hashlib.sha256(json.dumps(value, ensure_ascii=False, sort_keys=True).encode()).hexdigest()[:16]
