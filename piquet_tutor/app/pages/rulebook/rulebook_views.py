"""The views of the rulebook page: each draws one plain dictionary and sends intents back."""

from __future__ import annotations

from piquet_tutor.app import assets
from piquet_tutor.app.base import SceneWidget

STYLE = "pages/rulebook/rulebook.css"


class PageTabs(SceneWidget):
    """The parts of the page, one shown at a time.

    Scene: ``label``, ``tabs`` (``id``, ``label``), ``chosen``, ``arrived`` (changes when something has come to the
    ``place``, a class, which is then brought into sight).
    """

    _esm = assets.esm("shared/controls/page_tabs.js")
    _css = assets.css(STYLE)
    _repr_keys = ("chosen",)


class RulebookView(SceneWidget):
    """A rule set as a book.

    Scene: ``rules``, ``count`` (how many clauses, in words), ``parts`` (``id``, ``title``, ``count``, ``articles``),
    ``unfold`` (every part open), ``target`` (the clause to go to), ``words``.
    """

    _esm = assets.esm("pages/rulebook/rulebook_view.js")
    _css = assets.css(STYLE)
    _repr_keys = ("rules",)


class BookPair(SceneWidget):
    """The clauses on which two rule sets differ.

    Scene: ``titles``, ``count``, ``parts`` (``title``, ``differences``), ``words``.
    """

    _esm = assets.esm("pages/rulebook/book_pair.js")
    _css = assets.css(STYLE)
    _repr_keys = ("titles",)


class LedgerPair(SceneWidget):
    """One deal ruled by two rule sets.

    Scene: ``title``, ``paragraphs``, ``hands`` (``label``, ``cards``), ``columns`` (``title``, ``totals``,
    ``rulings``), ``words``. Without columns nothing is shown.
    """

    _esm = assets.esm("pages/rulebook/ledger_pair.js")
    _css = assets.css(STYLE)


class SearchBar(SceneWidget):
    """How far a search is.

    Scene: ``busy``, ``text``, ``share`` (0 to 1), ``label``, ``cancel``. Nothing is shown unless it is busy.
    """

    _esm = assets.esm("shared/controls/search_bar.js")
    _css = assets.css(STYLE)
    _repr_keys = ("text",)
