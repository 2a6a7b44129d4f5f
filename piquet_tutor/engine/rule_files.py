"""Rule files: TOML with an error that names the line, citations as they are written, and keys that are wrong."""

from __future__ import annotations

import re
from collections.abc import Collection, Set
from typing import Any

from piquet_tutor.engine.clauses import RuleFileError
from piquet_tutor.engine.sources import Citation, Reading


class RuleFile:
    """One rule file, with its text, so that errors can name a line."""

    def __init__(self, name: str, text: str) -> None:
        """Parse it.

        Raises:
            RuleFileError: it is not TOML.
        """
        import tomllib  # here and not above: reading TOML is a good part of the price of importing the engine

        self.name = name
        self.text = text
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise RuleFileError(f"{name}.toml is not TOML: {error}.") from error
        for entry in self.data.get("rule", ()):
            usual = str(entry.get("id", "")).replace(".", "_")
            entry.setdefault("policy", usual)

    def fail(self, why: str, near: str = "") -> RuleFileError:
        """An error that names the file and, where it can be found, the line."""
        whole = re.compile(rf"(?<![\w-]){re.escape(near)}(?![\w-])") if near else None
        for number, line in enumerate(self.text.splitlines(), 1):
            if whole is not None and whole.search(line):
                return RuleFileError(f"{self.name}.toml, line {number}: {why}")
        return RuleFileError(f"{self.name}.toml: {why}")


def parted(text: str) -> tuple[str, str]:
    """A citation as it is written, and the part of a clause it names after its reading; empty where it names none."""
    parts = text.split("|")
    return ("|".join(parts[:3]), parts[3].strip()) if len(parts) == 4 else (text, "")


def read_citation(cite: str, sources: Collection[str]) -> Citation | None:
    """A citation as it is written; None where it is none of these sources.

    >>> read_citation("parlett | The deal", ["parlett"]).locus
    'The deal'

    Raises:
        ValueError: its third part is no reading; the message is what stands there.
    """
    parts = [part.strip() for part in cite.split("|")]
    if len(parts) not in (2, 3) or parts[0] not in sources or not parts[1]:
        return None
    try:
        reading = Reading(parts[2]) if len(parts) == 3 else Reading.STATED
    except ValueError:
        raise ValueError(repr(parts[2])) from None
    return Citation(parts[0], parts[1], reading)


def wrong_keys(extra: Set[str], missing: Set[str]) -> str:
    """What is wrong with the keys of a table, as part of a sentence."""
    parts = []
    if extra:
        parts.append(f"unknown key {', '.join(sorted(extra))}")
    if missing:
        parts.append(f"missing {', '.join(sorted(missing))}")
    return " and ".join(parts) or "nothing wrong"
