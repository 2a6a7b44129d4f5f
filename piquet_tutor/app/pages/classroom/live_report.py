"""What a class answered, as its teacher keeps it: two files, and a worksheet of what was missed most.

Who answered what is kept by the room alone, for as long as it is open, and read back from there.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlencode

from piquet_tutor import narration
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.teach.class_report.asked import LONGEST_NAME, MOST, Poll, missed_most, pupils, read_asked
from piquet_tutor.teach.class_report.printed import report_page
from piquet_tutor.teach.class_report.tables import table
from piquet_tutor.teach.scoring.practice import topics

MARK: Final = "\ufeff"
"""Before a table: by it a spreadsheet knows that accents and suits are to be read as they are."""
TYPES: Final = {"page": ("html", "text/html"), "table": ("csv", "text/csv")}
"""How each form of the report is saved: the end of the file's name, and its type."""
LONGEST_DEAL: Final = 40
"""Letters of a deal's name in the name of a file."""


@dataclass
class LiveReport:
    """How one class has answered.

    Attributes:
        language: of the teacher's page.
        room: the code of its room; empty before one was opened.
        named: whether names were asked for.
        asked: every question that was revealed, by its number, in the order in which they were.
        closed: names of those whose seat the teacher has closed.
    """

    language: str
    room: str = ""
    named: bool = False
    asked: dict[int, Poll] = field(default_factory=dict)
    closed: frozenset[str] = frozenset()
    _drawn: dict[str, Any] | None = None

    def begin(self, room: str, *, named: bool) -> None:
        """Go on with the report of a room; of another one than before, with one of its own."""
        if room != self.room:
            self.asked.clear()
            self.closed = frozenset()
        self.room, self.named, self._drawn = room, named, None

    def put(self, number: int, asked: Poll) -> None:
        """Put in how a question was answered."""
        if self.asked.get(number) != asked:
            self.asked[number], self._drawn = asked, None

    def close(self, names: object) -> None:
        """Take in whose seats are closed; what is no name is left out."""
        listed = names[:MOST] if isinstance(names, list) else ()
        closed = frozenset(each for each in listed if isinstance(each, str) and len(each) <= LONGEST_NAME)
        if closed != self.closed:
            self.closed, self._drawn = closed, None

    def stood(self, number: object, asked: object, tally: object, by: object) -> None:
        """Take in what the room says of a question that was revealed before; what does not fit is dropped."""
        found = read_asked(asked)
        if type(number) is int and found is not None and (number in self.asked or len(self.asked) < MOST):
            self.put(number, found.answered(tally, by))

    def scene(self, *, is_open: bool) -> dict[str, Any]:
        """The files and the worksheet, as the view has them.

        Args:
            is_open: whether the room is.
        """
        if not self.asked:
            return {"report": [], "worksheet": None}
        if self._drawn is None:
            self._drawn = {"worksheet": self._worksheet()}
        gone = self.named and not is_open and not pupils(self.asked.values())
        note = narration.message("live-report-names-gone", self.language) if gone else ""
        if self._drawn.get("note") != note:
            self._drawn |= {"note": note, "report": self._files(note)}
        return {name: self._drawn[name] for name in ("report", "worksheet")}

    def _files(self, note: str) -> list[dict[str, str]]:
        asked = list(self.asked.values())
        texts = {
            "page": report_page(asked, self.language, note, self.closed),
            "table": f"{MARK}{table(asked, self.language, self.closed)}",
        }
        return [
            {
                "name": f"{self.name}.{TYPES[sort][0]}",
                "type": TYPES[sort][1],
                "label": narration.message(f"live-teacher-{sort}", self.language),
                "text": text,
            }
            for sort, text in texts.items()
        ]

    @property
    def name(self) -> str:
        """The name of the report's files, without its end; the room is in it, so no two classes have the same."""
        asked = list(self.asked.values())
        deals = list(dict.fromkeys(each.deal for each in asked if each.deal))
        deal = (
            deals[0]
            if len(deals) == 1
            else narration.message("live-teacher-file-deals", self.language, count=len(deals))
            if deals
            else ""
        )
        day = min((each.day for each in asked if each.day), default="")
        parts = [
            _plain(narration.message("live-teacher-file", self.language)),
            day,
            _plain(deal, LONGEST_DEAL),
            self.room,
        ]
        return "_".join(part for part in parts if part)

    def _worksheet(self) -> dict[str, str] | None:
        """A worksheet of what was missed most, by the book by which most was missed."""
        missed: Counter[str] = Counter()
        for each in self.asked.values():
            missed[each.rules] += each.missed if each.topic else 0
        rules = next((name for name, count in missed.most_common() if count and name in rule_set_names()), "")
        if not rules:
            return None
        known = topics(load(rules))
        about = missed_most(each for each in self.asked.values() if each.rules == rules and each.topic in known)
        query = urlencode({"rules": rules, "topic": ",".join(about)}, safe=",")
        return (
            {"href": f"worksheets.ipynb?{query}", "label": narration.message("live-teacher-worksheet", self.language)}
            if about
            else None
        )

    def kept(self) -> dict[str, Any]:
        """The report as the browser keeps it for a page opened again: without anybody's name."""
        asked = {str(number): one.written() for number, one in self.asked.items()}
        return {"room": self.room, "named": self.named, "asked": asked}

    def recall(self, kept: Mapping[str, Any]) -> None:
        """Take back what the browser kept, untrusted; what the room has said meanwhile holds."""
        if self.room not in ("", kept["room"]):  # another room has been opened since
            return
        self.named = self.named or kept.get("named") is True
        self.room, listed, said = kept["room"], kept.get("asked"), dict(self.asked)
        self.asked.clear()
        for number, written in list(listed.items())[:MOST] if isinstance(listed, Mapping) else ():
            asked = read_asked(written)
            if asked is not None and number.isdecimal():
                self.asked[int(number)] = asked
        self.asked.update(said)
        self._drawn = None


def _plain(text: str, longest: int = 0) -> str:
    """Letters, digits and hyphens alone, as a file's name may have them anywhere; of a long one as many words as fit.

    >>> _plain("La donne d’été (1909)")
    'la-donne-d-ete-1909'
    """
    bare = "".join(each for each in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(each))
    words = re.sub(r"[^0-9a-z]+", "-", bare).strip("-")
    return words if not longest or len(words) <= longest else words[:longest].rpartition("-")[0]
