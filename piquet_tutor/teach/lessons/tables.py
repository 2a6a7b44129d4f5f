"""Reads the tables of a lesson file strictly: each error is one sentence that says what is wrong and where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from piquet_tutor.narration.spoken import Spoken
from piquet_tutor.teach.scoring.misconceptions import ITEMS


class LessonError(ValueError):
    """A lesson file is broken; the message says what is wrong and where."""


class UnknownLesson(Spoken, LessonError):
    """There is no lesson of that name; the error names one like it, or all there are."""

    family = "lesson-error-"


def keys(value: object, where: str, needed: set[str], allowed: set[str] | None = None) -> None:
    """Check that a value is a table with these keys.

    Raises:
        LessonError: it is not a table, lacks a needed key, or has a key that is neither needed nor allowed.
    """
    if not isinstance(value, dict):
        raise LessonError(f"{where} must be a table.")
    for key in sorted(needed - value.keys()):
        raise LessonError(f"{where} lacks “{key}”.")
    for key in sorted(value.keys() - needed - (allowed or set())):
        raise LessonError(f"{where} has an unknown key “{key}”; it may be misspelt or not belong here.")


def text(value: Mapping[str, Any], key: str, where: str) -> str:
    """What stands under a key, if it is text and not empty.

    Raises:
        LessonError: the key is missing, or its value is not a text.
    """
    if key not in value:
        raise LessonError(f"{where} lacks “{key}”.")
    found = value[key]
    if not isinstance(found, str) or not found.strip():
        raise LessonError(f"{where}: “{key}” must be a text.")
    return found


def texts(value: Any, where: str, key: str) -> list[str]:
    """A value that must be a list of texts; ``key`` is its name in the error.

    Raises:
        LessonError: it is not a list of texts.
    """
    if not isinstance(value, list) or not all(isinstance(one, str) and one.strip() for one in value):
        raise LessonError(f"{where}: “{key}” must be a list of texts.")
    return value


def number(value: Mapping[str, Any], key: str, where: str) -> int:
    """The whole number of a key.

    Raises:
        LessonError: the value is not a whole number from 1 to 999.
    """
    found = value[key]
    if type(found) is not int or not 0 < found < 1000:
        raise LessonError(f"{where}: “{key}” must be a whole number from 1.")
    return found


def box(value: Any, where: str) -> str:
    """A value that must be a box of the scorer's sheet.

    Raises:
        LessonError: there is no such box.
    """
    if value not in ITEMS:
        raise LessonError(f"{where}: there is no box “{value}”; use {', '.join(ITEMS)}.")
    return str(value)


def what_follows(value: Mapping[str, Any], rulings: Mapping[str, str]) -> str:
    """The ruling or moment to which a step goes on, by its short name or its own; empty where there is none."""
    found = value.get("then", "")
    return rulings.get(found, found)
