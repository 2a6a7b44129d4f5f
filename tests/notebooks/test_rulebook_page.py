"""The rulebook page's controls, without a browser."""

from __future__ import annotations

import asyncio
import json

import pytest

from piquet_tutor.app.pages.rulebook import rulebook_page
from piquet_tutor.app.pages.rulebook.rulebook_page import RulebookController, options_in
from piquet_tutor.app.shared.controls.markup import Markup
from piquet_tutor.app.shared.head.page_head import PageHead
from piquet_tutor.game.rules.loader import load, rule_set_names

MARKUP = "<img src=x onerror=alert(1)>"


def texts(widget):
    """Every piece of markup a page sets as markup."""
    for child in getattr(widget, "root", widget).children:
        yield from texts(child)
    if isinstance(widget, Markup):
        yield widget.value
    if isinstance(widget, PageHead):
        yield f"<h1>{widget.scene['title']}</h1>"


def clauses(desk):
    return [one["id"] for part in desk.reading.view.scene["parts"] for one in part["articles"]]


def test_the_page_has_one_heading_and_reads_the_same_every_time():
    first, second = rulebook_page.rulebook_page(), rulebook_page.rulebook_page()
    assert repr(first) == repr(second) == "Page('rulebook')"
    assert "".join(texts(first)).count("<h1>") == 1


@pytest.mark.parametrize("name", rule_set_names())
def test_every_rule_set_can_be_opened(name):
    desk = RulebookController({"rules": name})
    assert sorted(clauses(desk)) == sorted(load(name).clauses)
    assert json.dumps(desk.reading.view.scene)
    assert not desk.notice.scene


def test_an_address_leads_to_a_clause():
    """One click from any ruling to its clause."""
    desk = RulebookController({"rules": "parlett", "clause": "pique.award"})
    assert desk.reading.rules.value == "parlett"
    assert desk.reading.view.scene["target"] == "pique.award"
    changed = RulebookController({"rules": "rubicon", "clause": "cards.early", "options": "cards_in_pique:true"})
    assert changed.reading.view.scene["target"] == "cards.early"


def test_an_address_that_asks_for_nonsense_gets_sentences_and_a_book():
    desk = RulebookController({"rules": MARKUP, "clause": MARKUP, "find": MARKUP})
    told = desk.notice.scene["paragraphs"]
    assert len(told) == 3
    assert all(one.endswith(".") for one in told)
    assert desk.reading.rules.value == "rubicon"
    assert MARKUP not in "".join(texts(desk.below)) + "".join("".join(texts(each)) for each in desk.panels.values())
    assert options_in(f"{MARKUP}:1,capot:30,capot,:,carte_rouge:21") == {"capot": 30}


def test_a_search_leaves_the_clauses_with_these_words():
    desk = RulebookController({})
    desk.reading.text.choose("law 68")
    assert clauses(desk) == ["repique.award"]
    assert "One of" in desk.reading.view.scene["count"]
    assert desk.reading.view.scene["unfold"]
    desk.reading.text.choose("xyzzy " + MARKUP)
    assert clauses(desk) == []
    assert desk.reading.view.scene["count"].startswith("No rule has")
    desk.reading.text.choose("")
    assert len(clauses(desk)) == len(load("rubicon").clauses)


def test_a_clause_is_shown_on_the_table_at_its_ruling():
    desk = RulebookController({})
    desk.reading.view.handle({"kind": "show", "clause": "repique.award"})
    session = desk.app.session
    assert session.deal.rulings[-1].rule == "repique.award"
    assert "When do thirty points in hand" in desk.note.scene["title"]
    before = desk.app
    for nonsense in ({"kind": "show", "clause": MARKUP}, {"kind": "show"}, {"kind": "show", "clause": 7}):
        desk.reading.view.handle(nonsense)
    assert desk.app is before


def test_every_clause_that_offers_a_deal_has_one():
    desk = RulebookController({})
    offered = [one["id"] for part in desk.reading.view.scene["parts"] for one in part["articles"] if one["show"]]
    assert len(offered) > 30
    for clause in offered:
        desk.reading.show(clause)
        assert any(ruling.rule == clause for ruling in desk.app.session.deal.rulings), clause


