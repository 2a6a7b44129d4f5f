"""The checkers of what is told can fail: each is given something false, and catches it."""

from __future__ import annotations

from collections import Counter

import pytest

from piquet_tutor import narration
from piquet_tutor.game.cards import pack_of
from tests.explain.why.leaking import Search
from tests.explain.why.scanning import cards_in, figures_in, scanned_languages
from tests.narration.deals import claim_20

LANGUAGES = narration.languages()
# --- cards in texts -----------------------------------------------------------------------------------------------


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
