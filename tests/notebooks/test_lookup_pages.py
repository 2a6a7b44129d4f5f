"""What the referee rules when something goes wrong, and what the books claim: searched, opened, laid on the table."""

from __future__ import annotations

import json

import pytest

from piquet_tutor.app.pages.rulebook.rulebook_page import PLACES, RulebookController
from piquet_tutor.explain.referee.cases import cases
from piquet_tutor.explain.referee.laws import laws
from piquet_tutor.explore.claims import Truth, claims
from piquet_tutor.game.rules.loader import rule_set_names

MARKUP = "<img src=x onerror=alert(1)>"


def referee(query=None, language="en"):
    return RulebookController("referee", query or {}, language)


def claimed(query=None, language="en"):
    return RulebookController("claims", query or {}, language)


def groups(desk):
    return {group["title"]: [one["id"] for one in group["items"]] for group in desk.view.scene["groups"]}


def items(desk):
    return [one for group in desk.view.scene["groups"] for one in group["items"]]


def opened(desk, name):
    desk.view.handle({"kind": "open", "id": name, "open": True})
    return next(one for one in items(desk) if one["id"] == name)


def all_words(one):
    return json.dumps(one, ensure_ascii=False)


# --- when something goes wrong ----------------------------------------------------------------------------------------


def test_the_cases_are_listed_with_their_answers_and_nothing_stands_open():
    desk = referee({})
    assert groups(desk)["Cavendish’s cases"] == [case.number for case in cases()]
    first = items(desk)[0]
    assert first["short"] == "May elder score the point, younger having said “equal”? No."
    assert not any(one.get("open") for one in items(desk))


def test_a_case_opens_to_its_cards_what_is_ruled_and_why_and_what_the_book_decides():
    """Case I: “equal” gave the longer point up; it scores nothing, and only bars."""
    desk = referee({})
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
    desk = referee({"case": "iv"})
    assert desk.view.scene["target"] == "IV"
    desk.view.handle({"kind": "table", "id": "IV"})
    assert len(desk.app.session.states) > 20
    before = desk.app
    for nonsense in ({"kind": "table", "id": "V"}, {"kind": "table"}, {"kind": "open", "id": MARKUP, "open": True}):
        desk.view.handle(nonsense)
    assert desk.app is before


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_case_opens_and_agrees(language):
    desk = referee({}, language)
    for case in cases():
        one = opened(desk, case.number)
        assert one["blocks"]
        assert [block for block in one["blocks"] if "ruling" in block]
        assert not one["waiting"]


def test_every_law_is_found_by_a_word_and_by_its_number():
    desk = referee({})
    desk.field.choose("revoke")
    (law,) = [one for one in items(desk) if one["id"] == "revoke"]
    assert law["number"] == "Law 59"
    assert law["cites"][0]["word"] == "stated"
    desk.field.choose("law 13")
    assert {"exposed_elders", "exposed_stocks", "exposed_own"} <= {one["id"] for one in items(desk)}
    desk.field.choose(MARKUP * 20)
    assert items(desk) == []
    assert desk.view.scene["count"].startswith("Nothing has any of the words")
    desk.field.choose("")
    assert all(groups(desk).values())
    seen = {one["id"] for one in items(desk)}
    listed = {case.number for case in cases()} | {name.partition(".")[2] for name in laws().clauses}
    assert seen == listed | {f"whose-{game}" for game in laws().authorities}


def test_the_page_says_of_every_game_whose_laws_it_has():
    desk = referee({})
    whose = groups(desk)["Whose laws, game by game"]
    told = {one["title"]: one["short"] for one in items(desk) if one["id"] in whose}
    assert len(told) == len(rule_set_names())
    assert told["Rubicon Piquet"] == "Ruled by Cavendish's laws."
    assert told["Contract Piquet"].startswith("No source says what follows when something goes wrong")
    desk.field.choose("auction")
    assert "whose-auction" in {one["id"] for one in items(desk)}


def test_an_address_names_a_case_or_a_law_and_what_is_neither_gets_a_sentence():
    by_law = referee({"law": "revoke"})
    assert by_law.view.scene["target"] == "revoke"
    assert "revoke" in groups(by_law)["Playing"]
    desk = referee({"case": MARKUP})
    (said,) = desk.notice.scene["paragraphs"]
    assert said.startswith("There is no case or law")
    assert len(groups(desk)["Cavendish’s cases"]) == 22


