"""“What is that?”: every box of every sheet says what it is, in every language."""

from __future__ import annotations

import pytest

from piquet_tutor import narration
from piquet_tutor.app.shared.sheet.prices import prices, what_is
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.teach.scoring.items import boxes


@pytest.mark.parametrize("language", narration.languages())
@pytest.mark.parametrize("name", rule_set_names())
def test_every_box_says_what_it_is(name, language):
    rules = load(name)
    for box in boxes(rules):
        told = what_is(rules, box, language)
        assert all(told["paragraphs"]), box
        assert told["rows"] or box in ("play", "total"), box


def test_a_box_says_the_prices_of_its_own_rules_and_every_price_stands_in_a_box():
    rules = load("rubicon")
    blank = what_is(rules, "carte_blanche", "en")
    assert "king, queen or jack" in blank["paragraphs"][0]
    assert [row["worth"] for row in blank["rows"]] == ["10"]
    assert [row["worth"] for row in what_is(rules, "sequence", "en")["rows"]] == ["3", "4", "15", "16", "17", "18"]
    told = [row["name"] for box in boxes(rules) for row in what_is(rules, box, "en")["rows"]]
    assert sorted(told) == sorted(row["name"] for row in prices(rules, "en")["rows"])
