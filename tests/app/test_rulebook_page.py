"""The rulebook's places, entry by entry: each opens, is found, has one name and an address; journeys do the rest."""

from __future__ import annotations

import asyncio
import json
from itertools import chain

import pytest

from piquet_tutor.app.pages.rulebook.rulebook_page import PLACES, RulebookController
from piquet_tutor.explain.referee.cases import cases
from piquet_tutor.explain.referee.laws import laws
from piquet_tutor.explore.claims import Truth, claims
from piquet_tutor.game.rules.loader import load, rule_set_names


def opened(place="rulebook", language="en", **query):
    return RulebookController(place, query, language)


def groups(desk):
    return {group["title"]: group["items"] for group in desk.view.scene["groups"]}


def items(desk):
    return [*chain(*groups(desk).values())]


def names(desk):
    return [one["id"] for one in items(desk)]


def behind(desk, name):
    """What stands behind an entry."""
    desk.view.handle({"kind": "open", "id": name, "open": True})
    (one,) = [each for each in items(desk) if each["id"] == name]
    assert not one["waiting"]
    return one["blocks"]


def behind_all(kind):
    """What stands behind all clauses of the first book, of one kind."""
    desk = opened()
    return desk, [block[kind] for name in names(desk) for block in behind(desk, name) if kind in block]


@pytest.mark.parametrize("name", rule_set_names())
def test_every_rule_set_can_be_opened(name):
    desk = opened(rules=name)
    assert sorted(names(desk)) == sorted(load(name).clauses)
    assert json.dumps(desk.view.scene)
    assert not desk.notice.scene


def test_every_clause_that_offers_a_deal_has_one():
    desk, shown = behind_all("table")
    assert len(shown) > 30
    for clause in shown:
        desk.here.show(clause)
        assert any(ruling.rule == clause for ruling in desk.app.session.deal.rulings), clause


def test_options_are_told_in_words_and_what_books_answer_differently_is_printed_once():
    """As records write them only besides; the books of another answer stand in the table of differences alone."""
    settings = [*chain(*behind_all("options")[1])]
    for each in settings:
        assert "_" not in each["question"] + each["answer"] + each["others"]
        assert " = " in each["code"]
        assert each["others"] or each["elsewhere"], "where no books differ, what else could be"
        assert not each["elsewhere"] or not {"Parlett", "Wikipedia"} & set(each["others"].split())
    assert sum(bool(each["elsewhere"]) for each in settings) > 20
    (how,) = {each["answer"] for each in settings if each["code"].startswith("pique_reckoning")}
    assert how == "By the order of reckoning."


def test_a_search_runs_beside_the_page_and_can_be_stopped():
    async def until(holds):
        for _ in range(1500):
            if holds():
                return
            await asyncio.sleep(0.02)
        raise AssertionError("it never comes")

    async def read():
        desk = opened(find="elder.total>=400")
        desk.here.find.press()
        await until(lambda: desk.bar.scene.get("share", 0) > 0)
        desk.bar.handle({"kind": "press", "action": "cancel"})
        await until(lambda: desk.bar.scene == {"busy": False})
        return desk.note.scene["title"]

    assert asyncio.run(read()) == "Stopped"


def test_words_are_read_as_in_a_cell_and_enter_finds_as_the_button_does():
    desk = opened(find="younger pique")
    assert desk.here.query.value == "pique=younger rules=rubicon"
    desk.here.query.handle({"kind": "set", "value": "younger repiqe"})
    desk.here.query.handle({"kind": "enter"})
    assert "perhaps “repique” is meant" in str(desk.note.scene["paragraphs"])
    desk.here.query.handle({"kind": "set", "value": "younger pique"})
    desk.here.query.handle({"kind": "enter"})
    assert "There is no such deal" in str(desk.note.scene["paragraphs"])
    assert "Understood as: pique=younger" in str(desk.here.about.scene)
    desk.here.query.handle({"kind": "set", "value": "elder pique"})
    assert "Understood" not in str(desk.here.about.scene)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_case_opens_and_agrees(language):
    desk = opened("referee", language)
    for case in cases():
        assert [block for block in behind(desk, case.number) if "ruling" in block]


def test_every_case_law_and_game_is_listed_and_every_claim():
    referee, claimed = opened("referee"), opened("claims")
    listed = {case.number for case in cases()} | {name.partition(".")[2] for name in laws().clauses}
    assert set(names(referee)) == listed | {f"whose-{game}" for game in laws().authorities}
    assert len(groups(referee)["Whose laws, game by game"]) == len(rule_set_names())
    assert all(groups(referee).values())
    assert sorted(map(int, names(claimed))) == sorted(one.id for one in claims())
    assert {one["mark"] for one in groups(claimed)["Corrected"]} == {Truth.CORRECTED.value}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_things_have_one_name_and_each_has_an_address_that_leads_to_it(language):
    desk = opened(language=language)
    every = [each for place in PLACES for each in desk.topics(place).values()]
    assert len({each.id for each in every}) == len(every)
    assert all(each.blocks is None or each.link for each in every)


@pytest.mark.parametrize("place", ["rulebook", "differ", "referee", "claims"])
def test_a_long_list_has_contents_and_the_words_beside_its_rules_are_explained(place):
    desk = opened(place)
    assert desk.view.scene["contents"] == "Contents"
    explained = {one["tone"]: one["note"] for one in desk.view.scene["legend"]}
    assert set(explained) == ({one["tone"] for one in items(desk) if "tone" in one} if place == "rulebook" else set())
    assert all(explained.values())
