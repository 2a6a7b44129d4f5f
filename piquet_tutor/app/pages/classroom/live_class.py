"""The room of a class that answers from its own telephones, as the teacher's page has it."""

from __future__ import annotations

from typing import ClassVar

from piquet_tutor.app.part import Part


class LiveClass(Part):
    """Opens a room on the server, hands it what is asked and revealed, and tells the page how the class answered.

    The view alone speaks to the room, over a socket of the page's own server; this part never does.

    Scene: ``state`` (``closed`` or ``open``), ``named`` (whether names are to be asked for), ``code``, ``address``,
    ``qr`` (its ``image``, a drawing as a data address, and ``label``), ``note`` (a sentence, empty for none),
    ``command`` (which lets the class in, where nobody can come; empty elsewhere), ``count`` (how many have joined and
    answered, in words), ``of`` (a mark of what is shown), ``step`` and ``reveal`` as the room takes them (None for
    none), ``waits`` (whether nothing is said to the room yet: the page was only opened),
    ``deals`` (of the lesson, by language, for whoever looks at them; None for none),
    ``look`` (their short ``address`` with its ``label``, ``hint`` and ``qr``), ``seats`` (see
    :class:`~piquet_tutor.app.pages.classroom.live_seats.SeatList`), ``alone`` (whether no other computer reaches it),
    ``report`` (files to be saved, each with ``name``, ``type``, ``label``, ``text``),
    ``worksheet`` (a link, None for none), ``words``.
    Intents: ``stands`` (``address`` where the rooms of this server are, ``jupyter`` whether it is a Jupyter server),
    ``names`` (``on``), ``opened`` (``code``, ``address``, ``named``, ``day``, ``fresh`` for one that no page had
    before), ``stood`` (of a question revealed before: ``number``, ``tally``, ``by``, and ``asked`` as it went out with
    the reveal), ``counted`` (``number``, ``joined``, ``answered``, ``crowd``, ``closed`` the names of
    those whose seat is, and once it is revealed ``tally`` and ``by``), ``seated`` (``places``, ``barred``), ``ended``
    (``why``: ``closed``, ``over``, ``full``, ``many`` or ``nowhere``), ``unread``.
    """

    view = "live-class"
    longest: ClassVar[int] = 120_000
