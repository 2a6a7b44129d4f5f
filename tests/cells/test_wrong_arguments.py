"""Whatever a public name is given, and whatever is set on a widget: it is taken, or refused in one sentence."""

from __future__ import annotations

import pytest

import piquet_tutor as tutor
from piquet_tutor import ask, deal, page, play, race, table
from piquet_tutor.engine.faults import Said

BAD = (
    7,
    -1,
    1.5,
    True,
    None,
    "",
    " ",
    "xyzzy plugh",
    "x" * 20_000,
    [],
    {},
    (1, 2),
    b"x",
    object(),
    float("nan"),
    10**30,
)


@pytest.fixture(scope="module")
def dealt():
    return deal("equal-points")


def refused(call, *given, **named):
    """Nothing, or the sentence in which a call is refused; what is shown of what it gives is looked at too."""
    try:
        found = call(*given, **named)
        repr(found)
        getattr(found, "_repr_html_", lambda: "")()
    except Said as error:
        told = str(error)
        assert told.endswith((".", "?"))
        assert "\n" not in told
        assert len(told) < 700
        return told
    return ""


NAMES = [name for name in tutor.__all__ if callable(getattr(tutor, name)) and name[0].islower() and name != "language"]


@pytest.mark.parametrize("name", NAMES)
def test_what_stands_first_is_taken_or_refused(name, dealt):
    besides = {"apply": 1, "judge": 1, "total": 1, "seen_by": 1}.get(name, 0)
    for each in BAD:
        refused(getattr(tutor, name), each, *["elder"] * besides)


@pytest.mark.parametrize(
    "name", ["deal", "ask", "table", "race", "play", "examples", "rules", "odds", "partie", "page"]
)
def test_a_language_that_is_none_is_refused(name, dealt):
    first = {"ask": (dealt, "point"), "table": (dealt,), "race": (dealt,), "partie": ("partie-141",), "page": ("play",)}
    given = first.get(name, ("equal-points",) if name == "deal" else ())
    for each in (each for each in BAD if each is not None):
        assert "does not speak" in refused(getattr(tutor, name), *given, language=each)
    for each in (each for each in BAD if each is not None):
        assert "does not speak" in refused(tutor.language, each)


@pytest.mark.parametrize("name", [*NAMES, "language"])
def test_one_thing_too_many_is_refused(name):
    told = refused(getattr(tutor, name), *["play"] * 12)
    assert told.startswith(f"{name}(…) takes ")
    assert "12 are given" in told


@pytest.mark.parametrize("asked", ["why", "why_not", "turned_by", "tally", "link", "under", "books", "explain"])
def test_what_is_asked_of_a_deal_is_answered_or_refused(asked, dealt):
    for each in BAD:
        refused(getattr(dealt, asked), each)
    assert refused(getattr(dealt, asked), *[None] * 12)


@pytest.mark.parametrize("place", ["lesson", "lab", "table", "classroom", "rulebook", "play"])
def test_what_a_page_does_not_take_is_refused(place):
    for each in BAD:
        refused(lambda each=each: page(place, each))
    assert "takes nothing by the name “colour”" in refused(page, place, colour="red")


@pytest.fixture(scope="module")
def widgets(dealt):
    return {
        "table": (table(dealt), ("deal", "ruling")),
        "play": (play(), ("deal", "ruling")),
        "race": (race(dealt), ("deal", "ruling", "moves")),
        "ask": (ask(dealt, "point"), ("deal", "ruling", "correct", "answer")),
        "page": (page("play"), ("deal", "ruling")),
        "rulebook": (page("rulebook"), ("deal", "ruling")),
    }


@pytest.mark.parametrize("name", ["table", "play", "race", "ask", "page", "rulebook"])
def test_what_is_set_on_a_widget_is_held_or_refused_and_then_nothing_has_changed(name, widgets):
    thing, handles = widgets[name]
    for handle in handles:
        for each in BAD:
            before = getattr(thing, handle)
            if refused(setattr, thing, handle, each):
                assert getattr(thing, handle) is before


def test_a_page_without_a_table_takes_no_deal(dealt, widgets):
    rulebook, _ = widgets["rulebook"]
    assert "no table" in refused(setattr, rulebook, "deal", dealt)
    assert rulebook.deal is None


def test_what_follows_from_another_handle_is_not_set(dealt):
    laid = table(dealt, start="done")
    assert "set that" in refused(setattr, laid, "ruling", dealt.rulings[0])
    asked = ask(dealt, "point")
    asked.answer = "nobody"
    assert "set that" in refused(setattr, asked, "correct", False)
    assert asked.correct is True
