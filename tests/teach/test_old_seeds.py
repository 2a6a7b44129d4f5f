"""Seeds were given out, on sheets and in addresses: each goes on giving the deal it gave."""

from __future__ import annotations

import pytest

from piquet_tutor.app.pages.puzzles.puzzles_page import read
from piquet_tutor.app.pages.scorer.scorer_page import ScorerController, _deal_of
from piquet_tutor.app.pages.scorer.scorer_state import ScorerState
from piquet_tutor.app.pages.worksheets.worksheets_page import SheetController
from piquet_tutor.game.cards import format_cards
from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.puzzles import puzzle
from piquet_tutor.teach.scoring.dealing import FIRST, NEWEST
from piquet_tutor.teach.scoring.practice import from_id, question
from piquet_tutor.teach.worksheets import worksheet
from tests.app.opening import open_desk

RULES = load("rubicon")
QUESTIONS = {
    "rubicon//capot_on_top/cards/1/any": "ASKSQSTS9S8S7SAHKHJHTH7H/QH8HADKDQDJDTDKCQCJC9C7C",
    "rubicon//best_sequence_only/sequence/3/hard": "JSKHQHJHTH9H7HADKDQDJD9D/ASKSTD8D7DACKCQCJC9C8C7C",
    "parlett//capot_on_top/cards/2/any": "AHKHQHJHTH9H7HJDTD9D8D7D/ASKSJSTS9S8SACKCQCJCTC8C",
    "cent-36//best_sequence_only/sequence/1/any": "ASADKDJD9D7D6DACQCJCTC7C/KSQSJSTSKHQHTH9H8H7H8C6C",
    "rubicon//capot_on_top/cards/1/any/2": "AHADKDQDJDTD9D8DKCTC9C8C/ASKSQSJSTS9S8S7SKHQHJHQC",
    "cent-36//best_sequence_only/sequence/1/any/2": "ASKSQSJSTS9S9DQCJCTC9C8C/AHKHTH9H8H7H6HADJD8D7DAC",
    "cent-1651//point_flat_five/point/2/any/2": "ASTS9SAH8DACKCQCJCTC7C6C/KSQSJS8S7S6SKHJHTH8HKD6D",
    "contract//best_sequence_only/sequence/1/any/2": "JSAHKHJHTH9H8H7HKDQDJDTD/ASKSQSTSQH9D8D7DACKCQCJC",
    "rubicon//capot_on_top/cards/1/any/3": "ASKSQSTSAHACKCQCJCTC9C8C/KHQHJHTH9H8HADKDQDJDTD9D",
    "wikipedia//best_sequence_only/sequence/4/any/3": "KHTH9H8H7HADKDQDJDTD9D8D/KSQSJSTS9S8SACKCQCJCTC9C",
    "contract//best_sequence_only/sequence/1/any/3": "ASQSTSAHKHQHKDQDACKCQC8C/KSJS9S8S7SADTD7DJCTC9C7C",
    "cent-36//best_sequence_only/sequence/1/any/3": "KDQDJD9D8D7D6DKCQCJCTC8C/ASKSQSTS9SAHTHADTDAC9C7C",
}
SHEET = (
    "QS7SAHKHQHJHKDQDJDTDQCJC/ASKSTS8STH9HADACTC9C8C7C",
    "QSJS7SAHJH7HADKDJDTD8D7D/ASKSTSKH9H8HACKCQCTC8C7C",
    "TH9HKDQDJDTD9D8D7DQCJCTC/ASKSQSJSTS9S8S7SAHKHQHKC",
)
PUZZLES = {
    "easy-2": "KSQSJSTS9S8SAHKH9D7DKCTC",
    "medium-3": "ASQSJS8SAHJHADJD9D7DACJC",
    "hard-7": "8S7SAHQHTH8H7HADKDQDJD9D",
}
SCORED = "KSQS8SKHTH9HADTD8DKCTC9C/ASJSTSQHJH8HKDQD7DACQC7C"


def cards(deal):
    return "/".join(format_cards(deal.kept[seat]).replace(" ", "") for seat in deal.table.seats)


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_of_an_earlier_edition_is_on_the_same_cards(name):
    found = from_id(name)
    assert cards(found.case.deal) == QUESTIONS[name]
    assert found.id == name


def test_a_question_of_the_newest_edition_comes_back_from_its_name():
    made = question(RULES, "capot_on_top", 1)
    assert made.edition == NEWEST
    assert cards(from_id(made.id).case.deal) == cards(made.case.deal)


def test_the_sheet_of_a_seed_is_what_it_was():
    made = worksheet(RULES, ["point", "set"], count=3, seed=7, edition=FIRST)
    assert tuple(cards(each.case.deal) for each in made.questions) == SHEET
    assert "--edition" not in made.command
    desk = SheetController({"seed": "7"})
    open_desk(desk)
    assert desk.wanted.edition == FIRST


@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_named_before_there_were_editions_is_on_the_same_cards(name):
    made = puzzle(RULES, *read(name))
    assert format_cards(made.layout.hands["elder"]).replace(" ", "") == PUZZLES[name]


def test_the_deal_to_score_of_a_seed_is_what_it_was():
    assert cards(_deal_of(RULES, 5, FIRST)) == SCORED
    assert ScorerController({"seed": "5"}).place.deal_edition == FIRST
    assert ScorerController({}).place.deal_edition == NEWEST


def test_a_place_kept_before_there_were_editions_is_of_the_first():
    import json

    kept = json.loads(ScorerState().to_json())
    del kept["edition"], kept["deal_edition"]
    assert ScorerState.from_json(json.dumps(kept)).edition == FIRST
