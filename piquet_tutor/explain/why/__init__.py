"""Why, why not, what if: reasons taken from the ledger, conditions that were not met, and deals ruled again.

``why`` gives the tree of reasons of a ruling; ``why_not`` lists the unmet conditions of something that did not happen,
the nearest to being met first; ``what_if`` changes one thing and lists the rulings that differ; ``nearest_change``
finds the smallest change that reverses a verdict. Given a seat, each uses only what that seat may know.

Where to begin:

- ``tree``, ``grounds``, ``premises``: the reasons of a ruling.
- ``answers``, ``lacking``: what was lacking, the nearest first.
- ``changing``, ``differing``: one thing changed, and the rulings that differ.
- ``turning``, ``swapping``, ``excluding``: the smallest change that turns a verdict; the two cards that do, found at
  once; what no swap can bring about, proved from the hands without a replay.

>>> from piquet_tutor import Deal
>>> from piquet_tutor.explore.examples import example
>>> deal = Deal.from_record(example("cavendish-example"))
>>> print(in_words(why_not(deal, "younger", "capot"), deal).splitlines()[1])
  Younger took 5 of the 12 tricks, 7 short of all. (Cavendish, Laws 66 and 69)
"""

from __future__ import annotations

from typing import Any

from piquet_tutor.engine.table import Seat
from piquet_tutor.explain.why.answers import Assessment, why_not
from piquet_tutor.explain.why.changing import Change, ChangeError, change_from
from piquet_tutor.explain.why.differing import Difference, Replacement, what_if
from piquet_tutor.explain.why.knowing import UnknownSeat
from piquet_tutor.explain.why.premises import Premise
from piquet_tutor.explain.why.questions import Hypothetical, QuestionError, question_from
from piquet_tutor.explain.why.tree import NoSuchRuling, Reason, why
from piquet_tutor.explain.why.turning import SIZES, Nearest, nearest_change
from piquet_tutor.game.state import Deal

__all__ = [
    "SIZES",
    "Assessment",
    "Change",
    "ChangeError",
    "Difference",
    "Hypothetical",
    "Nearest",
    "NoSuchRuling",
    "Premise",
    "QuestionError",
    "Reason",
    "Replacement",
    "UnknownSeat",
    "change_from",
    "in_words",
    "nearest_change",
    "question_from",
    "what_if",
    "why",
    "why_not",
]


def in_words(
    found: Reason | Assessment | Difference | Nearest,
    deal: Deal,
    output: str = "text",
    seat: Seat | None = None,
    language: str = "en",
) -> Any:
    """An answer in words.

    Args:
        found: the result of ``why``, ``why_not``, ``what_if`` or ``nearest_change``.
        deal: the deal it is about.
        output: ``text`` (indented by level), ``markdown``, ``html`` (a fragment that unfolds) or ``json`` (a value for
            ``json.dumps``).
        seat: the reader for whom it was asked.
        language: a language the catalogue has.
    """
    from piquet_tutor.explain.why.queries import written

    value: Any = written(deal, [found], seat, output, language)
    return value["answers"][0] if output == "json" else value
