"""The views of the rulebook page: each draws one plain dictionary and sends intents back."""

from __future__ import annotations

from piquet_tutor.app.part import Part

STYLE = "pages/rulebook/rulebook.css"


class RulebookView(Part):
    """A rule set as a book.

    Scene: ``rules``, ``count`` (how many clauses, in words), ``parts`` (``id``, ``title``, ``count``, ``articles``),
    ``unfold`` (every part open), ``target`` (the clause to go to), ``words``.
    """

    view = "rulebook"
