"""The cell magic ``%%piquet``: a deal written in a notebook's cell becomes a table with its rulings.

    %load_ext piquet_tutor

    %%piquet --rules parlett
    elder: ♠AKQJT987 ♥AKQ ♦7
    younger: ♥JT987 ♦AKQJT ♣AK

The cell may also hold a record (JSON), a partie, or a link. What cannot be read is one sentence below the cell; of a
deal in words the hands, talon and discards stand there as they were understood.
"""

from __future__ import annotations

import sys
from typing import Final

from IPython.core.magic import Magics, cell_magic, magics_class
from IPython.core.magic_arguments import argument, magic_arguments, parse_argstring

from piquet_tutor import narration
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.pages import page_at
from piquet_tutor.app.shared.review.example_review import ExampleReview
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.app.shared.trouble_page import trouble_page
from piquet_tutor.app.stage import Stage
from piquet_tutor.explore import given
from piquet_tutor.explore.lab.faults import Worded
from piquet_tutor.explore.lab.judging import judged
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.rules.loader import rule_set_names
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.catalogue import languages, meant
from piquet_tutor.narration.naming import FIRST_LANGUAGE
from piquet_tutor.narration.spoken import cut

_SHOWN: Final = 60
"""The most characters shown of what was given."""


@magics_class
class DealMagic(Magics):
    """The magics of Piquet Tutor."""

    @magic_arguments()
    @argument("--rules", default=given.FIRST_RULES, help="the rule set of a deal in words that names none")
    @argument("--lang", default=FIRST_LANGUAGE, help="the language of the table, such as fr")
    @argument("--as", dest="name", default="", help="the variable to which the stage is bound")
    @cell_magic
    def piquet(self, line: str, cell: str) -> Stage | None:
        """Show the deal of this cell on a table, with its rulings.

        The deal is in words, a record, a partie (of which the first deal is shown) or a link.
        """
        asked = parse_argstring(self.piquet, line)
        asked.lang = meant(asked.lang) or asked.lang
        for word, chosen, known in (("--lang", asked.lang, languages()), ("--rules", asked.rules, rule_set_names())):
            if chosen not in known:
                self._warn(
                    narration.whole("magic-unknown", option=word, value=cut(chosen, _SHOWN), known=", ".join(known))
                )
                return None
        try:
            found = given.read(cell, asked.rules)
            ruled = judged(found.sheet)
            if ruled.deal is None:  # a link may hold a deal as the editor leaves it
                raise given.Unsound(ruled.faults[0])
        except (Worded, RecordError) as fault:
            self._warn(given.fault_told(fault, asked.lang))
            return None
        if found.form == "words":
            lines = given.told(found, asked.lang), *given.understood(found, asked.lang)
            sys.stdout.write("".join(f"{line}\n" for line in lines))
        stage = Stage(_table(ruled.deal, asked.lang), page_at, trouble_page)
        if asked.name and self.shell is not None:
            self.shell.push({asked.name: stage})
        return stage

    @staticmethod
    def _warn(sentence: str) -> None:
        sys.stderr.write(f"{sentence}\n")


def _table(deal: Deal, language: str) -> Page:
    """The table alone, to be stepped through from the deal's end."""
    return Page("table", [TableApp(ExampleReview.at_end(deal, language))], wide=True)
