"""Deals presented to a class.

Where to begin:

- ``live_desk``, ``live_class``: what a room of the server is told; ``live_class.js`` alone speaks to it.
- ``live_report``, ``live_seats``: what its teacher keeps; who sits in it.
- ``lesson_deals``, ``class_command``: what a short address shows; how a class is let in.
- ``presenter_numbers``: the numbers to choose from.
"""

from __future__ import annotations

from typing import Final

from piquet_tutor.app.shared.address.heeded import AddressWords

ADDRESS_WORDS: Final = {"classroom": AddressWords({}, links=True)}
