"""What is said of a ruling holds of its deal, agrees in number, and is said once: at every depth, in both languages."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from random import Random

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.explain.why import in_words, why_not
from piquet_tutor.explore.examples import find
from piquet_tutor.game.records.io import read_deal
from piquet_tutor.game.rules.loader import load, rule_set_names
from tests.oracle.starts import any_deal
from tests.samples import sample

LANGUAGES = ("en", "fr")

EVERYTHING_EQUAL = {
    "format": "piquet-record/1",
    "rules": "saunt",
    "deal": {
        "elder": "JS 9S 8S KH TH 8H 7H AD KD QD TC 7C",
        "younger": "AS KS 9H JD TD 9D 7D KC QC JC 9C 8C",
        "talon": "7S TS QH 8D AC JH QS AH",
    },
    "exchange": {"elder": "AD KH KD", "younger": "KC 8C"},
    "calls": {"elder": {"sets": []}},
    "play": "7C 9C AC TC KS JS JD QD TH 9H 8S AS 9D 9S 7D 7H TD 8H JC TS 8D QH QC 7S",
}


def deal_of(record):
    return read_deal(json.dumps(record))


def answer(deal, side, asked, language="en"):
    return in_words(why_not(deal, side, asked), deal, "text", None, language)


def told(ruling, language, deal):
    return [narration.text(ruling, depth, language, deal.rulings) for depth in ("short", "full")]


# --- no more than the ruling knows --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", rule_set_names())
def test_nothing_in_hand_is_said_of_what_was_counted_and_what_came_to_nothing_is_shown(name):
    rng = Random(f"nothing {name}")
    for _ in range(sample(12)):
        deal = any_deal(load(name), rng)
        for side in dict.fromkeys(deal.table.sides):
            for each in why_not(deal, side, "repique").lacking:
                if each.name == "short_of_line" and not each.facts["total"]:
                    shown = [deal.rulings[number - 1] for number in each.rulings]
                    assert all(one.verdict is Verdict.DENIED and one.side in (side, None) for one in shown)


# --- one of a thing -----------------------------------------------------------------------------------------------

ONE = {
    "en": re.compile(r"(?<!Player )(?<!player )\b1 (?:cards|tricks|points|make|makes one)\b"),
    "fr": re.compile(r"(?<!joueur )\b1 (?:cartes|levées|points|valent)\b|\b[Ll]es 1\b"),
}
FOR_TWO = {"round": "no"}
ONE_CARD = [
    ("point-stated-allowed", "short", {}, "Elder’s 1 card makes 11.", "Le point de 1 du premier vaut 11."),
    ("point-equal-denied", "short", FOR_TWO, "Equal points, 1 card making 11", "Points égaux, 1 carte valant 11"),
    ("why-is-alike_point", "", {}, "Both sides have 1 card making 11.", "Les deux camps ont 1 carte valant 11."),
]


@pytest.mark.parametrize(("key", "depth", "more", "english", "french"), ONE_CARD)
def test_a_point_of_one_card_is_one_card(key, depth, more, english, french):
    name = f"{key}.{depth}" if depth else key
    for language, said in zip(LANGUAGES, (english, french), strict=True):
        assert narration.message(name, language, length=1, pips=11, **more).startswith(said)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "One trick is missing, so younger scores the value of the bid once"), ("fr", "Il en manque une")],
)
def test_a_bid_missed_by_one_trick_is_missed_by_one(language, told):
    facts = {"side": "younger", "tricks": 6, "wanted": 7, "short": 1, "worth": 21, "points": 21}
    assert told in narration.message("bid-beaten-awarded.full", language, **facts)


@pytest.mark.parametrize("name", rule_set_names())
def test_numbers_agree_with_what_they_count(name):
    rng = Random(f"agreeing {name}")
    for _ in range(sample(8)):
        deal = any_deal(load(name), rng)
        for language in LANGUAGES:
            for ruling in deal.rulings:
                for text in told(ruling, language, deal):
                    assert not ONE[language].search(text), (ruling.rule, text)


# --- a citation once ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_in_a_row_that_rest_on_the_same_place_cite_it_once(language):
    lines = answer(deal_of(EVERYTHING_EQUAL), "elder", "capot", language).splitlines()
    cited = [line for line in lines if line.endswith(")")]
    assert len(lines) > 4
    assert len(cited) == 1, lines


@pytest.mark.parametrize("name", rule_set_names())
def test_no_two_lines_in_a_row_end_with_the_same_citation(name):
    """At one level, and but for what the options say, where no citation would mean that no source says it."""
    rng = Random(f"citing {name}")
    for _ in range(sample(4)):
        deal = any_deal(load(name), rng)
        for side in dict.fromkeys(deal.table.sides):
            for kind in ("pique", "cards", "capot", "set"):
                lines = answer(deal, side, kind).splitlines()
                for first, second in pairwise(lines):
                    level = len(first) - len(first.lstrip()) == len(second) - len(second.lstrip())
                    ends = [re.search(r"\([^()]*(?:\([^()]*\)[^()]*)*\)$", line) for line in (first, second)]
                    cites = [found.group() for found in ends if found]
                    assert not level or len(cites) < 2 or cites[0] != cites[1], (first, second)


# --- in full ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_list_of_scores_is_cut_short(language):
    deal = read_deal(find("younger-174").record)
    assert sum("…" in text for ruling in deal.rulings for text in told(ruling, language, deal)) == 0
