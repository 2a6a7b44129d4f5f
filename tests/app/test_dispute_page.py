"""The page on which a deal that is disputed is ruled."""

from __future__ import annotations

from piquet_tutor.app.pages.dispute.dispute_page import SAMPLE, DisputeController


def test_what_a_text_was_taken_to_be_goes_when_the_next_text_is_refused():
    """It was said of the text before; the deal that is ruled stays."""
    desk = DisputeController({})
    desk.rule_on(SAMPLE)
    assert desk.taken.scene["paragraphs"]
    desk.rule_on("no cards at all")
    assert desk.notice.scene["tone"] == "refused"
    assert not desk.taken.scene.get("paragraphs")
    assert desk.case is not None
