"""Rule files: TOML with an error that names the line, citations as they are written, and keys that are wrong."""

from __future__ import annotations

import re
from collections.abc import Collection, Set
from typing import TYPE_CHECKING, Any, Final

from piquet_tutor.engine.clauses import RuleFileError
from piquet_tutor.engine.faults import nearest, quoted
from piquet_tutor.engine.sources import Citation, Reading

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FEW: Final = 5
"""How many unknown words an error lists."""
MOST_LISTED: Final = 15
"""How many words an error lists from which one can choose."""

MOST_BYTES: Final = 1_000_000
"""More than thirty times the longest rule file: what is larger is something else, and is not read into memory."""
_PLACE: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|(end of document))\)$")


class RuleFile:
    """One rule file, with its text, so that errors can name a line."""

    def __init__(self, name: str, text: str) -> None:
        """Parse it.

        Raises:
            RuleFileError: it is not TOML, or its clauses stand under no heading of their own.
        """
        import tomllib  # here and not above: reading TOML is a good part of the price of importing the engine

        self.name = name
        self.text = text
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except RecursionError:
            raise self.fail("this is nested too deep for a rule file; none needs more than three brackets.") from None
        except ValueError as error:  # one of TOML, or a number that is too long to be read
            raise self._no_toml(str(error)) from error
        rules = self.data.get("rule", [])
        if not isinstance(rules, list) or not all(isinstance(entry, dict) for entry in rules):
            raise self.fail("each clause stands under a heading of its own, [[rule]], in two brackets.", "rule")
        for entry in rules:
            usual = str(entry.get("id", "")).replace(".", "_")
            entry.setdefault("policy", usual)

    def _no_toml(self, said: str) -> RuleFileError:
        """What the reader of TOML says, with its line where every error has it."""
        found = _PLACE.search(said)
        what = f"this is not TOML: {said[: found.start()] if found else said}"
        if found is None:
            return RuleFileError(f"{self.name}.toml: {what}; correct it.")
        line = int(found[1] or self.text.count("\n") + 1)
        at = f", at character {found[2]}" if found[2] else ", at the end"
        return RuleFileError(
            f"{self.name}.toml, line {line}: {what}{at}; look there for a quotation mark, a bracket or a comma too "
            "few, or a key that stands twice."
        )

    def fail(self, why: str, *near: str) -> RuleFileError:
        """An error that names the file and, where it can be found, the line.

        Args:
            why: what is wrong there, a sentence.
            near: what stands in that line, the likeliest first: spaces do not matter, nor do comments.
        """
        for sought in filter(None, near):
            spaced = re.escape(sought).replace(r"\ ", r"\s*")
            whole = re.compile(rf"(?<![\w-]){spaced}(?![\w-])")
            for number, line in enumerate(self.text.splitlines(), 1):
                if not line.lstrip().startswith("#") and whole.search(line):
                    return RuleFileError(f"{self.name}.toml, line {number}: {why}")
        return RuleFileError(f"{self.name}.toml: {why}")

    def fail_in(self, clause: str, why: str, key: str = "") -> RuleFileError:
        """An error in a clause, or in what the file changes of one: its line, or that of the key within it.

        Args:
            clause: the clause, by its id.
            why: what is wrong there, a sentence.
            key: where in the clause; empty for the whole.
        """
        found = self.fail(why, f'id = "{clause}"', f'amend."{clause}"', f'"{clause}"')
        lines, key_there = self.text.splitlines(), re.compile(rf"\s*{re.escape(key)}\s*=")
        start = re.match(r".*?, line (\d+): ", str(found))
        for number in range(int(start[1]) if start and key else len(lines), len(lines)):
            if lines[number].startswith("["):
                break
            if key_there.match(lines[number]):
                return RuleFileError(f"{self.name}.toml, line {number + 1}: {why}")
        return found


def read_rule_text(name: str, entry: Traversable) -> str:
    """The text of a rule file.

    Args:
        name: the file without its ending.
        entry: the file.

    Raises:
        RuleFileError: it cannot be opened, is far too large, or is not UTF-8.
        FileNotFoundError: there is none.
    """
    try:
        with entry.open("rb") as file:
            found = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise RuleFileError(f"{name}.toml cannot be opened: {error.strerror or error}; see what it is.") from error
    if len(found) > MOST_BYTES:
        raise RuleFileError(f"{name}.toml has more than {MOST_BYTES // 1000} KB, which no rule file has; take it away.")
    try:
        return found.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = found[: error.start].count(b"\n") + 1
        raise RuleFileError(
            f"{name}.toml, line {line}: this is not UTF-8; save the file with the encoding UTF-8."
        ) from error


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


def wrong_keys(extra: Set[str], missing: Set[str], known: Collection[str] = ()) -> str:
    """What is wrong with the keys of a table, as part of a sentence.

    Args:
        extra: the keys that nothing reads.
        missing: the keys that are needed.
        known: the keys that it can have, of which one may be meant.
    """
    parts = []
    if extra:
        listed = sorted(extra)
        shown = ", ".join(map(quoted, listed[:FEW])) + ("" if len(listed) <= FEW else " and more")
        parts.append(f"unknown key {shown}{perhaps(listed[0], known)}")
    if missing:
        parts.append(f"missing {', '.join(sorted(missing))}")
    return " and ".join(parts) or "nothing wrong"


def perhaps(word: str, known: Collection[str]) -> str:
    """What an unknown word may be meant for, as the end of a sentence: the one spelt like it, else any, else nothing.

    >>> perhaps("capott", ["capot", "cards"]), perhaps("zzz", ["capot", "cards"]), perhaps("zzz", [])
    (' (perhaps capot)', ' (use capot or cards)', '')
    """
    near = nearest(word, known)
    if near:
        return f" (perhaps {near})"
    listed = sorted(map(quoted, known))
    if not listed or len(listed) > MOST_LISTED:
        return ""
    return f" (use {' or '.join(filter(None, (', '.join(listed[:-1]), listed[-1])))})"
