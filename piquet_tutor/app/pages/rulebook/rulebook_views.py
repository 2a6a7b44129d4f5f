"""The views of the rulebook page: each draws one plain dictionary and sends intents back."""

from __future__ import annotations

from piquet_tutor.app.part import Part

STYLE = "pages/rulebook/rulebook.css"


class PageTabs(Part):
    """The parts of the page, one shown at a time.

    Scene: ``label``, ``tabs`` (``id``, ``label``), ``chosen``, ``arrived`` (changes when something has come to the
    ``place``, a class, which is then brought into sight).
    """

    view = "tabs"


class RulebookView(Part):
    """A rule set as a book.

    Scene: ``rules``, ``count`` (how many clauses, in words), ``parts`` (``id``, ``title``, ``count``, ``articles``),
    ``unfold`` (every part open), ``target`` (the clause to go to), ``words``.
    """

    view = "rulebook"


class BookPair(Part):
    """The clauses on which two rule sets differ.

    Scene: ``titles``, ``count``, ``parts`` (``title``, ``differences``), ``words``.
    """

    view = "pair"


class LedgerPair(Part):
    """One deal ruled by two rule sets.

    Scene: ``title``, ``paragraphs``, ``hands`` (``label``, ``cards``), ``columns`` (``title``, ``totals``,
    ``rulings``), ``words``. Without columns nothing is shown.
    """

    view = "ledgers"


class SearchBar(Part):
    """How far a search is.

    Scene: ``busy``, ``text``, ``share`` (0 to 1), ``label``, ``cancel``. Nothing is shown unless it is busy.
    """

    view = "search"
