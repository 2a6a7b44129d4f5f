"""The rulebook page's controls, without a browser."""

from __future__ import annotations

import asyncio
import json

import pytest

from piquet_tutor.app.address import Address
from piquet_tutor.app.doors import DOORS
from piquet_tutor.app.pages.rulebook import rulebook_page
from piquet_tutor.app.pages.rulebook.rules import options_in
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


def controller(query, place="rulebook"):
    return rulebook_page.RulebookController(place, query)


def items(desk):
    return [one for group in desk.view.scene["groups"] for one in group["items"]]


def clauses(desk):
    return [one["id"] for one in items(desk)]


def opened(desk, clause):
    desk.view.handle({"kind": "open", "id": clause, "open": True})
    return next(one for one in items(desk) if one["id"] == clause)


def blocks(desk, kind):
    """What stands behind all clauses, of one kind."""
    found = []
    for clause in clauses(desk):
        found += [block for block in opened(desk, clause)["blocks"] if kind in block]
    return found


def settings_of(desk):
    return [each for block in blocks(desk, "options") for each in block["options"]]


def offered(desk):
    return [block["table"] for block in blocks(desk, "table")]


def test_the_page_has_one_heading_and_reads_the_same_every_time():
    first, second = rulebook_page.rulebook_page(), rulebook_page.rulebook_page()
    assert repr(first) == repr(second) == "Page('rulebook')"
    assert "".join(texts(first)).count("<h1>") == 1


@pytest.mark.parametrize("name", rule_set_names())
def test_every_rule_set_can_be_opened(name):
    desk = controller({"rules": name})
    assert sorted(clauses(desk)) == sorted(load(name).clauses)
    assert json.dumps(desk.view.scene)
    assert not desk.notice.scene


def test_an_address_leads_to_a_clause():
    """One click from any ruling to its clause."""
    desk = controller({"rules": "parlett", "clause": "pique.award"})
    assert desk.here.rules.value == "parlett"
    assert desk.view.scene["target"] == "pique.award"
    changed = controller({"rules": "rubicon", "clause": "cards.early", "options": "cards_in_pique:true"})
    assert changed.view.scene["target"] == "cards.early"


def test_an_address_that_asks_for_nonsense_gets_sentences_and_a_book():
    desk = controller({"rules": MARKUP, "clause": MARKUP})
    told = [*desk.notice.scene["paragraphs"], *controller({"find": MARKUP}).notice.scene["paragraphs"]]
    assert len(told) == 3
    assert all(one.endswith(".") for one in told)
    assert desk.here.rules.value == "rubicon"
    assert MARKUP not in "".join(texts(desk.page()))
    assert options_in(f"{MARKUP}:1,capot:30,capot,:,carte_rouge:21") == {"capot": 30}


def test_a_search_leaves_the_clauses_with_these_words():
    desk = controller({})
    desk.field.choose("law 68")
    assert clauses(desk) == ["repique.award"]
    assert desk.view.scene["count"] == "One entry has “law 68”."
    desk.field.choose("xyzzy <zz>")
    assert clauses(desk) == []
    assert desk.view.scene["count"].startswith("Nothing has any")
    desk.field.choose("")
    assert len(clauses(desk)) == len(load("rubicon").clauses)


def test_a_clause_is_shown_on_the_table_at_its_ruling():
    desk = controller({})
    opened(desk, "repique.award")
    desk.view.handle({"kind": "table", "id": "repique.award"})
    session = desk.app.session
    assert session.deal.rulings[-1].rule == "repique.award"
    assert "When do thirty points in hand" in desk.note.scene["title"]
    before = desk.app
    for nonsense in ({"kind": "table", "id": MARKUP}, {"kind": "table"}, {"kind": "table", "id": 7}):
        desk.view.handle(nonsense)
    assert desk.app is before


def test_every_clause_that_offers_a_deal_has_one():
    desk = controller({})
    shown = offered(desk)
    assert len(shown) > 30
    for clause in shown:
        desk.here.show(clause)
        assert any(ruling.rule == clause for ruling in desk.app.session.deal.rulings), clause