def test_options_are_told_in_words_and_only_besides_as_records_write_them():
    scene = RulebookController({}).reading.view.scene
    settings = [each for part in scene["parts"] for one in part["articles"] for each in one["settings"]]
    for each in settings:
        assert "_" not in each["question"] + each["answer"] + each["others"]
        assert " = " in each["code"]
    (how,) = {each["answer"] for each in settings if each["code"].startswith("pique_reckoning")}
    assert how == "By the order of reckoning."


def test_what_books_answer_differently_is_printed_once_and_a_clause_leads_to_its_row():
    """The books of another answer stand in the table alone; a link in the clause opens the table at the question."""
    scene = RulebookController({}).reading.view.scene
    settings = [each for part in scene["parts"] for one in part["articles"] for each in one["settings"]]
    linked = [each for each in settings if each["elsewhere"]]
    assert len(linked) > 20
    assert not [each["others"] for each in linked if "Parlett" in each["others"] or "Wikipedia" in each["others"]]
    assert all(each["others"] for each in settings if not each["elsewhere"]), (
        "where no books differ, what else could be"
    )
    (judged,) = {each["elsewhere"] for each in linked if each["code"].startswith("pique_reckoning")}
    query = dict(pair.split("=") for pair in judged.partition("?")[2].split("&"))
    desk = RulebookController(query)
    assert not desk.panels["differ"].hidden
    assert "by the clock" in desk.differing.table.value.lower()
    assert desk.differing.table.value.count("<dt>") < 4
    wrong = RulebookController({"part": "differ", "question": MARKUP})
    assert wrong.notice.scene["tone"] == "refused"
    assert "answer" in wrong.notice.scene["paragraphs"][0]
    assert wrong.differing.table.value.count("<dt>") > 20


def test_a_question_is_asked_and_answered_on_the_table():
    desk = RulebookController({"find": "younger-repiques"})
    assert desk.finding.query.value == "repique=younger"
    desk.finding.find.press()
    assert desk.note.scene["title"] == "Younger repiques, although elder leads"
    assert desk.app.session.deal.rulings[-1].rule == "repique.award"
    assert desk.bar.scene == {"busy": False}


def test_what_cannot_be_asked_gets_a_sentence():
    desk = RulebookController({"find": "capot=elder rules=parlett"})
    assert desk.finding.question.value == ""
    for text in ("", MARKUP, "repique=elderly", "x" * 1000):
        desk.finding.query.choose(text)
        desk.finding.find.press()
        assert desk.note.scene["tone"] == "refused"
        assert desk.note.scene["paragraphs"][0].endswith(".")
    assert desk.app is None


def test_a_search_runs_beside_the_page_and_can_be_stopped():
    async def read():
        desk = RulebookController({"find": "elder.total>=400"})
        desk.finding.find.press()
        for _ in range(100):
            await asyncio.sleep(0.02)
            if desk.bar.scene.get("share", 0) > 0:
                break
        assert desk.bar.scene["busy"]
        desk.bar.handle({"kind": "press", "action": "cancel"})
        await asyncio.wait_for(desk._task, 30)
        return desk

    desk = asyncio.run(read())
    assert desk.bar.scene == {"busy": False}
    assert desk.note.scene["title"] == "Stopped"


@pytest.mark.parametrize(
    ("name", "clause"), [("contract", "bid.beaten"), ("normand", "repique.award"), ("voleur", "cards.capot")]
)
def test_clauses_of_every_form_are_shown_by_a_deal_on_the_table(name, clause):
    desk = RulebookController({"rules": name})
    offered = {one["id"] for part in desk.reading.view.scene["parts"] for one in part["articles"] if one["show"]}
    assert clause in offered
    desk.reading.show(clause)
    deal = desk.app.session.deal
    assert deal.rules.id == name
    assert any(ruling.rule == clause for ruling in deal.rulings)
    desk.finding.rules.choose(name)
    desk.finding.query.choose(f"ruling={clause}")
    desk.finding.find.press()
    assert desk.app.session.deal.rules.id == name


def test_words_that_are_no_question_are_answered_with_the_nearest_questions():
    desk = RulebookController({})
    desk.finding.query.choose("carte blanche")
    desk.finding.find.press()
    assert "two-blanks" in desk.note.scene["paragraphs"][0]