# --- what the books claim ---------------------------------------------------------------------------------------------


def test_the_claims_are_listed_with_what_became_of_them_before_anything_is_ruled():
    desk = claimed({})
    assert sorted(int(one["id"]) for one in items(desk)) == sorted(one.id for one in claims())
    assert list(groups(desk)) == ["Impossible", "Corrected", "Realised"]
    assert {one["mark"] for one in items(desk) if one["id"] in groups(desk)["Corrected"]} == {Truth.CORRECTED.value}
    assert desk.open == {}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_claim_opens_to_its_proof_and_its_deals(language):
    """Claim 3: two quatorzes and a trio leave nobody a sequence, so the sequences cannot be equal."""
    desk = claimed({}, language)
    one = opened(desk, "3")
    assert any("630" in str(block.get("fold", "")) for block in one["blocks"])
    assert [len(block["cards"]) for block in one["blocks"] if "cards" in block] == [12, 12, 8, 12, 12, 8]
    assert next(block for block in one["blocks"] if "cites" in block)["cites"][0]["label"].startswith("Parlett")
    assert "two-quatorzes" not in all_words([block for block in one["blocks"] if "table" not in block]), "by its title"
    desk.view.handle({"kind": "table", "id": "two-quatorzes-and-a-trio"})
    assert desk.app is not None


def test_a_claim_is_found_by_a_word_and_has_an_address():
    desk = claimed({})
    desk.field.choose("thirty-two")
    assert items(desk)[0]["id"] == "1"
    assert items(desk)[0]["link"] == "claims.ipynb?claim=1"
    assert claimed({"claim": "20"}).view.scene["target"] == "20"
    (said,) = claimed({"claim": "99"}).notice.scene["paragraphs"]
    assert "99" in said


# --- one search over all ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", PLACES)
def test_a_search_goes_through_every_place_wherever_it_is_typed(place):
    desk = RulebookController(place, {})
    desk.field.choose("carte blanche")
    found = groups(desk)
    assert "carte_blanche.award" in found["Rules"]
    assert "VI" in found["When something goes wrong"]
    assert "2" in found["What the books claim"]
    assert found["Odds"] == ["odds-blank"]
    assert "two-blanks" in found["Find a deal"]
    assert "Where books differ" in found
    assert desk.here.panel is None or desk.here.panel.hidden
    desk.field.choose("")
    assert desk.here.panel is None or not desk.here.panel.hidden
    assert bool(groups(desk)) == (desk.here.panel is None)


def test_what_was_found_elsewhere_opens_where_it_was_found():
    desk = RulebookController("odds", {})
    desk.field.choose("law 59")
    assert list(groups(desk)) == ["When something goes wrong"]
    assert "revoke" in groups(desk)["When something goes wrong"]
    desk.field.choose("case iv")
    assert opened(desk, "IV")["blocks"]
    desk.view.handle({"kind": "table", "id": "IV"})
    assert len(desk.app.session.states) > 20
    desk.field.choose("law 68")
    assert any("cites" in block for block in opened(desk, "repique.award")["blocks"])


def test_where_nothing_has_every_word_what_has_some_is_found_and_it_is_said():
    desk = RulebookController("rulebook", {})
    desk.field.choose("revoke xyzzy")
    assert "revoke" in groups(desk)["When something goes wrong"]
    assert desk.view.scene["count"].startswith("Nothing has all of the words")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_things_have_one_name_and_each_has_an_address_that_leads_to_it(language):
    desk = RulebookController("rulebook", {}, language)
    every = [each for place in PLACES for each in desk.topics(place).values()]
    assert len({each.id for each in every}) == len(every)
    assert all(each.blocks is None or each.link for each in every)


@pytest.mark.parametrize("place", ["rulebook", "differ", "referee", "claims"])
def test_a_long_list_has_contents_and_the_words_beside_its_rules_are_explained(place):
    scene = RulebookController(place, {}).view.scene
    assert scene["contents"] == "Contents"
    beside = {one["tone"] for group in scene["groups"] for one in group["items"] if "tone" in one}
    explained = {one["tone"]: one["note"] for one in scene["legend"]}
    assert set(explained) == (beside if place == "rulebook" else set())
    assert all(explained.values())
