"""A name that is not known, anywhere in the vocabulary, is one sentence that names what is like it."""

from __future__ import annotations

import pytest

import piquet_tutor as tutor
from piquet_tutor.engine.said import Said

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
}
ALL_NAMED = {"page in a language", "language", "explain to a seat", "seen by a seat"}
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
