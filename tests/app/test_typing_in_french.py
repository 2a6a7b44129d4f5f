"""A deal typed in French, on each page that reads deals, and the examples of it that these pages show."""

from __future__ import annotations

import pytest
from IPython.core.interactiveshell import InteractiveShell

from piquet_tutor import narration
from piquet_tutor.app.pages.deal.deal_page import DealController
from piquet_tutor.explore import given
from piquet_tutor.explore.lab.judging import judged
from piquet_tutor.explore.lab.notation.reader import read
from tests.app.opening import open_desk

ENGLISH = "elder: ♠AKQJT987 ♥AKQ ♦7; younger: ♥JT987 ♦AKQJT ♣AK"
FRENCH = "premier\u202f: ♠ARDV10987 ♥ARD ♦7 ; dernier\u202f: ♥V10987 ♦ARDV10 ♣AR"
SENTENCES = (
    "Le premier a as, roi, dame, valet, dix, neuf, huit, sept de pique, as, roi et dame de cœur et le sept de carreau. "
    "Le dernier a valet, dix, neuf, huit et sept de coeur, as, roi, dame, valet et dix de carreau, as et roi de trefle."
)


@pytest.mark.parametrize("text", [FRENCH, SENTENCES])
def test_a_deal_in_french_is_ruled_as_the_same_deal_in_english(text):
    desk, english = DealController("dispute", {}, "fr"), DealController("dispute", {}, "en")
    desk.rule_on(text)
    english.rule_on(ENGLISH)
    assert not desk.notice.scene.get("paragraphs")
    assert desk.table.whole.tally() == english.table.whole.tally()
    assert desk.table.whole.dealt == english.table.whole.dealt


def test_a_card_refused_in_french_is_told_in_french_notation():
    desk = DealController("dispute", {}, "fr")
    desk.rule_on("premier : ♠ARX")
    said = desk.notice.scene["paragraphs"][0]
    assert "« X »" in said.replace("\u202f", " ")
    assert "A, R, D, V, 10" in said
    assert "anglais" not in said


def test_the_lab_takes_a_deal_in_french():
    desk = open_desk(DealController("lab", {}, "fr"), page="http://127.0.0.1:8866/voila/render/lab.ipynb")
    desk.laying.editor.handle({"kind": "typed", "text": FRENCH})
    assert desk.laying.bench.sheet.hands == given.read(ENGLISH).sheet.hands


def test_a_cell_takes_a_deal_in_french():
    shell = InteractiveShell()
    shell.run_line_magic("load_ext", "piquet_tutor")
    stage = shell.run_cell_magic("piquet", "--lang fr", FRENCH)
    shell.history_manager.end_session()
    assert stage.deal.tally()["elder"]["total"] == 29


@pytest.mark.parametrize("language", narration.languages())
def test_the_example_of_the_lab_is_read(language):
    sheet = read(narration.message("lab-text-hint", language))
    assert judged(sheet).sound
    assert sheet == read(narration.message("lab-text-hint", "en"))


@pytest.mark.parametrize("language", narration.languages())
def test_the_beginning_of_a_deal_that_the_page_shows_is_read(language):
    hint = narration.message("page-dispute.deal_hint", language).partition("(")[0]
    found = read(hint.replace("…", "").replace("\u202f", " "))
    assert " ".join(card.code for card in found.hands["elder"]) == "KS QS JS TS 9S 8S KH 9H"
