"""The pages that are known by this name: notebooks take them from here."""

from __future__ import annotations

from piquet_tutor.app.pages.examples.examples_page import examples_page
from piquet_tutor.app.pages.first_deal.first_deal_page import first_deal_page
from piquet_tutor.app.pages.front.front_page import front_page
from piquet_tutor.app.pages.play.play_page import play_page

__all__ = ["examples_page", "first_deal_page", "front_page", "play_page"]
