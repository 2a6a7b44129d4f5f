"""The sheet on which a link is made: how it opens, and what it hides."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class LinkMaker(Part):
    """Lists, and boxes to tick.

    Scene: ``fields`` (``id``, ``label``, ``value``, ``options`` with ``value`` and ``label``), ``hide`` (``label``,
    ``parts`` with ``id``, ``label``, ``checked``), ``notes`` (sentences).
    Intents: ``choose`` (``field``, ``value``), ``hide`` (``part``, ``hidden``).
    """

    view = "link-maker"
