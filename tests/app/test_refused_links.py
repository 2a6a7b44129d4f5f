"""A link that cannot be opened: what stands on the page is said not to come from it."""

from __future__ import annotations

import pytest

from piquet_tutor.app.pages.classroom.classroom_page import ClassroomController
from piquet_tutor.app.pages.scorer.scorer_page import ScorerController
from piquet_tutor.app.pages.table.table_page import TableController
from piquet_tutor.explore.examples import example
from piquet_tutor.explore.links import Link, write
from tests.app.opening import open_desk

BROKEN = "piquet=1.eNpdj72OgzAQhF9ltDWnKBU"


def at_table(fragment):
    desk = TableController("en", fragment)
    return desk._heard, desk.notice


def on_the_screen(fragment):
    desk = ClassroomController("en", fragment)
    return desk._heard, desk.notice


def at_the_scorers(fragment):
    desk = open_desk(ScorerController({}), fragment=fragment)
    return lambda value, _: desk.hear(value), desk.notice


@pytest.mark.parametrize("page", [at_table, on_the_screen, at_the_scorers])
@pytest.mark.parametrize("before", ["", write(Link((example("01-cavendish-example"),)))], ids=["none", "another"])
def test_what_stands_on_the_page_does_not_pass_for_the_links_deal(page, before):
    hear, notice = page(before)
    hear(BROKEN, "http://127.0.0.1/")
    assert notice.scene["tone"] == "refused"
    wanted = "the one before; it does not come from this link." if before else "not come from the link."
    assert notice.scene["paragraphs"][-1].endswith(wanted)
