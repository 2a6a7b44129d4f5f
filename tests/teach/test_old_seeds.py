"""Seeds were given out, on sheets and in addresses: each goes on giving the deal it gave.

So it does too when wrong rules are added: every test here is run with the wrong rules there are, and again with each of
them twice, which is the hardest for a question whose deal no other wrong rule may explain.
"""

from __future__ import annotations

from importlib.resources import files
from itertools import islice

import pytest

from piquet_tutor.app.pages.puzzles.puzzles_page import read
from piquet_tutor.app.pages.scorer.scorer_page import ScorerController, _deal_of
from piquet_tutor.app.pages.scorer.scorer_state import ScorerState
from piquet_tutor.app.pages.worksheets.worksheets_page import SheetController
from piquet_tutor.engine.clauses import RuleFileError
from piquet_tutor.game.cards import format_cards
from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.puzzles import puzzle
from piquet_tutor.teach.scoring import misconceptions, practice
from piquet_tutor.teach.scoring.editions import FIRST, NEWEST
from piquet_tutor.teach.scoring.faults import NoQuestion
from piquet_tutor.teach.scoring.practice import from_id, question
from piquet_tutor.teach.scoring.words import belief_words
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
    "rubicon//capot_on_top/cards/1/any/4": "ASKSQSTSAHACKCQCJCTC9C8C/KHQHJHTH9H8HADKDQDJDTD9D",
    "club//quatorze_by_cards/set/2/hard/4": "KSQSQHKDQD8DACKCQC9C8C7C/ASJS9S7SAHKHJHTH9HADJDJC",
    "parlett//equal_to_both/sequence/1/easy/4": "ASKSJS9S8SJHACKCQCJC8C7C/QSTS7SAHKHQHADKDQDJD9D7D",
}
SHEET = (
    "QS7SAHKHQHJHKDQDJDTDQCJC/ASKSTS8STH9HADACTC9C8C7C",
    "QSJS7SAHJH7HADKDJDTD8D7D/ASKSTSKH9H8HACKCQCTC8C7C",
    "TH9HKDQDJDTD9D8D7DQCJCTC/ASKSQSJSTS9S8S7SAHKHQHKC",
)
HARD_SHEET = {
    "rubicon//best_set_only/set/7000/hard/4": "AS8SKHJHADTD8DACTC9C8C7C/KSQSJSAHQHKDQDJD7DKCQCJC",
    "rubicon//equal_to_elder/point/7000/hard/4": "AHKHQHJHTHADKDQDTD9D8D7D/KSQS9H7HJDACKCQCTC9C8C7C",
    "rubicon//loser_counts_too/set/7000/hard/4": "JSADJDTDACKCQCJCTC9C8C7C/ASKSQSAHKHQHJHTH7HKDQD9D",
    "rubicon//point_needs_four/point/7000/hard/4": "ASQS9SKHTH7HKDTD9DKCQCTC/KSJS7SAHQH8HADQDJDACJC8C",
}
STREAM = (
    "rubicon//lead_bars_repique/repique/3000/any",
    "rubicon//equality_bars_pique/pique/3000/any",
    "rubicon//equal_to_elder/point/3000/any",
)
"""What is practised after thirty questions of a seed."""
PUZZLES = {
    "easy-2": "KSQSJSTS9S8SAHKH9D7DKCTC",
    "medium-3": "ASQSJS8SAHJHADJD9D7DACJC",
    "hard-7": "8S7SAHQHTH8H7HADKDQDJD9D",
}
SCORED = "KSQS8SKHTH9HADTD8DKCTC9C/ASJSTSQHJH8HKDQD7DACQC7C"


AS_IT_WAS = "the wrong rules there are"
DOUBLED = "each wrong rule twice"
LATER = NEWEST + 1


def forget():
    """Whatever was read or made with other wrong rules."""
    for each in (
        misconceptions.misconceptions,
        misconceptions.amended,
        misconceptions.applicable,
        practice._found,
        belief_words,
    ):
        each.cache_clear()


@pytest.fixture(params=[AS_IT_WAS, DOUBLED], autouse=True)
def wrong_rules(request, tmp_path, monkeypatch):
    """The wrong rules there are; or twins of them as well, which came with a later edition."""
    if request.param == DOUBLED:
        there, here = files("piquet_tutor").joinpath(misconceptions.HOME), tmp_path / misconceptions.HOME
        here.mkdir(parents=True)
        for one in there.iterdir():
            if one.name.endswith(".toml"):
                told = one.read_text("utf-8")
                here.joinpath(one.name).write_text(told, "utf-8")
                here.joinpath(f"twin_of_{one.name}").write_text(f"since = {LATER}\n{told}", "utf-8")
        monkeypatch.setattr(misconceptions, "files", lambda package: tmp_path)
        monkeypatch.setattr(misconceptions, "EDITIONS", range(FIRST, LATER + 1))
        forget()
        yield request.param
        monkeypatch.undo()
        forget()
    else:
        yield request.param


def cards(deal):
    return "/".join(format_cards(deal.kept[seat]).replace(" ", "") for seat in deal.table.seats)


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_of_an_earlier_edition_is_on_the_same_cards(name):
    found = from_id(name)
    assert cards(found.case.deal) == QUESTIONS[name]
    assert found.id == name


def test_a_wrong_rule_is_asked_about_from_its_edition_on(wrong_rules):
    later = worksheet(RULES, ["cards"], count=4, seed=7, edition=LATER)
    assert any(each.target.startswith("twin_of_") for each in later.questions) is (wrong_rules == DOUBLED)
    with pytest.raises(NoQuestion):
        question(RULES, "twin_of_capot_on_top", 1, edition=NEWEST)


def test_a_wrong_rule_of_no_edition_is_refused():
    told = files("piquet_tutor").joinpath(misconceptions.HOME, "capot_on_top.toml").read_text("utf-8")
    with pytest.raises(RuleFileError, match="there is no edition 99"):
        misconceptions.read_misconception("capot_on_top", f"since = 99\n{told}")


def test_practice_goes_on_as_it_began():
    """A seed and how many were asked: the place that a page keeps."""
    asked = practice.stream(RULES, seed=3, start=30, edition=FIRST)
    assert tuple(each.id for each in islice(asked, len(STREAM))) == STREAM


def test_a_hard_sheet_of_the_newest_edition_is_what_it_was():
    made = worksheet(RULES, ["point", "set"], "hard", count=4, seed=7, edition=4)
    assert {each.id: cards(each.case.deal) for each in made.questions} == HARD_SHEET


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
