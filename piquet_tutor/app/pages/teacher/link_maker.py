"""The sheet on which a link is made: how it opens, what it hides, and the link itself, to be copied or photographed."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class LinkMaker(Part):
    """Lists and boxes to tick, and below them the link.

    Scene: ``fields`` (``id``, ``label``, ``value``, ``options`` with ``value`` and ``label``), ``hide`` (``label``,
    ``parts`` with ``id``, ``label``, ``checked``), ``notes`` (sentences), ``link`` (``text``, ``href`` or empty,
    ``label``, ``length``), ``reach`` (``note``, ``label``, ``hint``, ``value``, ``wrong``: the address that the class
    uses, where the page's own is this computer's alone; else None),
    ``qr`` (``image``: a drawing as a data address, ``label``, ``note``; None while it is not
    wanted), ``words``.
    Intents: ``choose`` (``field``, ``value``), ``hide`` (``part``, ``hidden``),
    ``base`` (``value``: what was typed), ``qr`` (``open``).
    """

    view = "link-maker"
