"""The catalogue is strict: whole, or an error that says where."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.resources import files

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import OnlyFor
from piquet_tutor.narration import catalogue as catalogue_module
from piquet_tutor.narration import checking, clauses
from piquet_tutor.narration.catalogue import FILES, Catalogue, catalogue
from piquet_tutor.narration.plain_text import MissingText
from piquet_tutor.narration.values import argument


def sources(language="en"):
    folder = files("piquet_tutor").joinpath("narration", "locales", language)
    return {name: folder.joinpath(name).read_text(encoding="utf-8") for name in FILES}


@pytest.mark.parametrize("language", narration.languages())
def test_every_language_is_whole(language):
    assert checking.problems(language) == ()


@pytest.mark.parametrize("language", narration.languages())
def test_no_line_begins_with_the_sign_between_two_parts(language):
    for name, text in sources(language).items():
        told = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
        assert not [line for line in told if re.search('[ "]·', line.replace('{ "\u00a0" }·', ""))], name


def test_english_comes_first():
    assert narration.languages()[0] == "en"


FAULTS = [
    ("clauses/conduct.ftl", "refused-turn-over =", "refused-turn-ended =", "turn.over"),
    ("clauses/play.ftl", "clause-play-last =", "clause-play-final =", "does not state play.last as rubicon has it"),
    (
        "clauses/play.ftl",
        '{ $trick }: { ROLE($side, does: "leads") }',
        '{ $turn }: { ROLE($side, does: "leads") }',
        "turn",
    ),
    ("words.ftl", "set-4 = quatorze", "set-five = quatorze", "set-4"),
    ("words.ftl", "ninety-eight, ", "", "99 words"),
    ("interface.ftl", "phase-play = The play", "", "phase-play"),
]


def test_the_check_finds_what_is_missing(monkeypatch):
    texts = sources()
    for file, old, new, _ in FAULTS:
        assert old in texts[file]
        texts[file] = texts[file].replace(old, new)
    broken = Catalogue("xx", {name: text.encode() for name, text in texts.items()}).read_all()
    real = checking.catalogue
    for module in (checking, clauses):
        monkeypatch.setattr(module, "catalogue", lambda name: broken if name == "xx" else real(name))
    problems = checking.problems("xx")
    assert [fault for *_, fault in FAULTS if not any(fault in problem for problem in problems)] == []


def test_no_two_messages_are_one_where_pythons_own_hash_is_short(monkeypatch):
    """In a browser it has 32 bits, of which two of thousands of messages are now and then alike."""
    monkeypatch.setattr(catalogue_module, "hash", lambda _: 0, raising=False)
    read = Catalogue("en", {"some.ftl": b"point = a point\nset = a set\n"})
    assert (read.word("point"), read.word("set")) == ("a point", "a set")


def test_a_message_that_stands_twice_is_refused():
    with pytest.raises(MissingText, match="twice"):
        Catalogue("xx", {"a.ftl": b"one = 1\n", "b.ftl": b"one = 2\n"}).read_all()


@pytest.mark.parametrize("language", narration.languages())
def test_a_larger_table_is_a_choice_inside_a_message(language):
    known = catalogue(language)
    assert [key for key in known.keys("") if key.endswith("-round") and key.removesuffix("-round") in known] == []
    for asked in ("play-trick-awarded.short", "clause-play-trick"):
        assert "round" in known.entry(asked).names


def test_a_line_that_cannot_be_read_is_refused_with_its_place():
    with pytest.raises(MissingText, match="line 2"):
        Catalogue("xx", {"0.ftl": b"none = 0\n", "a.ftl": b"one = 1\nthis is no message\n"}).read_all()


def test_a_missing_variable_is_an_error_and_never_half_a_text():
    catalogue = Catalogue("xx", {"a.ftl": b"one = Elder scores { $points }.\n"}).read_all()
    with pytest.raises(MissingText, match="points"):
        catalogue.format("one", {})


def test_a_fact_that_is_not_there_can_be_selected_on_but_not_shown():
    text = "one = { $pips ->\n    [absent] Not told.\n   *[other] Told: { $pips }.\n }\ntwo = Told: { $pips }.\n"
    catalogue = Catalogue("xx", {"a.ftl": text.encode()}).read_all()
    assert catalogue.format("one", {"pips": argument(None)}) == "Not told."
    assert catalogue.format("one", {"pips": argument(0)}) == "Told: 0."
    assert catalogue.format("one", {"pips": argument(OnlyFor("elder", 49))}) == "Told: 49."
    with pytest.raises(MissingText, match="not there"):
        catalogue.format("two", {"pips": argument(None)})


def test_an_unknown_message_language_or_depth_is_refused():
    with pytest.raises(MissingText, match="no-such-label"):
        narration.message("no-such-label")
    with pytest.raises(MissingText, match="give it most"):
        narration.message("table-ask-exchange", least=1, same="no")
    with pytest.raises(MissingText, match="xx"):
        narration.message("table-tool-undo", "xx")


def test_every_term_has_a_meaning_and_is_found_in_a_sentence():
    glossary = narration.glossary()
    assert {"elder", "younger", "talon", "point", "quart", "quatorze", "repique", "capot", "sink"} <= set(glossary)
    for meaning in glossary.values():
        assert len(meaning) > 10
        assert meaning.endswith(".")
    found = narration.terms_in("Elder’s quart major and two quatorzes: a repique.", "en")
    assert [term for term, _ in found] == ["elder", "quart", "major", "quatorze", "repique"]


def test_points_scored_are_not_the_point():
    assert "point" not in dict(narration.terms_in("1 point for the lead.", "en"))
    assert "point" in dict(narration.terms_in("Elder calls a point of 5.", "en"))


def test_the_narration_is_light_until_it_speaks():
    code = (
        "import sys, piquet_tutor.narration;"
        "print(sorted({'fluent', 'babel', 'rich', 'ipywidgets', 'IPython', 'piquet_tutor.app'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
