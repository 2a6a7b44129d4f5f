"""The searches for what is wrongly told can fail: each is given something false, and catches it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from piquet_tutor import narration
from piquet_tutor.game.cards import pack_of
from tests.explain.why.leaking import Search, told_apart
from tests.explain.why.scanning import cards_in, figures_in, scanned_languages
from tests.explain.why.telling import Teller
from tests.narration.deals import claim_20

LANGUAGES = narration.languages()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_pack_is_found_by_name_and_by_sign(language):
    assert language in scanned_languages(), "give the new language its table in tests/explain/why/scanning.py"
    for one in pack_of(claim_20().rules.pack).cards:
        for said in (narration.card_name(one, language), narration.card_symbol(one, language), one.code):
            assert cards_in(f"— {said}.") == {one.code}, said
    shown = narration.cards_shown(claim_20().kept["elder"], language)
    assert cards_in(shown) == {one.code for one in claim_20().kept["elder"]}
    assert figures_in(f"{shown} : 12 points") == {12}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_names_a_hidden_card_is_caught(language):
    deal = claim_20()
    hidden = deal.discards["elder"][0]
    search = Search(deal, (language,), Counter())
    for said in (narration.card_name(hidden, language), narration.card_symbol(hidden, language), hidden.code):
        assert list(search.text("younger", language, "a test", f"— {said}."))
        assert not list(search.text("elder", language, "a test", f"— {said}."))


def test_a_language_that_tells_another_figure_or_card_is_caught():
    teller = Teller(claim_20(), ("en", "fr"), Counter())
    assert list(teller.wrong("a test", {"en": "5 cards", "fr": "6 cartes"}, set()))
    assert list(teller.wrong("a test", {"en": "the ace of hearts", "fr": "l’as de pique"}, {"AH", "AS"}))
    assert list(teller.wrong("a test", {"en": "the ace of hearts", "fr": "l’as de cœur"}, {"AS"}))
    assert not list(teller.wrong("a test", {"en": "the ace of hearts, 5", "fr": "l’as de cœur, 5"}, {"AH"}))


def test_a_seat_told_something_else_by_unseen_cards_is_caught(monkeypatch):
    deal = claim_20()
    monkeypatch.setattr(
        "tests.explain.why.leaking.everything_told",
        lambda each, seat, language, information=False: {"a hint": id(each)},
    )
    assert list(told_apart(deal, replace(deal), "elder", ("en",), Counter()))
