"""The pages that are known by this name: notebooks take them from here."""

from __future__ import annotations

from piquet_tutor.widgets.examples_page import examples_page
from piquet_tutor.widgets.first_deal_page import first_deal_page
from piquet_tutor.widgets.front_page import front_page
from piquet_tutor.widgets.play_page import play_page

__all__ = ["examples_page", "first_deal_page", "front_page", "play_page"]
