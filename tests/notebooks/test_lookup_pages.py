"""What the referee rules when something goes wrong, and what the books claim: searched, opened, laid on the table."""

from __future__ import annotations

import json

import pytest

from piquet_tutor.app.pages.claims.claims_page import ClaimsController
from piquet_tutor.app.pages.referee.referee_page import RefereeController
from piquet_tutor.explain.referee.cases import cases
from piquet_tutor.explain.referee.laws import laws
from piquet_tutor.explore.claims import Truth, claims
from piquet_tutor.game.rules.loader import rule_set_names

MARKUP = "<img src=x onerror=alert(1)>"


def items(desk):
    return [one for group in desk.view.scene["groups"] for one in group["items"]]


def opened(desk, name):
    desk.view.handle({"kind": "open", "id": name, "open": True})
    return next(one for one in items(desk) if one["id"] == name)


def all_words(one):
    return json.dumps(one, ensure_ascii=False)


# --- when something goes wrong ----------------------------------------------------------------------------------------


def test_the_cases_are_listed_with_their_answers_and_nothing_stands_open():
    desk = RefereeController({})
    assert [one["id"] for one in items(desk)] == [case.number for case in cases()]
    first = items(desk)[0]
    assert first["short"] == "May elder score the point, younger having said “equal”? No."
    assert not any(one["open"] for one in items(desk))


def test_a_case_opens_to_its_cards_what_is_ruled_and_why_and_what_the_book_decides():
    """Case I: “equal” gave the longer point up; it scores nothing, and only bars."""
    desk = RefereeController({})
    one = opened(desk, "I")
    rulings = [block for block in one["blocks"] if "ruling" in block]
    assert [each["ruling"] for each in rulings][:2] == [
        "Elder cannot count a point of 4 making 41.",
        "Younger cannot count the longer point, but it stops a pique or a repique.",
    ]
    assert all(each["lines"] for each in rulings), "the reason on demand"
    assert {"label": "Cavendish, Law 51", "reading": "stated", "word": "stated"} in rulings[0]["cites"]
    assert len(next(block for block in one["blocks"] if "cards" in block)["cards"]) == 12
    assert "The referee agrees" in all_words(one)
    desk.view.handle({"kind": "open", "id": "I", "open": False})
    assert not items(desk)[0]["open"]


def test_the_deal_of_a_case_lies_on_the_table():
    desk = RefereeController({"case": "iv"})
    assert desk.view.scene["target"] == "IV"
    desk.view.handle({"kind": "table", "id": "IV"})
    assert len(desk.app.session.states) > 20
    before = desk.app
    for nonsense in ({"kind": "table", "id": "V"}, {"kind": "table"}, {"kind": "open", "id": MARKUP, "open": True}):
        desk.view.handle(nonsense)
    assert desk.app is before


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_case_opens_and_agrees(language):
    desk = RefereeController({}, language)
    for case in cases():
        one = opened(desk, case.number)
        assert one["blocks"]
        assert [block for block in one["blocks"] if "ruling" in block]
        assert not one["waiting"]


def test_every_law_is_found_by_a_word_and_by_its_number():
    desk = RefereeController({})
    desk.field.choose("revoke")
    (law,) = [one for one in items(desk) if one["id"] == "revoke"]
    assert law["number"] == "Law 59"
    assert law["cites"][0]["word"] == "stated"
    desk.field.choose("law 13")
    assert {"exposed_elders", "exposed_stocks", "exposed_own"} <= {one["id"] for one in items(desk)}
    desk.field.choose(MARKUP * 20)
    assert items(desk) == []
    assert desk.view.scene["count"].startswith("Nothing matches")
    desk.field.choose("")
    seen = set()
    for _, part in desk.choice.options:
        desk.choice.choose(part)
        assert items(desk), part
        seen |= {one["id"] for one in items(desk)}
    listed = {case.number for case in cases()} | {name.partition(".")[2] for name in laws().clauses}
    assert seen == listed | {f"whose-{game}" for game in laws().authorities}


def test_the_page_says_of_every_game_whose_laws_it_has():
    desk = RefereeController({})
    desk.choice.choose("whose")
    told = {one["title"]: one["short"] for one in items(desk)}
    assert len(told) == len(rule_set_names())
    assert told["Rubicon Piquet"] == "Ruled by Cavendish's laws."
    assert told["Contract Piquet"].startswith("No source says what follows when something goes wrong")
    desk.field.choose("auction")
    assert "whose-auction" in {one["id"] for one in items(desk)}


def test_an_address_names_a_case_or_a_law_and_what_is_neither_gets_a_sentence():
    assert RefereeController({"law": "revoke"}).choice.value == "playing"
    desk = RefereeController({"case": MARKUP})
    (said,) = desk.notice.scene["paragraphs"]
    assert said.startswith("There is no case or law")
    assert len(items(desk)) == 22


# --- what the books claim ---------------------------------------------------------------------------------------------


def test_the_claims_are_listed_with_what_became_of_them_before_anything_is_ruled():
    desk = ClaimsController({})
    assert [one["id"] for one in items(desk)] == [str(one.id) for one in claims()]
    assert items(desk)[0]["mark"] == "impossible"
    assert desk.open == {}
    desk.choice.choose(Truth.CORRECTED.value)
    assert {one["mark"] for one in items(desk)} == {"corrected"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_claim_opens_to_its_proof_and_its_deals(language):
    """Claim 3: two quatorzes and a trio leave nobody a sequence, so the sequences cannot be equal."""
    desk = ClaimsController({}, language)
    one = opened(desk, "3")
    assert any("630" in str(block.get("fold", "")) for block in one["blocks"])
    assert [len(block["cards"]) for block in one["blocks"] if "cards" in block] == [12, 12, 8, 12, 12, 8]
    assert next(block for block in one["blocks"] if "cites" in block)["cites"][0]["label"].startswith("Parlett")
    assert "two-quatorzes" not in all_words([block for block in one["blocks"] if "table" not in block]), "by its title"
    desk.view.handle({"kind": "table", "id": "two-quatorzes-and-a-trio"})
    assert desk.app is not None


def test_a_claim_is_found_by_a_word_and_has_an_address():
    desk = ClaimsController({})
    desk.field.choose("thirty-two")
    assert [one["id"] for one in items(desk)][:1] == ["1"]
    assert items(desk)[0]["link"] == "claims.ipynb?claim=1"
    assert ClaimsController({"claim": "20"}).view.scene["target"] == "20"
    (said,) = ClaimsController({"claim": "99"}).notice.scene["paragraphs"]
    assert "99" in said
