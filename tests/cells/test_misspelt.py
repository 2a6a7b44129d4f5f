"""A name that is not known, anywhere in the vocabulary, is one sentence that names what is like it."""

from __future__ import annotations

import re
from copy import copy
from inspect import signature

import pytest

import piquet_tutor as tutor
from piquet_tutor.engine.faults import Said
from piquet_tutor.game.rules.loader import options


@pytest.mark.parametrize("name", ["played", "Played", "playd", "PLAYED"])
def test_what_is_given_by_a_name_that_is_nearly_a_parameter_is_said_with_it(name):
    if name == "played":
        assert tutor.deal("equal-points", played=True).done
        return
    with pytest.raises(Said, match="perhaps “played=True” is meant"):
        tutor.deal("equal-points", **{name: True})


@pytest.mark.parametrize(
    "refused",
    [
        lambda: tutor.deal("equal-points", xyzzy=1),
        lambda: tutor.rules("parlett", xyzzy=1),
        lambda: tutor.deal("equal-points").under("parlett", xyzzy=1),
        lambda: tutor.deal("equal-points").what_if(xyzzy=1),
        lambda: tutor.play(xyzzy=1),
    ],
)
def test_a_notebooks_reader_is_led_to_the_options_within_the_notebook(refused):
    with pytest.raises(Said) as caught:
        refused()
    said = str(caught.value)
    assert "piquet-tutor" not in said
    (written,) = re.findall(r'rules\("\w+"\)\.options\(\)', said)
    shown = repr(eval(written, {"rules": tutor.rules}))  # what the sentence says to write
    assert all(name in shown for name in options())


def test_a_place_behind_the_end_of_a_ledger_is_one_sentence_and_still_what_python_expects():
    ledger = tutor.deal("equal-points").ledger
    with pytest.raises(IndexError) as caught:
        ledger[999]
    assert str(caught.value).endswith(f"stand at the places 0 to {len(ledger) - 1}.")
    assert ledger[-1] is ledger[len(ledger) - 1]
    assert ledger[998:] == ()


def test_what_is_not_there_is_an_error_of_the_kind_that_python_expects():
    d = tutor.deal("equal-points")
    assert "eldr" not in d.tally()
    assert d.tally().get("eldr") is None
    assert d.tally()["younger"].get("capot", 0) == 0
    assert not hasattr(d.why("sequence", "elder"), "foldd")
    for kind in (KeyError, ValueError):
        with pytest.raises(kind):
            d.tally()["eldr"]
    with pytest.raises(TypeError):
        tutor.table(d, strt="play")


def test_a_name_that_is_like_none_is_one_sentence_too_and_a_program_learns_that_it_is_not_there():
    d = tutor.deal("equal-points")
    with pytest.raises(Said, match="There is no “xyzzy” here; press Tab"):
        d.xyzzy  # noqa: B018
    assert not hasattr(d, "wy")
    assert getattr(d, "wy", None) is None
    assert not hasattr(d, "_repr_svg_")
    with pytest.raises(AttributeError) as caught:
        d._xyzzy  # noqa: B018
    assert not isinstance(caught.value, Said)


@pytest.mark.parametrize("word", ["why", "why_not", "turned_by", "books", "explain", "link"])
def test_what_a_deal_answers_keeps_its_signature(word):
    assert next(iter(signature(getattr(tutor.Deal, word)).parameters)) == "self"
    assert getattr(tutor.Deal, word).__doc__


def test_what_has_no_misspelling_in_it_stays_what_it_was():
    assert tutor.ask.__wrapped__
    assert list(signature(tutor.ask).parameters)[:3] == ["deals", "subject", "side"]
    d = tutor.deal("equal-points")
    assert copy(d.why("sequence", "elder")) == d.why("sequence", "elder")


@pytest.mark.parametrize(
    "call", [lambda d: d.why(), lambda d: d.why_not(side="elder"), lambda d: tutor.find(), lambda d: tutor.ask()]
)
def test_what_a_call_cannot_do_without_is_named_in_one_sentence(call):
    with pytest.raises(TypeError, match=r"needs “\w+”; put a question mark in place of the brackets") as raised:
        call(tutor.deal("equal-points"))
    assert isinstance(raised.value, Said), "a notebook shows the sentence alone"


@pytest.mark.parametrize("word", ["table", "race", "ask", "play"])
def test_a_handle_says_in_one_sentence_that_what_it_is_set_to_is_no_deal(word):
    """And takes whatever has a deal, such as what a search has found."""
    deal = tutor.deal("equal-points")
    shown = {
        "table": lambda: tutor.table(deal),
        "race": lambda: tutor.race(deal),
        "ask": lambda: tutor.ask(deal, "point"),
        "play": tutor.play,
    }[word]()
    with pytest.raises(Said, match="No deal lies in 7"):
        shown.deal = 7
    other = tutor.deal("cavendish-example")
    shown.deal = other.what_if(last_trick=0)
    assert shown.deal.rules.options.last_trick == 0
    with pytest.raises(AttributeError, match="perhaps “deal” is meant"):
        _ = shown.deel
