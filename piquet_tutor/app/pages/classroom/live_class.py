"""The room of a class that answers from its own telephones, as the teacher's page has it."""

from __future__ import annotations

from typing import ClassVar

from piquet_tutor.app.part import Part


class LiveClass(Part):
    """Opens a room on the server, hands it what is asked and revealed, and tells the page how the class answered.

    The view alone speaks to the room, over a socket of the page's own server; this part never does.

    Scene: ``state`` (``closed`` or ``open``), ``named`` (whether names are to be asked for), ``code``, ``address``,
    ``qr`` (its ``image``, a drawing as a data address, and ``label``), ``note`` (a sentence, empty for none), ``count``
    (how many have joined and answered, in words), ``of`` (a mark of what is shown), ``step`` and ``reveal`` as the room
    takes them (None for none), ``report`` (files to be saved, each with ``name``, ``type``, ``label``, ``text``),
    ``worksheet`` (a link, None for none), ``words``.
    Intents: ``names`` (``on``), ``opened`` (``code``, ``address``, ``named``, ``day``), ``stood`` (of a question
    revealed before: ``number``, ``tally``, ``by``, and ``asked`` as it went out with the reveal), ``counted``
    (``number``, ``joined``, ``answered``, and once it is revealed ``tally`` and ``by``), ``ended`` (``why``:
    ``closed``, ``over``, ``full`` or ``nowhere``).
    """

    view = "live-class"
    longest: ClassVar[int] = 120_000
