"""Deals in which nothing has been scored, just dealt or passed out, on every page that takes a deal, in every form."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor import page
from piquet_tutor.app.pages.classroom.classroom_page import ClassroomController
from piquet_tutor.app.pages.deal.deal_page import DealController, deal_page
from piquet_tutor.app.pages.scorer.scorer_page import ScorerController
from piquet_tutor.app.pages.table.table_page import TableController
from piquet_tutor.explore.links import Link, write
from piquet_tutor.game.actions import KeepCarteBlanche, Pass
from piquet_tutor.game.deal.engine import apply, legal_actions
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.records import io
from piquet_tutor.game.records.replay import score_of
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.teach.scoring.dealing import practice_deal
from piquet_tutor.teach.scoring.pacing import steps
from tests.app.opening import open_desk


def passed_out(deal):
    """The deal where both say pass; a carte blanche is kept quiet before."""
    while not deal.done:
        deal = apply(deal, next(each for each in legal_actions(deal) if isinstance(each, (Pass, KeepCarteBlanche))))
    return deal


DEALS = {f"{name}, dealt": shuffled(load(name), 1) for name in rule_set_names()}
DEALS["auction, passed out"] = passed_out(DEALS["auction, dealt"])


@pytest.mark.parametrize("name", DEALS)
def test_every_page_takes_a_deal_in_which_nothing_is_scored(name):
    deal = DEALS[name]
    record = io.write_record(score_of(deal))
    desk = DealController("dispute", {})
    assert desk.rule_on(write(Link((record,))))
    assert desk.books.rulings.scene
    assert desk.table.app.deal.dealt == deal.dealt
    assert deal_page("lab", record).scene()
    for start in ("", "done"):
        shown = TableController("en", write(Link((record,), start=start)))
        assert shown.app.deal.dealt == deal.dealt
        course = ClassroomController("en", write(Link((record,), mode="presenter", start=start))).course
        assert course.states[-1].dealt == deal.dealt
    stage = page("table")
    stage.deal = deal
    assert stage.deal.dealt == deal.dealt


@pytest.mark.parametrize(("name", "why"), [("dealt", "not been played to its end"), ("passed out", "passed out")])
def test_the_scorer_says_why_a_deal_has_nothing_to_score(name, why):
    record = io.write_record(score_of(DEALS[f"auction, {name}"]))
    desk = ScorerController({})
    open_desk(desk, fragment=write(Link((record,), mode="scorer")), page="http://127.0.0.1/scorer.html")
    assert why in desk.notice.scene["paragraphs"][0]
    assert desk.deal.scene["boxes"]


@pytest.mark.parametrize("name", rule_set_names())
def test_a_deal_to_score_is_never_passed_out(name):
    """Where both pass the cards are dealt again, as at any table."""
    for seed in range(20):
        assert steps(practice_deal(load(name), Random(seed)), "call")