def test_options_are_told_in_words_and_only_besides_as_records_write_them():
    settings = settings_of(controller({}))
    for each in settings:
        assert "_" not in each["question"] + each["answer"] + each["others"]
        assert " = " in each["code"]
    (how,) = {each["answer"] for each in settings if each["code"].startswith("pique_reckoning")}
    assert how == "By the order of reckoning."


def test_what_books_answer_differently_is_printed_once_and_a_clause_leads_to_its_row():
    """The books of another answer stand in the table alone; a link in the clause opens the table at the question."""
    settings = settings_of(controller({}))
    linked = [each for each in settings if each["elsewhere"]]
    assert len(linked) > 20
    assert not [each["others"] for each in linked if "Parlett" in each["others"] or "Wikipedia" in each["others"]]
    assert all(each["others"] for each in settings if not each["elsewhere"]), (
        "where no books differ, what else could be"
    )
    (judged,) = {each["elsewhere"] for each in linked if each["code"].startswith("pique_reckoning")}
    assert judged == "differ.ipynb?question=pique_reckoning"
    query = dict(pair.split("=") for pair in judged.partition("?")[2].split("&"))
    for desk in (controller(query, "differ"), controller(query), controller({"part": "differ", **query})):
        assert desk.here.name == "differ"
        assert desk.view.scene["target"] == "pique_reckoning"
        (row,) = [one for one in items(desk) if one["id"] == "pique_reckoning"]
        assert "by the clock" in str(row["answers"]).lower()
    wrong = controller({"part": "differ", "question": MARKUP})
    assert wrong.notice.scene["tone"] == "refused"
    assert "answer" in wrong.notice.scene["paragraphs"][0]
    assert len(items(wrong)) > 20


def test_a_question_is_asked_and_answered_on_the_table():
    desk = controller({"find": "younger-repiques"})
    assert desk.here.query.value == "repique=younger"
    desk.here.find.press()
    assert desk.note.scene["title"] == "Younger repiques, although elder leads"
    assert desk.app.session.deal.rulings[-1].rule == "repique.award"
    assert desk.bar.scene == {"busy": False}


def test_what_cannot_be_asked_gets_a_sentence():
    desk = controller({"find": "capot=elder rules=parlett"})
    assert desk.here.question.value == ""
    for text in ("", MARKUP, "repique=elderly", "x" * 1000):
        desk.here.query.choose(text)
        desk.here.find.press()
        assert desk.note.scene["tone"] == "refused"
        assert desk.note.scene["paragraphs"][0].endswith(".")
    assert desk.app is None


def test_a_search_runs_beside_the_page_and_can_be_stopped():
    async def read():
        desk = controller({"find": "elder.total>=400"})
        desk.here.find.press()
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
    desk = controller({"rules": name})
    assert clause in offered(desk)
    desk.here.show(clause)
    deal = desk.app.session.deal
    assert deal.rules.id == name
    assert any(ruling.rule == clause for ruling in deal.rulings)
    desk = controller({}, "find")
    desk.here.rules.choose(name)
    desk.here.query.choose(f"ruling={clause}")
    desk.here.find.press()
    assert desk.app.session.deal.rules.id == name


def test_words_that_are_no_question_are_answered_with_the_nearest_questions():
    desk = controller({}, "find")
    desk.here.query.choose("carte blanche")
    desk.here.find.press()
    assert "two-blanks" in desk.note.scene["paragraphs"][0]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "equality repique"), ("en", "equal repique"), ("fr", "égalité repique")]
)
def test_a_search_finds_the_examples_too_and_takes_equal_and_equality_for_one_word(language, words):
    desk = rulebook_page.RulebookController("rulebook", {}, language)
    desk.field.choose(words)
    found = {one["id"]: one for group in desk.view.scene["groups"] for one in group["items"]}
    assert {"point.equal", "examples.ninety-one-from-sets", "examples.two-quatorzes-and-a-trio"} <= set(found)
    asked = Address.read(f"http://127.0.0.1/{found['examples.ninety-one-from-sets']['link']}")
    assert (asked.file, asked.query["example"]) == ("examples.ipynb", "ninety-one-from-sets")
    assert asked.query.get("lang", "en") == language
    names = [each for name in (*DOORS["rulebook"], *rulebook_page.SEARCHED) for each in desk.topics(name)]
    assert len(names) == len(set(names)), "each opens by its name"
