"""A name that is not known, anywhere in the vocabulary, is one sentence that names what is like it."""

from __future__ import annotations

import re
from copy import copy
from inspect import signature

import pytest

import piquet_tutor as tutor
from piquet_tutor.engine.said import Said
from piquet_tutor.game.rules.loader import options

MISSPELT = {
    "page": lambda d: tutor.page("tabel"),
    "page of a lesson": lambda d: tutor.page("lesson", "pont"),
    "page in a language": lambda d: tutor.page("table", language="xx"),
    "deal": lambda d: tutor.deal("equal-point"),
    "deal by rules": lambda d: tutor.deal("equal-points", rules="rubicn"),
    "deal with an option": lambda d: tutor.deal("equal-points", last_trik=3),
    "examples": lambda d: tutor.examples()["equal-point"],
    "ask": lambda d: tutor.ask(d, "pont"),
    "ask asks": lambda d: tutor.ask(d, "point", asks="card"),
    "table": lambda d: tutor.table(d, start="plya"),
    "race": lambda d: tutor.race(d, start="plya"),
    "play": lambda d: tutor.play(against="begginer"),
    "find": lambda d: tutor.find("elder repiqe"),
    "rules": lambda d: tutor.rules("rubicn"),
    "odds": lambda d: tutor.odds("pints"),
    "language": lambda d: tutor.language("frnch"),
    "under": lambda d: d.under("wikipdia"),
    "books": lambda d: d.books()["parlet"],
    "explain": lambda d: d.explain("shrt"),
    "explain to a seat": lambda d: d.explain(seat="eldr"),
    "seen by a seat": lambda d: tutor.seen_by(d, "eldr"),
    "total": lambda d: d.total("eldr"),
    "total of another book": lambda d: d.under("parlett").total("youngr"),
    "tally of a side": lambda d: d.tally("eldr"),
    "tally's side": lambda d: d.tally()["eldr"],
    "tally's kind": lambda d: d.tally()["elder"]["squence"],
    "why": lambda d: d.why("repiqe"),
    "why a clause": lambda d: d.why("repique.awrd"),
    "why whose": lambda d: d.why("point", "eldr"),
    "why not": lambda d: d.why_not("set tenns", "elder"),
    "why not whose": lambda d: d.why_not("repique", "eldr"),
    "turned by": lambda d: d.turned_by("pont"),
    "turned by whose": lambda d: d.turned_by("point", "eldr"),
    "ask turned by": lambda d: tutor.ask(d, turned_by="pont"),
    "ask whose": lambda d: tutor.ask(d, "point", "eldr"),
    "ask's own name": lambda d: tutor.ask(d, "point", turnd_by="point"),
    "table's own name": lambda d: tutor.table(d, strt="play"),
    "race's own name": lambda d: tutor.race(d, strt="play"),
    "find's own name": lambda d: tutor.find("elder repique", rulez="parlett"),
    "odds' own name": lambda d: tutor.odds("draws", wnted=4),
    "examples' own name": lambda d: tutor.examples("sunk king", languge="fr"),
    "partie's own name": lambda d: tutor.partie("partie-141", rulez="parlett"),
    "what if in words": lambda d: d.what_if("swop AS TC"),
    "what if a side": lambda d: d.what_if(sink="eldr sets"),
    "what if a side in words": lambda d: d.what_if("eldr sink sets"),
    "what if a kind": lambda d: d.what_if(sink="elder setts"),
    "what if by rules": lambda d: d.what_if(rules="parlet"),
    "what if an option": lambda d: d.what_if(last_trik=0),
    "what if's own name": lambda d: d.what_if(swop="AS TC"),
    "under's own name": lambda d: d.under(ruls="parlett"),
    "deal's own name": lambda d: tutor.deal("equal-points", playd=True),
    "play's own name": lambda d: tutor.play(sed=3),
    "an answer's own name": lambda d: d.why("sequence", "elder").foldd(),
    "a question's own name": lambda d: tutor.ask(d, "point").markk("younger 5"),
    "a deal's own name": lambda d: d.wy("point"),
    "a ruling's own name": lambda d: d.ledger[0].pints,
    "a ledger's own name": lambda d: d.ledger.flded(),
    "a tally's own name": lambda d: d.tally().flded(),
    "a match's own name": lambda d: tutor.partie("partie-141").totls,
    "why's own name": lambda d: d.why("point", sde="elder"),
    "why not's own name": lambda d: d.why_not("point", sid="elder"),
    "turned by's own name": lambda d: d.turned_by("point", sid="elder"),
    "books' own name": lambda d: d.books(langage="fr"),
    "explain's own name": lambda d: d.explain(dept="full"),
    "link's own name": lambda d: d.link(strat="play"),
    "what if's language": lambda d: d.what_if(langage="fr"),
    "rules' own name": lambda d: tutor.rules("rubicon", last_trik=2),
    "a race's own name": lambda d: tutor.race(d).movs,
}
ALL_NAMED = {"page in a language", "language"}
"""Where there are so few that all are named."""


@pytest.mark.parametrize("name", MISSPELT)
def test_a_misspelt_name_is_one_sentence_with_the_nearest(name):
    with pytest.raises(Said) as caught:
        MISSPELT[name](tutor.deal("equal-points"))
    said = str(caught.value)
    assert caught.value._render_traceback_() == [said]
    assert said.endswith(".")
    assert len(said) < 120
    assert ("use " if name in ALL_NAMED else "perhaps “") in said


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


@pytest.mark.parametrize(
    ("refused", "said"),
    [
        (lambda d: d.total(), "It is not said whose; use elder or younger."),
        (lambda d: d.total(None), "It is not said whose; use elder or younger."),
        (lambda d: d.total(1), "Nobody here is called “1”; use elder or younger."),
        (lambda d: d.tally()["younger"]["capot"], "Nothing was scored here for “capot”; use play or total."),
        (lambda d: d.what_if(swap="AS"), "“AS” does not name two; name two cards."),
        (lambda d: d.what_if(swap=("AS", "AS")), "does not name two; name two cards."),
        (lambda d: d.what_if(play="AS"), "does not say both; name the card and the trick."),
    ],
)
def test_a_likely_slip_is_one_sentence(refused, said):
    with pytest.raises(Said) as caught:
        refused(tutor.deal("equal-points"))
    assert str(caught.value).lower().endswith(said.lower())


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
