"""A ruling as a picture: sound XML that stands alone, holds that ruling's words, and no card its reader may not see."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from xml.etree import ElementTree as ET

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import known_to, total
from piquet_tutor.explain.picture.drawing import svg, told
from piquet_tutor.explain.why.tree import NoSuchRuling
from piquet_tutor.explore.examples import find
from piquet_tutor.game.cards import parse_card
from piquet_tutor.game.deal.views import known_cards, open_cards
from piquet_tutor.game.records.io import play_through, score_from
from piquet_tutor.game.rules.loader import load
from piquet_tutor.narration.rendering.lines import broken, width
from piquet_tutor.narration.rendering.svg import HIGH, WIDE
from tests.samples import sample
from tests.strategies import random_deal

SVG = "{http://www.w3.org/2000/svg}"


def deal_of(name="cavendish-example"):
    return play_through(score_from(find(name).record))


def words(drawing):
    """Every word drawn, in its order, as one text."""
    texts = ET.fromstring(drawing).iter(f"{SVG}text")
    return " ".join("".join(each.itertext()) for each in texts)


def cards(drawing):
    """The names of the cards drawn."""
    groups = ET.fromstring(drawing).iter(f"{SVG}g")
    return [title.text for group in groups for title in group.findall(f"{SVG}title")]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_picture_holds_its_rulings_words_cards_law_and_score(language):
    deal = deal_of()
    for number, ruling in enumerate(deal.rulings, 1):
        made = svg(told(deal, number, language=language))
        passage = narration.passage(ruling, language, deal.rulings, deal.rules)
        said = words(made)
        for part in (passage.short, narration.rules_title(deal.rules, language), *passage.law, passage.cites[0].label):
            assert part in said
        assert narration.message(f"verdict-{passage.verdict}", language) in said
        assert (f"+{ruling.points}" in said) == bool(ruling.points)
        assert cards(made) == [narration.card_name(card, language) for card in passage.cards]
        for side in ("elder", "younger"):
            name = narration.message(f"table-name-{side}", language)
            assert f"{name} {total(deal.rulings[:number], side)}" in said


def test_without_a_number_it_is_the_ruling_worth_most():
    assert told(deal_of("parlett-repique-example")).points == 60


def test_it_stands_alone():
    """Nothing in it is fetched, nothing runs, and no style sheet is needed."""
    made = svg(told(deal_of()))
    assert set(re.findall(r'https?://[^"\s]+', made)) == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"<script|<style|href|url\(|\son\w+=|class=", made)


def test_a_stranger_s_words_stay_words():
    """Whatever a player is called or a text says, the picture is sound and means it as text."""
    hostile = "</text><script>alert('1')</script>&lt; \" ]]> \0\x1b\ud800\ufffe ‮ " + "é" * 300
    found = replace(told(deal_of()), who=hostile, short=hostile, rules=hostile, score=((hostile, 7), ("B", 9)))
    made = svg(found)
    assert [each.tag for each in ET.fromstring(made).iter() if each.tag == f"{SVG}script"] == []
    assert "</text><script>alert('1')</script>" in words(made)
    assert made.encode("utf-8")


def test_everything_lies_within_the_picture():
    """The longest texts of the catalogue, and longer ones, leave the score below and the edge at the right free."""
    found = told(deal_of("a-void-against-fifty"), 16, language="fr")
    for one in (found, replace(found, short=found.short * 9, law=found.law * 9, cards=("AS", "KH", "7D", "TC") * 8)):
        for text in ET.fromstring(svg(one)).iter(f"{SVG}text"):
            assert float(text.get("x")) <= WIDE
        deepest = max(
            float(group.get("transform").split()[1].rstrip(")")) for group in ET.fromstring(svg(one)).findall(f"{SVG}g")
        )
        assert deepest < HIGH - 96


def test_lines_are_broken_at_words_and_long_words_within():
    text = "Elder’s point of fifty is good, and " + "W" * 90
    lines = broken(text, 20, 400)
    assert all(width(line, 20) <= 400 for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert lines[0].startswith("Elder’s point of")


def test_a_number_that_the_reader_has_not_is_no_ruling():
    deal = deal_of()
    with pytest.raises(NoSuchRuling) as fault:
        told(deal, len(known_to(deal.rulings, "elder")) + 1, "elder")
    assert fault.value.facts["last"] == len(known_to(deal.rulings, "elder"))


@pytest.mark.parametrize("rules", ["rubicon", "club", "contract"])
def test_no_card_is_drawn_that_its_reader_may_not_see(rules):
    """Half-played deals of chance: a seat's pictures hold cards that it knows, and no others."""
    for seed in range(sample(2)):
        rng = Random(f"{rules} {seed}")
        whole = random_deal(load(rules), rng)
        for seat in whole.table.seats:
            placed = {card.code for card in known_cards(whole, seat) | open_cards(whole)}
            named = {narration.card_name(parse_card(code)) for code in placed}
            for number in range(1, len(known_to(whole.rulings, seat)) + 1):
                assert set(cards(svg(told(whole, number, seat)))) <= named
