"""A whole match in the vocabulary: from a record, or of deals of one's own."""

from __future__ import annotations

import json

import pytest

from piquet_tutor import Partie, deal, partie
from piquet_tutor.cells.shown import fold
from piquet_tutor.engine.faults import Said
from piquet_tutor.explore.examples import example
from piquet_tutor.game.deal.matches import Race
from piquet_tutor.narration.catalogue import languages

SIX = tuple(deal("partie-141", number=number) for number in range(1, 7))
NAMES = ("Napoleon", "Josephine")


def test_a_match_is_the_same_in_whatever_form_it_is_given(tmp_path):
    record = example("partie-141")
    path = tmp_path / "match.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    wanted = Partie(SIX[0].rules, NAMES, "Josephine", SIX)
    for form in ("partie-141", record, json.dumps(record), path, str(path)):
        assert repr(partie(form)) == repr(wanted)
    assert repr(partie(SIX, NAMES)) == repr(wanted)
    assert repr(partie(iter(SIX), NAMES, "Josephine")) == repr(wanted)
    assert partie(SIX[:5], NAMES).with_deal(SIX[5]).totals == wanted.totals


def test_a_match_is_settled_by_the_book_that_is_named():
    assert partie("partie-141", rules="rubicon").rules.id == "rubicon"
    assert isinstance(partie([deal(seed=2, rules="normand", played=True)], ("A", "B", "C")), Race)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda language: partie("equal-points", language=language),
        lambda language: partie(SIX[0], language=language),
        lambda language: partie([], NAMES, language=language),
        lambda language: partie([3], NAMES, language=language),
        lambda language: partie(SIX, language=language),
        lambda language: partie(SIX, ("A", "A"), language=language),
        lambda language: partie(SIX, NAMES, "Jospehine", language=language),
        lambda language: partie([deal(seed=3)], NAMES, language=language),
        lambda language: partie((*SIX, SIX[0]), NAMES, language=language),
        lambda language: partie([SIX[0], deal(seed=2, rules="normand", played=True)], NAMES, language=language),
        lambda language: partie([SIX[0], deal("youngers-blank-bars")], NAMES, language=language),
    ],
)
def test_what_is_no_match_is_one_sentence(wrong):
    said = set()
    for language in languages():
        with pytest.raises(Said) as caught:
            wrong(language)
        assert str(caught.value).endswith(".")
        said.add(str(caught.value))
    assert len(said) == len(languages())


def test_a_deal_of_another_book_is_told_which_deals_fit():
    """So that whoever looks for another deal knows what to look for."""
    with pytest.raises(Said, match="32 cards, 12 to a hand, for 2 players; leave it out"):
        partie([SIX[0], deal("youngers-blank-bars")], NAMES)
    with pytest.raises(Exception, match="takes only deals of 32 cards, 12 to a hand, for 2 players;"):
        deal("youngers-blank-bars", rules="rubicon")
    with pytest.raises(Exception, match="for 2 players, with a bidding;"):
        deal("cavendish-example", rules="contract")


def test_what_is_folded_away_says_what_it_is_unless_its_author_does():
    """One line for all would promise an answer where a book, a change or a picture is folded."""
    d = deal("equal-points")
    things = (d.why("point"), d.what_if(swap=("AS", "KH")), d.books(), d.turned_by("cards"))
    lines = [repr(each.folded()) for each in things]
    assert len(set(lines)) == len(things)
    assert repr(things[1].folded("What the king does")) == "What the king does"
    assert repr(fold(d)) == repr(d.folded())
