"""The views of the dispute page: each draws one plain dictionary and sends intents back."""

from __future__ import annotations

from piquet_tutor.app.part import Part


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


class BookRulings(Part):
    """One deal by every book.

    Scene: ``title``, ``own`` (``title``, ``scores``: ``name``, ``points``, ``more``), ``books`` (``titles``, ``rules``,
    ``question``, ``scores``, ``here`` and ``there``: ``said``, ``cites``), ``none`` (where no book differs), ``alike``,
    ``refused`` (sentences), ``words``. Nothing is shown without a title.
    Intents: ``beside`` (``rules``).
    """

    view = "book-rulings"
